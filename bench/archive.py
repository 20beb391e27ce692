"""How long a list of 100,000 finished games takes: `python -m bench.archive`. Milliseconds, printed, never asserted.

All of them are one person's own, which is the worst there is: a page in the middle, and searches that find hardly anything.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from litestar import Litestar
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.testing import TestClient

from tablee.engine import catalogue
from tablee.table.archive import Mark, Wanted, finished_games
from tablee.table.statistics import statistics_of
from tablee.table.store import Store
from tablee.web.app import Settings, create_app
from tablee.web.keys import site_secret
from tablee.web.session import NAME, Sessions

GAMES, PEOPLE, BEGAN, ME = 100_000, 500, 1.6e9, "00000000000000aa"
GAME_NAMES = [game.name for game in catalogue.games()]
TIMES = 7


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        with TestClient(create_app(settings), base_url="http://localhost"):
            pass  # the database is there now
        fill(Path(folder) / "tablee.sqlite")
        asyncio.run(queries(settings.url))
        config = CookieBackendConfig(secret=site_secret(settings.data), key=NAME)
        cookie = Sessions(config).dump_data({"player": ME, "name": "Léa"})[0].decode()
        with TestClient(create_app(settings), base_url="http://localhost", cookies={NAME: cookie}) as client:
            for address in ("/me/tables", "/me/tables?people=zzz", "/me/statistics"):
                answers = [timed_page(client, address) for _ in range(TIMES)]
                print(f"{address:44} {min(answers):7.1f} ms", flush=True)


def timed_page(client: TestClient[Litestar], address: str) -> float:
    begun = time.perf_counter()
    answer = client.get(address)
    assert answer.status_code == 200, answer.text
    return 1000 * (time.perf_counter() - begun)


def fill(path: Path) -> None:
    """Duels with others, over six years."""
    base, me = sqlite3.connect(path), ME
    base.execute("INSERT INTO players (id, name, created) VALUES (?, 'Léa', 0)", (me,))
    base.executemany(
        "INSERT INTO players (id, name, created) VALUES (?, ?, 0)", ((f"p{n}", f"Guest {n}") for n in range(PEOPLE))
    )
    tables, seats, logs, results = [], [], [], []
    for number in range(GAMES):
        table, game, ended = f"t{number:06}", GAME_NAMES[number % len(GAME_NAMES)], BEGAN + 1900.0 * number
        other, place = number * 7 % PEOPLE, 1 + number % 2
        glance = json.dumps({"points": [40 + number % 30, 41], "ranks": [place, 3 - place], "colours": ["red", "blue"]})
        tables.append((table, game, f"Table {number}", me, ended - 1800, ended))
        seats += [(table, 0, me, "Léa"), (table, 1, f"p{other}", f"Guest {other}")]
        logs.append((table, 80, glance, ended))
        for who, seat, came, name in ((me, 0, place, f"guest {other}"), (f"p{other}", 1, 3 - place, "lea")):
            results.append((who, ended, table, game, seat, came, 40 + number % 30, 2, 80, 1800.0, name, True))
    base.executemany(
        """INSERT INTO tables (id, game, rules, options, name, host, public, key, created, ended)
        VALUES (?, ?, 1, '{}', ?, ?, 0, x'00', ?, ?)""",
        tables,
    )
    base.executemany("INSERT INTO seats (table_id, seat, player, name, done) VALUES (?, ?, ?, ?, TRUE)", seats)
    base.executemany("INSERT INTO logs (table_id, entries, glance, at) VALUES (?, ?, ?, ?)", logs)
    base.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", results)
    base.commit()
    base.close()


async def queries(url: str) -> None:
    store = Store(url)
    await store.open()

    def page(wanted: Wanted, after: Mark | None = None) -> Callable[[], Awaitable[object]]:
        return lambda: finished_games(store.base, ME, wanted, after)

    asked = {
        "first page": page(Wanted()),
        "page in the middle": page(Wanted(), Mark(BEGAN + 1900.0 * GAMES / 2, "")),
        "last page": page(Wanted(), Mark(BEGAN + 1900.0 * 10, "")),
        "one game": page(Wanted(game="pueblo")),
        "one game, nobody played": page(Wanted(game="chess")),
        "with somebody": page(Wanted(people="guest 77")),
        "with nobody": page(Wanted(people="zzz")),
        "won, with somebody, in one year": page(Wanted("agora", "guest 7", "won", BEGAN, BEGAN + 3e7)),
        "statistics": lambda: statistics_of(store.base, ME),
    }
    for name, ask in asked.items():
        print(f"{name:44} {await best(ask):7.1f} ms", flush=True)
    await store.close()


async def best(ask: Callable[[], Awaitable[object]]) -> float:
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await ask()
        times.append(1000 * (time.perf_counter() - begun))
    return min(times)


if __name__ == "__main__":
    main()
