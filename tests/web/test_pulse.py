"""Whoever runs the server can see whether something held up the tables."""

from __future__ import annotations

import asyncio
import time

import pytest
from web.site_kit import Visitor

from tablee.web.pulse import BEAT, Pulse


def test_beats_are_counted_by_how_late_they_came(caplog: pytest.LogCaptureFixture) -> None:
    pulse = Pulse()
    for late in (0.001, 0.004, 0.015, 0.3):
        pulse.count(late)
    told = pulse.told()
    assert (told["within_5_ms"], told["within_20_ms"], told["within_500_ms"], told["worst_ms"]) == (2, 1, 1, 300.0)
    assert "held up all tables for 300 ms" in caplog.text


async def test_what_holds_up_the_loop_is_seen() -> None:
    pulse = Pulse()
    beating = asyncio.create_task(pulse.beat_for_ever())
    await asyncio.sleep(0)
    time.sleep(2 * BEAT)  # noqa: ASYNC251  # what must never happen
    while not any(pulse.beats):
        await asyncio.sleep(BEAT)
    beating.cancel()
    assert pulse.beats[0] == 0
    assert pulse.worst > 0.5 * BEAT


def test_the_site_tells_its_pulse(client: Visitor) -> None:
    told = client.get("/health").json()
    assert told["sockets"] == 0
    assert "within_5_ms" in told["loop"]
