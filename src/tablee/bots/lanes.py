"""Two lanes for thoughts: a quick one never waits for a deep one. How wide they are, and how long a thought may take."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Final

from tablee.bots.levels import find_level

DEEPEST_QUICK: Final = 3  # levels up to this number weigh what they see; from there on they look ahead for seconds
MOST_PER_LANE: Final = 4
SECONDS: Final = (15.0, 15.0, 15.0, 40.0, 60.0)  # for a thought of each level; then its process is ended


class Lane(StrEnum):
    QUICK = "quick"
    DEEP = "deep"


def lane_of(level: str) -> Lane:
    return Lane.QUICK if find_level(level).number <= DEEPEST_QUICK else Lane.DEEP


def longest(level: str) -> float:
    """Seconds after which a thought is given up, far more than it needs on a machine that is merely busy."""
    return SECONDS[find_level(level).number - 1]


def widths() -> dict[Lane, int]:
    """How many think at once in each lane on this machine. Deep thoughts yield to everything else, so they may fill it."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    cores = min(MOST_PER_LANE, allowed)
    return {Lane.QUICK: max(1, cores // 2), Lane.DEEP: cores}
