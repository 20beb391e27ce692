"""The stage: Barcelona with its walkers. A wide page shows figures, a narrow one turns the map and shows chips.

Both are drawn; the style sheet shows one of them. What must stay upright on the turned map hangs in a group `upright`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from math import atan2, degrees
from typing import Final

from tablee.games.agora.face.figures import HIGH, WIDE, lying, walker
from tablee.games.agora.face.map_shapes import NARROW_SPOTS, SPOTS
from tablee.games.agora.face.scene import VALUES, Scene, pending, walker_place
from tablee.games.agora.face.speech import of_district, of_walker
from tablee.games.agora.rules.actions import COLOURS, LETTERS, Move
from tablee.games.agora.rules.city import CODES, NAMES
from tablee.games.agora.rules.codes import DISTRICTS
from tablee.games.agora.rules.view import Crowd
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import box, dot, escape, group, path, tag, text, use

COLUMN: Final = 55  # from one group of walkers to the next,
ROW: Final = 69  # and to the next row
CHIP: Final = (76, 42)  # the same on a narrow page
TWO_LINES: Final = ("SM", "LC", "SG")
GHOST: Final = -1  # stands in the row of a district for walkers that would come

Row = list[int]  # colours in the order in which they stand, and GHOST


def map_panel(scene: Scene) -> Panel:
    title = scene.say("map-title")
    opening = (
        f'<svg class="agora city" viewBox="0 0 {WIDE} {HIGH}" role="group" aria-label="{escape(title)}">'
        f'<g class="turning"><use href="#agora-map" width="{WIDE}" height="{HIGH}"/>'
    )
    return Panel("map", title, opening, tuple(pieces(scene)), f"{box(0, 0, WIDE, HIGH, 'frame', 14)}</g></svg>")


def pieces(scene: Scene) -> Iterator[Piece]:
    """From the ground up, the same ids in the same order whoever stands where."""
    for district in range(DISTRICTS):
        yield ground(scene, district)
    rows = [row_of(scene, district) for district in range(DISTRICTS)]
    for district in range(DISTRICTS):
        for colour in range(scene.view.seats):
            yield crowd_piece(scene, district, colour, rows[district])
    for district in range(DISTRICTS):
        yield warning(scene, district)
    yield Piece("map-ghost", group(ghost(scene, rows), id="map-ghost", cls="ghost"))
    first, drafted = pending(scene.view), drafted_move(scene)
    yield Piece("map-first", group(arrow(first, "first") if first else "", id="map-first", cls="arrows"))
    yield Piece("map-going", group(arrow(drafted, "going") if drafted else "", id="map-going", cls="arrows"))


def row_of(scene: Scene, district: int) -> Row:
    """Who stands in a district, most walkers first, and last those the draft would bring as a new group."""
    row = [crowd.colour for crowd in scene.ranked(district)]
    coming = newcomer(scene)
    return [*row, GHOST] if coming and coming[1] == district else row


def newcomer(scene: Scene) -> tuple[int, int, int] | None:
    """Colour, district and number of walkers that the draft would bring."""
    if scene.walker and scene.goal is not None:
        return scene.walker[0], scene.goal, 1
    return scene.arriving


def drafted_move(scene: Scene) -> Move | None:
    return Move(*scene.walker, scene.goal) if scene.walker and scene.goal is not None else None


# Where things stand -----------------------------------------------------------------------------------------------------


def wide_place(district: int, groups: int, index: int) -> tuple[float, float, float]:
    """x, y and scale of a group of walkers."""
    x, y, large, small, *_ = SPOTS[CODES[district]]
    columns, scale = (large, 1.0) if groups <= large else (small, 0.86)
    line, column = divmod(index, columns)
    across = min(columns, groups - line * columns) - 1
    return x + (column - across / 2) * COLUMN * scale, y + (89 + line * ROW) * scale, scale


def narrow_place(district: int, groups: int, index: int) -> tuple[float, float]:
    """Right and down from the label of the district, upright."""
    columns = NARROW_SPOTS[CODES[district]][2]
    line, column = divmod(index, columns)
    across = min(columns, groups - line * columns) - 1
    return (column - across / 2) * CHIP[0], 45 + line * CHIP[1]


def upright(district: int, *inside: str) -> str:
    x, y, _ = NARROW_SPOTS[CODES[district]]
    return group(group(*inside, cls="upright"), x=x, y=y, cls="narrow")


# Districts --------------------------------------------------------------------------------------------------------------


def ground(scene: Scene, district: int) -> Piece:
    code = CODES[district]
    key = f"map-{code}"
    can = district in scene.goals or (scene.phase == 1 and scene.my_turn and district in left_backs(scene))
    asks = {"tabindex": 0, "role": "button"} if can else {"role": "img"}
    said = of_district(scene, district)
    return Piece(
        key,
        tag(
            "g",
            tag("title", escape(said)),
            use(f"agora-land-{code}", cls="touch"),
            wide_label(district),
            narrow_label(district),
            id=key,
            cls="district",
            data_place=code,
            aria_label=said,
            **asks,
        ),
    )


def left_backs(scene: Scene) -> tuple[int, ...]:
    """The districts of the hand one takes from (AGO-16)."""
    return scene.view.backs[(scene.view.turn + 1) % scene.view.seats]


@cache
def wide_label(district: int) -> str:
    """Value and code on a paving flower, then the name, on two lines where the district is narrow."""
    code = CODES[district]
    x, y, *_ = SPOTS[code]
    lines = re.split(r"(?<=-)| ", NAMES[district], maxsplit=1) if code in TWO_LINES else [NAMES[district]]
    left = x - (max(map(len, lines)) * 9 + 48) / 2
    top = y + 14 - 9 * len(lines)
    name = "".join(text(left + 48, top + 18 * i, line, "name") for i, line in enumerate(lines))
    value = text(left + 22, y + 4, VALUES[district], "value") + text(left + 22, y + 14, code, "code")
    return group(use("agora-flower", left, y - 22, width=44, height=44), value, name, cls="wide label")


@cache
def narrow_label(district: int) -> str:
    flower = use("agora-flower", -48, -23, width=46, height=46)
    said = text(-25, 9, VALUES[district], "value") + text(3, 10, CODES[district], "name")
    return upright(district, group(flower, said, cls="label"))


def warning(scene: Scene, district: int) -> Piece:
    """A tie that the second move has to cure (AGO-41)."""
    code = CODES[district]
    key = f"map-tied-{code}"
    if not scene.tied(district):
        return Piece(key, tag("g", "", id=key))
    sign = group(
        path("M0 -17L18 14H-18Z", "warn"), text(0, 11, "!", "bang"), tag("title", escape(scene.say("district-tied")))
    )
    x, y, *_ = SPOTS[code]
    wide = group(sign, x=x, y=y - 32, cls="wide")
    return Piece(key, tag("g", wide, upright(district, group(sign, x=-76)), id=key, cls="tied"))


# Walkers ----------------------------------------------------------------------------------------------------------------


def crowd_piece(scene: Scene, district: int, colour: int, row: Row) -> Piece:
    """The walkers of one colour in one district; nothing drawn where there are none."""
    code, key = CODES[district], f"map-{CODES[district]}-{COLOURS[colour]}"
    crowd = next((one for one in scene.view.crowds[district] if one.colour == colour), None)
    if crowd is None:
        return Piece(key, tag("g", "", id=key))
    moving = scene.phase == 3 and scene.my_turn
    aim: dict[str, object] = {"data_slot": "walker", "data_place": walker_place(colour, district)} if moving else {}
    if moving and (colour, district) in scene.starts:
        aim |= {"tabindex": 0, "role": "button", "aria_label": of_walker(scene, colour, district)}
    drawn = crowd_drawn(district, len(row), row.index(colour), crowd, rank_of(scene, district, crowd))
    return Piece(key, tag("g", drawn, id=key, cls=f"crowd {COLOURS[colour]}", data_at=code, **aim))


@lru_cache(maxsize=8192)
def crowd_drawn(district: int, groups: int, index: int, crowd: Crowd, rank: str) -> str:
    """A crowd in its place, wide and narrow: the same few hundred are drawn again and again."""
    x, y, scale = wide_place(district, groups, index)
    u, v = narrow_place(district, groups, index)
    wide = group(figures(crowd, rank), x=x, y=y, scale=scale, cls="wide")
    return wide + upright(district, group(chip(crowd, rank), x=u, y=v))


def rank_of(scene: Scene, district: int, crowd: Crowd) -> str:
    """The leader's margin, a 2 for whoever follows."""
    ranked = scene.ranked(district)
    if crowd.size == ranked[0].size:
        return f"+{scene.lead(district)}" if scene.lead(district) else "="
    return "2" if crowd.size == ranked[1].size else ""


