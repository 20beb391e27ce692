"""Counters in six patterns: trencadís, a broken plate with the seat's shape in white china."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, dist
from typing import Final

from tablee.engine.luck import Rng, seeded
from tablee.games.gaudi.face.lines import Point, edges, path, polar, polygon
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import tag

# Sides, turn and size of each seat's shape; the star has ten corners.
EMBLEMS: Final = {
    "disc": (16, 0, 15.5),
    "square": (4, 45, 18.5),
    "triangle": (3, -90, 20.5),
    "diamond": (4, -90, 20),
    "star": (10, -90, 21.5),
    "hexagon": (6, -90, 17),
}
TONES: Final = ("plain", "plain", "plain", "deep", "pale")


def emblem(shape: str) -> list[Point]:
    sides, turn, size = EMBLEMS[shape]
    return [polar(size * (0.47 if sides == 10 and k % 2 else 1), turn + 360 * k / sides) for k in range(sides)]


def cut(piece: Sequence[Point], at: Point, angle: float) -> list[Point]:
    """The part of a convex piece that lies ahead of a point, looking along the angle."""
    nx, ny = polar(1, angle)
    kept: list[Point] = []
    for a, b in edges(piece):
        ahead_a, ahead_b = ((p[0] - at[0]) * nx + (p[1] - at[1]) * ny for p in (a, b))
        if ahead_a >= 0:
            kept.append(a)
        if ahead_a * ahead_b < 0:
            share = ahead_a / (ahead_a - ahead_b)
            kept.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return kept


def shatter(piece: list[Point], size: float, rng: Rng) -> list[list[Point]]:
    """Break a convex piece across its length until no shard is longer than the size."""
    a, b = max(((a, b) for a in piece for b in piece), key=lambda ends: dist(*ends))
    if dist(a, b) < size:
        return [piece]
    at = (sum(x for x, _ in piece) / len(piece), sum(y for _, y in piece) / len(piece))
    angle = degrees(atan2(b[1] - a[1], b[0] - a[0])) + int(rng.below(49)) - 24
    return shatter(cut(piece, at, angle), size, rng) + shatter(cut(piece, at, angle + 180), size, rng)


def counter(colour: str) -> str:
    """`gau-counter-blue` and the others, of radius 35."""
    name = SHAPES[colour]
    rng, shape = seeded("counter", name), emblem(name)
    tones: dict[str, list[str]] = {"plain": [], "deep": [], "pale": []}
    for piece in shatter([polar(33, 15 * k) for k in range(24)], 25, rng):
        tones[TONES[rng.below(len(TONES))]].append(polygon(piece))
    rays = [[(0.0, 0.0), shape[k - 1], shape[k], shape[k + 1]] for k in range(0, len(shape) - 1, 2)]
    china = rays if name == "star" else shatter(shape, 20, rng)
    plate = tag("circle", cls="shade", r=35, cy=4) + tag("circle", cls="grout", r=35)
    shards = "".join(path(f"shard {tone}", *pieces) for tone, pieces in tones.items())
    picture = path("china", *map(polygon, china)) + path("rim", polygon(shape))
    return tag("g", plate, shards, picture, id=f"gau-counter-{colour}", cls=f"gaudi plate-{colour}")
