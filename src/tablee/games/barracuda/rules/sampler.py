"""Worlds that fit a view: what can have been in the envelopes of others, and so in their wallets; what bars lie closed."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, Sampler
from tablee.games.barracuda.rules.agreed import ONCE
from tablee.games.barracuda.rules.bars import BARS, BIT, MOST_SEATS, SLOTS, TWO_PLACES
from tablee.games.barracuda.rules.bounds import Bounds
from tablee.games.barracuda.rules.envelopes import OVER, SEALED, TO_ACT, TO_BID, TO_STAKE
from tablee.games.barracuda.rules.facts import BILLS, ROW, UNKNOWN, Facts
from tablee.games.barracuda.rules.fills import count_fills, first_fill
from tablee.games.barracuda.rules.histories import Histories, History
from tablee.games.barracuda.rules.money import FAKE, KINDS, add_fewest
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.wallets import AMOUNT, DEAL, FAKES, MAKER, REAL_BILLS

QUICK: Final = 12  # tries before a particle filter is used, and with each number of particles
TRIES: Final = 10 * QUICK


class BarracudaSampler(Sampler):
    def __init__(self, known: Barracuda, chair: int, facts: Facts) -> None:
        """`known` has UNKNOWN for bars nobody has seen, and nothing in the wallets of others."""
        self.known = known
        self.chair: i64 = chair
        self.facts = facts
        self.histories = Histories(facts, Bounds(known, self.chair, facts))
        self.first_try: i64 = 0 if self._is_easy() else QUICK

    def _is_easy(self) -> bool:
        """Whether quick tries usually do without a filter. Always the same answer for the same view."""
        rng = Rng(20260214)
        tries: i64
        for tries in range(QUICK):  # noqa: B007  # an undeclared variable would be boxed
            if self.histories.imagined(rng).weight > 0.0:
                return True
        return False

    def world(self, rng: Rng) -> Barracuda:
        """A few quick tries, then filters of ever more particles: there is always a way, for the truth is one."""
        tries: i64
        for tries in range(self.first_try, TRIES):
            quick = tries < QUICK
            history = self.histories.chosen(rng) if quick else self.histories.filtered(16 << (tries // QUICK), rng)
            if history.weight > 0.0:
                world = self._build(history, rng)
                if self._is_possible(world):
                    return world
        raise RuntimeError("no world fits this view")

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
            if seat != self.chair and known.task != OVER:
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
        if known.task == TO_BID or known.task == TO_STAKE:
            self._fill_envelopes(world, rng)
        self._fill_bank(world)
        if world.rules.bank_info == ONCE:
            self._count_bank(world)
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

    def _count_bank(self, world: Barracuda) -> None:
        """BAR-108: of what others counted only that matters which they alone know, both amounts of refused offers."""
        seat: i64
        for seat in range(world.seats):
            if seat != self.chair and world.looks[seat] != NOBODY:
                world.looks[world.seats + seat] = 2 * world.burnt(world.looks[seat])

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
        if world.task != TO_ACT:
            return True
        if self.facts.bids != UNKNOWN and world.somebody_bids(self.chair) != (self.facts.bids == 1):
            return False
        return world.seat == self.chair or world.can_act(world.seat)
