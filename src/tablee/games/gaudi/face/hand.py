"""A player's tiles: the panel with the own hand and the pile, and what lies before each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tablee.engine.values import Seat
from tablee.games.gaudi.face.lines import around, at, hexagon, path, placed, polygon
from tablee.games.gaudi.face.scene import Scene
from tablee.games.gaudi.face.speech import of_seat, of_tile
from tablee.games.gaudi.rules.counters import pair_animal, pair_colour
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import tag, use

GAP: Final = 186  # between the middles of two tiles
MIDDLE: Final = 104
WIDE, HIGH = 3 * GAP + 150, 2 * MIDDLE + 8
SMALL: Final = 0.23  # of a tile before a seat


def hand_panel(scene: Scene) -> Panel:
    title = scene.say("hand-title")
    opening, closing = around("gaudi hand", f"0 0 {WIDE} {HIGH}", title)
    return Panel("hand", title, opening, tuple(pieces(scene)), closing)


def pieces(scene: Scene) -> Iterator[Piece]:
    view = scene.view
    kinds = () if view.seat is None else view.hands[view.seat] or ()
    drafted = Counter(tile.kind for tile in view.draft)
    for place in range(HAND):
        name, x = f"gaudi-hand-{place}", GAP * place + 94
        if place >= len(kinds):
            hollow = path("free", polygon(hexagon(92, (x, MIDDLE))))
            yield Piece(name, tag("g", hollow, id=name))
            continue
        kind = kinds[place]
        gone = drafted[kind] > 0
        drafted[kind] -= gone
        yield Piece(name, in_hand(scene, name, kind, x, gone=gone))
    yield pile(scene)


def in_hand(scene: Scene, name: str, kind: int, x: float, *, gone: bool) -> str:
    """A tile to pick; one that lies in the draft is only a shadow of itself."""
    tile = placed(f"gau-{kind_name(kind)}-0", (x, MIDDLE))
    if gone:
        return tag("g", tile, id=name, cls="gone")
    pick = path("pick", polygon(hexagon(96, (x, MIDDLE))))
    button = {"data_slot": "tile", "data_place": kind_name(kind), "role": "button", "tabindex": "0"}
    return tag("g", tile, pick, id=name, cls="tone0 choice-tile", **button, aria_label=of_tile(scene, kind))


def pile(scene: Scene) -> Piece:
    view, x = scene.view, 3 * GAP + 78
    spots = ((x - 3 * k, MIDDLE + 20 - 9 * k) for k in range(min(4, -(-view.pile // 20))))
    backs = "".join(tag("use", href="#gau-back", transform=at(spot, ".66")) for spot in spots)
    count = tag("text", str(view.pile), cls="pile", x=x - 6, y=MIDDLE + 14)
    said = scene.say("pile-called", pile=view.pile)
    return Piece("gaudi-pile", tag("g", backs, count, id="gaudi-pile", role="img", aria_label=said))


def before_seat(scene: Scene, seat: Seat) -> str:
    """Small: tiles, covered or open; counters left; objectives once they are known to this chair."""
    view = scene.view
    drawn, x = "", 24
    kinds = view.hands[seat] if view.over or view.paving else None
    for place in range(view.hand_sizes[seat]):
        name = "gau-back" if kinds is None else f"gau-{kind_name(kinds[place])}-0"
        drawn += tag("use", href=f"#{name}", transform=at((x, 26), str(SMALL)))
        x += 44
    said = of_seat(scene, seat)
    picture = tag("svg", drawn, cls="gaudi before", viewBox=f"0 0 {x - 20} 52", role="img", aria_label=said)
    pair = view.pairs[seat]
    aims = "" if pair is None else objectives(pair)
    return tag("span", picture, aims, counters(scene, seat), cls="gaudi-hand")


def objectives(pair: int) -> str:
    """An animal of no colour and a blot of a colour."""
    name, colour = ANIMALS[pair_animal(pair)], int(pair_colour(pair))
    animal = tag("use", cls="colourless", href=f"#gau-{name}", transform=at((26, 26), ".27"))
    blot = tag("circle", cls="blot", r=21, fill=FILLS[colour], cx=78, cy=26)
    drawn = animal + tag("g", blot, cls=COLOURS[colour])
    return tag("svg", drawn, cls="gaudi aims", viewBox="0 0 102 52", aria_hidden="true")


FILLS: Final = ("var(--c)", "url(#gau-green)", "url(#gau-blue)")


def counters(scene: Scene, seat: Seat) -> str:
    if scene.view.paving:
        return ""
    left = scene.view.counters[seat]
    counter = use(f"gau-counter-{SEAT_COLOURS[seat]}")
    picture = tag("svg", counter, cls="gaudi", viewBox="-37 -37 74 78", aria_hidden="true")
    return tag("span", picture, tag("span", str(left), cls="figure"), cls="stock")


def tile_button(kind: int) -> str:
    tile = use(f"gau-{kind_name(kind)}-0")
    return tag("svg", tile, cls="gaudi tile-button tone0", viewBox="-90 -102 180 212", aria_hidden="true")
