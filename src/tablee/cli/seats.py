"""What people call the seats of a game."""

from __future__ import annotations

from tablee.engine.game import AnyGame
from tablee.kit.words import words


def seat_names(game: AnyGame, seats: int, lang: str) -> tuple[str, ...]:
    """The colours of the seats, in order, as names."""
    known = words(game.folder, lang)
    colours = (known(f"colour-{colour}") if f"colour-{colour}" in known else colour for colour in game.colours[:seats])
    return tuple(colour[:1].upper() + colour[1:] for colour in colours)
