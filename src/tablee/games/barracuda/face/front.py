"""The promenade: ten bars, five in a row. Every bar has an upper and a lower half to choose, wide enough for a thumb.

The halves are the path of the keyboard too: one grid, `data-x` from left to right, `data-y` downwards. Narrow pages draw
the bars without their windows and everything in them larger; both drawings are there, and the stylesheet picks one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.count import Step
from tablee.games.barracuda.face.drawings import HEIGHT, MANAGER, PARTNER, WIDTH
from tablee.games.barracuda.face.saying import say
from tablee.games.barracuda.face.scene import Bar, BarracudaScene
from tablee.games.barracuda.face.speech import bar_in_words
from tablee.games.barracuda.face.symbols import shape, shown, used
from tablee.games.barracuda.face.tell import called
from tablee.games.barracuda.rules.bars import COLOURS, KEYS, TITLES
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

UPPER, LOWER = "upper", "lower"


def front_panel(scene: BarracudaScene, told: tuple[Step, ...]) -> Panel:
    """While the end is told, the bars of who is told of stand out."""
    view, told_of = scene.view, told[-1].seat if told else None
    targets: tuple[int, ...] = () if view.target == NOBODY else (view.target,)
    if told_of is not None:
        targets = tuple(bar.slot for bar in scene.bars if told_of in (bar.manager, bar.partner))
    return promenade(scene.lens.lang, scene.bars, targets, view.seat)


@lru_cache(maxsize=1024)
def promenade(lang: str, bars: tuple[Bar, ...], targets: tuple[int, ...], seat: Seat | None) -> Panel:
    pieces = [piece for bar in bars for piece in one_bar(lang, bar, bar.manager == seat)]
    return Panel("front", say(lang, "front-title"), opening(lang), (aim(targets), *pieces), "</g></svg>")


@cache
def opening(lang: str) -> str:
    box, title = f"0 0 {WIDTH} {HEIGHT}", say(lang, "front-title")
    frame = svg.opening("svg", cls="barracuda front", viewBox=box, role="group", aria_label=title)
    return frame + svg.use("bc-dusk", width=WIDTH, height=HEIGHT) + svg.opening("g", data_grid="")


@lru_cache(maxsize=256)
def aim(targets: tuple[int, ...]) -> Piece:
    """The bars that an action, or a step of the telling, is about stand out."""
    frames = [svg.group(svg.box(-5, -5, 200, 278, "aim", 14), x=x, y=y, cls="aimed") for x, y in map(corner, targets)]
    return Piece("front-aim", svg.group(*frames, id="front-aim"))


def corner(slot: int) -> tuple[int, int]:
    return 12 + slot % 5 * 202, 88 + slot // 5 * 290


@lru_cache(maxsize=8192)
def one_bar(lang: str, bar: Bar, mine: bool) -> tuple[Piece, ...]:
    """Its front, its halves, and whoever is in it, apart from it, so that only who has just come lands there."""
    pawns = stands(bar.slot, MANAGER, bar.manager), stands(bar.slot, PARTNER, bar.partner)
    return (kiosk(bar.slot, bar.which, bar.is_open), *halves(lang, bar, mine), *pawns)


@lru_cache(maxsize=512)
def kiosk(slot: int, bar: int | None, is_open: bool) -> Piece:
    """Name, window and rent. Bars never open look alike (BAR-05); one closed again keeps its name and rent (BAR-34)."""
    key, name = (None, str(slot + 1)) if bar is None else (KEYS[bar], TITLES[bar])
    if is_open:
        front = shown(f"bar-{key}") + signs(name, "bar-name")
    else:
        front = shown("shut") + signs(name, "bar-name faded") + (shown(f"again-{key}") if key else "")
    front += svg.box(-1, -1, 192, 270, "touched", 12)
    return placed(slot, f"front-{slot + 1}", "bar", front, data_called=None if bar is None else called(bar))


def placed(slot: int, name: str, cls: str, *inside: str, **attrs: object) -> Piece:
    """Something drawn at a bar."""
    x, y = corner(slot)
    at = f"translate({x} {y})"
    return Piece(name, svg.tag("g", *inside, transform=at, id=name, cls=cls, **attrs))


def signs(name: str, cls: str) -> str:
    return svg.text(95, 26, name, f"{cls} wide") + svg.text(95, 28, name, f"{cls} narrow")


def halves(lang: str, bar: Bar, mine: bool) -> Iterator[Piece]:
    """What can be chosen about a bar: opening it, its partner place above its manager's, or the bar itself."""
    slot, said = bar.slot, bar_in_words(lang, bar)
    if not bar.is_open:
        yield half(slot, UPPER, "closed", said, svg.box(2, 60, 186, 170, "halo", 8))
        yield half(slot, LOWER, "closed", said)
        return
    whole = "own" if mine else "bar"
    if bar.has_partner_place:
        yield half(slot, UPPER, "place", bar_in_words(lang, bar, PARTNER), spot(PARTNER, bar.partner))
    else:
        yield half(slot, UPPER, whole, said, used("menu", 132, 84, 40, 46, "wide"))
    yield half(slot, LOWER, whole, said, spot(MANAGER, bar.manager))


def half(slot: int, where: str, kind: str, label: str, inside: str = "") -> Piece:
    """Filling half of a bar."""
    x, y = slot % 5, 2 * (slot // 5) + (where == LOWER)
    area = shown(where, cls="touch")
    aim = {"data_slot": kind, "data_place": slot + 1, "data_x": x, "data_y": y}
    name = f"front-{slot + 1}-{where}"
    return placed(slot, name, "half", area, inside, **aim, role="button", tabindex=-1, aria_label=label)


def spot(kind: str, seat: Seat) -> str:
    """A place for a pawn, taken or free."""
    return shown(f"{kind}-halo", cls="halo") + shown(f"{kind}-{'free' if seat == NOBODY else 'taken'}")


@lru_cache(maxsize=256)
def stands(slot: int, kind: str, seat: Seat) -> Piece:
    """A pawn on its place, or nobody."""
    inside = "" if seat == NOBODY else shown(f"{kind}-{shape(seat)}", cls=f"lands seat-{COLOURS[seat]}")
    return placed(slot, f"front-{slot + 1}-{kind}", "stands", inside)
