"""Worlds that fit a view: objectives from the exact belief, unseen tiles dealt anew.

Every deal of the unseen tiles to the hidden hands, the pile and the tiles out of the game is equally likely that keeps what
the chair knows: which kinds a seat surely lacks, and where a tile may be that the chair gave back (memory.py). A seat is
known to lack what it could not lay until it draws again; what it did with its tiles tells nothing else.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import Sampler
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.memory import IN_PILE, Memory
from tablee.games.gaudi.rules.objectives import Deals
from tablee.games.gaudi.rules.packing import laid_kind
from tablee.games.gaudi.rules.state import OVER, TO_EXCHANGE, TO_LAY, Gaudi
from tablee.games.gaudi.rules.tiles import BIT, COPIES, KINDS, NO_TILE

TRIES: Final = 20_000  # deals for one world; far more than any view has needed
FINE: Final = 1 << 30


class GaudiSampler(Sampler):
    def __init__(self, known: Gaudi, hidden: list[int], out: i64, deals: Deals | None) -> None:
        self.known = known  # the state without hidden hands, pile and objectives
        self.hidden = vec[i64](hidden)  # by seat, how many tiles of its hand are unknown
        self.out = out  # how many tiles are not in the game
        self.deals = deals
        self.room = known.floor.room()
        self.unseen = COPIES[:]  # by kind
        index: i64
        for index in range(len(known.tiles)):
            self.unseen[laid_kind(known.tiles[index])] -= 1
        for index in range(HAND * known.rules.seats):
            if known.hands[index] != NO_TILE:
                self.unseen[known.hands[index]] -= 1
        self.kinds = vec[i64]()  # of the unseen tiles
        for index in range(KINDS):
            for _ in range(self.unseen[index]):
                self.kinds = append(self.kinds, index)
        self.memory: Memory | None = None
        memory = Memory(known, hidden, self.unseen)
        if known.task != OVER and memory.is_needed():
            self.memory = memory
        self.likeliest = vec[float]([self._likeliest(seat) for seat in range(known.rules.seats)])
        self.left = vec[i64]()  # unseen tiles not dealt yet
        self.size: i64 = 0  # how many

    def world(self, rng: Rng) -> Gaudi:
        world = self.known.copy()
        world.dice = rng.fork()
        if self.deals is not None:
            world.pairs = self.deals.draw(rng)
        for _ in range(TRIES):
            if self._deal(world, rng):
                return world
        raise RuntimeError("no deal of the unseen tiles fits what the chair knows: the rules of gaudi have a bug")

    def _deal(self, world: Gaudi, rng: Rng) -> bool:
        """Deal the unseen tiles; False, to be tried again, when that broke something known. Hands that surely lack some
        kinds come first, because to hope for them could take long."""
        self.left = self.kinds[:]
        self.size = len(self.kinds)
        self._take_up(world)
        if self.memory is not None and not self._put_returned(world, self.memory, rng):
            return False
        seat: i64
        for seat in range(world.rules.seats):
            if self.hidden[seat] > 0 and world.barred[seat] != 0 and not self._deal_barred(world, seat, rng):
                return False
        for seat in range(world.rules.seats):
            if self.hidden[seat] > 0:
                while world.tile(seat, self.hidden[seat] - 1) == NO_TILE:
                    self._hand_over(world, seat, rng.below(self.size))
                world.sort_hand(seat)
        for _ in range(self.out):  # GAU-11: what is out of the game was never in anybody's hand
            self._take(rng.below(self.size))
        index: i64
        for index in range(self.size):
            world.pile[self.left[index]] += 1
        return self._is_possible(world)

    def _take_up(self, world: Gaudi) -> None:
        """Empty the pile and the hidden hands."""
        index: i64
        for index in range(KINDS):
            world.pile[index] = 0
        for index in range(HAND * world.rules.seats):
            if self.hidden[index // HAND] > 0:
                world.hands[index] = NO_TILE

    def _put_returned(self, world: Gaudi, memory: Memory, rng: Rng) -> bool:
        """The tiles that the chair gave back lie where they may be (GAU-50)."""
        if not memory.follow(rng):
            return False
        number: i64
        for number in range(len(memory.kinds)):
            place, kind = memory.places[number], memory.kinds[number]
            if place < IN_PILE:
                continue
            index: i64 = 0
            while self.left[index] != kind:
                index += 1
            if place == IN_PILE:
                world.pile[self._take(index)] += 1
            elif world.barred[place] & BIT[kind] != 0:
                return False
            else:
                self._hand_over(world, place, index)
        return True

    def _deal_barred(self, world: Gaudi, seat: i64, rng: Rng) -> bool:
        """Any of the tiles that a hand can have. There are more ways to fill it at some times than at others: to make up
        for that, in proportion, the whole deal is given up now and then (rejection sampling)."""
        missing = self.hidden[seat]
        while missing > 0 and world.tile(seat, self.hidden[seat] - missing) != NO_TILE:
            missing -= 1
        fitting = self._allowed(world.barred[seat])
        if fitting < missing:
            return False
        if float(rng.below(FINE)) >= chance(fitting, self.size, missing) / self.likeliest[seat] * float(FINE):
            return False
        for _ in range(missing):
            pick = rng.below(fitting)
            index: i64 = 0
            while world.barred[seat] & BIT[self.left[index]] != 0 or pick > 0:
                if world.barred[seat] & BIT[self.left[index]] == 0:
                    pick -= 1
                index += 1
            self._hand_over(world, seat, index)
            fitting -= 1
        return True

    def _allowed(self, barred: i64) -> i64:
        """How many tiles not dealt yet are of no barred kind."""
        count: i64 = 0
        index: i64
        for index in range(self.size):
            if barred & BIT[self.left[index]] == 0:
                count += 1
        return count

    def _likeliest(self, seat: i64) -> float:
        """The chance that a hand dealt blindly lacks what it is known to lack, when all is most favourable: before any
        other hand took tiles it can have, and with as many tiles in it as possible that the chair gave back."""
        given = self._returned_for(seat)
        others: i64 = 0 if self.memory is None else len(self.memory.kinds)
        other: i64
        for other in range(seat):
            if self.known.barred[other] != 0:
                others += self.hidden[other]
        fitting: i64 = 0
        index: i64
        for index in range(len(self.kinds)):
            if self.known.barred[seat] & BIT[self.kinds[index]] == 0:
                fitting += 1
        return chance(fitting, max(1, len(self.kinds) - others), max(0, self.hidden[seat] - given))

    def _returned_for(self, seat: i64) -> i64:
        """How many of the tiles that the chair gave back a hand may have, as far as kinds tell."""
        found: i64 = 0
        if self.memory is not None:
            index: i64
            for index in range(len(self.memory.kinds)):
                if self.known.barred[seat] & BIT[self.memory.kinds[index]] == 0:
                    found += 1
        return found

    def _hand_over(self, world: Gaudi, seat: i64, index: i64) -> None:
        """A tile not dealt yet goes to a hand."""
        place: i64 = 0
        while world.tile(seat, place) != NO_TILE:
            place += 1
        world.hands[seat * HAND + place] = self._take(index)

    def _take(self, index: i64) -> i64:
        """The kind of a tile not dealt yet, which now is."""
        kind = self.left[index]
        self.size -= 1
        self.left[index] = self.left[self.size]
        return kind

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


def chance(fitting: i64, tiles: i64, drawn: i64) -> float:
    """That so many tiles drawn from these all fit."""
    product = 1.0
    index: i64
    for index in range(drawn):
        if tiles > index:
            product *= min(1.0, float(fitting - index) / float(tiles - index))
    return product
