"""A state as text: clauses separated by semicolons, each a word and its values. What is left out is as at the start.

    players 2; stones r NE b7, b SW e6, n NE a1; chief 27; totals 0 3
    players 3; advanced; sacred c3 f6; opener 2; step bid; seat 2; asked 2; bid 2 by 0; passed 1

Stones are named by colour letter, opening and corner, in the order of setting; their posture follows. `off` marks one
that was taken off again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed
from tablee.games.pueblo.rules.actions import parse_cell
from tablee.games.pueblo.rules.geometry import BIT, OPENINGS, RING, cell_name, footprint
from tablee.games.pueblo.rules.state import OVER, STEPS, TO_BID, TO_LAY, TO_SET, TO_TAKE, Pueblo, empty
from tablee.games.pueblo.rules.stones import MOST_STONES
from tablee.games.pueblo.rules.view import view

COLOURS: Final = ("red", "blue", "green", "violet")
LETTERS: Final = "rbgv"


def position(state: Pueblo) -> str:
    """Every clause that differs from a board just opened with the same rules."""
    fresh = empty(state.seats, state.advanced, state.dismantling, 0, 0)
    said, before = dict(clauses(state)), dict(clauses(fresh))
    rules = ("players", "advanced", "dismantling")
    kept = (f"{word} {values}".strip() for word, values in said.items() if word in rules or before[word] != values)
    return "; ".join(kept)


def clauses(state: Pueblo) -> Iterator[tuple[str, str]]:
    seen = view(state, None)
    yield "players", str(seen.seats)
    if seen.advanced:
        yield "advanced", ""
    if seen.dismantling:
        yield "dismantling", ""
    yield "starter", str(seen.starter)
    yield "opener", str(seen.opener)
    yield "sacred", " ".join(map(cell_name, seen.sacred))
    yield "lay", str(seen.to_lay)
    yield (
        "stones",
        ", ".join(
            f"{'n' if stone.owner is None else LETTERS[stone.owner]} {OPENINGS[stone.opening]} {cell_name(stone.corner)}"
            + ("" if stone.standing else " off")
            for stone in seen.stones
        ),
    )
    yield "coloured", numbers(seen.reserve[: seen.seats])
    yield "neutral", numbers(seen.reserve[seen.seats :])
    yield "totals", numbers(total or 0 for total in seen.points)
    yield "chief", str(seen.chief)
    yield "order", numbers(seen.order)
    yield "part", str(seen.part)
    yield "step", STEPS[seen.step]
    yield "seat", str(seen.turn)
    yield "turns", str(seen.turns)
    yield "cards", numbers(seen.cards)
    yield "asked", str(seen.asked_first)
    yield "bid", f"{seen.bid} by {seen.bidder}" if seen.bidder != NOBODY else "none"
    yield "passed", numbers(seen.passed)


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def from_position(text: str) -> Pueblo:
    """The state a text stands for. Raises `Malformed`."""
    said: dict[str, str] = {}
    for clause in filter(None, map(str.strip, text.split(";"))):
        word, _, values = clause.partition(" ")
        if word in said:
            raise Malformed(f"the clause {word!r} stands twice")
        said[word] = values.strip()
    seats = one(said, "players", 0, range(2, 5))
    places = range(seats)
    flags = [said.pop(word, None) is not None for word in ("advanced", "dismantling")]
    state = empty(seats, flags[0], flags[1], one(said, "starter", 0, places), one(said, "opener", 0, places))
    for name in said.pop("sacred", "").split():
        state.sacred |= BIT[parse_cell(name)]
    state.to_lay = one(said, "lay", 0, range(5))
    read_stones(state, said.pop("stones", ""))
    for seat in places:  # each list speaks of all seats
        state.reserve[seat] = many(said, "coloured", state.reserve[:seats], range(9))[seat]
        state.reserve[seats + seat] = many(said, "neutral", state.reserve[seats:], range(9))[seat]
        state.totals[seat] = many(said, "totals", state.totals, range(10_000))[seat]
        state.order[seat] = many(said, "order", state.order, places)[seat]
        state.cards[seat] = many(said, "cards", state.cards, range(seats + 1))[seat]
    if sorted(state.order) != list(places):
        raise Malformed("the clause 'order' names every seat once")
    for word in ("coloured", "neutral", "totals", "order", "cards"):
        said.pop(word, None)
    state.chief = one(said, "chief", 0, range(RING))
    state.part = one(said, "part", 1, range(1, 4))
    state.step = read_step(said.pop("step", "set"))
    state.seat = one(said, "seat", 0, places)
    state.turns = one(said, "turns", 0, range(1000))
    state.asked_first = one(said, "asked", 0, places)
    read_bid(state, said.pop("bid", "none"))
    for name in said.pop("passed", "").split():
        state.passed |= BIT[whole("passed", name, places)]
    if said:
        raise Malformed(f"a Pueblo position has no clause {next(iter(said))!r}")
    check(state)
    return state


def check(state: Pueblo) -> None:
    """Whoever acts can do something, and the auction can go on."""
    seat = int(state.seat)
    held = [int(card) for card in state.cards if card]
    if len(set(held)) < len(held):
        raise Malformed("a turn-order card is held by one seat, not by two")
    if state.step in (TO_BID, TO_TAKE):
        if len(held) > state.seats - 2:
            raise Malformed("an auction is over when all seats but one hold a card")
        if state.cards[seat] or state.cards[state.asked_first] or (state.step == TO_BID and not state.bids_on(seat)):
            raise Malformed("the seats 'seat' and 'asked' of an auction hold no card, and who bids has not passed")
    idle = (
        (state.step == TO_SET and not state.reserve[seat] + state.reserve[state.seats + seat])
        or (state.step == TO_LAY and not state.to_lay)
        or (state.step != OVER and not state.codes(seat))
    )
    if idle:
        raise Malformed(f"seat {seat} has nothing to {STEPS[state.step]} in this position")


def read_stones(state: Pueblo, text: str) -> None:
    """Set stones one after the other, then take off those marked so, the latest first."""
    off = []
    for number, stone in enumerate(filter(None, map(str.strip, text.split(",")))):
        found = re.fullmatch(r"([rbgvn]) ([NS][EW]) ([a-h][1-8])( off)?", stone)
        if not found:
            raise Malformed(f"a stone is written as in 'r NE b7', not {stone!r}")
        owner = LETTERS.find(found[1]) if found[1] != "n" else int(state.seats)
        spot = footprint(OPENINGS.index(found[2]), parse_cell(found[3]))
        if owner > state.seats or (owner == state.seats and found[1] != "n"):
            raise Malformed(f"nobody plays {found[1]!r} with {state.seats} players")
        if spot < 0 or not state.fits(spot):
            raise Malformed(f"stone {number + 1}, {stone!r}, does not fit where it is")
        if number >= MOST_STONES:
            raise Malformed(f"there are {MOST_STONES} stones at most")
        state.place(owner, spot)
        if found[4]:
            off.append(number)
    for number in reversed(off):
        if not state.is_free(number):
            raise Malformed(f"stone {number + 1} is off, but another still stands on it")
        state.lift(number)


def read_step(text: str) -> int:
    if text not in STEPS:
        raise Malformed(f"a step is one of {', '.join(STEPS)}, not {text!r}")
    return STEPS.index(text)


def read_bid(state: Pueblo, text: str) -> None:
    if text == "none":
        return
    found = re.fullmatch(r"(\d+) by (\d+)", text)
    if not found:
        raise Malformed(f"a bid is written as in '3 by 0', not {text!r}")
    state.bid = whole("bid", found[1], range(1, 100))
    state.bidder = whole("bid", found[2], range(state.seats))


def one(said: dict[str, str], word: str, default: int, allowed: range) -> int:
    return whole(word, said.pop(word, str(default)), allowed)


def many(said: dict[str, str], word: str, default: Iterable[int], allowed: range) -> list[int]:
    values = [whole(word, value, allowed) for value in said[word].split()] if word in said else [int(n) for n in default]
    expected = len(list(default))
    if len(values) != expected:
        raise Malformed(f"the clause {word!r} has one number per seat, {expected} of them")
    return values


def whole(word: str, text: str, allowed: range) -> int:
    if not text.isdecimal() or int(text) not in allowed:
        raise Malformed(f"{word} is {allowed[0]} to {allowed[-1]}, not {text!r}")
    return int(text)
