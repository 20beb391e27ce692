"""The pictures: what they show, to whom, and how little travels."""

from __future__ import annotations

import re

import pytest
from gaudi_turns import gaudi, lay_turn, play

from tablee.cli.seats import seat_names
from tablee.engine.luck import Luck, key_from, seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.state import Gaudi
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.words import LANGUAGES

TABLE = "players 2; tiles OGB 0,0, OBG 0,-1; hands OGB OOG BBB / OOO GGG BBB; objectives snail/orange jellyfish/green"


def drawn(state: Gaudi, seat: int | None, **lens: object) -> Board:
    return GAME.face.board(GAME.view(state, seat), Lens(**lens))  # type: ignore[arg-type]


def panel(board: Board, name: str) -> Panel:
    return next(one for one in (board.stage, *board.panels) if one.name == name)


def piece(board: Board, name: str) -> str:
    return next(one.markup for panel in (board.stage, *board.panels) for one in panel.pieces if one.id == f"gaudi-{name}")


def picking(tile: str, cell: str = "") -> dict[str, object]:
    return {"draft": (("verb", "lay"), ("tile", tile), *((("cell", cell),) if cell else ()))}


@pytest.mark.rule("GAU-27")
def test_gau_27_a_draft_changes_no_picture_but_the_players_own() -> None:
    before = gaudi(TABLE)
    after = play(before, "lay OGB 1,-1")
    for chair in (1, None):
        assert drawn(after, chair) == drawn(before, chair)
    assert "#gau-OGB-1" in piece(drawn(after, 0), "draft-0")


@pytest.mark.rule("GAU-13")
def test_gau_13_a_picked_tile_appears_already_turned_on_exactly_the_cells_it_may_lie_on() -> None:
    state = gaudi(TABLE)
    ghosts = piece(drawn(state, 0, **picking("OGB")), "ghosts")
    legal = {GAME.write(GAME.decode(code)) for code in state.codes(0)}
    assert ghosts.count('class="ghost') == sum(text.startswith("lay OGB") for text in legal)
    assert "#gau-OGB-1" in piece(drawn(state, 0, **picking("OGB", "1,-1")), "ghosts")
    assert piece(drawn(state, 0), "ghosts") == '<g id="gaudi-ghosts"></g>'


@pytest.mark.rule("GAU-39", "GAU-51")
def test_gau_39_what_a_tile_would_complete_is_outlined_with_the_points_for_the_own_objectives() -> None:
    state = gaudi(TABLE)
    promised = piece(drawn(state, 0, **picking("OGB", "1,-1")), "promises")
    assert "#gau-snail-shape" in promised
    assert "+2" in promised
    assert "#gau" not in piece(drawn(state, 0, **picking("OOG", "1,-1")), "ghosts") or "+2" in piece(
        drawn(state, 0, **picking("OOG", "1,-1")), "promises"
    )
    assert GAME.face.prompt(GAME.view(state, 0), Lens(**picking("OGB", "1,-1"))).endswith("2 points for you.")  # type: ignore[arg-type]


@pytest.mark.rule("GAU-25", "GAU-39")
def test_gau_25_every_place_the_picked_tile_may_go_shows_what_it_would_gain() -> None:
    state = gaudi(
        "players 2; tiles OGB 0,0, OBG 0,-1, BGO 1,0, GOG 1,-2; hands OOO GBO GOB; objectives starfish/orange snail/green"
    )
    ghosts = piece(drawn(state, 0, **picking("OOO")), "ghosts")
    assert re.findall(r"sealed gain.*?>([+0-9]+)</text>", ghosts) == ["+1"]  # the orange snail around 1,-1
    ghosts = piece(drawn(play(state, "lay OOO 1,-1"), 0, **picking("GBO")), "ghosts")
    assert re.findall(r"sealed gain.*?>([+0-9]+)</text>", ghosts) == ["+2"]  # the starfish, the snail is counted already
    others = gaudi(
        "players 2; tiles OGB 0,0, OBG 0,-1; hands OOO GBO GOB; objectives jellyfish/green starfish/orange"
    )  # an animal for nobody's card still allows a second tile
    assert re.findall(r"sealed gain dull.*?>([+0-9]+)</text>", piece(drawn(others, 0, **picking("OOO")), "ghosts")) == [
        "+0"
    ]


@pytest.mark.rule("GAU-46")
def test_gau_46_paving_speaks_of_animals_but_not_of_points() -> None:
    lens = Lens(**picking("OGB", "1,-1"))  # type: ignore[arg-type]
    state = gaudi("players 2; paving; tiles OGB 0,0, OBG 0,-1; hands OGB OOG BBB")
    assert GAME.face.prompt(GAME.view(state, 0), lens).endswith("It completes an orange snail.")
    assert "sealed" not in piece(drawn(state, 0, **picking("OGB")), "ghosts")


@pytest.mark.rule("GAU-48")
def test_gau_48_before_a_seat_lie_its_objectives_for_those_who_know_them() -> None:
    state = gaudi(TABLE)
    assert ["aims" in hand for hand in drawn(state, 0).hands] == [True, False]
    assert ["aims" in hand for hand in drawn(state, None).hands] == [False, False]
    assert ["aims" in hand for hand in drawn(gaudi(TABLE + "; initiation 0"), None).hands] == [True, True]


