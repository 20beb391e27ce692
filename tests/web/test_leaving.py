"""Leaving and coming back over the web: forms, what the pages say, clocks on the seats."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from web.site_kit import Visitor

from tablee.kit.words import LANGUAGES
from tablee.table.clock import TURN, Clock
from tablee.table.presence import AWAY_AFTER, LONG_OTHERWISE

SET = "set coloured NE d4"
Two = tuple[str, Visitor, Visitor]


@pytest.fixture
def pair(client: Visitor, other: Visitor) -> Two:
    """A table of two visitors."""
    table = client.open_table(chairs=("here", "link"), starter=0)
    assert other.post(f"/table/{table}/sit", name="Bea").status_code == 303
    return table, client, other


def test_the_form_offers_clocks_and_a_table_has_the_chosen_one(client: Visitor) -> None:
    page = client.get("/new?game=pueblo").text
    for value in re.findall(r'value="((?:live|days)-[\w-]+)"', page):
        fields = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "here", "clock": value, "policy": "quick"}
        place = client.post("/tables", **fields, stand_in="casual").headers["location"]
        clock = client.site.table(place.rpartition("/")[2]).header.clock
        assert value.startswith(clock.kind)
        assert (clock.policy, clock.level) == ("quick", "casual")
        assert (clock.per == TURN) == value.endswith("turns")
    table = client.open_table()
    assert client.site.table(table).header.clock == Clock()


@pytest.mark.parametrize("wrong", [{"clock": "live-soon"}, {"clock": "days-99"}, {"policy": "shrug"}, {"stand_in": "god"}])
def test_a_clock_that_is_not_offered_is_refused_in_words(client: Visitor, wrong: dict[str, str]) -> None:
    answer = client.post("/tables", game="pueblo", seats=2, chair_0="here", chair_1="here", **wrong)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_ways_out_says_what_is_possible(client: Visitor, lang: str) -> None:
    with client.site.visitor(lang) as visitor:
        table = visitor.open_table(chairs=("here", "link"))
        assert {"leave", "close"} == deeds(visitor, table)
        table = visitor.open_table(chairs=("here", "novice"), starter=0)
        assert {"leave", "resign", "ask/end", "close"} == deeds(visitor, table)
        client.get(f"/table/{table}/leave")
    assert client.get(f"/table/{table}/leave").headers["location"] == "/"


def deeds(visitor: Visitor, table: str) -> set[str]:
    page = visitor.get(f"/table/{table}/leave")
    assert page.status_code == 200
    return set(re.findall(rf'action="/table/{table}/([^"]+)"', page.text))


def test_everybody_sees_who_left_and_who_plays_for_them(pair: Two) -> None:
    table, client, other = pair
    with other.wire(table) as wire:
        wire.next("view")
        assert client.post(f"/table/{table}/leave").headers["location"] == "/"
        while "a bot plays for them (steady)" not in str(wire.page.shown["at-0-who"]):
            wire.next("view")
        while "has left the table" not in str(wire.page.shown["chat"]):
            wire.next("view")
        assert "gone" in str(wire.page.shown["at-0"])
    page = client.get(f"/table/{table}").text
    assert "Take my seat back" in page
    assert client.post(f"/table/{table}/back").status_code == 303
    assert client.site.table(table).places[0].stand_in == ""


def test_a_seat_is_free_again_before_the_game(client: Visitor, other: Visitor) -> None:
    table = client.open_table(chairs=("here", "link", "link"))
    other.post(f"/table/{table}/sit", name="Bea")
    assert other.post(f"/table/{table}/leave").status_code == 303
    assert [place.is_open for place in client.site.table(table).places] == [False, True, True]


def test_a_host_closes_an_unused_table_for_everybody(pair: Two) -> None:
    table, client, other = pair
    with other.wire(table) as wire:
        assert other.post(f"/table/{table}/close").status_code == 400
        assert client.post(f"/table/{table}/close").status_code == 303
        assert wire.closed_with() == 4404
    assert client.get(f"/table/{table}").status_code == 404


def test_all_agree_to_end_and_the_table_can_still_be_read(pair: Two) -> None:
    table, client, other = pair
    with client.wire(table) as wire:
        wire.send(t="do", seat=0, step=0, text=SET)
        wire.next("ok")
        assert other.post(f"/table/{table}/ask/end").status_code == 303
        while "asks to end this table" not in str(wire.page.shown["company"]):
            wire.next("view")
        assert f"/table/{table}/agree/end" in str(wire.page.shown["company"])
        assert client.post(f"/table/{table}/agree/end").status_code == 303
        assert wire.closed_with() == 4404
    assert SET in client.get(f"/table/{table}").text


def test_what_cannot_be_undone_is_taken_back_if_all_agree(pair: Two) -> None:
    table, client, other = pair
    with client.wire(table) as wire:
        for step, text in enumerate((SET, "walk 3")):
            wire.send(t="do", seat=0, step=step, text=text)
            wire.next("ok")
        while "What was seen stays seen" not in str(wire.page.shown["takeback"]):
            wire.next("view")
    client.post(f"/table/{table}/ask/takeback")
    assert "asks to take back" in other.get(f"/table/{table}").text
    other.post(f"/table/{table}/agree/takeback")
    assert [move.text for move in client.site.table(table).moves] == [SET]


def test_nobody_else_speaks_for_the_table(pair: Two) -> None:
    table, client, _ = pair
    with client.site.visitor() as stranger:
        for deed in ("leave", "resign", "back", "stand-in/0", "ask/end", "agree/end", "close"):
            assert stranger.post(f"/table/{table}/{deed}").status_code == 400


def test_who_is_gone_is_shown_so_and_a_bot_may_play(pair: Two) -> None:
    table, client, _ = pair
    presence = client.site.house.presence
    presence._opened -= AWAY_AFTER
    with client.wire(table) as wire:
        while ">away<" not in str(wire.page.shown.get("at-1-chips")):
            wire.next("view")
        assert client.post(f"/table/{table}/stand-in/1").status_code == 400
    presence._opened -= LONG_OTHERWISE
    with client.wire(table) as wire:
        while f"/table/{table}/stand-in/1" not in str(wire.page.shown.get("company")):
            wire.next("view")
    assert client.post(f"/table/{table}/stand-in/1").status_code == 303
    assert client.site.table(table).places[1].stand_in == "steady"


def test_who_plays_with_a_hand_keeps_it_whatever_is_agreed(pair: Two) -> None:
    """Every form beside the game led from the phone in one's hand to the whole table."""
    table, client, other = pair
    other.post(f"/table/{table}/leave")
    with other.wire(table, page="hand") as hand:
        while f"/table/{table}/back" not in str(hand.page.shown.get("company")):
            hand.next("view")
        assert 'name="page" value="hand"' in str(hand.page.shown["company"])
    for deed in ("back", "ask/end", "refuse/end"):
        assert other.post(f"/table/{table}/{deed}", page="hand").headers["location"] == f"/table/{table}/hand"
    assert client.post(f"/table/{table}/ask/end").headers["location"] == f"/table/{table}"


