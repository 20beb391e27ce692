"""Harbors that play otherwise than they say."""

from __future__ import annotations

from itertools import count

from harbor.cheats.kit import OtherRules, breaks
from harbor.game import HarborGame, HarborOptions
from harbor.rules.actions import Action, Bid, PeekCargo
from harbor.rules.state import BID, OPEN, Harbor
from tablee import build
from tablee.engine.luck import Dice, Rng
from tablee.engine.values import Refusal, Seat


@breaks("legality")
class ListsWhatIsForbidden(OtherRules):
    class state(Harbor):  # noqa: N801
        def codes(self, seat: int) -> list[int]:
            return [*super().codes(seat), BID + self.purses[seat] + 1]


@breaks("legality")
class HidesWhatIsAllowed(OtherRules):
    class state(Harbor):  # noqa: N801
        def codes(self, seat: int) -> list[int]:
            return super().codes(seat)[1:]


@breaks("legality")
class PunishesQuestions(HarborGame):
    """A refused action costs a coin."""

    def why_not(self, state: Harbor, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and seat in state.acting() and state.purses[seat]:
            state.purses[seat] -= 1
        return refusal


@breaks("garbage")
class Stumbles(HarborGame):
    """Not every text is read with care."""

    def parse(self, text: str) -> Action:
        return Bid(int(text.split()[1])) if text.startswith("bid") else super().parse(text)


@breaks("notation")
class MiscountsCaptains(HarborGame):
    def write(self, action: Action) -> str:
        return super().write(PeekCargo((action.of + 1) % 4) if isinstance(action, PeekCargo) else action)


@breaks("notation")
class LosesTheBeacon(HarborGame):
    def position(self, state: Harbor) -> str:
        return "; ".join(clause for clause in super().position(state).split("; ") if not clause.startswith("beacon"))


@breaks("copies")
class SharesItsDeck(OtherRules):
    class state(Harbor):  # noqa: N801
        def copy(self) -> Harbor:
            twin = super().copy()
            twin.deck = self.deck
            return twin


@breaks("copies")
class ForgetsTheBids(OtherRules):
    """A copy plays on as its original would, and has forgotten what was bid for the pier before."""

    class state(Harbor):  # noqa: N801
        def copy(self) -> Harbor:
            twin = super().copy()
            twin.bids = [OPEN] * self.rules.seats
            return twin


@breaks("copies")
class SharesItsDice(OtherRules):
    class state(Harbor):  # noqa: N801
        def copy(self) -> Harbor:
            twin = super().copy()
            twin.dice = self.dice
            return twin


@breaks("replay")
class RollsOtherDice(OtherRules):
    class state(Harbor):  # noqa: N801
        rolls = count()

        def winner(self, best: int) -> int:
            tied = [seat for seat in self.beacon if self.fists[seat] == best]
            return tied[next(self.rolls) % len(tied)]


@breaks("conservation")
class MintsCoins(OtherRules):
    class state(Harbor):  # noqa: N801
        def winner(self, best: int) -> int:
            self.bank += 1
            return super().winner(best)


@breaks("conservation")
class CountsNothing(HarborGame):
    def census(self, state: Harbor) -> dict[str, int]:
        return {}


@breaks("ending")
class NeverEnds(OtherRules):
    class state(Harbor):  # noqa: N801
        def open_fists(self) -> None:
            """Nobody ever takes a pier."""
            self.fists = [OPEN] * self.rules.seats
            self.opened += 1


@breaks("ending")
class PlacesDoNotFit(OtherRules):
    class state(Harbor):  # noqa: N801
        def ranks(self) -> list[int]:
            return [rank + 1 for rank in super().ranks()]


@breaks("simultaneity")
class FirstComeFirstServed(OtherRules):
    """Who closes the fist first is served first in a tie."""

    class state(Harbor):  # noqa: N801
        def play(self, seat: int, code: int) -> None:
            if code >= BID:
                self.beacon.remove(seat)
                self.beacon.insert(sum(fist != OPEN for fist in self.fists), seat)
            super().play(seat, code)


@breaks("fair_draw")
class DrawsLow(OtherRules):
    class state(Harbor):  # noqa: N801
        def draw(self, seat: int, rng: Rng) -> int:
            return min(super().draw(seat, rng), super().draw(seat, rng))


@breaks("fair_draw")
class DrawsAnything(OtherRules):
    class state(Harbor):  # noqa: N801
        def draw(self, seat: int, rng: Rng) -> int:
            return BID + rng.below(self.purses[seat] + 2)


class PlaysOtherwiseInterpreted(HarborGame):
    def deal(self, seats: int, options: HarborOptions, dice: Dice) -> Harbor:
        if build.MODE == "never":
            dice.below(6)
        return super().deal(seats, options, dice)


TWO_FACED = PlaysOtherwiseInterpreted()
