"""The promenade: ten bars, five in a row. Every bar has an upper and a lower half to choose, wide enough for a thumb.

The halves are the path of the keyboard too: one grid, `data-x` from left to right, `data-y` downwards. Narrow pages draw
the bars without their windows and everything in them larger; both drawings are here, and the stylesheet picks one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.figures import HEIGHT, WIDTH, pawn, used
from tablee.games.barracuda.face.scene import BarracudaScene, is_open, shape
from tablee.games.barracuda.face.speech import bar_in_words, place_in_words
from tablee.games.barracuda.rules.bars import COLOURS, KEYS, TITLES, TWO_PLACES, rent_of
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.promenade import CLOSED
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

SLOTS: Final = 10
MANAGER, PARTNER = "manager", "partner"
SPOTS: Final = {MANAGER: (191, 190), PARTNER: (108, 112)}  # how low their places are, on wide and on narrow pages


def front_panel(scene: BarracudaScene) -> Panel:
    title = scene.say("front-title")
    opening = svg.opening("svg", cls="barracuda front", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="group", aria_label=title)
    opening += svg.use("bc-dusk", width=WIDTH, height=HEIGHT) + svg.opening("g", data_grid="")
    return Panel("front", title, opening, (*bars(scene), *pawns(scene)), "</g></svg>")


def bars(scene: BarracudaScene) -> Iterator[Piece]:
    for slot in range(SLOTS):
        name = f"front-{slot + 1}"
        inside = opened(scene, slot) if is_open(scene.view, slot) else shuttered(scene, slot)
        x, y = corner(slot)
        yield Piece(name, svg.group(inside, x=x, y=y, id=name, cls=kind(scene, slot)))


def corner(slot: int) -> tuple[int, int]:
    return 12 + slot % 5 * 202, 88 + slot // 5 * 290


def pawns(scene: BarracudaScene) -> Iterator[Piece]:
    """Whoever is in a bar, apart from the bars, so that only who has just come lands there."""
    for slot in range(SLOTS):
        for kind, seats in ((MANAGER, scene.view.managers), (PARTNER, scene.view.partners)):
            name, (x, y) = f"front-{slot + 1}-{kind}", corner(slot)
            yield Piece(name, svg.group(standing(seats[slot], kind), x=x, y=y, id=name, cls="stands"))


def standing(seat: Seat, kind: str) -> str:
    """A pawn on its place; larger where the window is left out."""
    if seat == NOBODY:
        return ""
    y, low = SPOTS[kind]
    small = pawn(shape(seat), COLOURS[seat], 152, y + 17, 0.98, "wide")
    return svg.group(small, pawn(shape(seat), COLOURS[seat], 144, low + 27, 1.6, "narrow"), cls="lands")


def kind(scene: BarracudaScene, slot: int) -> str:
    """A bar that an action is about stands out."""
    return "bar aimed" if slot == scene.view.target else "bar"


def shuttered(scene: BarracudaScene, slot: int) -> str:
    """Bars that were never open look alike (BAR-05); one closed again keeps its name and rent (BAR-34)."""
    bar = scene.view.bars[slot]
    front = used("kiosk", 0, 0, 190, 268, "shut-up") + used("shutter", 6, 75, 178, 151)
    name = str(slot + 1) if bar is None else TITLES[bar]
    front += signs(name, "bar-name faded")
    front += used("padlock", 79, 110, 32, 40)
    if bar is not None:
        front += plate(rent_of(bar), 95, 178, "wide") + plate(rent_of(bar), 95, 172, "narrow")
    again = scene.view.faces[slot] == CLOSED
    label = scene.say("bar-closed" if again else "bar-hidden", bar=scene.bar_name(slot))
    frame = svg.box(2, 60, 186, 170, "halo", 8)
    return aim() + front + half(slot, 0, "closed", label, frame) + half(slot, 1, "closed", label, "")


def opened(scene: BarracudaScene, slot: int) -> str:
    """Name, window, rent; the manager's place under the rent, the partner's above it where there is one."""
    view, bar = scene.view, scene.view.bars[slot]
    if bar is None:
        return ""
    key = KEYS[bar]
    front = used("kiosk", 0, 0, 190, 268, f"hue-{key}") + signs(TITLES[bar], "bar-name")
    front += used(f"window-{key}", 12, 84, 106, 132, f"hue-{key} wide")
    front += plate(rent_of(bar), 152, 137, "wide") + plate(rent_of(bar), 54, 137, "narrow")
    mine = "own" if view.seat is not None and view.managers[slot] == view.seat else "bar"
    lower = half(slot, 1, mine, place_in_words(scene, slot, MANAGER), spot(MANAGER, view.managers[slot]))
    if bar < TWO_PLACES:
        upper = half(slot, 0, "place", place_in_words(scene, slot, PARTNER), spot(PARTNER, view.partners[slot]))
    else:
        upper = half(slot, 0, mine, bar_in_words(scene, slot), used("menu", 132, 84, 40, 46, "wide"))
    return aim() + front + upper + lower


def aim() -> str:
    return svg.box(-5, -5, 200, 278, "aim", 14)


def signs(name: str, cls: str) -> str:
    return svg.text(95, 26, name, f"{cls} wide") + svg.text(95, 28, name, f"{cls} narrow")


def plate(rent: int, x: float, y: float, size: str) -> str:
    if size == "wide":
        return svg.group(svg.box(x - 30, y, 60, 24, "plate", 5), svg.text(x, y + 18, figure(rent), "rent"), cls="wide")
    return svg.group(svg.box(x - 46, y - 10, 92, 44, "plate", 8), svg.text(x, y + 24, figure(rent), "rent"), cls="narrow")


def half(slot: int, lower: int, kind: str, label: str, inside: str) -> str:
    """What can be chosen about a bar, filling half of it."""
    x, y = slot % 5, 2 * (slot // 5) + lower
    area = svg.box(0, 146 if lower else 40, 190, 122 if lower else 106, "touch")
    aim = {"data_slot": kind, "data_place": slot + 1, "data_x": x, "data_y": y}
    return svg.tag("g", area, inside, cls="half", **aim, role="button", tabindex=-1, aria_label=label)


def spot(kind: str, seat: Seat) -> str:
    """A place for a pawn, taken or free."""
    y, low = SPOTS[kind]
    free = " free" if seat == NOBODY else ""
    wide = svg.dot(152, y, 31, "halo wide") + svg.dot(152, y, 25, f"spot{free} wide")
    narrow = svg.dot(144, low, 44, "halo narrow") + svg.dot(144, low, 37, f"spot{free} narrow")
    if seat != NOBODY:
        return wide + narrow
    return wide + narrow + used(kind, 140, y - 12, 24, 24, "hint wide") + used(kind, 124, low - 20, 40, 40, "hint narrow")
