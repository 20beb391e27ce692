"""The state of the Gaudí tile game: what is legal, what happens, what it scores.

A turn is judged as a whole (GAU-26) and built in steps: the tiles laid so far are a draft, which lies on the floor but is
nobody else's business until it is confirmed (GAU-27). Every step offered leads to a legal turn.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Dice, Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY, NOTHING
from tablee.games.gaudi.rules.counters import (
    ANY_PAIR,
    MARKED,
    NO_COUNTER,
    UNMARKED,
    completed_by,
    marks,
    still_possible,
    value,
)
from tablee.games.gaudi.rules.hands import HAND, Holdings
from tablee.games.gaudi.rules.paving import Paving, bare
from tablee.games.gaudi.rules.tiles import (
    BIT,
    CELLS,
    COPIES,
    KINDS,
    NEAR,
    NEARBY,
    NO_TILE,
    animal_at,
    touching,
)

MOST_SEATS: Final = 6

SHORT_TILES: Final = 50  # GAU-11
LAID_BY_NOBODY: Final = 7  # the start tile

# What the acting seat has to do.
TO_LAY: Final = 0
TO_EXCHANGE: Final = 1
OVER: Final = 2

# Action codes: kind * CELLS + cell lays a tile, then the others.
EXCHANGE: Final = KINDS * CELLS
DONE: Final = EXCHANGE + KINDS
SPACE: Final = DONE + 1
# What the others see, never actions themselves: an exchange of some tile, and a turn with all its tiles.
EXCHANGED: Final = SPACE
TURN: Final = SPACE + 1  # plus the codes of its tiles, each plus 1, as digits to the base EXCHANGE + 1

TRIES: Final = 300  # draws before listing


class Gaudi(Holdings):
    def __init__(
        self,
        seats: i64,
        initiation: i64,
        compact: bool,
        paving: bool,
        dice: Dice,
        floor: Paving,
        hands: vec[i64],
        pile: vec[i64],
        pairs: vec[i64],
        counters: vec[i64],
        tiles: vec[i64],
        animals: vec[i64],
        could: vec[i64],
        barred: vec[i64],
        returned: vec[i64],
        draft: vec[i64],
    ) -> None:
        super().__init__(seats, paving, dice, hands, pile, barred, returned)
        self.initiation = initiation  # set of seats, a bit each (GAU-43)
        self.compact = compact  # GAU-44
        self.floor = floor  # draft included
        self.pairs = pairs  # objectives by seat (marks.py)
        self.counters = counters  # left, by seat
        self.tiles = tiles  # (kind * CELLS + cell) * 8 + seat, in the order of laying, without the draft
        self.animals = animals  # complete ones: (corner * 4 + what is seen) * 8 + seat, in the order of completion
        self.could = could  # sets of pairs each seat may have, judging by its counters alone
        self.draft = draft  # cells of the tiles laid in this turn, then their kinds
        self.drafted: i64 = 0  # how many
        self.used: i64 = 0  # set of places in the hand the draft comes from
        self.gained: i64 = 0  # animals the draft completes
        self.seat: i64 = 0  # who acts
        self.step: i64 = TO_LAY
        self.exchanged = False  # in this turn
        self.last: i64 = 0  # tiles laid in the last turn that laid any
        self.opened: i64 = 0  # times that something hidden was shown

    def copy(self) -> Gaudi:
        twin = Gaudi(
            self.seats,
            self.initiation,
            self.compact,
            self.paving,
            self.dice.copy(),
            self.floor.copy(),
            self.hands[:],
            self.pile[:],
            self.pairs[:],
            self.counters[:],
            self.tiles[:],
            self.animals[:],
            self.could[:],
            self.barred[:],
            self.returned[:],
            self.draft[:],
        )
        twin.drafted = self.drafted
        twin.used = self.used
        twin.gained = self.gained
        twin.pile_size = self.pile_size
        twin.seat = self.seat
        twin.step = self.step
        twin.exchanged = self.exchanged
        twin.last = self.last
        twin.opened = self.opened
        return twin

    def turn(self) -> i64:
        return NOBODY if self.step == OVER else self.seat

    def secrets_opened(self) -> i64:
        return self.opened

    # What is legal ----------------------------------------------------------------------------------------------------

    def kinds_held(self, seat: i64) -> i64:
        """The set of kinds in a hand, without the draft."""
        kinds: i64 = 0
        place: i64
        for place in range(HAND):
            kind = self.tile(seat, place)
            if kind != NO_TILE and (seat != self.seat or self.used & BIT[place] == 0):
                kinds |= BIT[kind]
        return kinds

    def place_in_hand(self, kind: i64) -> i64:
        """Where the acting seat holds a tile of a kind that is not in the draft; -1 if nowhere."""
        place: i64
        for place in range(HAND):
            if self.tile(self.seat, place) == kind and self.used & BIT[place] == 0:
                return place
        return -1

    def is_free_of_24(self) -> bool:
        """GAU-43."""
        return self.initiation & BIT[self.seat] != 0

    def is_group(self, size: i64, gained: i64, second: i64, third: i64) -> bool:
        """Whether the first cell of the draft with one or two others and the animals gained makes a legal turn: all
        connected (GAU-20), not compact (GAU-22, GAU-44), with enough animals (GAU-24, GAU-43). The first tile touched
        the paving when it was laid (GAU-21)."""
        if self.paving or size == 1:
            return size > 0
        first = self.draft[0]
        if size == 2:
            return touching(first, second) and (gained >= 1 or self.is_free_of_24())
        pairs: i64 = 0
        if touching(first, second):
            pairs += 1
        if touching(second, third):
            pairs += 1
        if touching(first, third):
            pairs += 1
        if pairs < 2 or (pairs == 3 and not (self.compact and self.is_free_of_24())):
            return False
        return gained >= 2 or self.is_free_of_24()

    def is_complete(self) -> bool:
        """Whether the draft as it lies is a legal turn."""
        return self.is_group(self.drafted, self.gained, self.draft[1], self.draft[2])

    def leads_on(self, cell: i64, place: i64) -> bool:
        """Whether the draft with one more tile, which fits the cell, is part of some legal turn."""
        if self.paving or self.drafted == 0:
            return True
        gained = self.gained + self.floor.gain(cell)
        if self.drafted == 2:
            return self.is_group(3, gained, self.draft[1], cell)
        return self.is_group(2, gained, cell, 0) or self._has_third(cell, place, gained)

    def _has_third(self, second: i64, place: i64, gained: i64) -> bool:
        """Whether two tiles that are no legal turn become one with the last tile of the hand."""
        kind: i64 = NO_TILE
        other: i64
        for other in range(HAND):
            if other != place and self.used & BIT[other] == 0:
                kind = self.tile(self.seat, other)
        if kind == NO_TILE:
            return False
        floor = self.floor
        floor.put(second, self.tile(self.seat, place))
        found = False
        index: i64
        for index in range(NEAR):
            cell = self.draft[0] + NEARBY[index]
            if floor.allowed(cell) & BIT[kind] != 0 and self.is_group(3, gained + floor.gain(cell), second, cell):
                found = True
                break
        floor.take(second)
        return found

    def codes(self, seat: i64) -> list[int]:
        if self.step == OVER:
            return []
        found: list[int] = []
        place: i64
        for place in range(HAND):
            kind = self.tile(seat, place)
            if kind == NO_TILE or self.place_in_hand(kind) != place:  # of equal tiles only the first
                continue
            if self.step == TO_EXCHANGE:
                found.append(EXCHANGE + kind)
            else:
                self._list_cells(place, kind, found)
        if self.drafted > 0 and self.is_complete():
            found.append(DONE)
        found.sort()
        return found

    def _list_cells(self, place: i64, kind: i64, found: list[int]) -> None:
        nearby = self.drafted > 0 and not self.paving
        index: i64
        for index in range(NEAR if nearby else self.floor.opened):
            cell = self.draft[0] + NEARBY[index] if nearby else self.floor.edge[index]
            if self.floor.allowed(cell) & BIT[kind] != 0 and self.leads_on(cell, place):
                found.append(kind * CELLS + cell)

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`: any tile on any cell in reach, or the end of the turn, until one is legal."""
        if self.step == TO_LAY:
            nearby = self.drafted > 0 and not self.paving
            cells = NEAR if nearby else self.floor.opened
            done = self.drafted > 0 and self.is_complete()
            for _ in range(TRIES):
                pick = rng.below(HAND * cells + 1)
                if pick == HAND * cells:
                    if done:
                        return DONE
                    continue
                place = pick // cells
                kind = self.tile(seat, place)
                cell = self.draft[0] + NEARBY[pick % cells] if nearby else self.floor.edge[pick % cells]
                if kind == NO_TILE or self.floor.allowed(cell) & BIT[kind] == 0:
                    continue
                if self.place_in_hand(kind) == place and self.leads_on(cell, place):
                    return kind * CELLS + cell
        listed = self.codes(seat)
        return i64(listed[rng.below(len(listed))])

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """GAU-27, GAU-47: others notice nothing of a draft, see whole turns, and that a tile is exchanged, not which."""
        if observer == seat:
            return code
        if code < EXCHANGE:
            return NOTHING
        if code == DONE:
            return self._whole_turn()
        return code if self.paving else EXCHANGED

    def _whole_turn(self) -> i64:
        tiles = [self.draft[HAND + index] * CELLS + self.draft[index] + 1 for index in range(self.drafted)]
        tiles.sort()  # the order of laying is irrelevant (GAU-26)
        code: i64 = 0
        for tile in tiles:
            code = code * (EXCHANGE + 1) + tile
        return TURN + code

    # What happens -----------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code < EXCHANGE:
            self._lay(code // CELLS, code % CELLS)
        elif code < DONE:
            self._exchange(code - EXCHANGE)
        else:
            self._confirm()

    def _lay(self, kind: i64, cell: i64) -> None:
        self.used |= BIT[self.place_in_hand(kind)]
        self.gained += self.floor.gain(cell)
        self.floor.lay(cell, kind)
        self.draft[self.drafted] = cell
        self.draft[HAND + self.drafted] = kind
        self.drafted += 1

    def _confirm(self) -> None:
        """The draft becomes part of the paving; counters, then new tiles, then the next seat."""
        seat = self.seat
        self.opened += 1
        self._mark(seat)
        index: i64
        for index in range(self.drafted):
            kind = self.draft[HAND + index]
            self.tiles = append(self.tiles, (kind * CELLS + self.draft[index]) * 8 + seat)
            self.seen(kind, seat, drawing=False)
        for index in range(HAND):
            if self.used & BIT[index] != 0:
                self.hands[seat * HAND + index] = NO_TILE
        self.last = self.drafted
        self.refill(seat)
        if self.tile(seat, 0) == NO_TILE:  # GAU-37
            self._clear_turn()
            self.step = OVER
        else:
            self._next_turn()

    def _mark(self, seat: i64) -> None:
        """GAU-32 to GAU-36: a counter on every animal completed that fits an objective, as far as they last."""
        if self.gained == 0:
            return
        corners = completed_by(self.floor, self.draft, self.drafted)
        counters = self.counters[seat]
        chosen = marks(self.floor, corners, self.pairs[seat], counters)
        self.could[seat] = still_possible(self.floor, corners, self.could[seat], counters, chosen)
        index: i64
        for index in range(len(corners)):
            if chosen & BIT[index] != 0:
                self.counters[seat] -= 1
        for index in range(len(corners)):
            seen = MARKED if chosen & BIT[index] != 0 else UNMARKED if self.counters[seat] > 0 else NO_COUNTER
            self.animals = append(self.animals, (corners[index] * 4 + seen) * 8 + seat)

    def _exchange(self, kind: i64) -> None:
        """GAU-28: draw first, then the tile goes back; GAU-29: with nothing that fits the turn ends."""
        seat = self.seat
        self.opened += 1
        self.exchanged = True
        self.draw_tile(seat, self.place_in_hand(kind))
        self.sort_hand(seat)
        self.put_back(seat, kind)
        room = self.floor.room()
        if self.kinds_held(seat) & room != 0:
            self.step = TO_LAY
        else:
            self.barred[seat] |= room
            self._next_turn()

    # Setting up -------------------------------------------------------------------------------------------------------

    def lay_out(self, kind: i64, cell: i64, seat: i64) -> None:
        """A tile that lies from the start, or was laid before."""
        self.floor.lay(cell, kind)
        self.tiles = append(self.tiles, (kind * CELLS + cell) * 8 + seat)

    def note_animal(self, corner: i64, seen: i64, seat: i64) -> None:
        """An animal that was completed before."""
        self.animals = append(self.animals, (corner * 4 + seen) * 8 + seat)

    # How turns follow each other ----------------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        self._clear_turn()
        self.seat = (self.seat + 1) % self.seats
        self.begin_turn()

    def _clear_turn(self) -> None:
        self.drafted = 0
        self.used = 0
        self.gained = 0
        self.exchanged = False

    def begin_turn(self) -> None:
        """To the next decision: a seat that can lay (GAU-18) or must exchange (GAU-28); others are passed over (GAU-30).
        The game ends when nothing can ever be laid again (GAU-38)."""
        room = self.floor.room()
        if not self.anything_fits(room):
            self.step = OVER
            return
        while self.kinds_held(self.seat) & room == 0:
            if self.pile_size > 0:
                self.step = TO_EXCHANGE
                return
            self.barred[self.seat] |= room
            self.seat = (self.seat + 1) % self.seats
        self.step = TO_LAY

    def anything_fits(self, room: i64) -> bool:
        seat: i64
        for seat in range(self.seats):  # the one whose turn begins first: usually it can lay
            if self.kinds_held((self.seat + seat) % self.seats) & room != 0:
                return True
        kind: i64
        for kind in range(KINDS):
            if self.pile[kind] > 0 and room & BIT[kind] != 0:
                return True
        return False

    # The result -------------------------------------------------------------------------------------------------------

    def points_of(self, seat: i64) -> i64:
        """GAU-36, GAU-39: marked animals count, one point for each objective they fit."""
        total: i64 = 0
        index: i64
        for index in range(len(self.animals)):
            entry = self.animals[index]
            if entry % 8 == seat and entry // 8 % 4 == MARKED:
                corner = entry // 32
                total += value(animal_at(corner), self.floor.colour(corner), self.pairs[seat])
        return total

    def points(self) -> list[int]:
        return [self.points_of(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """GAU-41: the highest total is best, equals share a place. Paving has no winner, all share the first (GAU-46)."""
        totals = self.points()
        return [1 + sum([other > total for other in totals]) for total in totals]

    def checksum(self) -> i64:
        total: i64 = 0
        index: i64
        for index in range(len(self.tiles)):
            total = (total * 1009 + self.tiles[index]) % 1000003
        for index in range(self.seats):
            total = (total * 1009 + self.points_of(index)) % 1000003
        return total


def counters_for(seats: i64) -> i64:
    """GAU-03."""
    return 35 if seats == 2 else 25 if seats <= 4 else 15


def empty(seats: i64, initiation: i64, compact: bool, paving: bool, dice: Dice) -> Gaudi:
    """Nothing on the table yet, all 84 tiles in the pile, and objectives that could have been dealt."""
    return Gaudi(
        seats,
        initiation,
        compact,
        paving,
        dice,
        bare(),
        vec[i64]([NO_TILE] * (HAND * seats)),
        COPIES[:],
        vec[i64]([seat % 3 * 4 for seat in range(seats)]),
        vec[i64]([0 if paving else counters_for(seats)] * seats),
        vec[i64](),
        vec[i64](),
        vec[i64]([ANY_PAIR] * seats),
        vec[i64]([0] * seats),
        vec[i64](),
        vec[i64]([0] * (2 * HAND)),
    )
