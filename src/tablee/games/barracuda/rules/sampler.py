"""Worlds that fit a view: what can have been in the envelopes of others, and so in their wallets; what bars lie closed.

A wallet is its public part plus what the deals did to it. Deals that the chair did not see are imagined one after the other
in the order of the game: any set of bills that has the number everybody saw, that the maker could pay, that a refuser could
match, and that leaves everybody able to do what he is known to have done later. `low` and `high` say how far the wallets
have to be from their public part for that, so that imagining seldom runs into a contradiction; if it does it starts anew.
Some such histories are imagined for each world and one is taken by its weight, as if everybody had chosen at random.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import Sampler
from tablee.games.barracuda.rules.bars import BARS, BIT, MOST_SEATS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.envelopes import OVER, SEALED, TO_ACT, TO_BID, TO_OFFER, TO_STAKE
from tablee.games.barracuda.rules.fills import count_fills, count_sized, fill_size, fill_worth, first_fill, nth_sized
from tablee.games.barracuda.rules.money import FAKE, KINDS, MOST_OFFERED, NO_LIMIT, add_fewest
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.wallets import (
    ACCEPTED,
    AMOUNT,
    BURNT,
    DEAL,
    DOUBLED,
    EMPTY,
    FAKES,
    LEAST,
    MAKER,
    OUTCOME,
    PUBLIC,
    REAL_BILLS,
    RECEIVER,
)

ON_TABLE: Final = 5  # an outcome for envelopes that wait for an answer
BILLS: Final = DEAL  # a deal as the sampler knows it has its number of bills at the end
ROW: Final = DEAL + 1
UNKNOWN: Final = -1
HISTORIES: Final = 4  # imagined for each world
QUICK: Final = 12  # tries before swarms are sent out, and with each size of swarm
TRIES: Final = 10 * QUICK
FAR: Final = 100_000
BOTH: Final = 2 * MOST_SEATS  # real money of the seats, then their fakes
FINE: Final = 1 << 24  # grains of a random fraction


class Facts:
    """What a chair knows beyond the table: numbers of its view."""

    def __init__(self, rows: list[int], money: int, fakes: int, public: list[int], bids: int, look: list[int]) -> None:
        self.rows = vec[i64](rows)  # the deals of the past, then the envelopes on the table
        self.count: i64 = len(rows) // ROW
        self.money: i64 = money  # all there is
        self.fakes: i64 = fakes
        self.public = vec[i64](public)  # parts of wallets, now
        self.bids: i64 = bids  # whether somebody can bid, or UNKNOWN
        self.looked_at: i64 = look[0]  # deals that a look at the bank covers ...
        self.burnt: i64 = look[1]  # ... and what partner offers refused unseen by the chair brought in by then


class History:
    """What may have been in all envelopes, and how far that has moved the wallets from their public part."""

    def __init__(self, count: i64) -> None:
        self.fills = vec[i64]([UNKNOWN] * count)
        self.amounts = vec[i64]([0] * count)
        self.real_bills = vec[i64]([0] * count)
        self.moved = vec[i64]([0] * BOTH)
        self.burnt: i64 = 0
        self.weight = 1.0

    def copy(self) -> History:
        """As likely as any other of its swarm."""
        twin = History(0)
        twin.fills = self.fills[:]
        twin.amounts = self.amounts[:]
        twin.real_bills = self.real_bills[:]
        twin.moved = self.moved[:]
        twin.burnt = self.burnt
        return twin


def drawn(swarm: list[History], total: float, rng: Rng) -> History:
    """One of a swarm, by weight."""
    left = total * float(rng.below(FINE)) / float(FINE)
    for history in swarm:
        left -= history.weight
        if left < 0.0:
            return history
    return next(history for history in swarm if history.weight > 0.0)


def maker_gains(outcome: i64) -> i64:
    """Of real money, per unit offered."""
    if outcome == DOUBLED:
        return 1
    return -1 if outcome < DOUBLED else 0


def receiver_gains(outcome: i64) -> i64:
    if outcome == ACCEPTED:
        return 1
    return -1 if outcome <= DOUBLED else 0


class BarracudaSampler(Sampler):
    def __init__(self, known: Barracuda, chair: int, facts: Facts) -> None:
        """`known` has UNKNOWN for bars nobody has seen, and nothing in the wallets of others."""
        self.known = known
        self.chair: i64 = chair
        self.facts = facts
        self.low = vec[i64]([-FAR] * (BOTH * (facts.count + 1)))
        self.high = vec[i64]([FAR] * (BOTH * (facts.count + 1)))
        self.hidden: i64 = 0  # deals to imagine
        self._bound()
        self.first_try: i64 = 0 if self._is_easy() else QUICK

    # Bounds: how far from its public part a wallet can be before each deal, and now -------------------------------------

    def _bound(self) -> None:
        facts, last = self.facts, BOTH * self.facts.count
        seat: i64
        for seat in range(self.known.seats):
            if seat != self.chair:
                self.low[last + seat] = self._needed(seat) - facts.public[seat]
                self.low[last + MOST_SEATS + seat] = -facts.public[MOST_SEATS + seat]
        number: i64
        for number in range(facts.count - 1, -1, -1):
            if facts.rows[number * ROW + REAL_BILLS] == UNKNOWN:
                self.hidden += 1
            self._bound_before(number)

    def _needed(self, seat: i64) -> i64:
        """Money without which a seat would not be where it is now."""
        known = self.known
        if seat != known.seat or known.step == OVER:
            return 0
        if known.step == TO_OFFER:
            return known.least_offer()
        if known.step != TO_ACT or known.must_open(seat) or known.managed(seat) > 2:
            return 0
        return known.cheapest_action(seat)

    def _bound_before(self, number: i64) -> None:
        rows, at, here = self.facts.rows, number * ROW, BOTH * number
        outcome, maker, receiver = rows[at + OUTCOME], rows[at + MAKER], rows[at + RECEIVER]
        which: i64
        for which in range(BOTH):
            if which % MOST_SEATS == self.chair:
                continue  # the chair knows its own wallet
            fewest, most = self._change(at, which)
            self.low[here + which] = max(-rows[at + PUBLIC + which], self.low[here + BOTH + which] - most)
            self.high[here + which] = self.high[here + BOTH + which] - fewest
            if outcome == EMPTY and which % MOST_SEATS == maker:
                self.high[here + which] = min(self.high[here + which], -rows[at + PUBLIC + which])
        least, most = self._range(at)
        self._need(number, maker, least)
        if rows[at + REAL_BILLS] != UNKNOWN:
            self._need(number, MOST_SEATS + maker, rows[at + BILLS] - rows[at + REAL_BILLS])
        if outcome in (BURNT, DOUBLED):
            self._need(number, receiver, least)

    def _need(self, number: i64, which: i64, least: i64) -> None:
        """Somebody had at least this much at a deal."""
        if which % MOST_SEATS != self.chair:
            at = BOTH * number + which
            self.low[at] = max(self.low[at], least - self.facts.rows[number * ROW + PUBLIC + which])

    def _change(self, at: i64, which: i64) -> tuple[i64, i64]:
        """Between what a deal may change in one wallet."""
        rows = self.facts.rows
        outcome = rows[at + OUTCOME]
        seat = which % MOST_SEATS
        if outcome > DOUBLED or (seat != rows[at + MAKER] and seat != rows[at + RECEIVER]):
            return 0, 0
        if which < MOST_SEATS:
            least, most = self._range(at)
            gains = maker_gains(outcome) if seat == rows[at + MAKER] else receiver_gains(outcome)
        else:
            least, most = self._fake_range(at)
            gains = -1 if seat == rows[at + MAKER] else 1
        if gains > 0:
            return least, most
        return -most, -least

    def _fake_range(self, at: i64) -> tuple[i64, i64]:
        rows = self.facts.rows
        if rows[at + REAL_BILLS] == UNKNOWN:
            return 0, rows[at + BILLS]
        fakes = rows[at + BILLS] - rows[at + REAL_BILLS]
        return fakes, fakes

    def _range(self, at: i64) -> tuple[i64, i64]:
        """Between which amounts an envelope of the past lies."""
        rows = self.facts.rows
        if rows[at + AMOUNT] != UNKNOWN:
            return rows[at + AMOUNT], rows[at + AMOUNT]
        return rows[at + LEAST], MOST_OFFERED if rows[at + LEAST] > 0 else NO_LIMIT

    # Histories --------------------------------------------------------------------------------------------------------

    def _imagine(self, rng: Rng) -> History:
        """One way how it may have been; of weight 0 if it came to a contradiction."""
        history = History(self.facts.count)
        number: i64
        for number in range(self.facts.count):
            if not self._advance(history, number, rng):
                return history
        self._fits(history, self.facts.count)
        return history

    def _advance(self, history: History, number: i64, rng: Rng) -> bool:
        """The next deal of a history."""
        rows, at = self.facts.rows, number * ROW
        if not self._fits(history, number):
            return False
        if rows[at + REAL_BILLS] != UNKNOWN:
            history.amounts[number] = rows[at + AMOUNT]
            history.real_bills[number] = rows[at + REAL_BILLS]
        elif not self._guess(history, number, rng):
            return False
        self._carry_out(history, number)
        return True

    def _swarm(self, size: i64, rng: Rng) -> History:
        """Many histories at once: where some come to a contradiction, others that did not are followed instead."""
        swarm = [History(self.facts.count) for _ in range(size)]
        number: i64
        for number in range(self.facts.count + 1):
            total = 0.0
            for history in swarm:
                if number < self.facts.count:
                    self._advance(history, number, rng)
                else:
                    self._fits(history, number)
                total += history.weight
            if total == 0.0:
                return swarm[0]
            swarm = [drawn(swarm, total, rng).copy() for _ in range(size)]
        return swarm[0]

    def _fits(self, history: History, number: i64) -> bool:
        moved, low, high, at = history.moved, self.low, self.high, BOTH * number
        which: i64
        for which in range(BOTH):
            if moved[which] < low[at + which] or moved[which] > high[at + which]:
                history.weight = 0.0
                return False
        return True

    def _carry_out(self, history: History, number: i64) -> None:
        rows, at, moved = self.facts.rows, number * ROW, history.moved
        outcome, maker, receiver = rows[at + OUTCOME], rows[at + MAKER], rows[at + RECEIVER]
        amount = history.amounts[number]
        moved[maker] += maker_gains(outcome) * amount
        moved[receiver] += receiver_gains(outcome) * amount
        if outcome <= DOUBLED:
            fakes = rows[at + BILLS] - history.real_bills[number]
            moved[MOST_SEATS + maker] -= fakes
            moved[MOST_SEATS + receiver] += fakes

    def _guess(self, history: History, number: i64, rng: Rng) -> bool:
        """Bills for an envelope that the chair could only count."""
        rows, at, after, moved = self.facts.rows, number * ROW, BOTH * (number + 1), history.moved
        outcome, maker, receiver, bills = rows[at + OUTCOME], rows[at + MAKER], rows[at + RECEIVER], rows[at + BILLS]
        money = rows[at + PUBLIC + maker] + moved[maker]
        fakes = rows[at + PUBLIC + MOST_SEATS + maker] + moved[MOST_SEATS + maker]
        least, most = self._range(at)
        ways = count_fills(1 if least == 0 and fakes == 0 else rows[at + LEAST], min(self._limit(at), money))
        most = min(most, money)
        if outcome in (BURNT, DOUBLED):
            most = min(most, rows[at + PUBLIC + receiver] + moved[receiver])
        least, most = self._squeeze(maker, maker_gains(outcome), after, moved, least, most)
        least, most = self._squeeze(receiver, receiver_gains(outcome), after, moved, least, most)
        if outcome == BURNT and number < self.facts.looked_at:
            later = self._burnt_later(number)
            most = min(most, self.facts.burnt - history.burnt - later)
            least = max(least, self.facts.burnt - history.burnt - later * MOST_OFFERED)
        least_fakes: i64 = 0
        most_fakes = min(bills, fakes)
        if outcome <= DOUBLED:
            least_fakes, most_fakes = self._squeeze(MOST_SEATS + maker, -1, after, moved, least_fakes, most_fakes)
            least_fakes, most_fakes = self._squeeze(MOST_SEATS + receiver, 1, after, moved, least_fakes, most_fakes)
        fits = count_sized(least, most, bills - most_fakes, bills - least_fakes)
        if fits == 0 or ways == 0:
            history.weight = 0.0
            return False
        fill = nth_sized(least, most, bills - most_fakes, bills - least_fakes, rng.below(fits))
        history.fills[number] = fill
        history.amounts[number] = fill_worth(fill)
        history.real_bills[number] = fill_size(fill)
        history.weight *= float(fits) / float(ways)
        if outcome == BURNT and number < self.facts.looked_at:
            history.burnt += history.amounts[number]
        return True

    def _limit(self, at: i64) -> i64:
        return MOST_OFFERED if self.facts.rows[at + LEAST] > 0 else NO_LIMIT

    def _squeeze(self, which: i64, gains: i64, after: i64, moved: vec[i64], least: i64, most: i64) -> tuple[i64, i64]:
        """Amounts after which a wallet is still within its bounds."""
        if gains > 0:
            return max(least, self.low[after + which] - moved[which]), min(most, self.high[after + which] - moved[which])
        if gains < 0:
            return max(least, moved[which] - self.high[after + which]), min(most, moved[which] - self.low[after + which])
        return least, most

    def _burnt_later(self, number: i64) -> i64:
        """How many more refused partner offers the look at the bank covers, all unseen by the chair."""
        count: i64 = 0
        rows = self.facts.rows
        later: i64
        for later in range(number + 1, min(self.facts.looked_at, self.facts.count)):
            if rows[later * ROW + OUTCOME] == BURNT and rows[later * ROW + AMOUNT] == UNKNOWN:
                count += 1
        return count

    def _is_easy(self) -> bool:
        """Whether a history or two usually do without a swarm. Always the same answer for the same view."""
        rng = Rng(20260214)
        tries: i64
        for tries in range(QUICK):  # noqa: B007  # an undeclared variable would be boxed
            if self._imagine(rng).weight > 0.0:
                return True
        return False

    # Worlds -----------------------------------------------------------------------------------------------------------

    def world(self, rng: Rng) -> Barracuda:
        """A few quick tries, then ever larger swarms: there is always a way, for the truth is one."""
        tries: i64
        for tries in range(self.first_try, TRIES):
            history = self._choose(rng) if tries < QUICK else self._swarm(16 << (tries // QUICK), rng)
            if history.weight > 0.0:
                world = self._build(history, rng)
                if self._is_possible(world):
                    return world
        raise RuntimeError("no world fits this view")

    def _choose(self, rng: Rng) -> History:
        chosen = self._imagine(rng)
        if self.hidden == 0:
            return chosen
        total = chosen.weight
        more: i64
        for more in range(1, HISTORIES):  # noqa: B007  # an undeclared variable would be boxed
            history = self._imagine(rng)
            total += history.weight
            if total > 0.0 and float(rng.below(FINE)) * total < history.weight * float(FINE):
                chosen = history
        return chosen

    def _build(self, history: History, rng: Rng) -> Barracuda:
        known, facts = self.known, self.facts
        world = known.copy()
        world.dice = rng.fork()
        world.slots = self._bars(rng)
        seats = known.seats
        seat: i64
        for seat in range(seats):
            world.net[seat] = history.moved[seat]
            world.net[seats + seat] = history.moved[MOST_SEATS + seat]
            if seat != self.chair and known.step != OVER:
                add_fewest(world.bills, KINDS * seat, facts.public[seat] + history.moved[seat])
                world.bills[KINDS * seat + FAKE] = facts.public[MOST_SEATS + seat] + history.moved[MOST_SEATS + seat]
        number: i64
        for number in range(facts.count):
            at = number * ROW
            if number >= known.deal_count():
                self._lay(world, history, number)
            else:
                world.deals[number * DEAL + AMOUNT] = history.amounts[number]
                world.deals[number * DEAL + REAL_BILLS] = history.real_bills[number]
                world.deals[number * DEAL + FAKES] = facts.rows[at + BILLS] - history.real_bills[number]
        if known.step == TO_BID or known.step == TO_STAKE:
            self._fill_envelopes(world, rng)
        self._fill_bank(world)
        return world

    def _lay(self, world: Barracuda, history: History, number: i64) -> None:
        """An envelope on the table: bills the chair has seen are there already, the wallet just lacks them."""
        rows, at = self.facts.rows, number * ROW
        maker = rows[at + MAKER]
        fakes = rows[at + BILLS] - history.real_bills[number]
        if history.fills[number] != UNKNOWN:
            world.fill(maker, history.fills[number])
            world.add_fakes(maker, fakes)
        elif maker != self.chair:
            world.lower(maker, history.amounts[number], fakes)

    def _fill_envelopes(self, world: Barracuda, rng: Rng) -> None:
        """BAR-101: of a bid or stake that is ready nothing else shows."""
        seat: i64
        for seat in range(world.seats):
            if seat != self.chair and world.stages[seat] == SEALED:
                least, most = world.least(seat), world.most(seat)
                world.fill(seat, first_fill(least) + rng.below(count_fills(least, most)))
                fewest = world.least_fakes(seat)
                world.add_fakes(seat, fewest + rng.below(world.fakes(seat) - fewest + 1))

    def _fill_bank(self, world: Barracuda) -> None:
        """BAR-80: what is nowhere else."""
        world.bank = self.facts.money
        world.bank_fakes = self.facts.fakes
        seat: i64
        for seat in range(world.seats):
            world.bank -= world.real(seat) + world.offered(seat)
            world.bank_fakes -= world.fakes(seat) + world.piles[KINDS * seat + FAKE]

    def _bars(self, rng: Rng) -> vec[i64]:
        """BAR-03, BAR-04: one unseen bar of each kind is out, the others lie anywhere."""
        slots = self.known.slots[:]
        lying: i64 = 0  # set of bars
        bar: i64
        for bar in slots:
            if bar != UNKNOWN:
                lying |= BIT[bar]
        pairs: list[int] = []
        singles: list[int] = []
        for bar in range(BARS):
            if lying & BIT[bar] == 0:
                if bar < TWO_PLACES:
                    pairs.append(bar)
                else:
                    singles.append(bar)
        if not pairs and not singles:
            return slots
        pairs, singles = rng.shuffled(pairs), rng.shuffled(singles)
        if slots[SLOTS] == UNKNOWN:
            slots[SLOTS] = i64(pairs.pop())
            slots[SLOTS + 1] = i64(singles.pop())
        rest = rng.shuffled(pairs + singles)
        slot: i64
        for slot in range(SLOTS):
            if slots[slot] == UNKNOWN:
                slots[slot] = i64(rest.pop())
        return slots

    def _is_possible(self, world: Barracuda) -> bool:
        """Whoever is in turn can act, and the chair may do what it may do."""
        if world.step != TO_ACT:
            return True
        if self.facts.bids != UNKNOWN and world.somebody_bids(self.chair) != (self.facts.bids == 1):
            return False
        return world.seat == self.chair or world.can_act(world.seat)
