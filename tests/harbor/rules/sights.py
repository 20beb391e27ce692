"""What others see of a bid: a captain closes a fist (HB-3.3). Looks are seen openly."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.values import Malformed

TEXT = "closes fist"


@dataclass(frozen=True, slots=True)
class ClosedFist:
    """A fist closed over nobody else knows how many coins."""


def encode(sight: ClosedFist) -> int:
    return 0


def decode(code: int) -> ClosedFist:
    return ClosedFist()


def write(sight: ClosedFist) -> str:
    return TEXT


def parse(text: str) -> ClosedFist:
    """Raises `Malformed`."""
    if text != TEXT:
        raise Malformed("harbor.no-sight", text=text)
    return ClosedFist()
