"""What people call the seats of a game."""

from __future__ import annotations

from tablee.engine.game import AnyGame


def seat_names(game: AnyGame, seats: int, lang: str) -> tuple[str, ...]:
    """The colours of the seats, in order."""
    return tuple(game.colours[:seats])
