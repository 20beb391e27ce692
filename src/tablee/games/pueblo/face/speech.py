"""Pueblo's pictures in words: cells, looks, bills, reserves, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.scene import PuebloScene
from tablee.games.pueblo.rules.deal import blocks
from tablee.games.pueblo.rules.geometry import CELLS, RING, SIZE, cell_name, is_corner, sight
from tablee.games.pueblo.rules.state import (
    BLOCKS_ASIDE,
    BUILDING,
    BUILDING_ON,
    DISMANTLING,
    OVER,
    TO_BID,
    TO_LAY,
    TO_TAKE,
)

SIDES = ("south", "west", "north", "east")  # where the chief looks from the north, east, south and west side


def of_cell(scene: PuebloScene, cell: int) -> str:
    """`d4: red, height 3`."""
    top, name = scene.top(cell), cell_name(cell)
    if top is None:
        return scene.say("cell-sacred" if cell in scene.view.sacred else "cell-empty", cell=name)
    args = {"cell": name, "colour": scene.named(top.owner), "height": scene.height(cell), "number": top.number}
    return scene.say("cell-removing" if scene.removing else "cell-built", **args)


def at_ring(scene: PuebloScene, ring: int) -> str:
    """A ring cell, with what a stop there would cost when the chief may stop there."""
    steps = scene.steps_to(ring)
    if steps is None:
        return scene.say("ring-cell", ring=ring)
    return scene.say("ring-stop", ring=ring, steps=steps, bill=bill_in_words(scene, ring))


def bill_in_words(scene: PuebloScene, ring: int) -> str:
    owed = scene.bill(ring)
    if not owed:
        return scene.say("look-free")
    amounts = (scene.say("amount", colour=scene.named(seat), points=points) for seat, points in owed.items())
    return scene.say("look-costs", amounts=scene.voice.listing(amounts))


def sight_in_words(scene: PuebloScene, ring: int) -> str:
    """Where the chief looks from a ring cell (PUE-36, PUE-41)."""
    cells = sight(ring)
    if is_corner(ring):
        return scene.say("sight-quarter", ring=ring, first=cell_name(cells[0]), last=cell_name(cells[-1]))
    side = ring // (SIZE + 1)
    line = cell_name(cells[0])[side % 2]  # a file from the north and south, a rank from the east and west
    return scene.say(f"sight-{SIDES[side]}", ring=ring, line=line)


def reserve_in_words(scene: PuebloScene, seat: Seat) -> str:
    view = scene.view
    stones = {"coloured": view.reserve[seat], "neutral": view.reserve[view.seats + seat]}
    return scene.say("reserve-aside", **stones, aside=scene.aside) if scene.aside else scene.say("reserve", **stones)


def auction_in_words(scene: PuebloScene) -> str:
    view = scene.view
    if view.task == TO_TAKE:
        return scene.say("auction-won", colour=scene.named(view.actor), points=view.bid)
    if not any(view.cards) and view.task != TO_BID:
        return scene.say("auction-before")
    if view.task != TO_BID:
        return scene.say("auction-order", order=scene.colours(view.order))
    if view.bidder == NOBODY:
        return scene.say("auction-no-bid", colour=scene.named(view.actor))
    return scene.say("auction-bid", points=view.bid, colour=scene.named(view.bidder))


def turns_in_part(scene: PuebloScene) -> int:
    """How many turns the current part of the building takes if every stone is set (table 2.1)."""
    seats = scene.view.seats
    if not scene.view.advanced:
        return seats * (2 * int(blocks(seats)) + 1)
    if scene.view.part == BUILDING_ON:
        return seats * 2 * BLOCKS_ASIDE
    return seats * (2 * (int(blocks(seats)) - BLOCKS_ASIDE) + 1)


def phase(scene: PuebloScene) -> str:
    """Where in the game we are."""
    view = scene.view
    if view.task == OVER:
        return scene.say("phase-end")
    if view.task == TO_LAY:
        return scene.say("phase-lay", count=view.to_lay)
    if scene.bidding:
        return scene.say("phase-auction", auction=view.part, card=1 + sum(map(bool, view.cards)), cards=view.seats)
    if view.part == DISMANTLING:
        return scene.say("phase-dismantling", turn=view.turns + 1, count=sum(stone.standing for stone in view.stones))
    name = "phase-building" if not view.advanced else "phase-one" if view.part == BUILDING else "phase-two"
    return scene.say(name, turn=view.turns + 1, turns=turns_in_part(scene))


def sentences(scene: PuebloScene) -> Iterator[str]:
    """The whole position, a sentence at a time."""
    view = scene.view
    yield scene.say("words-phase", phase=phase(scene))
    if not view.over:
        yield scene.say("words-turn", colour=scene.named(view.actor))
    points = (scene.say("amount", colour=scene.colour(seat), points=paid or 0) for seat, paid in enumerate(view.points))
    yield scene.say("words-points", amounts=scene.voice.listing(points))
    yield scene.say("words-stones", count=sum(stone.standing for stone in view.stones))
    built = [of_cell(scene, cell) for cell in range(CELLS) if scene.height(cell)]
    if built:
        yield scene.say("words-cells", cells="; ".join(built))
    if view.sacred:
        yield scene.say("words-sacred", cells=scene.voice.listing(map(cell_name, view.sacred)), count=len(view.sacred))
    yield scene.say("words-chief", ring=view.chief)
    for ring in range(RING):
        if scene.steps_to(ring):
            stop = at_ring(scene, ring)
            yield stop[0].upper() + stop[1:]
    if view.advanced:
        yield auction_in_words(scene)
    for seat in range(view.seats):
        yield scene.say("words-reserve", colour=scene.named(seat), reserve=reserve_in_words(scene, seat))
