"""Golden games: whole games kept as records, so that nobody changes unnoticed what they lead to.

`python -m tablee.lab.golden tests/records` plays some for every game of the catalogue whose newest rules have none there.
It adds files and never touches one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.lab.trials import Setup, Trial, setups

FEWEST = 8  # golden games of one game
NAMES = ("Ada", "Béla", "Chloé", "Dov", "Élodie", "Fatou")


def files(folder: Path, game: AnyGame) -> list[Path]:
    """The golden games of one game, by name."""
    return sorted((folder / game.name).glob("*.jsonl"))


def add(folder: Path) -> Iterator[Path]:
    """Play and keep what is missing; the new files."""
    for game in catalogue.games():
        prefix = f"rules{game.rules_version}-"
        if any(path.name.startswith(prefix) for path in files(folder, game)):
            continue
        (folder / game.name).mkdir(parents=True, exist_ok=True)
        for number, setup in enumerate(chosen(game), start=1):
            path = folder / game.name / f"{prefix}{number:02}-{setup.seats}players.jsonl"
            match = Trial(game, setup, f"golden {number}").match
            match.record(players=NAMES[: setup.seats]).save(path)
            yield path


def chosen(game: AnyGame) -> list[Setup]:
    """Setups in which every value of every option meets every player count, as far as they agree; eight at least."""
    rest = setups(game)
    found = [Setup(seats) for seats in game.seats]
    seen: set[tuple[object, ...]] = set()
    while rest and (len(found) < FEWEST or any(_values(setup) - seen for setup in rest)):
        best = max(rest, key=lambda setup: len(_values(setup) - seen))
        rest.remove(best)
        found.append(best)
        seen |= _values(best)
    while len(found) < FEWEST:  # of a game with hardly any options, the same again by other luck
        found.append(found[len(found) % len(game.seats)])
    return sorted(found, key=lambda setup: setup.seats)


def _values(setup: Setup) -> set[tuple[object, ...]]:
    return {(setup.seats, name, repr(value)) for name, value in setup.options}


if __name__ == "__main__":
    for made in add(Path(sys.argv[1])):
        sys.stdout.write(f"{made}\n")
