"""The same person on several devices: taken along by a code that is good once and soon; seen, and ended one by one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web.site_kit import Visitor, running
from web.test_identity import name_of, seat_seen

from tablee.table.identities import HANDOVER, LETTERS
from tablee.web.device import DAY, guessed
from tablee.web.devices import ENDED

CODE = re.compile(r"<code>([0-9A-Z]{4}-[0-9A-Z]{4})</code>")
LISTED = re.compile(r'<li><strong>([^<]+)</strong> <span class="small muted">([^<]+)</span>')
BUTTON = re.compile(r'action="(/me/devices/[0-9a-f]+)"')
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
LAPTOP = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0"
)


def shown(visitor: Visitor) -> str:
    """A short code, as the page shows it."""
    found = CODE.search(visitor.post("/me/bring").text)
    assert found
    return found[1]


def listed(visitor: Visitor) -> list[tuple[str, str]]:
    return LISTED.findall(visitor.get("/me").text)


@pytest.fixture
def léa(client: Visitor) -> Visitor:
    client.http.headers["user-agent"] = LAPTOP
    client.post("/me", name="Léa")
    return client


# Taken along ------------------------------------------------------------------------------------------------------------


def test_a_short_code_makes_another_device_the_same_person(léa: Visitor, other: Visitor) -> None:
    table, code = léa.open_table("balconia", ("here", "novice")), shown(léa)
    assert set(code) <= {*LETTERS, "-"}
    assert other.post("/me/back", code=code.lower().replace("-", " ")).status_code == 303
    assert name_of(other) == "Léa"
    assert seat_seen(other, table) == seat_seen(léa, table) == 0


def test_a_short_code_is_good_once(léa: Visitor, other: Visitor) -> None:
    code = shown(léa)
    with léa.site.visitor() as third:
        assert other.post("/me/back", code=code).status_code == 303
        assert third.post("/me/back", code=code).status_code == 400
        assert name_of(third) != "Léa"


def test_a_short_code_is_good_for_a_few_minutes(léa: Visitor, other: Visitor) -> None:
    house = léa.site.house
    now = 1_000_000_000.0
    house.clock = lambda: now
    code = shown(léa)
    now += HANDOVER
    assert other.post("/me/back", code=code).status_code == 400
    late = shown(léa)
    now += HANDOVER - 1
    assert other.post("/me/back", code=late).status_code == 303


def test_a_newer_short_code_replaces_the_older_one(léa: Visitor, other: Visitor) -> None:
    first, second = shown(léa), shown(léa)
    assert other.post("/me/back", code=first).status_code == 400
    assert other.post("/me/back", code=second).status_code == 303


def test_a_short_code_is_not_kept_nor_shown_again(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as léa:
        léa.post("/me", name="Léa")
        code = shown(léa)
        assert code not in léa.get("/me").text
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("tablee.sqlite*"))
        assert code.encode() not in kept
        assert code.replace("-", "").encode() not in kept


def test_short_codes_are_neither_tried_out_nor_asked_for_without_end(léa: Visitor, other: Visitor) -> None:
    tries = [other.post("/me/back", code=f"{number:08}").status_code for number in range(12)]
    assert (tries[0], tries[-1]) == (400, 429)
    asked = [léa.post("/me/bring").status_code for _ in range(8)]
    assert (asked[0], asked[-1]) == (200, 429)


def test_opening_the_address_of_a_code_changes_nothing(léa: Visitor, other: Visitor) -> None:
    """Whoever is led there by somebody else, or previews a link, stays who they are until they say so."""
    other.post("/me", name="Bea")
    other.open_table("balconia", ("here", "novice"))
    page = other.get("/me/take").text
    assert "you are called Bea so far, with one table" in page
    assert name_of(other) == "Bea"
    assert name_of(léa) == "Léa"


# Seen and ended ---------------------------------------------------------------------------------------------------------


def test_devices_are_listed_with_what_they_are_and_when_they_came(léa: Visitor, other: Visitor) -> None:
    today = 20_000 * DAY
    léa.site.house.clock = lambda: today
    other.http.headers["user-agent"] = PHONE
    other.post("/me/back", code=shown(léa))
    assert listed(other) == [("Firefox on Android", "this device"), ("Edge on Windows", "seen today")] or listed(other) == [
        ("Edge on Windows", "seen today"), ("Firefox on Android", "this device")
    ]  # fmt: skip
    today += DAY
    assert listed(léa) == [("Edge on Windows", "this device"), ("Firefox on Android", "seen yesterday")]
    today += 30 * DAY
    assert listed(léa)[1] == ("Firefox on Android", "last seen on 4 October 2024")


def test_one_device_can_be_ended(léa: Visitor, other: Visitor) -> None:
    table = léa.open_table("balconia", ("here", "novice"))
    other.post("/me/back", code=shown(léa))
    other.get("/me")
    [end] = BUTTON.findall(léa.get("/me").text)
    with léa.site.visitor() as third:
        third.post("/me/back", code=shown(léa))
        third.get("/me")
        with other.wire(table) as theirs, third.wire(table) as kept:
            assert theirs.next("view")["seat"] == kept.next("view")["seat"] == 0
            assert léa.post(end).status_code == 200
            assert theirs.closed_with() == ENDED
            kept.send(t="why", draft=[])
            kept.next("why")
        assert name_of(other) != "Léa"
        assert seat_seen(other, table) is None
        assert name_of(third) == name_of(léa) == "Léa"
        assert len(listed(léa)) == 2


def test_a_device_that_was_ended_is_somebody_new_and_can_be_taken_along_again(léa: Visitor, other: Visitor) -> None:
    other.post("/me/back", code=shown(léa))
    other.get("/me")
    léa.post(BUTTON.findall(léa.get("/me").text)[0])
    other.get("/me")
    assert other.post("/me", name="Bea").status_code == 303
    assert listed(other) == [("Some browser", "this device")]
    other.post("/me/back", code=shown(léa))
    assert name_of(other) == "Léa"
    assert len(listed(other)) == 2


def test_nobody_ends_the_device_of_somebody_else(léa: Visitor, other: Visitor) -> None:
    other.post("/me", name="Bea")
    with léa.site.visitor() as third:
        third.post("/me/back", code=shown(léa))
        third.get("/me")
        [end] = BUTTON.findall(léa.get("/me").text)
        other.post(end)
        assert name_of(third) == "Léa"


def test_all_others_are_ended_with_those_that_are_not_listed(léa: Visitor, other: Visitor) -> None:
    other.post("/me/back", code=shown(léa))
    assert "known in this browser alone" in léa.post("/me/devices").text
    assert [told for _, told in listed(léa)] == ["this device"]
    assert name_of(other) != "Léa"


def test_a_cookie_without_a_device_counts_and_gets_one(léa: Visitor, other: Visitor) -> None:
    """Of a version that knew of none; here it is copied before the first page that notes the device."""
    with léa.site.visitor() as early:
        early.post("/me", name="Early")
        former = early.http.cookies["tablee"]
        early.get("/me")
        other.http.cookies.clear()
        other.http.cookies.set("tablee", former, domain="127.0.0.1", path="/")
        assert name_of(other) == "Early"
        assert len(listed(early)) == 2


def test_who_only_looks_is_written_down_nowhere(client: Visitor) -> None:
    client.get("/")
    assert listed(client) == []


@pytest.mark.parametrize(
    ("said", "name"),
    [
        (PHONE, "Firefox/Android"),
        (LAPTOP, "Edge/Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari/iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36", "Chrome/Linux"),
        ("Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) SamsungBrowser/5.0 TV Safari/537.36", "Samsung Internet/TV"),
        ("curl/8.5", "/"),
        ("x" * 100_000 + "Firefox", "/"),
    ],
)  # fmt: skip
def test_a_browser_is_called_what_it_says_it_is(said: str, name: str) -> None:
    assert guessed(said) == name
