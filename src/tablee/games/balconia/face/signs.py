"""The plaque under a balcony: where to look, what it is worth, what is counted (BAL-81: an orange X counts itself)."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.rules.components import Door, Score
from tablee.games.balconia.rules.loader import edition
from tablee.kit import svg
from tablee.kit.svg import brief

# '#' is looked at, 'x' is the balcony itself when its own items do not count, '*' when they do (BAL-81).
# The letters after the grid name the ends (left, right, top, bottom) at which the zone runs on.
ZONES: Final = {
    "row": ("... #*# ...", "lr"),
    "column_above": (".#. .#. .x.", "t"),
    "row_above": ("### .x. ...", "lr"),
    "column_below": (".x. .#. .#.", "b"),
    "around": ("### #x# ###", ""),
    "right": ("... .x# ...", ""),
    "column_right": ("..# .x# ..#", "tb"),
    "left": ("... #x. ...", ""),
    "column_left": ("#.. #x. #..", "tb"),
    "group": ("##. .*# ..#", ""),
}
CELL, EDGE, SIGN = 7.4, 2.4, 27.0
PLATE = bal.box(0, 0, 112, 26, "plate", 4)
MapCell: TypeAlias = tuple[int, int]  # column and row in the 3 x 3 map


# ---- where: a map of the neighbourhood ----------------------------------------------------------------


@cache
def symbols() -> str:
    doors = [svg.group(door_plaque(door), id=f"bal-sign-{door.number}{door.side[0]}") for door in edition().doors]
    return "".join([ground(), *(position(name) for name in ZONES), to_five(), slash(), balcony(), *doors])


def ground() -> str:
    side = CELL - 0.8
    cells = (
        bal.box(EDGE + c * CELL + 0.4, EDGE + r * CELL + 0.4, side, side, "map", 0.8) for r in range(3) for c in range(3)
    )
    return bal.symbol("map", "0 0 27 27", *cells, overflow="visible")


def position(name: str) -> str:
    """The X is orange, on a marked cell, where the own items count; black on a plain one where they do not."""
    grid, ends = ZONES[name]
    marks = {(c, r): mark for r, row in enumerate(grid.split()) for c, mark in enumerate(row)}
    zone = [at for at, mark in marks.items() if mark in "#*"]
    own = next(at for at, mark in marks.items() if mark in "x*")
    tiles = "".join(tile(at) for at in zone) + "".join(run_on(zone, end) for end in ends)
    seen = links(zone) if name == "group" else tiles
    return bal.symbol(
        f"at-{name}",
        "0 0 27 27",
        bal.use("map", 0, 0, width=SIGN, height=SIGN),
        seen,
        cross(own, own_counts=marks[own] == "*"),
        overflow="visible",
    )


def centre(at: MapCell) -> tuple[float, float]:
    return EDGE + (at[0] + 0.5) * CELL, EDGE + (at[1] + 0.5) * CELL


def tile(at: MapCell) -> str:
    x, y = centre(at)
    return bal.box(x - 3.5, y - 3.5, 7, 7, "zone", 0.8)


def run_on(zone: list[MapCell], end: str) -> str:
    """A small arrowhead: the row or column goes on to the edge of the building."""
    upright = sorted(zone, key=lambda at: at[1])
    last, turn = {"l": (min(zone), 270), "r": (max(zone), 90), "t": (upright[0], 0), "b": (upright[-1], 180)}[end]
    x, y = centre(last)
    return bal.path(
        f"M{brief(x - 2.6)} {brief(y - 4.3)}h5.2l-2.6-2.6z", "zone", transform=f"rotate({turn} {brief(x)} {brief(y)})"
    )


def links(zone: list[MapCell]) -> str:
    """A group: linked dots, because it may have any shape."""
    lines = ""
    for x, y in zone:
        for other in ((x + 1, y), (x, y + 1)):
            if other in zone:
                lines += "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*centre((x, y)), *centre(other))
    return bal.path(lines, "link") + "".join(bal.dot(*centre(at), 3.3, "zone") for at in zone)


def cross(at: MapCell, own_counts: bool) -> str:
    x, y = centre(at)
    d = f"M{brief(x - 3.2)} {brief(y - 3.2)}l6.4 6.4m0-6.4l-6.4 6.4"
    return bal.path(d, "cross-halo") + bal.path(d, "cross-own" if own_counts else "cross")


# ---- what it is worth, what is counted ------------------------------------------------------------------


def to_five() -> str:
    arrow = bal.path("M4.5 11h7.5M9 7l4 4-4 4", "arrow")
    return bal.symbol(
        "to-5",
        "0 0 30 22",
        bal.box(0.6, 0.6, 28.8, 20.8, "coin", 6),
        arrow,
        bal.text(21, 17.4, "5", "five"),
        overflow="visible",
    )


def slash() -> str:
    return bal.symbol(
        "none", "0 0 32 32", bal.path("M4 28L28 4", "slash-o"), bal.path("M4 28L28 4", "slash"), overflow="visible"
    )


def balcony() -> str:
    """Any balcony, whatever it shows."""
    door = bal.path("M8 23V8c0-4 3-6 8-6s8 2 8 6v15z", "frame") + bal.path("M11 23V9c0-3 2-4 5-4s5 1 5 4v14z", "dusk")
    rail = bal.box(3, 16, 26, 12, "white") + bal.path("M7.5 16v12M12 16v12M16 16v12M20 16v12M24.5 16v12", "l")
    return bal.symbol(
        "balcony", "0 0 32 32", bal.group(door, rail, bal.box(1.5, 27, 29, 4, "stone", 1), cls="o"), overflow="visible"
    )


def target(name: str, x: float, y: float, size: float) -> str:
    """The sign of one thing that can be counted; any piece of laundry is shown by the shirt."""
    if name == "awning":
        return bal.use("awning", x - size * 0.15, y + size * 0.25, width=size * 1.3, height=size * 0.49)
    return bal.use("shirt" if name == "laundry" else name.replace(".", "-"), x, y, width=size, height=size)


def crossed(name: str, x: float, y: float, size: float) -> str:
    return target(name, x, y, size) + bal.use("none", x, y, width=size, height=size)


def targets(score: Score) -> str:
    first, *more = score.of
    match score.form:
        case "pair":  # two lovebirds, beak to beak
            return bal.use("parrot", 66, 0.9, width=18, height=24.2) + bal.use(
                "parrot", 87, 0.9, width=18, height=24.2, transform=svg.mirrored(87, 18)
            )
        case "none":
            return crossed(first, 74, 1.5, 23)
        case "all" if more:
            return target(first, 61, 2, 22) + bal.text(85.7, 17, "+", "plus") + target(more[0], 88.5, 2, 22)
        case _ if first.startswith("without."):
            return target("balcony", 62, 2, 22) + crossed(first.removeprefix("without."), 87, 3, 20)
        case _:
            return target(first, 74, 1.5, 23)


def plaque(score: Score | None) -> str:
    """The condition as icons on a 112 x 26 plate; without a condition, a stone garland."""
    if score is None:
        nails = "".join(bal.dot(x, 8, 2.4, "garland-dot") for x in (14, 56, 98))
        return bal.path("M14 8c12 12 30 12 42 0 12 12 30 12 42 0", "garland") + nails
    where = bal.use(f"at-{score.position}", 1.5, -0.5, width=SIGN, height=SIGN)
    worth = (
        bal.use("to-5", 31, 2.5, width=28.6, height=21)
        if score.points == 5
        else bal.text(44.5, 19.6, f"{score.points}×", "worth")
    )
    return PLATE + where + worth + targets(score)


def door_sign(source: str, door: Door) -> str:
    """The condition of a door: drawn once for a page, unless the building is somebody's own."""
    return door_plaque(door) if source else svg.use(f"bal-sign-{door.number}{door.side[0]}")