def test_a_clock_is_a_moment_and_the_way_of_words_is_measured(client: Visitor, other: Visitor) -> None:
    fields = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "link", "option_starter": 0}
    table = client.post("/tables", **fields, clock="live-fast").headers["location"].rpartition("/")[2]
    other.post(f"/table/{table}/sit", name="Bea")
    with client.wire(table) as wire:
        now = wire.next("ping")["now"]
        while "data-until" not in str(wire.page.shown["at-0-clock"]):
            wire.next("view")
        until = float(re.findall(r'data-until="([\d.]+)"', str(wire.page.shown["at-0-clock"]))[0])
        assert now + 60 < until < now + 200
        assert 'data-left="130"' in str(wire.page.shown["at-1-clock"])
        wire.send(t="pong")
        wire.send(t="do", seat=0, step=0, text=SET)
        wire.next("ok")
    kept = client.site.table(table)
    assert kept.header.clock == replace(Clock(), kind="live", bank=120.0, delay=10.0)
    assert 'id="clock-told"' in client.get(f"/table/{table}").text


def test_a_page_without_a_clock_is_not_asked_for_the_way(client: Visitor) -> None:
    table = client.open_table(starter=0)
    with client.wire(table) as wire:
        wire.send(t="do", seat=0, step=0, text=SET)
        kinds = {wire.next_of("ok", "view", "ping")["t"] for _ in range(2)}
        assert "ping" not in kinds
        assert json.dumps(wire.page.canonical()).count("at-0-clock") == 0
