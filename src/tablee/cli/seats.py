"""What people call the seats of a game."""

from __future__ import annotations

from tablee.engine.game import AnyGame
from tablee.engine.state import State


def seat_names(game: AnyGame, seats: int, lang: str, state: State | None = None) -> tuple[str, ...]:
    """The colours of the seats, in order, as names; numbers where colours are drawn by lot and no table is known."""
    if game.colours_by_lot and state is None:
        return tuple(str(seat) for seat in range(seats))
    worn = game.colours[:seats] if state is None else game.colours_of(game.view(state, None))
    colours = (game.face.say(lang, f"colour-{colour}") for colour in worn)
    return tuple(colour[:1].upper() + colour[1:] for colour in colours)
