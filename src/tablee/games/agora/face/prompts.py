"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from tablee.engine.values import Malformed
from tablee.games.agora.face.cards import back, face, figure_icon
from tablee.games.agora.face.scene import Scene, scene
from tablee.games.agora.face.speech import of_card, of_move, of_pile, of_walker
from tablee.games.agora.rules.actions import COLOURS, LETTERS, Move, parse_card, parse_district
from tablee.games.agora.rules.city import CODES, NAMES, square, strength
from tablee.games.agora.rules.codes import FACES, TO_MOVE_ON, TO_MOVE_ONCE
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.picture import Label, Lens
from tablee.kit.shapes import token
from tablee.kit.svg import escape, tag


def prompt(view: AgoraView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    seen = scene(view, lens)
    if view.over:
        winners = tuple(seat for seat, rank in enumerate(view.ranks or ()) if rank == 1)
        return seen.say("prompt-over", count=len(winners), colours=seen.colours(winners))
    if not view.my_turn:
        return seen.say(f"wait-{seen.phase}", colour=seen.colour(view.turn))
    return (taking, playing, moving, drawing, giving)[seen.phase - 1](seen)


def taking(seen: Scene) -> str:
    giver = seen.colour((seen.view.turn + 1) % seen.view.seats)
    chosen = seen.lens.chosen("district")
    if chosen in CODES:
        return seen.say("prompt-take-confirm", giver=giver, district=NAMES[CODES.index(chosen)])
    return seen.say("prompt-take", giver=giver)


def playing(seen: Scene) -> str:
    if not seen.state.playable_cards(seen.view.turn):
        return seen.say("prompt-discard-confirm" if seen.card is not None else "prompt-discard")
    card = seen.card
    if card is None:
        return seen.say("prompt-play")
    return seen.say("prompt-play-confirm", square=square(card), walkers=strength(card), district=NAMES[card // FACES])


def moving(seen: Scene) -> str:
    step = {TO_MOVE_ON: "second", TO_MOVE_ONCE: "once"}.get(seen.view.step, "first")
    if seen.walker is None:
        own = "-own" if seen.view.last_round and step == "first" else ""
        return seen.say(f"prompt-move-{step}{own}")
    if seen.goal is None:
        return seen.say("prompt-move-to")
    return seen.say("prompt-move-confirm", move=of_move(seen, Move(*seen.walker, seen.goal)))


def drawing(seen: Scene) -> str:
    return seen.say("prompt-draw")


def giving(seen: Scene) -> str:
    return seen.say("prompt-give")


def label(view: AgoraView, slot: str, place: str, lens: Lens) -> Label:
    seen = scene(view, lens)
    match slot:
        case "district" | "to" if place.upper() in CODES:
            district = parse_district(place)
            return Label(NAMES[district], back_markup(district) if slot == "district" else "")
        case "card":
            return card_label(seen, place)
        case "walker":
            return walker_label(seen, place)
        case "pile" if place in ("0", "1"):
            return pile_label(seen, int(place))
        case "seat" if place.isdecimal() and int(place) < view.seats:
            return seat_label(seen, int(place))
    return Label(place)


def back_markup(district: int) -> str:
    return choice(back(district), NAMES[district])


def choice(drawn: str, said: str) -> str:
    """A picture over a few words, for a button."""
    return tag("span", drawn, tag("span", escape(said), cls="small"), cls="agora-choice")


def card_label(seen: Scene, place: str) -> Label:
    try:
        card = parse_card(place)
    except Malformed:
        return Label(place)
    return Label(of_card(seen, card), choice(face(card), square(card)))


def walker_label(seen: Scene, place: str) -> Label:
    letter, _, code = place.partition("@")
    if len(letter) != 1 or letter not in LETTERS or code not in CODES:
        return Label(place)
    colour, district = LETTERS.index(letter), CODES.index(code)
    return Label(of_walker(seen, colour, district), choice(figure_icon(COLOURS[colour]), NAMES[district]))


def pile_label(seen: Scene, number: int) -> Label:
    top, size = seen.view.piles[number]
    return Label(of_pile(seen, number), choice(back(top) if size else "", str(size)))


def seat_label(seen: Scene, seat: int) -> Label:
    colour = seen.colour(seat)
    next_to = " " + seen.say("begins-before-you") if seat == (seen.view.turn + 1) % seen.view.seats else ""
    markup = tag("span", token(COLOURS[seat]), tag("span", escape(colour)), cls="agora-choice")
    return Label(colour + next_to, markup)
