"""Pueblo's pictures: what the page counts on to patch them, whatever happens in a game."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from drawings import parsed
from pueblo_table import tower

from tablee.engine.luck import seeded
from tablee.games.pueblo.face.board import drawn
from tablee.games.pueblo.face.scene import PuebloScene
from tablee.games.pueblo.game import GAME
from tablee.games.pueblo.rules.geometry import RING
from tablee.games.pueblo.rules.state import Pueblo
from tablee.kit import shapes
from tablee.kit.picture import Board, Lens, Panel

TURNS = range(4)
TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"dismantling": True}),
    (4, {"advanced": True, "dismantling": True, "sacred_count": 3, "sacred_placement": "players"}),
)


def positions(seats: int, options: dict[str, object], every: int = 9) -> Iterator[Pueblo]:
    """Some positions of a random game, the first and the last among them."""
    state, dice = GAME.open(seats, options, seeded("board")), seeded("moves")
    count = 0
    while state.acting():
        if count % every == 0:
            yield state
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, dice))
        count += 1
    yield state


def panels(board: Board) -> tuple[Panel, ...]:
    return board.stage, *board.panels


def ids(board: Board) -> list[str]:
    return [piece.id for panel in panels(board) for piece in panel.pieces]


def markup(board: Board) -> str:
    return "".join(map(str, panels(board))) + "".join(board.hands)


def at(position: str, **lens: Any) -> Board:
    return GAME.face.board(GAME.view(GAME.from_position(position), None), Lens(**lens))


def piece(board: Board, name: str) -> str:
    return next(piece.markup for panel in panels(board) for piece in panel.pieces if piece.id == name)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("turn", TURNS)
def test_pieces_and_frames_stay_the_same_over_a_game(seats: int, options: dict[str, object], turn: int) -> None:
    lens = Lens(turn=turn)
    boards = [GAME.face.board(GAME.view(state, None), lens) for state in positions(seats, options)]
    first = boards[0]
    assert len(ids(first)) == len(set(ids(first)))
    for board in boards:
        assert ids(board) == ids(first)
        assert [(panel.opening, panel.closing) for panel in panels(board)] == [
            (panel.opening, panel.closing) for panel in panels(first)
        ]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_pictures_are_sound(seats: int, options: dict[str, object]) -> None:
    """Each piece is one element with its id, no id stands twice, and nothing needs a laxer content policy."""
    for count, state in enumerate(positions(seats, options)):
        board = GAME.face.board(GAME.view(state, None), Lens(turn=count % 4, lang=("en", "fr")[count % 2]))
        for panel in panels(board):
            parsed(str(panel))
            assert all(parsed(piece.markup).get("id") == piece.id for piece in panel.pieces)
        for hand in board.hands:
            parsed(hand)
        drawing = markup(board)
        named = re.findall(r' id="([^"]*)"', drawing)
        assert len(named) == len(set(named))
        assert not re.search(r"\sstyle=|<style|<script|\son[a-z]+=", drawing)
        assert len(str(board.stage).encode()) < 60_000
        assert len(zlib.compress(drawing.encode())) < 15_000


def test_symbols_are_sound_and_there() -> None:
    """Every symbol that a picture uses comes with the game's sprite or with the seat shapes."""
    given = set(re.findall(r' id="([^"]*)"', GAME.face.sprite() + shapes.sprite()))
    parsed(GAME.face.sprite())
    parsed(f"<symbol>{GAME.face.vignette()}</symbol>")
    used = set(re.findall(r'href="#([^"]*)"', GAME.face.vignette()))
    for seats, options in TABLES:
        for state in positions(seats, options):
            used |= set(re.findall(r'href="#([^"]*)"', markup(GAME.face.board(GAME.view(state, None), Lens()))))
    assert used <= given


def test_same_view_and_lens_give_the_same_bytes() -> None:
    for state in positions(4, {"advanced": True}, every=40):
        view, lens = GAME.view(state, 1), Lens("fr", 3, spot="ring-5")
        once = GAME.face.board(view, lens)
        drawn.cache_clear()
        assert GAME.face.board(view, lens) == once


@pytest.mark.rule("PUE-53")
def test_pue_53_everybody_sees_the_same_picture() -> None:
    for state in positions(3, {"dismantling": True}, every=40):
        boards = [GAME.face.board(GAME.view(state, seat), Lens()) for seat in (None, 0, 1, 2)]
        assert all(board == boards[0] for board in boards)


