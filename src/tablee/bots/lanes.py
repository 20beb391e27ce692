"""Lanes for thoughts: a quick one never waits for a deep one, and what can wait waits for both. How wide they are, and how
long a thought may take."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Final

from tablee.bots.levels import find_level

DEEPEST_QUICK: Final = 3  # levels up to this number weigh what they see; from there on they look ahead for seconds
MOST_PER_LANE: Final = 4
GRACE: Final = 2.0  # times the seconds of its level, after which the process of a thought is ended


class Lane(StrEnum):
    QUICK = "quick"
    DEEP = "deep"
    SPARE = "spare"  # for what nobody at a table waits for


def lane_of(level: str) -> Lane:
    return Lane.QUICK if find_level(level).number <= DEEPEST_QUICK else Lane.DEEP


def longest(level: str) -> float:
    """Seconds after which a thought is given up: it looks at the clock itself, so by then something is wrong with it."""
    return GRACE * find_level(level).seconds


def widths() -> dict[Lane, int]:
    """How many think at once in each lane on this machine. Deep thoughts yield to everything else, so they may fill it."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    cores = min(MOST_PER_LANE, allowed)
    return {Lane.QUICK: max(1, cores // 2), Lane.DEEP: cores, Lane.SPARE: cores}
