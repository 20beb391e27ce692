"""What one chair may know of a Barracuda game (section L), built up field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat, View
from tablee.games.barracuda.rules.agreed import COUNTED
from tablee.games.barracuda.rules.bars import BIT, MOST_SEATS, SLOTS
from tablee.games.barracuda.rules.envelopes import (
    NOT_ASKED,
    OVER,
    SEALED,
    TO_ACT,
    TO_ANSWER,
    TO_CALL,
    TO_PICK,
)
from tablee.games.barracuda.rules.money import KINDS, worth
from tablee.games.barracuda.rules.promenade import BARS_TO_AUCTION, FEE, HIDDEN
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.wallets import BURNT, DEAL, MAKER, RECEIVER


class Bills(NamedTuple):
    """How many of each kind."""

    tens: int
    fives: int
    twos: int
    ones: int
    fakes: int

    @property
    def worth(self) -> int:
        """The real money, in thousands."""
        return int(worth(self.tens, self.fives, self.twos, self.ones))


NO_BILLS: Final = Bills(0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Deal:
    """An envelope of the past. Its number of bills is known to all, what was in it to maker and receiver (BAR-102)."""

    outcome: int
    maker: Seat
    receiver: Seat
    least: int  # real money that had to be offered
    bills: int
    amount: int | None
    real_bills: int | None
    public_real: tuple[int, ...]  # of every seat, when it was dealt
    public_fakes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """What a seat learned when it counted the bank (BAR-108)."""

    bank: int
    deals: int  # in the ledger by then
    burnt: int  # of that, from refused partner offers: the part that nobody else could count


@dataclass(frozen=True, slots=True, kw_only=True)
class BarracudaView(View):
    game = "barracuda"

    seats: int
    bank_info: int
    discards_known: bool
    round: int
    task: int  # what is to be done
    turn: Seat  # or NOBODY
    bag: tuple[Seat, ...]
    drawn: tuple[Seat, ...]
    bars: tuple[int | None, ...]  # on the slots, then the two left out; None where nobody can know
    faces: tuple[int, ...]
    managers: tuple[Seat, ...]
    partners: tuple[Seat, ...]
    hands: tuple[int, ...]
    since: tuple[int, ...]
    target: int  # slot, or NOBODY
    buying: bool
    caller: Seat
    stakes: tuple[Bills, ...]
    asked: tuple[bool, ...]  # for an envelope
    ready: tuple[bool, ...]  # it is handed over
    stage: int  # of the chair's own envelope
    declined: bool  # the chair itself
    wallets: tuple[Bills | None, ...]
    piles: tuple[Bills | None, ...]  # in envelopes, where the chair may see the bills ...
    pile_sizes: tuple[int | None, ...]  # ... or count them
    bank: int | None
    looked: tuple[int, ...]  # by seat: deals before its look at the bank, or NOBODY
    look: Look | None
    deals: tuple[Deal, ...]
    public_real: tuple[int, ...]
    public_fakes: tuple[int, ...]
    money: int  # all there is, with the bank's
    fakes: int
    somebody_bids: bool | None  # known to a seller in turn who cannot pay the fee, by what they may do (BAR-65)
    ended: int
    last: Seat


def view(state: Barracuda, seat: Seat | None) -> BarracudaView:
    over = state.task == OVER
    seats = range(state.seats)
    wallets, piles = by_seat(tuple(state.bills)), by_seat(tuple(state.piles))
    stages = tuple(state.stages)
    return BarracudaView(
        seat=seat,
        acting=acting(state, seat),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()) if over else None,
        seats=state.seats,
        bank_info=state.rules.bank_info,
        discards_known=state.rules.discards_known,
        round=state.round,
        task=state.task,
        turn=state.seat,
        bag=members(state.bag),
        drawn=tuple(state.order),
        bars=tuple(state.slots) if over else known_bars(state),
        faces=tuple(state.faces),
        managers=tuple(state.managers),
        partners=tuple(state.partners),
        hands=tuple(state.hands),
        since=tuple(state.since),
        target=state.target,
        buying=state.buying,
        caller=state.caller,
        stakes=by_seat(tuple(state.staked)),
        asked=tuple([stage != NOT_ASKED for stage in stages]),
        ready=tuple([stage == SEALED for stage in stages]),
        stage=NOT_ASKED if seat is None else stages[seat],
        declined=seat is not None and state.declined & BIT[seat] != 0,
        wallets=wallets if over else tuple([wallets[one] if one == seat else None for one in seats]),
        piles=piles if over else tuple([piles[one] if may_see_pile(state, seat, one) else None for one in seats]),
        pile_sizes=tuple([sum(piles[one]) if over or may_count_pile(state, seat, one) else None for one in seats]),
        bank=state.bank if over or state.rules.bank_info == COUNTED else None,
        looked=tuple(state.looks)[: state.seats],
        look=None if seat is None else look(state, seat),
        deals=deals(state, seat, over),
        public_real=tuple([state.public_real(one) for one in seats]),
        public_fakes=tuple([state.public_fakes(one) for one in seats]),
        money=state.bank + sum([state.real(one) + state.offered(one) for one in seats]),
        fakes=state.bank_fakes + sum([pile.fakes for pile in (*wallets, *piles)]),
        somebody_bids=None if seat is None else somebody_bids(state, seat),
        ended=state.ended,
        last=state.last,
    )


@lru_cache(maxsize=4096)
def by_seat(counts: tuple[int, ...]) -> tuple[Bills, ...]:
    """A row of counts as the bills of every seat."""
    return tuple(map(Bills._make, zip(*[iter(counts)] * KINDS, strict=True)))


def bills(counts: Iterable[int], seat: Seat) -> Bills:
    """Of a row of counts those of one seat."""
    return by_seat(tuple(counts))[seat]


@cache
def members(seats: int) -> tuple[Seat, ...]:
    """A set of seats, in order."""
    return tuple(seat for seat in range(MOST_SEATS) if seats & BIT[seat])


def known_bars(state: Barracuda) -> tuple[int | None, ...]:
    """Bars that were open once (BAR-34), and those left out if the table chose them (BAR-03, BAR-111)."""
    laid = [None if face == HIDDEN else bar for bar, face in zip(state.slots, state.faces, strict=False)]
    return (*laid, *(tuple(state.slots)[SLOTS:] if state.rules.discards_known else (None, None)))


def acting(state: Barracuda, seat: Seat | None) -> tuple[Seat, ...]:
    """Who declined a last order is not shown (BAR-68), so all others seem to be thinking still."""
    if state.task != TO_CALL:
        return tuple(state.acting())
    return tuple(one for one in range(state.seats) if one != seat or state.is_acting(one))


def may_see_pile(state: Barracuda, chair: Seat | None, maker: Seat) -> bool:
    """BAR-100, BAR-60: one's own envelope, an offer one has received, bids once all are in."""
    if chair == maker:
        return True
    if state.task == TO_ANSWER:
        return chair == state.managers[state.target] and maker == state.seat
    return state.task == TO_PICK and chair == state.seat


