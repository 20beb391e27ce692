"""Pueblo's pictures in words: cells, looks, bills, reserves, the phase. Each is remembered by the little it depends on."""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.scene import PuebloScene, voice
from tablee.games.pueblo.face.sight import SIGHTS, Bill
from tablee.games.pueblo.face.stacks import Brick, number_of, owner_class_of
from tablee.games.pueblo.rules.deal import blocks
from tablee.games.pueblo.rules.geometry import SIZE, cell_name, is_corner
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

SIDES = ("south", "west", "north", "east")  # where the chief looks from the north, east, south and west side


@cache
def colour(lang: str, seat: Seat) -> str:
    return voice(lang).say(f"colour-{COLOURS[seat]}")


def of_cell(scene: PuebloScene, cell: int) -> str:
    """`d4: red, height 3`."""
    sacred = cell in scene.view.sacred
    return cell_in_words(scene.lang, cell, scene.top(cell), scene.height(cell), sacred, scene.dismantling)


@lru_cache(maxsize=8192)
def cell_in_words(lang: str, cell: int, top: Brick, height: int, sacred: bool, dismantling: bool) -> str:
    say, name = voice(lang).say, cell_name(cell)
    if not height:
        return say("cell-sacred" if sacred else "cell-empty", cell=name)
    args = {"cell": name, "colour": say(f"colour-{owner_class_of(top)}"), "height": height, "number": number_of(top)}
    return say("cell-removing" if dismantling else "cell-built", **args)


@cache
def ring_in_words(lang: str, ring: int) -> str:
    return voice(lang).say("ring-cell", ring=ring)


@lru_cache(maxsize=4096)
def stop_in_words(lang: str, ring: int, steps: int, bill: Bill) -> str:
    """A ring cell where the chief may stop, with what that would cost."""
    return voice(lang).say("ring-stop", ring=ring, steps=steps, bill=bill_in_words(lang, bill))


@lru_cache(maxsize=4096)
def bill_in_words(lang: str, bill: Bill) -> str:
    owed = [amount(lang, seat, points) for seat, points in enumerate(bill) if points]
    say = voice(lang).say
    return say("look-costs", amounts=voice(lang).listing(owed)) if owed else say("look-free")


def amount(lang: str, seat: Seat, points: int) -> str:
    return voice(lang).say("amount", colour=colour(lang, seat), points=points)


@cache
def sight_in_words(lang: str, ring: int) -> str:
    """Where the chief looks from a ring cell (PUE-36, PUE-41)."""
    cells, say = SIGHTS[ring], voice(lang).say
    if is_corner(ring):
        return say("sight-quarter", ring=ring, first=cell_name(cells[0]), last=cell_name(cells[-1]))
    side = ring // (SIZE + 1)
    line = cell_name(cells[0])[side % 2]  # a file from the north and south, a rank from the east and west
    return say(f"sight-{SIDES[side]}", ring=ring, line=line)


@lru_cache(maxsize=1024)
def reserve_in_words(lang: str, coloured: int, neutral: int, aside: int) -> str:
    say, stones = voice(lang).say, {"coloured": coloured, "neutral": neutral}
    return say("reserve-aside", **stones, aside=aside) if aside else say("reserve", **stones)


def auction_in_words(scene: PuebloScene) -> str:
    view = scene.view
    if view.task == TO_TAKE:
        return scene.say("auction-won", colour=scene.colour(view.actor), points=view.bid)
    if not any(view.cards) and view.task != TO_BID:
        return scene.say("auction-before")
    if view.task != TO_BID:
        return order_in_words(scene.lang, view.order)
    if view.bidder == NOBODY:
        return scene.say("auction-no-bid", colour=scene.colour(view.actor))
    return scene.say("auction-bid", points=view.bid, colour=scene.colour(view.bidder))


@lru_cache(maxsize=256)
def order_in_words(lang: str, order: tuple[Seat, ...]) -> str:
    return voice(lang).say("auction-order", order=voice(lang).listing(colour(lang, seat) for seat in order))


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
        return scene.say("phase-dismantling", turn=view.turns + 1, count=stones_standing(scene))
    name = "phase-building" if not view.advanced else "phase-one" if view.part == BUILDING else "phase-two"
    return scene.say(name, turn=view.turns + 1, turns=turns_in_part(scene))


def stones_standing(scene: PuebloScene) -> int:
    return len(scene.view.codes) - scene.view.taken.bit_count()
