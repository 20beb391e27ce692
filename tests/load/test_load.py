"""The load generator plays as the page does, and tells what it saw."""

from __future__ import annotations

import asyncio
import random
from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from bench.load import kept, measure, report, servers
from bench.load.machine import Reading
from bench.load.measure import Contender, Load, Second
from bench.load.ours import Message, OurParty, quiet_verbs, random_move
from bench.load.overload import Storm
from bench.load.play import Tally
from bench.load.wire import address_of
from tablee.engine import catalogue


def test_an_action_is_put_together_in_the_order_of_clicks_and_written_in_that_of_its_text() -> None:
    tree = msgspec.Raw(b'{"set": {"d4": {"NE": ["red"]}}}')
    view = Message("view", tree=tree, order={"set": ["corner", "way", "stone"]}, text={"set": ["stone", "way", "corner"]})
    assert random_move(view, random.Random(1)) == "set red NE d4"


def test_a_verb_without_slots_is_an_action() -> None:
    view = Message("view", tree=msgspec.Raw(b'{"done": []}'), order={"done": []}, text={"done": []})
    assert random_move(view, random.Random(1)) == "done"


def test_moves_that_others_do_not_notice_are_found_by_playing() -> None:
    assert quiet_verbs("pueblo") == frozenset()
    assert quiet_verbs("gaudi") == {"lay"}


def test_every_caller_has_an_address_of_their_own() -> None:
    addresses = [address_of(number) for number in range(70_000)]
    assert len(set(addresses)) == len(addresses)
    assert all(address.startswith("127.") and address != "127.0.0.1" for address in addresses)


def test_percentiles_and_costs_are_told_by_the_quiet_seconds() -> None:
    quiet = Second(Tally(moves=100, others=[0.001] * 99 + [0.5], own=[0.001]), Reading(1.0, 0.2, 0.1, 0.3))
    noisy = Second(Tally(moves=10, others=[9.0], own=[9.0]), Reading(1.0, 0.2, 0.1, 1.3))
    row = measure.summary([quiet, noisy])
    assert (row["moves"], row["p50_ms"], row["max_ms"]) == (100, pytest.approx(1.0), pytest.approx(500.0))
    assert row["cpu_ms"] == pytest.approx(2.0)


def test_a_ratio_compares_rows_of_the_same_load() -> None:
    rows = [
        {"server": name, "tables": 20, "rate": "max", "moves": 5, "cpu_ms": cost} for name, cost in (("a", 4.0), ("b", 2.0))
    ]
    assert [row["times_peer"] for row in report.compared(rows, "b")] == [2.0, 1.0]
    assert not any("times_peer" in row for row in report.compared(rows, "c"))


def test_tables_of_every_game_are_measured_without_loss() -> None:
    games = cycle(catalogue.names())
    contender = Contender("ours", servers.ours, lambda server: OurParty(server.place, next(games)))
    row = asyncio.run(measure.measure(contender, Load(tables=5, rate=60.0, seconds=1, warm_up=0.2)))
    assert (row["lost"], row["died"], row["refused"], row["agreed"], row["errors"]) == (0, {}, {}, "all", {})
    assert row["moves"]
    assert "ours" in report.markdown([row])


def test_a_move_that_the_server_does_not_know_is_missed(tmp_path: Path) -> None:
    async def pretend() -> list[str]:
        await storm.gather()
        storm.guests[0].acknowledged.append("set red NE d4")
        storm.leave()
        return (await storm.outcome()).missing

    with servers.ours(tmp_path) as server:
        storm = Storm(server.place, 1)
        assert len(asyncio.run(pretend())) == 1
    assert len(storm.not_stored(tmp_path / "tablee.sqlite")) == 1


@pytest.mark.soak
def test_a_server_starts_on_many_unfinished_tables() -> None:
    facts = asyncio.run(kept.restart(tuple(catalogue.names()), 1000))
    assert facts["unfinished"] == 1000
