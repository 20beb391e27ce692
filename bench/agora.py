"""How fast Agora decides, compiled and interpreted: `python bench/agora.py`. Prints numbers, asserts none.

Decisions are those of random games, drawn or listed; a look-ahead lists the first moves of phase 3 that some second one can
complete (AGO-43), the dearest thing a game does; a world is one guess at the hidden cards; a weighing is one decision
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
from tablee.games.agora import GAME
from tablee.games.agora.rules import TO_MOVE, Agora
from tablee.lab.bench import rate

SEATS = (3, 4, 5)


def measured() -> dict[str, float]:
    found: dict[str, float] = {}
    for seats in SEATS:
        start = GAME.open(seats, {}, seeded("bench", seats))
        found |= {
            f"{seats} players: games": rate(lambda games, start=start: played(start, games)),
            f"{seats} players: decisions drawn": rate(lambda games, start=start: decided(start, games, False)),
            f"{seats} players: decisions listed": rate(lambda games, start=start: decided(start, games, True)),
        }
    middle = to_move(4)
    view = GAME.view(middle, int(middle.turn()))
    return found | {
        "look-aheads": rate(lambda count: looked_ahead(middle, count)),
        "worlds": rate(lambda count: imagined(view, count)),
        "weighings": rate(weighed),
    }


def played(start: Agora, games: int) -> int:
    many_playouts(start, games, seeded("bench"), False)
    return games


def decided(start: Agora, games: int, listed: bool) -> int:
    return int(many_playouts(start, games, seeded("bench"), listed)[0])


def to_move(seats: int) -> Agora:
    """The first of phase 3 in the middle of a random game: about two thousand pairs are legal."""
    state, rng = GAME.open(seats, {}, seeded("middle")), seeded("middle")
    while state.round < 8 or state.step != TO_MOVE:
        state.play(state.turn(), state.draw(state.turn(), rng))
    return state


def looked_ahead(state: Agora, count: int) -> int:
    seat = state.turn()
    for _ in range(count):
        state.codes(seat)
    return count


def imagined(view: object, count: int) -> int:
    worlds, rng = GAME.sampler(view), seeded("worlds")  # type: ignore[arg-type]
    for _ in range(count):
        worlds.world(rng)
    return count


def weighed(games: int) -> int:
    """Greedy play by three."""
    hints, decisions = GAME.hints(), 0
    for number in range(games):
        state = GAME.open(3, {}, seeded("weighed", number))
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
        print(f"{name:>28} {speed:>12,.1f} {plain[name]:>12,.1f}   {speed / plain[name]:.1f}x")


if __name__ == "__main__":
    main()
