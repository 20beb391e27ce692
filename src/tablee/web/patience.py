"""How long connections may keep the server waiting, and how many there may be."""

from __future__ import annotations

from dataclasses import dataclass

LOOPBACK = ("127.0.0.0/8", "::1")


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that the other side may take, and how many lines may be open; 0 in all: as many as the system allows."""

    headers: float = 10.0
    body: float = 60.0
    idle: float = 5.0
    reading: float = 60.0  # until somebody takes what we have sent
    per_address: int = 200
    in_all: int = 0
