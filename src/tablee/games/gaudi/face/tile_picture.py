"""The tile: sea-green cement with a low relief of ripples, curls and speckles, and the thirds of its three animals."""

from __future__ import annotations

from math import radians, sin, sqrt
from typing import Final

from tablee.engine.luck import seeded
from tablee.games.gaudi.face.lines import HALF, SIDE, Point, add, hexagon, line, path, placed, polar, polygon, thread, xy
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, KINDS, colour_of, kind_name
from tablee.kit.svg import tag, use


def ripple(radius: float, angle: float) -> str:
    """The part inside the tile of a wave around the corner at an angle."""
    at = polar(SIDE, angle)
    return thread(*(add(at, polar(radius + 2.2 * sin(radians(9 * a)), angle + a)) for a in range(110, 251, 10)))


def curl(at: Point, angle: float, size: float) -> str:
    """The crest of a wave, rolling in on itself."""
    heart = add(at, polar(size, angle + 20))
    return thread(*(add(heart, polar(size * (1 - k / 16), angle + 32 * k)) for k in range(15)))


def relief() -> str:
    rings = [ripple(r, a) for r in (48, 60, 72, 84) for a in (-90, 30, 150)]
    curls = [curl((0, 0), a, 11) for a in (-30, 90, 210)] + [curl(polar(SIDE, a), a + 180, 9) for a in (-30, 90, 210)]
    return tag("path", id="gau-relief", d="".join(rings + curls))


def speckles(seed: int) -> str:
    rng = seeded("speckles", seed)
    spots = (polar(84 * sqrt(int(rng.below(1000)) / 1000), int(rng.below(360))) for _ in range(24))
    return "".join(f"M{xy(spot)}h0" for spot in spots)


INSIDE: Final = "url(#gau-inside)"  # shows what lies within a tile


def slab() -> str:
    """The bare tile, and `gau-back`, the same seen from below."""
    rim = hexagon(97.4)
    carved = tag("use", href="#gau-relief", cls="light", x="-.9", y="-1.2") + tag("use", href="#gau-relief", cls="low")
    body = path("side", polygon(add(p, (0, 6)) for p in hexagon(99.2))) + path("slab", polygon(hexagon(99.2)))
    front = (
        body
        + path("edge", line(rim[4], rim[5], rim[0], rim[1]))
        + tag("g", carved, clip_path=INSIDE)
        + path("low", speckles(1906))
        + path("light", speckles(1926))
    )
    waves = path("edge", *(curl((0, 0), a, 26) for a in (-30, 90, 210)))
    return (
        tag("clipPath", tag("path", d=polygon(hexagon(98.8))), id="gau-inside")
        + relief()
        + tag("path", id="gau-cell", d=polygon(hexagon(95)))
        + tag("path", id="gau-rim", d=polygon(hexagon(94)))
        + tag("g", front, id="gau-slab", cls="gaudi")
        + tag("g", body, path("edge", polygon(hexagon(82))), waves, id="gau-back", cls="gaudi back")
    )


def faces() -> str:
    """`gau-OGB-0`: a tile around its own centre; the last figure is the animal at its northern corner (GAU-13)."""
    return "".join(face(kind, north) for kind in range(KINDS) for north in range(3))


def face(kind: int, north: int) -> str:
    thirds = ""
    for k, (x, y) in enumerate(((0.0, -SIDE), (HALF, SIDE / 2), (-HALF, SIDE / 2))):
        animal = (north + k) % 3
        thirds += placed(f"gau-{ANIMALS[animal]}-{COLOURS[colour_of(kind, animal)]}", (x, y))
    return tag("g", use("gau-slab"), tag("g", thirds, clip_path=INSIDE), id=f"gau-{kind_name(kind)}-{north}")
