"""How fast a game runs here: measured in one run, told as ratios, never judged.

The compiled build is measured in this process, the interpreted one in another. Times are those of the processor, not of
the wall clock, and the best of a few rounds, because other programs run on the same machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any

from tablee import compiled
from tablee.bots.search import Effort, Search
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, commitment, key_from, seeded
from tablee.engine.options import write_options
from tablee.engine.record import Line, Record, final
from tablee.engine.state import State, many_copies, many_playouts
from tablee.engine.values import Lens

ROUNDS = 3
ROUND_SECONDS = 0.25
GAMES = 10  # played between two looks at the clock
SIMULATIONS = 1_000
SEED = 1

Numbers = dict[str, float | None]

# name -> what it is, and how it is written
LINES = {
    "listed_per_second": ("random decisions a second, listing every action", "{:,.0f}"),
    "drawn_per_second": ("random decisions a second, drawing one", "{:,.0f}"),
    "copy_us": ("copy of a state, µs", "{:.2f}"),
    "simulations_per_second": ("simulations a second in tree search", "{:,.0f}"),
    "view_ms": ("view of a chair, ms", "{:.3f}"),
    "board_ms": ("board of a view, ms", "{:.2f}"),
    "board_kb": ("size of the board's SVG, kB", "{:.1f}"),
    "position_ms": ("position to text and back, ms", "{:.2f}"),
    "replayed_per_second": ("actions a second replaying a record", "{:,.0f}"),
}


def measure(game_name: str) -> dict[str, Any]:
    """Speeds of both builds, and how many times faster the compiled one is; it is None where nothing is compiled."""
    here = measure_here(game_name)
    fast, slow = (here, measure_interpreted(game_name)) if compiled() else (None, here)
    return {
        "game": game_name,
        "seats": catalogue.find(game_name).seats[-1],
        "compiled": fast,
        "interpreted": slow,
        "ratios": {name: ratio(name, fast, slow) for name in LINES} if fast else {},
    }


def ratio(name: str, fast: Numbers, slow: Numbers) -> float | None:
    """How many times faster; sizes have none."""
    quick, plain = fast[name], slow[name]
    if not quick or not plain or name.endswith("_kb"):
        return None
    return round(quick / plain if name.endswith("_per_second") else plain / quick, 2)


def report(game_names: Iterable[str]) -> str:
    """The measurements of some games as a table."""
    return "\n\n".join(table(measure(name)) for name in game_names)


def table(measured: dict[str, Any]) -> str:
    fast, slow, ratios = measured["compiled"] or {}, measured["interpreted"], measured["ratios"]
    rows = [f"{measured['game']}, {measured['seats']} seats{'':<38}{'compiled':>12}{'interpreted':>13}{'times faster':>14}"]
    for name, (what, form) in LINES.items():
        quick, plain = (form.format(side[name]) if side.get(name) is not None else "-" for side in (fast, slow))
        times = f"{ratios[name]:.1f}" if ratios.get(name) else "-"
        rows.append(f"  {what:<50}{quick:>12}{plain:>13}{times:>14}")
    return "\n".join(rows)


def measure_interpreted(game_name: str) -> Numbers:
    """The same measurements in a process that ignores the compiled modules."""
    found = subprocess.run(  # noqa: S603  # our own interpreter and module
        [sys.executable, "-m", "tablee.lab.bench", game_name],
        env={**os.environ, "TABLEE_BUILD": "never"},
        capture_output=True,
        check=True,
        text=True,
    )
    numbers: Numbers = json.loads(found.stdout)
    return numbers


def measure_here(game_name: str) -> Numbers:
    """The speeds of the build this process runs."""
    game = catalogue.find(game_name)
    seats = game.seats[-1]
    start: State = game.open(seats, {}, Luck(key_from(SEED)))
    middle = halfway(start)
    view = game.view(middle, middle.acting()[0])
    return {
        "listed_per_second": playouts_per_second(start, listed=True),
        "drawn_per_second": playouts_per_second(start, listed=False),
        "copy_us": 1e6 * seconds_each(lambda: many_copies(middle, 1000)) / 1000,
        "simulations_per_second": simulations_per_second(game, start),
        "view_ms": 1e3 * seconds_each(lambda: game.view(middle, None)),
        **measure_board(game, view),
        "position_ms": 1e3 * seconds_each(lambda: game.from_position(game.position(middle))),
        "replayed_per_second": replayed_per_second(game, seats),
    }


def playouts_per_second(start: State, *, listed: bool) -> float:
    """Decisions per second of random games, ever new ones: the processor would learn old ones by heart."""
    rng = seeded(SEED)
    played = [many_playouts(start, GAMES, rng, listed)[0]]
    each = seconds_each(lambda: played.append(many_playouts(start, GAMES, rng, listed)[0]))
    return sum(played) / len(played) / each


def simulations_per_second(game: AnyGame, start: State) -> float:
    seat = start.acting()[0]

    def search() -> None:
        sampler = game.sampler(game.view(start, seat))
        Search(sampler, seat, game.hints(), not game.secrets, Effort(SIMULATIONS), seeded(SEED)).run()

    return SIMULATIONS / seconds_each(search)


def measure_board(game: AnyGame, view: Any) -> Numbers:
    lens = Lens()
    try:
        size = len(str(game.board(view, lens).stage).encode())
    except NotImplementedError:
        return {"board_ms": None, "board_kb": None}
    return {"board_ms": 1e3 * seconds_each(lambda: game.board(view, lens)), "board_kb": size / 1024}


def replayed_per_second(game: AnyGame, seats: int) -> float:
    record = random_record(game, seats)
    return len(record.lines) / seconds_each(lambda: final(record))


def random_record(game: AnyGame, seats: int) -> Record:
    """A game played at random, as its record."""
    key, rng = key_from(SEED), seeded(SEED)
    options = game.read_options(seats, {})
    state: State = game.deal(seats, options, Luck(key))
    lines = []
    while acting := state.acting():
        code = int(state.draw(acting[0], rng))
        lines.append(Line(acting[0], game.write(game.decode(code))))
        state.play(acting[0], code)
    return Record(
        game=game.name,
        rules=game.rules_version,
        seats=seats,
        options=write_options(options),
        commitment=commitment(key),
        key=key.hex(),
        result=game.standing(state),
        lines=tuple(lines),
    )


def halfway(start: State) -> State:
    """A position from the middle of a random game."""
    ended = start.copy()
    decisions, rng = 0, seeded(SEED)
    while ended.acting():
        seat = ended.acting()[0]
        ended.play(seat, ended.draw(seat, rng))
        decisions += 1
    state, rng = start.copy(), seeded(SEED)
    for _ in range(decisions // 2):
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, rng))
    return state


def seconds_each(work: Callable[[], object]) -> float:
    """Processor seconds one call takes, in the best of a few rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        calls, begun = 0, process_time()
        while calls == 0 or process_time() - begun < ROUND_SECONDS:
            work()
            calls += 1
        best = min(best, (process_time() - begun) / calls)
    return best


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure_here(sys.argv[1])))
