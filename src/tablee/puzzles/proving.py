"""Whether one choice is clearly best: a deep search likes it most, and played to the end it wins more than every other.

All of it from the view of the seat that chooses, in worlds imagined from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from tablee.bots.players import weighed
from tablee.bots.search import Effort, Search
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import Seat
from tablee.puzzles.puzzle import GRADES, Puzzle, begun, name_of
from tablee.review.analysis import reasons
from tablee.review.judging import Budget, Judge, doubt

TO_THE_END: Final = 100_000  # decisions that an imagined world is played on
EQUAL: Final = 0.015  # of the victory: who loses less by a choice has solved the puzzle, too
CLEAR: Final = 0.06  # whoever chooses anything else loses at least that
MOST_EQUALS: Final = 1  # besides the favourite
RIVALS: Final = 8  # actions that are compared with the favourite


@dataclass(frozen=True, slots=True)
class Care:
    """How closely a position is looked at."""

    simulations: int = 3000
    worlds: int = 200  # in which two actions are compared
    seed: int | str = 0


def proved(game: AnyGame, view: Any, position: str, care: Care) -> Puzzle | None:
    """The puzzle that a position is for the seat of a view; None where no choice is clearly best."""
    favourites = ranked(game, view, care.simulations, care.seed)
    rivals = favourites[1 : RIVALS - 1]
    rivals += [code for code in by_hints(game, view, care.seed)[:3] if code not in favourites[:1] + rivals]
    judge = Judge(game, Budget(care.worlds, care.worlds, care.simulations, TO_THE_END), care.seed)
    equals, others = list[int](), list[tuple[float, int]]()
    for rival in rivals:
        lost, reach = cost(judge, view, favourites[0], rival)
        if lost < EQUAL:
            equals.append(rival)
        elif lost < CLEAR or lost - reach < EQUAL:
            return None
        else:
            others.append((lost, rival))
        if len(equals) > MOST_EQUALS:
            return None
    if not others:
        return None
    gain, tempting = min(others)
    return Puzzle(
        name=name_of(position, view.seat),
        rules=game.rules_version,
        position=position,
        seat=view.seat,
        best=tuple(written(game, code) for code in (favourites[0], *equals)),
        tempting=written(game, tempting),
        gain=round(gain, 3),
        grade=grade(game, view, {favourites[0], *equals}, care.seed),
        reasons=reasons(judge, view, tempting, favourites[0]),
    )


def doubtful(game: AnyGame, puzzle: Puzzle, care: Care) -> str:
    """Why a puzzle is none after all; empty where a closer look agrees with it."""
    match = begun(game, puzzle)
    if puzzle.seat not in match.acting:
        return "its seat has nothing to choose"
    view = match.view(puzzle.seat)
    codes = [game.encode(game.parse(text)) for text in (*puzzle.best, puzzle.tempting)]
    if not set(codes) <= set(match.state.codes(puzzle.seat)):
        return "an action that it names is not legal"
    found = ranked(game, view, care.simulations, care.seed)[0]
    if found not in codes[:-1]:
        return f"a search of {care.simulations} simulations prefers {written(game, found)}"
    judge = Judge(game, Budget(care.worlds, care.worlds, care.simulations, TO_THE_END), care.seed)
    lost, reach = cost(judge, view, codes[0], codes[-1])
    return "" if lost > reach else f"{puzzle.tempting} costs {lost:.1%} ± {reach:.1%}, which may be nothing"


def cost(judge: Judge, view: Any, better: int, other: int) -> tuple[float, float]:
    """What a seat loses by another action on average, and half the 95 % interval of that."""
    seat: Seat = view.seat
    one, two = (judge.outlook(view, judge.budget.compared, code).samples for code in (better, other))
    gains = [first[seat] - second[seat] for first, second in zip(one, two, strict=True)]
    return fmean(gains), doubt(gains)


def ranked(game: AnyGame, view: Any, simulations: int, seed: int | str) -> list[int]:
    """What a search tried, the most tried first."""
    rng = seeded("puzzle", seed, simulations)
    search = Search(game.sampler(view), view.seat, game.hints(), not game.secrets, Effort(simulations), rng)
    search.run()
    return [code for code, _, _ in search.findings()]


def by_hints(game: AnyGame, view: Any, seed: int | str) -> list[int]:
    """What is seen at first sight, the best first."""
    found = weighed(game, view, seeded("puzzle", seed, "hints"))
    return [code for _, code in sorted(found, reverse=True)]


def grade(game: AnyGame, view: Any, best: set[int], seed: int | str) -> int:
    """How hard it is to find: from 1, seen at first sight, to 5."""
    for number, simulations in enumerate(GRADES[:-1], start=1):
        found = by_hints(game, view, seed) if simulations == 0 else ranked(game, view, simulations, seed)
        if found[0] in best:
            return number
    return len(GRADES)


def written(game: AnyGame, code: int) -> str:
    return game.write(game.decode(code))
