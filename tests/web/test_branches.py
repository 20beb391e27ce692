"""What if? From a moment of a finished game to a table that begins there, and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from web.site_kit import Visitor, running
from web.test_replay import GAMES, SECRET, going_on, opened, record_of

from tablee.engine import catalogue
from tablee.engine.match import Match
from tablee.engine.record import BadRecord, read_record
from tablee.engine.verify import verify
from tablee.table.live import LiveTable


def branch(visitor: Visitor, address: str, step: int, **more: str) -> str:
    """The id of the table that a branch leads to."""
    answer = visitor.post(f"{address}/branch", step=step, **{"layer": "public", "level": "novice"} | more)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def finished(visitor: Visitor, game: str = "balconia") -> str:
    table = visitor.open_table(game, ("novice",) * catalogue.find(game).seats[0])
    visitor.watch(table)
    return table


def act(table: LiveTable, seat: int) -> str:
    return table.game.write(table.game.decode(table.state.codes(seat)[0]))


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_begins_with_the_moment_as_it_was(client: Visitor, game: str) -> None:
    match, address = Match.from_record(record_of(game)), opened(client, game)
    state = match.state_after(9)
    table = client.site.table(branch(client, address, 9, seat="1"))
    assert table.game.position(table.match.start) == match.game.position(state)
    assert [place.level for place in table.places] == [None if seat == 1 else "novice" for seat in range(match.seats)]
    assert table.places[1].player is not None


@pytest.mark.parametrize("game", SECRET)
def test_from_what_a_seat_knew_the_rest_is_drawn_anew(client: Visitor, game: str) -> None:
    match, address = Match.from_record(record_of(game)), opened(client, game)
    state = match.state_after(3)
    starts = set()
    for _ in range(6):
        table = client.site.table(branch(client, address, 3, seat="0", hidden="drawn"))
        assert match.game.view(table.match.start, 0) == match.game.view(state, 0)
        starts.add(table.game.position(table.match.start))
    assert len(starts) > 1, "what is hidden is not always the same"


def test_a_branch_leads_back_to_its_moment_and_is_no_rated_or_public_table(client: Visitor) -> None:
    source = finished(client)
    table = client.site.table(branch(client, f"/table/{source}/replay", 4))
    assert table.header.origin == f"/table/{source}/replay?layer=public&step=4"
    assert not table.header.public
    page = client.get(f"/table/{table.id}").text
    assert page.count(f'href="/table/{source}/replay?layer=public&amp;step=4"') == 2
    assert client.get(table.header.origin).status_code == 200
    assert "no luck of a key to prove" in client.get(f"/table/{table.id}/fair").text


def test_a_branch_is_played_to_its_end_and_its_record_replays_and_verifies_as_one(client: Visitor) -> None:
    made = branch(client, opened(client, "balconia"), 7)
    table = client.site.table(made)
    (mine,) = [place.seat for place in table.places if place.player]
    with client.wire(made) as wire:
        while not table.over:
            if mine in table.acting():
                wire.send(t="do", seat=mine, step=table.step(mine), text=act(table, mine))
                wire.next_of("ok", "no")
            else:
                wire.next("view")
    record = read_record(client.get(f"/table/{made}/record").text)
    assert (record.key, record.commitment) == ("", "")
    assert record.start == table.header.start
    assert record.origin == table.header.origin
    assert verify(record).standing == table.match.standing
    with pytest.raises(BadRecord):
        verify(record, commitment="ab" * 32)
    assert client.get(f"/table/{made}/replay").status_code == 200
    assert client.post("/replay", record=client.get(f"/table/{made}/record").text).status_code == 303


@pytest.mark.parametrize("game", SECRET)
def test_while_a_branch_goes_on_its_record_does_not_tell_where_it_began(client: Visitor, game: str) -> None:
    made = branch(client, opened(client, game), 3)
    start = client.site.table(made).header.start
    assert start
    for path in ("/record", "", "/replay", "/fair"):
        assert start not in client.get(f"/table/{made}{path}").text
    assert not read_record(client.get(f"/table/{made}/record").text).start


def test_a_running_game_has_no_branches(client: Visitor) -> None:
    table = going_on(client, "pueblo", 6)
    answer = client.post(f"/table/{table.id}/replay/branch", step=3, layer="public", level="novice")
    assert answer.status_code == 400
    assert "comes after the end" in answer.text
    assert 'id="branch"' not in client.get(f"/table/{table.id}/replay").text


def test_what_is_no_branch_is_refused_and_opens_no_table(client: Visitor, other: Visitor) -> None:
    address, length = opened(client, "agora"), len(record_of("agora").lines)
    before = len(client.site.house.tables)
    wrong: list[dict[str, object]] = [
        {"step": length},
        {"step": "x"},
        {"seat": "9"},
        {"seat": "-1"},
        {"seat": "²"},
        {"level": "perfect"},
    ]
    usual: dict[str, object] = {"step": 5, "layer": "public", "level": "novice"}
    for given in wrong:
        answer = client.post(f"{address}/branch", **usual | given)
        assert answer.status_code == 400, given
    assert client.post(f"{address}/branch", step=5, layer="7").status_code == 403
    assert other.post(f"{address}/branch", step=5).status_code == 404
    assert len(client.site.house.tables) == before


def test_a_branch_of_a_private_table_is_private(client: Visitor, other: Visitor) -> None:
    source = finished(client)
    table = client.site.table(source)
    table.header = replace(table.header, private=True)
    assert other.post(f"/table/{source}/replay/branch", step=4).status_code == 403
    made = branch(client, f"/table/{source}/replay", 4)
    assert other.get(f"/table/{made}").status_code == 403


def test_a_branch_is_there_after_a_restart_and_again_after_its_end(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as client:
        made = branch(client, opened(client, "pueblo"), 20, seat="0")
        cookies, begun = client.http.cookies, site.table(made).header.start
        client.get(f"/table/{made}")
    with running(tmp_path) as site, site.visitor() as client:
        client.http.cookies = cookies
        assert client.get(f"/table/{made}").status_code == 200
        table = site.table(made)
        assert table.game.position(table.match.start) == begun
        with client.wire(made) as wire:
            while not table.over:
                if 0 in table.acting():
                    wire.send(t="do", seat=0, step=table.step(0), text=act(table, 0))
                    wire.next_of("ok", "no")
                else:
                    wire.next("view")
        again = client.post(f"/table/{made}/rematch").headers["location"].rpartition("/")[2]
        follower = site.table(again)
        assert follower.header.start == begun
        assert [place.level for place in follower.places] == [place.level for place in table.places]
        assert not follower.waiting
