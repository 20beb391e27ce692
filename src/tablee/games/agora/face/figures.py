"""Symbols that Agora's pictures use again and again: the map, walkers, landmarks, backs, scenes, the fountain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from tablee.games.agora.face.figure_shapes import PATTERNS, SCENES, SMALL
from tablee.games.agora.face.map_shapes import (
    BORDER_LINES,
    HIGH,
    HILLS,
    LANDMARKS,
    LEFT_SHORE,
    NARROW_SPOTS,
    RIGHT_SHORE,
    RINGS,
    RIVERS,
    SPOTS,
    WIDE,
)
from tablee.games.agora.face.standings import VALUES
from tablee.games.agora.face.walkers import labels, people, stamp, walker
from tablee.games.agora.rules.agreed import STRONGEST
from tablee.games.agora.rules.city import CODES, NAMES, card_name, strength
from tablee.games.agora.rules.codes import CARDS, DISTRICTS, FACES
from tablee.kit import svg
from tablee.kit.svg import box, dot, group, path, paths, tag, text, use

Point: TypeAlias = "tuple[int, int]"
Line: TypeAlias = Sequence[Point]

TWO_LINES: Final = ("SM", "LC", "SG")  # districts too narrow for their name


def symbol(name: str, view_box: str, *inside: str) -> str:
    """Styles reach what is used elsewhere only through a class on the symbol itself."""
    return svg.symbol(f"agora-{name}", view_box, *inside, cls="agora")


# The map ------------------------------------------------------------------------------------------------------------------


def read_border(line: str) -> tuple[str, Line]:
    name, *pairs = line.split()
    return name, [(int(x), int(y)) for x, y in (pair.split(",") for pair in pairs)]


BORDERS: Final = dict(map(read_border, BORDER_LINES.strip().splitlines()))


def along(name: str) -> Line:
    """A border, backwards if its name says so."""
    return BORDERS[name[1:]][::-1] if name[0] == "-" else BORDERS[name]


def curve(line: Line) -> str:
    """Cubic curves through all points (Catmull-Rom): the same forwards and backwards."""
    ends = (line[0], *line, line[-1])
    return "".join(
        f"C{b[0] + (c[0] - a[0]) / 6:.0f} {b[1] + (c[1] - a[1]) / 6:.0f} "
        f"{c[0] + (b[0] - d[0]) / 6:.0f} {c[1] + (b[1] - d[1]) / 6:.0f} {c[0]} {c[1]}"
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False)
    )


def drawn(lines: Iterable[Line]) -> str:
    """Lines that follow each other as one path."""
    lines = list(lines)
    return f"M{lines[0][0][0]} {lines[0][0][1]}" + "".join(map(curve, lines))


def land(code: str, cls: str) -> str:
    return use(f"agora-land-{code}", cls=cls)


def backdrop() -> str:
    """Everything of the map that never changes: sea, hills, tinted districts, borders, landmarks."""
    coast = use("agora-coast", cls="beach")
    swell = "".join(use("agora-coast", cls=f"swell s{n}") for n in (3, 2, 1))
    sea = group(box(0, 500, WIDE, 220, "sea"), swell, box(0, 500, WIDE, 220, "waves"), clip_path="url(#agora-wet)")
    hills = "".join(use("agora-hill", x - 40 * k, y - 34 * k, width=80 * k, height=40 * k) for x, y, k in HILLS)
    rims = "".join(group(land(code, f"rim d-{code}"), clip_path=f"url(#agora-in-{code})", cls="band") for code in CODES)
    outer, tints, lines = (
        "".join(land(code, cls.format(code)) for code in CODES) for cls in ("outer", "tint d-{}", "border")
    )
    marks = "".join(
        use(f"agora-mark-{code}", x - 24, y - 24, "landmark", width=48, height=48)
        for code, (*_, x, y) in SPOTS.items()
        if x
    )
    names = text(620, 26, "Serra de Collserola", "hill-name") + text(650, 702, "Mar Mediterrània", "sea-name")
    ships = use("agora-ship", 800, 648, width=44, height=40) + use("agora-ship", 216, 680, width=30, height=28)
    rose = use("agora-rose", 930, 626, width=76, height=76)
    ground = box(0, 0, WIDE, HIGH, "land") + path(RIVERS, "river") + hills + sea + coast
    return ground + outer + tints + land("EX", "blocks") + rims + lines + marks + names + ships + rose


def map_symbols() -> Iterable[str]:
    coast = drawn([LEFT_SHORE, along("-SM~"), along("-CV~"), along("-MT~"), RIGHT_SHORE])
    yield path(coast, id="agora-coast") + tag("clipPath", path(f"{coast}V{HIGH}H0Z"), id="agora-wet")
    for code in CODES:
        yield path(drawn(along(name) for name in RINGS[code].split()) + "Z", id=f"agora-land-{code}")
        yield tag("clipPath", land(code, "clip"), id=f"agora-in-{code}")
        yield symbol(f"mark-{code}", "-14 -14 28 28", path(LANDMARKS[code]))
    for name, width, height, cls, line in PATTERNS:
        yield tag("pattern", path(line, cls), id=f"agora-{name}", width=width, height=height, patternUnits="userSpaceOnUse")
    yield tag("clipPath", box(0, 0, WIDE, HIGH, r=14), id="agora-sheet")
    yield path("M4 0L-16 -11L-11 0L-16 11Z", id="agora-tip")
    yield symbol("map", f"0 0 {WIDE} {HIGH}", group(backdrop(), clip_path="url(#agora-sheet)"))


# Labels on the map --------------------------------------------------------------------------------------------------------


def label(district: int) -> str:
    """The name of a district on the map, wide and narrow."""
    return stamp(f"label-{CODES[district]}", wide_label(district), narrow_label(district))


def wide_label(district: int) -> str:
    """Value and code on a paving flower, then the name, on two lines where the district is narrow."""
    code = CODES[district]
    x, y, *_ = SPOTS[code]
    lines = re.split(r"(?<=-)| ", NAMES[district], maxsplit=1) if code in TWO_LINES else [NAMES[district]]
    left = x - (max(map(len, lines)) * 9 + 48) / 2
    top = y + 14 - 9 * len(lines)
    name = "".join(text(left + 48, top + 18 * i, line, "name") for i, line in enumerate(lines))
    value = text(left + 22, y + 4, VALUES[district], "value") + text(left + 22, y + 14, code, "code")
    return group(use("agora-flower", left, y - 22, width=44, height=44), value, name, cls="wide label")


def narrow_label(district: int) -> str:
    flower = use("agora-flower", -48, -23, width=46, height=46)
    said = text(-25, 9, VALUES[district], "value") + text(3, 10, CODES[district], "name")
    return upright(district, group(flower, said, cls="label"))


def upright(district: int, *inside: str) -> str:
    """Around the label of a district on a narrow page, where the map is turned."""
    x, y, _ = NARROW_SPOTS[CODES[district]]
    return group(group(*inside, cls="upright"), x=x, y=y, cls="narrow")


# Cards and the fountain ---------------------------------------------------------------------------------------------------


def face(card: int) -> str:
    """District tint and landmark, the value as a number and as passers-by in front of a scene; 120 by 132."""
    code, view = CODES[card // FACES], tuple(SCENES)[(card // FACES + card % FACES) % len(SCENES)]
    scene = use(f"agora-{view}", 10, 32, width=100, height=72)
    printed = use(f"agora-sky-{code}") + scene + use(f"agora-walk-{strength(card)}") + use(f"agora-sign-{code}")
    return symbol(f"card-{card_name(card)}", "0 0 120 132", printed)


def face_parts() -> Iterable[str]:
    for code in CODES:
        yield stamp(f"sky-{code}", box(0.5, 0.5, 119, 131, "card paper", 10), box(6, 6, 108, 120, f"sky d-{code}", 6))
        glyph = use(f"agora-mark-{code}", 85, 11, "glyph", width=24, height=24)
        yield stamp(f"sign-{code}", dot(97, 23, 15, "disc"), glyph)
    ground = path("M6 100H114V120a6 6 0 0 1 -6 6H12a6 6 0 0 1 -6 -6z", "paving")
    for value in range(1, STRONGEST + 1):
        walk = "".join(
            use("agora-passer", 52 + (i - (value - 1) / 2) * 19, 89 + i % 2 * 3, width=16, height=26) for i in range(value)
        )
        yield stamp(f"walk-{value}", ground, walk, dot(26, 26, 19, "disc"), text(26, 36, value, "strength"))


def back(code: str) -> str:
    """All six cards of a district share this back, 120 by 168."""
    frame = (
        box(0.5, 0.5, 119, 167, f"card d-{code}", 10)
        + box(6, 6, 108, 156, "inlay", 6)
        + box(9.5, 9.5, 101, 149, "tiles", 4)
    )
    glyph = dot(60, 62, 40, "disc") + use(f"agora-mark-{code}", 28, 30, "glyph", width=64, height=64)
    return symbol(f"back-{code}", "0 0 120 168", frame, glyph, text(60, 146, code, "back-code"))


def strip(code: str) -> str:
    """The same in small, 48 by 60."""
    frame = box(1, 1, 46, 58, f"card d-{code}", 7) + box(4.5, 4.5, 39, 51, "inlay", 4)
    glyph = use(f"agora-mark-{code}", 11, 8, "glyph", width=26, height=26)
    return symbol(f"strip-{code}", "0 0 48 60", frame, glyph, text(24, 51, code, "strip-code"))


def fountain() -> str:
    """The Magic Fountain by night, before the palace and its nine beams."""
    beams = "".join(f"M90 50L{84 + dx} -4h12z" for dx in range(-104, 105, 26))
    palace = "M34 84V68h10v-12h8v12h20v-6q0 -4 6 -4q2 -14 12 -14t12 14q6 0 6 4v6h20v-12h8v12h10v16z"
    frame = tag("clipPath", box(0, 0, 180, 130, r=10), id="agora-night")
    night = box(0, 0, 180, 130, "night", 10)
    night += group(path(beams, "beam"), path(palace, "palace"), clip_path="url(#agora-night)")
    basin = tag("ellipse", cx=90, cy=116, rx=82, ry=10, cls="basin")
    arms = [(k, side * w, top) for k, (w, top) in enumerate(((68, 62), (52, 42), (36, 26), (20, 14))) for side in (-1, 1)]
    jets = "".join(path(f"M90 118C{90 + w / 5:g} {top} {90 + w} {top} {90 + w} 118", f"jets j{k}") for k, w, top in arms)
    plume = path("M90 116Q84 50 90 14Q96 50 90 116z", "plume") + path("M8 117Q90 138 172 117", "edging")
    return frame + symbol("magic", "0 0 180 130", night, basin, jets, plume)


@cache
def sprite() -> str:
    scenes = (symbol(name, "0 0 100 72", paths(layers)) for name, layers in SCENES.items())
    small = (symbol(name, size, paths(layers)) for name, size, layers in SMALL)
    cards = (*map(face, range(CARDS)), *face_parts(), *map(back, CODES), *map(strip, CODES))
    drawn = (*map_symbols(), *map(label, range(DISTRICTS)), *people(), *labels(), *cards, *scenes, *small, fountain())
    return svg.sprite(tag("g", *drawn, cls="agora"))


def vignette() -> str:
    """Walkers on the promenade before the fountain."""
    crowd = "".join(
        walker(colour, x, y, 1.5)
        for colour, x, y in (("olive", 34, 140), ("blue", 76, 150), ("garnet", 168, 150), ("topaz", 208, 140))
    )
    night = use("agora-magic", 0, -10, width=240, height=173)
    return group(night, box(0, 128, 240, 32, "paving"), crowd, walker("white", 122, 154, 1.5), cls="agora")
