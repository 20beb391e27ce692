"""The paving as it lies: tiles, counters, the draft, and where the picked tile could go.

The picture is as large as the paving needs, grown in steps so that it seldom jumps. Every tile, counter and draft has a
piece of its own that is there from the start, empty: what changes is all that travels.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.games.gaudi.face.lines import HALF, SIDE, Point, add, around, at, hexagon, number, path, placed, polygon, xy
from tablee.games.gaudi.face.scene import Promise, Scene, corner_point, creature, middle, north
from tablee.games.gaudi.face.speech import of_cell
from tablee.games.gaudi.rules.actions import Lay, cell_name
from tablee.games.gaudi.rules.counters import MARKED, value
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import ANIMALS, TILES, kind_name, place_of
from tablee.games.gaudi.rules.view import Animal
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import tag, use

MOST_ANIMALS: Final = 84  # three thirds of 84 tiles each make one
GROWTH: Final = SIDE  # a side moves out by so much at a time
SMALLEST: Final = (4 * SIDE, 3 * SIDE)  # from the start tile to each side, at least


def paving_panel(scene: Scene) -> Panel:
    x, y, wide, high = frame(scene)
    title, told = scene.say("paving-title"), " told" if scene.tells_points else ""
    box = f"{xy((x, y))} {xy((wide, high))}"
    opening, closing = around(f"gaudi paving{told}", box, title, data_pan="gaudi")
    return Panel("paving", title, f'{opening}<g data-grid="">', tuple(pieces(scene)), f"</g>{closing}")


def frame(scene: Scene) -> tuple[float, float, float, float]:
    """Left, top, width and height: all tiles and, before the end, the cells around them; each side moves out in steps."""
    spots = [middle(cell) for cell in (scene.kinds if scene.view.over else scene.edge)]
    sides = []
    for axis, (half, least) in enumerate(zip((HALF, SIDE), SMALLEST, strict=True)):
        low = min(-least, *(spot[axis] - half for spot in spots))
        high = max(least, *(spot[axis] + half for spot in spots))
        sides.append((GROWTH * (low // GROWTH), GROWTH * -(-high // GROWTH)))
    (left, right), (top, bottom) = sides
    return left, top, right - left, bottom - top


def legible(scene: Scene) -> float:
    """How much larger figures are drawn on a large paving, so that they can be read on a phone."""
    return min(1.7, max(1.0, frame(scene)[2] / (10 * SIDE)))


def pieces(scene: Scene) -> Iterator[Piece]:
    view = scene.view
    yield piece("ground", path("free", *(outline(middle(cell)) for cell in scene.edge if not view.over)))
    yield piece("shade", path("shade", *(outline(add(middle(cell), (0, 12))) for cell in scene.kinds)))
    for index in range(TILES):
        yield laid(scene, index)
    yield piece("last", last(scene))
    for index in range(HAND):
        yield drafted(scene, index)
    yield piece("ghosts", "".join(ghosts(scene)))
    yield piece("done", "".join(glow(one) for one in view.animals if view.over and one.seen == MARKED))
    for index in range(MOST_ANIMALS):
        yield counter(scene, index)
    yield piece("promises", "".join(promises(scene)))
    yield piece("cells", "".join(cell_button(scene, cell) for cell in scene.edge if view.my_turn))


@lru_cache(maxsize=1024)
def piece(name: str, drawn: str) -> Piece:
    return Piece(f"gaudi-{name}", tag("g", drawn, id=f"gaudi-{name}"))


def outline(at: Point) -> str:
    """A hexagon in few letters: there are many."""
    return f"M{number(at[0])} {number(at[1] - SIDE)}l86.6 50v100l-86.6 50-86.6-50v-100z"


def tile(kind: int, cell: int) -> str:
    return placed(f"gau-{kind_name(kind)}-{north(cell)}", middle(cell))


def tone(cell: int) -> str:
    """Cement never sets twice in quite the same tone."""
    q, r = place_of(cell)
    return f"tone{(q * q + q * r + 2 * r) % 3}"


def laid(scene: Scene, index: int) -> Piece:
    name = f"gaudi-tile-{index}"
    if index >= len(scene.view.tiles):
        return piece(f"tile-{index}", "")
    one = scene.view.tiles[index]
    fresh = " fresh" if index >= len(scene.view.tiles) - scene.view.last else ""
    return Piece(name, tag("g", tile(one.kind, one.cell), id=name, cls=tone(one.cell) + fresh))


def last(scene: Scene) -> str:
    """A line around each tile of the last turn, in the colour of who laid it."""
    tiles = scene.view.tiles[len(scene.view.tiles) - scene.view.last :]
    if not tiles or tiles[-1].seat is None:
        return ""
    lines = path("last", *(polygon(hexagon(94, middle(one.cell))) for one in tiles))
    return tag("g", lines, cls=f"seat-{SEAT_COLOURS[tiles[-1].seat]}")


def drafted(scene: Scene, index: int) -> Piece:
    name = f"gaudi-draft-{index}"
    if index >= len(scene.view.draft):
        return piece(f"draft-{index}", "")
    one = scene.view.draft[index]
    rim = path("drafted", polygon(hexagon(94, middle(one.cell))))
    return Piece(name, tag("g", tile(one.kind, one.cell), rim, id=name, cls=tone(one.cell)))


def ghosts(scene: Scene) -> Iterator[str]:
    """The picked tile, already turned, wherever it may lie; where it is about to lie, clearly."""
    if scene.picked is None:
        return
    size = legible(scene)
    for cell in sorted(scene.offers[scene.picked]):
        strength = "ghost aimed" if cell == scene.aimed else "ghost"
        yield tag("g", tile(scene.picked, cell), cls=f"{strength} {tone(cell)}")
        if cell != scene.aimed:
            yield gain(scene, Lay(scene.picked, cell), size)


def gain(scene: Scene, tile: Lay, size: float) -> str:
    """What one more tile would add to the points of the draft, if it completes anything."""
    before, after = scene.promises(), scene.promises(tile)
    if len(after) == len(before) or scene.view.paving:
        return ""
    points = sum(one.points for one in after) - sum(one.points for one in before)
    return seal(middle(tile.cell), f"+{points}", size, "gain" if points else "gain dull")


def promises(scene: Scene) -> Iterator[str]:
    """Animals that would be complete, with their points for the chair's objectives."""
    aimed = None if scene.aimed is None or scene.picked is None else Lay(scene.picked, scene.aimed)
    if not scene.view.draft and aimed is None:
        return
    size = legible(scene)
    for one in scene.promises(aimed):
        yield promise(one, size)


