"""What a good player looks at: what a deal does to the outlook of both, and what the other will therefore answer.

Everything is asked of an imagined world, where wallets are known; a player that weighs many worlds averages over what it
cannot know. A mood, taken from the dice of the first world, keeps a bot from being read like a book: how much an offer is,
how many bills it has, how many of them are fakes, and what it does where two actions are nearly as good.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.luck import Rng
from tablee.engine.native import i64
from tablee.engine.state import Hints, State
from tablee.games.barracuda.bot.outlook import Tuning
from tablee.games.barracuda.bot.weighing import Weighing
from tablee.games.barracuda.rules.envelopes import OVER, TO_BID, TO_CALL, TO_STAKE
from tablee.games.barracuda.rules.fills import count_plain_fills, first_fill
from tablee.games.barracuda.rules.promenade import CALL, DECLINE, FILL, SEAL
from tablee.games.barracuda.rules.state import Barracuda

STATES: Final = (1 << 61) - 1  # of a generator: small ones would begin alike
STRIDE: Final = 1_640_531_527
MASK: Final = 1_442_695_040_888_963_407


class BarracudaHints(Hints):
    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.mood: i64 = 0  # of one decision: the same in all its worlds, or it would come to nothing on the average

    def weigh(self, state: State, seat: i64, codes: list[int]) -> list[float]:
        assert isinstance(state, Barracuda)
        if self.mood == 0:
            self.mood = mood_of(state)
        weighing = Weighing(state, seat, self.tuning, self._noise(state))
        return [weighing.weigh(code) for code in codes]

    def considered(self, state: State, seat: i64) -> list[int]:
        """Of the thousands of bids that a wallet is worth, those with as many 10000s as possible; of stakes, which are
        turned up and lost, one for each amount and no fake too many (BAR-71, BAR-74); no last order where it is all the
        same who is drawn when."""
        assert isinstance(state, Barracuda)
        if state.task == TO_CALL and not order_matters(state):
            return [code for code in state.codes(seat) if code != CALL]
        if state.task == TO_STAKE and not state.is_filling(seat):
            return [SEAL + state.least_fakes(seat)]
        if not is_choosing_amount(state, seat):
            return state.codes(seat)
        found: list[int] = []
        amount: i64
        for amount in range(state.least(seat), state.most(seat) + 1):
            first = FILL + first_fill(amount)
            found.extend(range(first, first + alike(state, amount)))
        return found

    def drawn(self, state: State, seat: i64, rng: Rng) -> i64:
        """All amounts of a bid or a stake are equally likely."""
        assert isinstance(state, Barracuda)
        if state.task == TO_CALL and not order_matters(state):
            return DECLINE
        if state.task == TO_STAKE and not state.is_filling(seat):
            return SEAL + state.least_fakes(seat)
        if not is_choosing_amount(state, seat):
            return state.draw(seat, rng)
        least = state.least(seat)
        amount = least + rng.below(state.most(seat) - least + 1)
        return FILL + first_fill(amount) + rng.below(alike(state, amount))

    def worth(self, state: State, seat: i64) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, Barracuda)
        if state.task == OVER:
            return [state.reward(seat) for seat in range(state.seats)]
        weighing = Weighing(state, state.turn(), self.tuning, self._noise(state))
        weighing.foresee()
        return [share for share in weighing.outlook.shares]  # noqa: C416  # list() of a vec is slower compiled

    def _noise(self, state: Barracuda) -> Rng:
        """The same for the same point of the game."""
        return Rng((self.mood + state.dice.drawn * STRIDE) & STATES)


def is_choosing_amount(state: Barracuda, seat: i64) -> bool:
    """Of a bid or a stake."""
    return (state.task == TO_BID or state.task == TO_STAKE) and state.is_filling(seat)


def alike(state: Barracuda, amount: i64) -> i64:
    """How many ways to fill an envelope with an amount are worth a thought."""
    return count_plain_fills(amount) if state.task == TO_BID else 1


def order_matters(state: Barracuda) -> bool:
    """Whether somebody will be ruined or win when drawn (BAR-84, BAR-88): otherwise a last order only costs bills."""
    seat: i64
    for seat in range(state.seats):
        if state.since[seat] > 0 or state.real(seat) < state.rent(seat) + state.cheapest_action(seat):
            return True
    return False


def mood_of(state: Barracuda) -> i64:
    """A number that differs from one imagined world to the next: no stream that the world itself will see; never 0."""
    dice = state.dice
    return ((dice.value ^ MASK) & STATES) | 1 if isinstance(dice, Rng) else MASK
