"""How fast Balconia counts and decides, compiled and interpreted: `python bench/balconia.py`. Prints numbers, asserts none.

A scoring is one side of a finished building, doors included; a decision is one keep or place of a random game, drawn or
listed; a weighing is one decision looked at by the hints.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import tablee
from tablee.engine.luck import seeded
from tablee.engine.state import many_playouts, playout
from tablee.games.balconia import GAME
from tablee.games.balconia.count import tallies
from tablee.games.balconia.rules import Balconia, many_scorings
from tablee.games.balconia.view import side_of
from tablee.lab.bench import rate


def measured() -> dict[str, float]:
    start = GAME.open(2, {"turquoise": 0}, seeded("bench"))
    finished = start.copy()
    playout(finished, seeded("bench"))
    return {
        "scorings": rate(lambda count: scorings(finished, count)),
        "slow scorings": rate(lambda count: slow_scorings(finished, count)),
        "decisions drawn": rate(lambda games: many_playouts(start, games, seeded("bench"), False)[0]),
        "decisions listed": rate(lambda games: many_playouts(start, games, seeded("bench"), True)[0]),
        "weighings": rate(lambda count: weighings(start, count)),
    }


def scorings(state: Balconia, count: int) -> int:
    many_scorings(state, count)
    return 2 * count


def slow_scorings(state: Balconia, count: int) -> int:
    """The readable count, as views use it."""
    side = side_of(state, 0)
    for _ in range(count):
        tallies(side)
    return count


def weighings(start: Balconia, games: int) -> int:
    """Greedy play."""
    hints, decisions = GAME.hints(), 0
    for _ in range(games):
        state = start.copy()
        while (seat := int(state.turn())) >= 0:
            codes = state.codes(seat)
            weights = hints.weigh(state, seat, codes)
            state.play(seat, codes[weights.index(max(weights))])
            decisions += 1
    return decisions


def main() -> None:
    here = measured()
    if os.environ.get("TABLEE_BUILD") == "never":
        print(json.dumps(here))
        return
    never = os.environ | {"TABLEE_BUILD": "never", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    asked = subprocess.run([sys.executable, __file__], env=never, check=True, capture_output=True, text=True)
    plain = json.loads(asked.stdout)
    print("compiled" if tablee.compiled() else "this build is interpreted too", "against interpreted, per second")
    for name, speed in here.items():
        print(f"{name:>17} {speed:>12,.0f} {plain[name]:>12,.0f}   {speed / plain[name]:.1f}x")


if __name__ == "__main__":
    main()
