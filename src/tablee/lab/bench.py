"""How fast everything is on this machine, in one run: numbers and ratios, printed and never asserted.

The same source runs compiled and interpreted; the interpreted side is measured in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from itertools import count
from typing import Any

import tablee
from tablee.bots.search import Effort, Search
from tablee.bots.weights import judge_of
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.match import Match
from tablee.engine.record import Line, Record
from tablee.engine.state import NOBODY, State, many_copies, many_playouts, playout
from tablee.kit.picture import Lens

ENOUGH = 0.4  # seconds of CPU per measurement
FASTER = ("listed_per_s", "drawn_per_s", "scorings_per_s")  # told also as a ratio to the interpreted source
ROUNDS = 3  # the best of them counts: others share the machine


def rate(work: Callable[[int], int]) -> float:
    """Units of work per second: `work(n)` does about n of something and returns how many units that was."""
    best, size = 0.0, 1
    for _ in range(ROUNDS):
        while True:
            started = time.process_time()
            units = work(size)
            spent = time.process_time() - started
            if spent > ENOUGH / 4:
                break
            size *= 2
        best = max(best, units / spent)
    return best


def rules_speed(game: AnyGame) -> dict[str, float]:
    """Random decisions listed and drawn, games and counts per second, and the cost of a copy; with the most players."""
    start = opened(game)
    end = start.copy()
    playout(end, seeded("bench"))
    return {
        "listed_per_s": rate(lambda games: many_playouts(start, games, seeded("bench"), True)[0]),
        "drawn_per_s": rate(lambda games: many_playouts(start, games, seeded("bench"), False)[0]),
        "games_per_s": rate(lambda games: played_out(start, games)),
        "scorings_per_s": rate(lambda wanted: times(wanted, end.points)),
        "copy_us": 1e6 / rate(lambda copies: copied(start, copies)),
    }


def played_out(state: State, games: int) -> int:
    many_playouts(state, games, seeded("bench"), False)
    return games


def copied(state: State, copies: int) -> int:
    many_copies(state, copies)
    return copies


def opened(game: AnyGame) -> State:
    state: State = game.open(game.seats[-1], {}, Luck(key_from("bench")))
    return state


def halfway(game: AnyGame) -> State:
    """A position in the middle of a random game."""
    state, rng, decisions = opened(game), seeded("halfway"), 0
    while state.turn() != NOBODY:
        state.play(state.turn(), state.draw(state.turn(), rng))
        decisions += 1
    state, rng = opened(game), seeded("halfway")
    for _ in range(decisions // 2):
        state.play(state.turn(), state.draw(state.turn(), rng))
    return state


def surroundings_speed(game: AnyGame) -> dict[str, float]:
    """Search, views, pictures, replay: what a table and its bots spend their time on."""
    state = halfway(game)
    seat = int(state.turn())
    view = game.view(state, seat)
    board = game.face.board(view, Lens())
    pictures = [str(panel) for panel in (board.stage, *board.panels)]
    record = recorded(game)
    return {
        "simulations_per_s": rate(lambda wanted: searched(game, view, wanted)),
        "view_ms": 1e3 / rate(lambda wanted: times(wanted, lambda: game.view(state, seat))),
        "board_ms": 1e3 / rate(lambda wanted: times(wanted, lambda: fresh_board(game, state, seat))),
        "stage_kb": len(str(board.stage)) / 1024,
        "view_compressed_kb": len(zlib.compress("".join(pictures).encode(), 6)) / 1024,
        "replayed_actions_per_s": rate(lambda wanted: times(wanted, lambda: Match.from_record(record)) * len(record.lines)),
    }


def times(wanted: int, work: Callable[[], object]) -> int:
    for _ in range(wanted):
        work()
    return wanted


SPOTS = count()


def fresh_board(game: AnyGame, state: State, seat: int) -> object:
    """A drawing nobody has asked for before: another spot each time, so nothing is remembered."""
    return game.face.board(game.view(state, seat), Lens(spot=f"spot-{next(SPOTS)}"))


def searched(game: AnyGame, view: Any, simulations: int) -> int:
    effort, judge = Effort(simulations), judge_of(game)
    search = Search(game.sampler(view), view.seat, game.hints(), not game.secrets, effort, seeded("bench"), judge)
    search.run(to_the_end=True)
    return simulations


def recorded(game: AnyGame) -> Record:
    """A random game as a record."""
    key = key_from("bench")
    state, rng, lines = opened(game), seeded("record"), []
    while (seat := int(state.turn())) != NOBODY:
        code = int(state.draw(seat, rng))
        lines.append(Line(seat, game.write(game.decode(code))))
        state.play(seat, code)
    return Record(
        game=game.name, rules=game.rules_version, seats=game.seats[-1], options={}, key=key.hex(), lines=tuple(lines)
    )


def measure() -> dict[str, dict[str, float]]:
    """All numbers by game; with compiled modules also how many times faster they are than the same source interpreted."""
    found = {}
    for game in catalogue.games():
        numbers = rules_speed(game) | surroundings_speed(game)
        if tablee.compiled():
            slow = interpreted(game.name)
            numbers |= {f"times_faster_{name[:-6]}": numbers[name] / slow[name] for name in FASTER}
            numbers["times_faster_copy"] = slow["copy_us"] / numbers["copy_us"]
        found[game.name] = numbers
    return found


def interpreted(name: str) -> dict[str, float]:
    """`rules_speed` without the compiled modules."""
    code = (
        f"import json; from tablee.lab import bench; print(json.dumps(bench.rules_speed(bench.catalogue.find({name!r}))))"
    )
    surroundings = os.environ | {"TABLEE_BUILD": "never"}
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, check=True, capture_output=True, text=True)  # noqa: S603
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def report(measured: dict[str, dict[str, float]]) -> str:
    build = "compiled" if tablee.compiled() else "interpreted"
    lines = [f"Tablée, {build}; the most players, random play, one core"]
    for game, numbers in measured.items():
        lines += ["", game, *(f"  {name.replace('_', ' '):28}{value:>14,.2f}" for name, value in numbers.items())]
    return "\n".join(lines)
