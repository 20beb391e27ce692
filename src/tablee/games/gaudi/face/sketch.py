"""The paving in characters, for the terminal: hexagons with the letters of their tiles, animals at their corners.

`@O2` is an orange snail of which two thirds lie, `&G✓` a complete green jellyfish, `*B●` a blue starfish that a seat
marked. `‹OGB›` was laid in the last turn, `(OGB)` lies there for the time being. On free cells stand their names and, once
a tile is picked, `+2` for what it would bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tablee.games.gaudi.face.ground import STEPS, corners_of, north
from tablee.games.gaudi.face.scene import Scene
from tablee.games.gaudi.face.speech import belongings, of_seat
from tablee.games.gaudi.rules.actions import cell_name
from tablee.games.gaudi.rules.counters import MARKED
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import COLOURS, LETTERS, colour_of, kind_name, place_of
from tablee.games.gaudi.rules.view import Animal, GaudiView
from tablee.kit.picture import Lens
from tablee.kit.sketch import SOFT, STRONG, Canvas, Row, Run, Sketch, mark, sentence, spaced

WIDE: Final = 8  # characters from a cell to the next
SIGNS: Final = "@&*"  # of the animals
WHOLE: Final = "✓"


def sketch(view: GaudiView, lens: Lens) -> Sketch:
    scene = Scene(view, lens)
    canvas = Canvas()
    free = {} if view.over else free_cells(scene)
    for cell in free:
        hexagon(canvas, cell, SOFT)
    for cell in taken_cells(view):
        hexagon(canvas, cell, "")
    for cell, text in free.items():
        write(canvas, cell, Run(text, STRONG if "+" in text else SOFT, (("cell", cell_name(cell)),)))
    write_tiles(canvas, view)
    write_animals(canvas, scene)
    return canvas.sketch([sentence(scene.say("sketch-legend"), SOFT), *seats(scene)])


# Cells ------------------------------------------------------------------------------------------------------------------


def place(cell: int) -> tuple[int, int]:
    """Where the western wall of a cell stands."""
    q, r = place_of(cell)
    return WIDE * q + WIDE // 2 * r, 2 * r


def hexagon(canvas: Canvas, cell: int, paint: str) -> None:
    x, y = place(cell)
    canvas.put(x + 2, y - 1, Run("╱", paint))
    canvas.put(x + 6, y - 1, Run("╲", paint))
    canvas.put(x, y, Run("│", paint))
    canvas.put(x + WIDE, y, Run("│", paint))
    canvas.put(x + 2, y + 1, Run("╲", paint))
    canvas.put(x + 6, y + 1, Run("╱", paint))


def write(canvas: Canvas, cell: int, *runs: Run) -> None:
    """In the middle of a cell."""
    x, y = place(cell)
    used = sum(len(run.text) for run in runs)
    canvas.put(x + 1 + (WIDE - 1 - used) // 2, y, *runs)


def taken_cells(view: GaudiView) -> set[int]:
    return {tile.cell for tile in view.tiles} | {lay.cell for lay in view.draft}


def free_cells(scene: Scene) -> Mapping[int, str]:
    """The cells around the paving: their names and, where the picked tile may lie, what it would bring."""
    cells = taken_cells(scene.view)
    around = sorted({cell + step for cell in cells for step in STEPS} - cells)
    gains = {cell: sum(one.points for one in found) for cell, found in scene.prospects.items()}
    return {cell: f"{cell_name(cell)}{f'+{gains[cell]}' if cell in gains else ''}" for cell in around}


def write_tiles(canvas: Canvas, view: GaudiView) -> None:
    first_of_last = len(view.tiles) - view.last
    for number, tile in enumerate(view.tiles):
        write(canvas, tile.cell, *enclosed(tile.kind, "‹›" if number >= first_of_last else "  "))
    for draft in view.draft:
        write(canvas, draft.cell, *enclosed(draft.kind, "()"))


def enclosed(kind: int, brackets: str) -> Row:
    return Run(brackets[0], STRONG), *letters(kind), Run(brackets[1], STRONG)


def letters(kind: int) -> Row:
    """The three thirds of a tile."""
    return tuple(Run(LETTERS[colour], COLOURS[colour]) for colour in (colour_of(kind, animal) for animal in range(3)))


# Animals ----------------------------------------------------------------------------------------------------------------


def write_animals(canvas: Canvas, scene: Scene) -> None:
    """At every corner that has a colour, above the cell it is the northern corner of."""
    complete = {one.corner: one for one in scene.view.animals}
    thirds: dict[int, list[int]] = {}
    for code in scene.laid + scene.drafted:
        for corner, colour in corners_of(code):
            thirds.setdefault(corner, []).append(colour - 1)
    for corner, found in thirds.items():
        x, y = place(corner)
        ending = state(complete.get(corner), len(found))
        canvas.put(x + 3, y - 1, Run(SIGNS[north(corner)] + LETTERS[found[0]], COLOURS[found[0]]), ending)


def state(animal: Animal | None, thirds: int) -> Run:
    """How far an animal is: thirds that lie, or who marked it."""
    if animal is None:
        return Run(WHOLE if thirds == 3 else str(thirds), SOFT)
    if animal.seen != MARKED or animal.seat is None:
        return Run(WHOLE, STRONG)
    return Run(mark(SEAT_COLOURS[animal.seat]), SEAT_COLOURS[animal.seat])


# Seats ------------------------------------------------------------------------------------------------------------------


def seats(scene: Scene) -> Iterator[Row]:
    view = scene.view
    for one in belongings(view):
        colour = SEAT_COLOURS[one.seat]
        yield (Run(f"{mark(colour)} ", colour), Run(of_seat(scene.lens.lang, one)))
    hand = () if view.seat is None else view.hands[view.seat] or ()
    if hand:
        tiles = [tuple(run._replace(aims=(("tile", kind_name(kind)),)) for run in letters(kind)) for kind in hand]
        yield (Run(f"{scene.say('sketch-hand')} "), *spaced(tiles))
