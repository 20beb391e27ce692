"""Why something may not be done now. Shares its tests with the state; says nothing that the seat does not know."""

from __future__ import annotations

from typing import Final, assert_never

from tablee.engine.state import NOBODY
from tablee.engine.values import Refusal, Seat
from tablee.games.barracuda.rules.actions import (
    Accept,
    Action,
    Auction,
    Call,
    Close,
    Count,
    Decline,
    Done,
    Fill,
    Open,
    Partner,
    Refuse,
    Seal,
    Take,
    TakeOver,
)
from tablee.games.barracuda.rules.agreed import ONCE
from tablee.games.barracuda.rules.bars import TWO_PLACES, open_limit, rent_of
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
    OVER,
    SEALED,
    TASKS,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_CALL,
    TO_OFFER,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.money import MOST_OFFERED, figure
from tablee.games.barracuda.rules.promenade import BARS_TO_AUCTION, FEE, OPEN
from tablee.games.barracuda.rules.state import (
    Barracuda,
)
from tablee.games.barracuda.rules.turns import BY_PAWNS, BY_TIME

TASKS_OF: Final[dict[type[Action], tuple[int, ...]]] = {
    Open: (TO_ACT,),
    Partner: (TO_ACT,),
    TakeOver: (TO_ACT,),
    Auction: (TO_ACT,),
    Done: (TO_ACT,),
    Fill: (TO_OFFER, TO_BID, TO_STAKE),
    Seal: (TO_OFFER, TO_BID, TO_STAKE),
    Accept: (TO_ANSWER,),
    Refuse: (TO_ANSWER,),
    Take: (TO_PICK,),
    Close: (TO_PICK,),
    Decline: (TO_CALL,),
    Call: (TO_CALL,),
}
# The rule that says what has to be done.
RULE_OF: Final = {
    TO_CALL: "BAR-68",
    TO_STAKE: "BAR-69",
    TO_ACT: "BAR-24",
    TO_OFFER: "BAR-26",
    TO_ANSWER: "BAR-39",
    TO_BID: "BAR-56",
    TO_PICK: "BAR-60",
}
FEWEST: Final = {TO_BID: "BAR-56", TO_STAKE: "BAR-69"}


