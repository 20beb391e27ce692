"""How a cheat is made: Harbor with one thing changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from harbor.face import HarborFace
from harbor.game import HarborGame, HarborOptions
from harbor.rules.sampler import HarborSampler
from harbor.rules.sights import ClosedFist
from harbor.rules.state import Harbor
from harbor.rules.view import HarborView
from tablee.engine.luck import Dice, Rng
from tablee.engine.state import Sampler, State

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


class OtherFace(HarborGame):
    """Harbor with another face."""

    made: type[HarborFace]

    @cached_property
    def face(self) -> HarborFace:
        return self.made(self)


class OtherSights(HarborGame):
    """Harbor with another word for a closed fist."""

    text: str

    def write_sight(self, sight: object) -> str:
        return self.text if isinstance(sight, ClosedFist) else super().write_sight(sight)
