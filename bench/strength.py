"""Our search against the textbook's at equal CPU time per decision. Prints Markdown.

    python -m bench.strength --cpu 0.25 --games 40
    python -m bench.strength --cpu 5 --only balconia --seats 2 --against tree,flat

`tree` is UCT, or single-observer information-set search where something is hidden, with random playouts to the end; `flat`
is flat Monte Carlo; both are compiled as ours is (src/tablee/bots/plain.py). `greedy` takes what the hints like best, and
needs far less time.
"""

from __future__ import annotations

import time

from bench.matches import Column, arguments, print_table
from tablee.bots import players
from tablee.bots.levels import Level, find_level
from tablee.bots.plain import PlainSearch
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import View

ENDLESS = 10**7  # simulations: time is what ends a search here


def ours(cpu: float) -> Level:
    """The search of the levels that look ahead, by CPU time: others use this machine too."""
    players.monotonic = time.process_time  # type: ignore[attr-defined]
    return Level(6, "ours", "search", players.searching(ENDLESS, cpu / players.IN_TIME))


def against(name: str, cpu: float) -> Column:
    made: list[int] = []  # simulations of its decisions

    def choose(game: AnyGame, view: View, rng: Rng) -> int:
        end = time.process_time() + cpu
        search = PlainSearch(game.sampler(view), players.seat_of(view), rng, name == "flat")
        search.run(ENDLESS, lambda: time.process_time() > end)
        made.append(int(search.simulations))
        return int(search.best())

    def remark() -> str:
        told = f"; it made {sum(made) // len(made)} simulations" if made else ""
        made.clear()
        return told

    return Column(ours(cpu), find_level("greedy") if name == "greedy" else Level(0, name, name, choose), remark)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--cpu", type=float, default=0.1, help="seconds of CPU for each decision")
    parser.add_argument("--against", default="tree,flat,greedy")
    given = parser.parse_args()
    print(f"CPU seconds per decision: {given.cpu:g}; at most {given.games} games a cell, seed {given.seed}\n")
    print_table(given, [against(name, given.cpu) for name in given.against.split(",")])


if __name__ == "__main__":
    main()
