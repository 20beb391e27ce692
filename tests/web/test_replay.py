"""Games looked at once more: any moment of any layer by a link, differences in between, and files that nobody else sees."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from page_model import Page, canonical
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.match import AnyMatch, Match
from tablee.engine.record import Record, write_record
from tablee.engine.values import Remark, Said
from tablee.kit.picture import Lens
from tablee.table.live import DO, LiveTable
from tablee.table.values import Entry
from tablee.web.shown import KEPT

RECORDS = Path(__file__).parents[1] / "records"
GAMES = [game.name for game in catalogue.games()]
SECRET = [game.name for game in catalogue.games() if game.secrets]


def record_of(game: str, number: int = 0) -> Record:
    return Record.load(sorted((RECORDS / game).glob("*.jsonl"))[number])


def record_match(game: str) -> AnyMatch:
    match: AnyMatch = Match.from_record(record_of(game))
    return match


def opened(visitor: Visitor, game: str, number: int = 0) -> str:
    """The address of a file of a finished game."""
    answer = visitor.post("/replay", record=write_record(record_of(game, number)))
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def step(visitor: Visitor, address: str, layer: str, was: str, now: str, seen: str = "") -> dict[str, Any]:
    answer = visitor.get(f"{address}/step", params={"layer": layer, "was": was, "now": now, "seen": seen})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def version(page: str) -> str:
    return re.search(r'data-version="([^"]+)"', page)[1]  # type: ignore[index]


def going_on(visitor: Visitor, game: str, moves: int, chairs: tuple[str, ...] = ()) -> LiveTable:
    """A table in the middle of its game."""
    seats = max(2, catalogue.find(game).seats[0])
    table = visitor.site.table(visitor.open_table(game, chairs or ("here",) * seats))
    if table.waiting:
        return table
    rng = seeded("replay", game)
    for _ in range(moves):
        seat = table.acting()[0]
        text = table.game.write(table.game.decode(table.state.draw(seat, rng)))
        table.apply(Entry(table.seq, seat, DO, text, 0.0))
    return table


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.web.budget.Budgets.wait", lambda *_: 0.0)  # a test asks faster than people may


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_of_any_layer_has_a_page_of_its_own(client: Visitor, game: str) -> None:
    record, address = record_of(game), opened(client, game)
    secret = catalogue.find(game).secrets
    for layer in ("public", *(["1", "all"] if secret else [])):
        for moment in (7, len(record.lines)):
            answer = client.get(address, params={"layer": layer, "step": moment})
            assert answer.status_code == 200
            assert f'data-step="{moment}" data-last="{len(record.lines)}"' in answer.text
            ids = re.findall(r' id="([^"]+)"', answer.text)
            assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_differences_lead_to_what_a_page_drawn_anew_shows(client: Visitor, game: str) -> None:
    address, length = opened(client, game), len(record_of(game).lines)
    layer = "all" if game in SECRET else "public"
    whole = step(client, address, layer, "0.0.", "0.0.")
    page, seen, was = Page(), whole["version"], 0
    page.receive(whole)
    for now in (1, 2, 3, length // 2, length // 2 - 1, length, 4, 0):
        told = step(client, address, layer, f"{was}.0.", f"{now}.0.", seen)
        assert told["step"] == now
        page.receive(told)
        anew = step(client, address, layer, "0.0.", f"{now}.0.")
        assert page.canonical() == {name: canonical(part) for name, part in anew["patch"].items()}
        assert len(str(told)) < len(str(anew)) or abs(now - was) > 1
        seen, was = told["version"], now


def test_a_page_that_shows_something_else_gets_all_of_it(client: Visitor) -> None:
    address = opened(client, "agora")
    whole = step(client, address, "all", "3.0.", "4.0.", "of another page")
    assert {"log", "panel-map", "at-0-points"} <= whole["patch"].keys()


@pytest.mark.parametrize("game", SECRET)
def test_the_all_seeing_layer_shows_what_each_seat_saw(client: Visitor, game: str) -> None:
    address, face = opened(client, game), catalogue.find(game).face
    page = client.get(address, params={"layer": "all", "step": 5}).text
    public = client.get(address, params={"layer": "public", "step": 5}).text
    last = record_of(game).seats - 1
    for name in face.own_panels:
        assert f'id="panel-s{last}-{name}"' in page
        assert f'id="panel-s{last}-{name}"' not in public
        assert re.search(rf'data-view="s{last}-{name}"[^>]*>[^<]*’s ', page), "it says whose it is"
    private = [panel.name for panel in face.board(record_match(game).view(None), Lens()).panels if panel.private]
    assert all(f'data-view="{name}"' not in public for name in private), "nobody looks into an empty hand"


def test_who_had_no_choice_is_told_to_the_all_seeing_alone(client: Visitor) -> None:
    address = opened(client, "barracuda", 1)  # where somebody had to accept
    assert "no choice" in client.get(address, params={"layer": "all"}).text
    for layer in ("public", "0"):
        assert "no choice" not in client.get(address, params={"layer": layer}).text


def test_the_covered_cards_of_a_finished_game_are_told_in_the_order_they_were_played(client: Visitor) -> None:
    record, game = record_of("agora"), catalogue.find("agora")
    table = client.get(opened(client, "agora"), params={"layer": "all", "step": len(record.lines)}).text
    course = table[table.index('id="course"') : table.index('id="record"')]
    match = Match.from_record(record)
    plays = [event for move in match.moves for event in move.events if event.kind == "play"]
    names = [f"Name{seat}" for seat in range(match.seats)]
    words = {game.face.tell(event, names, "en").removeprefix(names[event.seat or 0]).strip() for event in plays}
    plain = unescape(re.sub(r"<[^>]*>", "", course))
    assert all(one in plain for one in words)


# A running game -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_shows_the_layers_of_who_asks(client: Visitor, other: Visitor, game: str) -> None:
    seats = catalogue.find(game).seats[0]
    table = going_on(client, game, 9, ("here", *["steady"] * (seats - 1)))
    address = f"/table/{table.id}/replay"
    assert client.get(address).status_code == 200
    own = 200 if game in SECRET else 403
    assert client.get(address, params={"layer": "0"}).status_code == own
    assert client.get(address, params={"layer": "1"}).status_code == 403
    assert client.get(address, params={"layer": "all"}).status_code == 403
    for layer in ("0", "1", "all", "2", "-1", "x", "²"):
        for path in ("", "/step?was=0.0.&now=1.0.", "/picture?now=1.0."):
            join = "&" if "?" in path else "?"
            assert other.get(f"{address}{path}{join}layer={layer}").status_code == 403
    assert other.get(address, params={"layer": "public"}).status_code == 200


def test_a_device_of_several_people_shows_no_secrets_of_a_running_game(client: Visitor) -> None:
    table = going_on(client, "gaudi", 5)
    assert client.get(f"/table/{table.id}/replay", params={"layer": "0"}).status_code == 403


def test_before_a_game_begins_there_is_nothing_to_look_at(client: Visitor) -> None:
    table = client.open_table("agora", ("here", "link", "link"))
    assert client.get(f"/table/{table}/replay").status_code == 400
    assert client.get("/table/nothing/replay").status_code == 404


def test_who_looks_on_late_looks_back_late(client: Visitor, other: Visitor) -> None:
    table = going_on(client, "pueblo", 0)
    table.header = replace(table.header, delay=3)
    for _ in range(8):
        seat = table.acting()[0]
        text = table.game.write(table.game.decode(table.state.draw(seat, seeded("late"))))
        table.apply(Entry(table.seq, seat, DO, text, 0.0))
    assert 'data-last="8"' in client.get(f"/table/{table.id}/replay").text
    assert 'data-last="5"' in other.get(f"/table/{table.id}/replay").text


def test_a_private_table_is_for_the_invited(client: Visitor, other: Visitor) -> None:
    table = going_on(client, "pueblo", 3)
    table.header = replace(table.header, private=True)
    for path in ("", "/step?was=0.0.&now=1.0.", "/picture?now=1.0."):
        assert client.get(f"/table/{table.id}/replay{path}").status_code == 200
        assert other.get(f"/table/{table.id}/replay{path}").status_code == 403


def test_a_finished_game_links_to_its_replay(client: Visitor) -> None:
    table = client.open_table("balconia", ("novice", "novice"))
    client.watch(table)
    page = client.get(f"/table/{table}").text
    assert page.count(f'href="/table/{table}/replay"') == 2
    assert "layer=public" in client.get(f"/table/{table}/replay").text


def test_what_was_said_shows_at_its_step(client: Visitor) -> None:
    table = going_on(client, "pueblo", 4)
    with client.wire(table.id) as wire:
        wire.send(t="say", text="A fine stone")
        wire.next("ok")
    seat = table.acting()[0]
    text = table.game.write(table.game.decode(table.state.draw(seat, seeded("more"))))
    table.apply(Entry(table.seq, seat, DO, text, 0.0))
    for moment, heard in ((3, False), (4, True), (5, True)):
        page = client.get(f"/table/{table.id}/replay", params={"step": moment}).text
        assert ("A fine stone" in page) == heard


# Files --------------------------------------------------------------------------------------------------------------------


def test_a_file_is_shown_to_nobody_else(client: Visitor, other: Visitor) -> None:
    address = opened(client, "pueblo")
    for path in ("", "/step?was=0.0.&now=1.0.", "/picture?now=1.0."):
        assert client.get(address + path).status_code == 200
        assert other.get(address + path).status_code == 404


def test_a_file_is_forgotten_after_others_and_nothing_of_it_is_stored(client: Visitor, tmp_path: Path) -> None:
    before = sorted(path.name for path in tmp_path.iterdir())
    first = opened(client, "pueblo")
    for _ in range(KEPT):
        opened(client, "balconia")
    answer = client.get(first)
    assert answer.status_code == 404
    assert "Open its file again" in answer.text
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_what_is_no_record_is_refused_in_words(client: Visitor) -> None:
    remark = replace(record_of("pueblo"), said=(Said(0, 1, remark=Remark("nonsense")),))  # which no bot makes
    for text in ("", "{}", "[" * 5000, write_record(record_of("pueblo"))[:-40], write_record(remark)):
        answer = client.post("/replay", record=text)
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text


def test_what_is_no_moment_is_refused(client: Visitor) -> None:
    address = opened(client, "pueblo")
    for now in ("", "1", "1.9.", "1.0.<b>", "99999999.0.", "-1.0.", "²._.", "1.0." + "x" * 99):
        assert client.get(f"{address}/step", params={"was": "0.0.", "now": now}).status_code == 400


def test_a_picture_stands_alone(client: Visitor) -> None:
    answer = client.get(f"{opened(client, 'gaudi')}/picture", params={"layer": "public", "now": "9.0."})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<?xml")
    assert "<style>" in answer.text
