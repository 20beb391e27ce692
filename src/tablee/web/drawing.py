"""Icons, the logo, and the symbols that the pictures of a page share."""

from __future__ import annotations

import json
import re
from functools import cache
from xml.etree.ElementTree import Element, fromstring, tostring

from markupsafe import Markup

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.kit import shapes, svg
from tablee.kit.picture import Lens

SHOWCASE = "pueblo"  # the game of the large picture and button on the home page

ICONS = {
    "turn-left": "M4 4v5h5M4.5 9A6.5 6.5 0 1 1 4 12",
    "turn-right": "M16 4v5h-5M15.5 9A6.5 6.5 0 1 0 16 12",
    "undo": "M8 4L4 8l4 4M4 8h7a4.5 4.5 0 0 1 0 9H8",
    "check": "M4 10.5l4 4L16 5.5",
    "book": "M10 5.5C8 4 5.5 3.5 3 4v11.5c2.5-.5 5 0 7 1.5 2-1.5 4.5-2 7-1.5V4c-2.5-.5-5 0-7 1.5zM10 5.5V17",
    "display": "M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14",
    "person": "M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM4 17c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5",
    "play": "M6.5 4.5v11l9-5.5z",
    "globe": "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3 10h14M10 3c-4 4-4 10 0 14M10 3c4 4 4 10 0 14",
    "plus": "M10 4v12M4 10h12",
    "minus": "M4 10h12",
    "menu": "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
    "down": "M5 8l5 5 5-5",
    "whole": "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
    "again": "M4.5 4v4.5H9M4.8 8.5A6 6 0 1 1 4 12M8.5 8.5v4.5l4-2.2z",
    "skip": "M4 5v10l6-5zM10.5 5v10l6-5z",
    "lines": "M4 5h12M4 10h12M4 15h8",
    "key": "M4 4.5h5v5H4zM4 13a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM12 7h5M12 13h5",
    "eye": "M2.5 10C6 4.5 14 4.5 17.5 10 14 15.5 6 15.5 2.5 10zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
    "quick": "M3.5 4h13v9h-7l-4 3.5V13h-2zM7 8.5h0M10 8.5h0M13 8.5h0",
    "send": "M3.5 10L17 4l-4 12-3-5z",
}
RARE = {  # on few pages, and drawn where they stand
    "first": "M5 4.5v11M14.5 4.5L9 10l5.5 5.5",
    "back": "M12.5 4.5L7 10l5.5 5.5",
    "forward": "M7.5 4.5L13 10l-5.5 5.5",
    "last": "M15 4.5v11M5.5 4.5L11 10l-5.5 5.5",
    "pause": "M7 5v10M13 5v10",
    "card": "M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3",
    "clock": "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4l3 2",
    "share": "M10 12V3M6.5 6L10 3l3.5 3M5 10v6.5h10V10",
    "fork": "M3 10h5l6-5.5M8 10l6 5.5M10.5 4.5H14V8M10.5 15.5H14V12",
    "qr": "M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v2M11.5 16.5h2M16.5 16.5v-1",
}
AROUND = (("disc", 0, -13), ("square", 12.4, -4), ("triangle", 7.6, 10.5), ("diamond", -7.6, 10.5), ("star", -12.4, -4))


@cache
def icon(name: str) -> Markup:
    inside = f'<path d="{RARE[name]}"/>' if name in RARE else f'<use href="#i-{name}"/>'
    return Markup(f'<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">{inside}</svg>')  # noqa: S704


@cache
def token(colour: str) -> Markup:
    """A seat's shape in its colour."""
    return Markup(shapes.token(colour))  # noqa: S704


@cache
def sprite() -> Markup:
    """Seat shapes, icons and the logo: small, and in every page, so that it shows them without scripts."""
    icons = "".join(f'<path id="i-{name}" d="{path}"/>' for name, path in ICONS.items())
    seats = "".join(f'<use href="#shape-{shape}" transform="translate({x} {y}) scale(.36)"/>' for shape, x, y in AROUND)
    logo = f'<circle class="logo-table" r="8"/><g class="logo-seats">{seats}</g>'
    own = svg.sprite(icons, f'<symbol id="logo" viewBox="-18 -18 36 36">{logo}</symbol>')
    return Markup(shapes.sprite() + own)  # noqa: S704  # drawn by our own code


def inserted(markup: str) -> str:
    """A script that puts markup where it stands. Symbols in another file would not get the colours of the page."""
    return f"document.currentScript.insertAdjacentHTML('afterend', {json.dumps(markup, ensure_ascii=False)});\n"


def vignettes() -> str:
    """The small pictures of all games and the large one, with the symbols they use and no others."""
    return "".join(_vignette(game) for game in catalogue.games())


def _vignette(game: AnyGame) -> str:
    frame = 'viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice"'
    picture = game.face.vignette()
    large = hero() if game.name == SHOWCASE else ""
    symbols = used(game.face.sprite(), picture + large + colours(game))
    return symbols + svg.sprite(f'<symbol id="v-{game.name}" {frame}>{picture}</symbol>')


def used(sprite: str, picture: str) -> str:
    """What a picture needs of a sprite: the symbols it names, those that these name, and so on."""
    root = fromstring(sprite)  # noqa: S314  # drawn by our own code
    named = {element.get("id", ""): tostring(element, encoding="unicode") for element in root.iter()}
    needed: set[str] = set()
    waiting = names_in(picture)
    while waiting:
        needed |= waiting
        waiting = set().union(*(names_in(named.get(name, "")) for name in waiting)) - needed
    left(root, needed)
    return tostring(root, encoding="unicode")


def names_in(markup: str) -> set[str]:
    return set(re.findall(r"""(?:href="|url\()#([^")]+)""", markup))


def left(element: Element, needed: set[str]) -> bool:
    """Take out what is not needed; whether anything is left. What is around something needed stays around it."""
    if element.get("id") in needed:
        return True
    for child in list(element):
        if not left(child, needed):
            element.remove(child)
    return len(element) > 0


def colours(game: AnyGame) -> str:
    """The game's own sheet."""
    sheet = game.folder / "board.css"
    return sheet.read_text(encoding="utf-8") if sheet.exists() else ""


@cache
def hero() -> str:
    """The middle of a game between bots that only know the rules: a picture made by the program itself."""
    game = catalogue.find(SHOWCASE)
    state, rng = game.open(game.seats[-1], {}, seeded("hero")), seeded("hero", 2)
    for _ in range(40):
        if (seat := state.turn()) != NOBODY:
            state.play(seat, state.draw(seat, rng))
    return str(game.face.board(game.view(state, None), Lens()).stage)
