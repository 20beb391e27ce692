"""What happened, told for the log. Who saw the bills of an envelope reads what was in it, others how many there were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tablee.engine.state import NOBODY
from tablee.engine.values import Argument, Event, Seat
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
from tablee.games.barracuda.rules.bars import TITLES, TWO_PLACES, rent_of
from tablee.games.barracuda.rules.envelopes import OVER, TO_CALL, TO_OFFER, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.state import (
    Barracuda,
)
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_PAWNS, BY_RENT
from tablee.games.barracuda.rules.view import bills


def story(before: Barracuda, seat: Seat, action: Action, after: Barracuda) -> list[Event]:
    events = [*done(before, seat, action, after), *all_in(before, after)]
    return events + list(next_turn(before, after))


def bar_at(state: Barracuda, slot: int) -> str:
    return TITLES[state.slots[slot]]


def done(before: Barracuda, seat: Seat, action: Action, after: Barracuda) -> Iterator[Event]:
    """The action itself, for those who may know it."""
    alone = frozenset({seat})
    match action:
        case Open(slot):
            bar = int(before.slots[slot])
            kind = "opens-pair" if bar < TWO_PLACES else "opens"
            yield Event(kind, seat, {"bar": TITLES[bar], "rent": figure(rent_of(bar))})
        case Partner(slot) if before.managers[slot] == seat:
            yield Event("partner", seat, {"bar": bar_at(before, slot)})
        case Partner(slot):
            yield Event("wants-partner", seat, {"bar": bar_at(before, slot), "whose": int(before.managers[slot])})
        case TakeOver(slot):
            yield Event("wants-bar", seat, {"bar": bar_at(before, slot), "whose": int(before.managers[slot])})
        case Auction(slot):
            yield Event("auctions", seat, {"bar": bar_at(before, slot)})
        case Done():
            yield Event("rests", seat)
        case Fill(tens, fives, twos, ones):
            yield Event("fills", seat, {"bills": (tens, fives, twos, ones, 0)}, alone)
        case Seal(fakes):
            yield from sealed(before, seat, fakes, after)
        case Accept() | Refuse():
            yield from answer(before, seat, accepted=isinstance(action, Accept))
        case Take(bidder):
            yield Event("sells", seat, {"bar": bar_at(before, before.target), "whose": bidder})
        case Close():
            yield from closing(before, seat, int(before.target))
        case Decline():
            yield Event("declines", seat, audience=alone)
        case Call():
            yield Event("calls", seat)
        case Count():
            yield Event("counts", seat)
            yield Event("counted", seat, {"amount": figure(int(before.bank))}, alone)
        case _:
            assert_never(action)


def sealed(before: Barracuda, seat: Seat, fakes: int, after: Barracuda) -> Iterator[Event]:
    """BAR-100, BAR-101: an offer is counted by all, a bid or a stake is just ready."""
    inside = (*bills(before.piles, seat)[:-1], fakes)
    if before.task != TO_OFFER:
        yield Event("stakes" if before.task == TO_STAKE else "bids", seat)
        yield Event("holds", seat, {"bills": inside}, frozenset({seat}))
        return
    receiver = int(after.managers[after.target])
    kind = "offers-bar" if before.buying else "offers-partner"
    yield Event(kind, seat, {"bar": bar_at(after, after.target), "whose": receiver, "count": sum(inside)})
    yield Event("holds", seat, {"bills": inside}, frozenset({seat, receiver}))


def answer(before: Barracuda, seat: Seat, *, accepted: bool) -> Iterator[Event]:
    """BAR-102: accepted or refused is public, what it moved is not; nor whether there was a choice (BAR-52)."""
    buyer, slot = int(before.seat), int(before.target)
    about: dict[str, Argument] = {"bar": bar_at(before, slot), "whose": buyer}
    dealers = frozenset({seat, buyer})
    amount = figure(int(before.offered(buyer)))
    if not accepted:
        yield Event("refuses", seat, about)
        yield Event("doubled" if before.buying else "burnt", seat, {"amount": amount, "whose": buyer}, dealers)
        return
    yield Event("accepts-bar" if before.buying else "accepts-partner", seat, about)
    evicted = int(before.partners[slot])
    if before.buying and evicted not in (NOBODY, buyer):
        yield Event("leaves", evicted, {"bar": bar_at(before, slot)})


def closing(before: Barracuda, seat: Seat, slot: int) -> Iterator[Event]:
    yield Event("closes", seat, {"bar": bar_at(before, slot), "amount": figure(1)})
    if before.partners[slot] != NOBODY:
        yield Event("leaves", int(before.partners[slot]), {"bar": bar_at(before, slot)})


def all_in(before: Barracuda, after: Barracuda) -> Iterator[Event]:
    """The last envelope is in: bids go to the seller and are counted by all, stakes are turned up (BAR-60, BAR-71)."""
    if after.task == TO_PICK and before.task != TO_PICK:
        for bidder in range(after.seats):
            inside = bills(after.piles, bidder)
            if not after.stages[bidder]:
                continue
            if not any(inside):
                yield Event("no-bid", bidder)
                continue
            yield Event("bid-lies", bidder, {"count": sum(inside)})
            yield Event("holds", bidder, {"bills": inside}, frozenset({int(after.seat)}))
    if before.task == TO_STAKE and after.task != TO_STAKE:
        for seat in range(after.seats):
            staked = bills(after.staked, seat)
            yield Event("staked", seat, {"bills": staked}) if any(staked) else Event("nothing-staked", seat)
        yield Event("groups", None, {"groups": groups(after)})


def groups(state: Barracuda) -> tuple[int, ...]:
    """Seats in rising order of their stakes, groups set apart by NOBODY (BAR-72, BAR-73)."""
    found: list[int] = []
    for stake in sorted({int(state.stake(seat)) for seat in range(state.seats)}):
        found += [*([NOBODY] if found else []), *(seat for seat in range(state.seats) if state.stake(seat) == stake)]
    return tuple(found)


def next_turn(before: Barracuda, after: Barracuda) -> Iterator[Event]:
    """A pawn out of the bag and the rent, or the next round, or the end."""
    if after.task == TO_CALL and before.task != TO_CALL:
        yield Event("round", None, {"round": int(after.round)})
    drawn = len(after.order) != len(before.order) and len(after.order) > 0
    if drawn:
        seat = int(after.order[len(after.order) - 1])
        yield Event("drawn", seat, {"round": int(after.round)})
        paid = int(after.rent(seat))
        if after.round > 1 and paid and after.ended not in (BY_PAWNS, BY_RENT):
            yield Event("rent", seat, {"amount": figure(paid)})
    if after.task == OVER and before.task != OVER:
        yield from ending(after)


def ending(after: Barracuda) -> Iterator[Event]:
    """BAR-106: why, and everything that was hidden."""
    if after.ended == BY_PAWNS:
        yield Event("wins", int(after.last))
    elif after.ended == BY_RENT:
        due = figure(int(after.rent(after.last)))
        yield Event("ruined-rent", int(after.last), {"due": due, "amount": figure(int(after.real(after.last)))})
    elif after.ended == BY_NO_ACTION:
        yield Event("ruined-stuck", int(after.last))
    else:
        yield Event("time-up")
    for seat in range(after.seats):
        yield Event("wallet", seat, {"bills": bills(after.bills, seat)})
    yield Event("bank", None, {"amount": figure(int(after.bank)), "count": int(after.bank_fakes)})
    yield Event("left-out", None, {"bar": bar_at(after, -2), "other": bar_at(after, -1)})
    yield Event("ranking", None, {"ranking": tuple(after.ranks())})
