"""Whoever runs the server can see whether something held up the tables."""

from __future__ import annotations

import asyncio

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


async def test_a_beat_that_comes_late_is_seen() -> None:
    moments = iter([0.0, BEAT + 0.003, 1.0, 1.0 + BEAT + 0.07])  # when each look begins and ends

    async def sleep(_seconds: float) -> None:
        await asyncio.sleep(0)

    pulse = Pulse(lambda: next(moments), sleep)
    with pytest.raises(RuntimeError):  # no moments are left
        await pulse.beat_for_ever()
    assert (pulse.late.counts[0], pulse.late.counts[2]) == (1, 1)
    assert pulse.worst == pytest.approx(0.07)


def test_the_site_tells_its_pulse(client: Visitor) -> None:
    told = client.get("/health").json()
    assert told["sockets"] == 0
    assert "within_5_ms" in told["loop"]