def promise(one: Promise, size: float) -> str:
    points = seal((58, -62), f"+{one.points}", size) if one.points else ""
    return tag("g", shining(one, "glow"), points, transform=at(corner_point(one.corner)))


def shining(one: Promise | Animal, cls: str) -> str:
    """An animal over a glow of its own shape."""
    name = f"gau-{ANIMALS[one.animal]}-shape"
    return use(name, cls=cls) + use(name, cls="halo") + use(f"gau-{creature(one.animal, one.colour)}")


def seal(point: Point, text: str, size: float, cls: str = "") -> str:
    figure = tag("circle", cls="seal", r=28) + tag("text", text, cls="points", y=11)
    return tag("g", figure, cls=f"sealed {cls}".strip(), transform=at(point, f"{size:.2f}"))


def glow(one: Animal) -> str:
    """At the end every marked animal shines in the colour of its owner."""
    owner = f"seat-{SEAT_COLOURS[one.seat or 0]}"
    return tag("g", shining(one, "glow won"), transform=at(corner_point(one.corner)), cls=owner)


def counter(scene: Scene, index: int) -> Piece:
    """A counter on an animal; at the end it shows what it is worth."""
    name, view = f"counter-{index}", scene.view
    if index >= len(view.animals) or view.animals[index].seen != MARKED or view.animals[index].seat is None:
        return piece(name, "")
    one = view.animals[index]
    seat = one.seat or 0
    x, y = corner_point(one.corner)
    drawn = placed(f"gau-counter-{SEAT_COLOURS[seat]}", (x, y))
    pair = view.pairs[seat]
    if view.over and pair is not None:
        drawn += seal((x + 36, y - 34), str(int(value(one.animal, one.colour, pair))), 1.1)
    return piece(name, drawn)


def cell_button(scene: Scene, cell: int) -> str:
    (q, r), (x, y) = place_of(cell), middle(cell)
    where = {"cls": "cell", "href": "#gau-cell", "x": number(x), "y": number(y)}
    button = {"data_slot": "cell", "data_place": cell_name(cell), "role": "button", "tabindex": "-1"}
    return tag("use", **where, **button, data_x=2 * q + r, data_y=r, aria_label=of_cell(scene, cell))
