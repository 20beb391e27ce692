"""What pictures take from the sprite: symbols in a box, and whole drawings as large as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.barracuda.rules.bars import COLOURS
from tablee.kit import svg
from tablee.kit.shapes import shape_of

NOTE: Final = 132  # how wide a bill is drawn, and half as tall
BillFace: TypeAlias = int | str  # a number, or "back"


def used(name: str, x: float, y: float, width: float, height: float, cls: str | None = None) -> str:
    """A symbol, fitted into a box."""
    return svg.use(f"bc-{name}", x, y, cls, width=width, height=height)


def drawing(name: str, *inside: str, cls: str = "") -> str:
    """For the sprite: something drawn once, to be shown anywhere."""
    return svg.tag("g", *inside, id=f"bc-{name}", cls=f"barracuda {cls}".strip())


def shown(name: str, x: float | None = None, y: float | None = None, cls: str | None = None, **attrs: object) -> str:
    """A drawing of the sprite, moved to where it belongs."""
    return svg.use(f"bc-{name}", x, y, cls, **attrs)


@cache
def frame(name: str, height: int, title: str) -> str:
    """The opening of a picture 320 wide. It may be shown less tall: the stylesheet knows by what lies in it."""
    size = {"viewBox": f"0 0 320 {height}", "preserveAspectRatio": "xMidYMin slice"}
    return svg.opening("svg", cls=f"barracuda {name}", **size, role="group", aria_label=title)


def shape(seat: Seat) -> str:
    return shape_of(COLOURS[seat])


def bill(face: BillFace, x: float, y: float, width: float, turn: float = 0) -> str:
    """A banknote around its middle."""
    leans = f"rotate({svg.brief(turn)})" if turn else ""
    at = f"translate({svg.brief(x)} {svg.brief(y)}){leans}scale({width / NOTE:.5g})"
    return shown(f"bill-{face}", transform=at)


def pile(faces: Sequence[BillFace], x: float, y: float, width: float, spread: float) -> str:
    """Bills fanned out around a point."""
    scale = width / NOTE
    bills = [
        f'<use href="#bc-bill-{face}" transform="translate({right / scale:.5g} {down / scale:.4g})rotate({turn:.4g})"/>'
        for face, (right, down, turn) in zip(faces, fan(len(faces), spread), strict=True)
    ]
    return svg.tag("g", *bills, transform=f"translate({x} {y})scale({scale:.5g})")


def fan(count: int, spread: float) -> Iterator[tuple[float, float, float]]:
    """How far from the middle bills lie, and how far each is turned, the last on top; many of them hardly lean."""
    turn = min(5.0, 30 / max(count, 1))
    for k in range(count):
        lean = k - (count - 1) / 2
        yield spread * lean, turn / 5 * abs(lean), turn * lean


def pawn(shape: str, x: float, y: float, scale: float = 1, cls: str = "") -> str:
    """A pawn with its foot at x, y, in the colour of the seat around it."""
    name = f"pawn {cls}".strip()
    return used(f"pawn-{shape}", x - 15 * scale, y - 42 * scale, 30 * scale, 44 * scale, name)
