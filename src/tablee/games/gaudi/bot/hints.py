"""What a good player of the Gaudí tile game looks at (RULES.md, section 10).

A turn is worth its points, a little for every tile laid, and what it changes around it: an animal that lacks one tile is
a gift to whoever can close it first. How likely that is follows from the tiles nobody has seen, what it is worth to others
from the objectives their counters leave possible. A turn that tells others one's own objectives costs something.
"""

from __future__ import annotations

from math import exp

from tablee.engine.native import i64, vec
from tablee.engine.state import Hints, State
from tablee.games.gaudi.bot.evaluation import Evaluation, Tuning
from tablee.games.gaudi.bot.outlook import Outlook, halvings
from tablee.games.gaudi.rules.counters import ANY_PAIR, value
from tablee.games.gaudi.rules.packing import LAID_BY_NOBODY, laid_by
from tablee.games.gaudi.rules.state import EXCHANGE, OVER, TO_EXCHANGE, Gaudi
from tablee.games.gaudi.rules.tiles import THIRD


class GaudiHints(Hints):
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        """The best turn that begins with each of these steps."""
        assert isinstance(state, Gaudi)
        if state.task == OVER:
            return [0.0 for _ in codes]
        if state.task == TO_EXCHANGE:
            return [-self.keeping(state, seat, code - EXCHANGE) for code in codes]
        evaluation = Evaluation(self.tuning, state, seat, True)
        return [evaluation.weigh(code) for code in codes]

    def keeping(self, state: Gaudi, seat: i64, kind: i64) -> float:
        """What a tile in hand is worth: its thirds of the own animal or colour."""
        pair = state.pairs[seat]
        thirds = 0.0
        animal: i64
        for animal in range(3):
            thirds += float(value(animal, THIRD[kind * 3 + animal], pair))
        return self.tuning.keep * thirds

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        assert isinstance(state, Gaudi)
        if state.task == OVER or state.rules.paving:
            return [state.reward(seat) for seat in range(state.rules.seats)]
        left = float(state.pile_size + 2 * state.rules.seats)
        return softmax(self.hopes(state), self.tuning.doubt + self.tuning.doubt_per_tile * left)

    def ahead(self) -> i64:
        """`hopes` sees the next turns itself, and steps are parts of turns."""
        return 3

    def candidates(self) -> i64:
        return 4

    def hopes(self, state: Gaudi) -> list[float]:
        """Points now and in the next turns: a draft is played on as well as possible; who comes later finds less."""
        tuning = self.tuning
        laid = vec[i64]([0] * (LAID_BY_NOBODY + 1))
        index: i64
        for index in range(len(state.tiles)):
            laid[laid_by(state.tiles[index])] += 1
        outlook = Outlook(state)
        first = state.seat
        found = [0.0] * state.rules.seats
        hope = tuning.next
        if state.drafted > 0:
            found[first] = Evaluation(tuning, state, first, False).best() - hope * outlook.best(first)
        step: i64
        for step in range(state.rules.seats):
            seat = (first + step) % state.rules.seats
            points = float(state.points_of(seat)) + tuning.tile * float(laid[seat])
            told = halvings(ANY_PAIR, state.could[seat])
            found[seat] += points + hope * outlook.best(seat) - tuning.told * told
            if state.drafted == 0 or step > 0:
                hope *= tuning.later
        return found


def softmax(points: list[float], scale: float) -> list[float]:
    """Shares that add up to 1, larger for more points."""
    most = max(points)
    strengths = [exp((one - most) / scale) for one in points]
    together = sum(strengths)
    return [one / together for one in strengths]
