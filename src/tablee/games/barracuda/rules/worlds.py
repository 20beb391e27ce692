"""From a view to its sampler: the view as a state with gaps, and as numbers for the compiled core."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.rules.agreed import Rules
from tablee.games.barracuda.rules.bars import BIT, MOST_SEATS
from tablee.games.barracuda.rules.envelopes import EMPTY_HANDED, NOT_ASKED, SEALED, TO_ANSWER, TO_PICK
from tablee.games.barracuda.rules.facts import ON_TABLE, UNKNOWN, Facts
from tablee.games.barracuda.rules.money import KINDS
from tablee.games.barracuda.rules.sampler import BarracudaSampler
from tablee.games.barracuda.rules.state import Barracuda, dealt
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.games.barracuda.rules.wallets import BURNT, EMPTY


def sampler(seen: BarracudaView) -> BarracudaSampler:
    rows = [number for row in (*past(seen), *on_table(seen)) for number in row]
    look = [seen.look.deals, unseen_burnt(seen)] if seen.look else [0, 0]
    bids = UNKNOWN if seen.somebody_bids is None else int(seen.somebody_bids)
    public = spread(seen.public_real, seen.public_fakes)
    facts = Facts(rows, seen.money, seen.fakes, public, bids, look)
    return BarracudaSampler(known(seen), NOBODY if seen.seat is None else seen.seat, facts)


def unseen_burnt(seen: BarracudaView) -> int:
    """Of the money that the chair counted in the bank, what came from refused partner offers of others among themselves."""
    if seen.look is None:
        return 0
    own = sum(deal.amount or 0 for deal in seen.deals[: seen.look.deals] if deal.outcome == BURNT)
    return seen.look.burnt - own


def spread(real: tuple[int, ...], fakes: tuple[int, ...]) -> list[int]:
    """Numbers of all seats, with room for those that are not there."""
    blank = [0] * (MOST_SEATS - len(real))
    return [*real, *blank, *fakes, *blank]


def past(seen: BarracudaView) -> Iterator[list[int]]:
    for deal in seen.deals:
        amount = UNKNOWN if deal.amount is None else deal.amount
        real_bills = UNKNOWN if deal.real_bills is None else deal.real_bills
        if deal.bills == 0:
            amount = real_bills = 0
        facts = [deal.outcome, deal.maker, deal.receiver, deal.least, amount, real_bills, 0]
        yield [*facts, *spread(deal.public_real, deal.public_fakes), deal.bills]


def on_table(seen: BarracudaView) -> Iterator[list[int]]:
    """Envelopes that lie on the table, as deals without an effect yet."""
    if seen.task not in (TO_ANSWER, TO_PICK):
        return
    for maker in range(seen.seats):
        if not seen.ready[maker]:
            continue
        size, pile = seen.pile_sizes[maker] or 0, seen.piles[maker]
        amount, real_bills = (UNKNOWN, UNKNOWN) if pile is None else (pile.worth, sum(pile[:-1]))
        if size == 0:
            amount = real_bills = 0
        facts = [ON_TABLE if size else EMPTY, maker, receiver(seen), least(seen), amount, real_bills, 0]
        yield [*facts, *spread(seen.public_real, seen.public_fakes), size]


def receiver(seen: BarracudaView) -> Seat:
    return seen.turn if seen.task == TO_PICK else seen.managers[seen.target]


def least(seen: BarracudaView) -> int:
    return int(known_table(seen).least_offer()) if seen.task == TO_ANSWER else 0


def known(seen: BarracudaView) -> Barracuda:
    """The view as a state: UNKNOWN bars, empty wallets where the chair may not look, deals without amounts."""
    state = known_table(seen)
    for seat in range(seen.seats):
        lay(state, seat, seen)
    for deal in seen.deals:
        facts = [deal.maker, deal.receiver, deal.least, 0, 0, 0]
        state.note_deal(deal.outcome, facts, list(deal.public_real), list(deal.public_fakes))
    if seen.seat is not None and seen.declined:
        state.declined = BIT[seen.seat]
    if seen.look is not None and seen.seat is not None:
        state.looks[seen.seats + seen.seat] = seen.look.bank
    return state


def known_table(seen: BarracudaView) -> Barracuda:
    """Everything that everybody sees."""
    slots = [UNKNOWN if bar is None else bar for bar in seen.bars]
    state = dealt(Rules(seen.seats, seen.bank_info, seen.discards_known), slots, seeded("unknown"))
    for slot, face in enumerate(seen.faces):
        state.faces[slot] = face
        state.managers[slot], state.partners[slot] = seen.managers[slot], seen.partners[slot]
    for seat in seen.drawn:
        state.note_drawn(seat)
    for seat in range(seen.seats):
        state.hands[seat], state.since[seat], state.looks[seat] = seen.hands[seat], seen.since[seat], seen.looked[seat]
    state.round, state.task, state.seat = seen.round, seen.task, seen.turn
    state.bag = sum(1 << seat for seat in seen.bag)
    state.target, state.buying, state.caller = seen.target, seen.buying, seen.caller
    state.ended, state.last = seen.ended, seen.last
    return state


def lay(state: Barracuda, seat: Seat, seen: BarracudaView) -> None:
    """A seat's bills and envelope as far as the chair sees them."""
    stage = SEALED if seen.ready[seat] else EMPTY_HANDED if seen.asked[seat] else NOT_ASKED
    state.stages[seat] = seen.stage if seat == seen.seat else stage
    for kind in range(KINDS):
        at = KINDS * seat + kind
        state.bills[at] = (seen.wallets[seat] or (0,) * KINDS)[kind]
        state.piles[at] = (seen.piles[seat] or (0,) * KINDS)[kind]
        state.staked[at] = seen.stakes[seat][kind]
