"""Walkers on the map: who leads where, and which moves leave no tied first place.

A move is `CROSSINGS * colour + crossing`. The look-ahead of phase 3 never lists pairs: for every district it knows which
colours may leave it and which may enter it without a tie, as sets of five bits; a second move exists where both meet at a
border.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY
from tablee.games.agora.rules.city import ALL_COLOURS, BIT, COUNT, ENDS, GOAL, START, lowest
from tablee.games.agora.rules.codes import CROSSINGS, DISTRICTS, MOST_SEATS

TRIES: Final = 300  # draws before listing
TIED: Final = 10  # where the bit for a tie stands in what `judge` answers
FIELD: Final = vec[i64]([ALL_COLOURS << (MOST_SEATS * district) for district in range(DISTRICTS)])


class Crowds:
    def __init__(self) -> None:
        """No map yet: `clear` lays one out."""
        self.count = vec[i64]()  # walkers, standing or lying, [MOST_SEATS * district + colour]
        self.upright = vec[i64]()  # those of them that stand

    def clear(self) -> None:
        """An empty map (AGO-04)."""
        self.count = vec[i64]([0] * (MOST_SEATS * DISTRICTS))
        self.upright = vec[i64]([0] * (MOST_SEATS * DISTRICTS))

    def copy(self) -> Crowds:
        twin = Crowds()
        twin.become(self)
        return twin

    def become(self, other: Crowds) -> None:
        """Take over the walkers of another map."""
        self.count = other.count[:]
        self.upright = other.upright[:]

    # Who is where -----------------------------------------------------------------------------------------------------

    def leader(self, district: i64) -> i64:
        """AGO-55: the colour with most walkers; NOBODY in an empty district (AGO-56) or a tied one (AGO-57)."""
        most: i64 = 0
        found: i64 = NOBODY
        colour: i64
        for colour in range(MOST_SEATS):
            count = self.count[MOST_SEATS * district + colour]
            if count > most:
                most = count
                found = colour
            elif count == most:
                found = NOBODY
        return found

    def most_others(self, district: i64, colour: i64) -> i64:
        """The highest number of walkers of any other colour."""
        most: i64 = 0
        other: i64
        for other in range(MOST_SEATS):
            if other != colour:
                count = self.count[MOST_SEATS * district + other]
                if count > most:
                    most = count
        return most

    def occupied(self, colour: i64) -> i64:
        """AGO-59: in how many districts a colour has a walker, standing or lying (AGO-40)."""
        districts: i64 = 0
        district: i64
        for district in range(DISTRICTS):
            if self.count[MOST_SEATS * district + colour] > 0:
                districts += 1
        return districts

    # What happens to walkers ------------------------------------------------------------------------------------------

    def arrive(self, district: i64, colour: i64, walkers: i64) -> None:
        """AGO-24: from the reserve, standing."""
        self.count[MOST_SEATS * district + colour] += walkers
        self.upright[MOST_SEATS * district + colour] += walkers

    def move(self, move: i64) -> None:
        """AGO-38: a walker that stood lies down next door."""
        colour, crossing = move // CROSSINGS, move % CROSSINGS
        self.count[MOST_SEATS * START[crossing] + colour] -= 1
        self.upright[MOST_SEATS * START[crossing] + colour] -= 1
        self.count[MOST_SEATS * GOAL[crossing] + colour] += 1

    def take_back(self, move: i64) -> None:
        """As if a move had not been made."""
        colour, crossing = move // CROSSINGS, move % CROSSINGS
        self.count[MOST_SEATS * START[crossing] + colour] += 1
        self.upright[MOST_SEATS * START[crossing] + colour] += 1
        self.count[MOST_SEATS * GOAL[crossing] + colour] -= 1

    def stand_up(self) -> None:
        """AGO-50."""
        self.upright = self.count[:]

    # The tie rule in phase 3 ------------------------------------------------------------------------------------------

    def judge(self, district: i64, colour: i64, change: i64) -> i64:
        """Which colours could leave and enter a district without a tie, and whether it is tied (AGO-41).

        As if one colour had already lost a standing walker (change -1) or gained a lying one (1). The answer holds the
        colours that may leave, then those that may enter, five bits each, then TIED.
        """
        count, upright, base = self.count, self.upright, MOST_SEATS * district
        first: i64 = 0
        equals: i64 = 0
        second: i64 = 0
        each: i64
        for each in range(MOST_SEATS):
            walkers = count[base + each]
            if each == colour:
                walkers += change
            if walkers > first:
                second = first
                first = walkers
                equals = 1
            elif walkers == first:
                equals += 1
            elif walkers > second:
                second = walkers
        if first == 0:
            return FIELD[1]  # empty, so never tied (AGO-31, AGO-42): all may enter
        answer: i64 = BIT[TIED] if equals > 1 else 0
        for each in range(MOST_SEATS):
            walkers, standing = count[base + each], upright[base + each]
            if each == colour:
                walkers += change
                if change < 0:
                    standing -= 1
            if standing > 0 and _may_leave(walkers, first, equals, second):
                answer |= BIT[each]
            if walkers == first or (walkers + 1 < first and equals == 1):
                answer |= BIT[MOST_SEATS + each]
        return answer

    def outlook(self) -> tuple[i64, i64, i64]:
        """`judge` for all districts as they are: who may leave, who may enter (five bits each), which are tied."""
        leave: i64 = 0
        enter: i64 = 0
        tied: i64 = 0
        district: i64
        for district in range(DISTRICTS):
            answer = self.judge(district, NOBODY, 0)
            leave |= (answer & ALL_COLOURS) << (MOST_SEATS * district)
            enter |= (answer >> MOST_SEATS & ALL_COLOURS) << (MOST_SEATS * district)
            tied |= (answer >> TIED) << district
        return leave, enter, tied

    def can_begin(self, move: i64, around: tuple[i64, i64, i64], colours: i64, strict: bool) -> bool:
        """AGO-43: whether some second move completes a legal pair with this first one; `around` is the `outlook` now."""
        colour, crossing = move // CROSSINGS, move % CROSSINGS
        start, goal = START[crossing], GOAL[crossing]
        if self.upright[MOST_SEATS * start + colour] == 0:  # AGO-39
            return False
        left, entered = self.judge(start, colour, -1), self.judge(goal, colour, 1)
        tied = around[2] & ~ENDS[crossing] | (left >> TIED) << start | (entered >> TIED) << goal
        if strict and tied != 0:  # AGO-66
            return False
        both, at_start, at_goal = FIELD[start] | FIELD[goal], MOST_SEATS * start, MOST_SEATS * goal
        leave = around[0] & ~both | (left & ALL_COLOURS) << at_start | (entered & ALL_COLOURS) << at_goal
        left, entered = left >> MOST_SEATS & ALL_COLOURS, entered >> MOST_SEATS & ALL_COLOURS
        enter = around[1] & ~both | left << at_start | entered << at_goal
        return can_finish(leave, enter, tied, colours)

    def has_pair(self, colours: i64, strict: bool) -> bool:
        around = self.outlook()
        move: i64
        for move in range(MOST_SEATS * CROSSINGS):
            if BIT[move // CROSSINGS] & colours != 0 and self.can_begin(move, around, colours, strict):
                return True
        return False

    def has_last(self, colours: i64) -> bool:
        """Whether one more move can end in a position without ties."""
        leave, enter, tied = self.outlook()
        return can_finish(leave, enter, tied, colours)

    def first_moves(self, colours: i64, strict: bool) -> list[int]:
        """Every move that belongs to a legal pair."""
        around = self.outlook()
        moves: list[int] = []
        move: i64
        for move in range(MOST_SEATS * CROSSINGS):
            if BIT[move // CROSSINGS] & colours != 0 and self.can_begin(move, around, colours, strict):
                moves.append(move)  # a comprehension would box every number
        return moves

    def last_moves(self, colours: i64) -> list[int]:
        """Every move after which no district is tied: the second of a pair, or a single one."""
        leave, enter, tied = self.outlook()
        moves: list[int] = []
        crossing: i64
        for crossing in range(CROSSINGS):
            movers = movers_at(crossing, leave, enter, tied, colours)
            while movers != 0:
                moves.append(CROSSINGS * lowest(movers) + crossing)
                movers &= movers - 1
        return moves

    def draw_first(self, rng: Rng, colours: i64, strict: bool) -> i64:
        """One of `first_moves`, all equally likely."""
        around = self.outlook()
        for _ in range(TRIES):
            move = rng.below(MOST_SEATS * CROSSINGS)
            if BIT[move // CROSSINGS] & colours != 0 and self.can_begin(move, around, colours, strict):
                return move
        moves = self.first_moves(colours, strict)
        return i64(moves[rng.below(len(moves))])

    def draw_last(self, rng: Rng, colours: i64) -> i64:
        """One of `last_moves`, all equally likely."""
        leave, enter, tied = self.outlook()
        total: i64 = 0
        crossing: i64
        for crossing in range(CROSSINGS):
            total += COUNT[movers_at(crossing, leave, enter, tied, colours)]
        pick = rng.below(total)
        for crossing in range(CROSSINGS):
            movers = movers_at(crossing, leave, enter, tied, colours)
            if pick < COUNT[movers]:
                for _ in range(pick):
                    movers &= movers - 1
                return CROSSINGS * lowest(movers) + crossing
            pick -= COUNT[movers]
        raise AssertionError("a move was promised")


def _may_leave(walkers: i64, first: i64, equals: i64, second: i64) -> bool:
    """Whether a district stays untied when one of that many walkers goes."""
    if walkers < first:
        return equals == 1
    if equals == 1:
        return first == 1 or second < first - 1
    return equals == 2


def movers_at(crossing: i64, leave: i64, enter: i64, tied: i64, colours: i64) -> i64:
    """The colours that can make a crossing so that no tie remains: ties elsewhere it cannot cure."""
    if tied & ~ENDS[crossing] != 0:
        return 0
    return leave >> (MOST_SEATS * START[crossing]) & enter >> (MOST_SEATS * GOAL[crossing]) & colours


def can_finish(leave: i64, enter: i64, tied: i64, colours: i64) -> bool:
    crossing: i64
    for crossing in range(CROSSINGS):
        if movers_at(crossing, leave, enter, tied, colours) != 0:
            return True
    return False
