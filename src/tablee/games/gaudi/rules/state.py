"""The state of the Gaudí tile game: what is legal, what happens, what it scores."""

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
    marked_by,
    pair_of,
    still_possible,
    value,
)
from tablee.games.gaudi.rules.draft import Draft
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.packing import (
    LAID,
    animal_by,
    animal_corner,
    animal_seen,
    code_cell,
    code_kind,
    complete_animal,
    laid_tile,
    tile_code,
)
from tablee.games.gaudi.rules.paving import bare
from tablee.games.gaudi.rules.setup import Rules
from tablee.games.gaudi.rules.tiles import BIT, CELLS, COPIES, KINDS, NEAR, NEARBY, NO_TILE, TILES, animal_at

SHORT_TILES: Final = 50  # GAU-11

# What the acting seat has to do.
TO_LAY: Final = 0
TO_EXCHANGE: Final = 1
OVER: Final = 2

# Action codes: those that lay a tile (packing.py), then the others.
EXCHANGE: Final = KINDS * CELLS
DONE: Final = EXCHANGE + KINDS
SPACE: Final = DONE + 1
# Covered sights (sights.py): an exchange of some tile, and a turn with all its tiles.
EXCHANGED: Final = SPACE
TURN: Final = SPACE + 1  # plus the codes of its tiles, each plus 1, as digits to the base TILE_CODES
TILE_CODES: Final = EXCHANGE + 1

TRIES: Final = 300  # draws before listing


