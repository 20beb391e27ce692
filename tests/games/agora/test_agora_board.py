"""Agora's pictures: the map of the table of borders, constant pieces, what can be touched, and what is never shown."""

from __future__ import annotations

import re
import zlib

import pytest
from agora_tools import at, do, seen

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.face.figures import BORDERS as DRAWN
from tablee.games.agora.face.map_shapes import NARROW_SPOTS, RINGS, SPOTS
from tablee.games.agora.rules.city import BORDERS, CODES, NAMES
from tablee.games.agora.rules.state import Agora
from tablee.kit.people import mark
from tablee.kit.picture import Board, Lens

BOARD = "players 3; round 4; holder 2; seat 2; step move; map GR B3 G2, SG G1; pile0; pile1"


def board(state: Agora, chair: int | None, *draft: tuple[str, str], lang: str = "en") -> Board:
    return GAME.face.board(seen(state, chair), Lens(lang, draft=draft))


def piece(drawn: Board, name: str) -> str:
    return next(one.markup for panel in (drawn.stage, *drawn.panels) for one in panel.pieces if one.id == name)


@pytest.mark.rule("AGO-36")
def test_ago_36_the_map_has_exactly_the_borders_of_the_table() -> None:
    inner = {frozenset((name[:2], name[2:])) for name in DRAWN if name[2:] in CODES}
    assert inner == {frozenset((here, there)) for here in CODES for there in BORDERS[here].split()}
    for code, ring in RINGS.items():
        touched = {name.strip("-").replace(code, "") for name in ring.split()} - {"~", "^"}
        assert touched == set(BORDERS[code].split()), code
    assert set(SPOTS) == set(NARROW_SPOTS) == set(CODES)


def test_every_ring_is_closed() -> None:
    for ring in RINGS.values():
        lines = [DRAWN[name[1:]][::-1] if name[0] == "-" else DRAWN[name] for name in ring.split()]
        for line, following in zip(lines, [*lines[1:], lines[0]], strict=True):
            assert line[-1] == following[0]


def test_pieces_of_the_map_keep_their_ids_and_order_and_boards_stay_small() -> None:
    state, rng = GAME.open(5, {}, seeded("pieces")), seeded("pieces")
    names: set[tuple[str, ...]] = set()
    while (seat := int(state.turn())) >= 0:
        if rng.below(12) == 0:
            drawn = board(state, seat)
            names.add(tuple(one.id for one in drawn.stage.pieces))
            whole = "".join(map(str, (drawn.stage, *drawn.panels, *drawn.hands)))
            assert len(str(drawn.stage)) < 60_000
            assert len(zlib.compress(whole.encode())) < 15_000
        state.play(seat, state.draw(seat, rng))
    assert len(names) == 1


@pytest.mark.rule("AGO-35", "AGO-36")
def test_ago_35_walkers_that_may_start_can_be_touched_and_others_say_why() -> None:
    state = at(BOARD)
    drawn = board(state, 2)
    assert 'data-place="B@GR"' in piece(drawn, "map-GR-blue")
    assert "tabindex" in piece(drawn, "map-GR-blue")
    assert 'data-slot="walker"' not in piece(board(state, 0), "map-GR-blue")
    assert 'data-near="EX SG HG"' in piece(drawn, "map-GR"), "arrow keys lead over borders"


@pytest.mark.rule("AGO-41")
def test_ago_41_a_provisional_tie_is_marked_until_it_is_cured() -> None:
    state = at(BOARD)
    assert "warn" not in piece(board(state, 2), "map-tied-GR")
    begun = do(state, "move B@GR HG")
    assert "warn" in piece(board(begun, 2), "map-tied-GR")
    assert "way first" in piece(board(begun, 2), "map-first")
    assert "tied" in board(begun, 2).in_words
    done = do(begun, "move G@SG GR")
    assert "warn" not in piece(board(done, 0), "map-tied-GR")


def test_the_draft_shows_what_it_would_do() -> None:
    state = at(BOARD)
    drawn = board(state, 2, ("verb", "move"), ("walker", "B@GR"), ("to", "HG"))
    assert "way going" in piece(drawn, "map-going")
    assert "+1" in piece(drawn, "map-ghost")
    playing = at("players 3; step play; holder 0; hand0 GR3a EX1; map GR B1")
    ghost = piece(board(playing, 0, ("verb", "play"), ("card", "GR3a")), "map-ghost")
    assert "+3" in ghost
    assert "+3" not in piece(board(playing, 0), "map-ghost")


@pytest.mark.rule("AGO-25", "AGO-26")
def test_ago_25_cards_that_cannot_be_played_explain_themselves() -> None:
    state = at("players 3; step play; holder 0; hand0 EX3a CV5 GR1; map EX B2 G5; reserve 4 9 9")
    english, french = board(state, 0), board(state, 0, lang="fr")
    assert "would tie garnet for first place" in piece(english, "hand-EX3a")
    assert "3 walkers</span> <span" in piece(english, "hand-EX3a")  # read aloud as two words
    assert "ex æquo avec grenat" in piece(french, "hand-EX3a")
    assert "only 4 walkers left" in piece(english, "hand-CV5")
    assert "reason" not in piece(english, "hand-GR1")


