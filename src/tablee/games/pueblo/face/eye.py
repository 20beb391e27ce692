"""The chief's eye: what is seen from one cell of the ring, and what that costs every colour."""

from __future__ import annotations

from typing import Final

from tablee.games.pueblo.face.cubes import stroke
from tablee.games.pueblo.face.pieces import piece
from tablee.games.pueblo.face.scene import PuebloScene, Square, file_rank, owner_class
from tablee.games.pueblo.face.speech import bill_in_words, sight_in_words
from tablee.games.pueblo.rules.geometry import SIZE, cell_name, is_corner, sight
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import opening, tag

WIDE: Final = 196
HIGH: Final = 138
ROW: Final = 26  # of a level; many of them are lower,
LOW_ROW: Final = 15  # and yet more are drawn smaller as a whole
SQUARE: Final = 44


def eye_panel(scene: PuebloScene) -> Panel:
    """Always the same box, however many levels are seen."""
    title, ring = scene.say("eye-title"), scene.asked
    frame = opening("svg", cls="pueblo eye", viewBox=f"0 0 {WIDE} {HIGH + 40}", role="img", aria_label=title)
    squares = scene.look(ring)
    drawn = quarter(scene, ring, squares) if is_corner(ring) else levels(squares)
    caption = f"{sight_in_words(scene, ring)} {bill_in_words(scene, ring)}"
    return Panel("eye", title, frame, (Piece("eye-sight", drawn), bill(scene, ring)), "</svg>", caption)


def fitted(wide: int, high: int, drawn: str) -> str:
    """A drawing of any size in the box above the bill, standing on its ground."""
    box = f"0 0 {wide} {high}"
    return tag("svg", drawn, id="eye-sight", width=WIDE, height=HIGH, viewBox=box, preserveAspectRatio="xMidYMax")


def levels(squares: list[Square]) -> str:
    """From the side: one square per level, the lowest one on the ground."""
    tall = max(LOW_ROW, min(ROW, (HIGH - 4) // max(1, len(squares))))
    high = max(HIGH, tall * len(squares) + 4)
    rows = "".join(row(square, high - 2 - tall * square.level, tall) for square in squares)
    return fitted(WIDE, high, rows + stroke("ink", f"M4 {high - 2}h{WIDE - 8}"))


def row(square: Square, y: int, tall: int) -> str:
    """One level: its number, the square, the cell it stands on, the points it costs."""
    owner = owner_class(square.owner)
    shape = SHAPES.get(owner)
    middle = y + tall // 2
    mark = tag("use", cls="mark", href=f"#shape-{shape}", x=66, y=middle) if shape else ""
    cost = tag("use", cls="shape", href=f"#shape-{shape}", x=156, y=middle) if shape else ""
    cost += tag("text", str(square.points), cls="price", x=168, y=middle + 5) if shape else ""
    level = tag("text", str(square.level), cls="level", x=22, y=middle + 4)
    side = tag("rect", cls="l", x=38, y=y, width=56, height=tall) + stroke("ink", f"M38 {y}h56v{tall}h-56z")
    cell = tag("text", cell_name(square.cell), cls="from", x=120, y=middle + 4)
    return tag("g", level, side, mark, cell, cost, cls=owner)


def quarter(scene: PuebloScene, ring: int, squares: list[Square]) -> str:
    """From a corner: the sixteen tops of its quarter, north up."""
    cells = sight(ring)
    left, high = file_rank(cells[0])[0], file_rank(cells[-1])[1]
    tops = {square.cell: square for square in squares}
    drawn = ""
    for cell in cells:
        (a, b), owner = file_rank(cell), owner_class(tops[cell].owner) if cell in tops else "empty"
        x, y = SQUARE * (a - left), SQUARE * (high - b)
        top = tag("rect", cls="t", x=x, y=y, width=SQUARE, height=SQUARE)
        if owner in SHAPES:
            top += tag("use", cls="mark", href=f"#shape-{SHAPES[owner]}", x=x + 22, y=y + 22)
        elif cell in scene.view.sacred:
            top += tag("use", cls="sacred", href="#pueblo-sacred-above", x=x, y=y)
        top += stroke("ink", f"M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")
        drawn += tag("g", top, tag("text", cell_name(cell), cls="from", x=x + 9, y=y + 40), cls=owner)
    side = SQUARE * SIZE // 2
    return fitted(side + 8, side + 8, tag("g", drawn, transform="translate(4 4)"))


def bill(scene: PuebloScene, ring: int) -> Piece:
    """What this look costs, all colours in a row."""
    owed = scene.bill(ring)
    drawn, x = "", 0
    for seat, points in owed.items():
        owner = owner_class(seat)
        drawn += tag("use", cls=f"shape {owner}", href=f"#shape-{SHAPES[owner]}", x=x + 10, y=0)
        drawn += tag("text", str(points), cls="sum", x=x + 23, y=6)
        x += 32 + 10 * len(str(points))
    if not owed:
        drawn, x = tag("text", "0", cls="sum none", x=6, y=6), 22
    return piece("eye-bill", tag("g", drawn, transform=f"translate({(WIDE - x) // 2} {HIGH + 22})"))
