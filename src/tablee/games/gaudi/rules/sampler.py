"""Worlds that fit a view: objectives from the exact belief, unseen tiles dealt anew.

Every deal of the objective cards, those put aside included, that agrees with what each seat marked and did not mark is
equally likely. So is every deal of the unseen tiles to the hidden hands, the pile and the tiles out of the game that keeps
what the chair knows: which kinds a seat surely lacks, and where a tile it gave back cannot be.
"""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import Sampler
from tablee.games.gaudi.rules.counters import PAIRS
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import laid_kind
from tablee.games.gaudi.rules.state import OVER, TO_EXCHANGE, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import BIT, COPIES, KINDS, NO_TILE


class Deals:
    """All deals of objective cards that a chair thinks possible, with how many arrangements of the cards give each."""

    def __init__(self, possible: list[int]) -> None:
        self.possible = possible  # sets of pairs by seat
        self.deals = vec[i64]()  # pairs of all seats as digits to the base 9, seat 0 last
        self.sums = vec[i64]()  # arrangements of this deal and all before it
        cards = 1 if len(possible) < 4 else 2  # of each animal and of each colour (GAU-04, GAU-05, GAU-53)
        self._deal(0, 0, 1, vec[i64]([cards] * 6))

    def _deal(self, seat: i64, deal: i64, digit: i64, left: vec[i64]) -> None:
        """Give the next seat each pair it may have; `left` counts the cards of each animal, then of each colour."""
        if seat == len(self.possible):
            before = self.sums[len(self.sums) - 1] if len(self.sums) else 0
            self.deals = append(self.deals, deal)
            self.sums = append(self.sums, before + _orders(left, 0) * _orders(left, 3))
            return
        pairs = i64(self.possible[seat])
        pair: i64
        for pair in range(PAIRS):
            animal, colour = pair // 3, 3 + pair % 3
            if pairs & BIT[pair] != 0 and left[animal] > 0 and left[colour] > 0:
                left[animal] -= 1
                left[colour] -= 1
                self._deal(seat + 1, deal + pair * digit, digit * PAIRS, left)
                left[animal] += 1
                left[colour] += 1

    def draw(self, rng: Rng) -> vec[i64]:
        """The pairs of all seats in one of the arrangements."""
        pick = rng.below(self.sums[len(self.sums) - 1])
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > pick:
                high = middle
            else:
                low = middle + 1
        return self._pairs(low)

    def _pairs(self, index: i64) -> vec[i64]:
        pairs = vec[i64]()
        deal = self.deals[index]
        for _ in range(len(self.possible)):
            pairs = append(pairs, deal % PAIRS)
            deal //= PAIRS
        return pairs

    def chances(self, seat: i64) -> list[float]:
        """How likely each pair of objectives is for a seat."""
        counts = vec[i64]([0] * PAIRS)
        before: i64 = 0
        index: i64
        for index in range(len(self.deals)):
            counts[self._pairs(index)[seat]] += self.sums[index] - before
            before = self.sums[index]
        return [float(count) / float(before) for count in counts]


def _orders(left: vec[i64], first: i64) -> i64:
    """In how many orders the cards of one sort that were put aside can lie; two of them at most (GAU-06)."""
    cards = left[first] + left[first + 1] + left[first + 2]
    return 2 if cards == 2 and left[first] != 2 and left[first + 1] != 2 and left[first + 2] != 2 else 1


