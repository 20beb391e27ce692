"""The lobby: a list that lives, looked up once for all who read it, and a quick way to a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web.site_kit import Visitor, running

from tablee.table import listing
from tablee.table.listing import Line
from tablee.web import notices
from tablee.web.budget import Allowance, Budget


def public(visitor: Visitor, name: str, chairs: tuple[str, ...] = ("here", "link"), **more: object) -> str:
    fields = {f"chair_{seat}": chair for seat, chair in enumerate(chairs)}
    table = {"game": "pueblo", "seats": len(chairs), "public": "on", "gathering": "on", "name": name}
    return visitor.post("/tables", **table | fields | more).headers["location"].rpartition("/")[2]


def test_a_table_comes_and_goes_under_the_eyes_of_who_looks(client: Visitor, other: Visitor) -> None:
    with other.news("open") as news:
        news.part("open", "No table is waiting")
        client.post("/me", name="Léa")
        table = public(client, "Sunday", ("here", "link", "novice"), option_sacred_places="on")
        shown = news.part("open", "Sunday", "1 of 3 free", "Léa", "bot, novice", "Open seat")
        assert 'data-game="pueblo" data-free="1"' in shown
        other.post(f"/table/{table}/sit", name="Max")
        news.part("open", without="Sunday")
        other.post(f"/table/{table}/up")
        news.part("open", "Sunday")
        client.post(f"/table/{table}/close")
        news.part("open", without="Sunday")


@pytest.mark.parametrize(
    ("clock", "lang", "words"),
    [
        ("live-fast", "en", "2 minutes, and 10 seconds for each decision"),
        ("live-turns", "en", "5 minutes, and 40 seconds for each turn"),
        ("live-calm-turns", "fr", "15 minutes, et 90 secondes par tour"),
        ("days-3", "en", "3 days for each decision"),
    ],
)
def test_a_list_says_how_much_time_there_is(client: Visitor, clock: str, lang: str, words: str) -> None:
    public(client, "Sunday", clock=clock)
    with client.site.visitor(lang) as other:
        assert words in other.get("/lobby").text


def test_only_tables_for_anyone_are_listed(client: Visitor, other: Visitor) -> None:
    public(client, "Everybody")
    public(client, "By link", public="")
    public(client, "Secret", public="private")
    for path in ("/lobby", "/"):
        page = other.get(path).text
        assert "Everybody" in page
        assert "By link" not in page
        assert "Secret" not in page


def test_the_list_is_looked_up_once_for_all_and_not_for_moves_elsewhere(
    client: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    look = listing.open_tables

    async def counted(base: object) -> list[Line]:
        looks.append(1)
        return await look(base)  # type: ignore[arg-type]

    monkeypatch.setattr(notices, "open_tables", counted)
    with client.news("open") as one, other.news("open") as two, client.news("open") as three:
        for news in (one, two, three):
            news.part("open", "No table is waiting")
        assert len(looks) == 1
        table = client.open_table(starter=0)
        with client.wire(table) as wire:
            wire.send(t="do", seat=0, step=0, text="set coloured NE d4")
            wire.next("ok")
        public(client, "Sunday")
        for news in (one, two, three):
            news.part("open", "Sunday")
        assert len(looks) == 2


def test_the_page_says_what_the_news_say(client: Visitor) -> None:
    public(client, "Sunday")
    page = client.get("/lobby?game=pueblo&free=2").text
    seen = re.search(r'data-live="open" data-seen="(\w+)"', page)
    assert seen
    with client.line(f"/news?show=open:{seen[1]}") as wire:
        public(client, "Monday")
        assert "Monday" in wire.next("part")["html"]  # nothing was told before: the page was right
    assert '<option value="pueblo" selected' in page


def test_a_quick_pairing_puts_people_at_one_table(client: Visitor, other: Visitor) -> None:
    wish = {"game": "agora", "least": 3, "most": 5, "wait": 60, "level": "novice"}
    found = client.post("/lobby/pair", **wish)
    assert found.status_code == 303
    with other.news("open") as news:
        news.part("open", "4 of 5 free", "data-until")
    assert other.post("/lobby/pair", **wish).headers["location"] == found.headers["location"]
    page = other.get(found.headers["location"]).text
    assert "Waiting for up to 3 more." in page
    assert "Bots join in" in page


@pytest.mark.parametrize(
    "wrong", [{"least": "x"}, {"least": 9}, {"wait": 3}, {"level": "godlike"}, {"least": 5, "most": 3}, {"most": ""}]
)
def test_a_wish_that_makes_no_sense_opens_no_table(client: Visitor, wrong: dict[str, object]) -> None:
    wish = {"game": "agora", "least": 3, "most": 5, "wait": 60, "level": "novice"}
    assert client.post("/lobby/pair", **wish | wrong).status_code == 400
    assert client.post("/lobby/pair", **wish | {"game": "chess"}).status_code == 404
    assert "No table is waiting" in client.get("/lobby").text


def test_a_guest_who_opens_very_many_tables_is_stopped(tmp_path: Path) -> None:
    few = Budget(tables=Allowance(1000, 1.0), open_tables=5)
    with running(tmp_path, budget=few) as site, site.visitor() as guest, site.visitor() as other:
        table = {"game": "pueblo", "seats": 2, "chair_0": "here", "chair_1": "link", "gathering": "on", "public": "on"}
        answers = [guest.post("/tables", **table) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [303] * 5 + [429] * 2
        wish = {"game": "pueblo", "least": 2, "most": 2, "wait": 60, "level": "novice"}
        assert guest.post("/lobby/pair", **wish).status_code == 429
        assert other.post("/lobby/pair", **wish).status_code == 303
        closed = answers[0].headers["location"]
        assert guest.post(f"{closed}/close").status_code == 303
        assert guest.post("/lobby/pair", **wish).status_code == 303


def test_a_long_list_stays_short(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.table.listing.MOST_OPEN", 2)
    for number in range(4):
        public(client, f"Table {number}")
    page = client.get("/lobby").text
    assert ("Table 3" in page, "Table 2" in page, "Table 1" in page) == (True, True, False)


def test_news_are_for_our_own_pages_and_say_nothing_of_nonsense(client: Visitor) -> None:
    with client.line("/news?show=nonsense,room,,open:") as wire:
        assert wire.next_of("gone", "part")["part"] == "open"