class Gaudi(Draft):
    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(rules, dice)
        self.pairs = vec[i64]()  # objectives by seat (counters.py)
        self.counters = vec[i64]()  # left, by seat
        self.tiles = vec[i64]()  # laid and confirmed, in this order (packing.py)
        self.animals = vec[i64]()  # complete ones, in the order of completion (packing.py)
        self.could = vec[i64]()  # sets of pairs each seat may have, judging by its counters alone
        self.task: i64 = TO_LAY
        self.exchanged = False  # in this turn
        self.last: i64 = 0  # tiles laid in the last turn that laid any
        self.opened: i64 = 0  # times that something hidden was shown

    def copy(self) -> Gaudi:
        twin = Gaudi(self.rules, self.dice.copy())
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size
        twin.barred = self.barred[:]
        twin.moved = self.moved[:]
        twin.seat = self.seat
        twin.floor = self.floor.copy()
        twin.draft = self.draft[:]
        twin.drafted = self.drafted
        twin.used = self.used
        twin.gained = self.gained
        twin.pairs = self.pairs[:]
        twin.counters = self.counters[:]
        twin.tiles = self.tiles[:]
        twin.animals = self.animals[:]
        twin.could = self.could[:]
        twin.task = self.task
        twin.exchanged = self.exchanged
        twin.last = self.last
        twin.opened = self.opened
        return twin

    def turn(self) -> i64:
        return NOBODY if self.task == OVER else self.seat

    def secrets_opened(self) -> i64:
        return self.opened

    # What is legal ----------------------------------------------------------------------------------------------------

    def codes(self, seat: i64) -> list[int]:
        if self.task == OVER:
            return []
        found: list[int] = []
        place: i64
        for place in range(HAND):
            kind = self.tile(seat, place)
            if kind == NO_TILE or self.place_in_hand(kind) != place:  # of equal tiles only the first
                continue
            if self.task == TO_EXCHANGE:
                found.append(EXCHANGE + kind)
            else:
                self._list_cells(place, kind, found)
        if self.drafted > 0 and self.is_complete():
            found.append(DONE)
        found.sort()
        return found

    def _list_cells(self, place: i64, kind: i64, found: list[int]) -> None:
        nearby = self.drafted > 0 and not self.rules.paving
        index: i64
        for index in range(NEAR if nearby else self.floor.edge_size):
            cell = self.draft[0] + NEARBY[index] if nearby else self.floor.edge[index]
            if self.floor.allowed(cell) & BIT[kind] != 0 and self.leads_on(cell, place):
                found.append(tile_code(kind, cell))

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`: any tile on any cell in reach, or the end of the turn, until one is legal."""
        if self.task == TO_LAY:
            nearby = self.drafted > 0 and not self.rules.paving
            cells = NEAR if nearby else self.floor.edge_size
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
                    return tile_code(kind, cell)
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
        return code if self.rules.paving else EXCHANGED

    def _whole_turn(self) -> i64:
        tiles = [tile_code(self.draft[HAND + index], self.draft[index]) + 1 for index in range(self.drafted)]
        tiles.sort()  # the order of laying is irrelevant (GAU-26)
        code: i64 = 0
        for tile in tiles:
            code = code * TILE_CODES + tile
        return TURN + code

    # What happens -----------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code < EXCHANGE:
            self.add_to_draft(code_kind(code), code_cell(code))
        elif code < DONE:
            self._exchange(code - EXCHANGE)
        else:
            self._confirm()

    def _confirm(self) -> None:
        """The draft becomes part of the paving; counters, then new tiles, then the next seat."""
        seat = self.seat
        self.opened += 1
        self._mark(seat)
        index: i64
        for index in range(self.drafted):
            kind = self.draft[HAND + index]
            self.tiles = append(self.tiles, laid_tile(kind, self.draft[index], seat))
            self.remember(LAID, kind, seat)
        for index in range(HAND):
            if self.used & BIT[index] != 0:
                self.hands[seat * HAND + index] = NO_TILE
        self.last = self.drafted
        self.refill(seat)
        if self.tile(seat, 0) == NO_TILE:  # GAU-37
            self.drop_draft()
            self.exchanged = False
            self.task = OVER
        else:
            self._next_turn()

    def _mark(self, seat: i64) -> None:
        """GAU-32, GAU-33, GAU-34, GAU-35: a counter on every completed animal that fits, as far as they last."""
        if self.gained == 0:
            return
        corners = completed_by(self.floor, self.draft, self.drafted)
        counters = self.counters[seat]
        chosen = marked_by(self.floor, corners, self.pairs[seat], counters)
        self.could[seat] = still_possible(self.floor, corners, self.could[seat], counters, chosen)
        index: i64
        for index in range(len(corners)):
            if chosen & BIT[index] != 0:
                self.counters[seat] -= 1
        for index in range(len(corners)):
            seen = MARKED if chosen & BIT[index] != 0 else UNMARKED if self.counters[seat] > 0 else NO_COUNTER
            self.animals = append(self.animals, complete_animal(corners[index], seen, seat))

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
            self.task = TO_LAY
        else:
            self.barred[seat] |= room
            self._next_turn()

    # Setting up -------------------------------------------------------------------------------------------------------

    def lay_out(self, kind: i64, cell: i64, seat: i64) -> None:
        """A tile that lies from the start, or was laid before."""
        self.floor.lay(cell, kind)
        self.tiles = append(self.tiles, laid_tile(kind, cell, seat))

    def note_animal(self, corner: i64, seen: i64, seat: i64) -> None:
        """An animal that was completed before."""
        self.animals = append(self.animals, complete_animal(corner, seen, seat))

    # How turns follow each other ----------------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        self.drop_draft()
        self.exchanged = False
        self.seat = (self.seat + 1) % self.rules.seats
        self.begin_turn()

    def begin_turn(self) -> None:
        """To the next decision: a seat that can lay (GAU-18) or must exchange (GAU-28); others are passed over (GAU-30).
        The game ends when nothing can ever be laid again (GAU-38)."""
        room = self.floor.room()
        if not self.anything_fits(room):
            self.task = OVER
            return
        while self.kinds_held(self.seat) & room == 0:
            if self.pile_size > 0:
                self.task = TO_EXCHANGE
                return
            self.barred[self.seat] |= room
            self.seat = (self.seat + 1) % self.rules.seats
        self.task = TO_LAY

    def anything_fits(self, room: i64) -> bool:
        seat: i64
        for seat in range(self.rules.seats):  # the one whose turn begins first: usually it can lay
            if self.kinds_held((self.seat + seat) % self.rules.seats) & room != 0:
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
            animal = self.animals[index]
            if animal_by(animal) == seat and animal_seen(animal) == MARKED:
                total += self._worth(animal)
        return total

    def points(self) -> list[int]:
        totals: list[int] = [0] * self.rules.seats
        index: i64
        for index in range(len(self.animals)):
            animal = self.animals[index]
            if animal_seen(animal) == MARKED:
                totals[animal_by(animal)] += self._worth(animal)
        return totals

    def _worth(self, animal: i64) -> i64:
        """The points of a marked animal for whoever completed it."""
        corner = animal_corner(animal)
        return value(animal_at(corner), self.floor.colour(corner), self.pairs[animal_by(animal)])

    def ranks(self) -> list[int]:
        """GAU-41: the highest total is best, equals share a place. Paving has no winner, all share the first (GAU-46)."""
        totals = self.points()
        return [1 + sum([other > total for other in totals]) for total in totals]

    def checksum(self) -> i64:
        total: i64 = 0
        index: i64
        for index in range(len(self.tiles)):
            total = (total * 1009 + self.tiles[index]) % 1000003
        for index in range(self.rules.seats):
            total = (total * 1009 + self.points_of(index)) % 1000003
        return total


def empty(rules: Rules, dice: Dice) -> Gaudi:
    """Nothing on the table yet, all 84 tiles in the pile, and objectives that could have been dealt."""
    seats = rules.seats
    state = Gaudi(rules, dice)
    state.hands = vec[i64]([NO_TILE] * (HAND * seats))
    state.pile = COPIES[:]
    state.pile_size = TILES
    state.barred = vec[i64]([0] * seats)
    state.floor = bare()
    state.draft = vec[i64]([0] * (2 * HAND))
    state.pairs = vec[i64]([pair_of(seat % 3, seat % 3) for seat in range(seats)])
    state.counters = vec[i64]([rules.counters()] * seats)
    state.could = vec[i64]([ANY_PAIR] * seats)
    return state