def door_plaque(door: Door) -> str:
    """More than the other side has; fewer than something else; or the difference of two."""
    match door.kind:
        case "majority":
            own, other = ("seat-t", "seat-p") if door.side == "turquoise" else ("seat-p", "seat-t")
            bars = bal.box(5, 6, 5, 16, own, 1) + bal.box(11.5, 13, 5, 9, other, 1)
            five = target(door.first, 21, 2.5, 21) + bal.text(51, 19.6, "5", "worth")
            return PLATE + bars + five + target(door.second, 66, 2.5, 21) + bal.text(97, 19.6, "3", "worth")
        case "fewer":
            each = bal.text(16.5, 19.6, "1×", "worth") + target(door.first, 30, 3, 20) + bal.path("M54 4v18", "brace")
            fewer = target(door.first, 58, 4, 18) + bal.text(83, 19, "<", "worth") + target(door.second, 91, 4, 18)
            return PLATE + each + fewer
        case _:
            bars = bal.path("M14 4v18M98 4v18", "bar")  # the size of the difference, whichever is larger
            two = target(door.first, 20, 2.5, 21) + target(door.second, 71, 2.5, 21)
            return PLATE + bars + two + bal.text(56, 19.6, "−", "worth")


def signed(points: int) -> str:
    """Points that a placement brings or costs."""
    return f"+{points}" if points >= 0 else f"−{-points}"
