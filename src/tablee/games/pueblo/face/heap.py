"""The heap on its board, in parallel projection from one of four sides.

The box of the picture never changes: its sky holds four levels at the far corner and twelve in the middle, which is more
than heaps grow to in earnest play. A higher tower simply stands out of the box, at the same scale, with nothing moved; the
plan beside it reaches every cell of any heap.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.columns import Ground, columns
from tablee.games.pueblo.face.contour import contour, silhouette
from tablee.games.pueblo.face.cubes import Cube, H, Solid, W, diamond, moved_to, screen, stroke
from tablee.games.pueblo.face.pieces import empty, piece
from tablee.games.pueblo.face.scene import STEPS, PuebloScene, owner_class, voice
from tablee.games.pueblo.face.stacks import Heap
from tablee.games.pueblo.face.stops import price, stop
from tablee.games.pueblo.face.turned import CELL_AT, SPOTS, WAYS, turned
from tablee.games.pueblo.rules.geometry import CELLS, FILES, OPENINGS, RING, SIZE, footprint
from tablee.games.pueblo.rules.view import Stone
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import opening, tag

SLAB: Final = 22  # thickness of the board
SKY: Final = -106
BOX: Final = f"-388 {SKY} 776 {412 - SKY}"
# Where an opening points on the screen when north lies to the upper right; a quarter turn moves on by one.
AROUND: Final = ((66, 0), (0, 50), (-66, 0), (0, -50))


def heap_panel(scene: PuebloScene) -> Panel:
    turn = scene.lens.turn % 4
    title, frame = voice(scene.lens.lang).say("heap-title"), framed(scene.lens.lang, turn)
    return Panel("heap", title, frame, pieces(scene, turn), "</svg>")


def pieces(scene: PuebloScene, turn: int) -> tuple[Piece, ...]:
    """From back to front, the same ids in the same order whatever stands on the board."""
    view, heap = scene.view, scene.heap
    return (
        *path(scene, turn),
        marker(turn, scene.marker),
        chief_behind(turn, scene.chief),
        *columns(turn, heap, Ground(view.sacred, scene.laying, scene.dismantling)),
        empty("heap-last") if scene.dismantling else last(turn, heap),
        ghost(scene, turn),
        going(turn, heap, scene.leaving),
        chief_before(turn, scene.chief),
        *stops(scene, turn),
        price(turn, scene.told.ring, scene.told.paid) if scene.told else empty("heap-told"),
        *arrows(scene, turn),
    )


# The ground -------------------------------------------------------------------------------------------------------------


@cache
def framed(lang: str, turn: int) -> str:
    seen_from = voice(lang).say(f"heap-from-{turn}")
    return opening("svg", cls="pueblo heap", viewBox=BOX, role="img", aria_label=seen_from) + ground(turn)


def ground(turn: int) -> str:
    """The slab with its rim, the field and its four quarters."""
    (x, y), w, h = screen(-1, 9), 10 * W, 10 * H
    rows = [screen(0, k) for k in range(1, SIZE)]
    grid = "".join(f"M{a} {b}l{8 * W} {8 * H}M{-a} {b}l-{8 * W} {8 * H}" for a, b in rows)
    tinted = ((0, 0), (4, 4)) if turn % 2 == 0 else ((4, 0), (0, 4))  # north-west and south-east
    return (
        stroke("slab-shade", f"M{x} {y + SLAB}l{w} {h} {w}-{h} 20 10-{w} {h}z")
        + stroke("slab-l", f"M{x} {y}l{w} {h}v{SLAB}l-{w}-{h}z")
        + stroke("slab-r", f"M{-x} {y}l-{w} {h}v{SLAB}l{w}-{h}z")
        + stroke("floor", diamond(0, 0, 8))
        + stroke("quarter", "".join(diamond(*at, 4) for at in tinted))
        + stroke("grid", grid)
        + stroke("ink", f"{diamond(0, 0, 8)}{diamond(-1, -1, 10)}M{x} {y}v{SLAB}l{w} {h} {w}-{h}v-{SLAB}M0 {y + h}v{SLAB}")
        + rim(turn)
    )


def rim(turn: int) -> str:
    """Files and ranks on the two front sides of the slab."""
    files = [((k, -1), (k, SIZE), FILES[k]) for k in range(SIZE)]
    ranks = [((-1, k), (SIZE, k), str(k + 1)) for k in range(SIZE)]
    text = ""
    for one, other, name in files + ranks:
        i, j = next(at for at in (turned(one, turn), turned(other, turn)) if SIZE in at)
        x, y = screen(i, j)
        x, lean = (x - W // 2, H / W) if j == SIZE else (x + W // 2, -H / W)
        text += tag("text", name, cls="rim", transform=f"matrix(1 {lean:.3f} 0 1 {x} {y + 2 * H + 6})")
    return text


# The path around it -------------------------------------------------------------------------------------------------------


def shading(turn: int) -> list[tuple[str, int]]:
    """For each ring cell the side and the cell of the field from which a shadow may fall on it; none is cell -1."""
    found = []
    for i, j in WAYS[turn]:
        beside = [(side, CELL_AT[turn].get((i + a, j + b), -1)) for side, (a, b) in zip("abc", cubes.SHADING, strict=True)]
        found.append(next((one for one in beside if one[1] >= 0), ("", -1)))
    return found


SHADING: Final = [shading(turn) for turn in range(4)]
SHADED: Final = [  # the ring cells on which a cell of the field may leave a shadow
    [[ring for ring in range(RING) if SHADING[turn][ring][1] == cell] for cell in range(CELLS)] for turn in range(4)
]
POSITION: Final = [[WAYS[0].index(spot) for spot in ways] for ways in WAYS]  # of a ring cell on the screen


def path(scene: PuebloScene, turn: int) -> tuple[Piece, ...]:
    """The cells of the ring; where the chief may stop they can be chosen, the one asked about is marked."""
    plain, marked, chief, heap = plain_path(turn, scene.heap), scene.marked, scene.view.chief, scene.heap
    if not scene.walking and marked is None:
        return plain
    ways = list(plain)
    if marked is not None:
        ways[marked] = way(turn, marked, shade(turn, marked, heap), 0, True)
    for steps in STEPS if scene.walking else ():
        ring = (chief + steps) % RING
        ways[ring] = way(turn, ring, shade(turn, ring, heap), steps, ring == marked)
    return tuple(ways)


@lru_cache(maxsize=4096)
def plain_path(turn: int, heap: Heap) -> tuple[Piece, ...]:
    """Without anything to choose. A stone more may leave shadows on some cells."""
    if heap.before is None:
        return tuple([way(turn, ring, shade(turn, ring, heap), 0, False) for ring in range(RING)])
    before = plain_path(turn, heap.before)
    shaded = [ring for cell in heap.touched for ring in SHADED[turn][cell]]
    if not shaded:
        return before
    ways = list(before)
    for ring in shaded:
        ways[ring] = way(turn, ring, shade(turn, ring, heap), 0, False)
    return tuple(ways)


def shade(turn: int, ring: int, heap: Heap) -> int:
    """How deep the shadow on a ring cell is."""
    cell = SHADING[turn][ring][1]
    return min(len(heap.stacks[cell]), 3) if cell >= 0 else 0


@lru_cache(maxsize=8192)
def way(turn: int, ring: int, rise: int, steps: int, asked: bool) -> Piece:
    x, y = screen(*WAYS[turn][ring])
    shadow = f'<use href="#shade-{SHADING[turn][ring][0]}{rise}" x="{x}" y="{y}"/>' if rise else ""
    name, cls = f"heap-ring-{ring}", "way asked" if asked else "way"
    slot = f' data-slot="steps" data-place="{steps}"' if steps else ""
    drawn = cubes.figure(f"way-{POSITION[turn][ring]}") + shadow
    return Piece(name, f'<g id="{name}" class="{cls}" data-spot="ring-{ring}"{slot}>{drawn}</g>')


@lru_cache(maxsize=1024)
def chief_behind(turn: int, ring: int) -> Piece:
    """The chief is drawn twice at one place: behind the heap with a shadow ..."""
    x, y = screen(*WAYS[turn][ring])
    return piece("heap-chief-far", tag("use", href="#pueblo-chief-far", x=x, y=y + H), cls="chief piece")


@lru_cache(maxsize=1024)
def chief_before(turn: int, ring: int) -> Piece:
    """... and before it, faint where it should be hidden."""
    x, y = screen(*WAYS[turn][ring])
    cls = "chief piece behind" if -1 in WAYS[turn][ring] else "chief piece"
    return piece("heap-chief", tag("use", href="#pueblo-chief", x=x, y=y + H), cls=cls)


@cache
def marker(turn: int, ring: int | None) -> Piece:
    """The white marker of the final lap (PUE-48)."""
    if ring is None:
        return empty("heap-marker", "marker")
    x, y = screen(*WAYS[turn][ring])
    return piece("heap-marker", tag("use", href="#pueblo-marker", x=x, y=y + H), cls="marker")


# Stones that stand out ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def last(turn: int, heap: Heap) -> Piece:
    """A line around the stone set last."""
    if heap.stone is None:
        return empty("heap-last")
    line, moved = around(turn, heap, heap.stone)
    drawn = f'<path class="last" d="{line}"/>' if line else ""
    return Piece("heap-last", f'<g id="heap-last" transform="{moved}">{drawn}</g>')


def around(turn: int, heap: Heap, stone: Stone) -> tuple[str, str]:
    """A line around what can be seen of a stone, and the transform that moves it there."""
    heights = tuple(map(len, heap.stacks))
    tallest = max(heights)
    own, (i, j, ground) = counted_from_corner(turn, stone)
    others = set()
    for cell, level in stone.cubes:
        for lowest, other, a, b, spread in before(turn, cell):
            if lowest + level > tallest:
                break
            if lowest + level <= heights[other]:
                levels = range(max(1, lowest + level), min(heights[other], lowest + level + 2 * spread) + 1)
                others.update([(a - i, b - j, above - ground) for above in levels])
    return contour(own, others.difference(own)), moved_to(i, j, ground)


def counted_from_corner(turn: int, stone: Stone) -> tuple[tuple[Cube, ...], Cube]:
    """The cubes of a stone, the lowest on level 1, and from where they are counted."""
    spots = SPOTS[turn]
    i, j, ground = *spots[stone.corner], min([level for _, level in stone.cubes]) - 1
    return tuple([(spots[cell][0] - i, spots[cell][1] - j, level - ground) for cell, level in stone.cubes]), (i, j, ground)


@cache
def before(turn: int, cell: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """The cells whose cubes may cover a cube on a cell: how many levels higher at least, which cell, where it lies.

    At the end: how many levels more cover the cube exactly, and twice as many still cover some of it.
    """
    i, j = SPOTS[turn][cell]
    ahead = ((a - i + b - j, one, a, b, 2 - abs(a - i - b + j)) for one, (a, b) in enumerate(SPOTS[turn]))
    return tuple(
        sorted((reach - spread, one, a, b, spread) for reach, one, a, b, spread in ahead if reach > 0 and spread > 0)
    )


def ghost(scene: PuebloScene, turn: int) -> Piece:
    """What the draft would do, seen through whatever stands before it: a stone set, the chief on another cell."""
    if scene.ghost:
        own, corner = counted_from_corner(turn, scene.ghost)
        line = silhouette(own)
        stone = cubes.whole(cubes.fill([Solid(owner_class(scene.ghost.owner), own)]))
        drawn = stone + stroke("casing", line) + stroke("dashes", line)
        return piece("heap-ghost", drawn, cls="ghost", transform=moved_to(*corner))
    if scene.stop is None:
        return empty("heap-ghost", "ghost")
    x, y = screen(*WAYS[turn][scene.stop])
    return piece("heap-ghost", tag("use", cls="chief", href="#pueblo-chief", x=x, y=y + H), cls="ghost")


def going(turn: int, heap: Heap, stone: Stone | None) -> Piece:
    """A line around the stone that the draft would remove."""
    if stone is None:
        return empty("heap-going")
    line, moved = around(turn, heap, stone)
    return piece("heap-going", stroke("casing", line), stroke("dashes", line), transform=moved)


# What can be chosen -----------------------------------------------------------------------------------------------------


def stops(scene: PuebloScene, turn: int) -> tuple[Piece, ...]:
    """The cells where the chief may stop, each with what every colour would pay there."""
    if not scene.walking:
        return NO_STOPS
    return tuple([stop(turn, scene.view.chief, steps, bill) for steps, bill in zip(STEPS, scene.bills, strict=True)])


NO_STOPS: Final = tuple([empty(f"heap-walk-{steps}") for steps in STEPS])
NO_ARROWS: Final = tuple([empty(f"heap-open-{name}") for name in OPENINGS])


def arrows(scene: PuebloScene, turn: int) -> tuple[Piece, ...]:
    """Around the chosen corner, one arrow for each opening that stays on the board (PUE-23)."""
    corner = scene.corner
    if corner is None:
        return NO_ARROWS
    return tuple([arrow(turn, number, corner, len(scene.heap.stacks[corner])) for number in range(4)])


@lru_cache(maxsize=1024)
def arrow(turn: int, number: int, corner: int, height: int) -> Piece:
    name = OPENINGS[number]
    if footprint(number, corner) < 0:
        return NO_ARROWS[number]
    i, j = SPOTS[turn][corner]
    x, y = screen(i, j, height)
    way = (number + turn) % 4
    right, down = AROUND[way]
    discs = tag("circle", cls="hit", r=24) + tag("circle", cls="badge", r=15)
    point = tag("use", cls="point", href="#pueblo-arrow", transform=f"rotate({90 * way})")
    drawn = tag("g", discs, point, transform=f"translate({x + right} {y + H + down})")
    return piece(f"heap-open-{name}", drawn, cls="arrow", data_slot="opening", data_place=name)
