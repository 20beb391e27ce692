"""What is drawn again after a move: only what the move has changed, and byte for byte what drawing from scratch gives."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from facades import new_game

from tablee.engine.luck import seeded
from tablee.games.balconia import GAME, face
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import BalconiaView
from tablee.kit.picture import Board, Lens, Panel

OPTIONS: list[dict[str, object]] = [{}, {"memory_aid": "open", "fill": "full25", "placement": "free"}]


def forget() -> None:
    """Every drawing and word that the face has remembered."""
    for module in pkgutil.iter_modules(face.__path__, f"{face.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if hasattr(value, "cache_clear") and value.__module__.startswith(face.__name__):
                value.cache_clear()


def played(*seed: int | str, **options: object) -> Iterator[Balconia]:
    """A game by chance, after each of its moves."""
    state, rng = new_game(*seed, **options), seeded("redraw", *seed)
    yield state
    while (seat := int(state.turn())) >= 0:
        state = state.copy()
        state.play(seat, state.draw(seat, rng))
        yield state


def drafts(state: Balconia) -> list[tuple[tuple[str, str], ...]]:
    """Nothing, and a legal action put together."""
    if (seat := int(state.turn())) < 0:
        return [()]
    choice = GAME.as_choice(GAME.decode(state.codes(seat)[-1]))
    slots = (("verb", choice.verb), *choice.slots)
    return [(), slots[:2], slots]


def looks(state: Balconia) -> Iterator[tuple[BalconiaView, Lens]]:
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        yield view, Lens("fr", turn=1)
        yield view, Lens("en", spot="still-3" if view.over else "cell-C1")
        yield view, Lens("en", spot=f"block-{(view.table or (0,))[-1]}")
        for draft in drafts(state):
            yield view, Lens("en", draft=draft)


def panels(board: Board) -> tuple[Panel, ...]:
    return (board.stage, *board.panels)


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "open"])
def test_a_board_is_the_same_drawn_after_others_and_from_scratch(options: dict[str, object]) -> None:
    states = list(played(3, **options))
    drawn = [[GAME.face.board(view, lens) for view, lens in looks(state)] for state in states]
    for state, boards in list(zip(states, drawn, strict=True))[::5]:
        for (view, lens), board in zip(looks(state), boards, strict=True):
            forget()
            assert GAME.face.board(view, lens) == board


def test_a_kept_pair_leaves_all_but_the_disc_as_it_is() -> None:
    states = list(played(5))
    for before, after in zip(states[2:-1:2], states[3:-1:2], strict=False):  # after a placement, then after a pair is kept
        for seat in (0, 1, None):
            old, new = (GAME.face.board(GAME.view(state, seat), Lens()) for state in (before, after))
            assert [old.stage is new.stage, old.panels[1] is new.panels[1], old.panels[2] is new.panels[2]] == [True] * 3
            pieces = zip(old.panels[0].pieces, new.panels[0].pieces, strict=True)
            assert {one.id for one, other in pieces if one is not other} <= {"disc-turn"}
            assert set(new.sentences) - set(old.sentences) == {new.sentences[3]}  # which pair


def test_a_placement_draws_the_block_its_neighbours_and_the_next_block() -> None:
    states = list(played(7))
    for before, after in zip(states[1:-2:2], states[2:-2:2], strict=False):
        for seat in (0, 1):
            old, new = (GAME.face.board(GAME.view(state, seat), Lens()) for state in (before, after))
            for one, other in zip(panels(old), panels(new), strict=True):
                assert (one.opening, [piece.id for piece in one.pieces]) == (other.opening, [p.id for p in other.pieces])
            tray = zip(old.panels[2].pieces, new.panels[2].pieces, strict=True)
            assert len([one for one, other in tray if one is not other]) == 1
            points = [dict(GAME.view(state, seat).own_points.balconies) for state in (before, after)]  # type: ignore[union-attr]
            scored = {f"cell-{cell}" for cell in points[1] if points[0].get(cell) != points[1][cell]}
            cells = zip(old.stage.pieces[:25], new.stage.pieces[:25], strict=True)
            assert {one.id for one, other in cells if one is not other} - {"cell-C1"} == scored  # the door may count, too


def test_chairs_that_see_the_same_share_its_drawing() -> None:
    state = list(played(9))[8]
    boards = [GAME.face.board(GAME.view(state, seat), Lens()) for seat in (0, 1, None)]
    assert boards[0].panels[2] is boards[1].panels[2] is boards[2].panels[2]
    assert boards[0].hands[0] is boards[1].hands[0] is boards[2].hands[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_empty_cell_says_in_the_picture_what_its_label_says(lang: str) -> None:
    for state in list(played(11))[::3]:
        for seat, draft in ((seat, draft) for seat in (0, 1) for draft in drafts(state)):
            view, lens = GAME.view(state, seat), Lens(lang, draft=draft)
            cells = re.findall(
                r'data-place="(..)" data-slot="cell" aria-label="([^"]*)"', str(GAME.face.board(view, lens).stage)
            )
            assert len(cells) == sum(row.count(".") for row in view.own_rows)
            assert [said for _, said in cells] == [GAME.face.label(view, "cell", cell, lens).text for cell, _ in cells]


def test_every_symbol_a_board_uses_is_in_the_sprite() -> None:
    given = set(re.findall(r' id="([^"]*)"', GAME.face.sprite()))
    used = set(re.findall(r'(?:href="|url\()#([^")]*)', GAME.face.sprite() + GAME.face.vignette()))
    for state in list(played(13))[::4]:
        board = GAME.face.board(GAME.view(state, 0), Lens())
        used |= set(re.findall(r'href="#([^"]*)', "".join([*map(str, panels(board)), *board.hands])))
    assert used <= given


def test_an_ordinary_move_sends_little() -> None:
    """What differs of the pictures, on average over a game; most of it are the four faces a token brings."""
    boards = [GAME.face.board(GAME.view(state, 0), Lens()) for state in list(played(15))[:-1]]
    sent = [sum(map(len, set(parts(new)) - set(parts(old)))) for old, new in pairwise(boards)]
    assert sum(sent) / len(sent) < 3000
    assert max(sent[::2]) < 150  # a pair is kept


def parts(board: Board) -> Iterator[str]:
    yield from (piece.markup for panel in panels(board) for piece in panel.pieces)
    yield from (panel.title + panel.caption for panel in panels(board))
    yield from (*board.hands, board.phase, *board.sentences)
