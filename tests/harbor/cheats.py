"""Harbors that break one law each, to show that every law can fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import count
from typing import TypeVar

from harbor.face import HarborFace
from harbor.game import HarborGame, HarborOptions
from harbor.rules.actions import Action, Bid, PeekCargo
from harbor.rules.sampler import HarborSampler
from harbor.rules.state import BID, OPEN, PEEK_CARGO, PEEK_DECK, Harbor
from harbor.rules.view import HarborView
from tablee import build
from tablee.engine.luck import Dice, Rng
from tablee.engine.state import Sampler, State
from tablee.engine.values import Choice, Event, Refusal, Seat
from tablee.kit.picture import Board, Label, Lens

Kind = TypeVar("Kind", bound=type[HarborGame])
CHEATS: list[tuple[str, HarborGame]] = []  # the law, and who breaks it


def breaks(law: str) -> Callable[[Kind], Kind]:
    def note(kind: Kind) -> Kind:
        CHEATS.append((law, kind()))
        return kind

    return note


class Imagining(Sampler):
    """A sampler from a function."""

    def __init__(self, imagine: Callable[[Rng], Harbor]) -> None:
        self.imagine = imagine

    def world(self, rng: Rng) -> State:
        return self.imagine(rng)


class OtherRules(HarborGame):
    """Harbor with another kind of state wherever one is made."""

    state: type[Harbor]

    def dressed(self, state: Harbor) -> Harbor:
        state.__class__ = self.state
        return state

    def deal(self, seats: int, options: HarborOptions, dice: Dice) -> Harbor:
        return self.dressed(super().deal(seats, options, dice))

    def from_position(self, text: str) -> Harbor:
        return self.dressed(super().from_position(text))

    def sampler(self, view: HarborView) -> Sampler:
        honest = HarborSampler(view)
        return Imagining(lambda rng: self.dressed(honest.world(rng)))


# Leaks --------------------------------------------------------------------------------------------------------------------


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


class OtherFace(HarborGame):
    """Harbor with another face."""

    made: type[HarborFace]

    @cached_property
    def face(self) -> HarborFace:
        return self.made(self)


@breaks("no_leak")
class WhispersInThePrompt(OtherFace):
    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        self.truth = state
        return super().view(state, seat)

    class made(HarborFace):  # noqa: N801
        def prompt(self, view: HarborView, lens: Lens) -> str:
            assert isinstance(self.game, WhispersInThePrompt)
            return f"{super().prompt(view, lens)} ({self.game.truth.cargo})"


@breaks("no_leak")
class LooksDependOnSecrets(OtherRules):
    class state(Harbor):  # noqa: N801
        def looks(self, seat: int) -> list[int]:
            return [code for code in super().looks(seat) if code != PEEK_DECK or self.deck[0] % 2]


@breaks("openness")
class PretendsToBeOpen(HarborGame):
    secrets = False


# Imagined worlds ----------------------------------------------------------------------------------------------------------


@breaks("samples")
class ForgetsItsOwnCargo(HarborGame):
    def sampler(self, view: HarborView) -> Sampler:
        return HarborSampler(replace(view, cargo=(None,) * len(view.cargo)))


@breaks("samples")
class CannotRepeatItself(HarborGame):
    """The sampler takes luck from elsewhere."""

    def sampler(self, view: HarborView) -> Sampler:
        other, honest = Rng(12345), HarborSampler(view)
        return Imagining(lambda _: honest.world(other))


@breaks("frequencies")
class HopesForTheBest(HarborGame):
    """The sampler does not shuffle what it does not know."""

    def sampler(self, view: HarborView) -> Sampler:
        sampler = HarborSampler(view)

        def imagine(rng: Rng) -> Harbor:
            world = sampler.world(rng)
            world.deck.sort(reverse=True)
            if view.top is not None:
                world.deck.remove(view.top)
                world.deck.insert(0, view.top)
            return world

        return Imagining(imagine)


class Shortsighted(HarborGame):
    """The view lacks some cargoes that its chair has seen."""

    def lacks(self, view: HarborView, whose: Seat) -> bool:
        raise NotImplementedError

    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        seen = super().view(state, seat)
        strange = [one != seat and not seen.over and self.lacks(seen, one) for one in range(len(seen.cargo))]
        return replace(
            seen,
            cargo=tuple(None if hide else card for hide, card in zip(strange, seen.cargo, strict=True)),
            points=tuple(None if hide else points for hide, points in zip(strange, seen.points, strict=True)),
        )


@breaks("no_leak")
class LooksInVain(Shortsighted):
    """Only the log says what a captain saw, so that a bot would not know."""

    def lacks(self, view: HarborView, whose: Seat) -> bool:
        return True


@breaks("frequencies")
class Forgets(Shortsighted):
    """What a captain saw is forgotten as soon as the pier is sold."""

    def lacks(self, view: HarborView, whose: Seat) -> bool:
        return view.seat is not None and view.looked[view.seat] != PEEK_CARGO + whose


# Play ---------------------------------------------------------------------------------------------------------------------


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


# Texts and pictures -------------------------------------------------------------------------------------------------------


@breaks("text_layer")
class OffersLess(HarborGame):
    def choices(self, view: HarborView) -> tuple[Choice, ...]:
        return super().choices(view)[1:]


@breaks("text_layer")
class MixesSlots(HarborGame):
    def as_choice(self, action: Action) -> Choice:
        return replace(super().as_choice(action), slots=(("card", "1"),))


@breaks("text_layer")
class LeavesBlanks(OtherFace):
    class made(HarborFace):  # noqa: N801
        def label(self, view: HarborView, slot: str, place: str, lens: Lens) -> Label:
            return Label("") if place == "deck" and lens.lang == "fr" else super().label(view, slot, place, lens)


@breaks("text_layer")
class AsksForMore(HarborGame):
    clicks = {"bid": ("coins", "card")}


class Redrawn(HarborFace):
    """A face with another first piece in its picture."""

    def board(self, view: HarborView, lens: Lens) -> Board:
        board = super().board(view, lens)
        first, *others = board.stage.pieces
        return replace(
            board, stage=replace(board.stage, pieces=(replace(first, markup=self.redraw(first.markup)), *others))
        )

    def redraw(self, markup: str) -> str:
        raise NotImplementedError


@breaks("pictures")
class Doodles(OtherFace):
    class made(Redrawn):  # noqa: N801
        strokes = count()

        def redraw(self, markup: str) -> str:
            return markup.replace('class="', f'class="stroke{next(self.strokes)} ')


@breaks("pictures")
class StylesInPlace(OtherFace):
    class made(Redrawn):  # noqa: N801
        def redraw(self, markup: str) -> str:
            return markup.replace('class="', 'style="fill: red" class="')


@breaks("pictures")
class LosesIds(OtherFace):
    class made(Redrawn):  # noqa: N801
        def redraw(self, markup: str) -> str:
            return markup.replace(' id="harbor-deck"', "")


# Builds -------------------------------------------------------------------------------------------------------------------


class PlaysOtherwiseInterpreted(HarborGame):
    def deal(self, seats: int, options: HarborOptions, dice: Dice) -> Harbor:
        if build.MODE == "never":
            dice.below(6)
        return super().deal(seats, options, dice)


TWO_FACED = PlaysOtherwiseInterpreted()
