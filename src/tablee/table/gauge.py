"""Counting how long things take, for those who run the server: a few numbers, however many things there were."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How many were at most so large each. One thread counts; another one may read, and sees at most one too few."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last one: larger than all bounds
        self.sum = 0.0

    def count(self, size: float) -> None:
        self.counts[bisect_left(self.bounds, size)] += 1
        self.sum += size

    @property
    def total(self) -> int:
        return sum(self.counts)

    def within(self) -> list[int]:
        """How many were at most as large as each bound; in the end how many there were at all."""
        return list(accumulate(self.counts))
