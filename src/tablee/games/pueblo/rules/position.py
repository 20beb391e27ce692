"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 2; stones r NE b7, b SW e6, n NE a1; chief 27; totals 0 3
    players 3; advanced; sacred c3 f6; opener 2; step bid; seat 2; asked 2; bid 2 by 0; passed 1

Stones are named by colour letter, opening and corner, in the order of setting; their posture follows. `off` marks one
that was taken off again. Reserves left out hold what is left of the stones, and whoever has to act follows from the other
clauses. Fewer stones than a game has make a shorter game; what cannot be is refused, see `position_checks`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.pueblo.rules import position_checks as check
from tablee.games.pueblo.rules.actions import find_cell
from tablee.games.pueblo.rules.deal import blocks, empty
from tablee.games.pueblo.rules.geometry import BIT, OPENINGS, RING, cell_name, footprint
from tablee.games.pueblo.rules.state import (
    BLOCKS_ASIDE,
    BUILDING,
    BUILDING_ON,
    DISMANTLING,
    HIGHEST_BID,
    LETTERS,
    MOST_TURNS,
    TASKS,
    TO_BID,
    TO_REMOVE,
    TO_SET,
    TO_TAKE,
    TO_WALK,
    Pueblo,
)
from tablee.games.pueblo.rules.stones import Rules
from tablee.games.pueblo.rules.view import Stone, view
from tablee.kit.notation import Clauses, written

IN_TURNS = (TO_SET, TO_WALK, TO_REMOVE)
IN_AUCTION = (TO_BID, TO_TAKE)


# Writing ----------------------------------------------------------------------------------------------------------------


def position(state: Pueblo) -> str:
    """Every clause that differs from a board just opened with the same rules."""
    rules = state.rules
    said, fresh = clauses(state), clauses(empty(Rules(rules.seats, rules.advanced, rules.dismantling)))
    always = {"players", "advanced", "dismantling"}
    if state.part != BUILDING:
        always |= {"coloured", "neutral"}
    return written({word: values if word in always or values != fresh[word] else None for word, values in said.items()})


def clauses(state: Pueblo) -> dict[str, str | None]:
    seen = view(state, None)
    return {
        "players": str(seen.seats),
        "advanced": "" if seen.advanced else None,
        "dismantling": "" if seen.dismantling else None,
        "starter": str(seen.starter),
        "opener": str(seen.opener),
        "sacred": " ".join(map(cell_name, seen.sacred)),
        "lay": str(seen.to_lay),
        "stones": ", ".join(map(stone_text, seen.stones)),
        "coloured": row(seen.reserve[: seen.seats]),
        "neutral": row(seen.reserve[seen.seats :]),
        "aside": "" if seen.aside and seen.part == DISMANTLING else None,
        "totals": row(total or 0 for total in seen.points),
        "chief": str(seen.chief),
        "order": row(seen.order),
        "part": str(seen.part),
        "step": TASKS[seen.task],
        "seat": str(seen.actor),
        "turns": str(seen.turns),
        "cards": row(seen.cards),
        "asked": str(seen.asked_first),
        "bid": f"{seen.bid} by {seen.bidder}" if seen.bidder != NOBODY else "none",
        "passed": row(seen.passed),
    }