@pytest.mark.rule("AGO-63", "AGO-64")
def test_ago_63_others_see_backs_and_nobody_sees_other_hands() -> None:
    state = at("players 3; holder 0; hand0 CV1; hand1 EX5 EX2; hand2 MT1; pile0 SG1; pile1 HG2")
    drawn = board(state, 0)
    assert drawn.hands[1].count('data-place="EX"') == 2  # on the turn of seat 0 they can be taken
    assert 'data-place="MT"' not in drawn.hands[2]
    assert "Eixample (2)" in drawn.hands[1]
    assert "agora-back-SG" in piece(drawn, "pile-0")
    spectator = board(state, None)
    assert not any(one.id.startswith("hand-") and one.id != "hand-memory" for one in spectator.panels[0].pieces)
    assert "data-place" not in spectator.hands[1]


@pytest.mark.rule("AGO-70")
def test_ago_70_the_memory_aid_names_certain_places_only_and_only_if_chosen() -> None:
    text = "players 3; {}holder 0; hand0 CV1 EX5; hand1 EX2 SM1 SM4; hand2 CV4 LC2; seat 0"
    for option, shown in (("", False), ("memory; ", True)):
        state = do(at(text.format(option)), "take EX")
        assert ("Plaça de Tetuan" in piece(board(state, 1), "hand-memory")) is shown
        assert "Plaça" not in piece(board(state, 2), "hand-memory")


@pytest.mark.rule("AGO-63")
def test_ago_63_the_fountain_stands_before_its_holder() -> None:
    hands = board(at("players 4; holder 2"), 0).hands
    assert ["agora-holder" in hand for hand in hands] == [False, False, True, False]


@pytest.mark.rule("AGO-55", "AGO-59")
def test_ago_55_the_ledger_shows_leaders_points_and_the_tie_break() -> None:
    state = at("players 3; step over; map EX B2 T1, NB B1, SG G1")
    drawn = board(state, None)
    assert "leads seat-blue" in piece(drawn, "ledger-EX")
    assert re.findall(r">(\d+)<", piece(drawn, "ledger-points")) == ["16", "8", "0"]
    assert re.findall(r">(\d+)<", piece(drawn, "ledger-occupied")) == ["2", "1", "1"]


@pytest.mark.rule("AGO-55", "AGO-59", "AGO-60")
def test_ago_55_the_end_screen_tells_points_by_district_and_what_breaks_a_tie() -> None:
    plain = "players 3; {}map EX B2 T1, NB B1, SG G1, GR G3 B2"
    assert board(at(plain.format("")), 0).reckoning == ""
    ended = board(at(plain.format("step over; ")), None)
    over = ended.reckoning
    points = [re.findall(r"<td[^>]*>(?:<span[^>]*>)?([\d·]+)", line) for line in over.split("<tr")]
    assert ["10", "·", "·"] in points
    assert ["·", "7", "·"] in points
    assert points[-2:] == [["16", "15", "0"], ["3", "2", "1"]]
    assert ended.verdict == ""
    book = "LC B5 G2 T2, NB B4 G1, SM B1 T2 O5, SG B2 T3 O4, MT G2 T3 O6, EX B3 G7 T5 O2, GR B2 G4 O1, CV B3 G1 T5"
    broken = at(f"players 4; step over; round 12; map {book}, HG B1 G3 T6 O2, SA B2 G3 T4")  # AX-01
    said = board(broken, 0).verdict
    assert "Equal at 23 points" in said
    assert f"{mark(2)} (8 districts) and {mark(3)} (6 districts)" in said
    assert f"{mark(2)} (8 arrondissements) et {mark(3)} (6 arrondissements)" in board(broken, 0, lang="fr").verdict
    shared = at("players 3; step over; map EX B1, NB B1, LC B1, SG G1, MT G1, CV G1, HG T1, SA T1, SM T1")  # AX-22
    assert "a place is shared" in board(shared, 0).verdict


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_words(lang: str) -> None:
    state, rng = GAME.open(4, {"memory_aid": True}, seeded("words")), seeded("words")
    while (seat := int(state.turn())) >= 0:
        if rng.below(8) == 0:
            view, lens = seen(state, seat), Lens(lang)
            drawn = GAME.face.board(view, lens)
            assert all(name in drawn.in_words for name in NAMES)
            for choice in GAME.choices(view):
                draft = (("verb", choice.verb), *choice.slots)
                assert GAME.face.prompt(view, Lens(lang, draft=draft))
                assert all(GAME.face.label(view, slot, place, lens).text for slot, place in choice.slots)
            assert GAME.face.prompt(seen(state, (seat + 1) % 4), lens)
        state.play(seat, state.draw(seat, rng))
    assert GAME.face.prompt(seen(state, 0), Lens(lang))


def test_labels_and_drafts_survive_nonsense() -> None:
    view = seen(at(BOARD), 2)
    for slot in ("district", "to", "card", "walker", "pile", "seat", "hat"):
        for place in ("", "XX", "Z@EX", "B@", "99", "²", "EX9"):
            assert GAME.face.label(view, slot, place, Lens()).text == place
            assert GAME.face.board(view, Lens(draft=(("verb", "move"), (slot, place)))).stage


def test_the_sprite_has_every_symbol_the_boards_use() -> None:
    state, rng = GAME.open(5, {}, seeded("sprite")), seeded("sprite")
    used: set[str] = set()
    while (seat := int(state.turn())) >= 0:
        if rng.below(15) == 0:
            drawn = board(state, seat)
            used |= set(
                re.findall(r'href="#(agora-[\w-]+)"', "".join(map(str, (drawn.stage, *drawn.panels, *drawn.hands))))
            )
        state.play(seat, state.draw(seat, rng))
    offered = set(re.findall(r'id="(agora-[\w-]+)"', GAME.face.sprite()))
    assert used <= offered
    assert set(re.findall(r"#(agora-[\w-]+)", GAME.face.sprite() + GAME.face.vignette())) <= offered
