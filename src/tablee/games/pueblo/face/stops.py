"""Where the chief may stop: a number on the ring cell, and on its outer side a tag with what every colour would pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Final

from tablee.games.pueblo.face.cubes import H, figure, screen, stroke
from tablee.games.pueblo.face.pieces import piece
from tablee.games.pueblo.face.scene import STEPS
from tablee.games.pueblo.face.sight import Bill
from tablee.games.pueblo.face.turned import WAYS
from tablee.games.pueblo.rules.geometry import RING
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.picture import Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import tag

NEAR: Final = 18  # from the middle of a ring cell to its tag
EDGE: Final = 7  # of a tag, before the first shape
FREE: Final = 29  # the width of a tag when nobody pays


@lru_cache(maxsize=8192)
def stop(turn: int, chief: int, steps: int, bill: Bill) -> Piece:
    """The ring cell so many steps further. Everything counts from its middle."""
    start, gap, side, level = frame(turn, chief, steps)
    return Piece(f"heap-walk-{steps}", f"{start}{price_tag(bill, gap, side, level)}</g>")


@lru_cache(maxsize=1024)
def price(turn: int, ring: int, bill: Bill) -> Piece:
    """What everybody pays for a look of the final lap, beside the chief."""
    x, y = screen(*WAYS[turn][ring])
    side = "" if x == 0 else "l" if x < 0 else "r"
    return piece("heap-told", price_tag(bill, NEAR, side, 29 if y + H > 0 else -29), transform=f"translate({x} {y + H})")


@cache
def frame(turn: int, chief: int, steps: int) -> tuple[str, int, str, int]:
    """All of a stop but its tag, how far away that is, on which side, and how high if there is none."""
    ring = (chief + steps) % RING
    x, y = screen(*WAYS[turn][ring])
    beside = steps < 3 and WAYS[turn][chief][0] < 0  # then the chief stands where the first tags would lie
    side = "" if x == 0 else "l" if x < 0 else "r"
    attrs = f'id="heap-walk-{steps}" class="target" data-spot="ring-{ring}" data-slot="steps" data-place="{steps}"'
    drawn = figure(f"stop-{steps}{2 * side if beside else side}")
    start = f'<g {attrs} transform="translate({x} {y + H})">{drawn}'
    return start, far(steps) if beside else NEAR, side, 29 if y + H > 0 else -29


def far(steps: int) -> int:
    """From the middle of a ring cell to its tag, beyond the chief."""
    return 22 + 32 * steps


def price_tag(bill: Bill, gap: int, side: str, level: int) -> str:
    """Shapes and points in a small label, to the left or right, or above or below where there is no side."""
    drawn, width = "", EDGE
    for seat, points in enumerate(bill):
        if points:
            drawn += f'<use href="#pay-{COLOURS[seat]}" x="{width}"/><text x="{width + 16}">{points}</text>'
            width += room(points)
    if not drawn:
        drawn, width = '<text class="none" x="10">0</text>', FREE
    left = {"": -(width // 2), "l": -gap - width, "r": gap}[side]
    moved = f"translate({left} {5 if side else level + 5})"
    return f'<g class="tag" transform="{moved}"><rect width="{width}"/>{drawn}</g>'


def room(points: int) -> int:
    """The width of a shape and its points."""
    return 20 + 9 * len(str(points))


def stop_symbols() -> Iterator[str]:
    """Numbers with the line that leads to their tag, and seat shapes in their colours."""
    for steps, side in product(STEPS, ("", "l", "r", "ll", "rr")):
        if len(side) < 2 or steps < 3:
            gap = (far(steps) if len(side) > 1 else NEAR) * (-1 if "l" in side else 1)
            leader = stroke("leader", f"M0 0H{gap}") if side else ""
            badge = tag("circle", cls="badge", r=13) + tag("text", str(steps), cls="count", y=6)
            yield tag("g", leader, badge, id=f"stop-{steps}{side}", cls="pueblo pueblo-stop")
    for colour in COLOURS:
        shape = tag("use", cls="shape", href=f"#shape-{SHAPES[colour]}", x=6, y=-5)
        yield tag("g", shape, id=f"pay-{colour}", cls=f"pueblo {colour}")
