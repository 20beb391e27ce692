"""What pictures take from the sprite: symbols in a box, and whole drawings as large as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.barracuda.rules.bars import COLOURS
from tablee.kit import svg
from tablee.kit.shapes import shape_of

NOTE_WIDTHS: Final = (72, 96, 104)  # of bills that lie in a row, in an envelope, in an offer
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


def frame(name: str, height: int, title: str) -> str:
    """The opening of a picture 320 wide. It may be shown less tall: the stylesheet knows by what lies in it."""
    size = {"viewBox": f"0 0 320 {height}", "preserveAspectRatio": "xMidYMin slice"}
    return svg.opening("svg", cls=f"barracuda {name}", **size, role="group", aria_label=title)


def shape(seat: Seat) -> str:
    return shape_of(COLOURS[seat])


def bill(face: BillFace, x: float, y: float, width: float, turn: float = 0) -> str:
    """A banknote of any size around its middle."""
    at = f"translate({svg.brief(x)} {svg.brief(y)})" if x or y else ""
    at += f"rotate({svg.brief(turn)})" if turn else ""
    size = {"width": width, "height": width / 2}
    return svg.use(f"bc-bill-{face}", -width / 2, -width / 4, f"n{face}", **size, transform=at or None)


def pile(faces: Sequence[BillFace], x: float, y: float, width: int, spread: float) -> str:
    """Bills of one of the usual widths, fanned out around a point."""
    return "".join(
        [
            f'<use href="#bc-bill-{face}-{width}" transform="translate({at:.5g} {low:.5g})rotate({turn:.4g})"/>'
            for face, (at, low, turn) in zip(faces, fan(len(faces), x, y, spread), strict=True)
        ]
    )


def fan(count: int, x: float, y: float, spread: float) -> Iterator[tuple[float, float, float]]:
    """Where bills lie and how far each is turned, the last on top; many of them hardly lean."""
    turn = min(5.0, 30 / max(count, 1))
    for k in range(count):
        lean = k - (count - 1) / 2
        yield x + spread * lean, y + turn / 5 * abs(lean), turn * lean


def pawn(shape: str, x: float, y: float, scale: float = 1, cls: str = "") -> str:
    """A pawn with its foot at x, y, in the colour of the seat around it."""
    name = f"pawn {cls}".strip()
    return used(f"pawn-{shape}", x - 15 * scale, y - 42 * scale, 30 * scale, 44 * scale, name)
