"""The score track: a hundred cells, and a counter for each seat. Beyond 99 it starts again and the hundreds are written."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.pueblo.face.cubes import stroke
from tablee.games.pueblo.face.scene import PuebloScene, voice
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import opening, tag

WIDE: Final = 22  # of a cell
HIGH: Final = 19
ROW: Final = 10
LENGTH: Final = 100  # PUE-46
LEFT: Final = 24  # tens are written here,
ABOVE: Final = 15  # and units here
QUARTERS: Final = ((-5.5, -4.7), (5.5, -4.7), (-5.5, 4.7), (5.5, 4.7))


def track_panel(scene: PuebloScene) -> Panel:
    return track_drawn(scene.lens.lang, scene.points)


@lru_cache(maxsize=4096)
def track_drawn(lang: str, points: tuple[int | None, ...]) -> Panel:
    say = voice(lang).say
    return Panel("track", say("track-title"), framed(lang), tuple(counters(points)), "</svg>", say("track-note"))


@cache
def framed(lang: str) -> str:
    box = f"0 0 {LEFT + ROW * WIDE + 2} {ABOVE + LENGTH // ROW * HIGH + 2}"
    return opening("svg", cls="pueblo track", viewBox=box, role="img", aria_label=voice(lang).say("track-title")) + GROUND


def ground() -> str:
    """A row for every ten, so that a total is read from the edges."""
    rows, wide, high = range(LENGTH // ROW), ROW * WIDE, LENGTH // ROW * HIGH
    tens = "".join(tag("text", str(ROW * k), cls="ten", x=LEFT - 5, y=ABOVE + HIGH * k + 14) for k in rows)
    units = "".join(tag("text", str(k), cls="unit", x=LEFT + WIDE * k + WIDE // 2, y=ABOVE - 4) for k in range(ROW))
    bands = "".join(f"M{LEFT} {ABOVE + HIGH * k}h{wide}v{HIGH}h-{wide}z" for k in rows[1::2])
    grid = "".join(f"M{LEFT + WIDE * k} {ABOVE}v{high}" for k in range(1, ROW))
    frame = f"M{LEFT} {ABOVE}h{wide}v{high}h-{wide}z"
    return tens + units + stroke("floor", frame) + stroke("quarter", bands) + stroke("grid", grid) + stroke("ink", frame)


GROUND: Final = ground()


def counters(points: tuple[int | None, ...]) -> Iterator[Piece]:
    """Each seat's shape on its cell; seats that share a cell take a quarter of it each."""
    totals = [paid or 0 for paid in points]
    cells = [total % LENGTH for total in totals]
    for seat, total in enumerate(totals):
        company = [other for other, cell in enumerate(cells) if cell == cells[seat]]
        yield counter(seat, total, company.index(seat) if len(company) > 1 else None)


@lru_cache(maxsize=4096)
def counter(seat: Seat, total: int, quarter: int | None) -> Piece:
    x, y = middle(total % LENGTH)
    owner = COLOURS[seat]
    small = ""
    if quarter is not None:
        x, y, small = x + QUARTERS[quarter][0], y + QUARTERS[quarter][1], " scale(.62)"
    name, moved = f"track-{owner}", f"translate({x:g} {y:g}){small}"
    shape = f'<use class="counter" href="#shape-{SHAPES[owner]}" transform="{moved}"/>'
    hundreds = total // LENGTH * LENGTH
    more = tag("text", f"+{hundreds}", cls="hundreds", x=x, y=y + 13) if hundreds else ""
    return Piece(name, f'<g id="{name}" class="{owner} piece">{shape}{more}</g>')


def middle(cell: int) -> tuple[float, float]:
    return LEFT + WIDE * (cell % ROW) + WIDE / 2, ABOVE + HIGH * (cell // ROW) + HIGH / 2
