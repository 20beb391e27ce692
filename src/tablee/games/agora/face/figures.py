"""Symbols that Agora's pictures use again and again: the map, walkers, landmarks, backs, scenes, the fountain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from tablee.games.agora.face.figure_shapes import (
    COAT,
    COAT_FOLD,
    DRESS,
    DRESS_FOLD,
    IN_COATS,
    LEGS,
    MARKS,
    PATTERNS,
    SCENES,
    SMALL,
    WORN,
)
from tablee.games.agora.face.map_shapes import (
    BORDER_LINES,
    HILLS,
    LANDMARKS,
    LEFT_SHORE,
    RIGHT_SHORE,
    RINGS,
    RIVERS,
    SPOTS,
)
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.city import CODES
from tablee.kit import svg
from tablee.kit.svg import box, dot, group, path, paths, tag, text, use

Point: TypeAlias = "tuple[int, int]"
Line: TypeAlias = Sequence[Point]

WIDE: Final = 1024  # the map
HIGH: Final = 720


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


# Walkers ------------------------------------------------------------------------------------------------------------------


def walker(colour: str, x: float, y: float, scale: float = 1, cls: str = "") -> str:
    """A walker on its feet at x, y."""
    size = {"width": 28 * scale, "height": 42 * scale}
    return use(f"agora-walker-{colour}", x - 14 * scale, y - 40 * scale, f"{colour} {cls}".strip(), **size)


def lying(colour: str, x: float, y: float) -> str:
    """A walker that was moved this round, flat on its back around x."""
    turned = f"translate({x + 17:g} {y:g})rotate(-86)"
    return use(f"agora-walker-{colour}", -14, -40, colour, width=28, height=42, transform=turned)


def people() -> Iterable[str]:
    for colour in COLOURS:
        coat = colour in IN_COATS
        body = path(LEGS, "legs") + path(COAT, "coat") + path(COAT_FOLD, "dim")
        body = body if coat else path(DRESS, "coat") + path(DRESS_FOLD, "dim")
        mark = path(MARKS[colour], "mark", transform="translate(0 -17)")
        yield symbol(
            f"walker-{colour}", "-14 -40 28 42", body, dot(0, -30.5, 4.2, "head"), path(WORN[colour], "coat"), mark
        )
        yield symbol(f"coin-{colour}", "-6 -6 12 12", path(MARKS[colour], "coin"))
        for count in (1, 2, 3):
            behind = "".join(walker(colour, dx, -3, 1, "behind") for dx in (-9, 9)[: count - 1])
            shadow = tag("ellipse", rx=13, ry=3, cls="shadow")
            yield symbol(f"group-{colour}{count}", "-26 -50 52 54", shadow, behind, walker(colour, 0, 0, 1.2))


# Cards and the fountain ---------------------------------------------------------------------------------------------------


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
    backs = (drawn for code in CODES for drawn in (back(code), strip(code)))
    return svg.sprite(tag("g", *map_symbols(), *people(), *backs, *scenes, *small, fountain(), cls="agora"))


def vignette() -> str:
    """Walkers on the promenade before the fountain."""
    crowd = "".join(
        walker(colour, x, y, 1.5)
        for colour, x, y in (("olive", 34, 140), ("blue", 76, 150), ("garnet", 168, 150), ("topaz", 208, 140))
    )
    night = use("agora-magic", 0, -10, width=240, height=173)
    return group(night, box(0, 128, 240, 32, "paving"), crowd, walker("white", 122, 154, 1.5), cls="agora")