@pytest.mark.rule("PUE-36", "PUE-37", "PUE-38", "PUE-39", "PUE-40", "PUE-41", "PUE-42")
def test_pue_36_the_chiefs_eye_charges_what_the_rules_charge() -> None:
    for state in positions(4, {"dismantling": True}):
        seen = PuebloScene(GAME.view(state, None), Lens())
        for ring in range(RING):
            assert list(seen.bill(ring)) == state.bill(ring)


X1 = "players 3; stones r NE b7, b SW e6, n NE a1, g SW d2, g SE b8, r NW c7; chief 27; step walk"


@pytest.mark.rule("PUE-36", "PUE-37", "PUE-39", "PUE-40")
def test_pue_37_the_eye_shows_one_square_per_level() -> None:
    """X1."""
    board = at(X1, draft=(("verb", "walk"), ("steps", "2")))
    eye = next(panel for panel in board.panels if panel.name == "eye")
    assert eye.caption == "From path cell 29 the chief looks east along rank 2. It costs green 2."
    assert re.findall(r'class="from"[^>]*>(\w+)', str(eye)) == ["a2", "c2"]
    assert re.findall(r'class="(neutral|green)"', str(eye)) == ["neutral", "green"]


@pytest.mark.rule("PUE-41")
def test_pue_41_from_a_corner_the_eye_shows_its_quarter() -> None:
    board = at("players 3; stones b NE e1, g NE d4, r SW h5", spot="ring-18")
    eye = next(panel for panel in board.panels if panel.name == "eye")
    assert eye.caption.endswith("It costs red 1, blue 3 and green 1.")
    assert len(re.findall(r'class="from"', str(eye))) == 16


def test_what_is_asked_goes_before_the_drafted_stop_and_the_chief() -> None:
    for lens, ring in (
        (Lens(), 27),
        (Lens(draft=(("verb", "walk"), ("steps", "4"))), 31),
        (Lens(draft=(("verb", "walk"), ("steps", "4")), spot="ring-3"), 3),
        (Lens(spot="ring-36"), 27),
        (Lens(spot="ring-x"), 27),
    ):
        assert PuebloScene(GAME.view(GAME.from_position(X1), None), lens).asked == ring


@pytest.mark.rule("PUE-27")
def test_pue_27_the_ghost_takes_the_forced_posture_and_no_ids() -> None:
    position = "players 2; stones b NE d4; coloured 7 7; neutral 7 7"
    draft = (("verb", "set"), ("stone", "neutral"), ("corner", "d5"), ("opening", "SE"))
    view = GAME.view(GAME.from_position(position), 0)
    ghost = PuebloScene(view, Lens(draft=draft)).ghost
    assert ghost is not None
    assert (ghost.posture, ghost.owner) == (1, None)  # hanging over d4, d5 and e5
    assert sorted(ghost.cubes) == [(27, 2), (35, 2), (36, 1), (36, 2)]
    plain, ghostly = at(position), at(position, draft=draft)
    assert ids(plain) == ids(ghostly)
    assert len(re.findall(" id=", piece(ghostly, "heap-ghost"))) == 1
    changed = {name for name in ids(plain) if piece(plain, name) != piece(ghostly, name)}
    assert {name for name in changed if "open" not in name} == {"heap-ghost", "plan-ghost"}


@pytest.mark.parametrize(
    "draft",
    [
        (("verb", "set"), ("corner", "d4"), ("opening", "NE")),  # refused by the heights
        (("verb", "set"), ("corner", "h8"), ("opening", "NE")),  # off the board
        (("verb", "set"), ("corner", "z9"), ("opening", "NE")),
        (("verb", "set"), ("corner", "d4"), ("opening", "up")),
        (("verb", "walk"), ("steps", "many")),
        (("verb", "remove"), ("number", "no")),
        (("verb", "lay"), ("cell", "there")),
        (("corner", "d4"),),
    ],
)
@pytest.mark.parametrize(
    "position",
    [
        "players 2; stones n NE d4, r NE a1; step set",
        "players 2; stones n NE d4, r NE a1; step walk",
        "players 2; dismantling; stones n NE d4, r NE a1; part 3; step remove",
        "players 2; advanced; lay 1; step lay",
    ],
)
def test_a_draft_that_makes_no_sense_draws_no_ghost(draft: tuple[tuple[str, str], ...], position: str) -> None:
    assert piece(at(position, draft=draft), "heap-ghost") == '<g id="heap-ghost" class="ghost"></g>'
    assert GAME.face.prompt(GAME.view(GAME.from_position(position), 0), Lens(draft=draft))


