"""Icons, the logo and the sprite of shared symbols: once per page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from markupsafe import Markup

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.kit import shapes, svg

ICONS = {
    "turn-left": "M4 4v5h5M4.5 9A6.5 6.5 0 1 1 4 12",
    "turn-right": "M16 4v5h-5M15.5 9A6.5 6.5 0 1 0 16 12",
    "undo": "M8 4L4 8l4 4M4 8h7a4.5 4.5 0 0 1 0 9H8",
    "check": "M4 10.5l4 4L16 5.5",
    "book": "M10 5.5C8 4 5.5 3.5 3 4v11.5c2.5-.5 5 0 7 1.5 2-1.5 4.5-2 7-1.5V4c-2.5-.5-5 0-7 1.5zM10 5.5V17",
    "display": "M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14",
    "person": "M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM4 17c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5",
    "play": "M6.5 4.5v11l9-5.5z",
    "globe": "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3 10h14M10 3c-4 4-4 10 0 14M10 3c4 4 4 10 0 14",
    "plus": "M10 4v12M4 10h12",
    "minus": "M4 10h12",
    "whole": "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
    "send": "M3.5 10L17 4l-4 12-3-5z",
}
AROUND = (("disc", 0, -13), ("square", 12.4, -4), ("triangle", 7.6, 10.5), ("diamond", -7.6, 10.5), ("star", -12.4, -4))


@cache
def icon(name: str) -> Markup:
    return Markup(f'<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-{name}"/></svg>')  # noqa: S704


@cache
def token(colour: str) -> Markup:
    """A seat's shape in its colour."""
    return Markup(shapes.token(colour))  # noqa: S704


def sprite(games: Iterable[AnyGame]) -> Markup:
    """Seat shapes, icons, the logo, and the symbols and small pictures of the games a page shows."""
    return Markup(_common() + "".join(_of_game(game.name) for game in games))  # noqa: S704  # drawn by our own code


@cache
def _common() -> str:
    icons = "".join(f'<path id="i-{name}" d="{path}"/>' for name, path in ICONS.items())
    seats = "".join(f'<use href="#shape-{shape}" transform="translate({x} {y}) scale(.36)"/>' for shape, x, y in AROUND)
    logo = f'<circle class="logo-table" r="8"/><g class="logo-seats">{seats}</g>'
    return shapes.sprite() + svg.sprite(icons, f'<symbol id="logo" viewBox="-18 -18 36 36">{logo}</symbol>')


@cache
def _of_game(name: str) -> str:
    game = catalogue.find(name)
    frame = 'viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice"'
    return game.face.sprite() + svg.sprite(f'<symbol id="v-{name}" {frame}>{game.face.vignette()}</symbol>')
