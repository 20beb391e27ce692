"""How fast the Gaudí tile game is, compiled and interpreted: `python bench/gaudi.py`. Prints numbers, asserts none.

A decision is one tile, exchange or end of a turn of a random game, drawn or listed, for two and for six players; a turn is
a whole one found by steps with look-ahead; a world is dealt for a seat in the middle of a game; a weighing is one decision
looked at by the hints.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import tablee
from tablee.engine.luck import seeded
from tablee.engine.state import many_playouts
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules import DONE, Gaudi
from tablee.lab.bench import rate


def measured() -> dict[str, float]:
    two, six = (GAME.open(seats, {}, seeded("bench")) for seats in (2, 6))
    middle = halfway(two)
    return {
        "games, 2 seats": rate(lambda games: played(two, games)),
        "games, 6 seats": rate(lambda games: played(six, games)),
        "decisions drawn": rate(lambda games: many_playouts(six, games, seeded("bench"), False)[0]),
        "decisions listed": rate(lambda games: many_playouts(six, games, seeded("bench"), True)[0]),
        "turns": rate(lambda times: sum(turns(middle) for _ in range(times))),
        "worlds": rate(lambda count: worlds(middle, count)),
        "weighings": rate(lambda games: weighings(two, games)),
    }


def played(start: Gaudi, games: int) -> int:
    many_playouts(start, games, seeded("bench"), False)
    return games


def halfway(start: Gaudi) -> Gaudi:
    state, rng = start.copy(), seeded("halfway")
    while len(state.tiles) < 40 or state.drafted:
        state.play(state.seat, state.draw(state.seat, rng))
    return state


def turns(state: Gaudi) -> int:
    """Every order of laying every legal turn from here."""
    found = 0
    for code in state.codes(state.seat):
        if code == DONE:
            found += 1
        elif code < DONE:
            after = state.copy()
            after.play(state.seat, code)
            found += turns(after)
    return found


def worlds(state: Gaudi, count: int) -> int:
    sampler, rng = GAME.sampler(GAME.view(state, 0)), seeded("worlds")
    for _ in range(count):
        sampler.world(rng)
    return count


def weighings(start: Gaudi, games: int) -> int:
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
