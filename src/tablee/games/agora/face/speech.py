"""Agora's pictures in words: districts, cards, hands, the phase, a whole position for those who cannot see it.

What is said is remembered by the little it depends on, whole sentences too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.face.standings import VALUES, Here, Walkers, phase_of, ranked, tied
from tablee.games.agora.rules.actions import COLOURS, Move
from tablee.games.agora.rules.city import CODES, NAMES, square, strength
from tablee.games.agora.rules.codes import DISTRICTS, FACES
from tablee.games.agora.rules.view import AgoraView, Crowd
from tablee.kit.words import Voice

FOLDER: Final = Path(__file__).parents[1]


@cache
def voice(lang: str) -> Voice:
    return Voice(FOLDER, lang)


def say(lang: str, message: str, **args: object) -> str:
    return voice(lang).say(message, **args)


@cache
def colour(lang: str, seat: Seat) -> str:
    """The name of a seat's colour, which is what pictures call it."""
    return say(lang, f"colour-{COLOURS[seat]}")


def colours(lang: str, seats: Iterable[Seat]) -> str:
    return voice(lang).listing(colour(lang, seat) for seat in seats)


# Walkers ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def of_district(lang: str, district: int, here: Here) -> str:
    """`Gràcia, worth 7: blue 3, garnet 2 and 1 lying`."""
    crowds = voice(lang).listing(of_crowd(lang, crowd) for crowd in ranked(here))
    message = "district-held" if crowds else "district-empty"
    said = say(lang, message, district=NAMES[district], value=VALUES[district], crowds=crowds)
    return f"{said} {say(lang, 'district-tied')}" if tied(here) else said


@lru_cache(maxsize=4096)
def of_crowd(lang: str, crowd: Crowd) -> str:
    message = "crowd-lying" if crowd.lying else "crowd"
    return say(lang, message, colour=colour(lang, crowd.colour), standing=crowd.standing, lying=crowd.lying)


@lru_cache(maxsize=8192)
def of_walker(lang: str, district: int, crowd: Crowd) -> str:
    return say(lang, "walkers-in", district=NAMES[district], crowd=of_crowd(lang, crowd))


def of_move(lang: str, move: Move) -> str:
    return say(
        lang,
        "one-move",
        walker=say(lang, f"walker-{COLOURS[move.colour]}"),
        code=CODES[move.start],
        start=NAMES[move.start],
        goal=NAMES[move.goal],
    )


# Cards ------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def of_card(lang: str, card: int) -> str:
    return say(lang, "card", square=square(card), district=NAMES[card // FACES], walkers=strength(card))


def of_walkers(lang: str, card: int) -> str:
    """`Gràcia, 3 walkers`."""
    return say(lang, "card-walkers", district=NAMES[card // FACES], walkers=strength(card))


@lru_cache(maxsize=8192)
def of_backs(lang: str, districts: tuple[int, ...]) -> str:
    """`Ciutat Vella, Eixample (2) and Gràcia`."""
    backs = [
        NAMES[district] if count == 1 else say(lang, "backs-alike", district=NAMES[district], count=count)
        for district, count in sorted(Counter(districts).items())
    ]
    return voice(lang).listing(backs) if backs else say(lang, "no-cards")


@lru_cache(maxsize=2048)
def of_pile(lang: str, number: int, top: int, size: int) -> str:
    if top == NOBODY:
        return say(lang, "pile-empty", number=number + 1)
    return say(lang, "pile", number=number + 1, district=NAMES[top], count=size)


# The whole position -------------------------------------------------------------------------------------------------------


def phase(view: AgoraView, lang: str) -> str:
    return say(lang, "phase-end") if view.over else _phase(lang, view.round, view.rounds, phase_of(view))


@lru_cache(maxsize=512)
def _phase(lang: str, round_: int, rounds: int, phase: int) -> str:
    message = "phase-last" if round_ == rounds else "phase"
    return say(lang, message, round=round_, rounds=rounds, phase=say(lang, f"phase-{phase}"))


def sentences(view: AgoraView, lang: str, walkers: Walkers) -> tuple[str, ...]:
    """The whole position, a sentence at a time."""
    return (
        *of_course(lang, phase(view, lang), None if view.over else view.turn, view.holder),
        *of_map(lang, walkers),
        of_points(lang, view.points, walkers.occupied),
        *of_seats(lang, view.reserve, view.backs, view.tops),
        of_piles(lang, view.piles, view.set_aside),
        *([of_hand(lang, view.hand)] if view.hand else ()),
    )


@lru_cache(maxsize=2048)
def of_course(lang: str, phase: str, turn: Seat | None, holder: Seat) -> tuple[str, ...]:
    """Where in the game we are, and who acts."""
    said = say(lang, "words-phase", phase=phase)
    if turn is None:
        return (said,)
    acts = say(lang, "words-turn", colour=colour(lang, turn))
    return said, acts, say(lang, "words-holder", colour=colour(lang, holder))


@lru_cache(maxsize=1024)
def of_map(lang: str, walkers: Walkers) -> tuple[str, ...]:
    return tuple([of_district(lang, district, walkers.crowds[district]) for district in range(DISTRICTS)])


@lru_cache(maxsize=2048)
def of_points(lang: str, points: tuple[int | None, ...], occupied: tuple[int, ...]) -> str:
    return say(lang, "words-points", standing=voice(lang).listing(standings(lang, points, occupied)))


def standings(lang: str, points: tuple[int | None, ...], occupied: tuple[int, ...]) -> Iterator[str]:
    for seat, districts in enumerate(occupied):
        yield say(lang, "standing", colour=colour(lang, seat), points=points[seat] or 0, districts=districts)


@lru_cache(maxsize=1024)
def of_seats(
    lang: str, reserve: tuple[int, ...], backs: tuple[tuple[int, ...], ...], tops: tuple[int, ...]
) -> tuple[str, ...]:
    said = [of_seat(lang, seat, reserve[seat], backs[seat], tops[seat]) for seat in range(len(tops))]
    return tuple(chain.from_iterable(said))


@lru_cache(maxsize=8192)
def of_seat(lang: str, seat: Seat, reserve: int, backs: tuple[int, ...], top: int) -> tuple[str, ...]:
    """What lies before a seat, and the card on its played pile."""
    name = colour(lang, seat)
    held = say(lang, "words-seat", colour=name, reserve=reserve, backs=of_backs(lang, backs))
    return (held,) if top == NOBODY else (held, say(lang, "words-top", colour=name, card=of_card(lang, top)))


@lru_cache(maxsize=2048)
def of_piles(lang: str, piles: tuple[tuple[int, int], ...], aside: int) -> str:
    first, second = (of_pile(lang, number, *pile) for number, pile in enumerate(piles))
    return say(lang, "words-piles", first=first, second=second, aside=aside)


@lru_cache(maxsize=4096)
def of_hand(lang: str, cards: tuple[int, ...]) -> str:
    return say(lang, "words-hand", cards=voice(lang).listing(of_card(lang, card) for card in cards))
