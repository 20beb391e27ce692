"""Laws about what people and programs read: texts, choices, pictures, bytes. And texts that nobody should write."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import TypeVar
from xml.etree import ElementTree

import msgspec

from tablee.engine.game import AnyGame
from tablee.engine.match import Match
from tablee.engine.values import Choice, View
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.words import LANGUAGES
from tablee.lab.trials import Trial

V = TypeVar("V", bound=View)
RUBBISH = ("", " ", "0", "-1", "999", "1e3", "٣", "²", "x", "null", "é", "'", "<b>", "\N{ZERO WIDTH SPACE}", "A" * 500)


def to_json(view: View) -> bytes:
    return msgspec.json.encode(view)


def from_json(text: bytes, kind: type[V]) -> V:
    return msgspec.json.decode(text, type=kind)


def differences(one: View, other: View) -> list[str]:
    """The names of the fields in which two views differ."""
    return [field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name, None)]


def received(game: AnyGame, view: View) -> bytes:
    """Everything that a chair gets because of its view: the view itself, choices and labels, prompts, boards, sketches."""
    choices = game.choices(view)
    parts: list[object] = [view, choices]
    for turn, lang in enumerate(LANGUAGES):  # from another side in another language: drawing takes long
        lens = Lens(lang, turn)
        labels = [game.face.label(view, slot, place, lens) for slot, place in places(choices)]
        board = game.face.board(view, lens)
        spots = ["", *re.findall(r'data-spot="([^"]+)"', str(board.stage))[:5]]
        answers = [game.face.answer(view, lens._replace(spot=spot)) for spot in spots]
        parts += [board, game.face.prompt(view, lens), labels, answers, game.face.sketch(view, lens)]
    return msgspec.json.encode(parts)


def places(choices: Sequence[Choice]) -> list[tuple[str, str]]:
    """Every (slot, place) that some choice uses, once."""
    return list(dict.fromkeys(pair for choice in choices for pair in choice.slots))


def text_layer(trial: Trial) -> Iterator[str]:
    """Choices are the legal actions, read back as such; their slots are those of their verbs, and everything has words."""
    game = trial.game
    for verb, slots in game.verbs.items():
        if sorted(game.click_order(verb)) != sorted(slot.name for slot in slots):
            yield f"people are to click {game.click_order(verb)} for {verb!r}, which are not its slots"
    for number, move in trial.looks(4):
        state = move.before
        match = Match(game, trial.match.deal, state)
        for chair in trial.chairs:
            view = game.view(state, chair)
            choices = game.choices(view)
            legal = [game.decode(code) for code in state.codes(chair)] if chair in state.acting() else []
            if sorted(choice.text for choice in choices) != sorted(game.write(action) for action in legal):
                yield f"the choices of chair {chair} after {number} decisions are not its legal actions"
            if chair is not None and match.choices(chair) != choices:
                yield f"a match offers chair {chair} other choices after {number} decisions than its view does"
            codes = {game.encode(action) for action in legal}
            for choice in choices:
                yield from _ill_formed(game, choice, codes)
            for lang in LANGUAGES:
                if not game.face.prompt(view, Lens(lang)).strip():
                    yield f"chair {chair} is told nothing in {lang!r}"
                for slot, place in places(choices):
                    if not game.face.label(view, slot, place, Lens(lang)).text.strip():
                        yield f"{place!r} of slot {slot!r} has no label in {lang!r}"


def _ill_formed(game: AnyGame, choice: Choice, legal: set[int]) -> Iterator[str]:
    if game.encode(game.parse(choice.text)) not in legal:
        yield f"the choice {choice.text!r} is read as another action"
    if choice.verb not in game.verbs:
        yield f"the choice {choice.text!r} has an undeclared verb"
        return
    slots = game.verbs[choice.verb]
    if [slot.name for slot in slots] != [name for name, _ in choice.slots]:
        yield f"the choice {choice.text!r} does not fill the slots of {choice.verb!r}"
    if " ".join([choice.verb, *(place for _, place in choice.slots)]) != choice.text:
        yield f"the choice {choice.text!r} is not its verb and places"
    for slot, (_, place) in zip(slots, choice.slots, strict=False):
        if slot.kind == "number" and not place.isdecimal():
            yield f"{place!r} in {choice.text!r} is no number"


def pictures(trial: Trial) -> Iterator[str]:
    """Same view, same bytes; boards are well-formed, their parts carry their ids once, and nothing is styled in place."""
    game = trial.game
    for _, move in trial.looks(1):
        chair = trial.any_chair()
        view = game.view(move.before, chair)
        if received(game, view) != received(game, view):
            yield f"the same view of chair {chair} is drawn differently the second time"
        for lang in LANGUAGES:
            yield from _ill_drawn(game.face.board(view, Lens(lang)), trial.setup.seats)
    if not game.face.vignette() or not all(game.face.title(lang) for lang in LANGUAGES):
        yield "the game has no vignette, or no title in some language"


def _ill_drawn(board: Board, seats: int) -> Iterator[str]:
    if not (board.phase.strip() and board.in_words.strip()) or len(board.hands) != seats:
        yield "the board lacks its phase, its text alternative, or a hand for every seat"
    for panel in (board.stage, *board.panels):
        ids = [piece.id for piece in panel.pieces]
        if len(set(ids)) < len(ids):
            yield f"panel {panel.name!r} has pieces with the same id"
        for piece in panel.pieces:
            if _parsed(piece.markup).get("id") != piece.id:
                yield f"piece {piece.id!r} of panel {panel.name!r} does not carry its id"
        yield from _ill_formed_panel(panel)


def _ill_formed_panel(panel: Panel) -> Iterator[str]:
    for element in _parsed(str(panel)).iter():
        if element.tag.endswith(("script", "style")) or "style" in element.attrib:
            yield f"panel {panel.name!r} has a style or script in place"
        if any(name.startswith("on") for name in element.attrib):
            yield f"panel {panel.name!r} has a handler in place"


def _parsed(markup: str) -> ElementTree.Element:
    plain = re.sub(r"&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)", "&amp;", markup).replace("xlink:", "")
    return ElementTree.fromstring(plain)  # noqa: S314  # our own markup


def garbled(trial: Trial, texts: list[str], count: int) -> Iterator[str]:
    """Texts as a hurried, mistaken or mean client might send them: actions with words lost, doubled, swapped, spoilt."""
    yield from RUBBISH
    rng, verbs = trial.rng, list(trial.game.verbs)
    yield from verbs
    for _ in range(count):
        words = texts[rng.below(len(texts))].split()
        where = rng.below(len(words))
        match rng.below(6):
            case 0:
                del words[where]
            case 1:
                words.insert(where, words[rng.below(len(words))])
            case 2:
                words[where] = RUBBISH[rng.below(len(RUBBISH))]
            case 3:
                words[0] = verbs[rng.below(len(verbs))]
            case 4:
                words[where] = str(rng.below(130))
            case _:
                words[where] = words[where].swapcase() + RUBBISH[rng.below(len(RUBBISH))]
        yield " ".join(words)
