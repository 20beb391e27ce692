"""Objective cards: the own ones open and large, those of the others covered until they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.values import Seat
from tablee.games.gaudi.face.lines import HALF, SIDE, number, path, xy
from tablee.games.gaudi.face.scene import Scene, seat_colour
from tablee.games.gaudi.face.speech import of_pair, seat_name
from tablee.games.gaudi.face.tile_picture import curl
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape

WIDE: Final = 620
LARGE: Final = 0.98  # of a card of 260 x 364
SMALL: Final = 0.27
ROW: Final = 130


def objectives_panel(scene: Scene) -> Panel:
    view = scene.view
    title = scene.say("objectives-title")
    others = [seat for seat in range(view.seats) if seat != view.seat]
    top = 0 if view.seat is None else 380
    high = top + ROW * -(-len(others) // 3) + 10
    opening = f'<svg class="gaudi cards" viewBox="0 0 {WIDE} {high}" role="group" aria-label="{escape(title)}">'
    return Panel("objectives", title, opening, tuple(pieces(scene, others, top)), "</svg>")


def pieces(scene: Scene, others: list[Seat], top: int) -> Iterator[Piece]:
    view = scene.view
    if view.seat is not None:
        pair = view.pairs[view.seat]
        drawn = both(scene, pair, (WIDE / 2 - 145, 190), 290, LARGE)
        said = "" if pair is None else scene.say("you-collect", pair=of_pair(scene, pair))
        yield Piece("gaudi-own-cards", f'<g id="gaudi-own-cards" role="img" aria-label="{escape(said)}">{drawn}</g>')
    for place, seat in enumerate(others):
        x, y = 105 + 205 * (place % 3), top + 70 + ROW * (place // 3)
        pair = view.pairs[seat]
        said = scene.say("covered", seat=seat_name(scene, seat))
        if pair is not None:
            said = scene.say("they-collect", seat=seat_name(scene, seat), pair=of_pair(scene, pair))
        colour = seat_colour(seat)
        mark = (
            f'<use class="owner seat-{colour}" href="#shape-{SHAPES[colour]}" '
            f'transform="translate({x - 84} {y}) scale(1.9)"/>'
        )
        drawn = mark + both(scene, pair, (x - 22, y), 80, SMALL)
        name = f"gaudi-cards-{seat}"
        yield Piece(name, f'<g id="{name}" role="img" aria-label="{escape(said)}">{drawn}</g>')


def both(scene: Scene, pair: int | None, at: tuple[float, float], apart: float, scale: float) -> str:
    """Two cards side by side."""
    faces = ("", "") if pair is None else (animal_face(scene, pair // 3), colour_face(scene, pair % 3))
    cards = (card(face) if face else back() for face in faces)
    return "".join(
        f'<g transform="translate({xy((at[0] + apart * k, at[1]))}) scale({scale})">{drawn}</g>'
        for k, drawn in enumerate(cards)
    )


CURLS: Final = "".join(
    curl((x, y), turn, 9) for x, y, turn in ((-112, -164, 25), (112, -164, 115), (112, 164, 205), (-112, 164, 295))
)
BOX: Final = 'x="-130" width="260" height="364" rx="18"'
INNER: Final = 'x="-118" y="-170" width="236" height="340" rx="10"'


def card(face: str) -> str:
    return (
        f'<rect class="shade" y="-174" {BOX}/><rect class="card-face" y="-182" {BOX}/>'
        f'<rect class="frame" {INNER}/>{path("frame", CURLS)}{face}'
    )


def back() -> str:
    waves = "".join(curl((0, 0), angle, 40) for angle in range(0, 360, 60))
    return (
        f'<rect class="shade" y="-174" {BOX}/><rect class="card-back" y="-182" {BOX}/>'
        f'<rect class="frame" {INNER}/>{path("frame", CURLS, waves)}'
    )


def animal_face(scene: Scene, animal: int) -> str:
    """One animal in all three colours."""
    thirds = ""
    for colour, (x, y) in zip(COLOURS, ((0.0, SIDE), (-HALF, -SIDE / 2), (HALF, -SIDE / 2)), strict=True):
        whole = f'<use href="#gau-{ANIMALS[animal]}-{colour}" x="{number(-x)}" y="{number(-y)}"/>'
        thirds += f'<g clip-path="url(#gau-inside)" transform="translate({xy((x, y))})">{whole}</g>'
    picture = f'<g transform="translate(0 -48) scale(1.16)">{thirds}</g>'
    return picture + titles(scene, f"card-{ANIMALS[animal]}", "card-any-colour")


def colour_face(scene: Scene, colour: int) -> str:
    """All three animals in one colour."""
    spots = zip(ANIMALS, ((0, -102), (55, -4), (-55, -4)), strict=True)
    animals = (
        f'<use href="#gau-{name}-{COLOURS[colour]}" transform="translate({x} {y}) scale(.63)"/>' for name, (x, y) in spots
    )
    return "".join(animals) + titles(scene, f"card-{COLOURS[colour]}", "card-any-animal")


def titles(scene: Scene, title: str, note: str) -> str:
    return (
        f'<text class="card-title" y="112">{escape(scene.say(title))}</text>'
        f'<text class="card-note" y="142">{escape(scene.say(note))}</text>'
    )
