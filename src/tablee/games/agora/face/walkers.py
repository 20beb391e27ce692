"""Walkers as pictures: figures for a wide map, chips for a narrow one, and what can be touched of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from tablee.engine.values import Seat
from tablee.games.agora.face.figure_shapes import COAT, COAT_FOLD, DRESS, DRESS_FOLD, IN_COATS, LEGS, MARKS, WORN
from tablee.games.agora.face.map_shapes import NARROW_SPOTS, SPOTS
from tablee.games.agora.face.speech import of_walker
from tablee.games.agora.face.standings import Here, margin, ranked
from tablee.games.agora.rules.actions import COLOURS, LETTERS
from tablee.games.agora.rules.city import CODES
from tablee.games.agora.rules.view import Crowd
from tablee.kit import svg
from tablee.kit.picture import Piece
from tablee.kit.svg import box, brief, dot, escape, path, symbol, tag, text, use

COLUMN = 55  # from one group of walkers to the next,
ROW = 69  # and to the next row
CHIP = (76, 42)  # the same on a narrow page


# Where they stand -------------------------------------------------------------------------------------------------------


@cache
def wide_place(district: int, groups: int, index: int) -> str:
    """Where a group of walkers stands, and its size, as a transform."""
    x, y, large, small, *_ = SPOTS[CODES[district]]
    columns, scale = (large, 1.0) if groups <= large else (small, 0.86)
    line, column = divmod(index, columns)
    across = min(columns, groups - line * columns) - 1
    right, down = (column - across / 2) * COLUMN * scale, (89 + line * ROW) * scale
    return f"translate({brief(x + right)} {brief(y + down)})" + (f"scale({scale})" if scale != 1 else "")


@cache
def narrow_place(district: int, groups: int, index: int) -> str:
    """The same on a narrow page, upright on the turned map: in rows below the label of the district."""
    x, y, columns = NARROW_SPOTS[CODES[district]]
    line, column = divmod(index, columns)
    across = min(columns, groups - line * columns) - 1
    right, down = (column - across / 2) * CHIP[0], 45 + line * CHIP[1]
    return f"translate({x - down} {brief(y + right)})rotate(90)"


# What is drawn ----------------------------------------------------------------------------------------------------------


def crowd_pieces(lang: str, seats: int, district: int, here: Here, groups: int, movable: int | None) -> tuple[Piece, ...]:
    """For every colour what can be touched, and the walkers above it. `groups` has room for some that would come.

    `movable` are the colours that may be moved, None where nobody is asked to move any.
    """
    row = {crowd.colour: index for index, crowd in enumerate(ranked(here))}
    found = {crowd.colour: crowd for crowd in here}
    pieces = []
    for colour in range(seats):
        if colour not in found:
            pieces += [nothing(touch_id(district, colour)), nothing(crowd_id(district, colour))]
            continue
        crowd, place = found[colour], (district, groups, row[colour])
        if movable is None:
            pieces.append(nothing(touch_id(district, colour)))
        else:
            pieces.append(touch(*place, colour, of_walker(lang, district, crowd) if movable >> colour & 1 else ""))
        pieces.append(crowd_piece(*place, crowd, rank_of(here, crowd)))
    return tuple(pieces)


@lru_cache(maxsize=256)
def nothing(key: str) -> Piece:
    return Piece(key, f'<g id="{key}"/>')


def touch_id(district: int, colour: int) -> str:
    return f"map-{CODES[district]}-{COLOURS[colour]}"


def crowd_id(district: int, colour: int) -> str:
    return f"map-{CODES[district]}{LETTERS[colour]}"


def walker_place(colour: int, district: int) -> str:
    """The word for a walker in the slot of a move."""
    return f"{LETTERS[colour]}@{CODES[district]}"


@lru_cache(maxsize=8192)
def touch(district: int, groups: int, index: int, colour: int, said: str) -> Piece:
    """The ground under a crowd while walkers are moved: who may start says so, others answer why not."""
    key, place = touch_id(district, colour), walker_place(colour, district)
    wide, narrow = wide_place(district, groups, index), narrow_place(district, groups, index)
    asks = f' tabindex="0" role="button" aria-label="{escape(said)}"' if said else ""
    stands = f'data-within="{CODES[district]}" data-ghost="{crowd_id(district, colour)}"'
    return Piece(
        key,
        f'<g id="{key}" class="crowd" data-slot="walker" data-place="{place}" {stands}{asks}>'
        f'<g transform="{wide}" class="wide"><use href="#agora-hit" class="hit"/></g>'
        f'<g transform="{narrow}" class="narrow"><use href="#agora-spot" class="hit"/></g></g>',
    )


@lru_cache(maxsize=16384)
def crowd_piece(district: int, groups: int, index: int, crowd: Crowd, rank: str) -> Piece:
    """The walkers of one colour in one district."""
    key = crowd_id(district, crowd.colour)
    return Piece(
        key,
        f'<g id="{key}">'
        f'<g transform="{wide_place(district, groups, index)}" class="wide">{figures(crowd, rank)}</g>'
        f'<g transform="{narrow_place(district, groups, index)}" class="narrow">{chip(crowd, rank)}</g></g>',
    )


@lru_cache(maxsize=8192)
def rank_of(here: Here, crowd: Crowd) -> str:
    """The leader's margin, a 2 for whoever follows."""
    most = ranked(here)
    if crowd.size == most[0].size:
        return f"+{margin(here)}" if margin(here) else "="
    return "2" if crowd.size == most[1].size else ""


