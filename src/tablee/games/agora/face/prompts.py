"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.engine.values import Malformed
from tablee.games.agora.face.cards import back, face, figure_icon
from tablee.games.agora.face.drafts import Draft, drafted, playable
from tablee.games.agora.face.speech import of_card, of_move, of_pile, of_walker, say, voice
from tablee.games.agora.face.standings import phase_of
from tablee.games.agora.rules.actions import COLOURS, LETTERS, parse_card, parse_district
from tablee.games.agora.rules.city import CODES, NAMES, square, strength
from tablee.games.agora.rules.codes import FACES, TO_MOVE_ON, TO_MOVE_ONCE
from tablee.games.agora.rules.view import AgoraView, Crowd
from tablee.kit.people import mark, marks
from tablee.kit.picture import Label, Lens
from tablee.kit.shapes import token
from tablee.kit.svg import escape, tag


def prompt(view: AgoraView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    lang, phase = lens.lang, phase_of(view)
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return say(lang, "prompt-over", count=len(winners), people=voice(lang).listing(marks(winners)))
    if not view.my_turn:
        return say(lang, f"wait-{phase}", who=mark(view.turn))
    if phase == 1:
        return taking(view, lens)
    if phase == 2:
        return playing(view, lang, drafted(view, lens).card)
    if phase == 3:
        return moving(view, lang, drafted(view, lens))
    return say(lang, "prompt-draw" if phase == 4 else "prompt-give")


def taking(view: AgoraView, lens: Lens) -> str:
    giver = mark((view.turn + 1) % view.seats)
    chosen = lens.chosen("district")
    if chosen in CODES:
        return say(lens.lang, "prompt-take-confirm", giver=giver, district=NAMES[CODES.index(chosen)])
    return say(lens.lang, "prompt-take", giver=giver)


def playing(view: AgoraView, lang: str, card: int | None) -> str:
    if not playable(view):
        return say(lang, "prompt-discard-confirm" if card is not None else "prompt-discard")
    if card is None:
        return say(lang, "prompt-play")
    return say(lang, "prompt-play-confirm", square=square(card), walkers=strength(card), district=NAMES[card // FACES])


def moving(view: AgoraView, lang: str, draft: Draft) -> str:
    step = {TO_MOVE_ON: "second", TO_MOVE_ONCE: "once"}.get(view.step, "first")
    if draft.walker is None:
        own = "-own" if view.last_round and step == "first" else ""
        return say(lang, f"prompt-move-{step}{own}")
    return say(lang, "prompt-move-confirm", move=of_move(lang, draft.move)) if draft.move else say(lang, "prompt-move-to")


def label(view: AgoraView, slot: str, place: str, lens: Lens) -> Label:
    match slot:
        case "district" | "to" if place.upper() in CODES:
            return district_label(parse_district(place), slot == "district")
        case "card":
            return card_label(lens.lang, place)
        case "walker":
            return walker_label(view, lens.lang, place)
        case "pile" if place in ("0", "1"):
            return pile_label(lens.lang, int(place), *view.piles[int(place)])
        case "seat" if place.isdecimal() and int(place) < view.seats:
            return seat_label(lens.lang, int(place), int(place) == (view.turn + 1) % view.seats)
    return Label(place)


def choice(drawn: str, said: str) -> str:
    """A picture over a few words, for a button."""
    return tag("span", drawn, tag("span", escape(said), cls="small"), cls="agora-choice")


@cache
def district_label(district: int, drawn: bool) -> Label:
    return Label(NAMES[district], choice(back(district), NAMES[district]) if drawn else "")


@lru_cache(maxsize=512)
def card_label(lang: str, place: str) -> Label:
    try:
        card = parse_card(place)
    except Malformed:
        return Label(place)
    return Label(of_card(lang, card), choice(face(card), square(card)))


def walker_label(view: AgoraView, lang: str, place: str) -> Label:
    letter, _, code = place.partition("@")
    if len(letter) != 1 or letter not in LETTERS or code not in CODES:
        return Label(place)
    colour, district = LETTERS.index(letter), CODES.index(code)
    here = next((crowd for crowd in view.crowds[district] if crowd.colour == colour), Crowd(colour, 0, 0))
    return crowd_label(lang, district, here)


@lru_cache(maxsize=8192)
def crowd_label(lang: str, district: int, crowd: Crowd) -> Label:
    return Label(of_walker(lang, district, crowd), choice(figure_icon(COLOURS[crowd.colour]), NAMES[district]))


@lru_cache(maxsize=2048)
def pile_label(lang: str, number: int, top: int, size: int) -> Label:
    return Label(of_pile(lang, number, top, size), choice(back(top) if size else "", str(size)))


@lru_cache(maxsize=64)
def seat_label(lang: str, seat: int, next_to: bool) -> Label:
    """Who holds the fountain begins: an own left neighbour would make one the last."""
    name = mark(seat)
    markup = tag("span", token(COLOURS[seat]), tag("span", escape(name)), cls="agora-choice")
    return Label(f"{name} {say(lang, 'begins-before-you')}" if next_to else name, markup)
