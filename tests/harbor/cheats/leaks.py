"""Harbors in which somebody learns too much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from harbor.bot.features import HarborFeatures
from harbor.cheats.kit import Imagining, OtherFace, OtherRules, OtherSights, breaks
from harbor.face import HarborFace
from harbor.game import HarborGame
from harbor.rules.actions import Action
from harbor.rules.state import BID, CLOSED_FIST, OPEN, PEEK_DECK, Harbor
from harbor.rules.view import HarborView
from tablee.engine.features import Features
from tablee.engine.native import i64, vec
from tablee.engine.state import Sampler, State
from tablee.engine.values import Event, Refusal, Seat
from tablee.kit.picture import Lens


@breaks("no_leak")
class ShowsCargoes(HarborGame):
    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        return replace(super().view(state, seat), cargo=tuple(state.cargo))


@breaks("no_leak")
class ShowsFists(HarborGame):
    """What a closed fist holds can be told from the bank."""

    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        return replace(super().view(state, seat), bank=state.bank + sum(fist for fist in state.fists if fist != OPEN))


@breaks("no_leak")
class Gossips(HarborGame):
    """Tells everybody in the log what one captain saw."""

    def story(self, before: Harbor, seat: Seat, action: Action, after: Harbor) -> Sequence[Event]:
        return [replace(event, audience=None) for event in super().story(before, seat, action, after)]


@breaks("no_leak")
class RefusesTooClearly(HarborGame):
    def why_not(self, state: Harbor, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and refusal.reason == "purse-too-small":
            return replace(refusal, args={**refusal.args, "purse": sum(state.cargo)})
        return refusal


@breaks("no_leak")
class RemembersTheTruth(HarborGame):
    """The sampler gives the game itself, where it should imagine one."""

    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        self.truth = state.copy()
        return super().view(state, seat)

    def sampler(self, view: HarborView) -> Sampler:
        truth = self.truth
        return Imagining(lambda _: truth.copy())


@breaks("no_leak")
class WhispersInThePrompt(OtherFace):
    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        self.truth = state
        return super().view(state, seat)

    class made(HarborFace):  # noqa: N801
        def prompt(self, view: HarborView, lens: Lens, names: Sequence[str] = ()) -> str:
            assert isinstance(self.game, WhispersInThePrompt)
            return f"{super().prompt(view, lens, names)} ({self.game.truth.cargo})"


@breaks("no_leak")
class LooksDependOnSecrets(OtherRules):
    class state(Harbor):  # noqa: N801
        def looks(self, seat: int) -> list[int]:
            return [code for code in super().looks(seat) if code != PEEK_DECK or self.deck[0] % 2]


@breaks("openness")
class PretendsToBeOpen(HarborGame):
    secrets = False


@breaks("records")
class TellsTheFileTheTruth(OtherRules):
    """A closed fist is seen closed, but the record of the running game says what is in it."""

    class state(Harbor):  # noqa: N801
        def told(self, seat: int, sight: int) -> int:
            return BID + self.fists[seat] if sight == CLOSED_FIST and self.fists[seat] != OPEN else sight


@breaks("sights")
class CallsAFistABid(OtherSights):
    """Whoever reads `bid 0` in a record cannot know whether it was one."""

    text = "bid 0"


@breaks("sights")
class Mumbles(OtherSights):
    """What is written of a closed fist is read as nothing."""

    text = "closes a fist, it seems"


@breaks("undo")
class HidesItsSecrets(OtherRules):
    """Undo would let a captain look at a card and take the coin back."""

    class state(Harbor):  # noqa: N801
        def secrets_opened(self) -> int:
            return 0


@breaks("undo")
class HidesItsLuck(OtherRules):
    class state(Harbor):  # noqa: N801
        def luck_used(self) -> int:
            return 0


@breaks("features")
class JudgesByHiddenCargo(HarborGame):
    """What a judge learns from would tell it the cards of the others."""

    class known(HarborFeatures):  # noqa: N801
        def knows(self, state: Harbor, seat: int, other: int) -> bool:
            return True

    def features(self) -> Features:
        return self.known()


@breaks("features")
class ForetellsTheDeck(HarborGame):
    """An action has one property or another by what lies on the deck."""

    class known(HarborFeatures):  # noqa: N801
        def factored(self, state: State, seat: int, code: int, out: vec[i64]) -> int:
            assert isinstance(state, Harbor)
            out[0] = code if state.deck and state.deck[0] % 2 else 0
            return 1

    def features(self) -> Features:
        return self.known()


@breaks("features")
class LeavesOldNumbers(HarborGame):
    """What was written for another position would be taken for this one."""

    class known(HarborFeatures):  # noqa: N801
        def fill(self, state: State, seat: int, out: vec[float]) -> None:
            kept = out[0]
            super().fill(state, seat, out)
            out[0] = kept

    def features(self) -> Features:
        return self.known()
