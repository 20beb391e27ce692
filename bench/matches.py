"""Tables of matches for ladder.py and strength.py: one bot among equals of another, on every chair of the same deals.

A cell has the share of victories with Wilson's 95 % interval, and `ahead`: of all meetings of two, how often the one came
before the other, where 50 % is even with any number of seats. It ends after so many games, whole deals, or with its part of
the budget.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.lab.arena import Entrant, Outcome, played, summed_up
from tablee.lab.ratings import head_to_head


@dataclass(frozen=True, slots=True)
class Column:
    """One pairing, met at every table."""

    one: Entrant
    others: Entrant
    remark: Callable[[], str] = str  # what else there is to say of a cell

    def __str__(self) -> str:
        return f"{self.one.name} against {self.others.name}"


def arguments(told: str | None) -> argparse.ArgumentParser:
    """What every table of matches may be told."""
    parser = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="at most, for a cell")
    parser.add_argument("--budget", type=float, default=float("inf"), help="seconds of CPU for everything")
    parser.add_argument("--only", default="", help="games, separated by commas")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def tables(given: argparse.Namespace) -> Iterator[tuple[AnyGame, int]]:
    for game in map(catalogue.find, given.only.split(",") if given.only else catalogue.names()):
        for seats in given.seats or game.seats:
            if seats in game.seats:
                yield game, seats


def print_table(given: argparse.Namespace, columns: Sequence[Column]) -> None:
    """As Markdown, row by row as they come."""
    wanted = list(tables(given))
    seconds = given.budget / (len(wanted) * len(columns))
    print(f"| game, seats (even share) | {' | '.join(map(str, columns))} |")
    print("|---" * (len(columns) + 1) + "|")
    for game, seats in wanted:
        cells = [cell(game, seats, column, given, seconds) for column in columns]
        print(f"| {game.name}, {seats} ({1 / seats:.0%}) | {' | '.join(cells)} |", flush=True)


def cell(game: AnyGame, seats: int, column: Column, given: argparse.Namespace, seconds: float) -> str:
    entrants = [column.one, *[column.others] * (seats - 1)]
    names = [entrant.name for entrant in entrants]
    outcomes: list[Outcome] = []
    end = time.process_time() + seconds
    while not outcomes or (len(outcomes) < given.games and time.process_time() < end):
        deal = range(len(outcomes), len(outcomes) + seats)
        outcomes += [played(game, {}, seats, entrants, number, given.seed) for number in deal]
    found = summed_up(game, seats, names, outcomes).of(column.one.name)
    ahead, _ = head_to_head(names, outcomes)[column.one.name][column.others.name]
    said = f"{found.share:.0%} [{found.low:.0%}, {found.high:.0%}] of {found.games}, ahead {ahead:.0%}"
    return said + column.remark()
