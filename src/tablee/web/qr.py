"""Codes that a phone's camera reads."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

import segno

from tablee.kit.svg import tag

QUIET = 4  # modules of white around a code, without which cameras do not find it


@lru_cache(maxsize=256)
def qr_svg(text: str) -> str:
    """A text as a QR code, dark on white in every theme. It says nothing to who cannot see it: write the text beside it."""
    rows = segno.make_qr(text, error="m").matrix
    size = len(rows) + 2 * QUIET
    paper = tag("rect", width=size, height=size, fill="#fff")
    ink = tag("path", d="".join(strips(rows)), fill="#16130f")
    return tag("svg", paper, ink, cls="qr", viewBox=f"0 0 {size} {size}", shape_rendering="crispEdges", aria_hidden="true")


def strips(rows: tuple[bytearray, ...]) -> list[str]:
    """Dark modules that lie side by side, each strip as a piece of a path."""
    found: list[str] = []
    for y, row in enumerate(rows, start=QUIET):
        x = QUIET
        for dark, modules in groupby(row):
            width = len(list(modules))
            if dark:
                found.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return found
