"""Agora's pictures are remembered part by part: as if drawn from scratch, and the same object where nothing changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest
from agora_tools import at, do, seen

from tablee.engine.luck import Rng, seeded
from tablee.games.agora import GAME, face
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.words import LANGUAGES

TABLE = (
    "players 3; holder 0; hand0 CV1 EX5; hand1 EX2 SM1; hand2 CV4 LC2; pile0 SG1 HG2; pile1 NB1 MT4; map GR B3 G2, SG G1"
)


def forget() -> None:
    """Clear every cache of the face."""
    for module in iter_modules(face.__path__, f"{face.__name__}."):
        for thing in vars(import_module(module.name)).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


def lenses(view: AgoraView, rng: Rng) -> Iterator[Lens]:
    """In every language, without a draft and with one."""
    choices = GAME.choices(view)
    for lang in LANGUAGES:
        yield Lens(lang)
        if choices:
            choice = choices[rng.below(len(choices))]
            yield Lens(lang, draft=(("verb", choice.verb), *choice.slots))


def looks(seats: int) -> Iterator[tuple[AgoraView, Lens]]:
    """What somebody sees now and then in a game of random moves, and everybody at its end."""
    state, rng = GAME.open(seats, {"memory_aid": seats == 3}, seeded("looks", seats)), seeded("looks", seats)
    while (seat := int(state.turn())) >= 0:
        if rng.below(6) == 0:
            for chair in (seat, (seat + 1) % seats, None):
                view = seen(state, chair)
                yield from ((view, lens) for lens in lenses(view, rng))
        state.play(seat, state.draw(seat, rng))
    yield from ((seen(state, chair), Lens(lang)) for chair in (0, None) for lang in LANGUAGES)


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_remembered_is_what_would_be_drawn(seats: int) -> None:
    positions = list(looks(seats))
    warm = [(GAME.face.board(*each), GAME.face.prompt(*each)) for each in positions]
    for each, (board, prompt) in zip(positions, warm, strict=True):
        forget()
        assert GAME.face.board(*each) == board
        assert GAME.face.prompt(*each) == prompt


def panels(state: Agora, chair: int | None) -> dict[str, Panel]:
    board: Board = GAME.face.board(seen(state, chair), Lens())
    return {panel.name: panel for panel in (board.stage, *board.panels)}


def kept(before: Agora, after: Agora, chair: int | None) -> set[str]:
    """The panels of a chair that a move has left alone."""
    old, new = panels(before, chair), panels(after, chair)
    return {name for name in old if old[name] is new[name]}


def test_a_move_leaves_alone_what_it_does_not_touch() -> None:
    to_take = at(f"{TABLE}; step take; seat 0")
    assert kept(to_take, do(to_take, "take EX"), 2) == {"map", "hand", "piles", "ledger"}
    to_play = at(f"{TABLE}; step play; seat 0")
    assert kept(to_play, do(to_play, "play EX5"), 2) == {"hand"}
    to_draw = at(f"{TABLE}; step draw; seat 0")
    assert kept(to_draw, do(to_draw, "draw 1"), 2) == {"map", "hand", "ledger"}
    assert kept(to_draw, do(to_draw, "draw 1"), 0) == {"map", "ledger"}


def test_chairs_that_see_the_same_share_it() -> None:
    state = at(f"{TABLE}; step play; seat 0")
    one, other = panels(state, 0), panels(state, 2)
    assert {name for name in one if one[name] is other[name]} == {"map", "piles", "ledger"}


def test_a_card_that_comes_leaves_the_others_of_the_hand_alone() -> None:
    before = at(f"{TABLE}; step draw; seat 0")
    old, new = panels(before, 0)["hand"].pieces, panels(do(before, "draw 1"), 0)["hand"].pieces
    assert [one.id for one, other in zip(new, old, strict=True) if one is not other] == ["hand-MT4"]


def test_districts_are_called_alike_on_the_map_and_in_lists() -> None:
    view = seen(at(f"{TABLE}; step move; seat 0"), 0)
    drawn = str(GAME.face.board(view, Lens()).stage)
    named = re.findall(r'data-place="(\w\w)"[^>]*? aria-label="([^"]+)"', drawn)
    assert len(named) == 10
    assert all(GAME.face.label(view, "to", place, Lens()).text == said for place, said in named)
