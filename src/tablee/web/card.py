"""A game as other sites show it beside a link: the board, what is played, who plays, and how they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tablee.engine.game import AnyGame
from tablee.engine.values import View
from tablee.kit import shapes
from tablee.kit.picture import Lens
from tablee.kit.svg import box, picture, tag, text
from tablee.web.texts import SITE

CARD: Final = (1200, 630)  # as networks show it
LEFT, TOP, WIDE, HIGH = 32, 32, 740, 566  # where the board stands
MARGIN, RIGHT = 812, 1168  # where the words begin, and end
INK, MUTED, PANEL, LINE, ACCENT = "#2B2520", "#6B6056", "#FFFBF2", "#D8CBB5", "#B5532D"
SERIF, SANS = "Tablee Serif", "Tablee Sans"
LONGEST: Final = 22  # letters of a name that fit


def card(game: AnyGame, name: str, names: Sequence[str], view: View, lang: str) -> str:
    """One svg element, of a view that everybody may have."""
    stage = str(game.face.board(view, Lens(lang)).stage)
    return picture(
        f"0 0 {CARD[0]} {CARD[1]}",
        box(LEFT - 8, TOP - 8, WIDE + 16, HIGH + 16, r=18, fill=PANEL, stroke=LINE, stroke_width=2),
        placed(stage),
        words(MARGIN, 92, game.face.title(lang), 58, SERIF, INK, weight=700),
        words(MARGIN, 132, shortened(name), 25, SANS, MUTED),
        *seats(game, names, view),
        words(MARGIN, 548, SITE[lang]("game-over" if view.over else "goes-on-short"), 25, SANS, MUTED),
        words(MARGIN, 590, "Tablée", 34, SERIF, ACCENT, weight=700),
    )


def placed(stage: str) -> str:
    """A stage in the frame of the board, as large as it can be."""
    bare = re.sub(r'^(<svg\b[^>]*?) (?:width|height)="[^"]*"', r"\1", stage)
    return bare.replace("<svg", f'<svg x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}"', 1)


def seats(game: AnyGame, names: Sequence[str], view: View) -> list[str]:
    """Who plays, the first one on top once that is known."""
    colours, ranks = game.colours_of(view), view.ranks if view.over else None
    order = sorted(range(len(names)), key=lambda seat: (ranks[seat], seat) if ranks else (0, seat))
    drawn = []
    for row, seat in enumerate(order):
        y, points = 200 + 56 * row, view.points[seat]
        first = ranks is not None and ranks[seat] == 1
        moved = f"translate({MARGIN + 16} {y - 9}) scale(1.7)"
        shape = tag("use", href=f"#shape-{shapes.shape_of(colours[seat])}", transform=moved)
        drawn.append(tag("g", shape, cls=f"token seat-{colours[seat]}"))
        drawn.append(words(MARGIN + 44, y, shortened(names[seat]), 29, SANS, INK, weight=700 if first else 400))
        if points is not None:
            drawn.append(words(RIGHT, y, str(points), 31, SERIF, INK, weight=700, anchor="end"))
    return drawn


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def words(
    x: float, y: float, said: str, size: int, family: str, fill: str, weight: int = 400, anchor: str | None = None
) -> str:
    about = {"font_size": size, "font_weight": weight, "text_anchor": anchor}
    return text(x, y, said, None, font_family=family, fill=fill, **about)