def figures(crowd: Crowd, rank: str) -> str:
    """Up to three bodies, their number, those lying below, the leader's crown with its margin; feet at 0, 0."""
    colour, letter = COLOURS[crowd.colour], LETTERS[crowd.colour]
    parts = box(-27, -60, 54, 78, "hit", 8)
    if crowd.standing:
        bodies = 1 + (crowd.standing > 1) + (crowd.standing > 3)
        parts += use(f"agora-group-{colour}{bodies}", -26, -50, width=52, height=54)
        parts += pill(12, -2, f"{letter}{crowd.standing}", 30)
    if crowd.lying and crowd.standing:
        parts += lying(colour, -6, 20) + pill(17, 19, f"+{crowd.lying}", 26, "low")
    elif crowd.lying:
        parts += lying(colour, 0, -18) + pill(8, -1, f"{letter}+{crowd.lying}", 36, "low")
    if rank == "2":
        parts += pill(0, -56, rank, 18, "second")
    elif rank:
        parts += use("agora-crown", -23, -68, width=22, height=16) + text(2, -55, rank, "margin")
    return parts


def pill(x: float, y: float, said: str, width: float, cls: str = "") -> str:
    return box(x - width / 2, y - 9, width, 18, f"pill {cls}".strip(), 9) + text(x, y + 5, said, "count")