def why_not(state: Barracuda, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat may not do this; None when it may. `Barracuda.codes` lists exactly what this does not refuse."""
    if refusal := why_not_now(state, seat):
        return refusal
    if isinstance(action, Count):
        return why_not_count(state, seat)
    if state.task not in TASKS_OF[type(action)]:
        return Refusal(RULE_OF[state.task], f"first-{TASKS[state.task]}")
    match action:
        case Open() | Partner() | TakeOver() | Auction() | Done():
            return why_not_act(state, seat, action)
        case Fill():
            return why_not_fill(state, seat, action)
        case Seal(fakes):
            return why_not_seal(state, seat, fakes)
        case Refuse():
            price = figure(int(state.offered(state.seat)))
            rule = "BAR-51" if state.buying else "BAR-42"
            return None if state.can_refuse(seat) else Refusal(rule, "cannot-refuse", {"amount": price})
        case Take(bidder):
            there = bidder < state.seats and state.stages[bidder] == SEALED and state.pile_size(bidder) > 0
            return None if there else Refusal("BAR-60", "no-such-bid")
        case Close():
            return None if state.real(seat) >= FEE else Refusal("BAR-64", "cannot-close")
        case Call():
            return None if state.has_bills(seat) else Refusal("BAR-66", "cannot-stake")
        case Accept() | Decline():
            return None
    assert_never(action)


def why_not_now(state: Barracuda, seat: Seat) -> Refusal | None:
    """The game is over, or does not wait for this seat."""
    if state.task == OVER:
        return Refusal({BY_PAWNS: "BAR-84", BY_TIME: "BAR-97"}.get(int(state.ended), "BAR-91"), "over")
    if not 0 <= seat < state.seats:
        return Refusal("BAR-01", "no-such-seat")
    if state.is_acting(seat):
        return None
    if state.task == TO_CALL:
        return Refusal("BAR-68", "declined")
    if state.stages[seat] == SEALED:
        return Refusal("BAR-81", "handed-over")
    if state.task == TO_BID:
        return Refusal("BAR-60", "bids-first") if seat == state.seat else Refusal("BAR-57", "no-pawn-to-bid")
    return Refusal("BAR-10", "not-your-turn")


def why_not_count(state: Barracuda, seat: Seat) -> Refusal | None:
    if state.rules.bank_info != ONCE:
        return Refusal("BAR-105", "no-counting")
    return None if state.looks[seat] == NOBODY else Refusal("BAR-108", "counted")


# The action of a turn -----------------------------------------------------------------------------------------------------


def why_not_act(state: Barracuda, seat: Seat, action: Open | Partner | TakeOver | Auction | Done) -> Refusal | None:
    if isinstance(action, Done):
        return None if state.may_rest(seat) else Refusal("BAR-25", "no-passing")
    if state.must_open(seat) and not isinstance(action, Open):
        return Refusal("BAR-12", "only-open") if state.round == 1 else Refusal("BAR-29", "must-open")
    slot = action.slot
    if isinstance(action, Auction):
        return why_not_auction(state, seat, slot)
    if state.hands[seat] == 0:
        return Refusal("BAR-28", "no-pawn")
    if isinstance(action, Open):
        return why_not_open(state, slot)
    return why_not_partner(state, seat, slot) if isinstance(action, Partner) else why_not_take_over(state, seat, slot)


def why_not_open(state: Barracuda, slot: int) -> Refusal | None:
    if state.faces[slot] == OPEN:
        return Refusal("BAR-30", "open-already")
    limit = open_limit(state.seats)
    return None if state.open_bars() < limit else Refusal("BAR-31", "open-limit", {"limit": limit})


def why_not_partner(state: Barracuda, seat: Seat, slot: int) -> Refusal | None:
    if state.faces[slot] != OPEN:
        return Refusal("BAR-35", "not-open")
    if state.slots[slot] >= TWO_PLACES:
        return Refusal("BAR-35", "one-place")
    if state.partners[slot] != NOBODY:
        return Refusal("BAR-35", "place-taken")
    free = state.can_partner(seat, slot, state.real(seat))
    return None if free else Refusal("BAR-27", "cannot-offer", {"least": figure(1)})


def why_not_take_over(state: Barracuda, seat: Seat, slot: int) -> Refusal | None:
    if state.faces[slot] != OPEN:
        return Refusal("BAR-44", "not-open")
    if state.managers[slot] == seat:
        return Refusal("BAR-44", "own-bar")
    rent = rent_of(state.slots[slot])
    return None if rent <= state.real(seat) else Refusal("BAR-27", "cannot-offer", {"least": figure(rent)})


def why_not_auction(state: Barracuda, seat: Seat, slot: int) -> Refusal | None:
    if state.faces[slot] != OPEN or state.managers[slot] != seat:
        return Refusal("BAR-53", "not-your-bar")
    if state.managed(seat) < BARS_TO_AUCTION:
        return Refusal("BAR-53", "too-few-bars", {"bars": int(state.managed(seat))})
    return None if state.can_auction(seat, state.real(seat)) else Refusal("BAR-65", "nobody-bids")


# Envelopes ----------------------------------------------------------------------------------------------------------------


def why_not_fill(state: Barracuda, seat: Seat, action: Fill) -> Refusal | None:
    if state.stages[seat] != EMPTY_HANDED:
        return Refusal("BAR-81", "filled-already")
    value, money = action.worth, int(state.real(seat))
    if state.task != TO_BID and value > MOST_OFFERED:
        rule = "BAR-69" if state.task == TO_STAKE else "BAR-45" if state.buying else "BAR-37"
        return Refusal(rule, "too-much", {"amount": figure(value), "most": figure(MOST_OFFERED)})
    if value > money:
        return Refusal("BAR-75", "not-enough", {"amount": figure(value), "money": figure(money)})
    least = int(state.least(seat))
    if value >= least:
        return None
    if state.task == TO_OFFER:
        return Refusal("BAR-45" if state.buying else "BAR-37", "too-little", {"least": figure(least)})
    return Refusal("BAR-70" if state.task == TO_STAKE else "BAR-56", "no-fakes-left")


def why_not_seal(state: Barracuda, seat: Seat, fakes: int) -> Refusal | None:
    if state.stages[seat] != FILLED:
        return Refusal("BAR-75", "fill-first")
    held = int(state.fakes(seat))
    if fakes > held:
        return Refusal("BAR-77", "not-enough-fakes", {"fakes": held})
    return None if fakes >= state.least_fakes(seat) else Refusal(FEWEST[state.task], "one-bill")