@pytest.mark.rule("PUE-46")
def test_pue_46_hundreds_are_remembered_beside_the_counter() -> None:
    board = at("players 2; totals 7 207")
    red, blue = piece(board, "track-red"), piece(board, "track-blue")
    assert "+" not in red
    assert "+200" in blue
    position = r"translate\(([\d. ]+)\)"
    shared = [re.search(position, one) for one in (red, blue)]
    alone = re.search(position, piece(at("players 2; totals 207 8"), "track-red"))
    assert all(shared)
    assert alone
    assert len({found[1] for found in (*shared, alone) if found}) == 3  # side by side on cell 7, or in its middle


@pytest.mark.rule("PUE-48", "PUE-56")
def test_pue_48_the_marker_lies_where_the_lap_began() -> None:
    assert "pueblo-marker" in piece(at("players 2; step over; chief 13"), "heap-marker")
    assert "pueblo-marker" not in piece(at("players 2; step set; chief 13"), "heap-marker")
    assert "pueblo-marker" not in piece(at("players 2; dismantling; part 3; step over; chief 13"), "heap-marker")


def test_the_chief_moves_as_the_same_piece_in_every_picture() -> None:
    here, there = at("players 2; chief 3"), at("players 2; chief 20")
    for name in ("heap-chief", "heap-chief-far", "plan-chief"):
        assert ' class="chief piece' in piece(here, name)
        assert piece(here, name) != piece(there, name)


@pytest.mark.rule("PUE-16", "PUE-17", "PUE-18")
def test_pue_16_reserves_show_the_lone_stone_the_broken_block_and_whole_ones() -> None:
    def parts(position: str) -> list[str]:
        return re.findall("#pueblo-([a-z-]+)", at(position).hands[0])

    assert parts("players 4") == ["lone"] + ["block"] * 4
    assert parts("players 4; stones r NE a1; coloured 3 5 5 5; neutral 4 4 4 4") == ["broken-neutral"] + ["block"] * 3
    assert parts("players 4; stones r NE a1; coloured 4 5 5 5; neutral 3 4 4 4") == ["broken-own"] + ["block"] * 3
    assert parts("players 4; stones r NE a1; coloured 0 0 0 0; neutral 0 0 0 0; step walk") == []


@pytest.mark.rule("PUE-70", "PUE-93")
def test_pue_70_two_blocks_lie_apart_until_phase_two() -> None:
    def aside(position: str) -> int:
        return at(position).hands[0].partition('class="aside"')[2].count("#pueblo-block")

    assert aside("players 4; advanced") == 2
    assert aside("players 4; advanced; part 2; step bid") == 2
    assert aside("players 4; advanced; part 2; step set") == 0
    assert aside("players 4") == 0


def test_a_tower_of_thirty_levels_keeps_the_box() -> None:
    highest = f"players 2; stones {tower(15)}; step walk"  # E19
    for turn in TURNS:
        low, high = at("players 2; step walk", turn=turn), at(highest, turn=turn, spot="ring-1")
        assert [panel.opening for panel in panels(low)] == [panel.opening for panel in panels(high)]
        assert "height 30" in piece(high, "plan-a1")


def test_the_last_stone_is_marked_while_building_only() -> None:
    stones = "stones r NE d4, b NE a1"
    assert 'class="last"' in piece(at(f"players 2; {stones}"), "heap-last")
    assert 'class="last"' not in piece(at(f"players 2; dismantling; part 3; {stones}; step remove"), "heap-last")


def test_turning_the_board_changes_the_heap_alone() -> None:
    boards = [at(X1, turn=turn) for turn in TURNS]
    assert len({str(board.stage) for board in boards}) == 4
    assert len({tuple(map(str, board.panels)) for board in boards}) == 1
    assert boards[0]._replace(stage=boards[1].stage) == boards[1]


def test_an_auction_is_what_matters_while_it_lasts() -> None:
    bidding = GAME.open(3, {"advanced": True}, seeded("board"))
    assert GAME.face.board(GAME.view(bidding, 0), Lens()).shows == "auction"
    assert GAME.face.board(GAME.view(GAME.open(3, {}, seeded("board")), 0), Lens()).shows == ""
