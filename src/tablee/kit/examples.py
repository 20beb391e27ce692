"""Examples in a game's rules: positions that can be stepped through, each beside the rule it shows.

They stand in `examples.toml` of the game, in its own notation; `example-<name>` in its words says what one sees.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, placed
from tablee.engine.values import Event, Seat
from tablee.kit.people import capital

FILE: Final = "examples.toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    name: str
    rule: str  # beside which it stands
    position: str
    do: tuple[str, ...] = ()  # `walk 3`, or `1: walk 3` for a certain seat
    seat: Seat | None = None  # whose eyes; everybody's if nobody is named

    def begun(self, game: AnyGame) -> AnyMatch:
        return placed(game, self.position)

    def played(self, game: AnyGame, step: int) -> AnyMatch:
        """After so many of its actions."""
        match: AnyMatch = self.begun(game)
        return match.play(self.do[:step])

    def told(self, game: AnyGame, lang: str) -> list[list[str]]:
        """What happens by each of its actions, in sentences."""
        match = self.played(game, len(self.do))
        names = tuple(map(capital, game.face.colour_names(match.view(self.seat), lang)))
        by_move: list[list[Event]] = [[] for _ in self.do]
        for number, event in match.log(self.seat):
            by_move[number].append(event)
        return [[game.face.tell(event, names, lang) for event in events] for events in by_move]


@cache
def examples_of(game: AnyGame) -> tuple[Example, ...]:
    """In the order of their file; none where a game has no such file."""
    path = game.folder / FILE
    if not path.is_file():
        return ()
    return tuple(map(example_of, tomllib.loads(path.read_text(encoding="utf-8"))["example"]))


def example_of(raw: dict[str, Any]) -> Example:
    return Example(**{**raw, "do": tuple(raw.get("do", ()))})


def find(game: AnyGame, name: str) -> Example | None:
    return next((one for one in examples_of(game) if one.name == name), None)
