"""A board as one SVG file that any browser opens: with its symbols and style sheets inside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import tablee
from tablee.engine.game import AnyGame
from tablee.engine.values import Lens, View
from tablee.kit import shapes

TOKENS = Path(str(tablee.__file__)).parent / "web" / "static" / "tokens.css"
GROUND = ":root { background: var(--paper); } .sprite { position: absolute; }"


def draw(game: AnyGame, view: View, lens: Lens) -> str:
    """The stage of a board."""
    return standing_alone(game, str(game.board(view, lens).stage))


def standing_alone(game: AnyGame, picture: str) -> str:
    """One picture of a game with all it needs."""
    opening, rest = re.fullmatch(r"(<svg\b[^>]*)>(.*)", picture, re.DOTALL).groups()  # type: ignore[union-attr]  # a stage is one svg
    _, _, width, height = re.search(r'viewBox="([^"]+)"', opening)[1].split()  # type: ignore[index]
    style = "\n".join([*style_sheets(game), GROUND])
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n{opening} xmlns="http://www.w3.org/2000/svg" width="{width}" '
        f'height="{height}">\n<style><![CDATA[\n{style}\n]]></style>\n{shapes.sprite()}{game.sprite()}\n{rest}\n'
    )


def style_sheets(game: AnyGame) -> Iterator[str]:
    """The colours of the house, then the game's own sheet."""
    for sheet in (TOKENS, game.folder / "board.css"):
        if sheet.is_file():
            yield sheet.read_text(encoding="utf-8").strip()
