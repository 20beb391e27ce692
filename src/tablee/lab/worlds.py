"""Whether imagined worlds are as likely as they should be: brute force over all luck and all hidden choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from tablee.engine.game import AnyGame
from tablee.engine.luck import Dice, seeded
from tablee.engine.state import NOBODY, State
from tablee.engine.values import Seat, View
from tablee.lab.trials import LawBroken

SURE = 4.9  # standard deviations: a fair sampler is accused once in a million times


class AllOutcomes(Dice):
    """Dice that come up every way in turn: `again` says whether there is another way."""

    def __init__(self) -> None:
        super().__init__()
        self.path: list[tuple[int, int]] = []  # (what came up, out of how many)
        self.at = 0

    def below(self, bound: int) -> int:
        self.drawn += 1
        if self.at == len(self.path):
            self.path.append((0, int(bound)))
        came_up, _ = self.path[self.at]
        self.at += 1
        return came_up

    def copy(self) -> AllOutcomes:
        twin = AllOutcomes()
        twin.path, twin.at, twin.drawn = self.path[:], self.at, self.drawn
        return twin

    def chance(self) -> float:
        """Of everything that came up this time."""
        product = 1.0
        for _, bound in self.path[: self.at]:
            product /= bound
        return product

    def again(self) -> bool:
        del self.path[self.at :]  # an abandoned way is not followed further
        while self.path:
            came_up, bound = self.path.pop()
            if came_up + 1 < bound:
                self.path.append((came_up + 1, bound))
                self.at = 0
                return True
        return False


def possible_worlds(
    game: AnyGame,
    start: Callable[[Dice], State],
    dice: Dice,
    played: Sequence[tuple[Seat, int]],
    chair: Seat | None,
) -> dict[str, float]:
    """The chance of each state, as position text, given everything that a chair saw from the start to now.

    Takes every outcome of the dice and every hidden choice as equally likely; what a seat is seen to do tells nothing. Only
    for small set-ups: a deck of seven cards is dealt in 5040 ways.
    """
    observer = NOBODY if chair is None else chair
    state = start(dice)
    seen, shown = [game.view(state, chair)], []
    for seat, code in played:
        shown.append((seat, state.sight(seat, code, observer)))
        state.play(seat, code)
        seen.append(game.view(state, chair))
    chances: Counter[str] = Counter()
    ways = AllOutcomes()
    while True:
        if (world := _relive(game, start(ways), ways, shown, seen, observer)) is not None:
            chances[game.position(world)] += ways.chance()  # type: ignore[assignment]  # counts may be fractions
        if not ways.again():
            break
    total = sum(chances.values())
    return {position: chance / total for position, chance in chances.items()}


def _relive(
    game: AnyGame, world: State, ways: AllOutcomes, shown: list[tuple[Seat, int]], seen: Sequence[View], observer: int
) -> State | None:
    """Play one way how it may have been, as far as it looks to the observer like what it saw."""
    chair = None if observer == NOBODY else observer
    if game.view(world, chair) != seen[0]:
        return None
    for (seat, looks_like), after in zip(shown, seen[1:], strict=True):
        alike = [code for code in world.codes(seat) if world.sight(seat, code, observer) == looks_like]
        if not alike:
            return None
        world.play(seat, alike[ways.below(len(alike)) if len(alike) > 1 else 0])
        if game.view(world, chair) != after:
            return None
    return world


def frequencies(game: AnyGame, view: View, expected: Mapping[str, float], samples: int = 0, seed: int | str = 0) -> None:
    """Raise `LawBroken` unless the view's sampler gives these worlds about as often as expected, and no others."""
    rng, sampler = seeded("frequencies", seed), game.sampler(view)
    samples = samples or max(1000, 20 * len(expected))
    found: Counter[str] = Counter()
    for _ in range(samples):
        found[game.position(sampler.world(rng))] += 1
    for position in found:
        if position not in expected:
            raise LawBroken("frequencies", f"{game.name}: chair {view.seat} imagines what it knows to be false: {position}")
    wrong = misfit(found, {position: samples * chance for position, chance in expected.items()})
    if wrong:
        raise LawBroken("frequencies", f"{game.name}: chair {view.seat} imagines worlds too often or too rarely, {wrong}")


def misfit(found: Mapping[str, int], expected: Mapping[str, float]) -> str:
    """Pearson's chi-square test: empty when counts fit what was expected, else its numbers."""
    rare = [name for name, count in expected.items() if count < 5]
    cells = [(found.get(name, 0), count) for name, count in expected.items() if count >= 5]
    if rare:
        cells.append((sum(found.get(name, 0) for name in rare), sum(expected[name] for name in rare)))
    freedom = len(cells) - 1
    if freedom < 1:
        return ""
    chi = sum((count - wanted) ** 2 / wanted for count, wanted in cells)
    limit = freedom * (1 - 2 / (9 * freedom) + SURE * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson and Hilferty
    return f"chi-square {chi:.0f} with {freedom} degrees of freedom" if chi > limit else ""
