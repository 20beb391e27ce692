"""What is drawn is remembered by the little it depends on: the bytes are those of a drawing from scratch, and what a move
leaves alone is the same object as before."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from html import unescape
from importlib import import_module

import pytest
from gaudi_turns import gaudi, play

from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.values import Seat
from tablee.games.gaudi import GAME
from tablee.games.gaudi import face as face_room
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.words import LANGUAGES

TABLE = "players 3; tiles OGB 0,0, OBG 0,-1; hands OGB OOG BBB / OOO GGG BBB / GGB GBB OOB"


def forget_everything() -> None:
    """Clear every cache of the face."""
    for found in pkgutil.iter_modules(face_room.__path__, f"{face_room.__name__}."):
        for one in vars(import_module(found.name)).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()


def positions(seats: int, options: dict[str, object], name: str) -> Iterator[tuple[Gaudi, tuple[tuple[str, str], ...]]]:
    """Every state of a game until its end, each with one of the legal actions as somebody would choose it."""
    state, rng = GAME.open(seats, options, Luck(key_from(name))), seeded(name)
    while state.acting():
        seat = int(state.seat)
        chosen = GAME.as_choice(GAME.decode(int(state.draw(seat, rng))))
        yield state.copy(), (("verb", chosen.verb), *chosen.slots)
        state.play(seat, state.draw(seat, rng))
    yield state, ()


def shown(seats: int, options: dict[str, object], name: str) -> Iterator[tuple[GaudiView, Lens]]:
    """Views and lenses of a game, chair by chair, languages in turn; a draft in the lens of who acts."""
    for number, (state, draft) in enumerate(positions(seats, options, name)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for chair in (None, *range(seats)):
            view = GAME.view(state, chair)
            yield view, Lens(lang)
            if view.my_turn:
                yield view, Lens(lang, draft=draft[:2])
                yield view, Lens(lang, draft=draft)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"short": True}), (4, {}), (3, {"paving": True}), (3, {"initiation": "all"})]
)
def test_a_board_drawn_piece_by_piece_has_the_bytes_of_one_drawn_from_scratch(
    seats: int, options: dict[str, object]
) -> None:
    played = list(shown(seats, options, "warm"))
    boards = [GAME.face.board(view, lens) for view, lens in played]
    for (view, lens), board in list(zip(played, boards, strict=True))[::23]:
        forget_everything()
        assert GAME.face.board(view, lens) == board


def board(state: Gaudi, chair: Seat | None) -> Board:
    return GAME.face.board(GAME.view(state, chair), Lens())


def panels(drawn: Board) -> tuple[Panel, ...]:
    return (drawn.stage, *drawn.panels)


@pytest.mark.rule("GAU-27")
def test_gau_27_a_draft_leaves_every_panel_of_the_others_the_same_object() -> None:
    before = gaudi(TABLE)
    after = play(before, "lay OGB 1,-1")
    for chair in (1, 2, None):
        assert all(
            one is other for one, other in zip(panels(board(before, chair)), panels(board(after, chair)), strict=True)
        )


def test_a_turn_leaves_most_pieces_the_same_objects_and_all_chairs_share_the_paving() -> None:
    before = play(gaudi(TABLE), "lay OGB 1,-1")
    after = play(before, "done")
    old, new = board(before, 1), board(after, 1)
    changed = [one.id for one, other in zip(new.stage.pieces, old.stage.pieces, strict=True) if one is not other]
    assert {"gaudi-tile-2", "gaudi-last", "gaudi-counter-0"} & set(changed)
    assert len(changed) < 20 < len(new.stage.pieces)
    assert new.panels[1] is old.panels[1]
    assert all(board(after, chair).stage is new.stage for chair in (0, 2, None))


def test_every_cell_to_choose_is_called_the_same_in_the_picture_and_in_the_list() -> None:
    for state, draft in list(positions(2, {"short": True}, "called"))[:-1:7]:
        view = GAME.view(state, int(state.seat))
        for lens in (Lens(), Lens("fr", draft=draft[:2])):
            drawn = str(GAME.face.board(view, lens).stage)
            tags = re.findall(r'<use class="cell"[^>]*data-place="([^"]*)"[^>]*aria-label="([^"]*)"', drawn)
            called = {place: unescape(said) for place, said in tags}
            assert called == {place: GAME.face.label(view, "cell", place, lens).text for place in called}
            choices = (GAME.as_choice(GAME.decode(code)) for code in state.codes(state.seat))
            assert {place for choice in choices for slot, place in choice.slots if slot == "cell"} <= set(called)


def test_an_ordinary_move_changes_about_a_kilobyte_for_each_chair() -> None:
    state, rng = GAME.open(4, {}, Luck(key_from("bytes"))), seeded("bytes")
    before, changed, updates = [board(state, chair) for chair in range(4)], 0, 0
    for _ in range(60):
        state.play(state.seat, state.draw(state.seat, rng))
        for chair, old in enumerate(before):
            before[chair] = new = board(state, chair)
            changed += sum(len(markup) for key, markup in fragments(new).items() if fragments(old).get(key) != markup)
            updates += 1
    assert changed / updates < 1500


def fragments(drawn: Board) -> dict[str, str]:
    pieces = {piece.id: piece.markup for panel in panels(drawn) for piece in panel.pieces}
    said = {sentence: sentence for sentence in drawn.sentences}
    return pieces | said | {f"hand-{seat}": hand for seat, hand in enumerate(drawn.hands)}
