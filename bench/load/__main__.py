"""`python -m bench.load`: every game of ours and boardgame.io under the same load, one after the other, side by side."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Coroutine
from functools import partial
from typing import Any

import uvloop

from bench.load import kept, machine, overload, report, servers
from bench.load.measure import Contender, Load, measure
from bench.load.ours import OurParty
from bench.load.peer import PeerParty
from tablee.engine import catalogue

PEER = "boardgame.io {}"
MOST_TABLES = 1000


def contender(game: str) -> Contender:
    return Contender(f"Tablée {game}", servers.ours, lambda server: OurParty(server.place, game))


def peer(storage: str) -> Contender:
    return Contender(PEER.format(storage), partial(servers.boardgame_io, storage), lambda server: PeerParty(server.place))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--games", type=words, default=tuple(catalogue.names()), help="which, with commas; all unless told")
    parser.add_argument("--peers", type=words, default=("files", "memory"), help="storage of boardgame.io; '' for none")
    parser.add_argument("--tables", type=words, default=("20",), help="how many; several with commas show how cost grows")
    parser.add_argument("--rates", type=words, default=("50", "max"), help="moves a second over all tables, or max")
    parser.add_argument("--seconds", type=int, default=4, help="of each measurement")
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds at full speed before it")
    parser.add_argument("--idle", type=int, metavar="TABLES", help="memory of tables that were played at and left")
    parser.add_argument("--restart", type=int, metavar="TABLES", help="a start with so many unfinished tables")
    parser.add_argument("--overload", type=float, metavar="SECONDS", help="ten times what the server can do")
    parser.add_argument("--json", action="store_true", help="a JSON line for each measurement instead of a table")
    return parser.parse_args()


def words(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split(",")))


def main() -> None:
    given = options()
    os.sched_setaffinity(0, machine.GENERATOR)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a thousand tables have four thousand sockets
    extras = [given.idle, given.restart, given.overload]
    if not any(extras):
        side_by_side(given)
    if given.idle:
        tell(given, kept.idle_tables(given.games, given.idle))
    if given.restart:
        tell(given, kept.restart(given.games, given.restart))
    if given.overload:
        tell(given, ten_times_too_much(given.games, given.overload))


def side_by_side(given: argparse.Namespace) -> None:
    contenders = [contender(game) for game in given.games] + peers(given.peers)
    # Contenders innermost: what is compared runs close together, and slow drifts of the machine hit all alike.
    plan = [
        (one, Load(min(int(tables), MOST_TABLES), None if rate == "max" else float(rate), given.seconds, given.warm_up))
        for tables in given.tables
        for rate in given.rates
        for one in contenders
    ]
    rows: list[report.Row] = []
    try:
        for number, (one, load) in enumerate(plan, 1):
            progress(f"{number}/{len(plan)} {one.name}: {load.tables} tables, {load.rate or 'as many as it can'} moves/s")
            rows.append(uvloop.run(measure(one, load)))
            if given.json:
                print(report.json_line(rows[-1]), flush=True)
    finally:  # who loses patience keeps what was measured
        if rows and not given.json:
            show(rows)


def show(rows: list[report.Row]) -> None:
    print(report.markdown(report.compared(rows, PEER.format("files"))))
    for row in rows:
        if row["errors"] or row["faults"]:
            print(f"\n{row['server']}, {row['tables']} tables: {report.sentence({**row['errors'], **row['faults']})}")


def peers(storages: tuple[str, ...]) -> list[Contender]:
    """Those that can be had; says why where there are none."""
    if not storages:
        return []
    try:
        servers.install_peer()
    except servers.NoPeer as why:
        progress(str(why))
        return []
    return [peer(storage) for storage in storages]


def tell(given: argparse.Namespace, work: Coroutine[Any, Any, dict[str, Any]]) -> None:
    facts = uvloop.run(work)
    print(report.json_line(facts) if given.json else report.sentence(facts), flush=True)


async def ten_times_too_much(games: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """How many moves it can do is measured first, with one of the games."""
    measured = await measure(contender(games[0]), Load(20, None, 3, 1.0))
    able = 1000 / measured["cpu_ms"]  # moves a second, if nobody else used its core
    tables = overload.tables_for(able)
    progress(f"it can do {able:.0f} moves/s; {tables} tables shout for {seconds:g} seconds")
    with servers.ours() as server:
        await server.answers()
        outcome = await overload.overload(overload.Storm(server.place, tables, games), seconds)
        return {"tables": tables, **outcome.told(), "errors": dict(server.errors())}


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
