"""A match: a game being played. Tried on Harbor, and on real games where they have more to show."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from harbor import GAME as HARBOR
from harbor.rules.actions import Action, Bid, PeekDeck
from harbor.rules.state import Harbor
from harbor.rules.view import HarborView

import tablee
from tablee.engine import match as engine_match
from tablee.engine.game import AnyGame
from tablee.engine.luck import commitment, key_from
from tablee.engine.match import ACTING, AnyMatch, Match, addressed, dealt, placed
from tablee.engine.record import BadRecord, Line, Record, read_record, write_record
from tablee.engine.values import Illegal, Malformed, Mistake, Said
from tablee.games import agora, pueblo

RECORDS = Path(__file__).parents[1] / "records"
BOTH = "captains 2; cargo 4 7; pier 6; deck 3 9 1 2"
HarborMatch = Match[Harbor, Action, HarborView]

pytestmark = pytest.mark.usefixtures("harbor")


def both() -> HarborMatch:
    return placed(HARBOR, BOTH)


# Beginning ----------------------------------------------------------------------------------------------------------------


def test_a_match_begins_with_the_fewest_players_unless_said_otherwise() -> None:
    assert [HARBOR.match().seats, HARBOR.match(3).seats, HARBOR.match(players=4).seats] == [2, 3, 4]


def test_the_same_seed_deals_the_same_and_no_seed_deals_in_secret() -> None:
    one, other = HARBOR.match(seed="x"), HARBOR.match(seed="x")
    assert HARBOR.position(one.state) == HARBOR.position(other.state)
    assert one.deal.key == key_from("x")
    assert HARBOR.match().deal.key != HARBOR.match().deal.key


def test_options_are_given_by_name_and_written_out_in_the_deal() -> None:
    match = HARBOR.match(coins=9)
    assert match.state.purses == [9, 9]
    assert match.deal.options["coins"] == 9
    assert match.deal.options["ties"] == "beacon"
    with pytest.raises(Mistake, match="Option coins"):
        HARBOR.match(coins=10)
    with pytest.raises(Mistake, match="2 to 4 players"):
        HARBOR.match(players=7)


def test_a_match_begins_from_a_position() -> None:
    match = both()
    assert match.deal.start == HARBOR.position(match.start)
    assert (match.seats, match.acting, match.over) == (2, (0, 1), False)
    with pytest.raises(Malformed):
        placed(HARBOR, "captains 2; sails 3")


# Asking -------------------------------------------------------------------------------------------------------------------


def test_whoever_owes_a_decision_acts() -> None:
    match, seen = both(), []
    for seat, action in ((0, "bid 1"), (1, "bid 0")):
        seen.append(match.acting)
        match.do(action, seat)
    assert [*seen, match.acting] == [(0, 1), (1,), (0, 1)]


def test_the_legal_actions_are_those_of_the_first_to_act_unless_a_seat_is_named() -> None:
    match = both().play(["0: bid 2"])
    assert match.legal() == match.legal(1)
    assert match.legal(0) == ()
    assert {HARBOR.write(action) for action in match.legal()} == {
        "peek deck", "peek cargo0", *(f"bid {coins}" for coins in range(6)),
    }  # fmt: skip
    assert [choice.text for choice in match.choices()] == [HARBOR.write(action) for action in match.legal()]


def test_a_refusal_names_its_rule_and_speaks() -> None:
    refusal = both().why_not("bid 6")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.game) == ("HB-3.2", "purse-too-small", "harbor")
    assert refusal.told() == "You have 5 coins, not 6."
    assert refusal.told("fr") != refusal.told("en")
    assert both().why_not(Bid(5)) is None
    with pytest.raises(Malformed):
        both().why_not("sink")


def test_asking_changes_nothing() -> None:
    match = both()
    position = HARBOR.position(match.state)
    match.why_not("bid 6")
    match.foresee("bid 5")
    match.view()
    match.log()
    match.record()
    assert (HARBOR.position(match.state), match.moves) == (position, [])


def test_a_view_is_that_of_the_first_to_act_unless_a_chair_is_named() -> None:
    match = both().play(["0: bid 2"])
    assert match.view() == match.view(ACTING) == match.view(1)
    assert [match.view(chair).fist for chair in (0, 1, None)] == [2, None, None]
    assert ended().view() == ended().view(None)


def test_at_the_end_everything_is_refused_to_whoever_asks() -> None:
    match = ended()
    refusal = match.why_not("bid 0")
    assert match.over
    assert not match.acting
    assert match.legal() == match.legal(0) == ()
    assert refusal is not None
    assert refusal.rule == "HB-4.1"


# Doing --------------------------------------------------------------------------------------------------------------------


def ended() -> HarborMatch:
    match = dealt(HARBOR, 2, {"piers": 1, "lighthouse": 0}, key_from("ended"))
    return match.play(["0: bid 3", "1: bid 1"])


def test_what_is_foreseen_is_done_without_being_played_again() -> None:
    match = both()
    move = match.foresee("peek deck", 1, at=7.0)
    assert (move.seat, move.action, move.text, move.at) == (1, PeekDeck(), "peek deck", 7.0)
    assert match.moves == []
    assert match.do(move) is move
    assert match.state is move.after
    assert match.moves == [move]


def test_a_move_that_was_foreseen_from_another_position_is_not_done() -> None:
    match = both()
    stale = match.foresee("bid 1", 0)
    match.do("bid 2", 1)
    with pytest.raises(ValueError, match="another position"):
        match.do(stale)
    assert [move.text for move in match.moves] == ["bid 2"]


def test_what_is_not_legal_is_not_done() -> None:
    match = both()
    with pytest.raises(Illegal) as refused:
        match.do("bid 6", 1)
    assert refused.value.refusal.rule == "HB-3.2"
    assert str(refused.value) == "‘bid 6’ by seat 1 is not legal (HB-3.2): You have 5 coins, not 6."
    with pytest.raises(Malformed):
        match.do("sink")
    assert match.moves == []


def test_a_move_keeps_the_states_around_it_and_tells_what_happened() -> None:
    move = both().do("peek deck", 0)
    assert (move.before.purses, move.after.purses) == ([5, 5], [4, 5])
    assert [event.kind for event in move.events] == ["peek-deck", "saw"]
    assert move.line == Line(0, "peek deck")


def test_who_may_not_know_sees_a_covered_action() -> None:
    move = both().do("bid 4", 0)
    assert [HARBOR.write_sight(HARBOR.sight(move.seen_by(chair))) for chair in (0, 1, None)] == [
        "bid 4",
        "closes fist",
        "closes fist",
    ]
    assert all(move.noticed_by(chair) for chair in (0, 1, None))


@pytest.mark.parametrize(
    ("text", "seat", "words"),
    [("1: walk 3", 1, "walk 3"), ("walk 3", None, "walk 3"), (" 0 :bid 1 ", 0, "bid 1"), ("x: bid 1", None, "x: bid 1")],
)
def test_an_action_may_be_addressed_to_a_seat(text: str, seat: int | None, words: str) -> None:
    assert addressed(text) == (seat, words)


# Undoing ------------------------------------------------------------------------------------------------------------------


def test_a_seat_that_may_still_act_takes_its_last_action_back() -> None:
    match = pueblo.GAME.match(2, seed=1, starter=0)
    before = pueblo.GAME.position(match.state)
    match.do("set coloured NE d4")
    assert match.can_undo(0)
    assert match.undo().text == "set coloured NE d4"
    assert (pueblo.GAME.position(match.state), match.moves) == (before, [])


def test_whose_turn_is_over_takes_nothing_back() -> None:
    match = pueblo.GAME.match(2, seed=1, starter=0).play(["set coloured NE d4", "walk 1"])
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(Mistake, match="nothing that seat 1 may take back"):
        match.undo()


def test_nothing_is_taken_back_that_the_rules_have_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pueblo.GAME.match(2, seed=1, starter=0).play(["set coloured NE d4"])
    counts = {id(match.start): 0, id(match.state): 1}
    monkeypatch.setattr(engine_match, "barrier", lambda state: (0, 0, counts[id(state)]))
    assert not match.can_undo(0)


def test_nothing_is_taken_back_that_somebody_learned_from() -> None:
    match = both().play(["0: peek deck"])
    assert not match.can_undo(0)
    with pytest.raises(Mistake):
        match.undo(0)


def test_what_others_did_since_stays() -> None:
    """Two seats have filled envelopes at the same time; the one that did so first thinks again."""
    match = golden("barracuda/rules1-03-3players", 34)
    assert [(move.seat, move.text) for move in match.moves[-2:]] == [(0, "fill 0 0 0 0"), (2, "fill 0 0 0 0")]
    assert match.can_undo(0)
    assert match.undo(0).seat == 0
    assert [(move.seat, move.text) for move in match.moves[-2:]] == [(1, "auction 7"), (2, "fill 0 0 0 0")]
    assert match.acting == (0, 2)


def golden(name: str, moves: int | None = None) -> AnyMatch:
    """So many moves of a golden game."""
    record = Record.load(RECORDS / f"{name}.jsonl")
    return Match.from_record(replace(record, lines=record.lines[:moves]))


# The log ------------------------------------------------------------------------------------------------------------------


def test_a_chair_reads_what_it_may_with_the_number_of_the_move() -> None:
    match = both().play(["0: peek deck", "0: bid 2"])
    assert [(at, event.kind) for at, event in match.log(0)] == [(0, "peek-deck"), (0, "saw"), (1, "closes"), (1, "holds")]
    assert [(at, event.kind) for at, event in match.log(1)] == [(0, "peek-deck"), (1, "closes")]
    assert match.log() == match.log(None) == match.log(1)


def test_what_was_covered_says_less_until_the_game_is_over() -> None:
    record = Record.load(RECORDS / "agora" / "rules1-01-3players.jsonl")
    match = Match.from_record(replace(record, lines=record.lines[:40]))
    everything = [event.kind for move in match.moves for event in move.events]
    told = [event.kind for _, event in match.log(0)]
    assert everything.count("play") > told.count("play") > 0
    assert told.count("played") == everything.count("play") - told.count("play")
    assert everything.count("face") > told.count("face")
    over = Match.from_record(record)
    assert [event for _, event in over.log(0)] == [
        event for move in over.moves for event in move.events if event.may_be_read_by(0)
    ]


# The game as a file -------------------------------------------------------------------------------------------------------


def test_the_record_of_a_finished_game_verifies() -> None:
    match = ended()
    record = match.record(players=("Ann", "Bob"), date="2026-01-05", said=[Said(0, 1, "hm")])
    assert record.result == match.standing
    assert (record.key, record.commitment) == (match.deal.key.hex(), commitment(match.deal.key))
    assert [line.do for line in record.lines] == ["bid 3", "bid 1"]
    again = tablee.verify(read_record(write_record(record)))
    assert HARBOR.position(again.state) == HARBOR.position(match.state)


def test_the_record_of_a_running_game_says_what_its_chair_may_know() -> None:
    match = dealt(HARBOR, 2, {}, key_from("running"))
    match.do("bid 3", 0, at=100.0)
    said = [Said(1, 0, "well?"), Said(0, 1, "go on")]
    own, other = match.record(0, said=said), match.record(1, said=said)
    assert own.lines == (Line(0, "bid 3", 100.0),)
    assert other.lines == (Line(0, at=100.0, saw="closes fist"),)
    assert (own.key, own.start, own.result, own.commitment) == ("", "", None, commitment(match.deal.key))
    assert own.said == other.said == tuple(said)
    assert read_record(write_record(other)) == other
    with pytest.raises(BadRecord, match="secret until the game is over"):
        Match.from_record(other)


def test_what_goes_unnoticed_is_not_even_counted() -> None:
    match = golden("gaudi/rules1-01-2players", 1)
    assert not match.moves[0].noticed_by(1)
    assert match.record(1, said=[Said(1, 1, "hm")]).said == (Said(1, 0, "hm"),)
    assert match.record(1).lines == ()


def test_a_record_of_an_open_game_can_be_read_by_everybody_while_it_runs() -> None:
    match = pueblo.GAME.match(2, seed=1, starter=0).play(["set coloured NE d4"])
    assert pueblo.GAME.position(Match.from_record(match.record()).state) == pueblo.GAME.position(match.state)


def test_a_match_from_a_position_is_told_with_it_once_it_is_over() -> None:
    match = placed(HARBOR, f"{BOTH}; piers 1").play(["0: bid 1", "1: bid 0"])
    record = match.record()
    assert (record.start, record.key) == (match.deal.start, "")
    assert HARBOR.position(Match.from_record(record).state) == HARBOR.position(match.state)


# Showing itself -----------------------------------------------------------------------------------------------------------


def test_a_match_shows_itself_in_words_or_characters() -> None:
    assert str(both()).startswith("Pier 6 is for sale.")
    assert "cargo unknown" in str(both())
    assert len(str(agora.GAME.match(3, seed=1))) > 100
    assert repr(both()) == "<Match of harbor: 2 players, 0 moves, acting [0, 1]>"


@pytest.mark.parametrize("name", [*tablee.names(), "harbor"])
def test_the_picture_of_a_match_stands_alone(name: str, harbor: AnyGame) -> None:
    picture = tablee.game(name).match(seed=1)._repr_svg_()
    root = ElementTree.fromstring(picture.partition("?>")[2])  # noqa: S314  # our own
    assert root.tag.endswith("svg")
    assert {"width", "height", "viewBox"} <= set(root.attrib)
    symbols = {element.get("id") for element in root.iter()}
    used = {element.get("href", "") for element in root.iter() if element.tag.endswith("}use")}
    assert {link.removeprefix("#") for link in used} <= symbols
    assert "<style>" in picture
