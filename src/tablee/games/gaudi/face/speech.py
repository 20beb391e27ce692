"""The pictures in words: a cell, a tile, a hand, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.values import Seat
from tablee.games.gaudi.face.scene import Promise, Scene, creature, thirds
from tablee.games.gaudi.rules.actions import Lay, cell_name
from tablee.games.gaudi.rules.counters import MARKED, pair_animal, pair_colour
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name


def listed(scene: Scene, names: Iterable[str]) -> str:
    return scene.voice.listing(scene.say(f"creature-{name}") for name in names)


def of_tile(scene: Scene, kind: int) -> str:
    """`OGB: an orange snail, a green jellyfish and a blue starfish`."""
    return scene.say("tile-called", tile=kind_name(kind), thirds=listed(scene, thirds(kind)))


def of_cell(scene: Scene, cell: int) -> str:
    """A free cell with what lies around it, and what the picked tile would complete there."""
    around = listed(scene, scene.creatures_around(cell))
    if scene.picked is None or cell not in scene.offers[scene.picked]:
        return scene.say("cell-called", cell=cell_name(cell), around=around)
    gained = of_promises(scene, scene.promises(Lay(scene.picked, cell)))
    return scene.say("cell-offered", cell=cell_name(cell), around=around, gained=gained)


def of_promises(scene: Scene, promises: list[Promise]) -> str:
    if not promises:
        return scene.say("completes-nothing")
    names = listed(scene, (creature(one.animal, one.colour) for one in promises))
    if scene.view.paving:
        return scene.say("completes-together", animals=names)  # no points at all (GAU-46)
    return scene.say("completes", animals=names, points=sum(one.points for one in promises))


def of_pair(scene: Scene, pair: int) -> str:
    animal, hue = ANIMALS[pair_animal(pair)], COLOURS[pair_colour(pair)]
    return scene.say("pair", animal=scene.say(f"animal-{animal}"), colour=scene.say(f"hue-{hue}"))


def seat_name(scene: Scene, seat: Seat) -> str:
    """The colour of a seat, as a name."""
    colour = scene.colour(seat)
    return colour[:1].upper() + colour[1:]


def of_seat(scene: Scene, seat: Seat) -> str:
    """Tiles, counters and, where they lie open, objectives of a seat."""
    view = scene.view
    parts = [scene.say("holds", count=view.hand_sizes[seat])]
    if not view.paving:
        marked = sum(one.seat == seat and one.seen == MARKED for one in view.animals)
        parts.append(scene.say("counters-left", count=view.counters[seat], marked=marked))
    pair = view.pairs[seat]
    if pair is not None:
        parts.append(scene.say("collects", pair=of_pair(scene, pair)))
    return scene.say("of-seat", seat=seat_name(scene, seat), parts=scene.voice.listing(parts))


def phase(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return scene.say("phase-over")
    return scene.say("phase-last" if view.pile == 0 else "phase-pile", pile=view.pile)


def sentences(scene: Scene) -> tuple[str, ...]:
    view = scene.view
    said = [scene.say("in-words-paving", tiles=len(view.tiles), animals=len(view.animals))]
    said += [of_seat(scene, seat) for seat in range(view.seats)]
    mine = view.hands[view.seat] if view.seat is not None else None
    if mine:
        said.append(scene.say("in-words-hand", tiles=scene.voice.listing(map(kind_name, mine))))
    return tuple(said)
