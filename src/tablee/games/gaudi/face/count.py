"""The count at the end, told objective by objective (GAU-36, GAU-39): what a seat marked of its animal, of its colour."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.engine.values import Seat
from tablee.games.gaudi.face.marks import Mark, marks
from tablee.games.gaudi.face.speech import voice
from tablee.games.gaudi.rules.counters import pair_animal, pair_colour
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.people import mark
from tablee.kit.telling import PAUSE, step_called


class Step(NamedTuple):
    """An objective of a seat: the animals that fit it, and everybody's points so far."""

    seat: Seat
    objective: str
    fitting: tuple[Mark, ...]
    running: tuple[int, ...]

    @property
    def pause(self) -> int:
        return PAUSE + (PAUSE if self.fitting else 0)

    def words(self, lang: str) -> str:
        """People are marks."""
        say = voice(lang).say
        return say("told-objective", who=mark(self.seat), what=say(self.objective), points=len(self.fitting))


def steps(view: GaudiView) -> tuple[Step, ...]:
    """Nothing before the end, nor where nobody counts (GAU-46)."""
    return counted(view.pairs, view.ranks, marks(view)) if view.over and view.ranks is not None else ()


@lru_cache(maxsize=64)
def counted(pairs: tuple[int | None, ...], ranks: tuple[int, ...], marked: tuple[Mark, ...]) -> tuple[Step, ...]:
    """The winner last."""
    running, found = [0] * len(pairs), list[Step]()
    for seat in sorted(range(len(pairs)), key=lambda one: -ranks[one]):
        pair = pairs[seat] or 0
        animal, colour = int(pair_animal(pair)), int(pair_colour(pair))
        own = [one for one in marked if one[0] == seat]
        for objective, fitting in (
            (f"animal-{ANIMALS[animal]}", tuple(one for one in own if one[2] == animal)),
            (f"hue-{COLOURS[colour]}", tuple(one for one in own if one[3] == colour)),
        ):
            running[seat] += len(fitting)
            found.append(Step(seat, objective, fitting, tuple(running)))
    return tuple(found)


def told(view: GaudiView, spot: str) -> tuple[Step, ...]:
    """The steps up to the one a spot names."""
    found = steps(view) if spot else ()
    here = step_called(spot, len(found))
    return () if here is None else found[: here + 1]


def so_far(marked: tuple[Mark, ...], told: tuple[Step, ...]) -> tuple[Mark, ...]:
    """The counters with what they have brought in these steps; nothing is written on those not counted yet."""
    brought = [one[:4] for step in told for one in step.fitting]
    return tuple((*one[:4], brought.count(one[:4]) or None) for one in marked)
