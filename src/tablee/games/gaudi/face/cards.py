"""Objective cards: the own ones open and large, those of the others covered until they are shown."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.gaudi.face.lines import HALF, SIDE, around, at, path, placed
from tablee.games.gaudi.face.speech import of_pair, seat_name, voice
from tablee.games.gaudi.face.tile_picture import INSIDE, curl
from tablee.games.gaudi.rules.counters import pair_animal, pair_colour
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import SHAPES
from tablee.kit.svg import escape, tag

WIDE: Final = 620
LARGE: Final = 0.98  # of a card of 260 x 364
SMALL: Final = 0.27
ROW: Final = 130


@lru_cache(maxsize=1024)
def objectives_panel(lang: str, chair: Seat | None, pairs: tuple[int | None, ...]) -> Panel:
    title = voice(lang).say("objectives-title")
    others = [seat for seat in range(len(pairs)) if seat != chair]
    top = 0 if chair is None else 380
    high = top + ROW * -(-len(others) // 3) + 10
    opening, closing = around("gaudi cards", f"0 0 {WIDE} {high}", title)
    own = () if chair is None else (own_cards(lang, pairs[chair]),)
    theirs = (cards_of(lang, seat, pairs[seat], place, top) for place, seat in enumerate(others))
    return Panel("objectives", title, opening, (*own, *theirs), closing)


@lru_cache(maxsize=256)
def own_cards(lang: str, pair: int | None) -> Piece:
    drawn = both(lang, pair, (WIDE / 2 - 145, 190), 290, LARGE)
    said = "" if pair is None else voice(lang).say("you-collect", pair=of_pair(lang, pair))
    return labelled("gaudi-own-cards", drawn, said)


@lru_cache(maxsize=1024)
def cards_of(lang: str, seat: Seat, pair: int | None, place: int, top: int) -> Piece:
    x, y = 105 + 205 * (place % 3), top + 70 + ROW * (place // 3)
    said = voice(lang).say("covered", seat=seat_name(lang, seat))
    if pair is not None:
        said = voice(lang).say("they-collect", seat=seat_name(lang, seat), pair=of_pair(lang, pair))
    drawn = owner(seat, (x - 84, y)) + both(lang, pair, (x - 22, y), 80, SMALL)
    return labelled(f"gaudi-cards-{seat}", drawn, said)


def labelled(name: str, drawn: str, said: str) -> Piece:
    return Piece(name, tag("g", drawn, id=name, role="img", aria_label=said))


def owner(seat: Seat, point: tuple[float, float]) -> str:
    """The shape of a seat."""
    colour = SEAT_COLOURS[seat]
    return tag("use", cls=f"owner seat-{colour}", href=f"#shape-{SHAPES[colour]}", transform=at(point, "1.9"))


def both(lang: str, pair: int | None, first: tuple[float, float], apart: float, scale: float) -> str:
    """Two cards side by side."""
    faces = (
        ("", "") if pair is None else (animal_face(lang, int(pair_animal(pair))), colour_face(lang, int(pair_colour(pair))))
    )
    cards = (card(face) if face else back() for face in faces)
    return "".join(
        tag("g", drawn, transform=at((first[0] + apart * k, first[1]), str(scale))) for k, drawn in enumerate(cards)
    )


CURLS: Final = "".join(
    curl((x, y), turn, 9) for x, y, turn in ((-112, -164, 25), (112, -164, 115), (112, 164, 205), (-112, 164, 295))
)
INNER: Final = tag("rect", cls="frame", x=-118, y=-170, width=236, height=340, rx=10)


def paper(cls: str, top: int) -> str:
    return tag("rect", cls=cls, y=top, x=-130, width=260, height=364, rx=18)


def card(face: str) -> str:
    return paper("shade", -174) + paper("card-face", -182) + INNER + path("frame", CURLS) + face


@cache
def back() -> str:
    waves = "".join(curl((0, 0), angle, 40) for angle in range(0, 360, 60))
    return paper("shade", -174) + paper("card-back", -182) + INNER + path("frame", CURLS, waves)


def animal_face(lang: str, animal: int) -> str:
    """One animal in all three colours."""
    thirds = ""
    for colour, (x, y) in zip(COLOURS, ((0.0, SIDE), (-HALF, -SIDE / 2), (HALF, -SIDE / 2)), strict=True):
        whole = placed(f"gau-{ANIMALS[animal]}-{colour}", (-x, -y))
        thirds += tag("g", whole, clip_path=INSIDE, transform=at((x, y)))
    return tag("g", thirds, transform="translate(0 -48) scale(1.16)") + titles(
        lang, f"card-{ANIMALS[animal]}", "card-any-colour"
    )


def colour_face(lang: str, colour: int) -> str:
    """All three animals in one colour."""
    spots = zip(ANIMALS, ((0, -102), (55, -4), (-55, -4)), strict=True)
    animals = (tag("use", href=f"#gau-{name}-{COLOURS[colour]}", transform=at(spot, ".63")) for name, spot in spots)
    return "".join(animals) + titles(lang, f"card-{COLOURS[colour]}", "card-any-animal")


def titles(lang: str, title: str, note: str) -> str:
    said, below = escape(voice(lang).say(title)), escape(voice(lang).say(note))
    return tag("text", said, cls="card-title", y=112) + tag("text", below, cls="card-note", y=142)
