"""One big screen and phones as hands: who sees what, how one sits down, and how one goes on."""

from __future__ import annotations

import json
import re

import pytest
from web.site_kit import Visitor
from web.worlds import SECRETIVE, TOKEN, moved, put, twins

from tablee.engine import catalogue
from tablee.table.address import LENGTH, LETTERS, new_id, short, typed
from tablee.web.me import TRIES_PER_MINUTE
from tablee.web.qr import qr_svg


def table_of(client: Visitor, name: str) -> str:
    """Where the host has the first seat, and everybody else one more."""
    seats = max(2, catalogue.find(name).seats[0])
    table = client.open_table(name, ("here", *["link"] * (seats - 1)))
    for _ in range(seats - 1):
        with client.site.visitor() as guest:
            guest.post(f"/table/{table}/sit")
    return table


def told_on(visitor: Visitor, table: str, page: str) -> str:
    """All that a browser gets on one of the pages."""
    text = TOKEN.sub("", visitor.get(f"/table/{table}/{page}").text)
    with visitor.wire(table, page=page) as wire:
        told = [wire.next("view")]
        wire.send(t="why", draft=[])
        told.append(wire.next("why"))
    return text + json.dumps(told)


# Secrets ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_screen_tells_worlds_apart_no_better_than_a_spectator(client: Visitor, name: str) -> None:
    """Whoever has opened it: the host has a seat here."""
    live = moved(client.site.table(table_of(client, name)), 9)
    shown = set()
    for state in twins(live):
        put(live, state)
        shown.add(told_on(client, live.id, "screen"))
    assert len(shown) == 1


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_hand_tells_worlds_apart_no_better_than_its_seat(client: Visitor, name: str) -> None:
    live = moved(client.site.table(table_of(client, name)), 9)
    shown = set()
    for state in twins(live, chair=0):
        put(live, state)
        shown.add(told_on(client, live.id, "hand"))
    assert len(shown) == 1


def test_nobody_plays_at_a_screen(client: Visitor) -> None:
    table = table_of(client, "agora")
    with client.wire(table, page="screen") as wire:
        assert wire.next("view")["seat"] is None
        for message in ({"t": "lift", "seat": 0}, {"t": "say", "text": "hello"}, {"t": "undo", "seat": 0, "step": 0}):
            wire.send(**message)
            assert wire.next("no")["code"] == "not-your-seat"
    page = client.get(f"/table/{table}/screen").text
    assert "<form" not in page
    assert "data-place" not in page.split('id="stage"')[0]


def test_a_page_that_is_not_known_is_the_whole_table(client: Visitor) -> None:
    table = table_of(client, "agora")
    with client.wire(table, page="cellar") as wire:
        assert wire.next("view")["seat"] == 0


# Codes ------------------------------------------------------------------------------------------------------------------


def test_every_free_seat_has_its_code_and_no_other(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("link", "link", "novice"))
    page = client.get(f"/table/{table}/screen").text
    address = f"{client.site.address}/t/{short(table)}"
    codes = [qr_svg(f"{address}/{seat}") for seat in (1, 2, 3)]
    assert [code in page for code in codes] == [True, True, False]
    assert address.partition("://")[2] in page
    with client.wire(table, page="screen") as wire:
        assert wire.next("view")["patch"]["codes"].count('class="qr"') == 2
        other.post(f"/table/{table}/sit", name="Bea", seat=2)
        assert wire.page_part("codes").count('class="qr"') == 1
        client.post(f"/table/{table}/sit", seat=1)
        assert wire.page_part("codes") == '<section hidden="" id="codes"/>'


def test_a_code_leads_to_its_seat_and_then_to_the_hand(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("link", "link", "novice"))
    led = other.get(f"/t/{short(table).upper()}/2")
    assert led.headers["location"] == f"/table/{table}/hand?seat=2"
    page = other.get(led.headers["location"]).text
    assert re.findall(r'name="seat" value="(\d)"', page) == ["2"]
    seated = other.post(f"/table/{table}/sit", name="Bea", seat=2, page="hand")
    assert seated.headers["location"] == f"/table/{table}/hand"
    assert client.site.table(table).places[1].name == "Bea"
    assert 'data-page="hand"' in other.get(seated.headers["location"]).text


def test_who_is_late_is_offered_another_seat(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("link", "link", "novice"))
    client.post(f"/table/{table}/sit", seat=2)
    page = other.get(f"/table/{table}/hand?seat=2").text
    assert "just been taken" in page
    assert re.findall(r'name="seat" value="(\d)"', page) == ["1"]
    assert other.post(f"/table/{table}/sit", seat=2).status_code == 400
    assert other.post(f"/table/{table}/sit", seat=1).status_code == 303
    assert client.site.table(table).seats_of(None) == ()


def test_a_full_table_has_no_hand_for_a_stranger(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "novice"))
    assert other.get(f"/table/{table}/hand").headers["location"] == f"/table/{table}"
    assert other.get(f"/t/{short(table)}").status_code == 404
    assert client.get(f"/t/{short(table)}").headers["location"] == f"/table/{table}"


def test_tables_are_not_found_by_trying(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "link"))
    answers = [other.get(f"/t/{number:06}").status_code for number in range(TRIES_PER_MINUTE + 2)]
    assert answers[0] == 404
    assert answers[-1] == 429
    assert other.get(f"/t/{short(table)}").status_code == 429, "nor by luck after that"


def test_a_short_address_is_read_as_it_is_typed() -> None:
    table = new_id()
    assert len(table) == LENGTH
    assert set(table) <= set(LETTERS)
    assert typed(f" {short(table)[:3].upper()}-{short(table)[3:]}") == short(table)
    assert typed("o1il0O") == "011100"
    assert [typed(nonsense) for nonsense in ("", "abc", "abcdefg", "ééééé€", "u23456")] == [""] * 5


def test_a_table_of_a_former_version_has_its_whole_address() -> None:
    assert short("Xk3_9-aBcDe") == ""


# Opening, going on ------------------------------------------------------------------------------------------------------


def test_a_host_opens_a_table_as_a_screen(client: Visitor) -> None:
    fields = {"game": "agora", "seats": 3, "chair_0": "here", "chair_1": "link", "chair_2": "novice", "screen": "on"}
    led = client.post("/tables", **fields).headers["location"]
    assert led.endswith("/screen")
    live = client.site.table(led.split("/")[2])
    assert [place.is_open for place in live.places] == [True, True, False]
    assert client.get(led).status_code == 200


def test_who_plays_with_a_hand_goes_on_with_a_hand(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "link"))
    other.post(f"/table/{table}/sit", name="Bea")
    live = moved(client.site.table(table), 400)
    assert live.over
    with client.wire(table, page="screen") as screen, client.wire(table, page="hand") as hand:
        screen.next("view")
        hand.next("view")
        led = other.post(f"/table/{table}/rematch", page="hand").headers["location"]
        follower = led.split("/")[2]
        assert led == f"/table/{follower}/hand"
        assert f'data-follows="/table/{follower}/screen"' in screen.page_part("onward")
        offered = hand.page_part("action")
        assert f'action="/table/{follower}/accept"' in offered
        assert 'name="page"' in offered
