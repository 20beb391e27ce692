"""Harbors that people and pages cannot read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from harbor.cheats.kit import OtherFace, breaks
from harbor.face import HarborFace
from harbor.game import HarborGame
from harbor.rules.actions import Action
from harbor.rules.view import HarborView
from tablee.engine.values import Choice
from tablee.kit.picture import Board, Label, Lens


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
        def label(self, view: HarborView, slot: str, place: str, lens: Lens, names: Sequence[str] = ()) -> Label:
            return Label("") if place == "deck" and lens.lang == "fr" else super().label(view, slot, place, lens)


@breaks("text_layer")
class AsksForMore(HarborGame):
    clicks = {"bid": ("coins", "card")}


class Redrawn(HarborFace):
    """A face with another first piece in its picture."""

    def board(self, view: HarborView, lens: Lens, names: Sequence[str] = ()) -> Board:
        board = super().board(view, lens, names)
        first, *others = board.stage.pieces
        redrawn = first._replace(markup=self.redraw(first.markup))
        return board._replace(stage=board.stage._replace(pieces=(redrawn, *others)))

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
