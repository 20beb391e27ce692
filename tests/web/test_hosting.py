"""The room of a table: whoever is invited sees at once what is played, sits down where they like, and the host begins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from web.site_kit import Visitor


@pytest.fixture
def third(client: Visitor) -> Iterator[Visitor]:
    with client.site.visitor("fr") as third:
        yield third


def gather(host: Visitor, *chairs: str, game: str = "pueblo", **more: object) -> str:
    """A table that the host will have begin; its id."""
    fields = {f"chair_{seat}": chair for seat, chair in enumerate(chairs)}
    answer = host.post("/tables", game=game, seats=len(chairs), gathering="on", name="Sunday", **fields, **more)
    return answer.headers["location"].rpartition("/")[2]


def alert(answer_text: str) -> str:
    found = re.search(r'role="alert">(.*?)</p>', answer_text)
    assert found
    return found[1]


def test_whoever_is_invited_sees_in_one_look_what_it_is(client: Visitor, other: Visitor) -> None:
    client.post("/me", name="Léa")
    page = other.get(f"/table/{gather(client, 'here', 'link', 'novice', sacred_places='on')}").text
    for words in ("Pueblo", "Sunday", "Léa", "2–4 players", "About 45 minutes", 'href="/rules/pueblo"', "bot, novice"):
        assert words in page
    assert 'id="sit"' in page
    assert "main.table" not in page
    assert 'id="start"' not in page
    assert 'id="free-0"' not in page


def test_a_seat_is_chosen_with_its_colour_and_taken_once(client: Visitor, other: Visitor, third: Visitor) -> None:
    table = gather(client, "here", "link", "link")
    assert other.post(f"/table/{table}/sit", name="Max", seat=3).status_code == 303
    refused = third.post(f"/table/{table}/sit", name="Zoé", seat=3)
    assert (refused.status_code, alert(refused.text)) == (400, "Quelqu’un a été plus rapide : cette place est prise.")
    page = other.get(f"/table/{table}").text
    assert re.search(r"<strong>Max</strong> <span[^>]*>green, you<", page)
    other.post(f"/table/{table}/move", seat=2)
    assert [place.name for place in client.site.table(table).places][1:] == ["Max", ""]


def test_two_devices_that_race_for_a_seat_get_one_seat_and_one_sentence(
    client: Visitor, other: Visitor, third: Visitor
) -> None:
    table = gather(client, "here", "link", "link")
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda visitor: visitor.post(f"/table/{table}/sit", name="Me", seat=2), (other, third)))
    assert sorted(answer.status_code for answer in answers) == [303, 400]
    assert sum(place.is_open for place in client.site.table(table).places) == 1


@pytest.mark.parametrize("seat", ["x", "-1", "999", "9", "0"])
def test_a_seat_that_is_none_is_refused(client: Visitor, other: Visitor, seat: str) -> None:
    table = gather(client, "here", "link")
    assert other.post(f"/table/{table}/sit", seat=seat).status_code == 400
    assert client.post(f"/table/{table}/fill", seat=seat, level="novice").status_code == 400
    assert client.post(f"/table/{table}/free").status_code == 400


def test_a_room_is_told_of_everything_as_it_happens(client: Visitor, other: Visitor) -> None:
    table = gather(client, "here", "link", "link")
    with client.news(f"room:{table}") as host, other.news(f"room:{table}") as guest:
        guest.part(f"room:{table}", 'id="sit"')
        other.post(f"/table/{table}/sit", name="Max")
        host.part(f"room:{table}", "Max", "not ready yet", 'id="free-1"')
        guest.part(f"room:{table}", 'id="ready"')
        client.post(f"/table/{table}/fill", seat=3, level="strong")
        guest.part(f"room:{table}", "bot, strong")
        assert 'aria-disabled="true"' in host.part(f"room:{table}", 'id="start"', "bot, strong")
        other.post(f"/table/{table}/ready")
        host.part(f"room:{table}", "Begin with 3 players", without='aria-disabled="true"')
        client.post(f"/table/{table}/start")
        assert guest.next("begun")
        assert host.next("begun")
    assert 'class="table"' in other.get(f"/table/{table}").text


def test_a_host_is_told_that_seats_are_free_and_that_the_game_may_begin(client: Visitor, other: Visitor) -> None:
    table = gather(client, "here", "link", "novice")
    assert "One seat is still free. Invite somebody, or begin." in client.get(f"/table/{table}").text
    assert "One seat is free. Sit down!" in other.get(f"/table/{table}").text
    other.post(f"/table/{table}/sit", name="Max")
    other.post(f"/table/{table}/ready")
    assert "Everybody is ready. Begin whenever you like." in client.get(f"/table/{table}").text


def test_who_is_asked_to_leave_sees_it(client: Visitor, other: Visitor) -> None:
    table = gather(client, "here", "link")
    other.post(f"/table/{table}/sit", name="Max")
    with other.news(f"room:{table}", "mine") as guest:
        guest.part("mine", "Sunday")
        client.post(f"/table/{table}/free", seat=2)
        guest.part(f"room:{table}", 'id="sit"', without="Max")
        guest.part("mine", without="Sunday")


def test_a_host_who_leaves_hands_on_and_a_closed_table_says_so(client: Visitor, other: Visitor, third: Visitor) -> None:
    table = gather(client, "here", "link", "link")
    other.post(f"/table/{table}/sit", name="Max")
    with other.news(f"room:{table}") as guest, third.news(f"room:{table}") as onlooker:
        guest.part(f"room:{table}", without='id="start"')
        client.post(f"/table/{table}/up")
        guest.part(f"room:{table}", 'id="start"')
        assert client.post(f"/table/{table}/close").status_code == 400
        other.post(f"/table/{table}/close")
        assert guest.next("gone")["text"] == "This table was closed."
        assert onlooker.next("gone")["text"] == "Cette table a été fermée."
    assert other.get(f"/table/{table}").status_code == 404


def test_the_link_is_a_code_for_cameras(client: Visitor, other: Visitor) -> None:
    table = gather(client, "here", "link")
    assert other.get(f"/table/{table}/qr").text.startswith("<svg")
    assert other.get("/table/nowhere/qr").status_code == 404
    assert f'value="{client.site.address}/table/{table}"' in other.get(f"/table/{table}").text


def test_no_form_of_another_person_counts(client: Visitor, other: Visitor) -> None:
    table = gather(client, "here", "link")
    answer = client.http.post(f"/table/{table}/close", data={"_csrf_token": other.http.cookies["csrftoken"]})
    assert answer.status_code == 403
    assert client.get(f"/table/{table}").status_code == 200


# Private tables ---------------------------------------------------------------------------------------------------------


def invitation(host: Visitor, table: str, name: str = "Max") -> str:
    host.post(f"/table/{table}/invite", name=name)
    return str(re.findall(r"/invitation/([\w-]+)", host.get(f"/table/{table}").text)[-1])


def test_a_private_table_is_for_the_invited_alone(client: Visitor, other: Visitor, third: Visitor) -> None:
    table = gather(client, "here", "link", public="private")
    for path in (f"/table/{table}", f"/table/{table}/fair", f"/table/{table}/record", f"/table/{table}/qr"):
        assert third.get(path).status_code == 403
    assert third.post(f"/table/{table}/sit").status_code == 403
    with third.wire(table) as wire:
        assert wire.closed_with() == 4404
    with third.news(f"room:{table}") as news:
        assert "privée" in news.next("gone")["text"]
    code = invitation(client, table)
    page = other.get(f"/invitation/{code}").text
    assert "You are invited to Pueblo" in page
    assert other.get(f"/table/{table}").status_code == 403  # looking at it takes nothing
    assert other.post(f"/invitation/{code}", name="Max").headers["location"] == f"/table/{table}"
    assert client.site.table(table).names[1] == "Max"
    assert other.get(f"/table/{table}").status_code == 200


def test_an_invitation_is_for_one_person(client: Visitor, other: Visitor, third: Visitor) -> None:
    table = gather(client, "here", "link", "link", public="private")
    code = invitation(client, table)
    other.post(f"/invitation/{code}", name="Max")
    refused = third.post(f"/invitation/{code}", name="Zoé")
    assert "Quelqu’un d’autre" in alert(refused.text)
    assert third.get(f"/invitation/{code}").status_code == 400
    assert third.get("/invitation/nonsense").status_code == 404
    assert other.post(f"/table/{table}/invite", name="Zoé").status_code == 400  # not the host


def test_somebody_one_has_played_with_is_invited_by_name(client: Visitor, other: Visitor, third: Visitor) -> None:
    other.post(f"/table/{gather(client, 'here', 'link')}/sit", name="Max")
    table = gather(client, "here", "link", public="private")
    found = re.search(r'name="player" value="(\w+)">.*?Max</button>', client.get(f"/table/{table}").text)
    assert found
    with other.news("mine") as news:
        client.post(f"/table/{table}/invite", player=found[1])
        news.part("mine", "You are invited.")
    assert other.post(f"/table/{table}/sit").status_code == 303
    assert client.post(f"/table/{table}/invite", player="somebody").status_code == 400
    assert third.get(f"/table/{table}").status_code == 403


def test_nobody_is_invited_by_somebody_they_keep_away(client: Visitor, other: Visitor) -> None:
    first = gather(client, "here", "link")
    other.post(f"/table/{first}/sit", name="Max")
    table = gather(client, "here", "link", public="private")
    button = r'name="player" value="(\w+)">.*?Max</button>'
    found = re.search(button, client.get(f"/table/{table}").text)
    assert found
    keep_away(other, first)
    assert not re.search(button, client.get(f"/table/{table}").text)
    assert client.post(f"/table/{table}/invite", player=found[1]).status_code == 400


def test_an_invitation_is_not_spent_by_somebody_who_is_blocked(client: Visitor, other: Visitor, third: Visitor) -> None:
    first = gather(client, "here", "link")
    other.post(f"/table/{first}/sit", name="Max")
    keep_away(client, first)
    table = gather(client, "here", "link", public="private")
    code = invitation(client, table)
    assert "keeps this table for others" in other.post(f"/invitation/{code}", name="Max").text
    assert third.post(f"/invitation/{code}", name="Zoé").status_code == 303
    assert client.site.table(table).names[1] == "Zoé"


def test_an_invitation_is_for_a_name_that_is_used_here(client: Visitor) -> None:
    table = gather(client, "here", "link")
    assert "This name is not used here." in client.post(f"/table/{table}/invite", name="connard").text
    assert "connard" not in client.get(f"/table/{table}").text


def keep_away(visitor: Visitor, table: str) -> None:
    """The other person at a table."""
    who = re.findall(r'name="who" value="(\w+)"', visitor.get(f"/table/{table}/order").text)[0]
    assert visitor.post(f"/table/{table}/order", deed="block", who=who).status_code == 303
