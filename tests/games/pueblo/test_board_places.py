"""Everything an action needs can be clicked: words of actions are places in the pictures."""

from __future__ import annotations

import re

import pytest

from tablee.engine.luck import seeded
from tablee.games.pueblo.game import GAME
from tablee.games.pueblo.rules.geometry import CELLS, RING, cell_name
from tablee.kit.picture import Board, Lens

ON_THE_BOARD = {"corner", "cell", "number", "steps", "card"}


def places(board: Board, panel: str = "") -> set[tuple[str, str]]:
    """(slot, word) of everything that can be clicked; an empty slot serves any that has such a word."""
    shown = (one for one in (board.stage, *board.panels) if panel in ("", one.name))
    tags = re.findall("<[^>]*data-place=[^>]*>", "".join(map(str, shown)))
    return {(value(tag, "data-slot"), value(tag, "data-place")) for tag in tags}


def value(tag: str, name: str) -> str:
    found = re.search(rf' {name}="([^"]*)"', tag)
    return found[1] if found else ""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_every_legal_choice_can_be_clicked(seats: int, advanced: bool) -> None:
    options = {"advanced": advanced, "dismantling": True} | ({"sacred_placement": "players"} if advanced else {})
    state, dice = GAME.open(seats, options, seeded("places")), seeded("moves")
    seen = set()
    for count in range(10_000):
        if not state.acting():
            break
        seat = state.acting()[0]
        if count % 7 == 0:
            view = GAME.view(state, seat)
            there = places(GAME.face.board(view, Lens(turn=count % 4)))
            plan = places(GAME.face.board(view, Lens()), "plan")
            for choice in GAME.choices(view):
                for slot, word in choice.slots:
                    seen.add(slot)
                    assert GAME.face.label(view, slot, word, Lens()).text
                    if slot in ON_THE_BOARD:
                        assert {(slot, word), ("", word)} & there, (slot, word)
                    if slot in ON_THE_BOARD - {"card"}:
                        assert {(slot, word), ("", word)} & plan, (slot, word)
        state.play(seat, state.draw(seat, dice))
    assert seen >= {"corner", "steps", "number"}


@pytest.mark.parametrize(
    ("position", "name"),
    [
        ("players 2; stones r NE d4; step set", "d4: red, height 1"),
        ("players 2; stones r NE d4; step walk", "d4: red, height 1"),
        ("players 2; dismantling; stones r NE d4; part 3; step remove", "d4: red, height 1, stone 1"),
        ("players 2; advanced; lay 1; step lay", "d4: empty"),
    ],
)
def test_cells_and_the_ring_are_one_grid_of_buttons(position: str, name: str) -> None:
    """The keyboard's path: 64 cells and 36 of the ring, each with its place in the grid and its name."""
    board = GAME.face.board(GAME.view(GAME.from_position(position), 0), Lens())
    plan = next(str(panel) for panel in board.panels if panel.name == "plan")
    assert "data-grid" in plan
    tags = [tag for tag in re.findall("<g [^>]*>", plan) if value(tag, "role") == "button"]
    assert {(int(value(tag, "data-x")), int(value(tag, "data-y"))) for tag in tags} == {
        (x, y) for x in range(-1, 9) for y in range(-1, 9)
    }
    assert all(value(tag, "tabindex") == "-1" and value(tag, "aria-label") for tag in tags)
    assert f'aria-label="{name}"' in plan
    assert 'data-x="3" data-y="4"' in next(tag for tag in tags if value(tag, "id") == "plan-d4")


def test_ring_cells_answer_questions_in_both_pictures() -> None:
    board = GAME.face.board(GAME.view(GAME.from_position("players 2"), 0), Lens())
    for panel in (board.stage, *(one for one in board.panels if one.name == "plan")):
        assert set(re.findall(r'data-spot="([^"]*)"', str(panel))) == {f"ring-{ring}" for ring in range(RING)}


@pytest.mark.rule("PUE-33", "PUE-34")
def test_pue_34_the_four_next_cells_are_where_the_chief_may_stop() -> None:
    board = GAME.face.board(GAME.view(GAME.from_position("players 2; step walk; chief 34"), 0), Lens())
    targets = {
        (value(tag, "data-spot"), value(tag, "data-place"))
        for tag in re.findall('<[^>]*data-slot="steps"[^>]*>', str(board.stage))
    }
    assert targets == {("ring-35", "1"), ("ring-0", "2"), ("ring-1", "3"), ("ring-2", "4")}


