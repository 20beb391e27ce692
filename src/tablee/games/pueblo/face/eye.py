"""The chief's eye: what is seen from one cell of the ring, and what that costs every colour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from tablee.games.pueblo.face.cubes import figure, stroke
from tablee.games.pueblo.face.pieces import piece
from tablee.games.pueblo.face.scene import PuebloScene, file_rank, owner_class, voice
from tablee.games.pueblo.face.sight import SIGHTS, Bill, Line, Square, bill, look
from tablee.games.pueblo.face.speech import bill_in_words, sight_in_words
from tablee.games.pueblo.rules.geometry import SIZE, cell_name, is_corner
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import opening, tag

WIDE: Final = 196
HIGH: Final = 138
ROW: Final = 26  # of a level; many of them are lower,
LOW_ROW: Final = 15  # and yet more are drawn smaller as a whole
SQUARE: Final = 44


def eye_panel(scene: PuebloScene) -> Panel:
    view, ring = scene.view, scene.asked
    sacred = tuple([cell for cell in view.sacred if cell in SIGHTS[ring]]) if is_corner(ring) else ()
    return eye_drawn(scene.lens.lang, view.seats, ring, scene.line(ring), sacred)


@lru_cache(maxsize=8192)
def eye_drawn(lang: str, seats: int, ring: int, line: Line, sacred: tuple[int, ...]) -> Panel:
    """Always the same box, however many levels are seen."""
    title, owed, squares = voice(lang).say("eye-title"), bill(seats, ring, line), look(ring, line)
    drawn = quarter(ring, squares, sacred) if is_corner(ring) else levels(squares)
    caption = f"{sight_in_words(lang, ring)} {bill_in_words(lang, owed)}"
    return Panel("eye", title, framed(lang), (Piece("eye-sight", drawn), cost(owed)), "</svg>", caption)


@cache
def framed(lang: str) -> str:
    title = voice(lang).say("eye-title")
    return opening("svg", cls="pueblo eye", viewBox=f"0 0 {WIDE} {HIGH + 40}", role="img", aria_label=title)


def fitted(wide: int, high: int, drawn: str) -> str:
    """A drawing of any size in the box above the bill, standing on its ground."""
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {wide} {high}" preserveAspectRatio="xMidYMax"'
    return f'<svg id="eye-sight" {size}>{drawn}</svg>'


def levels(squares: list[Square]) -> str:
    """From the side: one square per level, the lowest one on the ground."""
    tall = row_height(len(squares))
    high = max(HIGH, tall * len(squares) + 4)
    rows = "".join([row(square, high - 2 - tall * square.level + tall // 2, tall) for square in squares])
    return fitted(WIDE, high, rows + stroke("ink", f"M4 {high - 2}h{WIDE - 8}"))


def row_height(count: int) -> int:
    return max(LOW_ROW, min(ROW, (HIGH - 4) // max(1, count)))


def row(square: Square, middle: int, tall: int) -> str:
    """One level: its number, the square, the cell it stands on, the points it costs."""
    owner = owner_class(square.owner)
    cost = f'<text class="price">{square.points}</text>' if square.owner is not None else ""
    return (
        f'<g class="{owner}" transform="translate(0 {middle})">{figure(row_name(owner, tall))}'
        f'<text class="level">{square.level}</text><text class="from">{cell_name(square.cell)}</text>{cost}</g>'
    )


@cache
def row_name(owner: str, tall: int) -> str:
    return f"row-{tall}-{SHAPES[owner]}" if owner in SHAPES else f"row-{tall}"


def quarter(ring: int, squares: list[Square], sacred: tuple[int, ...]) -> str:
    """From a corner: the sixteen tops of its quarter, north up."""
    cells = SIGHTS[ring]
    left, high = file_rank(cells[0])[0], file_rank(cells[-1])[1]
    owners = {square.cell: owner_class(square.owner) for square in squares}
    drawn = ""
    for cell in cells:
        (a, b), owner = file_rank(cell), owners.get(cell, "empty")
        name = f"eye-{SHAPES[owner]}" if owner in SHAPES else "eye-sacred" if cell in sacred else "eye-plain"
        moved = f"translate({SQUARE * (a - left)} {SQUARE * (high - b)})"
        drawn += f'<g class="{owner}" transform="{moved}">{figure(name)}<text class="from">{cell_name(cell)}</text></g>'
    side = SQUARE * SIZE // 2
    return fitted(side + 8, side + 8, tag("g", drawn, cls="tops", transform="translate(4 4)"))


@lru_cache(maxsize=4096)
def cost(owed: Bill) -> Piece:
    """What this look costs, all colours in a row."""
    drawn, x = "", 0
    for seat, points in enumerate(owed):
        if points:
            owner = owner_class(seat)
            drawn += f'<use class="shape {owner}" href="#shape-{SHAPES[owner]}" x="{x + 10}"/>'
            drawn += f'<text class="sum" x="{x + 23}" y="6">{points}</text>'
            x += 32 + 10 * len(str(points))
    if not drawn:
        drawn, x = tag("text", "0", cls="sum none", x=6, y=6), 22
    return piece("eye-bill", drawn, transform=f"translate({(WIDE - x) // 2} {HIGH + 22})")


def eye_symbols() -> Iterator[str]:
    """Levels of all heights and tops of all owners, in the colours of where they are used."""
    shapes = [SHAPES[colour] for colour in COLOURS]
    for tall in sorted({row_height(count) for count in range(9)}):
        up = -(tall // 2)
        side = tag("rect", cls="l", x=38, y=up, width=56, height=tall) + stroke("ink", f"M38 {up}h56v{tall}h-56z")
        yield tag("g", side, id=f"row-{tall}", cls="pueblo")
        for shape in shapes:
            mark = tag("use", cls="mark", href=f"#shape-{shape}", x=66)
            coin = tag("use", cls="shape", href=f"#shape-{shape}", x=156)
            yield tag("g", side, mark, coin, id=f"row-{tall}-{shape}", cls="pueblo")
    top = tag("rect", cls="t", width=SQUARE, height=SQUARE)
    inked = stroke("ink", f"M0 0h{SQUARE}v{SQUARE}h-{SQUARE}z")
    yield tag("g", top, inked, id="eye-plain", cls="pueblo")
    yield tag("g", top, figure("pueblo-sacred-above"), inked, id="eye-sacred", cls="pueblo")
    for shape in shapes:
        mark = tag("use", cls="mark", href=f"#shape-{shape}", x=22, y=22)
        yield tag("g", top, mark, inked, id=f"eye-{shape}", cls="pueblo")