@pytest.mark.rule("GAU-48")
def test_gau_48_the_own_hand_and_cards_are_open_those_of_others_covered() -> None:
    state = gaudi(TABLE)
    mine, others = drawn(state, 0), drawn(state, None)
    assert 'data-place="OGB"' in str(panel(mine, "hand"))
    assert "data-place" not in str(panel(others, "hand"))
    assert "Snail" in str(panel(mine, "objectives"))
    assert "Jellyfish" not in str(panel(mine, "objectives"))
    assert "card-back" in piece(mine, "cards-1")


@pytest.mark.rule("GAU-52")
def test_gau_52_at_the_end_cards_are_turned_up_and_marked_animals_shine_with_their_points() -> None:
    state = gaudi("players 2; tiles OGB 0,0, OBG 0,-1; objectives snail/orange jellyfish/green; pile; hands OGB / GGG BBB")
    end = lay_turn(state, "OGB 1,-1")
    board = drawn(end, 1)
    assert "card-back" not in str(panel(board, "objectives"))
    assert "#gau-snail-shape" in piece(board, "done")
    assert ">2</text>" in piece(board, "counter-0")
    assert "seat-blue" in piece(board, "done")
    assert 'class="gaudi paving told"' in board.stage.opening
    assert 'class="free"' in str(drawn(state, 0).stage)
    assert 'class="free"' not in str(board.stage)  # no free cell is shown where nothing is laid any more


@pytest.mark.rule("GAU-47")
def test_gau_47_counters_lie_on_marked_animals_in_the_pattern_of_their_seat() -> None:
    after = lay_turn(gaudi(TABLE), "OGB 1,-1")
    assert "#gau-counter-blue" in piece(drawn(after, 1), "counter-0")
    assert "<use" not in piece(drawn(after, 1), "counter-1")


def test_the_same_pieces_are_there_all_game_long_and_little_travels() -> None:
    state, rng = GAME.open(2, {}, Luck(key_from("pieces"))), seeded("pieces")
    first = drawn(state, 0)
    before, heaviest = first, 0
    while state.acting():
        state.play(state.seat, state.draw(state.seat, rng))
        after = drawn(state, 0)
        assert [one.id for one in after.stage.pieces] == [one.id for one in first.stage.pieces]
        if after.stage.opening == before.stage.opening:
            changed = [one.markup for one, old in zip(after.stage.pieces, before.stage.pieces, strict=True) if one != old]
            heaviest = max(heaviest, sum(map(len, changed)))
        before = after
    assert heaviest < 30_000
    assert len(str(before.stage)) < 60_000


def test_every_tile_symbol_a_board_uses_is_in_the_sprite() -> None:
    state, rng = GAME.open(6, {}, Luck(key_from("sprite"))), seeded("sprite")
    known = set(re.findall(r'id="(gau-[^"]+)"', GAME.face.sprite()))
    while state.acting():
        state.play(state.seat, state.draw(state.seat, rng))
    board = drawn(state, 0)
    used = set(re.findall(r'href="#(gau-[^"]+)"', "".join(map(str, (board.stage, *board.panels, *board.hands)))))
    assert used
    assert used <= known


@pytest.mark.parametrize("options", [{}, {"paving": True}, {"initiation": "all", "compact": True}])
def test_every_moment_of_a_game_has_a_sentence_and_a_text_alternative(options: dict[str, object]) -> None:
    state, rng = GAME.open(4, options, Luck(key_from("said"))), seeded("said")
    said = set()
    while True:
        for lang in LANGUAGES:
            view = GAME.view(state, int(state.seat))
            board = GAME.face.board(view, Lens(lang))
            said.add(GAME.face.prompt(view, Lens(lang)))
            assert board.in_words
            assert board.phase
        if not state.acting():
            break
        state.play(state.seat, state.draw(state.seat, rng))
    assert len(said) > 6


def test_both_languages_say_the_same_things() -> None:
    names = [
        re.findall(r"^([a-z_A-Z0-9-]+) =", (GAME.folder / f"words.{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert names[0] == names[1]


def test_one_and_none_are_told_as_people_say_them() -> None:
    alone = gaudi("players 2; tiles OGB 0,0; hands OGG / OOO; counters 0 1")
    assert "Le pavage compte une dalle et aucun animal complet." in drawn(alone, None, lang="fr").in_words
    assert "Bleu a une dalle et aucune fiche en réserve, 0 sur des animaux." in drawn(alone, None, lang="fr").in_words
    assert "Rouge a une dalle et une fiche en réserve, 0 sur des animaux." in drawn(alone, None, lang="fr").in_words
    assert "The paving has one tile and no complete animal." in drawn(alone, None).in_words
    end = gaudi("players 2; paving; tiles OGB 0,0, OBG 0,-1; hands GGG /; pile")
    assert GAME.face.prompt(GAME.view(end, 0), Lens("fr")) == "La place est pavée : 2 dalles, aucun animal."


def test_seats_are_named_by_their_colours_in_every_language() -> None:
    assert seat_names(GAME, 6, "fr") == ("Bleu", "Rouge", "Vert", "Violet", "Or", "Anthracite")
    assert seat_names(GAME, 6, "en") == ("Blue", "Red", "Green", "Violet", "Gold", "Charcoal")