def may_count_pile(state: Barracuda, chair: Seat | None, maker: Seat) -> bool:
    """BAR-100, BAR-101: one's own, an offer that lies on the table, bids once all are in; others have none."""
    if chair == maker or state.task == TO_PICK or (state.task == TO_ANSWER and maker == state.seat):
        return True
    return state.stages[maker] == NOT_ASKED


def look(state: Barracuda, seat: Seat) -> Look | None:
    deals = state.looks[seat]
    return None if deals == NOBODY else Look(state.looks[state.seats + seat], deals, state.burnt(deals))


def deals(state: Barracuda, chair: Seat | None, over: bool) -> tuple[Deal, ...]:
    """The ledger as a chair knows it."""
    seats, counted = state.seats, state.rules.bank_info == COUNTED
    rows = zip(*[iter(state.deals)] * DEAL, strict=True)
    return tuple([deal(row, seats, over or chair == row[MAKER] or chair == row[RECEIVER], counted) for row in rows])


@lru_cache(maxsize=4096)
def deal(row: tuple[int, ...], seats: int, involved: bool, counted: bool) -> Deal:
    """A row of the ledger for who was involved or not; where the bank is counted, what it got is known to all."""
    outcome, maker, receiver, least, amount, real_bills, fakes, *public = row
    return Deal(
        outcome=outcome,
        maker=maker,
        receiver=receiver,
        least=least,
        bills=real_bills + fakes,
        amount=amount if involved or (outcome == BURNT and counted) else None,
        real_bills=real_bills if involved else None,
        public_real=tuple(public[:seats]),
        public_fakes=tuple(public[MOST_SEATS : MOST_SEATS + seats]),
    )


def somebody_bids(state: Barracuda, seat: Seat) -> bool | None:
    """Whether others can bid decides what a seller without the fee may do: so they know it, and nobody else does."""
    asks = state.task == TO_ACT and seat == state.seat
    if not asks or state.managed(seat) < BARS_TO_AUCTION or state.real(seat) >= FEE:
        return None
    return bool(state.somebody_bids(seat))
