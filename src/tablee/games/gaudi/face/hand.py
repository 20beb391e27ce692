"""A player's tiles: the panel with the own hand and the pile, and what lies before each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tablee.engine.values import Seat
from tablee.games.gaudi.face.lines import hexagon, path, polygon
from tablee.games.gaudi.face.scene import Scene, seat_colour
from tablee.games.gaudi.face.speech import of_seat, of_tile
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import escape

GAP: Final = 186  # between the middles of two tiles
MIDDLE: Final = 104
WIDE, HIGH = 3 * GAP + 150, 2 * MIDDLE + 8
SMALL: Final = 0.23  # of a tile before a seat


def hand_panel(scene: Scene) -> Panel:
    title = scene.say("hand-title")
    opening = f'<svg class="gaudi hand" viewBox="0 0 {WIDE} {HIGH}" role="group" aria-label="{escape(title)}">'
    return Panel("hand", title, opening, tuple(pieces(scene)), "</svg>")


def pieces(scene: Scene) -> Iterator[Piece]:
    view = scene.view
    kinds = () if view.seat is None else view.hands[view.seat] or ()
    drafted = Counter(tile.kind for tile in view.draft)
    for place in range(HAND):
        name, x = f"gaudi-hand-{place}", GAP * place + 94
        if place >= len(kinds):
            hollow = path("free", polygon(hexagon(92, (x, MIDDLE))))
            yield Piece(name, f'<g id="{name}">{hollow}</g>')
            continue
        kind = kinds[place]
        gone = drafted[kind] > 0
        drafted[kind] -= gone
        yield Piece(name, in_hand(scene, name, kind, x, gone=gone))
    yield pile(scene)


def in_hand(scene: Scene, name: str, kind: int, x: float, *, gone: bool) -> str:
    """A tile to pick; one that lies in the draft is only a shadow of itself."""
    if gone:
        return f'<g id="{name}" class="gone"><use href="#gau-{kind_name(kind)}-0" x="{x}" y="{MIDDLE}"/></g>'
    around = path("pick", polygon(hexagon(96, (x, MIDDLE))))
    return (
        f'<g id="{name}" class="tone0 choice-tile" data-slot="tile" data-place="{kind_name(kind)}" role="button" '
        f'tabindex="0" aria-label="{escape(of_tile(scene, kind))}"><use href="#gau-{kind_name(kind)}-0" x="{x}" '
        f'y="{MIDDLE}"/>{around}</g>'
    )


def pile(scene: Scene) -> Piece:
    view, x = scene.view, 3 * GAP + 78
    backs = "".join(
        f'<use href="#gau-back" transform="translate({x - 3 * k} {MIDDLE + 20 - 9 * k}) scale(.66)"/>'
        for k in range(min(4, -(-view.pile // 20)))
    )
    said = escape(scene.say("pile-called", pile=view.pile))
    return Piece(
        "gaudi-pile",
        f'<g id="gaudi-pile" role="img" aria-label="{said}">{backs}'
        f'<text class="pile" x="{x - 6}" y="{MIDDLE + 14}">{view.pile}</text></g>',
    )


def before_seat(scene: Scene, seat: Seat) -> str:
    """Small: tiles, covered or open; counters left; objectives once they are known to this chair."""
    view = scene.view
    drawn, x = "", 24
    kinds = view.hands[seat] if view.over or view.paving else None
    for place in range(view.hand_sizes[seat]):
        name = "gau-back" if kinds is None else f"gau-{kind_name(kinds[place])}-0"
        drawn += f'<use href="#{name}" transform="translate({x} 26) scale({SMALL})"/>'
        x += 44
    picture = (
        f'<svg class="gaudi before" viewBox="0 0 {x - 20} 52" role="img" aria-label="{escape(of_seat(scene, seat))}">'
        f"{drawn}</svg>"
    )
    pair = view.pairs[seat]
    aims = "" if pair is None else objectives(pair)
    return f'<span class="gaudi-hand">{picture}{aims}{counters(scene, seat)}</span>'


def objectives(pair: int) -> str:
    """An animal of no colour and a blot of a colour."""
    animal = f'<use class="colourless" href="#gau-{ANIMALS[pair // 3]}" transform="translate(26 26) scale(.27)"/>'
    blot = f'<circle class="blot" r="21" fill="{FILLS[pair % 3]}" cx="78" cy="26"/>'
    return (
        '<svg class="gaudi aims" viewBox="0 0 102 52" aria-hidden="true">'
        f'{animal}<g class="{COLOURS[pair % 3]}">{blot}</g></svg>'
    )


FILLS: Final = ("var(--c)", "url(#gau-green)", "url(#gau-blue)")


def counters(scene: Scene, seat: Seat) -> str:
    if scene.view.paving:
        return ""
    left = scene.view.counters[seat]
    return (
        '<span class="stock"><svg class="gaudi" viewBox="-37 -37 74 78" aria-hidden="true">'
        f'<use href="#gau-counter-{seat_colour(seat)}"/></svg><span class="figure">{left}</span></span>'
    )


def tile_button(kind: int) -> str:
    return (
        '<svg class="gaudi tile-button tone0" viewBox="-90 -102 180 212" aria-hidden="true">'
        f'<use href="#gau-{kind_name(kind)}-0"/></svg>'
    )