@pytest.mark.rule("PUE-39")
def test_pue_39_a_target_shows_what_every_colour_would_pay() -> None:
    """PUE-E08: stops on 35, 0, 1 and 2 cost red 0, 3, 0 and 1."""
    board = GAME.face.board(GAME.view(GAME.from_position("players 2; stones r NE b6; step walk; chief 34"), 0), Lens())
    tags = [piece.markup for piece in board.stage.pieces if piece.id.startswith("heap-walk-")]
    assert [re.findall(r"<text[^>]*>(\d+)", tag) for tag in tags] == [["0"], ["3"], ["0"], ["1"]]


@pytest.mark.parametrize("turn", range(4))
def test_a_chosen_corner_gets_an_arrow_for_each_opening_on_the_board(turn: int) -> None:
    def arrows(corner: str) -> set[str]:
        lens = Lens(turn=turn, draft=(("verb", "set"), ("corner", corner)))
        board = GAME.face.board(GAME.view(GAME.from_position("players 2"), 0), lens)
        both = [{word for slot, word in places(board, name) if slot == "opening"} for name in ("heap", "plan")]
        assert both[0] == both[1]
        return both[0]

    assert arrows("d4") == {"NE", "SE", "SW", "NW"}
    assert arrows("a1") == {"NE"}
    assert arrows("h4") == {"SW", "NW"}


def test_arrows_point_where_the_stone_opens_on_the_screen() -> None:
    """From the south-east, north-east lies to the right; each quarter turn carries it on clockwise."""
    found = []
    for turn in range(4):
        lens = Lens(turn=turn, draft=(("verb", "set"), ("corner", "d4")))
        board = GAME.face.board(GAME.view(GAME.from_position("players 2"), 0), lens)
        arrow = next(piece.markup for piece in board.stage.pieces if piece.id == "heap-open-NE")
        found += re.findall(r"rotate\((\d+)\)", arrow)
    assert found == ["0", "90", "180", "270"]


@pytest.mark.rule("PUE-58", "PUE-59")
def test_pue_58_while_dismantling_faces_and_cells_stand_for_stones() -> None:
    """PUE-E12: every standing stone can be touched in the heap, and the top one of each cell in the plan."""
    position = (
        "players 2; dismantling; part 3; step remove; coloured 0 0; neutral 0 0; "
        "stones r NE d4, n SE d5, b NE d4, n NE a1, b SW h8"
    )
    view = GAME.view(GAME.from_position(position), 0)
    board = GAME.face.board(view, Lens())
    assert {word for slot, word in places(board, "heap") if slot == "number"} == {"1", "2", "3", "4", "5"}
    assert {slot for slot, _ in places(board, "heap")} == {"number"}
    assert ("number", "3") in places(board, "plan")
    assert [choice.text for choice in GAME.choices(view)] == ["remove 4"]


def test_cells_serve_corners_and_sacred_places_alike() -> None:
    for step in ("step set", "lay 1; step lay"):
        board = GAME.face.board(GAME.view(GAME.from_position(f"players 2; advanced; {step}"), 0), Lens())
        for panel in ("heap", "plan"):
            assert {word for slot, word in places(board, panel) if not slot} == {cell_name(cell) for cell in range(CELLS)}


@pytest.mark.rule("PUE-79", "PUE-87")
def test_pue_79_as_many_cards_as_players_and_holders_are_shown() -> None:
    position = "players 3; advanced; step bid; seat 0; bid 4 by 2; passed 1; cards 0 0 0"
    board = GAME.face.board(GAME.view(GAME.from_position(position), 0), Lens())
    auction = board.panels[0]
    assert auction.name == "auction"
    assert {word for slot, word in places(board, "auction") if slot == "card"} == {"1", "2", "3"}
    assert auction.caption == "Highest bid: 4 points, by green."
    held = GAME.face.board(GAME.view(GAME.from_position("players 3; advanced; step bid; seat 0; cards 0 2 0"), 0), Lens())
    assert 'class="order-card blue"' in str(held.panels[0])


@pytest.mark.rule("PUE-73", "PUE-74")
def test_pue_73_sacred_places_are_drawn_in_heap_and_plan() -> None:
    view = GAME.view(GAME.from_position("players 2; advanced; sacred c3 f6"), 0)
    board = GAME.face.board(view, Lens())
    pieces = {piece.id: piece.markup for panel in (board.stage, *board.panels) for piece in panel.pieces}
    for name in ("heap-c3", "heap-f6", "plan-c3", "plan-f6"):
        assert "#pueblo-sacred" in pieces[name]
    assert "#pueblo-sacred" not in pieces["heap-d4"]
    assert "c3: sacred place" in pieces["plan-c3"]
    laying = Lens(draft=(("verb", "lay"), ("cell", "d4")))
    drafted = GAME.face.board(GAME.view(GAME.from_position("players 2; advanced; step lay; lay 1"), 0), laying)
    assert 'class="drafted"' in next(piece.markup for piece in drafted.stage.pieces if piece.id == "heap-d4")
