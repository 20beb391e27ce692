"""What our bots give away where several choose at the same time. Prints Markdown.

    python -m bench.reading --positions 40 --simulations 300
    python -m bench.reading --game barracuda --seats 5

A reader knows the bot's habits at a point, not its choice (src/tablee/lab/reading.py). `favourite` is the same search that
always takes what it tried most.
"""

from __future__ import annotations

import argparse

from tablee.bots.players import Player, at_random, greedy, searching, seat_of
from tablee.bots.search import Effort, Search
from tablee.bots.weights import judge_of
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import View
from tablee.lab.reading import reading


def favourite(simulations: int) -> Player:
    def choose(game: AnyGame, view: View, rng: Rng) -> int:
        seat = seat_of(view)
        search = Search(game.sampler(view), seat, game.hints(), False, Effort(simulations), rng, judge_of(game))
        search.run(None, to_the_end=True)
        return int(search.best())

    return choose


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="barracuda")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    bots = {
        "random": at_random,
        "steady": greedy,
        f"search, {given.simulations}": searching(given.simulations, float("inf")),
        f"favourite, {given.simulations}": favourite(given.simulations),
    }
    print(
        "| bot | how often its likeliest choice | gain of a reader for each choice, in shares of the victory |\n"
        "|---|---|---|"
    )
    for name, player in bots.items():
        found = reading(catalogue.find(given.game), given.seats, player, given.positions, given.seed)
        print(f"| {name} | {found.likeliest:.0%} | {found.gain:+.1%} [{found.low:+.1%}, {found.high:+.1%}] |", flush=True)


if __name__ == "__main__":
    main()
