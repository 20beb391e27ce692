"""What people call the seats of a game, and how terminals show them."""

from __future__ import annotations

from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch
from tablee.engine.state import State
from tablee.kit.sketch import mark


def seat_names(game: AnyGame, seats: int, lang: str, state: State | None = None) -> tuple[str, ...]:
    """The colours of the seats, in order, as names; numbers where colours are drawn by lot and no table is known."""
    if game.colours_by_lot and state is None:
        return tuple(str(seat) for seat in range(seats))
    worn = game.colours[:seats] if state is None else game.colours_of(game.view(state, None))
    colours = (game.face.say(lang, f"colour-{colour}") for colour in worn)
    return tuple(colour[:1].upper() + colour[1:] for colour in colours)


def seat_colours(match: AnyMatch) -> tuple[str, ...]:
    """The colour of every seat of a match."""
    worn: tuple[str, ...] = match.game.colours_of(match.view(None))
    return worn[: match.seats]


def with_shapes(names: tuple[str, ...], colours: tuple[str, ...]) -> tuple[str, ...]:
    """`■ Red`: for who cannot tell colours apart."""
    return tuple(f"{mark(colour)} {name}" for name, colour in zip(names, colours, strict=True))
