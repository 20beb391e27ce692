"""Everybody's points over the course of a game, as a line chart in SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from tablee.kit.shapes import shape_of
from tablee.table.live import LiveTable
from tablee.web.texts import SITE

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 16, 20  # margins
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def over_time(table: LiveTable, lang: str) -> str:
    history = [tuple(0 for _ in table.places), *turns(table)]
    top = max(max(points) for points in history) or 1
    tick = next((step for step in STEPS if top / step <= 6), STEPS[-1])
    drawn = [grid(tick, top)]
    colours = table.game.colours_of(table.view(None))
    drawn += [line(colours[seat], [points[seat] for points in history], top) for seat in range(table.seats)]
    label = escape(SITE[lang]("chart-label"))
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def turns(table: LiveTable) -> Iterator[tuple[int, ...]]:
    """Points at the end of every turn: in the middle of one a position may be unfinished."""
    for move, following in zip(table.moves, [*table.moves[1:], None], strict=True):
        if following is None or following.seat != move.seat:
            yield tuple(move.after.points())


def x_of(index: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(1, count - 1)


def y_of(points: int, top: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / top


def grid(tick: int, top: int) -> str:
    lines = ""
    for value in range(0, top + 1, tick):
        y = y_of(value, top)
        lines += f'<path class="rule" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        lines += f'<text class="tick" x="{LEFT - 8}" y="{y + 8:.1f}">{value}</text>'
    return lines


def line(colour: str, values: Sequence[int], top: int) -> str:
    """One seat's points, with its shape at the end: colour is never the only signal."""
    at = [(x_of(index, len(values)), y_of(value, top)) for index, value in enumerate(values)]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at)
    x, y = at[-1]
    shape = f'<use class="end" href="#shape-{shape_of(colour)}" transform="translate({x:.1f} {y:.1f}) scale(1.6)"/>'
    return f'<g class="seat-{colour}"><path class="course" d="{path}"/>{shape}</g>'
