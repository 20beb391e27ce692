"""Whether one choice is clearly best: a deep search likes it most, and played to the end it wins more than every other.

All of it from the view of the seat that chooses, in worlds imagined from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from tablee.bots.players import weighed
from tablee.bots.search import Effort, Search
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import placed
from tablee.puzzles.puzzle import GRADES, Puzzle, begun, name_of
from tablee.review.analysis import reasons
from tablee.review.judging import Budget, Judge, doubt

TO_THE_END: Final = 100_000  # decisions that an imagined world is played on
EQUAL: Final = 0.015  # of the victory: who loses less by a choice has solved the puzzle, too
CLEAR: Final = 0.06  # whoever chooses anything else loses at least that
MOST_EQUALS: Final = 1  # besides the favourite
STAGES: Final = (8, 3, 1)  # parts of all worlds in which two actions are compared, until there is no doubt
FEWEST: Final = 20  # worlds that say anything
NEAREST: Final = 3  # others that are compared again in all worlds


@dataclass(frozen=True, slots=True)
class Care:
    """How closely a position is looked at."""

    simulations: int = 3000
    worlds: int = 200  # in which two actions are compared
    seed: int | str = 0


def proved(game: AnyGame, view: Any, position: str, care: Care) -> Puzzle | None:
    """The puzzle that a position is for the seat of a view; None where no choice is clearly best."""
    favourites = ranked(game, view, care.simulations, care.seed)
    judge = Judge(game, Budget(care.worlds, care.worlds, care.simulations, TO_THE_END), care.seed)
    contest = Contest(judge, view, favourites[0])
    seen = favourites[1:] + by_hints(game, view, care.seed)
    every = placed(game, position).state.codes(view.seat)
    if not contest.won(code for code in dict.fromkeys([*seen, *every]) if code != favourites[0]):
        return None
    gain, tempting = min(contest.others)
    best = (favourites[0], *contest.equals)
    return Puzzle(
        name=name_of(position, view.seat),
        rules=game.rules_version,
        position=position,
        seat=view.seat,
        best=tuple(written(game, code) for code in best),
        tempting=written(game, tempting),
        gain=round(gain, 3),
        grade=grade(game, view, set(best), care.seed),
        reasons=reasons(judge, view, tempting, favourites[0]),
    )


class Contest:
    """A favourite against others in the same imagined worlds: few at first, and more only while they leave a doubt."""

    def __init__(self, judge: Judge, view: Any, favourite: int) -> None:
        self.judge = judge
        self.view = view
        self.favourite = favourite
        self.stages = [max(judge.budget.compared // part, min(judge.budget.compared, FEWEST)) for part in STAGES]
        self.equals = list[int]()
        self.others = list[tuple[float, int]]()
        self._shares = dict[int, list[float]]()  # of the victory, by action, world by world

    def won(self, rivals: Iterable[int]) -> bool:
        """Whether all of them lose clearly, but for as many equals as a puzzle may have."""
        if not all(self._loses(rival) for rival in rivals):
            return False
        nearest = sorted(self.others)[:NEAREST]
        self.others = []
        return all(self._loses(rival, self.stages[-1:]) for _, rival in nearest) and bool(self.others)

    def _loses(self, rival: int, stages: Sequence[int] = ()) -> bool:
        """Or is an equal."""
        lost = reach = 0.0
        for worlds in stages or self.stages:
            lost, reach = self.cost(rival, worlds)
            if lost - 2 * reach >= CLEAR:
                break
            if lost + reach < -EQUAL or (lost + reach < CLEAR and len(self.equals) == MOST_EQUALS):
                return False
        if lost >= CLEAR and lost - reach >= EQUAL:
            self.others.append((lost, rival))
            return True
        self.equals.append(rival)
        return abs(lost) < EQUAL and len(self.equals) <= MOST_EQUALS

    def cost(self, rival: int, worlds: int) -> tuple[float, float]:
        """What the seat loses by another action on average, and half the 95 % interval of that."""
        pairs = zip(self._played(self.favourite, worlds), self._played(rival, worlds), strict=True)
        gains = [one - other for one, other in pairs]
        return fmean(gains), doubt(gains)

    def _played(self, code: int, worlds: int) -> list[float]:
        known = self._shares.setdefault(code, [])
        if len(known) < worlds:
            further = self.judge.outlook(self.view, worlds, code, len(known)).samples
            known += [shares[self.view.seat] for shares in further]
        return known[:worlds]


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
    lost, reach = Contest(judge, view, codes[0]).cost(codes[-1], care.worlds)
    return "" if lost > reach else f"{puzzle.tempting} costs {lost:.1%} ± {reach:.1%}, which may be nothing"


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