def chip(crowd: Crowd, rank: str) -> str:
    """A mark and a number around 0, 0; gold for the leader."""
    colour = COLOURS[crowd.colour]
    lead = "ahead" if rank[:1] in "+=" and rank else ""
    parts = box(-38, -21, 76, 42, "hit") + box(-35, -18, 70, 36, f"chip {lead}".strip(), 18)
    parts += use(f"agora-coin-{colour}", -33, -15, colour, width=30, height=30)
    if not crowd.lying:
        return parts + text(14, 10, crowd.standing, "number")
    if not crowd.standing:
        return parts + text(14, 8, f"+{crowd.lying}", "down")
    return parts + text(7, 9, crowd.standing, "number less") + text(26, 8, f"+{crowd.lying}", "down")


# What the draft would do ------------------------------------------------------------------------------------------------


def ghost(scene: Scene, rows: list[Row]) -> str:
    coming = newcomer(scene)
    if not coming:
        return ""
    seat, district, count = coming
    row = rows[district]
    x, y, scale = wide_place(district, len(row), row.index(GHOST))
    u, v = narrow_place(district, len(row), row.index(GHOST))
    colour = COLOURS[seat]
    bodies = "".join(walker(colour, 11 * (i - (min(count, 3) - 1) / 2), -i % 2 * 3, 1.2) for i in range(min(count, 3)))
    wide = group(group(bodies, cls="faint"), pill(12, -2, f"+{count}", 30, "coming"), x=x, y=y, scale=scale, cls="wide")
    mark = use(f"agora-coin-{colour}", -33, -15, f"{colour} faint", width=30, height=30)
    small = group(box(-35, -18, 70, 36, "chip coming", 18), mark, text(14, 10, f"+{count}", "number"), x=u, y=v)
    return wide + upright(district, small)


def arrow(move: Move, cls: str) -> str:
    """From one district to the next."""
    (x, y), (a, b) = middle(move.start), middle(move.goal)
    bend = (x + a) / 2 + (b - y) / 6, (y + b) / 2 - (a - x) / 6
    line = path(f"M{x:.0f} {y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {a:.0f} {b:.0f}", f"way {cls}")
    return (
        line + dot(x, y, 7, f"from {cls}") + group(use("agora-tip"), x=a, y=b, turn=heading(bend, (a, b)), cls=f"tip {cls}")
    )


def middle(district: int) -> tuple[float, float]:
    """A point inside a district, clear of its label."""
    x, y, *_ = SPOTS[CODES[district]]
    return x, y + 44


def heading(start: tuple[float, float], goal: tuple[float, float]) -> float:
    """The direction of a line in degrees."""
    return round(degrees(atan2(goal[1] - start[1], goal[0] - start[0])))
