"""Where the tiles are that a chair has given back (GAU-50), in one of the ways that fit what it saw.

A tile given back may be any that lay in the pile at that time and was not seen since, or one of its kind that was. The
moves of tiles since then are followed once per imagined world: a draw takes any tile of the pile, and a tile that another
seat lays or gives back is any of its hand. So every way it may have been comes up as often as it should.

Each tile followed has a set of tiles given back, a bit each, that it *may be*.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import DRAWN, LAID, RETURNED, moved_by, moved_how, moved_kind
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import BIT, NO_TILE

MOST_FOLLOWED: Final = 6  # tiles given back; of more only the latest are remembered
ROOM: Final = HAND + 1  # in a hand while its owner exchanges
NOT_FOLLOWED: Final = -1
IN_PILE: Final = -1
IN_SIGHT: Final = -2

# Numbers of the tiles followed: those of the pile count from 0.
NONE: Final = -1
HELD: Final = 1000  # and the place in `Memory.hands`
STRAYS: Final = 2000  # in the pile again
SHOWN: Final = 3000


class Memory:
    def __init__(self, known: Gaudi, sizes: list[int], unseen: vec[i64]) -> None:
        """`sizes` of the hands the chair does not see, 0 for those it does; `unseen` counts tiles by kind."""
        self.known = known
        self.unseen = unseen
        self.total: i64 = 0  # tiles unseen
        kind: i64
        for kind in range(len(unseen)):
            self.total += unseen[kind]
        self.kinds = vec[i64]()  # of the tiles given back
        self.places = vec[i64]()  # where each of them is: a seat, IN_PILE or IN_SIGHT
        self.first: i64 = 0  # the move of `known.moved` to begin with
        self._find_first()
        self.pile_size: i64 = known.pile_size  # before that move
        self.sizes = vec[i64](sizes)  # of the hands before that move; NOT_FOLLOWED for those the chair sees
        self._go_back()
        self.pile: i64 = 0  # tiles in it that were in no hand since ...
        self.strays = vec[i64]()  # ... and what each of those that were may be
        self.hands = vec[i64]([0] * (ROOM * known.rules.seats))  # what each tile in each hand may be
        self.held = self.sizes[:]
        self.shown = vec[i64]()  # what each tile drawn or laid in the chair's sight may be ...
        self.shown_kinds = vec[i64]()  # ... and its kind

    def _find_first(self) -> None:
        moved = self.known.moved
        index: i64 = len(moved)
        while index > 0 and len(self.kinds) < MOST_FOLLOWED:
            index -= 1
            if moved_how(moved[index]) == RETURNED and moved_kind(moved[index]) != NO_TILE:
                self.kinds = append(self.kinds, moved_kind(moved[index]))
                self.places = append(self.places, IN_PILE)
                self.first = index
        last: i64 = len(self.kinds) - 1
        for index in range(len(self.kinds) // 2):  # found from the last to the first
            kind = self.kinds[index]
            self.kinds[index] = self.kinds[last - index]
            self.kinds[last - index] = kind

    def _go_back(self) -> None:
        """Take back all moves, to know how many tiles were where."""
        seat: i64
        for seat in range(len(self.sizes)):
            if self.sizes[seat] == 0:
                self.sizes[seat] = NOT_FOLLOWED
        index: i64
        for index in range(len(self.known.moved) - 1, self.first - 1, -1):
            move = self.known.moved[index]
            how = moved_how(move)
            if how == DRAWN:
                self.pile_size += 1
            elif how == RETURNED:
                self.pile_size -= 1
            if self.sizes[moved_by(move)] != NOT_FOLLOWED:
                self.sizes[moved_by(move)] += -1 if how == DRAWN else 1

    def is_needed(self) -> bool:
        """Whether any tile given back may still be unseen."""
        index: i64
        for index in range(len(self.kinds)):
            if self.unseen[self.kinds[index]] > 0:
                return True
        return False

    # Following the tiles ------------------------------------------------------------------------------------------------

    def follow(self, rng: Rng) -> bool:
        """Fill `places` in one of the ways it may have been; False, to be tried again, when it cannot have been so."""
        self._begin()
        given: i64 = 0
        index: i64
        for index in range(self.first, len(self.known.moved)):
            move = self.known.moved[index]
            how, seat, kind = moved_how(move), moved_by(move), moved_kind(move)
            if how == DRAWN:
                self._draw(seat, kind, given, rng)
            elif how == RETURNED and kind != NO_TILE:
                self.pile += 1
                given += 1
            elif self.held[seat] != NOT_FOLLOWED:
                may_be = self._from_hand(seat, how, rng)
                if how == LAID:
                    self._show(may_be, kind)
                else:
                    self.strays = append(self.strays, may_be)
        return self._find_places(rng)

    def _begin(self) -> None:
        """As it was before the first tile was given back: nothing in a hand may be it."""
        self.pile = self.pile_size
        self.strays = vec[i64]()
        self.shown = vec[i64]()
        self.shown_kinds = vec[i64]()
        self.held = self.sizes[:]
        index: i64
        for index in range(len(self.hands)):
            self.hands[index] = 0

    def _draw(self, seat: i64, kind: i64, given: i64, rng: Rng) -> None:
        """Any tile of the pile; one that was in no hand since may be any of the tiles given back by now."""
        may_be = BIT[given] - 1
        strays: i64 = len(self.strays)
        pick = rng.below(self.pile + strays)
        if pick < strays:
            may_be = self.strays[pick]
            self.strays = without(self.strays, pick)
        else:
            self.pile -= 1
        if kind != NO_TILE:
            self._show(may_be, kind)
        elif self.held[seat] != NOT_FOLLOWED:
            self.hands[seat * ROOM + self.held[seat]] = may_be
            self.held[seat] += 1

    def _from_hand(self, seat: i64, how: i64, rng: Rng) -> i64:
        """What a tile may be that leaves a hand: any of it, but not the one just drawn in exchange for it (GAU-28)."""
        size = self.held[seat]
        first = seat * ROOM
        place = first + rng.below(size if how == LAID else size - 1)
        may_be = self.hands[place]
        while place < first + size - 1:
            self.hands[place] = self.hands[place + 1]
            place += 1
        self.held[seat] = size - 1
        return may_be

    def _show(self, may_be: i64, kind: i64) -> None:
        self.shown = append(self.shown, may_be)
        self.shown_kinds = append(self.shown_kinds, kind)

    # Which of the tiles followed are those given back -------------------------------------------------------------------

    def _find_places(self, rng: Rng) -> bool:
        """Choose a tile for each that was given back, no two the same."""
        taken = vec[i64]()
        in_sight: i64 = 0
        number: i64
        other: i64
        for number in range(len(self.kinds)):
            tile = self._choose(number, rng)
            for other in range(len(taken)):
                if taken[other] == tile:
                    return False
            if tile == NONE:
                return False
            taken = append(taken, tile)
            if self.places[number] == IN_SIGHT:
                in_sight += 1
        return self._is_fair(in_sight, rng)

    def _choose(self, number: i64, rng: Rng) -> i64:
        """Any tile that may be this one; NONE if none can be.

        Seen from now: an unseen tile has as many ways to be it as there are unseen tiles of its kind, one in sight as many
        as there are unseen tiles of all kinds, since it leaves them free to lie anywhere.
        """
        kind = self.kinds[number]
        in_sight, in_hands = self._in_sight(number), self._in_hands(number)
        ways_in_sight = len(in_sight) * self.total
        ways = ways_in_sight + (len(in_hands) + self.pile) * self.unseen[kind]
        if ways == 0:
            return NONE
        pick = rng.below(ways)
        if pick < ways_in_sight:
            self.places[number] = IN_SIGHT
            return in_sight[pick // self.total]
        pick = (pick - ways_in_sight) // self.unseen[kind]
        if pick < self.pile:
            self.places[number] = IN_PILE
            return pick
        tile = in_hands[pick - self.pile]
        self.places[number] = IN_PILE if tile >= STRAYS else (tile - HELD) // ROOM
        return tile

    def _in_sight(self, number: i64) -> vec[i64]:
        """The tiles in sight that may be this one."""
        found = vec[i64]()
        index: i64
        for index in range(len(self.shown)):
            if self.shown[index] & BIT[number] != 0 and self.shown_kinds[index] == self.kinds[number]:
                found = append(found, SHOWN + index)
        return found

    def _in_hands(self, number: i64) -> vec[i64]:
        """The unseen tiles that are or were in a hand and may be this one."""
        found = vec[i64]()
        index: i64
        for index in range(len(self.hands)):
            if index % ROOM < self.held[index // ROOM] and self.hands[index] & BIT[number] != 0:
                found = append(found, HELD + index)
        for index in range(len(self.strays)):
            if self.strays[index] & BIT[number] != 0:
                found = append(found, STRAYS + index)
        return found

    def _is_fair(self, in_sight: i64, rng: Rng) -> bool:
        """With several tiles given back each was chosen as if it were the only one: to make up for that, some choices are
        given up in proportion to the ways in which all of them can lie together."""
        given: i64 = len(self.kinds)
        index: i64
        for index in range(max(0, given - self.total) + 1, in_sight + 1):
            if rng.below(self.total) >= self.total - given + index:
                return False
        number: i64
        for number in range(given):
            if not self._is_fair_for_kind(number, rng):
                return False
        return True

    def _is_fair_for_kind(self, number: i64, rng: Rng) -> bool:
        """The same for several of one kind; asked of the first of them."""
        kind = self.kinds[number]
        like: i64 = 0
        in_sight: i64 = 0
        other: i64
        for other in range(len(self.kinds)):
            if self.kinds[other] == kind:
                if other < number:
                    return True
                like += 1
                in_sight += 1 if self.places[other] == IN_SIGHT else 0
        index: i64
        for index in range(in_sight + 1, like + 1):
            if rng.below(self.unseen[kind]) >= self.unseen[kind] - like + index:
                return False
        return True


def without(items: vec[i64], index: i64) -> vec[i64]:
    """The items but one."""
    kept = vec[i64]()
    other: i64
    for other in range(len(items)):
        if other != index:
            kept = append(kept, items[other])
    return kept
