"""How fast each game is, compiled and interpreted: `python bench/games.py [GAME ...]`. Prints numbers, asserts none.

Decisions are those of random games, drawn or listed; a world is one guess at what is hidden in the middle of a game; a
weighing is one decision looked at by the hints, in greedy play. Some games add what is dearest or most frequent in them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import tablee
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.state import State, many_playouts, playout
from tablee.engine.values import View
from tablee.games.agora.rules.codes import TO_MOVE
from tablee.games.balconia.rules.count import tallies
from tablee.games.balconia.rules.state import Balconia, many_scorings
from tablee.games.balconia.rules.view import side_of
from tablee.games.gaudi.rules.state import DONE
from tablee.lab.bench import rate


def measured(game: AnyGame) -> dict[str, float]:
    found: dict[str, float] = {}
    for seats in sorted({game.seats[0], game.seats[-1]}):
        found |= {f"{name}, {seats} seats": speed for name, speed in random_play(game, seats).items()}
    start = game.open(game.seats[0], {}, seeded("bench"))
    middle = halfway(start)
    view = game.view(middle, int(middle.turn()))
    found["worlds"] = rate(lambda count: worlds(game, view, count))
    found["weighings"] = rate(lambda games: weighings(game, start, games))
    extra = EXTRAS.get(game.name)
    return found | (extra(game) if extra else {})


def random_play(game: AnyGame, seats: int) -> dict[str, float]:
    start = game.open(seats, {}, seeded("bench"))
    return {
        "games": rate(lambda games: played(start, games)),
        "decisions drawn": rate(lambda games: decisions(start, games, listed=False)),
        "decisions listed": rate(lambda games: decisions(start, games, listed=True)),
    }


def played(start: State, games: int) -> int:
    decisions(start, games, listed=False)
    return games


def decisions(start: State, games: int, *, listed: bool) -> int:
    return int(many_playouts(start, games, seeded("bench"), listed)[0])


def halfway(start: State) -> State:
    rng = seeded("halfway")
    length = int(playout(start.copy(), rng.fork()))
    state = start.copy()
    for _ in range(length // 2):
        state.play(state.turn(), state.draw(state.turn(), rng))
    return state


def worlds(game: AnyGame, view: View, count: int) -> int:
    sampler, rng = game.sampler(view), seeded("worlds")
    return times(count, lambda: sampler.world(rng))


def weighings(game: AnyGame, start: State, games: int) -> int:
    hints, weighed = game.hints(), 0
    for _ in range(games):
        state = start.copy()
        while (seat := int(state.turn())) >= 0:
            codes = state.codes(seat)
            weights = hints.weigh(state, seat, codes)
            state.play(seat, codes[weights.index(max(weights))])
            weighed += 1
    return weighed


def times(count: int, work: Callable[[], object]) -> int:
    for _ in range(count):
        work()
    return count


# What is special to a game ----------------------------------------------------------------------------------------------


def look_aheads(game: AnyGame) -> dict[str, float]:
    """The first moves of phase 3 that some second one can complete (AGO-43), where about two thousand pairs are legal."""
    state, rng = game.open(4, {}, seeded("middle")), seeded("middle")
    while state.round < 8 or state.step != TO_MOVE:
        state.play(state.turn(), state.draw(state.turn(), rng))
    seat = state.turn()
    return {"look-aheads": rate(lambda count: times(count, lambda: state.codes(seat)))}


def scorings(game: AnyGame) -> dict[str, float]:
    """One side of a finished building, doors included; and by the readable count that views use."""
    state = game.open(2, {}, seeded("bench"))
    playout(state, seeded("bench"))
    side = side_of(state, 0)
    return {
        "scorings": rate(lambda count: fast_scorings(state, count)),
        "slow scorings": rate(lambda count: times(count, lambda: tallies(side))),
    }


def fast_scorings(state: Balconia, count: int) -> int:
    many_scorings(state, count)
    return 2 * count


def whole_turns(game: AnyGame) -> dict[str, float]:
    """Every order of laying every legal turn."""
    state = halfway(game.open(2, {}, seeded("bench")))

    def turns(here: State) -> int:
        found = 0
        for code in here.codes(here.turn()):
            if code == DONE:
                found += 1
            elif code < DONE:
                after = here.copy()
                after.play(here.turn(), code)
                found += turns(after)
        return found

    return {"turns": rate(lambda count: sum(turns(state) for _ in range(count)))}


EXTRAS: dict[str, Callable[[AnyGame], dict[str, float]]] = {
    "agora": look_aheads,
    "balconia": scorings,
    "gaudi": whole_turns,
}


# Both builds ------------------------------------------------------------------------------------------------------------


def main(names: list[str]) -> None:
    for game in map(catalogue.find, names or catalogue.names()):
        here = measured(game)
        if os.environ.get("TABLEE_BUILD") == "never":
            print(json.dumps(here))
            continue
        never = os.environ | {"TABLEE_BUILD": "never", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        asked = subprocess.run([sys.executable, __file__, game.name], env=never, check=True, capture_output=True, text=True)
        plain = json.loads(asked.stdout)
        print(f"{game.name}, {'compiled' if tablee.compiled() else 'interpreted too'} against interpreted, per second")
        for name, speed in here.items():
            print(f"{name:>28} {speed:>12,.0f} {plain[name]:>12,.0f}   {speed / plain[name]:.1f}x")


if __name__ == "__main__":
    main(sys.argv[1:])
