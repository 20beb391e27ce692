"""The heap on its board, in parallel projection from one of four sides.

The box of the picture never changes: its sky holds four levels at the far corner and twelve in the middle, which is more
than heaps grow to in earnest play. A higher tower simply stands out of the box, at the same scale, with nothing moved; the
plan beside it reaches every cell of any heap.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tablee.engine.values import Seat
from tablee.games.pueblo.face.scene import Place, Scene, colour, place_of, ring_place
from tablee.games.pueblo.rules.geometry import CELLS, FILES, OPENINGS, RING, SIZE, cell_name, footprint, is_corner
from tablee.games.pueblo.rules.view import Stone
from tablee.kit import cubes
from tablee.kit.cubes import H, Heights, Solid, Spot, W, diamond, line, screen, shades
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape

SLAB: Final = 22  # thickness of the board
SKY: Final = -106
BOX: Final = f"-388 {SKY} 776 {412 - SKY}"
# Where an opening points on the screen when north lies to the upper right; a quarter turn moves on by one.
AROUND: Final = ((66, 0), (0, 50), (-66, 0), (0, -50))


def turned(place: Place, turn: int) -> Spot:
    """A place as the camera sees it after quarter turns."""
    i, j = place[0], SIZE - 1 - place[1]
    for _ in range(turn % 4):
        i, j = SIZE - 1 - j, i
    return i, j


SPOTS: Final = [[turned(place_of(cell), turn) for cell in range(CELLS)] for turn in range(4)]
WAYS: Final = [[turned(ring_place(ring), turn) for ring in range(RING)] for turn in range(4)]
BACK_TO_FRONT: Final = [sorted(range(CELLS), key=lambda cell, spots=spots: sum(spots[cell])) for spots in SPOTS]  # type: ignore[misc]


def heap_panel(scene: Scene) -> Panel:
    turn = scene.lens.turn % 4
    title = scene.say("heap-title")
    seen_from = escape(scene.say(f"heap-from-{turn}"))
    opening = f'<svg class="pueblo heap" viewBox="{BOX}" role="img" aria-label="{seen_from}">{ground(turn)}'
    return Panel("heap", title, opening, tuple(pieces(scene, turn)), "</svg>")


def pieces(scene: Scene, turn: int) -> Iterator[Piece]:
    """From back to front, the same ids in the same order whatever stands on the board."""
    spots = SPOTS[turn]
    solids = {stone.number: solid(scene, stone, turn) for stone in scene.view.stones if stone.standing}
    heap = cubes.fill(solids.values())
    high = {spots[cell]: scene.height(cell) for cell in range(CELLS)}
    for ring in range(RING):
        yield way(scene, ring, turn, high)
    yield marker(scene, turn)
    yield chief(scene, turn, "heap-chief-far", "shadowed")
    for cell in BACK_TO_FRONT[turn]:
        yield column(scene, cell, spots[cell], heap, high)
    last = solids.get(scene.last.number) if scene.last else None
    yield Piece("heap-last", f'<g id="heap-last">{line("last", cubes.contour(heap, last) if last else "")}</g>')
    removal = scene.leaving
    yield Piece("heap-ghost", f'<g id="heap-ghost" class="ghost">{ghost(scene, turn)}</g>')
    going = cubes.contour(heap, solids[removal.number]) if removal else ""
    yield Piece("heap-going", f'<g id="heap-going">{line("casing", going)}{line("dashes", going)}</g>')
    yield chief(scene, turn, "heap-chief", "behind" if -1 in WAYS[turn][scene.view.chief] else "")
    for steps in (1, 2, 3, 4):
        yield target(scene, steps, turn)
    for opening in range(4):
        yield arrow(scene, opening, turn)


def solid(scene: Scene, stone: Stone, turn: int) -> Solid:
    """A stone as the camera sees it. While dismantling, its faces stand for its number."""
    spots = SPOTS[turn]
    more = f' data-slot="number" data-place="{stone.number}"' if scene.removing else ""
    return Solid(colour(stone.owner), tuple((*spots[cell], level) for cell, level in stone.cubes), more)


# The ground -------------------------------------------------------------------------------------------------------------


def ground(turn: int) -> str:
    """The slab with its rim, the field and its four quarters."""
    (x, y), w, h = screen(-1, 9), 10 * W, 10 * H
    rows = [screen(0, k) for k in range(1, SIZE)]
    grid = "".join(f"M{a} {b}l{8 * W} {8 * H}M{-a} {b}l-{8 * W} {8 * H}" for a, b in rows)
    tinted = ((0, 0), (4, 4)) if turn % 2 == 0 else ((4, 0), (0, 4))  # north-west and south-east
    return (
        line("slab-shade", f"M{x} {y + SLAB}l{w} {h} {w}-{h} 20 10-{w} {h}z")
        + line("slab-l", f"M{x} {y}l{w} {h}v{SLAB}l-{w}-{h}z")
        + line("slab-r", f"M{-x} {y}l-{w} {h}v{SLAB}l{w}-{h}z")
        + line("floor", diamond(0, 0, 8))
        + line("quarter", "".join(diamond(*at, 4) for at in tinted))
        + line("grid", grid)
        + line("ink", f"{diamond(0, 0, 8)}{diamond(-1, -1, 10)}M{x} {y}v{SLAB}l{w} {h} {w}-{h}v-{SLAB}M0 {y + h}v{SLAB}")
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
        text += f'<text class="rim" transform="matrix(1 {lean:.3f} 0 1 {x} {y + 2 * H + 6})">{name}</text>'
    return text


def way(scene: Scene, ring: int, turn: int, high: Heights) -> Piece:
    """One cell of the ring; corners carry the sign of a quarter, some others an arrow in walking direction."""
    (i, j), (p, q) = WAYS[turn][ring], WAYS[turn][(ring + 1) % RING]
    sign = '<use href="#pueblo-quarter"/>' if is_corner(ring) else ""
    if ring % (SIZE + 1) in (3, 6):
        sign = f'<use href="#pueblo-onward" transform="translate(0 {H})scale({p - i - q + j} {p - i + q - j})"/>'
    steps = scene.steps_to(ring)
    aim = f' data-slot="steps" data-place="{steps}"' if steps else ""
    asked = " asked" if ring == scene.asked != scene.view.chief else ""
    name = f"heap-ring-{ring}"
    return Piece(
        name,
        f'<g id="{name}" class="way{asked}" data-spot="ring-{ring}"{aim}{cubes.place(i, j)}>'
        f'<use href="#pueblo-way"/>{sign}{shades(high, i, j, 0)}</g>',
    )


# What stands on it ------------------------------------------------------------------------------------------------------


def column(scene: Scene, cell: int, spot: Spot, heap: cubes.Heap, high: Heights) -> Piece:
    """One cell of the field with all that stands on it."""
    i, j = spot
    height = high[spot]
    name, word = f"heap-{cell_name(cell)}", "" if scene.removing else f' data-place="{cell_name(cell)}"'
    if height:
        drawn = cubes.column(heap, high, i, j) + cubes.marks(heap, i, j, height)
    else:
        drawn = f'<use href="#pueblo-open"/>{shades(high, i, j, 0)}'
    if cell in scene.view.sacred:
        drawn += '<use href="#pueblo-sacred"/>'
    elif cell == scene.laying:
        drawn += '<use class="drafted" href="#pueblo-sacred"/>'
    hint = f'<use href="#pueblo-hint"{cubes.up(height)}/>' if word else ""
    return Piece(name, f'<g id="{name}" class="cell"{word}{cubes.place(i, j)}>{drawn}{hint}</g>')


def ghost(scene: Scene, turn: int) -> str:
    """What the draft would do, seen through whatever stands before it: a stone set, the chief on another cell."""
    if scene.ghost:
        heap = cubes.fill([solid(scene, scene.ghost, turn)])
        around = cubes.silhouette(heap)
        return cubes.pile(heap) + line("casing", around) + line("dashes", around)
    stop = scene.stop
    if stop is None:
        return ""
    x, y = screen(*WAYS[turn][stop])
    return f'<use class="chief" href="#pueblo-chief" x="{x}" y="{y + H}"/>'


def chief(scene: Scene, turn: int, name: str, kind: str) -> Piece:
    """Drawn twice at one place: behind the heap with his shadow, and before it, faint where the heap should hide him."""
    x, y = screen(*WAYS[turn][scene.view.chief])
    shadow = f'<use href="#pueblo-chief-shadow" x="{x}" y="{y + H}"/>' if kind == "shadowed" else ""
    figure = f'<use href="#pueblo-chief" x="{x}" y="{y + H}"/>'
    return Piece(name, f'<g id="{name}" class="{f"chief piece {kind}".strip()}">{shadow}{figure}</g>')


def marker(scene: Scene, turn: int) -> Piece:
    """The white marker of the final lap (PUE-48)."""
    ring, drawn = scene.marker, ""
    if ring is not None:
        x, y = screen(*WAYS[turn][ring])
        drawn = f'<use href="#pueblo-marker" x="{x}" y="{y + H}"/>'
    return Piece("heap-marker", f'<g id="heap-marker" class="marker">{drawn}</g>')


# What can be chosen -----------------------------------------------------------------------------------------------------


def target(scene: Scene, steps: int, turn: int) -> Piece:
    """A cell where the chief may stop, with what every colour would pay there."""
    name = f"heap-walk-{steps}"
    if not scene.walking:
        return Piece(name, f'<g id="{name}"></g>')
    ring = (scene.view.chief + steps) % RING
    x, y = screen(*WAYS[turn][ring])
    beside = steps < 3 and WAYS[turn][scene.view.chief][0] < 0  # then the chief stands where the first tags would lie
    tag = price_tag(scene.bill(ring), x, y + H, 22 + 32 * steps if beside else 18)
    badge = (
        f'<circle class="badge" cx="{x}" cy="{y + H}" r="13"/><text class="count" x="{x}" y="{y + H + 6}">{steps}</text>'
    )
    return Piece(
        name,
        f'<g id="{name}" class="target" data-spot="ring-{ring}" data-slot="steps" data-place="{steps}">{tag}{badge}</g>',
    )


def price_tag(owed: Mapping[Seat, int], x: int, y: int, gap: int) -> str:
    """Shapes and points in a small label on the outer side of a ring cell."""
    drawn, width = "", 7
    for seat, points in owed.items():
        owner = colour(seat)
        drawn += f'<use class="shape {owner}" href="#shape-{SHAPES[owner]}" x="{width + 6}"/>'
        drawn += f'<text class="price" x="{width + 16}" y="5">{points}</text>'
        width += 20 + 9 * len(str(points))
    if not owed:
        drawn, width = '<text class="price none" x="10" y="5">0</text>', 29
    left = x - width // 2 if x == 0 else x - gap - width if x < 0 else x + gap
    middle = y if x else y + (29 if y > 0 else -29)
    leader = line("leader", f"M{x} {y}H{left}") if x else ""
    box = f'<rect y="-10" width="{width}" height="20" rx="4"/>'
    return f'<g class="tag">{leader}<g transform="translate({left} {middle})">{box}{drawn}</g></g>'


def arrow(scene: Scene, opening: int, turn: int) -> Piece:
    """Around the chosen corner, one arrow for each opening that stays on the board (PUE-23)."""
    name, corner = f"heap-open-{OPENINGS[opening]}", scene.corner
    if corner is None or footprint(opening, corner) < 0:
        return Piece(name, f'<g id="{name}"></g>')
    i, j = SPOTS[turn][corner]
    x, y = screen(i, j, scene.height(corner))
    way = (opening + turn) % 4
    right, down = AROUND[way]
    return Piece(
        name,
        f'<g id="{name}" class="arrow" data-slot="opening" data-place="{OPENINGS[opening]}">'
        f'<g transform="translate({x + right} {y + H + down})"><circle class="hit" r="24"/><circle class="badge" r="15"/>'
        f'<use class="point" href="#pueblo-arrow" transform="rotate({90 * way})"/></g></g>',
    )
