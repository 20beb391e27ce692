"""A whole position for those who cannot see it, in sentences that travel by themselves.

What changes together stands together, and the long list of the heap at the end: of two versions only what lies between
their common beginning and their common end is sent.
"""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.engine.values import Seat
from tablee.games.pueblo.face.scene import PuebloScene, voice
from tablee.games.pueblo.face.speech import (
    amount,
    auction_in_words,
    cells_in_words,
    colour,
    listed,
    reserve_in_words,
    stones_standing,
    stop_in_words,
)
from tablee.games.pueblo.face.stacks import Heap
from tablee.games.pueblo.rules.geometry import RING, cell_name


def sentences(scene: PuebloScene, phase: str) -> tuple[str, ...]:
    """First what every move changes."""
    lang, view, heap = scene.lens.lang, scene.view, scene.heap
    return (
        *course(scene, phase),
        *reserves(lang, view.reserve, scene.aside),
        *ground(lang, view.sacred),
        *built(lang, heap, scene.dismantling),
    )


def course(scene: PuebloScene, phase: str) -> list[str]:
    """How far the game is, whose turn it is, where the chief stands and may go."""
    lang, view = scene.lens.lang, scene.view
    said = [phase_in_words(lang, phase)]
    if not view.over:
        said.append(turn_in_words(lang, view.actor))
    said += (points_in_words(lang, scene.points), chief_in_words(lang, scene.chief))
    said += [
        capital(stop_in_words(lang, (view.chief + steps) % RING, steps, bill))
        for steps, bill in enumerate(scene.bills, start=1)
    ]
    if view.advanced:
        said.append(scene.in_colours(auction_in_words(scene)))
    said.append(stones_in_words(lang, stones_standing(scene)))
    return said


def capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


@lru_cache(maxsize=1024)
def phase_in_words(lang: str, phase: str) -> str:
    return voice(lang).say("words-phase", phase=phase)


@cache
def turn_in_words(lang: str, seat: Seat) -> str:
    return voice(lang).say("words-turn", colour=colour(lang, seat))


@cache
def chief_in_words(lang: str, ring: int) -> str:
    return voice(lang).say("words-chief", ring=ring)


@cache
def stones_in_words(lang: str, count: int) -> str:
    return voice(lang).say("words-stones", count=count)


@lru_cache(maxsize=4096)
def points_in_words(lang: str, points: tuple[int | None, ...]) -> str:
    amounts = [amount(lang, seat, paid or 0) for seat, paid in enumerate(points)]
    return voice(lang).say("words-points", amounts=listed(lang, amounts))


@lru_cache(maxsize=2048)
def reserves(lang: str, reserve: tuple[int, ...], aside: int) -> tuple[str, ...]:
    """What every seat has left: coloured stones of all seats come first, then neutral ones."""
    seats = len(reserve) // 2
    return tuple([reserve_of(lang, seat, reserve[seat], reserve[seats + seat], aside) for seat in range(seats)])


@lru_cache(maxsize=1024)
def reserve_of(lang: str, seat: Seat, coloured: int, neutral: int, aside: int) -> str:
    kept = reserve_in_words(lang, coloured, neutral, aside)
    return voice(lang).say("words-reserve", colour=colour(lang, seat), reserve=kept)


@lru_cache(maxsize=1024)
def ground(lang: str, sacred: tuple[int, ...]) -> tuple[str, ...]:
    """The sacred places, if there are any."""
    if not sacred:
        return ()
    cells = listed(lang, [cell_name(cell) for cell in sacred])
    return (voice(lang).say("words-sacred", cells=cells, count=len(sacred)),)


@lru_cache(maxsize=1024)
def built(lang: str, heap: Heap, dismantling: bool) -> tuple[str, ...]:
    """One sentence about all cells that are built on, cut after each of them."""
    cells = cells_in_words(lang, heap, (), dismantling)
    said = [f"{one};" for one, stack in zip(cells, heap.stacks, strict=True) if stack]
    if not said:
        return ()
    before, _, after = voice(lang).say("words-cells", cells="\n").partition("\n")
    said[0] = before + said[0]
    said[-1] = said[-1].removesuffix(";") + after
    return tuple(said)
