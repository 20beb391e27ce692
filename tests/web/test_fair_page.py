"""What everybody may see of the luck of a table while it is played, and how a browser adds its share."""

from __future__ import annotations

import re

from web.site_kit import Visitor

from tablee.engine.fair import seal_of
from tablee.engine.record import read_record
from tablee.engine.verify import verify
from tablee.table.signature import check_signature

SEED, OTHER = "ab" * 16, "cd" * 16


def open_with_seed(visitor: Visitor, game: str, *chairs: str) -> str:
    fields = {"game": game, "seats": len(chairs), "seeds": "page"}
    answer = visitor.post("/tables", **fields | {f"chair_{seat}": chair for seat, chair in enumerate(chairs)})
    return str(answer.headers["location"]).rpartition("/")[2]


def fair_page(visitor: Visitor, table: str) -> str:
    return visitor.get(f"/table/{table}/fair").text


def test_the_commitment_stands_at_the_table_and_in_its_log_from_the_beginning(client: Visitor) -> None:
    table = open_with_seed(client, "barracuda", "here", "link", "novice")
    fixed = client.site.table(table).commitment
    page = client.get(f"/table/{table}").text
    assert fixed in page[page.index('<section class="record card"') :]
    assert fixed in fair_page(client, table)


def test_a_browser_is_asked_for_its_seed_and_then_the_game_is_dealt(client: Visitor, other: Visitor) -> None:
    table = open_with_seed(client, "barracuda", "here", "link", "novice")
    with client.wire(table) as mine:
        mine.next("seed")
        mine.send(t="seed", seed=SEED)
        assert other.post(f"/table/{table}/sit", seeds="page").status_code == 303
        with other.wire(table) as theirs:
            theirs.next("seed")
            assert client.site.table(table).waiting
            assert "has added a seed" in fair_page(client, table)
            assert SEED not in fair_page(other, table), "before all are there it is nobody's business"
            theirs.send(t="seed", seed=OTHER)
            while client.site.table(table).waiting:
                theirs.next("view")
    page = fair_page(other, table)
    assert SEED in page
    assert OTHER in page
    assert client.site.table(table).seal in page
    assert client.site.table(table).header.key.hex() not in page


def test_where_colours_fall_by_lot_a_seat_gets_the_shape_of_its_own(client: Visitor) -> None:
    """The page is there before the lot: shapes stayed as they were in the example, in every other game."""
    for number in range(12):
        table = open_with_seed(client, "balconia", "here", "novice")
        with client.wire(table) as mine:
            mine.next("seed")
            mine.next("view")
            example = str(mine.page.shown["at-0-token"])
            mine.send(t="seed", seed=f"{number:032x}")
            live = client.site.table(table)
            while live.waiting:
                mine.next("view")
            colour = live.game.colours_of(live.view(None))[0]
            while f"seat-{colour}" not in str(mine.page.shown["at-0-token"]):
                mine.next("view")
        if f"seat-{colour}" not in example:
            return
    raise AssertionError("no lot was other than its example")


def test_nonsense_is_no_seed(client: Visitor) -> None:
    table = open_with_seed(client, "pueblo", "here", "novice")
    with client.wire(table) as wire:
        wire.send(t="seed", seed="nonsense")
        assert wire.next("no")["code"] == "seed"


def test_one_click_waits_for_the_seed_too(client: Visitor) -> None:
    answer = client.post("/play/pueblo", seeds="page")
    table = answer.headers["location"].rpartition("/")[2]
    assert client.site.table(table).awaits_seed(client.site.table(table).places[0].player)
    assert "Everybody is here" in client.get(f"/table/{table}").text
    assert "invite-link" not in client.get(f"/table/{table}").text


def test_who_has_no_script_plays_at_once(client: Visitor) -> None:
    table = client.open_table(chairs=("here", "novice"))
    assert not client.site.table(table).waiting


def test_until_the_deal_the_page_calls_the_board_an_example(client: Visitor) -> None:
    table = open_with_seed(client, "barracuda", "here", "link", "novice")
    assert "until then the board is an example" in client.get(f"/table/{table}").text


def test_the_record_of_a_site_is_signed_and_fits_what_was_shown(client: Visitor) -> None:
    table = client.open_table(chairs=("novice", "novice"))
    shown = client.site.table(table).commitment
    client.watch(table)
    record = read_record(client.get(f"/table/{table}/record").text)
    page = fair_page(client, table)
    site_key = re.search(r"--site-key ([0-9a-f]{64})", page)
    assert site_key
    check_signature(record, site_key[1])
    verify(record, commitment=shown)
    verify(record, seal=seal_of(record))
    assert record.key in page


def test_the_site_says_its_key(client: Visitor) -> None:
    assert re.search(r"<code>[0-9a-f]{64}</code>", client.get("/about").text)
