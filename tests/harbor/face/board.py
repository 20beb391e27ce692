"""A Harbor view drawn as SVG: the deck and the pier above, the captains' cargoes, fists and purses below."""

from __future__ import annotations

from harbor.rules.view import HarborView
from tablee.engine.values import Board, Label, Lens, Panel, Piece, Seat
from tablee.kit.words import Spoken

COLOURS = ("red", "blue", "green", "violet")
WIDTH, HEIGHT = 320, 200
OPENING = f'<svg class="harbor" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'


def board(game: Spoken, view: HarborView, lens: Lens) -> Board:
    seats = range(len(view.purses))
    now = min(len(view.quay) + 1, view.piers)
    words = in_words(game, view, lens.lang)
    pieces = [card("deck", 60, 20, str(view.top or view.deck), "deck"), card("pier", 130, 20, str(view.pier or "–"))]
    pieces += [card(f"cargo{seat}", 20 + 75 * seat, 90, str(view.cargo[seat] or "?"), f"cargo{seat}") for seat in seats]
    pieces += [fist(view, seat) for seat in seats]
    stage = Panel("stage", game.say(lens.lang, "harbour"), OPENING, tuple(pieces), "</svg>", words)
    hands = tuple(f'<span class="purse seat-{seat}">{view.purses[seat]}</span>' for seat in seats)
    return Board(stage, (), hands, game.say(lens.lang, "phase", now=now, all=view.piers), words)


def card(name: str, x: int, y: int, text: str, place: str = "") -> Piece:
    touch = f' data-place="{place}" tabindex="0"' if place else ""
    shape = f'<rect x="{x}" y="{y}" width="44" height="56" rx="4"/><text x="{x + 22}" y="{y + 34}">{text}</text>'
    return Piece(f"harbor-{name}", f'<g id="harbor-{name}" class="piece card"{touch}>{shape}</g>')


def fist(view: HarborView, seat: Seat) -> Piece:
    held = str(view.fist) if seat == view.seat and view.fist is not None else ""
    name, kind = f"harbor-fist{seat}", "closed" if view.closed[seat] else "open"
    shape = f'<circle cx="{42 + 75 * seat}" cy="172" r="16"/><text x="{42 + 75 * seat}" y="176">{held}</text>'
    return Piece(name, f'<g id="{name}" class="piece fist {kind} seat-{seat}">{shape}</g>')


def vignette() -> str:
    return '<rect x="90" y="40" width="60" height="80" rx="6"/><circle cx="120" cy="130" r="18"/>'


def in_words(game: Spoken, view: HarborView, lang: str) -> str:
    captains = " ".join(captain(game, view, seat, lang) for seat in range(len(view.purses)))
    if view.over:
        return game.say(lang, "in-words-over", captains=captains)
    return game.say(lang, "in-words", pier=view.pier, deck=view.deck, captains=captains)


def captain(game: Spoken, view: HarborView, seat: Seat, lang: str) -> str:
    fist = game.say(lang, "closed" if view.closed[seat] else "open")
    if seat == view.seat and view.fist is not None:
        fist = game.say(lang, "holding", coins=view.fist)
    return game.say(
        lang,
        "captain",
        who=game.say(lang, f"colour-{COLOURS[seat]}"),
        purse=view.purses[seat],
        piers=", ".join(str(pier) for pier, owner in view.quay if owner == seat) or game.say(lang, "none"),
        cargo=view.cargo[seat] or game.say(lang, "unknown"),
        fist=fist,
    )


def prompt(game: Spoken, view: HarborView, lens: Lens) -> str:
    if view.over:
        return game.say(lens.lang, "prompt-over")
    if not view.my_turn or view.seat is None:
        return game.say(lens.lang, "prompt-wait", who=game.say(lens.lang, f"colour-{COLOURS[view.acting[0]]}"))
    may_look = view.peeking and view.looked[view.seat] < 0 and view.purses[view.seat] >= view.price
    kind = "prompt-bid-or-look" if may_look else "prompt-bid"
    return game.say(lens.lang, kind, purse=view.purses[view.seat], price=view.price)


def label(game: Spoken, slot: str, place: str, lens: Lens) -> Label:
    if slot == "coins":
        return Label(game.say(lens.lang, "label-coins", coins=int(place)))
    if place == "deck":
        return Label(game.say(lens.lang, "label-deck"))
    colour = COLOURS[int(place.removeprefix("cargo"))]
    return Label(game.say(lens.lang, "label-cargo", who=game.say(lens.lang, f"colour-{colour}")))
