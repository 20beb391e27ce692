"""The course of a game as a layer of knowledge saw it: what happened at which moment, chapters, and a timeline in SVG.

All of it is made from what the log tells to that layer, and from views: who acted in secret is on no timeline.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tablee.kit.svg import box, escape, path, tag
from tablee.table.live import LiveTable
from tablee.web.moments import everything_told
from tablee.web.reel import ALL, Layer, Reel, chair_of
from tablee.web.telling import log_lines
from tablee.web.texts import SITE

WIDTH, HEIGHT = 1000, 100  # stretched over the slider below it
LANE = 7  # height of one seat's deeds
Points = tuple[int | None, ...]


class Line(NamedTuple):
    """Something that happened: from which moment on it shows, whose deed it was (None: nobody's), its words as markup."""

    moment: int
    seat: int | None
    words: str


@dataclass(frozen=True, slots=True)
class Course:
    lines: tuple[Line, ...]  # deeds and turning points, oldest first
    timeline: str
    last: int  # moment

    @property
    def chapters(self) -> tuple[Line, ...]:
        """Turning points: rounds, the end."""
        return tuple(line for line in self.lines if line.seat is None)


def course_of(reel: Reel, layer: Layer, lang: str) -> Course:
    moments = reel.moments(layer)
    table = reel.table_at(layer, len(moments) - 1)
    lines = tuple(lines_of(reel, layer, table, lang))
    return Course(lines, timeline(table, lines, list(points_of(reel, layer)), lang), len(moments) - 1)


def lines_of(reel: Reel, layer: Layer, table: LiveTable, lang: str) -> Iterator[Line]:
    chair = chair_of(layer)
    told = table.match.told()
    if layer == ALL:
        read, markup = list(told), everything_told(reel, table, lang)
    else:
        read = [one for one in told if one[1].may_be_read_by(chair)]
        markup = log_lines({}, {}, table, chair, lang)
    for (number, event), line in zip(read, markup.lines, strict=True):
        head, _, words = line.removesuffix("</li>").partition(">")
        if " data-by=" in head:
            yield Line(reel.first_with(layer, number), event.seat, words)


def points_of(reel: Reel, layer: Layer) -> Iterator[Points]:
    """Of all seats at every moment, as far as the layer knows them."""
    moments = reel.moments(layer)
    if layer == ALL:
        yield from (reel.points[moves] for moves in moments)
        return
    for state in reel.states(moments):
        yield reel.match.game.view(state, chair_of(layer)).points


# The timeline ---------------------------------------------------------------------------------------------------------


def timeline(table: LiveTable, lines: Sequence[Line], history: Sequence[Points], lang: str) -> str:
    """Points above, below them who acted, one lane for each seat in the order of the seats; a rule where a round begins."""
    seats, last = table.seats, max(1, len(history) - 1)
    room = HEIGHT - LANE * seats - 4
    colours = table.game.colours_of(table.view(None))
    known = [points for one in history for points in one if points is not None]
    low, top = min([0, *known]), max([1, *known])
    drawn = [path(f"M{x_of(line.moment, last)} 0V{HEIGHT}", "rule") for line in lines if line.seat is None]
    for seat, colour in enumerate(colours):
        course = curve([one[seat] for one in history], low, top, room, last)
        deeds = [deed(line.moment, HEIGHT - LANE * (seats - seat), last) for line in lines if line.seat == seat]
        drawn.append(tag("g", path(course, "course"), *deeds, cls=f"seat-{colour}"))
    label = escape(SITE[lang]("replay-timeline"))
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img" aria-label="{label}"'
    return f'<svg class="timeline" {frame}>{"".join(drawn)}</svg>'


def x_of(moment: int, last: int) -> float:
    return round(WIDTH * moment / last, 1)


def curve(values: Sequence[int | None], low: int, top: int, room: float, last: int) -> str:
    """A line through the points that are known; only where they change."""
    found, before = "", None
    for moment, value in enumerate(values):
        if value is not None:
            y = round(2 + (room - 4) * (top - value) / (top - low), 1)
            x = x_of(moment, last)
            found += f"M{x} {y}" if before is None else f"H{x}V{y}" if value != before or moment == len(values) - 1 else ""
        before = value
    return found


def deed(moment: int, y: float, last: int) -> str:
    wide = max(3.0, WIDTH / last * 0.7)
    return box(x_of(moment, last) - wide / 2, y, wide, LANE - 2, "deed")
