"""Pueblo's pictures in words: cells, looks, bills, reserves, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.scene import Scene, colour
from tablee.games.pueblo.rules.deal import blocks
from tablee.games.pueblo.rules.geometry import CELLS, RING, SIZE, cell_name, is_corner, sight
from tablee.games.pueblo.rules.state import (
    BLOCKS_ASIDE,
    BUILDING,
    BUILDING_ON,
    COLOURS,
    DISMANTLING,
    OVER,
    TO_BID,
    TO_LAY,
    TO_TAKE,
)
from tablee.kit.words import listing

SIDES = ("south", "west", "north", "east")  # where he looks from the north, east, south and west side


def colour_name(scene: Scene, owner: Seat | None) -> str:
    return scene.say(f"colour-{colour(owner)}")


def of_cell(scene: Scene, cell: int) -> str:
    """`d4: red, height 3`."""
    top, name = scene.top(cell), cell_name(cell)
    if top is None:
        return scene.say("cell-sacred" if cell in scene.view.sacred else "cell-empty", cell=name)
    args = {"cell": name, "colour": colour_name(scene, top.owner), "height": scene.height(cell), "number": top.number}
    return scene.say("cell-removing" if scene.removing else "cell-built", **args)


def at_ring(scene: Scene, ring: int) -> str:
    """A ring cell, with what a stop there would cost when the chief may stop there."""
    steps = scene.steps_to(ring)
    if steps is None:
        return scene.say("ring-cell", ring=ring)
    return scene.say("ring-stop", ring=ring, steps=steps, bill=bill_in_words(scene, ring))


def bill_in_words(scene: Scene, ring: int) -> str:
    owed = scene.bill(ring)
    if not owed:
        return scene.say("look-free")
    amounts = (scene.say("amount", colour=colour_name(scene, seat), points=points) for seat, points in owed.items())
    return scene.say("look-costs", amounts=listing(amounts, scene.lens.lang))


def sight_in_words(scene: Scene, ring: int) -> str:
    """Where the chief looks from a ring cell (PUE-36, PUE-41)."""
    cells = sight(ring)
    if is_corner(ring):
        return scene.say("sight-quarter", ring=ring, first=cell_name(cells[0]), last=cell_name(cells[-1]))
    side = ring // (SIZE + 1)
    line = cell_name(cells[0])[side % 2]  # a file from the north and south, a rank from the east and west
    return scene.say(f"sight-{SIDES[side]}", ring=ring, line=line)


def reserve_in_words(scene: Scene, seat: Seat) -> str:
    view = scene.view
    stones = {"coloured": view.reserve[seat], "neutral": view.reserve[view.seats + seat]}
    return scene.say("reserve-aside", **stones, aside=scene.aside) if scene.aside else scene.say("reserve", **stones)


def auction_in_words(scene: Scene) -> str:
    view = scene.view
    if view.step == TO_TAKE:
        return scene.say("auction-won", colour=colour_name(scene, view.turn), points=view.bid)
    if not any(view.cards) and view.step != TO_BID:
        return scene.say("auction-before")
    if view.step != TO_BID:
        return scene.say("auction-order", order=listing((colour_name(scene, seat) for seat in view.order), scene.lens.lang))
    if view.bidder == NOBODY:
        return scene.say("auction-no-bid", colour=colour_name(scene, view.turn))
    return scene.say("auction-bid", points=view.bid, colour=colour_name(scene, view.bidder))


def turns_in_part(scene: Scene) -> int:
    """How many turns the current part of the building takes if every stone is set (table 2.1)."""
    seats = scene.view.seats
    if not scene.view.advanced:
        return seats * (2 * int(blocks(seats)) + 1)
    if scene.view.part == BUILDING_ON:
        return seats * 2 * BLOCKS_ASIDE
    return seats * (2 * (int(blocks(seats)) - BLOCKS_ASIDE) + 1)


def phase(scene: Scene) -> str:
    """Where in the game we are."""
    view = scene.view
    if view.step == OVER:
        return scene.say("phase-end")
    if view.step == TO_LAY:
        return scene.say("phase-lay", count=view.to_lay)
    if view.step in (TO_BID, TO_TAKE):
        return scene.say("phase-auction", auction=view.part, card=1 + sum(map(bool, view.cards)), cards=view.seats)
    if view.part == DISMANTLING:
        return scene.say("phase-dismantling", turn=view.turns + 1, count=sum(stone.standing for stone in view.stones))
    name = "phase-building" if not view.advanced else "phase-one" if view.part == BUILDING else "phase-two"
    return scene.say(name, turn=view.turns + 1, turns=turns_in_part(scene))


def in_words(scene: Scene) -> str:
    """The whole position, a sentence at a time."""
    return " ".join(sentences(scene))


def sentences(scene: Scene) -> Iterator[str]:
    view, lang = scene.view, scene.lens.lang
    yield scene.say("words-phase", phase=phase(scene))
    if not view.over:
        yield scene.say("words-turn", colour=colour_name(scene, view.turn))
    points = (
        scene.say("amount", colour=scene.say(f"colour-{COLOURS[k]}"), points=p or 0) for k, p in enumerate(view.points)
    )
    yield scene.say("words-points", amounts=listing(points, lang))
    yield scene.say("words-stones", count=sum(stone.standing for stone in view.stones))
    built = [of_cell(scene, cell) for cell in range(CELLS) if scene.height(cell)]
    if built:
        yield scene.say("words-cells", cells="; ".join(built))
    if view.sacred:
        yield scene.say("words-sacred", cells=listing(map(cell_name, view.sacred), lang), count=len(view.sacred))
    yield scene.say("words-chief", ring=view.chief)
    for ring in range(RING):
        if scene.steps_to(ring):
            stop = at_ring(scene, ring)
            yield stop[0].upper() + stop[1:]
    if view.advanced:
        yield auction_in_words(scene)
    for seat in range(view.seats):
        yield scene.say("words-reserve", colour=colour_name(scene, seat), reserve=reserve_in_words(scene, seat))
