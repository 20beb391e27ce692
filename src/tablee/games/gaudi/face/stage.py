"""The paving as it lies: tiles, counters, the draft, and where the picked tile could go.

The picture is as large as the paving needs, grown in steps so that it seldom jumps. Every tile, counter and draft has a
piece of its own, or one with a few others, that is there from the start, empty: what changes is all that travels.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from tablee.engine.values import Seat
from tablee.games.gaudi.face.cells import cells, offered_cells
from tablee.games.gaudi.face.count import so_far, told
from tablee.games.gaudi.face.ground import Box, Codes, Ground, ground, middle, rim_line
from tablee.games.gaudi.face.lines import SIDE, add, around, path, xy
from tablee.games.gaudi.face.marks import Mark, counters, ghosts, glow, marks, promised
from tablee.games.gaudi.face.parts import piece, rim, tile, tone
from tablee.games.gaudi.face.scene import Promise, Scene
from tablee.games.gaudi.face.speech import voice
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import CELLS, TILES
from tablee.kit.picture import Panel, Piece

SHADES: Final = 4  # tiles that cast their shadows together


class Lying(NamedTuple):
    """All that the picture depends on while no tile is picked."""

    laid: Codes
    drafted: Codes
    last: int  # how many of those laid are of the last turn ...
    by: Seat | None  # ... and whose that was
    marked: tuple[Mark, ...]
    hopes: tuple[Promise, ...]  # what the draft would complete
    over: bool
    told: bool  # who marked what
    shining: tuple[Mark, ...]  # animals that are told of


def paving_panel(scene: Scene) -> Panel:
    view = scene.view
    by = view.tiles[-1].seat if view.last else None
    hopes = scene.promises() if view.draft else ()
    marked, counted = marks(view), told(view, scene.lens.spot)
    shining = counted[-1].fitting if counted else marked if scene.tells_points else ()
    seen = so_far(marked, counted) if counted else marked
    lying = Lying(scene.laid, scene.drafted, view.last, by, seen, hopes, view.over, scene.tells_points, shining)
    panel = drawn(scene.lens.lang, lying)
    return panel if scene.picked is None else picking(scene, panel)


@lru_cache(maxsize=1024)
def drawn(lang: str, lying: Lying) -> Panel:
    """The same for all who see the same."""
    laid, all_tiles = lying.laid, lying.laid + lying.drafted
    under, old = ground(all_tiles, over=lying.over), len(laid) - lying.last
    pieces = (
        *free(under),
        *shadows(all_tiles),
        *tiles(laid, old),
        outlined(laid[old:], lying.by),
        *draft(lying.drafted),
        piece("ghosts"),
        piece("done", "".join(map(glow, lying.shining))),
        *counters(lying.marked),
        piece("promises", promised(lying.hopes, legible(under.box))),
        *cells(lang, under),
    )
    return Panel("paving", voice(lang).say("paving-title"), opening(lang, under.box, lying.told), pieces, "</g></svg>")


@lru_cache(maxsize=1024)
def opening(lang: str, box: Box, told: bool) -> str:
    """At the end the animals that count are told from the others."""
    kind, shown = f"gaudi paving{' told' if told else ''}", f"{xy(box[:2])} {xy(box[2:])}"
    return f'{around(kind, shown, voice(lang).say("paving-title"))[0]}<g data-grid="">'


def picking(scene: Scene, panel: Panel) -> Panel:
    """With the picked tile wherever it may lie, and what it would complete."""
    size = legible(scene.ground.box)
    fresh = offered_cells(scene)
    fresh["gaudi-ghosts"] = piece("ghosts", "".join(ghosts(scene, size)))
    if scene.aimed is not None:
        fresh["gaudi-promises"] = piece("promises", promised(scene.prospects[scene.aimed], size))
    return panel._replace(pieces=tuple(fresh.get(one.id, one) for one in panel.pieces))


def legible(box: Box) -> float:
    """How much larger figures are drawn on a large paving, so that they can be read on a phone."""
    return min(1.7, max(1.0, box[2] / (10 * SIDE)))


# Under the tiles ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def free(under: Ground) -> tuple[Piece, ...]:
    return tuple([patch_of_ground(index, rims) for index, rims in enumerate(under.rims)])


@lru_cache(maxsize=4096)
def patch_of_ground(index: int, rims: tuple[int, ...]) -> Piece:
    return piece(f"ground-{index}", path("free", *map(rim_line, rims)) if rims else "")


@lru_cache(maxsize=1024)
def shadows(laid: Codes) -> tuple[Piece, ...]:
    return tuple([shadow(first // SHADES, laid[first : first + SHADES]) for first in range(0, TILES, SHADES)])


@lru_cache(maxsize=4096)
def shadow(index: int, laid: Codes) -> Piece:
    lines = [outline(code % CELLS) for code in laid]
    return piece(f"shade-{index}", path("shade", *lines) if lines else "")


@lru_cache(maxsize=4096)
def outline(cell: int) -> str:
    """A hexagon in few letters, a little lower than its tile: there are many."""
    return f"M{xy(add(middle(cell), (0, 12 - SIDE)))}l86.6 50v100l-86.6 50-86.6-50v-100z"


# Tiles --------------------------------------------------------------------------------------------------------------------


def tiles(laid: Codes, old: int) -> tuple[Piece, ...]:
    fresh = range(old, len(laid))
    return (*map(settled_tile, range(old), laid), *map(fresh_tile, fresh, laid[old:]), *no_tiles()[len(laid) :])


@cache
def no_tiles() -> tuple[Piece, ...]:
    return tuple(piece(f"tile-{index}") for index in range(TILES))


@lru_cache(maxsize=8192)
def settled_tile(index: int, code: int) -> Piece:
    kind, cell = divmod(code, CELLS)
    return piece(f"tile-{index}", tile(kind, cell), tone(cell))


@lru_cache(maxsize=4096)
def fresh_tile(index: int, code: int) -> Piece:
    """One of the last turn."""
    kind, cell = divmod(code, CELLS)
    return piece(f"tile-{index}", tile(kind, cell), f"{tone(cell)} fresh")


@lru_cache(maxsize=4096)
def outlined(turn: Codes, who: Seat | None) -> Piece:
    """A line around each tile of the last turn, in the colour of who laid it."""
    if who is None:
        return piece("last")
    return piece("last", "".join(rim(code % CELLS, "last") for code in turn), f"seat-{SEAT_COLOURS[who]}")


def draft(drafted: Codes) -> list[Piece]:
    return [drafted_tile(place, drafted[place : place + 1]) for place in range(HAND)]


@lru_cache(maxsize=4096)
def drafted_tile(place: int, drafted: Codes) -> Piece:
    if not drafted:
        return piece(f"draft-{place}")
    kind, cell = divmod(drafted[0], CELLS)
    return piece(f"draft-{place}", tile(kind, cell) + rim(cell, "drafted"), tone(cell))