def row(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def stone_text(stone: Stone) -> str:
    letter = "n" if stone.owner is None else LETTERS[stone.owner]
    return f"{letter} {OPENINGS[stone.opening]} {cell_name(stone.corner)}{'' if stone.standing else ' off'}"


# Reading ----------------------------------------------------------------------------------------------------------------


def from_position(text: str) -> Pueblo:
    """The state a text stands for. Raises `Malformed`."""
    said = Clauses(text)
    state = empty(read_rules(said))
    state.part = said.whole("part", BUILDING, low=BUILDING, high=DISMANTLING)
    state.task = said.one_of("step", TASKS, default=TO_SET)
    check.course(state)
    read_sacred(state, said)
    read_aside(state, said)
    read_stones(state, said)
    read_reserves(state, said)
    for seat, total in enumerate(said.wholes("totals", state.rules.seats, high=9999) or ()):
        state.totals[seat] = total
    state.chief = said.whole("chief", 0, high=RING - 1)
    read_order(state, said)
    read_bidding(state, said)
    read_seat(state, said)
    said.finish()
    check.can_act(state)
    return state


def read_rules(said: Clauses) -> Rules:
    seats = said.whole("players", low=2, high=4)
    advanced = said.flag("advanced")
    check.needs_advanced(said, advanced=advanced)
    return Rules(
        seats,
        advanced,
        said.flag("dismantling"),
        said.whole("starter", 0, high=seats - 1),
        said.whole("opener", 0, high=seats - 1),
    )


def read_sacred(state: Pueblo, said: Clauses) -> None:
    cells: list[int] = []
    for name in said.words("sacred") or []:
        cell = find_cell(name)
        if cell is None or cell in cells:
            raise said.wrong("sacred", name)
        cells.append(cell)
        state.sacred |= BIT[cell]
    state.to_lay = said.whole("lay", 0, high=4)
    check.sacred_places(state, len(cells))


def read_stones(state: Pueblo, said: Clauses) -> None:
    """Set stones one after the other, then take off those marked so, the latest first."""
    off = []
    for number, stone in enumerate(said.items("stones") or []):
        found = re.fullmatch(r"([rbgvn]) ([NS][EW]) ([a-h][1-8])( off)?", stone)
        if not found:
            raise Malformed("pueblo.stone-text", said=stone)
        owner = state.rules.seats if found[1] == "n" else LETTERS.index(found[1])
        if found[1] != "n" and owner >= state.rules.seats:
            raise Malformed("pueblo.stone-colour", said=found[1], players=state.rules.seats)
        spot = footprint(OPENINGS.index(found[2]), find_cell(found[3]) or 0)
        if spot < 0 or not state.fits(spot):
            raise Malformed("pueblo.stone-fit", number=number + 1, said=stone)
        state.place(owner, spot)
        check.stones_there_are(state, owner)
        if found[4]:
            off.append(number)
    check.off_the_board(state, off)
    for number in reversed(off):
        if not state.is_free(number):
            raise Malformed("pueblo.stone-below", number=number + 1)
        state.lift(number)


# Reserves -----------------------------------------------------------------------------------------------------------------


def read_aside(state: Pueblo, said: Clauses) -> None:
    """Blocks lie aside until phase two; the clause says that it was never played (PUE-94)."""
    waiting = state.part == BUILDING or (state.part == BUILDING_ON and state.task in IN_AUCTION)
    never_played = said.flag("aside")
    if never_played and state.part == BUILDING_ON and not waiting:
        raise Malformed("pueblo.aside")
    state.aside = BLOCKS_ASIDE if state.rules.advanced and (waiting or never_played) else 0


def read_reserves(state: Pueblo, said: Clauses) -> None:
    seats = state.rules.seats
    given = said.wholes("coloured", seats, high=8)
    coloured = given or coloured_left(state)
    neutral = said.wholes("neutral", seats, high=8) or neutral_left(state, coloured)
    if given is None:
        coloured = [min(own, other + 1) for own, other in zip(coloured, neutral, strict=True)]
    for index, count in enumerate(coloured + neutral):
        state.reserve[index] = count
    check.reserves(state)


def blocks_at_most(state: Pueblo) -> int:
    """Whole blocks a seat can have in its reserve now."""
    if state.part == DISMANTLING or (state.part == BUILDING_ON and state.task in IN_AUCTION):
        return 0
    return BLOCKS_ASIDE if state.part == BUILDING_ON else int(blocks(state.seats) - state.aside)


def coloured_left(state: Pueblo) -> list[int]:
    """What is left of each colour, as far as reserves go now."""
    most = blocks_at_most(state)
    lone = 1 if state.part == BUILDING else 0
    left = [check.coloured_stones(state) - check.stones_set(state, seat) for seat in range(state.rules.seats)]
    return [min(most + lone, count) for count in left]


def neutral_left(state: Pueblo, coloured: list[int]) -> list[int]:
    """As many as go with the coloured ones, less those on the board: from whoever has most, and of equals from the last."""
    neutral = [min(blocks_at_most(state), count + 1) for count in coloured]
    missing = check.stones_set(state, state.rules.seats) + sum(neutral) - check.neutral_stones(state)
    for _ in range(missing):
        ahead = [held - own for held, own in zip(neutral, coloured, strict=True)]
        neutral[max(range(len(ahead)), key=lambda seat: (ahead[seat], seat))] -= 1
    return neutral


# Who acts, and how the bidding stands -------------------------------------------------------------------------------------


def read_order(state: Pueblo, said: Clauses) -> None:
    """The order of turns and the cards that make it: with the advanced rule each follows from the other."""
    rules, seats = state.rules, state.rules.seats
    order = said.wholes("order", seats, high=seats - 1)
    cards = said.wholes("cards", seats, high=seats)
    check.each_once(order, cards)
    if not rules.advanced:
        clockwise = [(rules.starter + k) % seats for k in range(seats)]
        if order not in (None, clockwise):
            raise Malformed("pueblo.order-clockwise", starter=rules.starter)
        order = clockwise
    elif state.task in IN_TURNS:
        if cards is None:
            cards = [(order or list(range(seats))).index(seat) + 1 for seat in range(seats)]
        by_cards = check.order_by_cards(cards)
        if order not in (None, by_cards):
            raise Malformed("pueblo.order-cards", order=row(by_cards))
        order = by_cards
    for k in range(seats):
        state.order[k] = order[k] if order else k
        state.cards[k] = cards[k] if cards else 0


def read_bidding(state: Pueblo, said: Clauses) -> None:
    seats = state.rules.seats
    state.asked_first = said.whole("asked", 0, high=seats - 1)
    bid = said.text("bid") or "none"
    if bid != "none":
        found = re.fullmatch(r"(\S+) by (\S+)", bid)
        if not found:
            raise Malformed("pueblo.bid-text", said=bid)
        state.bid = said.number("bid", found[1], 1, HIGHEST_BID)
        state.bidder = said.number("bid", found[2], 0, seats - 1)
    passed = said.words("passed")
    for seat in check.all_out(state) if passed is None and state.task == TO_TAKE else []:
        state.passed |= BIT[seat]
    for name in passed or []:
        state.passed |= BIT[said.number("passed", name, 0, seats - 1)]
    if state.task in IN_AUCTION:
        check.bidding(state)


def read_seat(state: Pueblo, said: Clauses) -> None:
    """Who acts follows from the rest; named alone, it tells how many turns of the round are over."""
    seats = state.rules.seats
    seat = said.whole("seat", NOBODY, high=seats - 1)
    turns = said.whole("turns", NOBODY, high=MOST_TURNS - 1)
    if turns == NOBODY:
        named = seat != NOBODY and state.task in IN_TURNS
        turns = [int(one) for one in state.order].index(seat) if named else 0
    state.turns = turns
    state.seat = check.who_acts(state) if seat == NOBODY else seat
    check.seat(state)
