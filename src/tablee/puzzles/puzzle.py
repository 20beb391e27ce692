"""A puzzle, and where puzzles are kept: `puzzles.json` in a game's folder, one on each line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, placed
from tablee.engine.values import Mistake, Seat
from tablee.review.ledger import Reason

FILE: Final = "puzzles.json"
GRADES: Final = (0, 50, 200, 800, 3200)  # simulations that a bot needs to find it: grade 1 is seen at first sight
FIRST_DAY: Final = date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Puzzle:
    name: str  # made of the position, so that it stays the same wherever it stands in a list
    rules: int  # version of the rules it was made for
    position: str  # the whole truth; whoever solves it is shown the view of its seat
    seat: Seat
    best: tuple[str, ...]  # the actions that solve it: equally good
    tempting: str  # the best of all others ...
    gain: float  # ... and the chance to win that it costs
    grade: int  # from 1 to 5
    reasons: tuple[Reason, ...] = ()  # what speaks for the best

    def facts(self) -> dict[str, Any]:
        return asdict(self)


def puzzle_from(facts: dict[str, Any]) -> Puzzle:
    reasons = tuple(Reason(**one) for one in facts["reasons"])
    return Puzzle(**{**facts, "best": tuple(facts["best"]), "reasons": reasons})


def name_of(position: str, seat: Seat) -> str:
    return blake2b(f"{seat} {position}".encode(), digest_size=4).hexdigest()


def begun(game: AnyGame, puzzle: Puzzle) -> AnyMatch:
    """The match in which a puzzle is solved. Raises `Malformed` where its position is none."""
    return placed(game, puzzle.position)


# Files ------------------------------------------------------------------------------------------------------------------


def load(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; none where there is no file."""
    if not path.is_file():
        return ()
    return tuple(puzzle_from(facts) for facts in json.loads(path.read_text(encoding="utf-8")))


def save(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """The easier ones first; a line each, so that a change shows which one it is."""
    ordered = sorted(puzzles, key=lambda one: (one.grade, one.name))
    lines = ",\n".join(json.dumps(one.facts(), ensure_ascii=False) for one in ordered)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


@cache
def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """Those that come with a game, the easier ones first; none of other rules."""
    return tuple(one for one in load(game.folder / FILE) if game.replays(one.rules))


def find(game: AnyGame, name: str) -> Puzzle:
    """Raises `Mistake`."""
    found = next((one for one in puzzles_of(game) if one.name == name), None)
    if found is None:
        raise Mistake("puzzles.unknown", puzzle=name, game=game.name)
    return found


def of_the_day(day: date, games: Sequence[AnyGame] | None = None) -> tuple[AnyGame, Puzzle] | None:
    """The same for everybody on that day; games take turns, and no puzzle comes again before all of its game came."""
    offered = [game for game in (catalogue.games() if games is None else games) if puzzles_of(game)]
    if not offered:
        return None
    number = (day - FIRST_DAY).days
    game = offered[number % len(offered)]
    mixed = sorted(puzzles_of(game), key=lambda one: blake2b(one.name.encode(), digest_size=8).digest())
    return game, mixed[number // len(offered) % len(mixed)]
