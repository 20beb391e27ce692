"""Who knows what in Agora: seen-sets, certain places, views, the shrinking log, what is shown to people."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from agora_tools import AgoraMatch, Loaded, at, do, imagined, match_from, seen

from tablee.engine.luck import seeded
from tablee.games.agora import GAME
from tablee.games.agora.rules.actions import parse_card
from tablee.games.agora.rules.city import CODES, card_name, members
from tablee.games.agora.rules.codes import FACES, TO_MOVE_ON
from tablee.games.agora.rules.deductions import HEAP, memory, movements, seen_by
from tablee.games.agora.rules.state import Agora

AX_04 = "players 3; holder 0; hand0 CV1 EX5 GR2 GR4 {}; hand1 EX2 SM1 SM4 HG3b SA5; hand2 CV4 LC2 LC3a MT1 MT5"
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def after_ax_04(fifth: str, *falls: int) -> Agora:
    state = at(AX_04.format(fifth))
    state.dice = Loaded(*falls)
    return do(state, "take SM", "take LC", "take SM")


def places(state: Agora, seat: int) -> dict[str, set[int] | str]:
    """What a seat remembers: places by card, or 'played'."""
    return {card_name(one.card): "played" if one.played else set(one.places) for one in memory(seen(state, seat))}


@pytest.mark.rule("AGO-65", "AGO-67")
def test_ago_65_ax_19_who_knows_what() -> None:
    state = after_ax_04("NB3a", 1, 1)
    faces = seen_by(state)
    assert faces[parse_card("SM4")] == {0, 1, 2}
    assert faces[parse_card("LC3a")] == {1, 2}
    assert faces[parse_card("EX5")] == {0}
    assert places(state, 1) == {"SM4": {2}}
    assert places(state, 0) == {"SM4": {2}}
    assert places(state, 2) == {"LC3a": {1}}
    assert [CODES[district] for district in seen(state, 0).backs[1]] == ["EX", "SM", "LC", "HG", "SA"]


@pytest.mark.rule("AGO-67")
def test_ago_67_ax_20_doubt_and_cure() -> None:
    state = after_ax_04("SM2", 1, 1, 1)  # seat 2 takes one of SM2, SM4 from seat 0
    assert places(state, 1) == {"SM4": {0, 2}}
    played = do(state, "play SM2") if int(state.hands[0]) >> parse_card("SM2") & 1 else None
    assert played is not None
    assert places(played, 1)["SM4"] == {2}


@pytest.mark.rule("AGO-65", "AGO-67")
def test_ago_65_own_discards_are_known_and_others_are_not() -> None:
    state = at("players 3; step play; holder 0; reserve 0 0 0; hand0 EX1 EX2; hand1 CV4; hand2 MT5; pile0; pile1; round 12")
    after = do(state, "discard EX1")
    assert places(after, 0) == {"EX1": {HEAP}}
    assert places(after, 1) == {}
    assert seen_by(after)[parse_card("EX1")] == {0}
    assert seen(after, 0).own_heap == (parse_card("EX1"),)
    assert seen(after, 1).own_heap == ()


@pytest.mark.rule("AGO-67")
def test_ago_67_deduction_never_excludes_the_truth() -> None:
    for seats in (3, 4, 5):
        state, rng = GAME.open(seats, {}, seeded("truth", seats)), seeded("truth")
        while (seat := int(state.turn())) >= 0:
            state.play(seat, state.draw(seat, rng))
            for observer in range(seats):
                for one in memory(seen(state, observer)):
                    assert one.played or true_place(state, one.card) in one.places


def true_place(state: Agora, card: int) -> int:
    if any(int(heap) >> card & 1 for heap in state.dropped):
        return HEAP
    return next(seat for seat in range(state.seats) if int(state.hands[seat]) >> card & 1)


@pytest.mark.rule("AGO-63")
def test_ago_63_what_is_public_is_the_same_for_all() -> None:
    state, rng = GAME.open(4, {}, seeded("public")), seeded("public")
    private = {"seat", "hand", "history", "own_heap"}
    while (seat := int(state.turn())) >= 0:
        hidden = seat if state.step == TO_MOVE_ON else None  # they see the first move they have made
        views = [seen(state, chair) for chair in (None, 0, 1, 2, 3) if chair is None or chair != hidden]
        for one in fields(views[0]):
            if one.name not in private:
                assert len({repr(getattr(view, one.name)) for view in views}) == 1, one.name
        assert all(list(hand) == sorted(hand) for hand in views[0].backs)
        state.play(seat, state.draw(seat, rng))


@pytest.mark.rule("AGO-64", "AGO-65")
def test_ago_64_a_view_holds_no_face_its_chair_has_not_seen() -> None:
    """All movements with a face belong to cards the chair has seen."""
    state, rng = GAME.open(5, {}, seeded("faces")), seeded("faces")
    while (seat := int(state.turn())) >= 0:
        state.play(seat, state.draw(seat, rng))
        faces = seen_by(state)
        for chair in range(5):
            view = seen(state, chair)
            shown = {one.card for one in movements(view.history, 5) if one.card is not None}
            assert all(chair in faces[card] for card in shown | set(view.hand) | set(view.own_heap))
        played = {card for pile in state.played for card in members(int(pile))}
        assert {one.card for one in movements(seen(state).history, 5)} <= played | {None}


def lines(match: AgoraMatch, chair: int | None, lang: str = "en") -> list[str]:
    return [GAME.face.tell(event, NAMES, lang) for _, event in match.log(chair)]


@pytest.mark.rule("AGO-34", "AGO-68")
def test_ago_34_ax_23_a_covered_card_is_taken_out_of_the_log() -> None:
    hands = "hand0 CV1 CV2; hand1 SG4 HG2; hand2 MT1 MT2"
    state = at(f"players 3; round 11; pile0; pile1; holder 1; step play; {hands}")
    match = match_from(state).play(["play SG4", "play MT1", "play CV1"])
    for chair in (None, 0, 1, 2):
        assert any("Sarrià" in line and "Plaça de la Bonanova" in line and "4" in line for line in lines(match, chair))
    while match.state.round == 11:
        match.do(match.legal()[0])
    assert match.state.holder == 0
    match.play(["play CV2", "play HG2"])
    for chair in (None, 0, 1, 2):
        told = lines(match, chair)
        assert not any("Bonanova" in line or ("Bo plays" in line and "Sarrià" in line) for line in told)
        assert "Bo played a card." in told
        assert any("Plaça del Nen de la Rutlla" in line for line in told)
        assert "Bo a joué une carte." in lines(match, chair, "fr")


@pytest.mark.rule("AGO-68")
def test_ago_68_takes_discards_draws_and_moves_stay_in_the_log() -> None:
    match, rng = match_from(GAME.open(3, {}, seeded("log"))), seeded("log")
    kept: list[str] = []
    while not match.over:
        kept = [event.kind for _, event in match.log(0)]
        match.do(GAME.decode(int(match.state.draw(match.state.turn(), rng))))
    last = {event.kind for event in match.moves[-1].events}
    told = [event.kind for move in match.moves[:-1] for event in move.events]
    for kind in ("take", "discard", "draw", "draw-last", "move-two", "give", "round"):
        assert kept.count(kind) == told.count(kind) > 0
    assert kept.count("play") == 3
    assert kept.count("face") <= 1
    assert "end" in last
    assert all(lines(match, chair, lang) for chair in (None, 0) for lang in ("en", "fr"))


@pytest.mark.rule("AGO-69")
def test_ago_69_the_face_of_a_taken_card_is_told_once() -> None:
    match = match_from(at(AX_04.format("NB3a")))
    match.do("take SA")
    assert any("Plaça d'Orfila" in line for line in lines(match, 1))
    match.do("take MT")
    assert not any("Plaça d'Orfila" in line for line in lines(match, 1))


@pytest.mark.rule("AGO-68", "AGO-71")
def test_ago_68_an_export_tells_no_covered_card_until_the_game_is_over() -> None:
    state, rng = GAME.open(3, {}, seeded("export")), seeded("export")
    done: list[tuple[int, int]] = []
    while (seat := int(state.turn())) >= 0:
        tops = {int(card) for card in state.tops}
        for who, code in done:
            told = GAME.write_sight(GAME.sight(int(state.told(who, code))))
            if told.startswith("play"):
                assert told == "played a card" or parse_card(told.split()[1]) in tops
        code = int(state.draw(seat, rng))
        done.append((seat, code))
        state.play(seat, code)
    assert all(state.told(who, code) == code for who, code in done)


@pytest.mark.rule("AGO-70")
def test_ago_70_memory_is_worked_out_from_the_view_alone() -> None:
    """Two worlds that look alike to a seat give it the same memory."""
    state, rng = GAME.open(4, {}, seeded("memory")), seeded("memory")
    for _ in range(60):
        state.play(state.turn(), state.draw(state.turn(), rng))
    for chair in range(4):
        view = seen(state, chair)
        world = imagined(view, seeded("other world"))
        assert memory(seen(world, chair)) == memory(view)
        assert {one.card for one in memory(view) if one.played} == {
            card for pile in state.played for card in members(int(pile))
        }
    assert memory(replace(seen(state), seat=None)) == ()


@pytest.mark.rule("AGO-43")
def test_ago_43_every_turn_bars_an_undo() -> None:
    state = after_ax_04("NB3a", 1, 1)
    assert do(state, "play CV1").secrets_opened() == state.secrets_opened() + 1
    assert all(card // FACES < 10 for card in members(int(state.hands[0])))
