"""What one chair may know of a Barracuda game (section L), built up field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat, View
from tablee.games.barracuda.rules.agreed import COUNTED
from tablee.games.barracuda.rules.bars import BIT, MOST_SEATS, SLOTS
from tablee.games.barracuda.rules.envelopes import (
    EMPTY_HANDED,
    FILLED,
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
from tablee.games.barracuda.rules.wallets import BURNT, DEAL


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
    seats = range(state.seats)
    over = state.task == OVER
    own = NOBODY if seat is None else seat
    sees_pile = [over or may_see_pile(state, own, one) for one in seats]
    counts_pile = [sees_pile[one] or may_count_pile(state, one) for one in seats]
    stage = NOT_ASKED if seat is None else int(state.stages[seat])
    return BarracudaView(
        seat=seat,
        acting=acting(state, seat),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()) if over else None,
        seats=int(state.seats),
        bank_info=int(state.rules.bank_info),
        discards_known=state.rules.discards_known,
        round=int(state.round),
        task=int(state.task),
        turn=int(state.seat),
        bag=tuple(one for one in seats if state.bag & BIT[one]),
        drawn=whole(state.order),
        bars=tuple(int(bar) if over or is_known(state, at) else None for at, bar in enumerate(state.slots)),
        faces=whole(state.faces),
        managers=whole(state.managers),
        partners=whole(state.partners),
        hands=whole(state.hands),
        since=whole(state.since),
        target=int(state.target),
        buying=state.buying,
        caller=int(state.caller),
        stakes=tuple(bills(state.staked, one) for one in seats),
        asked=tuple(state.stages[one] != NOT_ASKED for one in seats),
        ready=tuple(state.stages[one] == SEALED for one in seats),
        stage=stage,
        declined=seat is not None and state.declined & BIT[seat] != 0,
        wallets=tuple(bills(state.bills, one) if over or one == seat else None for one in seats),
        piles=tuple(bills(state.piles, one) if sees_pile[one] else None for one in seats),
        pile_sizes=tuple(int(state.pile_size(one)) if counts_pile[one] else None for one in seats),
        bank=int(state.bank) if over or state.rules.bank_info == COUNTED else None,
        looked=whole(state.looks)[: state.seats],
        look=None if seat is None else look(state, seat),
        deals=tuple(deal(state, number, own, over) for number in range(state.deal_count())),
        public_real=tuple(int(state.public_real(one)) for one in seats),
        public_fakes=tuple(int(state.public_fakes(one)) for one in seats),
        money=int(state.bank + sum(state.real(one) + state.offered(one) for one in seats)),
        fakes=int(state.bank_fakes) + sum(bills(state.bills, one)[-1] + bills(state.piles, one)[-1] for one in seats),
        somebody_bids=None if seat is None else somebody_bids(state, seat),
        ended=int(state.ended),
        last=int(state.last),
    )


def whole(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def bills(counts: Iterable[int], seat: Seat) -> Bills:
    """Of a row of counts those of one seat."""
    return Bills(*whole(counts)[KINDS * seat : KINDS * (seat + 1)])


def acting(state: Barracuda, seat: Seat | None) -> tuple[Seat, ...]:
    """Who declined a last order is not shown (BAR-68), so all others seem to be thinking still."""
    if state.task != TO_CALL:
        return tuple(state.acting())
    return tuple(one for one in range(state.seats) if one != seat or state.is_acting(one))


def is_known(state: Barracuda, at: int) -> bool:
    """Bars that were open once (BAR-34), and those left out if the table chose them (BAR-03, BAR-111)."""
    return state.faces[at] != HIDDEN if at < SLOTS else state.rules.discards_known


def may_see_pile(state: Barracuda, chair: Seat, maker: Seat) -> bool:
    """BAR-100, BAR-60: one's own envelope, an offer one has received, bids once all are in."""
    if chair == maker:
        return True
    if state.task == TO_ANSWER:
        return chair == state.managers[state.target] and maker == state.seat
    return state.task == TO_PICK and chair == state.seat


def may_count_pile(state: Barracuda, maker: Seat) -> bool:
    """BAR-100, BAR-101: an offer that lies on the table, bids once all are in."""
    return state.task == TO_PICK or (state.task == TO_ANSWER and maker == state.seat) or not is_composing(state, maker)


def is_composing(state: Barracuda, maker: Seat) -> bool:
    return state.stages[maker] in (EMPTY_HANDED, FILLED, SEALED)


def look(state: Barracuda, seat: Seat) -> Look | None:
    deals = int(state.looks[seat])
    if deals == NOBODY:
        return None
    return Look(int(state.looks[state.seats + seat]), deals, int(state.burnt(deals)))


def deal(state: Barracuda, number: int, chair: Seat, over: bool) -> Deal:
    outcome, maker, receiver, least, amount, real_bills, fakes, *public = whole(
        state.deals[number * DEAL : (number + 1) * DEAL]
    )
    involved = over or chair in (maker, receiver)
    return Deal(
        outcome=outcome,
        maker=maker,
        receiver=receiver,
        least=least,
        bills=real_bills + fakes,
        amount=amount if involved or (outcome == BURNT and state.rules.bank_info == COUNTED) else None,
        real_bills=real_bills if involved else None,
        public_real=tuple(public[: state.seats]),
        public_fakes=tuple(public[MOST_SEATS : MOST_SEATS + state.seats]),
    )


def somebody_bids(state: Barracuda, seat: Seat) -> bool | None:
    """Whether others can bid decides what a seller without the fee may do: so they know it, and nobody else does."""
    asks = state.task == TO_ACT and seat == state.seat
    if not asks or state.managed(seat) < BARS_TO_AUCTION or state.real(seat) >= FEE:
        return None
    return bool(state.somebody_bids(seat))
