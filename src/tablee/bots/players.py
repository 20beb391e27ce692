"""Ways to choose. A player receives a view, never a state: what it plans in are worlds imagined from the view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tablee.bots.search import Effort, Search
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import Mistake, Seat, View

WORLDS = 8  # imagined to weigh an action where something is hidden

OutOfTime = Callable[[], bool]


class Player(Protocol):
    def choose(self, game: AnyGame, view: View, rng: Rng, out_of_time: OutOfTime | None = None) -> int:
        """The code of a legal action for the chair of the view. The same view and rng, the same choice, unless time is up."""


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Anything that is legal."""

    def choose(self, game: AnyGame, view: View, rng: Rng, out_of_time: OutOfTime | None = None) -> int:
        return int(game.sampler(view).world(rng).draw(chair(view), rng))


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """What looks best at once, ties by lot."""

    def choose(self, game: AnyGame, view: View, rng: Rng, out_of_time: OutOfTime | None = None) -> int:
        codes, weights = weighed(game, view, rng)
        most = max(weights)
        best = [code for code, weight in zip(codes, weights, strict=True) if weight == most]
        return best[rng.below(len(best))]


@dataclass(frozen=True, slots=True)
class CasualPlayer:
    """One of the better half, the better the likelier; the more there is to choose from, the more it overlooks."""

    def choose(self, game: AnyGame, view: View, rng: Rng, out_of_time: OutOfTime | None = None) -> int:
        codes, weights = weighed(game, view, rng)
        mixed = rng.shuffled(list(range(len(codes))))
        ranking = sorted(mixed, key=lambda index: -weights[index])
        half = ranking[: (len(ranking) + 1) // 2]
        overlooked = len(half).bit_length()
        for index in half:
            if rng.below(overlooked + 1) == 0:
                return codes[index]
        return codes[half[0]]


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Tree search with a budget of simulations."""

    effort: Effort

    def choose(self, game: AnyGame, view: View, rng: Rng, out_of_time: OutOfTime | None = None) -> int:
        sampler, seat = game.sampler(view), chair(view)
        codes = sampler.world(rng).codes(seat)
        if len(codes) == 1:
            return codes[0]
        search = Search(sampler, seat, game.hints(), not game.secrets, self.effort, rng)
        search.run(out_of_time)
        return int(search.best())


def weighed(game: AnyGame, view: View, rng: Rng) -> tuple[list[int], list[float]]:
    """The legal actions and how good they look, on the average of some worlds where something is hidden."""
    sampler, hints, seat = game.sampler(view), game.hints(), chair(view)
    world = sampler.world(rng)
    codes = world.codes(seat)
    weights = hints.weigh(world, seat, codes)
    for _ in range(WORLDS - 1 if game.secrets else 0):
        more = hints.weigh(sampler.world(rng), seat, codes)
        weights = [one + other for one, other in zip(weights, more, strict=True)]
    return codes, weights


def chair(view: View) -> Seat:
    """The seat that has to choose."""
    if view.seat is None or not view.my_turn:
        raise Mistake("there is nothing to choose from this chair now")
    return view.seat
