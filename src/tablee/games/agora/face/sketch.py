"""Barcelona in characters, for the terminal: ten districts that touch as they do in the city, and who walks there.

`■3` are three walkers; `■3₁` is three, one of whom lies. The leader stands first. Below the map lie the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.face.speech import colour, of_pile, say
from tablee.games.agora.face.standings import VALUES, Here, ranked, tied
from tablee.games.agora.rules.actions import COLOURS, LETTERS
from tablee.games.agora.rules.city import CODES, card_name
from tablee.games.agora.rules.view import AgoraView, Crowd
from tablee.kit.picture import Lens
from tablee.kit.sketch import SOFT, STRONG, Canvas, Row, Run, Sketch, mark, spaced

SMALL: Final = "₀₁₂₃₄₅₆₇₈₉"


class Land(NamedTuple):
    """Where a district lies: its border, where its name stands, how many characters fit, its name for short."""

    border: tuple[tuple[int, int], ...]
    x: int
    y: int
    room: int
    name: str


def box(left: int, top: int, right: int, bottom: int, name: str) -> Land:
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Land(corners, left + 2, top + 1, right - left - 3, name)


LANDS: Final = {
    "SG": box(0, 0, 20, 6, "Sarrià"),
    "HG": Land(((20, 0), (46, 0), (46, 6), (36, 6), (36, 3), (20, 3)), 22, 1, 22, "Horta"),
    "NB": box(46, 0, 63, 3, "Nou Barris"),
    "GR": box(20, 3, 36, 6, "Gràcia"),
    "SA": box(46, 3, 63, 6, "S. Andreu"),
    "LC": box(0, 6, 17, 9, "Les Corts"),
    "EX": box(17, 6, 39, 11, "Eixample"),
    "MT": box(39, 6, 63, 14, "Sant Martí"),
    "SM": box(0, 9, 17, 14, "Sants"),
    "CV": box(17, 11, 39, 14, "Ciutat Vella"),
}


def sketch(view: AgoraView, lens: Lens) -> Sketch:
    canvas = Canvas()
    for district, code in enumerate(CODES):
        draw(canvas, code, LANDS[code], view.crowds[district], VALUES[district])
    return canvas.sketch(cards(view, lens.lang))


# The map ----------------------------------------------------------------------------------------------------------------


def draw(canvas: Canvas, code: str, land: Land, here: Here, value: int) -> None:
    canvas.outline(*land.border)
    aims = (("to", code), ("district", code))
    alarm = [Run(" !", STRONG)] if tied(here) else []
    canvas.put(land.x, land.y, Run(code, STRONG, aims), Run(f" {land.name} {value}", "", aims), *alarm)
    crowds = [crowd_run(code, crowd) for crowd in ranked(here)]
    used = sum(len(run.text) for run in crowds)
    canvas.put(land.x, land.y + 1, *spaced([[run] for run in crowds], " " if used + len(crowds) <= land.room + 1 else ""))


def crowd_run(code: str, crowd: Crowd) -> Run:
    lying = "".join(SMALL[int(digit)] for digit in str(crowd.lying)) if crowd.lying else ""
    name = COLOURS[crowd.colour]
    aims = (("walker", f"{LETTERS[crowd.colour]}@{code}"), ("to", code), ("district", code))
    return Run(f"{mark(name)}{crowd.size}{lying}", name, aims)


# The table --------------------------------------------------------------------------------------------------------------


def cards(view: AgoraView, lang: str) -> Iterator[Row]:
    """What lies before every seat, the piles, the own hand."""
    for seat in range(view.seats):
        name = COLOURS[seat]
        backs = spaced([(back(view, seat, district),) for district in view.backs[seat]], " ")
        yield (
            Run(f"{mark(name)} {colour(lang, seat)}  ", name),
            *backs,
            Run("  "),
            Run(belongings(view, seat, lang), SOFT),
        )
    piles = enumerate(view.piles)
    yield spaced([(Run(of_pile(lang, number, *pile), "", (("pile", str(number)),)),) for number, pile in piles], " · ")
    if view.hand:
        held = [(Run(card_name(card), STRONG, (("card", card_name(card)),)),) for card in view.hand]
        yield (Run(f"{say(lang, 'sketch-hand')} "), *spaced(held))


def belongings(view: AgoraView, seat: Seat, lang: str) -> str:
    said = [say(lang, "sketch-reserve", reserve=view.reserve[seat])]
    if view.tops[seat] != NOBODY:
        said.append(say(lang, "sketch-played", card=card_name(view.tops[seat])))
    if seat == view.holder:
        said.append(say(lang, "sketch-fountain"))
    return ", ".join(said)


def back(view: AgoraView, seat: Seat, district: int) -> Run:
    """A card in a hand; the next hand is the one to take from (AGO-16)."""
    gives = seat == (view.turn + 1) % view.seats
    return Run(CODES[district], "", (("district", CODES[district]),) if gives else ())
