"""Barracuda drawn: what can be chosen can be touched, pieces keep their ids, and pictures show what a chair may see."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from barracuda_table import (
    GAME,
    NO_WAY_OUT,
    SIX_BARS,
    THREE_BARS,
    at_random,
    drawn,
    envelope,
    opened,
    play,
    table,
    verbs,
    view,
)
from drawings import parsed

from tablee.games.barracuda.face.deeds import ON_THE_PROMENADE
from tablee.games.barracuda.rules.envelopes import TO_ACT
from tablee.games.barracuda.rules.state import Barracuda
from tablee.kit.people import mark
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.words import LANGUAGES, voice


def board(state: Barracuda, chair: int | None, *draft: tuple[str, str], lang: str = "en") -> Board:
    return GAME.face.board(view(state, chair), Lens(lang, draft=draft))


def panels(picture: Board) -> dict[str, Panel]:
    return {panel.name: panel for panel in (picture.stage, *picture.panels)}


def places(picture: Board) -> set[tuple[str, str]]:
    """(slot, place) of everything that can be touched."""
    found = set()
    for panel in (picture.stage, *picture.panels):
        for element in parsed(str(panel)).iter():
            if "data-place" in element.attrib:
                found.add((element.attrib["data-slot"], element.attrib["data-place"]))
    return found


def words_of(panel: Panel) -> list[str]:
    return [element.text or "" for element in parsed(str(panel)).iter() if element.tag.endswith("text")]


def moments(seats: int, seed: int) -> Iterator[Barracuda]:
    for state in at_random(opened(seats, seed, bank_info="once"), seed):
        yield state.copy()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_of_a_random_game_are_well_formed_and_pieces_keep_their_ids(lang: str) -> None:
    ids: dict[tuple[int | None, str], list[str]] = {}
    for state in list(moments(5, 1))[::6]:
        for chair in (None, 0, 3):
            for name, panel in panels(board(state, chair, lang=lang)).items():
                here = [piece.id for piece in panel.pieces]
                assert ids.setdefault((chair, name), here) == here
                assert isinstance(parsed(str(panel)), ElementTree.Element)


def test_whatever_a_seat_may_do_with_bars_and_bids_can_be_touched() -> None:
    for state in list(moments(4, 2))[::3]:
        for seat in state.acting():
            touchable = places(board(state, seat))
            for choice in GAME.choices(view(state, seat)):
                for slot, place in choice.slots:
                    if slot in ("closed", "place", "bar", "own", "bid"):
                        assert (slot, place) in touchable


def test_bids_are_taken_by_touching_them() -> None:
    state = play(drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0), "auction 1")
    state = play(state, *envelope(5000, 0, 1), *envelope(1000, 4, 2))
    assert {("bid", "1"), ("bid", "2")} <= places(board(state, 0))
    assert not any(slot == "bid" for slot, _ in places(board(state, 1)))


@pytest.mark.rule("BAR-75")
def test_bar_75_a_touch_on_a_bill_puts_one_more_into_the_envelope_and_a_touch_there_takes_it_out() -> None:
    state = play(table(THREE_BARS), "takeover 1")
    assert {("tens", "1"), ("fives", "1"), ("twos", "1"), ("ones", "1")} <= places(board(state, 1))
    draft = (("verb", "fill"), ("tens", "0"), ("fives", "1"), ("twos", "2"), ("ones", "0"))
    touchable = places(board(state, 1, *draft))
    assert {("fives", "2"), ("fives", "0"), ("twos", "3"), ("twos", "1"), ("tens", "1")} <= touchable
    assert "9000" in words_of(panels(board(state, 1, *draft))["purse"])
    filled = play(state, "fill 0 1 0 0")
    assert ("fakes", "1") in places(board(filled, 1))
    assert not any(slot == "fives" for slot, _ in places(board(filled, 1)))


@pytest.mark.parametrize("nonsense", ["x", "-1", "", "1" * 40, "²"])
def test_a_draft_may_be_nonsense(nonsense: str) -> None:
    state = play(table(THREE_BARS), "takeover 1")
    board(state, 1, ("verb", "fill"), ("tens", nonsense), ("fives", "9"), ("bar", nonsense))


@pytest.mark.rule("BAR-100")
def test_bar_100_an_onlooker_sees_backs_and_the_receiver_faces() -> None:
    state = play(table(THREE_BARS), "partner 1", *envelope(4000, 3))
    for chair, seen in ((0, "#bc-bill-2000"), (2, "#bc-bill-back")):
        drawing = str(panels(board(state, chair))["dealings"])
        assert seen in drawing
    assert "#bc-bill-2000" not in str(panels(board(state, 2))["dealings"])
    assert "5 bills" in " ".join(words_of(panels(board(state, 2))["dealings"]))


@pytest.mark.rule("BAR-107")
def test_bar_107_the_purse_of_a_spectator_is_empty() -> None:
    assert words_of(panels(board(table(THREE_BARS), None))["purse"]) == []
    assert words_of(panels(board(table(THREE_BARS), 2))["purse"])


@pytest.mark.rule("BAR-05")
def test_bar_05_closed_bars_show_their_number_and_those_closed_again_their_name() -> None:
    state = table("players 3; round 3; bars karambole 0/-, octopus 1, lagoon 2/-, pelican closed; seat 1; bag 2")
    said = words_of(board(state, 0).stage)
    assert {"Karambole", "Octopus", "Pelican", "5", "10"} <= set(said)
    assert "Sirena" not in said


@pytest.mark.rule("BAR-71")
def test_bar_71_stakes_lie_face_up_for_the_rest_of_the_round() -> None:
    state = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f"), "1 call")
    state = play(state, *envelope(0, 1, 0), *envelope(2000, 0, 1), *envelope(3000, 2, 2))
    said = " ".join(words_of(panels(board(state, None))["dealings"]))
    assert "2000" in said
    assert "3000" in said


@pytest.mark.rule("BAR-106")
def test_bar_106_at_the_end_all_wallets_lie_open() -> None:
    state = drawn(f"{SIX_BARS}; wallets 3000+7f 9000+7f 20000+7f", 0)
    said = " ".join(words_of(panels(board(state, None))["dealings"]))
    assert all(amount in said for amount in ("3000", "9000", "20000"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_prompt_of_its_own(lang: str) -> None:
    prompts: dict[int, set[str]] = {}
    states = list(moments(4, 3))
    auction = play(drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0), "auction 1")
    for state in [*states, auction, play(auction, *envelope(0, 1, 1), *envelope(0, 1, 2))]:
        for seat in state.acting():
            prompts.setdefault(int(state.task), set()).add(GAME.face.prompt(view(state, seat), Lens(lang)))
    assert len(prompts) == 7
    assert len(set.union(*prompts.values())) >= 9


def test_every_possibility_has_a_card_that_says_what_it_takes() -> None:
    """And, once a bar is chosen, to whom the offer goes."""
    seen = set()
    for seed in range(30):
        for state in at_random(opened(3, seed), seed):
            if state.task != TO_ACT or state.round == 1:
                continue
            seat = int(state.turn())
            for verb in verbs(state, seat) & set(ON_THE_PROMENADE):
                general = GAME.face.deed(view(state, seat), verb, Lens())
                slot, place = next(choice.slots[0] for choice in GAME.choices(view(state, seat)) if choice.verb == verb)
                chosen = GAME.face.deed(view(state, seat), verb, Lens(draft=(("verb", verb), (slot, place))))
                assert general.note
                assert general.text != chosen.text
                owner = state.managers[int(place) - 1]
                assert (mark(owner) in chosen.note) == (verb in ("partner", "takeover") and owner != seat)
                seen.add(verb)
    assert seen == set(ON_THE_PROMENADE)


@pytest.mark.rule("BAR-21")
@pytest.mark.rule("BAR-103")
@pytest.mark.parametrize("chair", [None, 0, 1])
def test_bar_21_everybody_sees_the_rent_being_paid(chair: int | None) -> None:
    state = drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0)
    for now in (state, play(state, "auction 1"), play(state, "auction 1", *envelope(0, 1, 1), *envelope(0, 1, 2))):
        order = panels(board(now, chair))["order"]
        assert "rent 8000" in words_of(order)
    assert "pays 8000 rent" in board(state, chair).phase
    assert "rent 8000" not in words_of(panels(board(play(now, "close"), chair))["order"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("BAR-88")
@pytest.mark.rule("BAR-89")
def test_bar_88_the_end_says_why_and_marks_who_is_ruined(lang: str) -> None:
    said = set()
    for money in (7000, 10000):
        picture = board(drawn(f"{NO_WAY_OUT}; wallets {money}+7f 30000+7f 12000+7f", 0), None, lang=lang)
        assert len(picture.phase) < 10  # in the head of a phone there is one line
        said.add(panels(picture)["dealings"].caption)
        assert [hand.count("ruin") for hand in picture.hands] == [1, 0, 0]
        names = panels(picture)["order"].caption
        assert all(title in names for title in ("Sundowner", "Banana Bar"))  # left out (BAR-106)
    assert len(said) == 2


def test_on_a_narrow_page_the_picture_to_choose_in_comes_up() -> None:
    state = table(THREE_BARS)
    offered = play(state, "takeover 1", *envelope(6000, 2))
    shown = [board(now, chair).shows for now in (state, play(state, "takeover 1"), offered) for chair in (0, 1, 2)]
    assert shown == ["front"] * 3 + ["front", "purse", "front"] + ["dealings"] * 3


@pytest.mark.rule("BAR-101")
def test_bar_101_bids_of_a_round_with_a_last_order_are_not_mixed_up_with_its_stakes() -> None:
    state = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f"), "1 call")
    state = play(state, *envelope(0, 1, 0), *envelope(2000, 0, 1), *envelope(3000, 2, 2), "auction 1")
    assert "2000" not in " ".join(words_of(panels(board(state, 0))["dealings"]))
    bid = play(state, *envelope(9000, 2, 2))
    assert words_of(panels(board(bid, 0))["dealings"]) == ["filling the envelope …", "ready"]


@pytest.mark.rule("BAR-42")
def test_bar_42_who_has_to_accept_is_told_why() -> None:
    text = THREE_BARS.replace("20000", "5000")
    forced = play(table(text), "partner 1", *envelope(6000, 1))
    assert "have to accept" in GAME.face.prompt(view(forced, 0), Lens())
    free = play(table(text), "partner 1", *envelope(5000, 1))
    assert "burns 5000 of both" in GAME.face.prompt(view(free, 0), Lens())


def test_the_text_alternative_names_every_bar_and_the_own_wallet() -> None:
    said = board(table(THREE_BARS), 1).in_words
    for part in ("Karambole, rent 5000", "manager of Karambole: blue", "bar 4, closed", "in all 15000", "Nothing lies"):
        assert part in said
    assert "50000" not in said


@pytest.mark.rule("BAR-105")
@pytest.mark.rule("BAR-108")
def test_bar_105_in_words_the_bank_is_told_to_who_may_know_it() -> None:
    text = f"{THREE_BARS}; bank 33000+0f"
    assert "bank" not in board(table(text), 0).in_words.lower()
    for chair in (None, 0):
        assert "In the bank: 33000." in board(table(f"{text}; bank_info open"), chair).in_words
    looked = play(table(f"{text}; bank_info once"), "count")
    assert "In the bank when you counted it: 33000." in board(looked, 1).in_words
    assert "33000" not in board(looked, 0).in_words


@pytest.mark.rule("BAR-106")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "All wallets: blue: 1 × 5000, 1 × 2000 and 7 fakes, in all 7000. red: 3 × 10000 and 7 fakes, in all 30000."),
        ("fr", "Tous les portefeuilles : bleu : 1 × 5000, 1 × 2000 et 7 faux billets, en tout 7000."),
    ],
)
def test_bar_106_in_words_all_wallets_follow_at_the_end(lang: str, said: str) -> None:
    state = drawn(f"{NO_WAY_OUT}; wallets 7000+7f 30000+7f 12000+7f; bank 11000+0f", 0)
    for chair in (None, 1):
        in_words = board(state, chair, lang=lang).in_words
        assert said in in_words
        assert "11000" in in_words


@pytest.mark.rule("BAR-71")
@pytest.mark.rule("BAR-100")
def test_bar_100_in_words_envelopes_are_read_or_counted() -> None:
    offered = play(table(THREE_BARS), "partner 1", *envelope(4000, 3))
    assert "red: 2 × 2000 and 3 fakes, in all 4000." in board(offered, 0).in_words
    assert "red: 5 bills." in board(offered, 2).in_words
    assert "4000" not in board(offered, None).in_words.replace("rent 4000", "")
    called = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2"), "1 call")
    staked = play(called, *envelope(0, 1, 0), *envelope(2000, 0, 1), *envelope(3000, 2, 2))
    assert "green: 1 × 2000, 1 × 1000 and 2 fakes, in all 3000." in board(staked, None).in_words


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("en", "1 of 4 stakes is in.", "2 of 4 stakes are in."),
     ("fr", "1 mise sur 4 est là.", "2 mises sur 4 sont là.")],
)  # fmt: skip
def test_one_stake_is_no_plural(lang: str, one: str, two: str) -> None:
    say = voice(GAME.folder, lang).say
    assert (say("dealings-stake", ready=1, all=4), say("dealings-stake", ready=2, all=4)) == (one, two)
