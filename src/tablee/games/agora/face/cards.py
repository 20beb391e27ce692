"""Cards of Agora as pictures: faces, backs, and the strips that lie before each seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.agora.face.speech import of_backs, say
from tablee.games.agora.face.standings import phase_of
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.city import CODES, card_name
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
def figure_icon(colour: str) -> str:
    """A walker beside words."""
    return tag("svg", use(f"agora-icon-{colour}"), cls="agora figure-icon")


# What lies before each seat -----------------------------------------------------------------------------------------------


def hands(view: AgoraView, lang: str) -> tuple[str, ...]:
    """On the own turn the hand of the left neighbour can be taken from (AGO-16)."""
    giver = (view.turn + 1) % view.seats if view.my_turn and phase_of(view) == 1 else None
    return all_hands(lang, view.reserve, view.backs, view.holder, giver)


@lru_cache(maxsize=1024)
def all_hands(
    lang: str, reserve: tuple[int, ...], backs: tuple[tuple[int, ...], ...], holder: Seat, giver: Seat | None
) -> tuple[str, ...]:
    seats = range(len(backs))
    return tuple([hand(lang, seat, reserve[seat], backs[seat], seat == holder, seat == giver) for seat in seats])


@lru_cache(maxsize=8192)
def hand(lang: str, seat: Seat, reserve: int, backs: tuple[int, ...], holds: bool, gives: bool) -> str:
    """Reserve, fountain, and the backs of the hand."""
    strips = "".join([strip(district, gives) for district in backs])
    return (
        f'<span class="agora-hand">{walkers(lang, COLOURS[seat], reserve)}{fountain(lang) if holds else ""}'
        f'<span class="backs" role="img" title="{escape(of_backs(lang, backs))}">{strips}</span></span>'
    )


@lru_cache(maxsize=1024)
def walkers(lang: str, colour: str, reserve: int) -> str:
    said = say(lang, "reserve", count=reserve)
    return tag("span", figure_icon(colour), escape(f"× {reserve}"), cls="reserve", title=said)


@cache
def strip(district: int, gives: bool) -> str:
    """A back in small, for a hand held by somebody else."""
    aim = {"data_slot": "district", "data_place": CODES[district]} if gives else {}
    return tag("svg", use(f"agora-strip-{CODES[district]}"), cls="strip", **aim)


@cache
def fountain(lang: str) -> str:
    said = tag("title", escape(say(lang, "holds-fountain")))
    return tag("svg", said, use("agora-magic"), cls="agora fountain-icon piece", id="agora-holder", role="img")
