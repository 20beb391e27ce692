"""A Harbor view drawn as SVG: the deck and the pier above, the captains' cargoes, fists and purses below."""

from __future__ import annotations

from pathlib import Path

from harbor.rules.view import HarborView
from tablee.engine.values import Seat
from tablee.kit.picture import Board, Lens, Panel, Piece
from tablee.kit.words import Voice

FOLDER = Path(__file__).parents[1]
COLOURS = ("red", "blue", "green", "violet")
WIDTH, HEIGHT = 320, 200
OPENING = f'<svg class="harbor" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'


def board(view: HarborView, lens: Lens) -> Board:
    voice = Voice(FOLDER, lens.lang)
    seats = range(len(view.purses))
    now = min(len(view.quay) + 1, view.piers)
    words = in_words(voice, view)
    pieces = [card("deck", 60, 20, str(view.top or view.deck), "deck"), card("pier", 130, 20, str(view.pier or "–"))]
    pieces += [card(f"cargo{seat}", 20 + 75 * seat, 90, str(view.cargo[seat] or "?"), f"cargo{seat}") for seat in seats]
    pieces += [fist(view, seat) for seat in seats]
    stage = Panel("stage", voice.say("harbour"), OPENING, tuple(pieces), "</svg>", words)
    hands = tuple(f'<span class="purse seat-{seat}">{view.purses[seat]}</span>' for seat in seats)
    return Board(stage, (), hands, voice.say("phase", now=now, all=view.piers), (words,))


def card(name: str, x: int, y: int, text: str, place: str = "") -> Piece:
    touch = f' data-place="{place}" tabindex="0"' if place else ""
    shape = f'<rect x="{x}" y="{y}" width="44" height="56" rx="4"/><text x="{x + 22}" y="{y + 34}">{text}</text>'
    return Piece(f"harbor-{name}", f'<g id="harbor-{name}" class="piece card"{touch}>{shape}</g>')


def fist(view: HarborView, seat: Seat) -> Piece:
    held = str(view.fist) if seat == view.seat and view.fist is not None else ""
    name, kind = f"harbor-fist{seat}", "closed" if view.closed[seat] else "open"
    shape = f'<circle cx="{42 + 75 * seat}" cy="172" r="16"/><text x="{42 + 75 * seat}" y="176">{held}</text>'
    return Piece(name, f'<g id="{name}" class="piece fist {kind} seat-{seat}">{shape}</g>')


def in_words(voice: Voice, view: HarborView) -> str:
    captains = " ".join(captain(voice, view, seat) for seat in range(len(view.purses)))
    if view.over:
        return voice.say("in-words-over", captains=captains)
    return voice.say("in-words", pier=view.pier, deck=view.deck, captains=captains)


def captain(voice: Voice, view: HarborView, seat: Seat) -> str:
    fist = voice.say("closed" if view.closed[seat] else "open")
    if seat == view.seat and view.fist is not None:
        fist = voice.say("holding", coins=view.fist)
    return voice.say(
        "captain",
        who=voice.say(f"colour-{COLOURS[seat]}"),
        purse=view.purses[seat],
        piers=", ".join(str(pier) for pier, owner in view.quay if owner == seat) or voice.say("none"),
        cargo=view.cargo[seat] or voice.say("unknown"),
        fist=fist,
    )
