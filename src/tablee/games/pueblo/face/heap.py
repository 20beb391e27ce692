"""The heap on its board, in parallel projection from one of four sides.

The box of the picture never changes: its sky holds four levels at the far corner and twelve in the middle, which is more
than heaps grow to in earnest play. A higher tower simply stands out of the box, at the same scale, with nothing moved; the
plan beside it reaches every cell of any heap.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.cubes import H, Heights, Solid, Spot, W, diamond, figure, screen, shades, stroke
from tablee.games.pueblo.face.pieces import piece
from tablee.games.pueblo.face.scene import FileRank, PuebloScene, file_rank, owner_class, ring_file_rank
from tablee.games.pueblo.rules.geometry import CELLS, FILES, OPENINGS, RING, SIZE, cell_name, footprint, is_corner
from tablee.games.pueblo.rules.view import Stone
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import opening, tag

SLAB: Final = 22  # thickness of the board
SKY: Final = -106
BOX: Final = f"-388 {SKY} 776 {412 - SKY}"
# Where an opening points on the screen when north lies to the upper right; a quarter turn moves on by one.
AROUND: Final = ((66, 0), (0, 50), (-66, 0), (0, -50))
NEIGHBOURS: Final = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)]  # of a spot, and itself
Stack: TypeAlias = "tuple[tuple[int, str], ...]"  # (number of the stone, class of its owner) of each cube, bottom up


def turned(place: FileRank, turn: int) -> Spot:
    """A place as the camera sees it after quarter turns."""
    i, j = place[0], SIZE - 1 - place[1]
    for _ in range(turn % 4):
        i, j = SIZE - 1 - j, i
    return i, j


SPOTS: Final = [[turned(file_rank(cell), turn) for cell in range(CELLS)] for turn in range(4)]
WAYS: Final = [[turned(ring_file_rank(ring), turn) for ring in range(RING)] for turn in range(4)]
BACK_TO_FRONT: Final = [sorted(range(CELLS), key=lambda cell, spots=spots: sum(spots[cell])) for spots in SPOTS]  # type: ignore[misc]


def heap_panel(scene: PuebloScene) -> Panel:
    turn = scene.lens.turn % 4
    title, seen_from = scene.say("heap-title"), scene.say(f"heap-from-{turn}")
    frame = opening("svg", cls="pueblo heap", viewBox=BOX, role="img", aria_label=seen_from)
    return Panel("heap", title, frame + ground(turn), tuple(pieces(scene, turn)), "</svg>")


def pieces(scene: PuebloScene, turn: int) -> Iterator[Piece]:
    """From back to front, the same ids in the same order whatever stands on the board."""
    spots = SPOTS[turn]
    solids = {stone.number: solid(scene, stone, turn) for stone in scene.view.stones if stone.standing}
    pile = cubes.fill(solids.values())
    high = {spots[cell]: scene.height(cell) for cell in range(CELLS)}
    for ring in range(RING):
        yield way(scene, ring, turn, high)
    yield marker(scene, turn)
    yield chief(scene, turn, "heap-chief-far", "shadowed")
    standing = stacks(scene, turn)
    for cell in BACK_TO_FRONT[turn]:
        yield column(scene, cell, spots[cell], standing)
    last = solids.get(scene.last.number) if scene.last else None
    yield piece("heap-last", stroke("last", cubes.contour(pile, last) if last else ""))
    removal = scene.leaving
    yield piece("heap-ghost", ghost(scene, turn), cls="ghost")
    going = cubes.contour(pile, solids[removal.number]) if removal else ""
    yield piece("heap-going", stroke("casing", going) + stroke("dashes", going))
    yield chief(scene, turn, "heap-chief", "behind" if -1 in WAYS[turn][scene.view.chief] else "")
    for steps in (1, 2, 3, 4):
        yield target(scene, steps, turn)
    for number in range(4):
        yield arrow(scene, number, turn)


def solid(scene: PuebloScene, stone: Stone, turn: int) -> Solid:
    """A stone as the camera sees it. While dismantling, its faces stand for its number."""
    spots = SPOTS[turn]
    cells = tuple((*spots[cell], level) for cell, level in stone.cubes)
    return Solid(owner_class(stone.owner), cells, stone.number if scene.removing else None)


# The ground -------------------------------------------------------------------------------------------------------------


@cache
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


def way(scene: PuebloScene, ring: int, turn: int, high: Heights) -> Piece:
    asked = ring == scene.asked != scene.view.chief
    return way_drawn(ring, turn, scene.steps_to(ring), asked, shades(high, *WAYS[turn][ring], 0))


@lru_cache(maxsize=4096)
def way_drawn(ring: int, turn: int, steps: int | None, asked: bool, shadows: str) -> Piece:
    """One cell of the ring; corners carry the sign of a quarter, some others an arrow in walking direction."""
    (i, j), (p, q) = WAYS[turn][ring], WAYS[turn][(ring + 1) % RING]
    sign = figure("pueblo-quarter") if is_corner(ring) else ""
    if ring % (SIZE + 1) in (3, 6):
        onward = f"translate(0 {H})scale({p - i - q + j} {p - i + q - j})"
        sign = tag("use", href="#pueblo-onward", transform=onward)
    return piece(
        f"heap-ring-{ring}",
        figure("pueblo-way") + sign + shadows,
        cls="way asked" if asked else "way",
        data_spot=f"ring-{ring}",
        data_slot="steps" if steps else None,
        data_place=steps,
        transform=cubes.moved_to(i, j),
    )


# What stands on it ------------------------------------------------------------------------------------------------------


def stacks(scene: PuebloScene, turn: int) -> dict[Spot, Stack]:
    """What stands on each cell of the field."""
    spots = SPOTS[turn]
    return {
        spots[cell]: tuple([(stone.number, owner_class(stone.owner)) for stone in column])
        for cell, column in enumerate(scene.columns)
    }


def column(scene: PuebloScene, cell: int, spot: Spot, standing: Mapping[Spot, Stack]) -> Piece:
    """One cell of the field with all that stands on it. How it is drawn depends on the cells around it."""
    i, j = spot
    around = tuple([standing.get((i + a, j + b), ()) for a, b in NEIGHBOURS])
    tile = "laid" if cell in scene.view.sacred else "drafted" if cell == scene.laying else ""
    return column_drawn(cell_name(cell), spot, around, tile, scene.removing)


@lru_cache(maxsize=8192)
def column_drawn(name: str, spot: Spot, around: tuple[Stack, ...], tile: str, removing: bool) -> Piece:
    pile, high = neighbourhood(around, removing), dict(zip(NEIGHBOURS, map(len, around), strict=True))
    if height := high[0, 0]:
        drawn = cubes.column(pile, high, 0, 0) + cubes.marks(pile, 0, 0, height)
    else:
        drawn = figure("pueblo-open") + shades(high, 0, 0, 0)
    if tile == "laid":
        drawn += figure("pueblo-sacred")
    elif tile:
        drawn += tag("use", cls=tile, href="#pueblo-sacred")
    if removing:
        return piece(f"heap-{name}", drawn, cls="cell", transform=cubes.moved_to(*spot))
    drawn += figure("pueblo-hint", height)
    return piece(f"heap-{name}", drawn, cls="cell", data_place=name, transform=cubes.moved_to(*spot))


def neighbourhood(around: tuple[Stack, ...], removing: bool) -> cubes.Pile:
    """Nine stacks as a pile with the one in the middle at (0, 0)."""
    solids: dict[int, Solid] = {}
    pile: dict[cubes.Cube, Solid] = {}
    for (a, b), stack in zip(NEIGHBOURS, around, strict=True):
        for level, (number, owner) in enumerate(stack, start=1):
            solid = solids.setdefault(number, Solid(owner, (), number if removing else None))
            pile[a, b, level] = solid
    return pile


def ghost(scene: PuebloScene, turn: int) -> str:
    """What the draft would do, seen through whatever stands before it: a stone set, the chief on another cell."""
    if scene.ghost:
        pile = cubes.fill([solid(scene, scene.ghost, turn)])
        around = cubes.silhouette(pile)
        return cubes.whole(pile) + stroke("casing", around) + stroke("dashes", around)
    stop = scene.stop
    if stop is None:
        return ""
    x, y = screen(*WAYS[turn][stop])
    return tag("use", cls="chief", href="#pueblo-chief", x=x, y=y + H)


def chief(scene: PuebloScene, turn: int, name: str, kind: str) -> Piece:
    """Drawn twice at one place: behind the heap with a shadow, and before it, faint where it should be hidden."""
    x, y = screen(*WAYS[turn][scene.view.chief])
    shadow = tag("use", href="#pueblo-chief-shadow", x=x, y=y + H) if kind == "shadowed" else ""
    return piece(name, shadow, tag("use", href="#pueblo-chief", x=x, y=y + H), cls=f"chief piece {kind}".strip())


def marker(scene: PuebloScene, turn: int) -> Piece:
    """The white marker of the final lap (PUE-48)."""
    ring, drawn = scene.marker, ""
    if ring is not None:
        x, y = screen(*WAYS[turn][ring])
        drawn = tag("use", href="#pueblo-marker", x=x, y=y + H)
    return piece("heap-marker", drawn, cls="marker")


# What can be chosen -----------------------------------------------------------------------------------------------------


def target(scene: PuebloScene, steps: int, turn: int) -> Piece:
    """A cell where the chief may stop, with what every colour would pay there."""
    name = f"heap-walk-{steps}"
    if not scene.walking:
        return piece(name)
    ring = (scene.view.chief + steps) % RING
    x, y = screen(*WAYS[turn][ring])
    beside = steps < 3 and WAYS[turn][scene.view.chief][0] < 0  # then the chief stands where the first tags would lie
    prices = price_tag(scene.bill(ring), x, y + H, 22 + 32 * steps if beside else 18)
    badge = tag("circle", cls="badge", cx=x, cy=y + H, r=13) + tag("text", str(steps), cls="count", x=x, y=y + H + 6)
    return piece(name, prices, badge, cls="target", data_spot=f"ring-{ring}", data_slot="steps", data_place=steps)


def price_tag(owed: Mapping[Seat, int], x: int, y: int, gap: int) -> str:
    """Shapes and points in a small label on the outer side of a ring cell."""
    drawn, width = "", 7
    for seat, points in owed.items():
        owner = owner_class(seat)
        drawn += tag("use", cls=f"shape {owner}", href=f"#shape-{SHAPES[owner]}", x=width + 6)
        drawn += tag("text", str(points), cls="price", x=width + 16, y=5)
        width += 20 + 9 * len(str(points))
    if not owed:
        drawn, width = tag("text", "0", cls="price none", x=10, y=5), 29
    left = x - width // 2 if x == 0 else x - gap - width if x < 0 else x + gap
    middle = y if x else y + (29 if y > 0 else -29)
    leader = stroke("leader", f"M{x} {y}H{left}") if x else ""
    box = tag("rect", y=-10, width=width, height=20, rx=4)
    return tag("g", leader, tag("g", box, drawn, transform=f"translate({left} {middle})"), cls="tag")


def arrow(scene: PuebloScene, number: int, turn: int) -> Piece:
    """Around the chosen corner, one arrow for each opening that stays on the board (PUE-23)."""
    name, corner = OPENINGS[number], scene.corner
    if corner is None or footprint(number, corner) < 0:
        return piece(f"heap-open-{name}")
    i, j = SPOTS[turn][corner]
    x, y = screen(i, j, scene.height(corner))
    way = (number + turn) % 4
    right, down = AROUND[way]
    discs = tag("circle", cls="hit", r=24) + tag("circle", cls="badge", r=15)
    point = tag("use", cls="point", href="#pueblo-arrow", transform=f"rotate({90 * way})")
    drawn = tag("g", discs, point, transform=f"translate({x + right} {y + H + down})")
    return piece(f"heap-open-{name}", drawn, cls="arrow", data_slot="opening", data_place=name)
