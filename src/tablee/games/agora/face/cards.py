"""Cards of Agora as pictures: faces, backs, and the strips that lie before each seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.agora.face.speech import of_backs, say
from tablee.games.agora.face.standings import phase_of
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.city import CODES, NAMES, card_name
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.svg import escape, picture, tag, use

HOLE: Final = tag("span", "", cls="hole")  # where a pile has no card


@cache
def face(card: int) -> str:
    return picture("0 0 120 132", use(f"agora-card-{card_name(card)}"), cls="agora face", aria_hidden="true")


@cache
def back(district: int) -> str:
    return picture("0 0 120 168", use(f"agora-back-{CODES[district]}"), cls="agora back", aria_hidden="true")


@cache
def small_back(district: int) -> str:
    """A strip of a back, for a hand held by somebody else."""
    return picture("0 0 48 60", use(f"agora-strip-{CODES[district]}"), cls="agora strip", aria_hidden="true")


@cache
def figure_icon(colour: str) -> str:
    """A walker beside words."""
    figure = use(f"agora-walker-{colour}", -14, -40, colour, width=28, height=42)
    return picture("-14 -40 28 42", figure, cls="agora figure-icon")


# What lies before each seat -----------------------------------------------------------------------------------------------


def hands(view: AgoraView, lang: str) -> tuple[str, ...]:
    """On the own turn the hand of the left neighbour can be taken from (AGO-16)."""
    giver = (view.turn + 1) % view.seats if view.my_turn and phase_of(view) == 1 else None
    return tuple(
        [
            hand(lang, seat, view.reserve[seat], view.backs[seat], seat == view.holder, seat == giver)
            for seat in range(view.seats)
        ]
    )


@lru_cache(maxsize=8192)
def hand(lang: str, seat: Seat, reserve: int, backs: tuple[int, ...], holds: bool, gives: bool) -> str:
    """Reserve, fountain, and the backs of the hand."""
    left = escape(f"× {reserve}")
    walkers = tag("span", figure_icon(COLOURS[seat]), left, cls="reserve", title=say(lang, "reserve", count=reserve))
    said = tag("span", escape(of_backs(lang, backs)), cls="unseen")
    shown = "".join([one_back(district, gives) for district in backs])
    return tag("span", walkers, fountain(lang) if holds else "", tag("span", said, shown, cls="backs"), cls="agora-hand")


@cache
def one_back(district: int, gives: bool) -> str:
    aim = {"data_slot": "district", "data_place": CODES[district]} if gives else {}
    return tag("span", small_back(district), cls="one-back", title=NAMES[district], **aim)


@cache
def fountain(lang: str) -> str:
    said = say(lang, "holds-fountain")
    drawn = use("agora-magic", width=180, height=130)
    return tag(
        "svg",
        tag("title", escape(said)),
        drawn,
        cls="agora fountain-icon piece",
        id="agora-holder",
        viewBox="0 0 180 130",
        role="img",
        aria_label=said,
    )
