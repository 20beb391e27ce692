"""Symbols that Pueblo's pictures use again and again, and its small picture for galleries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.contour import silhouette
from tablee.games.pueblo.face.cubes import H, Solid, W, figure, stroke
from tablee.games.pueblo.face.eye import eye_symbols
from tablee.games.pueblo.face.hand import SIZE as PART
from tablee.games.pueblo.face.hand import stone_symbols
from tablee.games.pueblo.face.plan import line_symbols, path_symbols
from tablee.games.pueblo.face.scene import owner_class
from tablee.games.pueblo.face.stops import stop_symbols
from tablee.games.pueblo.face.turned import WAYS
from tablee.games.pueblo.rules.geometry import RING, SIZE, is_corner
from tablee.games.pueblo.rules.position import from_position
from tablee.games.pueblo.rules.state import COLOURS
from tablee.games.pueblo.rules.view import view
from tablee.kit import svg
from tablee.kit.shapes import OUTLINES, SHAPES
from tablee.kit.svg import tag

OWN: Final = ((0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 1, 2))  # a flat stone that opens towards us
BOX: Final = tuple((i, j, z) for i in (0, 1) for j in (0, 1) for z in (1, 2))
REST: Final = tuple(cube for cube in BOX if cube not in OWN)  # hangs over it: both make a block

RAYS: Final = "M-15-15h30v30h-30zM0-12v4M0 8v4M-12 0h4M8 0h4M-8.5-8.5l3 3M5.5 5.5l3 3M8.5-8.5l-3 3M-5.5 5.5l-3 3"
TILE: Final = (
    tag("rect", cls="tile", x=-19, y=-19, width=38, height=38, rx=3)
    + tag("path", cls="rays", d=RAYS)
    + tag("circle", cls="sun", r=5)
)
LAID: Final = f"{W / 44:.3f} {H / 44:.3f} -{W / 44:.3f} {H / 44:.3f} 0 {H}"  # from the plan onto the ground of the heap
GROUND: Final = f"M0 0l{W} {H}-{W} {H}-{W}-{H}z"  # one cell
HINT: Final = f"M0 4l{W - 6} {H - 4}-{W - 6} {H - 4}-{W - 6}-{H - 4}z"


def board_figures() -> Iterator[str]:
    """Cells, signs and arrows."""
    yield tag("path", id="pueblo-open", cls="pueblo-open", d=GROUND)
    yield tag("path", id="pueblo-way", cls="pueblo-way", d=GROUND)
    yield tag("path", id="pueblo-hint", cls="pueblo-hint", d=HINT)
    yield tag("path", id="pueblo-onward", cls="pueblo-sign", d="M-9 1 5 4 2-7")
    yield tag("path", id="pueblo-quarter", cls="pueblo-sign", d="M0 11l15 10-15 10-15-10zm-7.5 5l15 10m0-10l-15 10")
    yield tag("path", id="pueblo-quarter-above", cls="pueblo-sign", d="M-7-7h14v14h-14zM-7 0h14M0-7v14")
    yield tag("path", id="pueblo-arrow", d="M-7 0H6M1-5.5 6.5 0 1 5.5")
    yield tag("path", id="pueblo-stairs", d="M7 18v-5h6v-6h6M49 60v5h-6v6h-6")
    square = tag("rect", cls="square", width=44, height=44)
    halo = tag("rect", cls="halo", x=2.5, y=2.5, width=39, height=39, rx=3)
    yield tag("g", square, halo, id="pueblo-square", cls="pueblo")
    for name in (SHAPES[colour] for colour in COLOURS):
        top = tag("path", cls="pueblo-top", d=OUTLINES[name], transform="translate(13 13)")
        yield tag("g", tag("use", href="#pueblo-square"), top, id=f"plan-{name}")
    yield tag("g", tag("g", TILE, transform=f"matrix({LAID})"), id="pueblo-sacred", cls="pueblo")
    yield tag("g", tag("g", TILE, transform="translate(22 22)"), id="pueblo-sacred-above", cls="pueblo")


def way_figures() -> Iterator[str]:
    """The cells of the ring in the heap; corners carry the sign of a quarter, some others an arrow in walking direction."""
    for ring in range(RING):
        (i, j), (p, q) = WAYS[0][ring], WAYS[0][(ring + 1) % RING]
        sign = figure("pueblo-quarter") if is_corner(ring) else ""
        if ring % (SIZE + 1) in (3, 6):
            onward = f"translate(0 {H})scale({p - i - q + j} {p - i + q - j})"
            sign = tag("use", href="#pueblo-onward", transform=onward)
        yield tag("g", figure("pueblo-way"), sign, id=f"way-{ring}", transform=cubes.moved_to(i, j))


def chief_figures() -> Iterator[str]:
    """The chief and its marker, in the heap and from above."""
    yield tag("ellipse", id="pueblo-chief-shadow", cls="pueblo-shadow", cx=8, cy=1, rx=21, ry=10)
    yield tag(
        "g",
        tag("path", cls="cloak", d="M-15 3C-15-15-9-25-4-29H4C9-25 15-15 15 3 9 10-9 10-15 3z"),
        tag("path", cls="band", d="M-14-6C-7 0 7 0 14-6l1 6C8 7-8 7-15 0z"),
        tag("circle", cls="head", cy=-35, r=8.5),
        tag("path", cls="staff", d="M18 6V-44"),
        tag("circle", cls="sun", cx=18, cy=-48, r=6),
        id="pueblo-chief",
        cls="pueblo",
    )
    shadow, standing = tag("use", href="#pueblo-chief-shadow"), tag("use", href="#pueblo-chief")
    yield tag("g", shadow, standing, id="pueblo-chief-far")
    cloak, band, head = (tag("circle", cls=cls, r=r) for cls, r in (("cloak", 10), ("band", 6.5), ("head", 4.5)))
    yield tag("g", cloak, band, head, id="pueblo-chief-above", cls="pueblo")
    side = tag("path", cls="disc", d="M-22-3v6a22 14 0 0 0 44 0v-6z")
    top = tag("ellipse", cls="disc", cy=-3, rx=22, ry=14)
    yield tag("g", side, top, id="pueblo-marker", cls="pueblo")


def sprite() -> str:
    heap = (*cubes.cube_symbols(), *cubes.shade_symbols(), *cubes.mark_symbols(), *way_figures(), *stop_symbols())
    return svg.sprite(
        *board_figures(),
        *chief_figures(),
        *heap,
        *path_symbols(),
        *line_symbols(),
        *eye_symbols(),
        *blocks(),
        *stone_symbols(),
    )


def blocks() -> list[str]:
    """A reserve's parts: a block of a coloured and a neutral stone, one stone alone, and a block of which one is gone."""
    own, neutral = Solid("own", OWN), Solid("neutral", OWN)
    hollow = stroke("dashes", silhouette(BOX))
    drawn = {
        "block": cubes.whole(cubes.fill([own, Solid("neutral", REST)])),
        "lone": cubes.whole(cubes.fill([own])),
        "neutral": cubes.whole(cubes.fill([neutral])),
        "broken-own": hollow + cubes.whole(cubes.fill([own])),
        "broken-neutral": hollow + cubes.whole(cubes.fill([neutral])),
    }
    scaled = f"scale({PART / 136:.4f}) translate(68 46)"
    return [
        tag("g", tag("g", picture, transform=scaled), id=f"pueblo-{name}", cls="pueblo part")
        for name, picture in drawn.items()
    ]


def vignette() -> str:
    """A young heap under the sun."""
    state = from_position(
        "players 4; stones r SE d5, b SE f4, g SW e5, n NW e6, n NE d4, n SE d3, r SW e3, b NW f6, v SW h5, n SE d5, "
        "n NE e6, n SE g3"
    )
    solids = [
        Solid(owner_class(stone.owner), tuple((cell % 8, 7 - cell // 8, level) for cell, level in stone.cubes))
        for stone in view(state, None).stones
    ]
    pile = cubes.fill(solids)
    high = cubes.heights(pile)
    drawn = ""
    for i, j in sorted(((i, j) for i in range(8) for j in range(8)), key=sum):
        there = cubes.column(pile, high, i, j) + cubes.marks(pile, i, j, high.get((i, j), 0)) or cubes.shades(high, i, j, 0)
        drawn += tag("g", there, transform=cubes.moved_to(i, j)) if there else ""
    sky = tag("rect", cls="sky", width=240, height=160) + tag("circle", cls="sun", cx=196, cy=40, r=20)
    clay = tag("path", cls="clay", d="M0 118L120 44 240 118v42H0z")
    return tag("g", sky, clay, tag("g", drawn, transform="translate(118 6) scale(.5)"), cls="pueblo vignette")
