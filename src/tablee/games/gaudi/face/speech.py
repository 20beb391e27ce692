"""The pictures in words: a cell, a tile, a hand, the phase, a whole position for those who cannot see it.

Whatever is said often is remembered by the language and the little it depends on.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from tablee.engine.values import Seat
from tablee.games.gaudi.face.ground import around, creature
from tablee.games.gaudi.face.scene import Promise, Scene, thirds
from tablee.games.gaudi.rules.actions import cell_name
from tablee.games.gaudi.rules.counters import MARKED, pair_animal, pair_colour
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.words import Voice


@cache
def voice(lang: str) -> Voice:
    return Voice(Scene.folder, lang)


@lru_cache(maxsize=1024)
def beside(lang: str, creatures: tuple[str, ...]) -> str:
    """What lies at the corners of a cell."""
    return listed(lang, creatures)


def listed(lang: str, names: Iterable[str]) -> str:
    return voice(lang).listing(voice(lang).say(f"creature-{name}") for name in names)


@lru_cache(maxsize=256)
def of_tile(lang: str, kind: int) -> str:
    """`OGB: an orange snail, a green jellyfish and a blue starfish`."""
    return voice(lang).say("tile-called", tile=kind_name(kind), thirds=listed(lang, thirds(kind)))


@lru_cache(maxsize=8192)
def of_cell(lang: str, spot: int) -> str:
    """A free cell with what lies around it."""
    return voice(lang).say("cell-called", cell=cell_name(spot // 64), around=beside(lang, around(spot)))


def of_offered_cell(lang: str, spot: int, gained: str) -> str:
    """The same with what the picked tile would complete there."""
    return voice(lang).say("cell-offered", cell=cell_name(spot // 64), around=beside(lang, around(spot)), gained=gained)


def of_promises(scene: Scene, promises: tuple[Promise, ...]) -> str:
    if not promises:
        return scene.say("completes-nothing")
    names = listed(scene.lens.lang, (creature(one.animal, one.colour) for one in promises))
    if scene.view.paving:
        return scene.say("completes-together", animals=names)  # no points at all (GAU-46)
    return scene.say("completes", animals=names, points=sum(one.points for one in promises))


def of_pair(lang: str, pair: int) -> str:
    animal, hue = ANIMALS[pair_animal(pair)], COLOURS[pair_colour(pair)]
    return voice(lang).say("pair", animal=voice(lang).say(f"animal-{animal}"), colour=voice(lang).say(f"hue-{hue}"))


def seat_name(lang: str, seat: Seat) -> str:
    """The colour of a seat, as a name."""
    colour = voice(lang).say(f"colour-{SEAT_COLOURS[seat]}")
    return colour[:1].upper() + colour[1:]


class Belongings(NamedTuple):
    """What lies before a seat, as far as the chair may look."""

    seat: Seat
    size: int  # of its hand
    kinds: tuple[int, ...] | None  # None: covered
    pair: int | None
    counters: tuple[int, int] | None  # left, and on animals; None where there are none (GAU-46)


def belongings(view: GaudiView) -> list[Belongings]:
    marked = [one.seat for one in view.animals if one.seen == MARKED]
    found = []
    for seat, (size, kinds, pair) in enumerate(zip(view.hand_sizes, view.hands, view.pairs, strict=True)):
        shown = kinds if view.over or view.paving else None
        counters = None if view.paving else (view.counters[seat], marked.count(seat))
        found.append(Belongings(seat, size, shown, pair, counters))
    return found


@lru_cache(maxsize=4096)
def of_seat(lang: str, one: Belongings) -> str:
    """Tiles, counters and, where they lie open, objectives of a seat."""
    parts = [voice(lang).say("holds", count=one.size)]
    if one.counters is not None:
        left, marked = one.counters
        parts.append(voice(lang).say("counters-left", count=left, marked=marked))
    if one.pair is not None:
        parts.append(voice(lang).say("collects", pair=of_pair(lang, one.pair)))
    return voice(lang).say("of-seat", seat=seat_name(lang, one.seat), parts=voice(lang).listing(parts))


@lru_cache(maxsize=2048)
def of_hand(lang: str, kinds: tuple[int, ...]) -> str:
    return voice(lang).say("in-words-hand", tiles=voice(lang).listing(map(kind_name, kinds)))


def phase(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return scene.say("phase-over")
    return scene.say("phase-last" if view.pile == 0 else "phase-pile", pile=view.pile)


def sentences(scene: Scene, before: list[Belongings]) -> tuple[str, ...]:
    view, lang = scene.view, scene.lens.lang
    said = [scene.say("in-words-paving", tiles=len(view.tiles), animals=len(view.animals))]
    said += [of_seat(lang, one) for one in before]
    mine = view.hands[view.seat] if view.seat is not None else None
    if mine:
        said.append(of_hand(lang, mine))
    return tuple(said)
