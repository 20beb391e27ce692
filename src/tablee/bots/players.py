"""Ways to choose an action from a view. Nothing here ever receives a state: worlds are imagined from the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, TypeAlias

from tablee.bots.judge import Judge
from tablee.bots.search import Effort, Search
from tablee.bots.weights import judge_of
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import Seat, View

Player: TypeAlias = Callable[[AnyGame, View, Rng], int]  # the code of the chosen action

WORLDS: Final = 8  # imagined by a player that only weighs, where something is hidden
LONGEST_THOUGHT: Final = 5.0  # seconds, where nothing else is said
IN_TIME: Final = 0.9  # of the seconds are for searching: the answer has a way to go on a machine that is busy
AS_OFTEN, AS_GOOD = 0.5, 0.01  # nearly equal: tried that part as often as the favourite, and so little worse


def seat_of(view: View) -> Seat:
    """The seat that has to choose."""
    if view.seat is None or not view.my_turn:
        raise ValueError("this view has nothing to choose")
    return view.seat


def at_random(game: AnyGame, view: View, rng: Rng) -> int:
    """Any legal action, all equally likely."""
    seat = seat_of(view)
    return int(game.sampler(view).world(rng).draw(seat, rng))


def weighed(game: AnyGame, view: View, rng: Rng, worlds: int = WORLDS) -> list[tuple[float, int]]:
    """(weight, code) of every action to think about by the game's hints, averaged over imagined worlds."""
    seat, sampler, hints = seat_of(view), game.sampler(view), game.hints()
    imagined = [sampler.world(rng) for _ in range(worlds if game.secrets else 1)]
    codes = hints.considered(imagined[0], seat)
    if len(codes) == 1:
        return [(0.0, codes[0])]
    weights = [hints.weigh(world, seat, codes) for world in imagined]
    return [(sum(column) / len(imagined), code) for *column, code in zip(*weights, codes, strict=True)]


def ranked(found: Sequence[tuple[float, int]], rng: Rng) -> list[int]:
    """The codes, the best first, equals in any order."""
    mixed = [found[index] for index in rng.shuffled(list(range(len(found))))]
    return [code for _, code in sorted(mixed, key=lambda one: -one[0])]


def short_sighted(game: AnyGame, view: View, rng: Rng) -> int:
    """A beginner: takes one guess at what is hidden for the truth, thinks of two choices, and takes the better one.

    What is plainly bad, the worst third, even a beginner leaves alone.
    """
    codes = ranked(weighed(game, view, rng, worlds=1), rng)
    sensible = (2 * len(codes) + 2) // 3
    return codes[min(rng.below(sensible), rng.below(sensible))]


def one_of_the_better_half(game: AnyGame, view: View, rng: Rng) -> int:
    """Knows roughly what is good, and overlooks the more the more there is to see."""
    codes = ranked(weighed(game, view, rng), rng)
    half = codes[: (len(codes) + 1) // 2]
    overlooked = len(half).bit_length()
    return next((code for code in half if rng.below(overlooked + 1) == 0), half[0])


def greedy(game: AnyGame, view: View, rng: Rng) -> int:
    """What the hints like best; among equals the lot decides."""
    return ranked(weighed(game, view, rng), rng)[0]


def searching(
    simulations: int, seconds: float = LONGEST_THOUGHT, judged: Callable[[AnyGame], Judge | None] = judge_of
) -> Player:
    """Looks ahead in imagined worlds, until so many simulations are done or the time is up.

    Where the time is not up first, the same view and luck give the same choice. With a poker face it mixes its choices,
    and takes its time over all of them.
    """

    def choose(game: AnyGame, view: View, rng: Rng) -> int:
        end = monotonic() + seconds * IN_TIME
        seat, sampler = seat_of(view), game.sampler(view)
        only = sampler.world(rng).codes(seat)
        if len(only) == 1 and not game.poker_face:
            return only[0]
        search = Search(sampler, seat, game.hints(), not game.secrets, Effort(simulations), rng, judged(game))
        search.run(lambda: monotonic() > end, game.poker_face)
        if game.poker_face:
            return int(search.mixed())
        return one_of_the_best(search.findings(), rng)

    return choose


def one_of_the_best(findings: Sequence[tuple[int, int, float]], rng: Rng) -> int:
    """The action tried most; by lot one of those that are as good as far as can be told, so that games do not repeat."""
    _, tried, mean = findings[0]
    equals = [code for code, times, reward in findings if times >= AS_OFTEN * tried and reward >= mean - AS_GOOD]
    return equals[rng.below(len(equals))]
