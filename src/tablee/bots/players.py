"""Ways to choose an action from a view. Nothing here ever receives a state: worlds are imagined from the view."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

from tablee.bots.search import Effort, Search
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import Seat, View

Player: TypeAlias = Callable[[AnyGame, View, Rng], int]  # the code of the chosen action

LONGEST_THOUGHT = 20.0  # seconds; a machine so slow takes the best found by then, and is no longer reproducible
WORLDS = 8  # imagined by a player that only weighs, where something is hidden


def seat_of(view: View) -> Seat:
    """The seat that has to choose."""
    if view.seat is None or not view.my_turn:
        raise ValueError("this view has nothing to choose")
    return view.seat


def at_random(game: AnyGame, view: View, rng: Rng) -> int:
    """Any legal action, all equally likely."""
    seat = seat_of(view)
    return int(game.sampler(view).world(rng).draw(seat, rng))


def weighed(game: AnyGame, view: View, rng: Rng) -> list[tuple[float, int]]:
    """(weight, code) of every action to think about by the game's hints, averaged over imagined worlds."""
    seat, sampler, hints = seat_of(view), game.sampler(view), game.hints()
    worlds = [sampler.world(rng) for _ in range(WORLDS if game.secrets else 1)]
    codes = hints.considered(worlds[0], seat)
    if len(codes) == 1:
        return [(0.0, codes[0])]
    weights = [hints.weigh(world, seat, codes) for world in worlds]
    return [(sum(column) / len(worlds), code) for *column, code in zip(*weights, codes, strict=True)]


def one_of_the_better_half(game: AnyGame, view: View, rng: Rng) -> int:
    """Knows roughly what is good, and overlooks the more the more there is to see."""
    found = weighed(game, view, rng)
    mixed = [found[index] for index in rng.shuffled(list(range(len(found))))]  # equals in any order
    ranked = sorted(mixed, key=lambda one: -one[0])
    half = [code for _, code in ranked[: (len(ranked) + 1) // 2]]
    overlooked = len(half).bit_length()
    return next((code for code in half if rng.below(overlooked + 1) == 0), half[0])


def greedy(game: AnyGame, view: View, rng: Rng) -> int:
    """What the hints like best; among equals the lot decides."""
    found = weighed(game, view, rng)
    best = max(weight for weight, _ in found)
    equals = [code for weight, code in found if weight == best]
    return equals[rng.below(len(equals))]


def searching(simulations: int) -> Player:
    """Looks ahead in imagined worlds."""

    def choose(game: AnyGame, view: View, rng: Rng) -> int:
        seat, sampler = seat_of(view), game.sampler(view)
        only = sampler.world(rng).codes(seat)
        if len(only) == 1 and not game.poker_face:
            return only[0]
        search = Search(sampler, seat, game.hints(), not game.secrets, Effort(simulations), rng)
        end = monotonic() + LONGEST_THOUGHT
        search.run(lambda: monotonic() > end)
        return int(search.best())

    return choose
