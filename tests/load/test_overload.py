"""Ten times too much: everybody waits a little longer, nobody's socket breaks, and no move is lost without a word."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.load import servers
from bench.load.overload import Storm, overload, tables_for
from tablee.engine import catalogue

GAMES = tuple(catalogue.names())


def check_storm(folder: Path, tables: int, seconds: float) -> None:
    with servers.ours(folder) as server:
        storm = Storm(server.place, tables, GAMES)
        outcome = asyncio.run(overload(storm, seconds))
    assert storm.not_stored(folder / "tablee.sqlite") == []
    assert (outcome.unanswered, dict(outcome.died), outcome.missing) == (0, {}, [])
    assert outcome.acknowledged
    assert outcome.sent == outcome.acknowledged + outcome.refused.total()


def test_every_move_of_a_small_storm_is_kept_or_refused_with_a_reason(tmp_path: Path) -> None:
    check_storm(tmp_path, tables=len(GAMES), seconds=2.0)


@pytest.mark.soak
def test_every_move_of_ten_times_too_many_is_kept_or_refused_with_a_reason(tmp_path: Path) -> None:
    check_storm(tmp_path, tables_for(able(), most=60), seconds=10.0)


def able() -> float:
    """Moves a second that a server can do, by its CPU time."""
    from bench.load.__main__ import contender
    from bench.load.measure import Load, measure

    row = asyncio.run(measure(contender("pueblo"), Load(tables=20, rate=None, seconds=3, warm_up=1.0)))
    return 1000 / float(row["cpu_ms"])
