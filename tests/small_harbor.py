"""Harbors so small that every deal and every sealed bid can be tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from harbor.game import HarborGame
from harbor.rules.actions import encode, parse
from harbor.rules.state import Harbor, Rules

from tablee.engine.luck import Dice, seeded
from tablee.engine.values import Seat
from tablee.lab.worlds import frequencies, possible_worlds

CARDS = (1, 2, 3, 4, 5)
STORIES: tuple[tuple[Seat | None, str], ...] = (
    (0, ""),
    (None, "0 bid 1"),
    (0, "0 peek cargo1"),
    (1, "1 peek deck, 1 bid 1, 0 bid 2"),
    (0, "0 peek deck, 1 peek cargo0, 1 bid 1"),
    (0, "0 peek cargo1, 0 bid 0, 1 bid 1"),
    (1, "0 bid 1, 1 bid 1, 0 peek deck"),
)


@dataclass(frozen=True, slots=True)
class History:
    """What happened in a small game, as one chair remembers it."""

    game: HarborGame
    chair: Seat | None
    played: tuple[tuple[Seat, int], ...]

    def compare(self) -> None:
        """The worlds the chair imagines with those that are possible. Raises `LawBroken`."""
        state = start(seeded("small harbor"))
        for seat, code in self.played:
            state.play(seat, code)
        frequencies(self.game, self.game.view(state, self.chair), self.possible())

    def possible(self) -> dict[str, float]:
        return possible_worlds(self.game, start, seeded("small harbor"), self.played, self.chair)


def start(dice: Dice) -> Harbor:
    return Harbor(Rules(2, CARDS, piers=2, by_lot=True), 2, dice.shuffled(list(CARDS)), 0, dice)


def sealed_histories(game: HarborGame) -> Iterator[History]:
    for chair, story in STORIES:
        lines = [line.split(maxsplit=1) for line in story.split(", ") if line]
        yield History(game, chair, tuple((int(seat), encode(parse(text))) for seat, text in lines))
