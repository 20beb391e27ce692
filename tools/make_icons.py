"""Draw the icons under which the site is installed on a phone or desktop: the logo (`logo.svg`) on paper, as PNG files.

    python tools/make_icons.py

Shapes are circles and polygons; every row is cut into thin lines, and what a shape covers of each line is added up.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import TypeAlias

STATIC = Path(__file__).parent.parent / "src" / "tablee" / "web" / "static"
PAPER, CLAY, INK = (0xF7, 0xF1, 0xE3), (0xB5, 0x53, 0x2D), (0x2B, 0x25, 0x20)
LINES = 8  # for each row
ICONS = {  # by name: how wide, and how much of that the logo takes; one that may be cut to any shape keeps to the middle
    "icon-192.png": (192, 0.84),
    "icon-512.png": (512, 0.84),
    "icon-maskable-512.png": (512, 0.64),
}
Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float

    def spans(self, y: float) -> Iterator[tuple[float, float]]:
        """What a line at this height covers of it, from left to right."""
        square = self.radius**2 - (y - self.y) ** 2
        if square > 0:
            yield self.x - sqrt(square), self.x + sqrt(square)


@dataclass(frozen=True)
class Polygon:
    corners: tuple[Point, ...]

    def spans(self, y: float) -> Iterator[tuple[float, float]]:
        sides = zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)
        crossed = sorted(x + (y - top) * (u - x) / (v - top) for (x, top), (u, v) in sides if (top <= y) != (v <= y))
        yield from zip(crossed[::2], crossed[1::2], strict=True)


def by_steps(x: float, y: float, *steps: Point) -> Polygon:
    corners = [(x, y)]
    for across, down in steps:
        corners.append((corners[-1][0] + across, corners[-1][1] + down))
    return Polygon(tuple(corners))


STAR = (0.9, 2.1), (2.2, 0.1), (-1.7, 1.4), (0.6, 2.1), (-2, -1.2), (-2, 1.2), (0.6, -2.1), (-1.7, -1.4), (2.2, -0.1)
# The same as in logo.svg, which is 36 wide, with the middle at 0.
LOGO: tuple[tuple[Disc | Polygon, Colour], ...] = (
    (Disc(0, 0, 8), CLAY),
    (Disc(0, -13, 2.6), INK),
    (by_steps(10.2, -6.2, (4.4, 0), (0, 4.4), (-4.4, 0)), INK),
    (by_steps(7.6, 8, (2.9, 4.9), (-5.8, 0)), INK),
    (by_steps(-7.6, 7.6, (2.9, 2.9), (-2.9, 2.9), (-2.9, -2.9)), INK),
    (by_steps(-12.4, -7, *STAR), INK),
)


def row(width: int, at: int, scale: float) -> bytes:
    """One row of pixels: paper, and over it what each shape covers."""
    colours: list[tuple[float, ...]] = [tuple(map(float, PAPER))] * width
    for shape, colour in LOGO:
        for x, share in enumerate(covered(shape, width, at, scale)):
            if share:
                colours[x] = tuple(old + (new - old) * share for old, new in zip(colours[x], colour, strict=True))
    return bytes(round(part) for colour in colours for part in colour)


def covered(shape: Disc | Polygon, width: int, at: int, scale: float) -> list[float]:
    """How much of each pixel of a row lies within a shape."""
    shares = [0.0] * width
    for line in range(LINES):
        y = (at + (line + 0.5) / LINES - width / 2) / scale
        for left, right in shape.spans(y):
            begin, end = left * scale + width / 2, right * scale + width / 2
            for x in range(max(0, int(begin)), min(width - 1, int(end)) + 1):
                shares[x] += max(0.0, min(end, x + 1) - max(begin, x)) / LINES
    return shares


def png(width: int, rows: Sequence[bytes]) -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    pixels = b"".join(b"\0" + one for one in rows)
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 2, 0, 0, 0)
    ends = chunk(b"IDAT", zlib.compress(pixels, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + ends


def main() -> None:
    for name, (width, share) in ICONS.items():
        scale = width * share / 36
        picture = png(width, [row(width, at, scale) for at in range(width)])
        (STATIC / name).write_bytes(picture)
        print(f"{name}: {len(picture)} bytes")


if __name__ == "__main__":
    main()
