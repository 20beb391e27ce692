"""The score track: a hundred cells, and a counter for each seat. Beyond 99 it starts again and the hundreds are written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.values import Panel, Piece
from tablee.games.pueblo.position import COLOURS
from tablee.games.pueblo.scene import Scene
from tablee.kit.cubes import line
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape

WIDE: Final = 36  # of a cell
HIGH: Final = 24
ROW: Final = 10
LENGTH: Final = 100  # PUE-46


def track_panel(scene: Scene) -> Panel:
    title = scene.say("track-title")
    box = f"-1 -1 {ROW * WIDE + 2} {LENGTH // ROW * HIGH + 2}"
    opening = f'<svg class="pueblo track" viewBox="{box}" role="img" aria-label="{escape(title)}">{GROUND}'
    return Panel("track", title, opening, tuple(counters(scene)), "</svg>", scene.say("track-note"))


def ground() -> str:
    rows = range(LENGTH // ROW)
    lines = "".join(f"M0 {HIGH * k}h{ROW * WIDE}" for k in rows[1:]) + "".join(
        f"M{WIDE * k} 0v{HIGH * ROW}" for k in range(1, ROW)
    )
    tens = "".join(f'<rect class="ten" y="{HIGH * k}" width="{ROW * WIDE}" height="{HIGH}"/>' for k in rows[::2])
    numbers = "".join(
        f'<text class="rim" x="{WIDE * (k % ROW) + 5}" y="{HIGH * (k // ROW) + 11}">{k}</text>' for k in range(0, LENGTH, 5)
    )
    frame = f"M0 0h{ROW * WIDE}v{HIGH * ROW}h-{ROW * WIDE}z"
    return f"{line('field', frame)}{tens}{line('grid', lines)}{numbers}{line('ink', frame)}"


GROUND: Final = ground()


def counters(scene: Scene) -> Iterator[Piece]:
    """Each seat's shape on its cell; seats that share a cell stand side by side."""
    totals = [points or 0 for points in scene.view.points]
    for seat, total in enumerate(totals):
        company = [other for other, points in enumerate(totals) if points % LENGTH == total % LENGTH]
        x, y = place(total % LENGTH, company.index(seat), len(company))
        owner, name = COLOURS[seat], f"track-{COLOURS[seat]}"
        hundreds = total // LENGTH * LENGTH
        more = f'<text class="hundreds" x="{x}" y="{y - 8}">+{hundreds}</text>' if hundreds else ""
        counter = f'<use class="counter" href="#shape-{SHAPES[owner]}" x="{x}" y="{y}"/>'
        yield Piece(name, f'<g id="{name}" class="{owner} piece">{counter}{more}</g>')


def place(cell: int, number: int, of: int) -> tuple[float, float]:
    """The middle of one of several counters on a cell."""
    step = min(16.0, (WIDE - 18) / max(1, of - 1))
    x = WIDE * (cell % ROW) + WIDE / 2 + step * (number - (of - 1) / 2)
    return round(x, 1), HIGH * (cell // ROW) + HIGH / 2 + 2
