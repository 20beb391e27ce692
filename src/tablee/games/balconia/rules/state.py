"""The state of a Balconia game: whose turn it is, what is legal, what happens. What it scores is in `sides.py`."""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import append, i64, vec
from tablee.engine.state import NOBODY
from tablee.games.balconia.rules.geometry import ALL, BIT, CELLS, beside, size
from tablee.games.balconia.rules.sides import PINK, TURQUOISE, Rules, Sides

NO_PAIR: Final = -1  # kept yet
PAIRS: Final = 4  # ab, bc, cd, da (BAL-25)

# What is to be done.
TO_KEEP: Final = 0
TO_PLACE: Final = 1
OVER: Final = 2

# Action codes: the pair kept, then PLACE + face * CELLS + cell.
PLACE: Final = PAIRS
SPACE: Final = PLACE + 4 * CELLS

# Codes of covered sights (sights.py): some pair was kept, or the block was placed in this cell, turned some way.
KEPT: Final = SPACE
PLACED: Final = KEPT + 1  # and the cell


class Balconia(Sides):
    def __init__(self, rules: Rules) -> None:
        """To be filled: see `opened`."""
        super().__init__(rules)
        self.tokens = vec[i64]()  # all numbers in the order they come; those beyond the last turn are set aside
        self.built = vec[i64]()  # turquoise's face * CELLS + cell, in the order of turns
        self.step: i64 = TO_KEEP
        self.kept: i64 = NO_PAIR  # first face of the pair on the selector's half

    def copy(self) -> Balconia:
        twin = Balconia(self.rules)
        twin.seen = self.seen[:]
        twin.shows = self.shows[:]
        twin.standing = self.standing
        twin.behind = self.behind
        twin.tokens = self.tokens  # never changed
        twin.built = self.built[:]
        twin.step = self.step
        twin.kept = self.kept
        return twin

    # Whose turn ----------------------------------------------------------------------------------------------------------

    def selector(self) -> i64:
        """The side that selects in this turn: turquoise first, then by turns (BAL-34)."""
        return i64(len(self.built)) & 1

    def turn(self) -> i64:
        """BAL-136: the selector keeps, then the placer places."""
        return NOBODY if self.step == OVER else self.seat_of(self.selector() ^ self.step)

    def token(self) -> i64:
        """The number turned up in this turn (BAL-35)."""
        return self.tokens[len(self.built)]

    def turned_up(self) -> i64:
        return 0 if self.step == OVER else self.token()

    def sight(self, seat: i64, code: i64, observer: i64) -> i64:
        """Both seats see how a block is placed; of hidden sides a spectator sees only where."""
        if observer == NOBODY and not self.rules.open_sides and code >= PLACE:
            return PLACED + (code - PLACE) % CELLS
        return code

    def told(self, seat: i64, sight: i64) -> i64:
        """BAL-58, BAL-59: of earlier turns only number, seats and cell are told, until the sides are open."""
        if self.rules.open_sides or self.step == OVER or sight >= SPACE:
            return sight
        return KEPT if sight < PLACE else PLACED + (sight - PLACE) % CELLS

    def secrets_opened(self) -> i64:
        """Every action shows the other seat something, and a placement turns up a token: choices are final (BAL-42)."""
        return 2 * i64(len(self.built)) + (1 if self.step == TO_PLACE else 0)

    # What is legal -------------------------------------------------------------------------------------------------------

    def open_cells(self) -> i64:
        """Where the block may stand: a free cell (BAL-43) beside a balcony (BAL-45), at first beside a door (BAL-44)."""
        rules = self.rules
        doors = rules.entrances
        vacant = ALL & ~(self.standing | doors)
        if rules.free:
            return vacant  # BAL-124
        if self.standing == 0:
            return beside(doors) & vacant
        if rules.door_always:
            return beside(self.standing | doors) & vacant  # BAL-46
        return beside(self.standing) & vacant

    def is_offered(self, face: i64) -> bool:
        """BAL-27, BAL-28: the two faces that were not kept."""
        return (face - self.kept) & 3 >= 2

    def codes(self, seat: i64) -> list[int]:
        if self.step == TO_KEEP:
            return [0, 1, 2, 3]
        found: list[int] = []
        if self.step == TO_PLACE:
            cells = self.open_cells()
            face: i64
            for face in range(4):
                if self.is_offered(face):
                    first = PLACE + face * CELLS
                    found += [first + cell for cell in range(CELLS) if cells & BIT[cell] != 0]
        return found

    def draw(self, seat: i64, rng: Rng) -> i64:
        """Uniform over `codes`, without listing."""
        if self.step == TO_KEEP:
            return rng.below(PAIRS)
        cells = self.open_cells()
        pick = rng.below(2 * size(cells))
        face = (self.kept + 2 + (pick & 1)) & 3
        pick >>= 1
        cell: i64
        for cell in range(CELLS):
            if cells & BIT[cell] != 0:
                if pick == 0:
                    return PLACE + face * CELLS + cell
                pick -= 1
        return NOBODY  # there is always a legal cell (BAL-47)

    # What happens --------------------------------------------------------------------------------------------------------

    def play(self, seat: i64, code: i64) -> None:
        if code < PLACE:
            self.keep(code)
        else:
            self.place((code - PLACE) // CELLS, (code - PLACE) % CELLS)

    def keep(self, pair: i64) -> None:
        """The selector keeps a pair, named by its first face (BAL-25)."""
        self.kept = pair
        self.step = TO_PLACE

    def place(self, face: i64, cell: i64) -> None:
        """The placer sees the face they took, the selector the opposite one (BAL-24, BAL-29)."""
        taken = 4 * (self.token() - 1) + face
        self.build(taken ^ 2 if self.selector() == TURQUOISE else taken, cell)

    def build(self, face: i64, cell: i64) -> None:
        """A turn ends: a block stands, turned so that turquoise sees a face. After the last the game is over (BAL-63)."""
        self.built = append(self.built, face * CELLS + cell)
        self.stand(face, cell)
        self.kept = NO_PAIR
        self.step = OVER if i64(len(self.built)) == self.rules.turns else TO_KEEP


def opened(rules: Rules, tokens: list[int]) -> Balconia:
    """The building with its doors only, the first token turned up (BAL-11, BAL-12, BAL-14, BAL-15, BAL-16)."""
    state = Balconia(rules)
    state.clear()
    state.tokens = vec[i64](tokens)
    return state


def many_scorings(state: Balconia, count: i64) -> None:
    """Both sides counted that many times, to measure."""
    for _ in range(count):
        state.total(TURQUOISE)
        state.total(PINK)
