"""Barracuda as it might be for all a chair can tell, by section L of the rules: made from the state, not the view."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.values import Seat
from tablee.games.barracuda.rules.agreed import COUNTED
from tablee.games.barracuda.rules.bars import SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import (
    FILLED,
    SEALED,
    TO_ACT,
    TO_ANSWER,
    TO_BID,
    TO_CALL,
    TO_PICK,
    TO_STAKE,
)
from tablee.games.barracuda.rules.fills import fill_bills, fill_number, first_fill
from tablee.games.barracuda.rules.money import KINDS, MOST_OFFERED
from tablee.games.barracuda.rules.promenade import FILL, HIDDEN
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.wallets import ACCEPTED, AMOUNT, BURNT, DEAL, DOUBLED, FAKES, REAL_BILLS

SETS = [fill_bills(number) for number in range(first_fill(MOST_OFFERED + 1))]


def disguise(state: Barracuda, chair: Seat | None, rng: Rng) -> Barracuda:
    """Mix what lies closed, what others dealt in the past, what their envelopes hold and what they said under the table."""
    twin = state.copy()
    mix_bars(twin, rng)
    for number in range(state.deal_count()):
        other_deal(twin, number, chair, rng)
    for seat in range(state.seats):
        if seat != chair:
            other_bills(twin, seat)
            other_envelope(twin, seat, chair, rng)
    if state.task == TO_CALL:
        other_answers(twin, chair, rng)
    return twin if looks_alike(state, twin, chair) else state.copy()


def mix_bars(twin: Barracuda, rng: Rng) -> None:
    """BAR-03, BAR-05: bars never opened, and those left out unless the table chose them."""
    slots = [int(bar) for bar in twin.slots]
    hidden = [slot for slot in range(SLOTS) if twin.faces[slot] == HIDDEN]
    if not twin.rules.discards_known:
        pairs = [at for at in [*hidden, SLOTS] if slots[at] < TWO_PLACES]
        singles = [at for at in [*hidden, SLOTS + 1] if slots[at] >= TWO_PLACES]
        for places, out in ((pairs, SLOTS), (singles, SLOTS + 1)):
            other = places[rng.below(len(places))]
            slots[out], slots[other] = slots[other], slots[out]
    mixed = rng.shuffled([slots[slot] for slot in hidden])
    for slot, bar in zip(hidden, mixed, strict=True):
        slots[slot] = bar
    fresh = twin.slots[:]
    for at, bar in enumerate(slots):
        fresh[at] = bar
    twin.slots = fresh


def other_deal(twin: Barracuda, number: int, chair: Seat | None, rng: Rng) -> None:
    """BAR-102: other bills, as many, in an envelope that the chair only counted; wallets follow."""
    outcome, maker, receiver, least, amount, real, fakes = (int(part) for part in twin.deals[number * DEAL :][:7])
    if chair in (maker, receiver) or outcome > DOUBLED or not least:
        return
    bills = SETS[rng.below(len(SETS))]
    other, count = 10 * bills[0] + 5 * bills[1] + 2 * bills[2] + bills[3], sum(bills)
    more, more_fakes = other - amount, real - count
    counted = twin.rules.bank_info == COUNTED or (chair is not None and twin.looks[chair] > number)
    if other < least or fakes + more_fakes < 0 or (outcome == BURNT and counted and more):
        return
    change = {maker: more if outcome == DOUBLED else -more, receiver: more if outcome == ACCEPTED else -more}
    if any(twin.real(seat) + change[seat] < 0 for seat in change):
        return
    if twin.fakes(maker) < more_fakes or twin.fakes(receiver) + more_fakes < 0:
        return
    for seat, by in change.items():
        twin.bills[KINDS * seat + 3] += by
        twin.net[seat] += by
    for seat, by in ((maker, -more_fakes), (receiver, more_fakes)):
        twin.bills[KINDS * seat + 4] += by
        twin.net[twin.seats + seat] += by
    twin.bank -= sum(change.values())
    at = number * DEAL
    twin.deals[at + AMOUNT], twin.deals[at + REAL_BILLS], twin.deals[at + FAKES] = other, count, fakes + more_fakes


def other_bills(twin: Barracuda, seat: Seat) -> None:
    """BAR-104: the same money in 1000s, changed at the bank."""
    money = int(twin.real(seat))
    for kind, count in enumerate((0, 0, 0, money)):
        twin.bills[KINDS * seat + kind] = count


def other_envelope(twin: Barracuda, seat: Seat, chair: Seat | None, rng: Rng) -> None:
    """BAR-100, BAR-101: other bills in an envelope; of bids and stakes not even their number shows, nor who is half-way."""
    stage, task = int(twin.stages[seat]), int(twin.task)
    receiver = twin.managers[twin.target] if task == TO_ANSWER else twin.seat if task == TO_PICK else -1
    if stage not in (FILLED, SEALED) or chair == receiver:
        return
    size = int(twin.pile_size(seat))
    again = twin.copy()
    again.give_real(seat, seat)
    again.give_fakes(seat, seat)
    again.stages[seat] = 1
    if task in (TO_BID, TO_STAKE):
        fills = [code for code in again.codes(seat) if code >= FILL]
        again.play(seat, fills[rng.below(len(fills))])
        if stage == SEALED:
            fewest = again.least_fakes(seat)
            again.add_fakes(seat, fewest + rng.below(again.fakes(seat) - fewest + 1))
    elif stage == SEALED:
        bills = SETS[rng.below(len(SETS))]
        worth = 10 * bills[0] + 5 * bills[1] + 2 * bills[2] + bills[3]
        least = again.least_offer() if task == TO_ANSWER else 0
        if not least <= worth <= again.real(seat) or not 0 <= size - sum(bills) <= again.fakes(seat):
            return
        again.fill(seat, fill_number(*bills))
        again.add_fakes(seat, size - sum(bills))
    again.stages[seat] = stage if stage == SEALED or again.stages[seat] == FILLED else 1
    for at in range(KINDS * seat, KINDS * (seat + 1)):
        twin.bills[at], twin.piles[at] = again.bills[at], again.piles[at]
    twin.stages[seat] = again.stages[seat]


def other_answers(twin: Barracuda, chair: Seat | None, rng: Rng) -> None:
    """BAR-68: who has declined is not shown."""
    for seat in range(twin.seats):
        if seat != chair:
            twin.declined = twin.declined | 1 << seat if rng.below(2) else twin.declined & ~(1 << seat)
    if not twin.acting():
        twin.declined = 0 if chair is None else twin.declined & 1 << chair


def looks_alike(state: Barracuda, twin: Barracuda, chair: Seat | None) -> bool:
    """Whoever acts can still act, and the chair may do the same (BAR-65)."""
    if any(not twin.codes(seat) for seat in twin.acting()) or not twin.acting():
        return not state.acting()
    if state.task != TO_ACT or chair != state.seat:
        return True
    return twin.codes(state.seat) == state.codes(state.seat)
