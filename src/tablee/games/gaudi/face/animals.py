"""The three sea animals, each drawn whole around its corner: a tile shows the third that lies inside it, so three tiles
always make one perfect animal. A motif is a silhouette, coloured by whoever uses it, and the lines over it."""

from __future__ import annotations

from math import degrees, pi, sin
from typing import Final, TypeAlias

from tablee.games.gaudi.face.lines import Point, add, blob, line, path, polar, ribbon, thread, xy
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS

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
    return f'<path d="{foot}"/><path d="{shell}"/>', lines


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
    marks = f'<circle class="gleam" r="34"/><circle class="pale" r="28"/>{clover}{path("rib", *canals)}'
    return f'<path d="{arms}"/><path d="{bell}"/>', marks


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
    marks = path("gleam", *gleams) + path("rib", *plates) + path("dark", *spines) + '<circle class="pale" r="5"/>'
    return f'<path d="{blob(outline)}"/>', marks


# Symbols -----------------------------------------------------------------------------------------------------------------

FILLS: Final = {"orange": "", "green": ' fill="url(#gau-green)"', "blue": ' fill="url(#gau-blue)"'}


def textures() -> str:
    """Fills that tell the colours apart by more than colour: green is hatched, blue is dotted, orange is plain."""
    size = 'patternUnits="userSpaceOnUse" width="12" height="12"'
    ground = path("plain", "M0 0h12v12H0z")
    hatch, dots = path("hatch", "M0 6H12"), path("spot", "M3 3h0M9 9h0")
    return (
        f'<pattern id="gau-green" class="gaudi green" {size} patternTransform="rotate(-38)">{ground}{hatch}</pattern>'
        f'<pattern id="gau-blue" class="gaudi blue" {size} patternTransform="rotate(20)">{ground}{dots}</pattern>'
    )


def symbols() -> str:
    """`gau-snail-orange` and the others; `gau-snail-shape` is the bare outline."""
    drawn = textures()
    for name, (shape, lines) in zip(ANIMALS, (snail(), jellyfish(), starfish()), strict=True):
        drawn += f'<g id="gau-{name}" class="gaudi"><g class="body"><g id="gau-{name}-shape">{shape}</g></g>{lines}</g>'
        for colour in COLOURS:
            drawn += f'<g id="gau-{name}-{colour}" class="gaudi {colour}"{FILLS[colour]}><use href="#gau-{name}"/></g>'
    return drawn