@lru_cache(maxsize=8192)
def figures(crowd: Crowd, rank: str) -> str:
    """Up to three bodies, their number, those lying below, the leader's crown with its margin; feet at 0, 0."""
    colour, letter = COLOURS[crowd.colour], LETTERS[crowd.colour]
    parts = ""
    if crowd.standing:
        bodies = 1 + (crowd.standing > 1) + (crowd.standing > 3)
        parts += use(f"agora-{colour}{bodies}") + text(12, 3, f"{letter}{crowd.standing}", "count")
    if crowd.lying and crowd.standing:
        parts += use(f"agora-flat-{colour}", -6, 20) + use("agora-low", cls="pill low")
        parts += text(17, 24, f"+{crowd.lying}", "count")
    elif crowd.lying:
        parts += use(f"agora-flat-{colour}", y=-18) + use("agora-lower", cls="pill low")
        parts += text(8, 4, f"{letter}+{crowd.lying}", "count")
    if rank == "2":
        parts += use("agora-second")
    elif rank:
        parts += use("agora-ahead") + text(2, -55, rank, "margin")
    return parts


def pill(x: float, y: float, said: str, width: float, cls: str = "") -> str:
    """A number on a label around x, y."""
    return box(x - width / 2, y - 9, width, 18, f"pill {cls}".strip(), 9) + text(x, y + 5, said, "count")


@lru_cache(maxsize=8192)
def chip(crowd: Crowd, rank: str) -> str:
    """A mark and a number around 0, 0; gold for the leader."""
    lead = "-ahead" if rank and rank != "2" else ""
    parts = use(f"agora-chip-{COLOURS[crowd.colour]}{lead}")
    if not crowd.lying:
        return parts + text(14, 10, crowd.standing, "number")
    if not crowd.standing:
        return parts + text(14, 8, f"+{crowd.lying}", "down")
    return parts + text(7, 9, crowd.standing, "number less") + text(26, 8, f"+{crowd.lying}", "down")


def coming(district: int, groups: int, colour: Seat, count: int) -> str:
    """Walkers that a draft would bring, as a group after all others."""
    name, shown = COLOURS[colour], min(count, 3)
    bodies = "".join(walker(name, 11 * (i - (shown - 1) / 2), -i % 2 * 3, 1.2) for i in range(shown))
    mark = use(f"agora-coin-{name}", -33, -15, f"{name} faint", width=30, height=30)
    return tag(
        "g",
        tag("g", bodies, cls="faint"),
        pill(12, -2, f"+{count}", 30, "coming"),
        transform=wide_place(district, groups, groups - 1),
        cls="wide",
    ) + tag(
        "g",
        box(-35, -18, 70, 36, "chip coming", 18),
        mark,
        text(14, 10, f"+{count}", "number"),
        transform=narrow_place(district, groups, groups - 1),
        cls="narrow",
    )


# Symbols ----------------------------------------------------------------------------------------------------------------


def walker(colour: str, x: float, y: float, scale: float = 1, cls: str = "") -> str:
    """A walker on its feet at x, y."""
    size = {"width": 28 * scale, "height": 42 * scale}
    return use(f"agora-walker-{colour}", x - 14 * scale, y - 40 * scale, f"{colour} {cls}".strip(), **size)


def people() -> Iterable[str]:
    """Everybody alone and in groups."""
    for colour in COLOURS:
        body = path(LEGS, "legs") + path(COAT, "coat") + path(COAT_FOLD, "dim")
        body = body if colour in IN_COATS else path(DRESS, "coat") + path(DRESS_FOLD, "dim")
        mark = path(MARKS[colour], "mark", transform="translate(0 -17)")
        head = dot(0, -30.5, 4.2, "head") + path(WORN[colour], "coat")
        yield symbol(f"agora-walker-{colour}", "-14 -40 28 42", body, head, mark, cls="agora")
        yield symbol(f"agora-coin-{colour}", "-6 -6 12 12", path(MARKS[colour], "coin"), cls="agora")
        icon = use(f"agora-walker-{colour}", -14, -40, colour, width=28, height=42)
        yield symbol(f"agora-icon-{colour}", "-14 -40 28 42", icon, cls="agora")
        flat = use(f"agora-walker-{colour}", -14, -40, colour, width=28, height=42, transform="translate(17 0)rotate(-86)")
        yield stamp(f"flat-{colour}", flat)
        for count in (1, 2, 3):
            behind = "".join(walker(colour, dx, -3, 1, "behind") for dx in (-9, 9)[: count - 1])
            shadow = tag("ellipse", rx=13, ry=3, cls="shadow")
            yield stamp(f"{colour}{count}", shadow, behind, walker(colour, 0, 0, 1.2), box(-3, -11, 30, 18, "pill", 9))
        for lead in ("", "-ahead"):
            coin = use(f"agora-coin-{colour}", -33, -15, colour, width=30, height=30)
            yield stamp(f"chip-{colour}{lead}", box(-35, -18, 70, 36, f"chip {lead[1:]}".strip(), 18), coin)


def labels() -> Iterable[str]:
    """What belongs to groups of any colour; outlines are filled by who uses them."""
    yield box(-27, -60, 54, 78, r=8, id="agora-hit") + box(-38, -21, 76, 42, id="agora-spot")
    yield box(4, 10, 26, 18, r=9, id="agora-low") + box(-10, -10, 36, 18, r=9, id="agora-lower")
    yield stamp("second", pill(0, -56, "2", 18, "second"))
    yield stamp("ahead", use("agora-crown", -23, -68, width=22, height=16))


def stamp(name: str, *inside: str) -> str:
    """What is drawn again just as it is; styles reach it through its own class."""
    return svg.group(*inside, id=f"agora-{name}", cls="agora")
