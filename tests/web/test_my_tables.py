"""One's own tables: my turn first, as it happens, with what was done last; put away, muted, found again when it is over."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from web.site_kit import Site, Visitor

from tablee.engine.luck import seeded


def names_in(html: str) -> list[str]:
    """Of the tables in a list."""
    return re.findall(r'<h[23]><a href="/table/[^>]*>(.*?)</a>', html)


def opened(visitor: Visitor, name: str, *chairs: str, game: str = "pueblo", **more: object) -> str:
    fields = {f"chair_{seat}": chair for seat, chair in enumerate(chairs)}
    answer = visitor.post("/tables", game=game, seats=len(chairs), name=name, option_starter=0, **fields, **more)
    return answer.headers["location"].rpartition("/")[2]


def do(visitor: Visitor, table: str, seat: int, *texts: str) -> None:
    with visitor.wire(table) as wire:
        for text in texts:
            wire.send(t="do", seat=seat, step=visitor.site.table(table).step(seat), text=text)
            wire.next("ok")


def play_out(visitor: Visitor, other: Visitor, table: str) -> None:
    """With any legal moves of both."""
    played, rng = visitor.site.table(table), seeded("my tables")
    with visitor.wire(table) as first, other.wire(table) as second:
        while not played.over:
            seat = played.acting()[0]
            wire = (first, second)[seat]
            text = played.game.write(played.game.decode(played.state.draw(seat, rng)))
            wire.send(t="do", seat=seat, step=played.step(seat), text=text)
            wire.next("ok")


def test_my_turn_comes_first_as_it_happens(client: Visitor, other: Visitor) -> None:
    other.post("/me", name="Max")
    mine, theirs = opened(client, "First", "here", "link"), opened(client, "Second", "here", "link")
    for table in (mine, theirs):
        other.post(f"/table/{table}/sit")
    assert sorted(names_in(client.get("/").text)) == ["First", "Second"]
    with other.news("mine") as news:
        news.part("mine", "First")
        do(client, theirs, 0, "set coloured NE d4", "walk 1")
        html = news.part("mine", "your turn")
        assert names_in(html) == ["Second", "First"]
        assert 'class="chip turn"' in html
        assert re.search(r'class="small last"><b><svg.*?</b>', html), "who did it is drawn with their shape"
    page = client.get("/").text
    assert names_in(page)[0] == "First"
    assert "Max to move" in page
    assert "<time data-ago=" in page


def test_a_list_plays_no_game_once_more(client: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(client, "Long", "here", "link")
    other.post(f"/table/{table}/sit")
    play_out(client, other, table)
    going = opened(client, "Going", "here", "link")
    other.post(f"/table/{going}/sit")
    do(client, going, 0, "set coloured NE d4")
    house = client.site.house
    house._tables.clear()

    async def forbidden(*_: Any) -> Any:
        raise AssertionError("a log was read")

    monkeypatch.setattr(house, "find", forbidden)
    assert "Going" in client.get("/").text
    assert "Long" in client.get("/me/tables").text
    assert "Going" in client.get("/me/tables/menu").text


def test_a_table_is_muted_and_put_away_and_taken_out_again(client: Visitor, other: Visitor) -> None:
    first, second = opened(client, "First", "here", "here"), opened(client, "Second", "here", "here")
    with client.news("mine") as news:
        news.part("mine", "First", "Second")
        client.post(f"/table/{second}/mute")
        assert names_in(news.part("mine", "Unmute")) == ["First", "Second"]
        client.post(f"/table/{second}/unmute")
        news.part("mine", without="Unmute")
        client.post(f"/table/{first}/tidy")
        assert names_in(news.part("mine", without="First")) == ["Second"]
    former = client.get("/me/tables").text
    assert names_in(former) == ["Second", "First"]  # that one was put away
    client.post(f"/table/{first}/untidy")
    assert "First" in client.get("/").text
    assert client.post("/table/nowhere/mute").status_code == 404
    assert "First" not in other.get("/me/tables").text


def test_finished_games_are_found_page_by_page(client: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.web.mine.A_PAGE", 1)
    client.post("/me", name="Léa")
    other.post("/me", name="Max")
    for name in ("Old", "New"):
        table = opened(client, name, "here", "link")
        other.post(f"/table/{table}/sit")
        play_out(client, other, table)
    first = client.get("/me/tables").text
    older = re.search(r'rel="next" href="([^"]*)"', first)
    assert older is not None
    second = client.get(unescape(older[1])).text
    assert (names_in(first), names_in(second)) == (["New"], ["Old"])
    assert 'rel="next"' not in second
    assert "has won" in first or "you have won" in first or "share the victory" in first
    assert "New" not in client.get("/").text
    assert 'aria-labelledby="mine-title" hidden' in first, "no heading stands over nothing"
    for nonsense in ("nonsense", "nan~x", "1e999~x", "~"):
        assert names_in(client.get(f"/me/tables?after={nonsense}").text) == ["New"]


def test_finished_games_are_searched(client: Visitor, other: Visitor) -> None:
    client.post("/me", name="Léa")
    other.post("/me", name="Máx")
    table = opened(client, "Duel", "here", "link")
    other.post(f"/table/{table}/sit")
    play_out(client, other, table)
    won = client.site.table(table).view(None).ranks[0] == 1  # type: ignore[index]

    def found(**asked: str) -> bool:
        return names_in(client.get("/me/tables", params=asked).text) == ["Duel"]

    assert found()
    assert found(game="pueblo")
    assert not found(game="agora")
    assert found(people="MAX")
    assert not found(people="Léa")  # that is who asks
    assert not found(people="%")
    assert found(result="won") == won
    assert found(result="lost") != won
    assert not found(result="closed")
    assert found(since="2000-01-01")
    assert not found(until="2000-01-01")
    assert found(since="nonsense")
    assert client.get("/me/tables?since=99999-01-01").status_code == 200


def rematch_of(client: Visitor, other: Visitor) -> tuple[str, str]:
    """A finished table of two, and the one that follows it."""
    client.post("/me", name="Léa")
    table = opened(client, "Sunday", "here", "link")
    other.post(f"/table/{table}/sit", name="Max")
    play_out(client, other, table)
    return table, client.post(f"/table/{table}/rematch").headers["location"].rpartition("/")[2]


def test_a_rematch_is_seen_at_home_and_accepted(client: Visitor, other: Visitor) -> None:
    with other.news("mine") as news:
        _, follower = rematch_of(client, other)
        html = news.part("mine", "Léa would like a rematch.")
        assert f'action="/table/{follower}/accept"' in html
    with client.news(f"room:{follower}") as room:
        room.part(f"room:{follower}", "Max", "not ready yet")
        assert other.post(f"/table/{follower}/accept").headers["location"] == f"/table/{follower}"
        room.next("begun")
    assert client.site.table(follower).acting()


def test_a_rematch_is_declined_and_the_other_is_told(client: Visitor, other: Visitor) -> None:
    table, follower = rematch_of(client, other)
    page = other.get(f"/table/{table}").text
    assert f'action="/table/{follower}/decline"' in page
    with client.news(f"room:{follower}") as room, other.news("mine") as news:
        news.part("mine", "would like a rematch")
        other.post(f"/table/{follower}/decline")
        room.part(f"room:{follower}", "Max would rather not play.", "Open seat")
        news.part("mine", without="Sunday")
    assert other.post(f"/table/{follower}/decline").status_code == 400
    assert other.post(f"/table/{follower}/accept").status_code == 303  # they may think better of it, and find the room


def test_a_new_name_shows_at_a_running_table(client: Visitor, other: Visitor) -> None:
    table = opened(client, "Sunday", "here", "link")
    other.post(f"/table/{table}/sit", name="Max")
    with client.wire(table) as wire:
        wire.next("view")
        other.post("/me", name="Maxime")
        assert "Maxime" in str(wire.next("view"))
    assert "Maxime" in client.get("/").text


def test_a_menu_lies_beside_the_board(client: Visitor) -> None:
    table = opened(client, "Sunday", "here", "here")
    page = client.get(f"/table/{table}").text
    assert 'data-from="/me/tables/menu"' in page
    menu = client.get("/me/tables/menu").text
    assert f'href="/table/{table}"' in menu
    assert "<html" not in menu


def test_news_of_a_stranger_are_empty(client: Visitor) -> None:
    site: Site = client.site
    with site.visitor() as stranger:
        stranger.http.cookies.clear()
        with stranger.news("mine", "open") as news:
            assert news.next("part")["part"] == "open"


def test_a_table_that_will_go_says_so(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(client, "Forgotten", "here", "link")
    assert "Will be gone" not in client.get("/").text
    later = client.site.house.clock() + 12.5 * 24 * 3600
    monkeypatch.setattr(client.site.house, "clock", lambda: later)
    assert "Will be gone in a day unless somebody plays or says something." in client.get("/").text
