"""Pueblo's pictures in words: cells, looks, bills, reserves, the phase. Each is remembered by the little it depends on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.pueblo.face.lap import Look
from tablee.games.pueblo.face.scene import PuebloScene, voice
from tablee.games.pueblo.face.sight import SIGHTS, Bill
from tablee.games.pueblo.face.stacks import OWNERS, Brick, Heap, number_of
from tablee.games.pueblo.rules.deal import blocks
from tablee.games.pueblo.rules.geometry import CELLS, SIZE, cell_name, is_corner
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
from tablee.kit.people import mark, marks

SIDES = ("south", "west", "north", "east")  # where the chief looks from the north, east, south and west side


@cache
def colour(lang: str, seat: Seat) -> str:
    return voice(lang).say(f"colour-{COLOURS[seat]}")


def listed(lang: str, parts: Sequence[str]) -> str:
    """`a, b and c`."""
    return row(lang, len(parts)).format(*parts)


@cache
def row(lang: str, count: int) -> str:
    """So many parts in a row, each to be filled in."""
    return voice(lang).listing(f"{{{place}}}" for place in range(count))


# Cells --------------------------------------------------------------------------------------------------------------------


def of_cell(scene: PuebloScene, cell: int) -> str:
    """`d4: red, height 3`."""
    return cells_in_words(scene.lens.lang, scene.heap, scene.view.sacred, scene.dismantling)[cell]


@lru_cache(maxsize=2048)
def cells_in_words(lang: str, heap: Heap, sacred: tuple[int, ...], dismantling: bool) -> tuple[str, ...]:
    """All cells. A stone more changes those it stands on."""
    said, changed = [""] * CELLS, tuple(range(CELLS))
    if heap.before is not None and not dismantling:
        said, changed = list(cells_in_words(lang, heap.before, sacred, dismantling)), heap.touched
    for cell in changed:
        stack = heap.stacks[cell]
        if stack:
            said[cell] = built_in_words(lang, cell, stack[-1], len(stack), dismantling)
        else:
            said[cell] = voice(lang).say("cell-sacred" if cell in sacred else "cell-empty", cell=cell_name(cell))
    return tuple(said)


def built_in_words(lang: str, cell: int, top: Brick, height: int, dismantling: bool) -> str:
    frame = top_in_words(lang, cell, top & 7, dismantling)
    return frame.format(height, number_of(top))


@cache
def top_in_words(lang: str, cell: int, owner: int, dismantling: bool) -> str:
    """A cell and the colour on its top; the height and the number of the stone are to be filled in."""
    say = voice(lang).say
    args = {"cell": cell_name(cell), "colour": say(f"colour-{OWNERS[owner]}"), "height": "{0}"}
    return say("cell-removing", **args, number="{1}") if dismantling else say("cell-built", **args)


# The chief and its looks --------------------------------------------------------------------------------------------------


@cache
def ring_in_words(lang: str, ring: int) -> str:
    return voice(lang).say("ring-cell", ring=ring)


@lru_cache(maxsize=4096)
def stop_in_words(lang: str, ring: int, steps: int, bill: Bill) -> str:
    """A ring cell where the chief may stop, with what that would cost."""
    return stop_before_bill(lang, ring, steps).format(bill_in_words(lang, bill))


@cache
def stop_before_bill(lang: str, ring: int, steps: int) -> str:
    return voice(lang).say("ring-stop", ring=ring, steps=steps, bill="{}")


@lru_cache(maxsize=4096)
def bill_in_words(lang: str, bill: Bill) -> str:
    owed = [amount(lang, seat, points) for seat, points in enumerate(bill) if points]
    return costs(lang).format(listed(lang, owed)) if owed else voice(lang).say("look-free")


@lru_cache(maxsize=4096)
def look_told(lang: str, look: Look) -> str:
    """A look of the final lap; people are marks."""
    say = voice(lang).say
    owed = [say("amount", colour=mark(seat), points=points) for seat, points in enumerate(look.paid) if points]
    return say("told-look", ring=look.ring, paid=listed(lang, owed)) if owed else say("told-look-free", ring=look.ring)


@cache
def costs(lang: str) -> str:
    return voice(lang).say("look-costs", amounts="{}")


@lru_cache(maxsize=4096)
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


# Reserves, auctions, the phase --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def reserve_in_words(lang: str, coloured: int, neutral: int, aside: int) -> str:
    say, stones = voice(lang).say, {"coloured": coloured, "neutral": neutral}
    return say("reserve-aside", **stones, aside=aside) if aside else say("reserve", **stones)


def auction_in_words(scene: PuebloScene) -> str:
    view = scene.view
    if view.task == TO_TAKE:
        return scene.say("auction-won", who=scene.person(view.actor), points=view.bid)
    if not any(view.cards) and view.task != TO_BID:
        return scene.say("auction-before")
    if view.task != TO_BID:
        return order_in_words(scene.lens.lang, view.order)
    if view.bidder == NOBODY:
        return scene.say("auction-no-bid", who=scene.person(view.actor))
    return scene.say("auction-bid", points=view.bid, who=scene.person(view.bidder))


@lru_cache(maxsize=256)
def order_in_words(lang: str, order: tuple[Seat, ...]) -> str:
    return voice(lang).say("auction-order", order=listed(lang, marks(order)))


def turns_in_part(seats: int, advanced: bool, part: int) -> int:
    """How many turns a part of the building takes if every stone is set (table 2.1)."""
    if not advanced:
        return seats * (2 * int(blocks(seats)) + 1)
    if part == BUILDING_ON:
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
    return building_in_words(scene.lens.lang, view.seats, view.advanced, view.part, view.turns + 1)


@lru_cache(maxsize=1024)
def building_in_words(lang: str, seats: int, advanced: bool, part: int, turn: int) -> str:
    name = "phase-building" if not advanced else "phase-one" if part == BUILDING else "phase-two"
    return voice(lang).say(name, turn=turn, turns=turns_in_part(seats, advanced, part))


def stones_standing(scene: PuebloScene) -> int:
    return len(scene.view.codes) - scene.view.taken.bit_count()
