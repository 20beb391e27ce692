"""The chief's eye: what he sees from one cell of the ring, and what that costs every colour."""

from __future__ import annotations

from typing import Final

from tablee.games.pueblo.face.scene import Scene, Seen, colour, place_of
from tablee.games.pueblo.face.speech import bill_in_words, sight_in_words
from tablee.games.pueblo.rules.geometry import SIZE, cell_name, is_corner, sight
from tablee.kit.cubes import line
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape

WIDE: Final = 196
HIGH: Final = 138
ROW: Final = 26  # of a level; many of them are lower,
LOW_ROW: Final = 15  # and yet more are drawn smaller as a whole
SQUARE: Final = 44


def eye_panel(scene: Scene) -> Panel:
    """Always the same box, however many levels he sees."""
    title, ring = scene.say("eye-title"), scene.asked
    opening = f'<svg class="pueblo eye" viewBox="0 0 {WIDE} {HIGH + 40}" role="img" aria-label="{escape(title)}">'
    squares = scene.look(ring)
    drawn = quarter(scene, ring, squares) if is_corner(ring) else levels(squares)
    caption = f"{sight_in_words(scene, ring)} {bill_in_words(scene, ring)}"
    return Panel("eye", title, opening, (Piece("eye-sight", drawn), bill(scene, ring)), "</svg>", caption)


def fitted(wide: int, high: int, drawn: str) -> str:
    """A drawing of any size in the box above the bill, standing on its ground."""
    return (
        f'<svg id="eye-sight" width="{WIDE}" height="{HIGH}" viewBox="0 0 {wide} {high}" preserveAspectRatio="xMidYMax">'
        f"{drawn}</svg>"
    )


def levels(squares: list[Seen]) -> str:
    """From the side: one square per level, the lowest one on the ground."""
    tall = max(LOW_ROW, min(ROW, (HIGH - 4) // max(1, len(squares))))
    high = max(HIGH, tall * len(squares) + 4)
    rows = "".join(row(square, high - 2 - tall * square.level, tall) for square in squares)
    return fitted(WIDE, high, rows + line("ink", f"M4 {high - 2}h{WIDE - 8}"))


def row(square: Seen, y: int, tall: int) -> str:
    """One level: its number, the square, the cell it stands on, the points it costs."""
    owner = colour(square.owner)
    shape = SHAPES.get(owner)
    mark = f'<use class="mark" href="#shape-{shape}" x="66" y="{y + tall // 2}"/>' if shape else ""
    cost = f'<use class="shape" href="#shape-{shape}" x="156" y="{y + tall // 2}"/>' if shape else ""
    cost += f'<text class="price" x="168" y="{y + tall // 2 + 5}">{square.points}</text>' if shape else ""
    return (
        f'<g class="{owner}"><text class="level" x="22" y="{y + tall // 2 + 4}">{square.level}</text>'
        f'<rect class="l" x="38" y="{y}" width="56" height="{tall}"/>{line("ink", f"M38 {y}h56v{tall}h-56z")}{mark}'
        f'<text class="from" x="120" y="{y + tall // 2 + 4}">{cell_name(square.cell)}</text>{cost}</g>'
    )


def quarter(scene: Scene, ring: int, squares: list[Seen]) -> str:
    """From a corner: the sixteen tops of its quarter, north up."""
    cells = sight(ring)
    left, high = place_of(cells[0])[0], place_of(cells[-1])[1]
    tops = {square.cell: square for square in squares}
    drawn = ""
    for cell in cells:
        (a, b), owner = place_of(cell), colour(tops[cell].owner) if cell in tops else "empty"
        x, y = SQUARE * (a - left), SQUARE * (high - b)
        drawn += f'<g class="{owner}"><rect class="t" x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}"/>'
        if owner in SHAPES:
            drawn += f'<use class="mark" href="#shape-{SHAPES[owner]}" x="{x + 22}" y="{y + 22}"/>'
        elif cell in scene.view.sacred:
            drawn += f'<use class="sacred" href="#pueblo-sacred-above" x="{x}" y="{y}"/>'
        drawn += line("ink", f"M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")
        drawn += f'<text class="from" x="{x + 9}" y="{y + 40}">{cell_name(cell)}</text></g>'
    side = SQUARE * SIZE // 2
    return fitted(side + 8, side + 8, f'<g transform="translate(4 4)">{drawn}</g>')


def bill(scene: Scene, ring: int) -> Piece:
    """What this look costs, all colours in a row."""
    owed = scene.bill(ring)
    drawn, x = "", 0
    for seat, points in owed.items():
        owner = colour(seat)
        drawn += f'<use class="shape {owner}" href="#shape-{SHAPES[owner]}" x="{x + 10}" y="0"/>'
        drawn += f'<text class="sum" x="{x + 23}" y="6">{points}</text>'
        x += 32 + 10 * len(str(points))
    if not owed:
        drawn, x = '<text class="sum none" x="6" y="6">0</text>', 22
    return Piece("eye-bill", f'<g id="eye-bill"><g transform="translate({(WIDE - x) // 2} {HIGH + 22})">{drawn}</g></g>')
