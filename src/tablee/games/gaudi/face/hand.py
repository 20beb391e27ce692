"""A player's tiles: the panel with the own hand and the pile, and what lies before each seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.gaudi.face.lines import around, at, hexagon, path, placed, polygon
from tablee.games.gaudi.face.speech import Belongings, of_seat, of_tile, voice
from tablee.games.gaudi.rules.counters import pair_animal, pair_colour
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import tag, use

GAP: Final = 186  # between the middles of two tiles
MIDDLE: Final = 104
WIDE, HIGH = 3 * GAP + 150, 2 * MIDDLE + 8
PILE: Final = 3 * GAP + 78
SMALL: Final = 0.23  # of a tile before a seat


@lru_cache(maxsize=2048)
def hand_panel(lang: str, kinds: tuple[int, ...], drafted: tuple[int, ...], pile: int) -> Panel:
    title, opening, closing = frame(lang)
    return Panel(
        "hand",
        title,
        opening,
        (*tiles(lang, kinds, drafted), backs(-(-pile // 20)), count(lang, pile)),
        closing,
        private=True,
    )


@cache
def frame(lang: str) -> tuple[str, str, str]:
    """Title, opening and closing."""
    title = voice(lang).say("hand-title")
    return title, *around("gaudi hand", f"0 0 {WIDE} {HIGH}", title)


@lru_cache(maxsize=2048)
def tiles(lang: str, kinds: tuple[int, ...], drafted: tuple[int, ...]) -> tuple[Piece, ...]:
    found, left = [], list(drafted)
    for place, kind in enumerate(kinds):
        found.append(in_hand(lang, place, kind, gone=kind in left))
        if kind in left:
            left.remove(kind)
    return (*found, *map(hollow, range(len(kinds), HAND)))


def across(place: int) -> int:
    """The middle of a tile."""
    return GAP * place + 94


@cache
def hollow(place: int) -> Piece:
    name = f"gaudi-hand-{place}"
    return Piece(name, tag("g", path("free", polygon(hexagon(92, (across(place), MIDDLE)))), id=name))


@lru_cache(maxsize=1024)
def in_hand(lang: str, place: int, kind: int, *, gone: bool) -> Piece:
    """A tile to pick; one that lies in the draft is only a shadow of itself."""
    name, x = f"gaudi-hand-{place}", across(place)
    tile = placed(f"gau-{kind_name(kind)}-0", (x, MIDDLE))
    if gone:
        return Piece(name, tag("g", tile, id=name, cls="gone"))
    pick = path("pick", polygon(hexagon(96, (x, MIDDLE))))
    button = {"data_slot": "tile", "data_place": kind_name(kind), "data_drag": "", "role": "button", "tabindex": "0"}
    return Piece(name, tag("g", tile, pick, id=name, cls="tone0 choice-tile", **button, aria_label=of_tile(lang, kind)))


@cache
def backs(layers: int) -> Piece:
    """The pile: twenty tiles, or what is left of them, look like one."""
    spots = ((PILE - 3 * k, MIDDLE + 20 - 9 * k) for k in range(min(4, layers)))
    drawn = "".join(tag("use", href="#gau-back", transform=at(spot, ".66")) for spot in spots)
    return Piece("gaudi-backs", tag("g", drawn, id="gaudi-backs"))


@lru_cache(maxsize=256)
def count(lang: str, pile: int) -> Piece:
    figure = tag("text", str(pile), cls="pile", x=PILE - 6, y=MIDDLE + 14)
    said = voice(lang).say("pile-called", pile=pile)
    return Piece("gaudi-pile", tag("g", figure, id="gaudi-pile", role="img", aria_label=said))


@lru_cache(maxsize=4096)
def before_seat(lang: str, one: Belongings) -> str:
    """Small: tiles, covered or open; counters left; objectives once they are known to this chair."""
    drawn, x = "", 24
    for place in range(one.size):
        name = "gau-back" if one.kinds is None else f"gau-{kind_name(one.kinds[place])}-0"
        drawn += tag("use", href=f"#{name}", transform=at((x, 26), str(SMALL)))
        x += 44
    view_box = f"0 0 {x - 20} 52"
    picture = tag("svg", drawn, cls="gaudi before", viewBox=view_box, role="img", aria_label=of_seat(lang, one))
    aims = "" if one.pair is None else objectives(one.pair)
    stock = "" if one.counters is None else counters(one.seat, one.counters[0])
    return tag("span", picture, aims, stock, cls="gaudi-hand")


def objectives(pair: int) -> str:
    """An animal of no colour and a blot of a colour."""
    name, colour = ANIMALS[pair_animal(pair)], int(pair_colour(pair))
    animal = tag("use", cls="colourless", href=f"#gau-{name}", transform=at((26, 26), ".27"))
    blot = tag("circle", cls="blot", r=21, fill=FILLS[colour], cx=78, cy=26)
    drawn = animal + tag("g", blot, cls=COLOURS[colour])
    return tag("svg", drawn, cls="gaudi aims", viewBox="0 0 102 52", aria_hidden="true")


FILLS: Final = ("var(--c)", "url(#gau-green)", "url(#gau-blue)")


def counters(seat: Seat, left: int) -> str:
    counter = use(f"gau-counter-{SEAT_COLOURS[seat]}")
    picture = tag("svg", counter, cls="gaudi", viewBox="-37 -37 74 78", aria_hidden="true")
    return tag("span", picture, tag("span", str(left), cls="figure"), cls="stock")


@cache
def tile_button(kind: int) -> str:
    tile = use(f"gau-{kind_name(kind)}-0")
    return tag("svg", tile, cls="gaudi tile-button tone0", viewBox="-90 -102 180 212", aria_hidden="true")