class Worlds(Sampler):
    def __init__(self, known: Gaudi, hidden: list[int], out: i64, deals: Deals | None) -> None:
        self.known = known  # the state without hidden hands, pile and objectives
        self.hidden = hidden  # by seat, how many tiles of its hand are unknown
        self.out = out  # how many tiles are not in the game
        self.deals = deals
        self.room = known.floor.room()
        unseen = COPIES[:]
        index: i64
        for index in range(len(known.tiles)):
            unseen[laid_kind(known.tiles[index])] -= 1
        for index in range(HAND * known.rules.seats):
            if known.hands[index] != NO_TILE:
                unseen[known.hands[index]] -= 1
        # The unseen tiles have numbers, those the chair gave back come first: of these, which seats drew since.
        self.drew = vec[i64]()
        self.kinds = vec[i64]()
        for index in range(len(known.returned)):
            record = known.returned[index]
            self.drew = append(self.drew, record // 256)
            self.kinds = append(self.kinds, record // 8 % 32)
            unseen[record // 8 % 32] -= 1
        for index in range(KINDS):
            for _ in range(unseen[index]):
                self.kinds = append(self.kinds, index)

    def world(self, rng: Rng) -> Gaudi:
        world = self.known.copy()
        world.dice = rng.fork()
        if self.deals is not None:
            world.pairs = self.deals.draw(rng)
        while not self._deal(world, rng):
            pass
        return world

    def _deal(self, world: Gaudi, rng: Rng) -> bool:
        """Deal the unseen tiles; False, to be tried again, when that broke something known. Hands that surely lack some
        kinds come first, because to hope for them could take long."""
        order = vec[i64]([number for number in range(len(self.kinds))])  # noqa: C416
        dealt: i64 = 0
        seat: i64
        for seat in range(world.rules.seats):
            if world.barred[seat] != 0 and self.hidden[seat] > 0:
                if not self._deal_barred(world, seat, order, dealt, rng):
                    return False
                dealt += self.hidden[seat]
        for seat in range(world.rules.seats):
            if world.barred[seat] == 0 and self.hidden[seat] > 0:
                if not self._deal_hand(world, seat, order, dealt, rng):
                    return False
                dealt += self.hidden[seat]
        return self._deal_pile(world, order, dealt, rng) and self._is_possible(world)

    def _may_hold(self, seat: i64, number: i64, barred: i64) -> bool:
        """Whether a hand can have a tile: not of a kind it lacks, nor one given back since it last drew (GAU-50)."""
        if barred & BIT[self.kinds[number]] != 0:
            return False
        return number >= len(self.drew) or self.drew[number] & BIT[seat] != 0

    def _deal_barred(self, world: Gaudi, seat: i64, order: vec[i64], dealt: i64, rng: Rng) -> bool:
        """Any of the tiles the hand can have. Tiles that others took left fewer ways to fill it than there might be: to
        make up for that, in proportion, the whole deal is given up now and then."""
        barred = world.barred[seat]
        now: i64 = 0
        ever: i64 = 0
        index: i64
        for index in range(len(order)):
            if self._may_hold(seat, order[index], barred):
                ever += 1
                now += 1 if index >= dealt else 0
        size = i64(self.hidden[seat])
        if now < size:
            return False
        ways_now: i64 = 1
        ways_ever: i64 = 1
        for index in range(size):
            ways_now *= now - index
            ways_ever *= ever - index
        if ways_now < ways_ever and rng.below(ways_ever) >= ways_now:
            return False
        place: i64
        for place in range(size):
            pick = rng.below(now - place)
            index = dealt + place
            while not self._may_hold(seat, order[index], barred) or pick > 0:
                if self._may_hold(seat, order[index], barred):
                    pick -= 1
                index += 1
            self._hand_over(world, seat, place, order, dealt + place, index)
        world.sort_hand(seat)
        return True

    def _deal_hand(self, world: Gaudi, seat: i64, order: vec[i64], dealt: i64, rng: Rng) -> bool:
        place: i64
        for place in range(self.hidden[seat]):
            first = dealt + place
            index = first + rng.below(len(order) - first)
            if not self._may_hold(seat, order[index], 0):
                return False
            self._hand_over(world, seat, place, order, first, index)
        world.sort_hand(seat)
        return True

    def _hand_over(self, world: Gaudi, seat: i64, place: i64, order: vec[i64], first: i64, index: i64) -> None:
        number = order[index]
        order[index] = order[first]
        order[first] = number
        world.hands[seat * HAND + place] = self.kinds[number]

    def _deal_pile(self, world: Gaudi, order: vec[i64], dealt: i64, rng: Rng) -> bool:
        """What is out of the game was never in anybody's hand (GAU-11); all others are the pile."""
        index: i64
        for index in range(KINDS):
            world.pile[index] = 0
        for index in range(dealt, dealt + self.out):
            other = index + rng.below(len(order) - index)
            number = order[other]
            if number < len(self.drew):
                return False
            order[other] = order[index]
            order[index] = number
        for index in range(dealt + self.out, len(order)):
            world.pile[self.kinds[order[index]]] += 1
        world.pile_size = len(order) - dealt - self.out
        return True

    def _is_possible(self, world: Gaudi) -> bool:
        """Whether the seat to act would be acting: something fits somewhere (GAU-38), and in its own hand if it has
        exchanged or there is no pile (GAU-29, GAU-30)."""
        if world.task == OVER or world.drafted > 0:
            return True
        fits = world.kinds_held(world.seat) & self.room != 0
        world.task = TO_LAY if fits else TO_EXCHANGE
        if not fits and (world.exchanged or world.pile_size == 0):
            return False
        return fits or world.anything_fits(self.room)
