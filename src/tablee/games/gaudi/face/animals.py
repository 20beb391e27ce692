"""The three sea animals, each drawn whole around its corner: a tile shows the third that lies inside it, so three tiles
always make one perfect animal. A motif is a silhouette, coloured by whoever uses it, and the lines over it."""

from __future__ import annotations

from math import degrees, pi, sin
from typing import Final, TypeAlias

from tablee.games.gaudi.face.lines import Point, add, blob, line, path, polar, ribbon, thread, xy
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS
from tablee.kit.svg import tag, use

Motif: TypeAlias = tuple[str, str]

# The snail: a coiled shell that opens in the lower third, where the head looks out --------------------------------------

LIP: Final = 108.0


def whorl(turn: float) -> float:
    """Radius of the spiral, from the lip inwards."""
    return float(114 * 0.79**turn - 34)


def coil(turn: float, scale: float = 1) -> Point:
    return polar(scale * whorl(turn), LIP + 360 * turn)


def rib(turn: float) -> str:
    low, high, angle = whorl(turn + 1), whorl(turn), LIP + 360 * turn
    return thread(polar(0.84 * low + 0.16 * high, angle), polar(0.4 * low + 0.6 * high, angle + 7), polar(high - 1, angle))


def snail() -> Motif:
    shell = blob([coil(k / 20) for k in range(20)] + [polar(56, LIP - 4), polar(66, LIP - 12), polar(80, LIP - 9)])
    foot = ribbon([polar(66 + 8 * sin(k / 7 * pi / 2), LIP + 6 - 9.5 * k) for k in range(8)], 24, 15)
    horns = [thread(polar(r, LIP - 58), polar(r + 1, LIP - 66), polar(tip, LIP - 74)) for r, tip in ((77, 83), (71, 70))]
    knobs = [f"M{xy(polar(tip, LIP - 74))}h0" for tip in (83, 70)]
    ribs = [rib(0.02 + k / 22) for k in range(44)] + [rib(2.02 + k / 14) for k in range(14)]
    gleam = thread(*(coil(k / 16, 0.89) for k in range(1, 50)))
    spiral = thread(*(coil(k / 20) for k in range(19, 98)))
    lines = path("gleam", gleam) + path("rib", *ribs, *horns) + path("knob", *knobs) + path("coil", spiral)
    return tag("path", d=foot) + tag("path", d=shell), lines


# The jellyfish: a bell with four horseshoes, and three wavy arms in each third that drift off clockwise ------------------


def tentacle(angle: float) -> list[Point]:
    steps = [(k / 11, 34 + 48 * k / 11) for k in range(12)]
    return [polar(r, angle + 70 * s + degrees(5 * (0.35 + 0.65 * s) * sin(4 * pi * s) / r)) for s, r in steps]


def horseshoe(angle: float) -> str:
    outside = ((7, -30), (17, -50), (25, -26), (25, 26), (17, 50), (7, 30))
    inside = ((13, 26), (18, 10), (18, -10), (13, -26))
    return blob([polar(r, angle + a) for r, a in outside + inside])


def jellyfish() -> Motif:
    arms = "".join(ribbon(tentacle(40 * k + 20), 16, 6) for k in range(9))
    bell = blob([polar(47 if k % 2 else 42, 10 * k) for k in range(36)])
    canals = (line(polar(30, 20 * k), polar(38, 20 * k)) for k in range(18))
    clover = path("dark", *map(horseshoe, (0, 90, 180, 270)))
    rings = tag("circle", cls="gleam", r=34) + tag("circle", cls="pale", r=28)
    return tag("path", d=arms) + tag("path", d=bell), rings + clover + path("rib", *canals)


# The starfish: five bent arms edged with small plates --------------------------------------------------------------------

WIDTHS: Final = ((36, 17), (52, 14), (68, 10), (80, 7.5), (87.5, 4))  # half the width along an arm


def arm(angle: float, along: float, aside: float) -> Point:
    return add(polar(along, angle + 0.08 * (along - 40)), polar(aside, angle + 90))


def starfish() -> Motif:
    outline, spines, plates, gleams = [], [], [], []
    for a in range(-90, 270, 72):
        outline += [polar(25, a - 36), *(arm(a, s, -h) for s, h in WIDTHS), *(arm(a, s, h) for s, h in reversed(WIDTHS))]
        spines.append(ribbon([arm(a, s, 0) for s in range(4, 77, 12)], 7, 1.5))
        gleams.append(line(arm(a, 26, -8), arm(a, 64, -5)))
        for s in range(30, 79, 8):
            plates += [line(arm(a, s, side * (21 - 0.17 * s)), arm(a, s - 1, side * (14 - 0.12 * s))) for side in (-1, 1)]
    lines = path("gleam", *gleams) + path("rib", *plates) + path("dark", *spines)
    return tag("path", d=blob(outline)), lines + tag("circle", cls="pale", r=5)


# Symbols -----------------------------------------------------------------------------------------------------------------

FILLS: Final = {"orange": None, "green": "url(#gau-green)", "blue": "url(#gau-blue)"}


def textures() -> str:
    """Fills that tell the colours apart by more than colour: green is hatched, blue is dotted, orange is plain."""
    hatch, dots = path("hatch", "M0 6H12"), path("spot", "M3 3h0M9 9h0")
    return texture("green", hatch, -38) + texture("blue", dots, 20)


def texture(colour: str, drawn: str, turn: int) -> str:
    ground = path("plain", "M0 0h12v12H0z")
    name = {"id": f"gau-{colour}", "cls": f"gaudi {colour}", "patternUnits": "userSpaceOnUse"}
    return tag("pattern", ground, drawn, **name, width=12, height=12, patternTransform=f"rotate({turn})")


def symbols() -> str:
    """`gau-snail-orange` and the others; `gau-snail-shape` is the bare outline."""
    drawn = textures()
    for name, (shape, lines) in zip(ANIMALS, (snail(), jellyfish(), starfish()), strict=True):
        body = tag("g", tag("g", shape, id=f"gau-{name}-shape"), cls="body")
        drawn += tag("g", body, lines, id=f"gau-{name}", cls="gaudi")
        for colour in COLOURS:
            named = {"id": f"gau-{name}-{colour}", "cls": f"gaudi {colour}"}
            drawn += tag("g", use(f"gau-{name}"), **named, fill=FILLS[colour])
    return drawn
