"""The heap from above, north up: height and top of every cell, each wide enough for a thumb, and the ring around them.

This is also the path of the keyboard: every cell is a button in one grid (`data-x` counts to the right, `data-y` downwards,
the ring is -1 and 8).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from tablee.games.pueblo.face.cubes import figure, stroke
from tablee.games.pueblo.face.pieces import empty, piece
from tablee.games.pueblo.face.scene import STEPS, FileRank, PuebloScene, file_rank, ring_file_rank, voice
from tablee.games.pueblo.face.sight import SIGHTS
from tablee.games.pueblo.face.speech import cells_in_words, ring_in_words, stop_in_words
from tablee.games.pueblo.face.stacks import Brick, Heap, number_of, owner_alone, owner_class_of
from tablee.games.pueblo.rules.geometry import ARMS, CELLS, FILES, OPENINGS, RING, SIZE, cell_name, footprint, is_corner
from tablee.games.pueblo.rules.view import Stone
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape, opening, tag

SIDE: Final = 44  # of a cell
EDGE: Final = 22  # of the ring
FIELD: Final = SIDE * SIZE
BOX: Final = f"{-EDGE - 1} {-EDGE - 1} {FIELD + 2 * EDGE + 2} {FIELD + 2 * EDGE + 2}"
READING: Final = [SIZE * y + x for y in range(SIZE - 1, -1, -1) for x in range(SIZE)]
PLACE: Final = {cell: place for place, cell in enumerate(READING)}
STARTS: Final = [[f"M{SIDE * x} {SIDE * (SIZE - 1 - y)}" for x in range(SIZE)] for y in range(SIZE)]  # by rank and file
WEST: Final = [[f"{start}v{SIDE}" for start in starts] for starts in STARTS]
NORTH: Final = [[f"{start}h{SIDE}" for start in starts] for starts in STARTS]
DIAGONALS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))  # of the openings


def plan_panel(scene: PuebloScene) -> Panel:
    title = voice(scene.lens.lang).say("plan-title")
    return Panel("plan", title, framed(scene.lens.lang), pieces(scene), "</g></svg>")


@cache
def framed(lang: str) -> str:
    title = voice(lang).say("plan-title")
    return opening("svg", cls="pueblo plan", viewBox=BOX, role="group", aria_label=title) + opening("g", data_grid="")


def pieces(scene: PuebloScene) -> tuple[Piece, ...]:
    heap, chosen = scene.heap, scene.ghost or scene.leaving
    return (
        *path(scene),
        *squares(scene.lens.lang, heap, scene.view.sacred, scene.laying, scene.dismantling),
        *edges(heap),
        last(heap.stone.opening, heap.stone.corner) if heap.stone and not scene.dismantling else empty("plan-last"),
        sight(scene.asked),
        drafted(chosen) if chosen else empty("plan-ghost", "ghost"),
        chief(scene.chief),
        *arrows(scene.corner),
    )


def corner_of(place: FileRank) -> FileRank:
    """The upper left corner of a place on the plan."""
    x, y = place[0], SIZE - 1 - place[1]
    return (SIDE * x if x >= 0 else -EDGE), (SIDE * y if y >= 0 else -EDGE)


def centre(place: FileRank) -> FileRank:
    x, y = corner_of(place)
    wide, high = (SIDE if 0 <= along < SIZE else EDGE for along in place)
    return x + wide // 2, y + high // 2


def button(place: FileRank) -> str:
    """What makes a cell a button of the grid."""
    return f' role="button" tabindex="-1" data-x="{place[0]}" data-y="{SIZE - 1 - place[1]}"'


# The path -----------------------------------------------------------------------------------------------------------------


def path(scene: PuebloScene) -> tuple[Piece, ...]:
    """The cells of the ring; those where the chief may stop show the steps, the one asked about is marked."""
    lang, marked, chief = scene.lens.lang, scene.marked, scene.view.chief
    ways = plain_path(lang)
    if not scene.walking and marked is None:
        return ways
    changed = list(ways)
    if marked is not None:
        changed[marked] = way(marked, 0, True, ring_in_words(lang, marked))
    for steps, bill in zip(STEPS, scene.bills, strict=False):
        ring = (chief + steps) % RING
        changed[ring] = way(ring, steps, ring == marked, stop_in_words(lang, ring, steps, bill))
    return tuple(changed)


@cache
def plain_path(lang: str) -> tuple[Piece, ...]:
    return tuple([way(ring, 0, False, ring_in_words(lang, ring)) for ring in range(RING)])


@lru_cache(maxsize=4096)
def way(ring: int, steps: int, asked: bool, label: str) -> Piece:
    """A cell of the ring."""
    mark = " asked" if asked else ""
    start, inside = stop_frame(ring, steps) if steps else way_frame(ring)
    return Piece(f"plan-ring-{ring}", f'{start} aria-label="{escape(label)}" class="way{mark}">{inside}</g>')


@cache
def way_frame(ring: int) -> tuple[str, str]:
    """All of a ring cell that never changes."""
    start = f'<g id="plan-ring-{ring}" data-spot="ring-{ring}"{button(ring_file_rank(ring))}'
    return start, figure(f"plan-way-{ring}")


@cache
def stop_frame(ring: int, steps: int) -> tuple[str, str]:
    """The same where the chief may stop."""
    x, y = centre(ring_file_rank(ring))
    start, _ = way_frame(ring)
    badge = f'<use href="#plan-stop-{steps}" x="{x}" y="{y}"/>'
    return f'{start} data-slot="steps" data-place="{steps}"', figure(f"plan-path-{ring}") + badge


def path_symbols() -> Iterator[str]:
    """Each cell of the ring bare, then with its sign or name if it has one; and the numbers of steps."""
    for ring in range(RING):
        place = ring_file_rank(ring)
        (x, y), (a, b) = corner_of(place), centre(place)
        yield tag("path", id=f"plan-path-{ring}", cls="plan-path", d=f"M{x} {y}H{2 * a - x}V{2 * b - y}H{x}z")
        sign = ""
        if is_corner(ring):
            sign = tag("use", href="#pueblo-quarter-above", x=a, y=b)
        elif -1 in place:
            name = FILES[place[0]] if place[1] < 0 else str(place[1] + 1)
            sign = tag("text", name, cls="plan-rim", x=a, y=b + 4)
        yield tag("g", figure(f"plan-path-{ring}"), sign, id=f"plan-way-{ring}")
    for steps in STEPS:
        badge = tag("circle", cls="badge", r=9.5) + tag("text", str(steps), cls="count", y=5)
        yield tag("g", badge, id=f"plan-stop-{steps}", cls="pueblo plan-stop")


# The field ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def squares(lang: str, heap: Heap, sacred: tuple[int, ...], laying: int | None, dismantling: bool) -> tuple[Piece, ...]:
    """All cells of the field in reading order. A stone more changes those it stands on."""
    drawn, changed = [empty("plan")] * CELLS, tuple(READING)
    if heap.before is not None and not dismantling:
        drawn, changed = list(squares(lang, heap.before, sacred, laying, dismantling)), heap.touched
    built, labels = heap.stacks, cells_in_words(lang, heap, sacred, dismantling)
    for cell in changed:
        top = built[cell][-1] if built[cell] else 0
        tile = cell in sacred or cell == laying
        drawn[PLACE[cell]] = square(
            cell, top if dismantling else owner_alone(top), len(built[cell]), tile, dismantling, labels[cell]
        )
    return tuple(drawn)


@lru_cache(maxsize=8192)
def square(cell: int, top: Brick, height: int, sacred: bool, dismantling: bool, label: str) -> Piece:
    """A cell of the field. While dismantling it stands for the stone on top of it."""
    owner = owner_class_of(top) if height else "sacred" if sacred else "empty"
    drawn = figure(f"plan-{SHAPES[owner]}" if owner in SHAPES else "pueblo-square")
    drawn += figure("pueblo-sacred-above") if sacred else ""
    drawn += f"<text>{height}</text>" if height else ""
    name, start = square_frame(cell)
    slot = f'data-slot="number" data-place="{number_of(top)}"' if dismantling and height else f'data-place="{name[5:]}"'
    return Piece(name, f'{start} class="cell {owner}" {slot} aria-label="{escape(label)}">{drawn}</g>')


@cache
def square_frame(cell: int) -> tuple[str, str]:
    """The id of a cell and all of it that never changes."""
    name, place = f"plan-{cell_name(cell)}", file_rank(cell)
    x, y = corner_of(place)
    return name, f'<g id="{name}" transform="translate({x} {y})"{button(place)}'


# Lines --------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def edges(heap: Heap) -> tuple[Piece, ...]:
    """Ink around the field and between different tops, a piece for every rank."""
    drawn, changed = [frame()] * (SIZE + 1), set(range(SIZE))
    if heap.before is not None:
        changed = {max(0, cell // SIZE - down) for cell in heap.touched for down in (0, 1)}
        drawn = list(edges(heap.before))
    for rank in changed:
        tops = [stack[-1] if stack else 0 for stack in heap.stacks[SIZE * rank : SIZE * rank + 2 * SIZE]]
        drawn[rank + 1] = edges_of_rank(rank, tops)
    return tuple(drawn)


@cache
def frame() -> Piece:
    return piece("plan-edges", stroke("ink", f"M0 0h{FIELD}v{FIELD}h-{FIELD}z"))


def edges_of_rank(rank: int, tops: list[Brick]) -> Piece:
    """West and north edges where tops differ. After those of the rank come those of the next one."""
    line = "".join([WEST[rank][x] for x in range(1, SIZE) if tops[x] != tops[x - 1]])
    line += "".join([NORTH[rank][x] for x in range(len(tops) - SIZE) if tops[x] != tops[x + SIZE]])
    name = f"plan-edges-{rank + 1}"
    return Piece(name, f'<g id="{name}"><path class="ink" d="{line}"/></g>') if line else empty(name)


@lru_cache(maxsize=256)
def last(opening: int, corner: int) -> Piece:
    """A line around the stone set last."""
    x, y = corner_of(file_rank(corner))
    return piece("plan-last", tag("use", href=f"#plan-last-{OPENINGS[opening]}", x=x, y=y))


def drafted(stone: Stone) -> Piece:
    """A line around the stone that the draft would set or remove."""
    line = outline({file_rank(cell) for cell, _ in stone.cubes})
    return piece("plan-ghost", stroke("casing", line), stroke("dashes", line), cls="ghost")


@cache
def sight(ring: int) -> Piece:
    """A line around the cells seen from there."""
    cells = SIGHTS[ring]
    x, y = corner_of((min(cell % SIZE for cell in cells), max(cell // SIZE for cell in cells)))
    name = "quarter" if is_corner(ring) else "file" if cells[0] % SIZE == cells[-1] % SIZE else "rank"
    return piece("plan-sight", tag("use", href=f"#sight-{name}", x=x or None, y=y or None))


def line_symbols() -> Iterator[str]:
    """Lines around stones that open to each side, and around a file, a rank and a quarter, all at the upper left."""
    for name, arms in zip(OPENINGS, ARMS, strict=True):
        feet = [(x, SIZE - 1 + y) for x, y in ((0, 0), *arms)]
        yield tag("path", id=f"plan-last-{name}", cls="plan-last", d=outline(feet))
    seen = {"file": SIGHTS[1], "rank": SIGHTS[RING - 1], "quarter": SIGHTS[0]}
    for name, cells in seen.items():
        yield tag("path", id=f"sight-{name}", cls="plan-sight", d=outline(map(file_rank, cells)))


def outline(places: Iterable[FileRank]) -> str:
    """A line around cells: each side that leads to another one, from the south-west, (rank, file, whether it is level)."""
    sides: set[tuple[int, int, bool]] = set()
    for x, y in places:
        sides ^= {(y, x, False), (y, x + 1, False), (y - 1, x, True), (y, x, True)}  # what two cells share goes again
    lines = ((f"M{SIDE * x} {SIDE * (SIZE - 1 - y)}", f"h{SIDE}" if level else f"v{SIDE}") for y, x, level in sorted(sides))
    return "".join(start + way for start, way in lines)


@cache
def chief(ring: int) -> Piece:
    x, y = centre(ring_file_rank(ring))
    return piece("plan-chief", tag("use", href="#pueblo-chief-above", x=x, y=y), cls="chief piece")


NO_ARROWS: Final = tuple([empty(f"plan-open-{name}") for name in OPENINGS])


@lru_cache(maxsize=128)
def arrows(corner: int | None) -> tuple[Piece, ...]:
    """As in the heap: around the chosen corner, one arrow for each opening that stays on the board (PUE-23)."""
    if corner is None:
        return NO_ARROWS
    return tuple([NO_ARROWS[k] if footprint(k, corner) < 0 else arrow(k, corner) for k in range(4)])


def arrow(number: int, corner: int) -> Piece:
    name, (x, y), (right, down) = OPENINGS[number], centre(file_rank(corner)), DIAGONALS[number]
    discs = tag("circle", cls="hit", r=20) + tag("circle", cls="badge", r=13)
    point = tag("use", cls="point", href="#pueblo-arrow", transform=f"rotate({90 * number - 45}) scale(.9)")
    drawn = tag("g", discs, point, transform=f"translate({x + 36 * right} {y + 36 * down})")
    return piece(f"plan-open-{name}", drawn, cls="arrow", data_slot="opening", data_place=name)
