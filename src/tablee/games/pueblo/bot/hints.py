"""What a good Pueblo player looks at: who stands where the chief will look, and how the points will end."""

from __future__ import annotations

from math import sqrt
from typing import Final, cast

from tablee.engine.native import i64, vec
from tablee.engine.state import NOBODY, Hints, State
from tablee.games.pueblo.bot.evaluation import Evaluation, softmin
from tablee.games.pueblo.bot.visits import ExpectedLooks, Tuning, turns_left
from tablee.games.pueblo.rules.geometry import RING
from tablee.games.pueblo.rules.state import BID, DISMANTLING, PASS, TAKE, TO_BID, TO_LAY, TO_TAKE, TO_WALK, Pueblo

# Points saved by acting one place later in the order, by part. First in phase one shows a stone to everybody; first in
# phase two takes the last good places, and a heap is best taken apart from the start.
LATER_SAVES: Final = vec[float]([0.0, 1.5, -1.8, -0.8])
ROUNDS_THAT_COUNT: Final = 4  # after so many, the order has done what it does


class PuebloHints(Hints):
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.looks = ExpectedLooks(tuning)

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        pueblo = cast("Pueblo", state)
        task = pueblo.task
        if task == TO_BID:
            return weigh_bids(pueblo, codes)
        if task == TO_TAKE:
            return [saved_by(pueblo, code - TAKE + 1) for code in codes]
        if task == TO_LAY:
            return [0.0 for _ in codes]
        evaluation = Evaluation(self.tuning, self.looks, pueblo, seat)
        return [evaluation.weigh(code) for code in codes]

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        pueblo = cast("Pueblo", state)
        if pueblo.turn() == NOBODY:
            return [pueblo.reward(seat) for seat in range(pueblo.seats)]
        doubt = self.tuning.doubt + self.tuning.doubt_before * sqrt(float(turns_left(pueblo)))
        return softmin(self.outlook(pueblo), doubt)

    def outlook(self, state: Pueblo) -> list[float]:
        """The points every seat will have in the end, roughly. A chief about to walk goes where it suits that seat."""
        owed = vec[float]([float(total) for total in state.totals])
        chief = state.chief
        if state.task == TO_WALK:
            chief += Evaluation(self.tuning, self.looks, state, state.seat).best_steps()
            add_looks(owed, state, chief % RING, 1.0)
        looks = self.looks.table(state)
        row = turns_left(state) * RING
        ahead: i64
        for ahead in range(RING):
            add_looks(owed, state, (chief + ahead) % RING, looks[row + ahead])
        self._add_what_is_to_come(owed, state)
        return [points for points in owed]  # noqa: C416  # list() of a vec is slower compiled

    def _add_what_is_to_come(self, owed: vec[float], state: Pueblo) -> None:
        """The stones still to be set, and the place in the order."""
        seat: i64
        for seat in range(state.seats):
            if state.part != DISMANTLING:
                owed[seat] += self.tuning.coloured * float(state.reserve[seat])
                owed[seat] += self.tuning.neutral * float(state.reserve[state.seats + seat])
            if state.cards[seat] > 0:
                owed[seat] -= saved_by(state, state.cards[seat])


def add_looks(owed: vec[float], state: Pueblo, ring: i64, looks: float) -> None:
    bill = vec[i64]([0] * state.seats)
    state.look(ring, bill)
    seat: i64
    for seat in range(state.seats):
        owed[seat] += looks * float(bill[seat])


def weigh_bids(state: Pueblo, codes: list[int]) -> list[float]:
    """A bid is worth what the best card saves, against any of them, less its price."""
    saved = [saved_by(state, card) for card in state.free_cards()]
    gain = max(saved) - sum(saved) / float(len(saved))
    return [0.0 if code == PASS else gain - float(code - BID + 1) for code in codes]


def saved_by(state: Pueblo, card: i64) -> float:
    """Points saved in what is left of this part by acting at that place, against the middle of the order."""
    played = float(state.turns) / float(ROUNDS_THAT_COUNT * state.seats)
    if played >= 1.0:
        return 0.0
    return LATER_SAVES[state.part] * (float(card) - float(state.seats + 1) / 2.0) * (1.0 - played)
