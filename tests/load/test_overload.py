"""Ten times too much: everybody waits a little longer, nobody's socket breaks, and no move is lost without a word."""

from __future__ import annotations

import asyncio

import pytest

from bench.load import servers
from bench.load.overload import Outcome, overload, tables_for
from tablee.engine import catalogue

GAMES = tuple(catalogue.names())


def shouted(tables: int, seconds: float) -> Outcome:
    async def storm() -> Outcome:
        await server.answers()
        return await overload(server.place, tables, seconds, GAMES)

    with servers.ours() as server:
        return asyncio.run(storm())


def check(outcome: Outcome) -> None:
    assert (outcome.unanswered, dict(outcome.died), outcome.missing) == (0, {}, [])
    assert outcome.acknowledged
    assert outcome.sent == outcome.acknowledged + outcome.refused.total()


def test_every_move_of_a_small_storm_is_kept_or_refused_with_a_reason() -> None:
    check(shouted(tables=len(GAMES), seconds=2.0))


@pytest.mark.soak
def test_every_move_of_ten_times_too_many_is_kept_or_refused_with_a_reason() -> None:
    check(shouted(tables_for(able(), most=60), seconds=10.0))


def able() -> float:
    """Moves a second that a server can do, by its CPU time."""
    from bench.load.__main__ import contender
    from bench.load.measure import Load, measure

    row = asyncio.run(measure(contender("pueblo"), Load(tables=20, rate=None, seconds=3, warm_up=1.0)))
    return 1000 / float(row["cpu_ms"])
