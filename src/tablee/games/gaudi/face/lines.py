"""Points and lines of the drawings. Lengths are in hundredths of a tile's side; y points down, angles are clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt
from typing import Final, TypeAlias

from tablee.kit.svg import tag

Point: TypeAlias = tuple[float, float]

SIDE: Final = 100.0  # side of a tile, and distance from its centre to each corner
HALF: Final = SIDE * sqrt(3) / 2  # half its width


def centre(q: int, r: int) -> Point:
    """The middle of a cell."""
    return 2 * HALF * (q + r / 2), 1.5 * SIDE * r


def polar(radius: float, angle: float) -> Point:
    """A point at an angle in degrees from the east."""
    return radius * cos(radians(angle)), radius * sin(radians(angle))


def add(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def hexagon(radius: float, at: Point = (0, 0)) -> list[Point]:
    """Corners from the north clockwise."""
    return [add(at, polar(radius, 60 * k - 90)) for k in range(6)]


def edges(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise([*ring, ring[0]])


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def line(*points: Point) -> str:
    return "M" + "L".join(map(xy, points))


def polygon(points: Iterable[Point]) -> str:
    return line(*points) + "z"


def bend(a: Point, b: Point) -> str:
    """Round a corner at a, half way on to b."""
    return f"Q{xy(a)} {xy(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))}"


def blob(points: Sequence[Point]) -> str:
    """A closed soft shape pulled towards the points."""
    (ax, ay), (bx, by) = points[-1], points[0]
    return f"M{xy(((ax + bx) / 2, (ay + by) / 2))}" + "".join(bend(a, b) for a, b in edges(points)) + "z"


def thread(*points: Point) -> str:
    """An open soft line from the first point to the last."""
    arcs = (bend(a, b) for a, b in pairwise(points[1:-1]))
    return f"M{xy(points[0])}" + "".join(arcs) + f"Q{xy(points[-2])} {xy(points[-1])}"


def ribbon(points: Sequence[Point], wide: float, thin: float) -> str:
    """A soft band along the points, from wide to thin."""
    left, right = [], []
    for k, at in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        half = (wide + (thin - wide) * k / (len(points) - 1)) / 2 / hypot(bx - ax, by - ay)
        left.append(add(at, (half * (ay - by), half * (bx - ax))))
        right.append(add(at, (half * (by - ay), half * (ax - bx))))
    return blob(left + right[::-1])


def path(cls: str, *parts: str) -> str:
    """Several lines drawn as one."""
    return tag("path", cls=cls, d="".join(parts))


def around(cls: str, view_box: str, title: str, **attrs: str) -> tuple[str, str]:
    """The opening and closing of a picture with parts that people can reach."""
    whole = tag("svg", "", cls=cls, viewBox=view_box, role="group", aria_label=title, **attrs)
    return whole.removesuffix("</svg>"), "</svg>"


@lru_cache(maxsize=8192)
def placed(name: str, point: Point, cls: str | None = None) -> str:
    """A symbol of the page's sprite around a point."""
    return tag("use", cls=cls, href=f"#{name}", x=number(point[0]), y=number(point[1]))


def at(point: Point, scale: str = "") -> str:
    """The transform that moves something to a point, and scales it."""
    return f"translate({xy(point)})" + (f" scale({scale})" if scale else "")
