"""Lessons on the site: scenes are played over a line of their own, what was passed is kept with the person."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from web.site_kit import Visitor, running

from tablee.engine import catalogue
from tablee.kit.lesson import lesson_of

SCENES = [scene.name for scene in getattr(lesson_of(catalogue.find("pueblo")), "scenes")]  # noqa: B009  # or none


def step_of(message: dict[str, object]) -> dict[str, object]:
    return {"seat": message["seat"], "step": message["step"]}


def passes(visitor: Visitor, scene: str, action: str) -> None:
    visitor.get("/learn/pueblo")
    with visitor.line(f"/learn/pueblo/live?scene={scene}") as wire:
        wire.send(t="do", **step_of(wire.next("view")), text=action)
        wire.next("ok", to="do")


def test_every_game_that_has_a_lesson_is_listed(client: Visitor) -> None:
    page = client.get("/learn").text
    assert all(f'href="/learn/{game.name}"' in page for game in catalogue.games() if lesson_of(game))


def test_a_wrong_try_is_answered_and_nothing_moves(client: Visitor) -> None:
    client.get("/learn/pueblo")
    with client.line("/learn/pueblo/live?scene=goal") as wire:
        first = wire.next("view")
        wire.send(t="do", **step_of(first), text="walk 2")
        answer = wire.next("no", to="do")
        assert "that costs you 3 points" in answer["text"]
        wire.send(t="do", **step_of(first), text="walk 3")  # still the same step
        wire.next("ok", to="do")


def test_what_the_rules_refuse_is_answered_with_the_rule(client: Visitor) -> None:
    client.get("/learn/pueblo")
    with client.line("/learn/pueblo/live?scene=goal") as wire:
        wire.send(t="do", **step_of(wire.next("view")), text="walk 7")
        refused = wire.next("no", to="do")
        assert refused["link"] == "/rules/pueblo#PUE-33"


def test_who_passes_a_scene_sees_it_and_has_nothing_more_to_do_there(client: Visitor) -> None:
    client.get("/learn/pueblo")
    with client.line("/learn/pueblo/live?scene=goal") as wire:
        wire.send(t="do", **step_of(wire.next("view")), text="walk 3")
        after = wire.next("view")
        assert "Not one red square in sight" in wire.page.shown["company"]
        assert 'href="/learn/pueblo?scene=levels"' in wire.page.shown["company"]
        assert "tree" not in after
        wire.send(t="do", **step_of(after), text="walk 3")
        assert wire.next("no")["code"] == "stale"


def test_a_lesson_is_resumed_where_it_was_left_even_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as visitor:
        assert 'data-live="/learn/pueblo/live?scene=goal"' in visitor.get("/learn/pueblo").text
        passes(visitor, "goal", "walk 3")
        passes(visitor, "levels", "walk 3")
        cookies = visitor.http.cookies
    with running(tmp_path) as site, site.visitor() as visitor:
        visitor.http.cookies = cookies
        assert 'data-live="/learn/pueblo/live?scene=hide"' in visitor.get("/learn/pueblo").text
        assert f"2 of {len(SCENES)} scenes" in visitor.get("/learn").text


def test_somebody_elses_lesson_is_their_own(client: Visitor, other: Visitor) -> None:
    passes(client, "goal", "walk 3")
    assert 'scene=goal"' in other.get("/learn/pueblo").text


def test_nothing_of_a_lesson_is_a_table(client: Visitor) -> None:
    passes(client, "goal", "walk 3")
    assert client.site.house.tables == []
    assert "/table/" not in client.get("/").text


def test_a_lesson_is_no_place_for_anything_else(client: Visitor) -> None:
    client.get("/learn/pueblo")
    with client.line("/learn/pueblo/live?scene=goal") as wire:
        for message in ({"t": "say", "text": "hello"}, {"t": "undo", "seat": 0, "step": 0}, {"t": "lift", "seat": 0}):
            wire.send(**message)
            assert wire.next("no")["code"] == "in-lesson"


def test_after_the_last_scene_comes_a_short_game_against_the_kindest_bot(client: Visitor) -> None:
    passes(client, SCENES[-1], "walk 3")
    answer = client.post("/learn/pueblo/play")
    table = client.site.table(answer.headers["location"].removeprefix("/table/"))
    lesson = lesson_of(catalogue.find("pueblo"))
    assert lesson is not None
    assert [place.level for place in table.places] == [None] + ["novice"] * (lesson.players - 1)


def test_what_is_not_taught_leads_nowhere(client: Visitor) -> None:
    assert client.get("/learn/chess").status_code == 404
    assert client.get("/learn/pueblo?scene=nothing").status_code == 404
    with client.line("/learn/pueblo/live?scene=nothing") as wire:
        assert wire.closed_with() == 4404


def test_a_summary_stands_on_a_page_and_one_touch_from_the_table(client: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "novice"))
    assert 'href="/learn/pueblo/card"' in client.get(f"/table/{table}").text
    page = client.get("/learn/pueblo/card").text
    assert "Fewest points win" not in page
    assert "Stay low: high squares are dear." in page
    assert page.count("<svg") > 10


def test_who_is_new_to_a_game_is_offered_its_lesson_until_they_decline(client: Visitor) -> None:
    assert 'href="/learn/gaudi"' in client.get("/").text
    table = client.open_table("gaudi", ("here", "novice"))
    page = f"/table/{table}"
    assert 'action="/learn/gaudi/decline"' in client.get(page).text
    home = client.get("/").text
    assert 'href="/learn/gaudi"' not in home, "they have sat down to it"
    assert 'href="/learn/agora"' in home
    assert client.post("/learn/gaudi/decline", next=page).headers["location"] == page
    assert 'action="/learn/gaudi/decline"' not in client.get(page).text
    assert (
        'action="/learn/agora/decline"'
        in client.get(f"/table/{client.open_table('agora', ('here', 'novice', 'novice'))}").text
    )


def test_who_has_begun_a_lesson_or_looks_on_is_offered_nothing(client: Visitor, other: Visitor) -> None:
    passes(client, "goal", "walk 3")
    table = client.open_table("pueblo", ("here", "novice"))
    assert "/decline" not in client.get(f"/table/{table}").text
    assert "/decline" not in other.get(f"/table/{table}").text


def explained(client: Visitor, table: str) -> str:
    """What the page of a table has to explain."""
    found = re.search(r'data-texts="([^"]*)"', client.get(f"/table/{table}").text)
    return unescape(found[1]) if found else ""


def test_what_is_asked_is_explained_once_in_the_first_games(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "novice"))
    assert '"walk": "Walk the chief' in explained(client, table)
    assert explained(other, table) == "", "who looks on is asked nothing"
    client.post("/learn/pueblo/guide", verb="walk")
    client.post("/learn/pueblo/guide", verb="nonsense")
    assert '"walk"' not in explained(client, table)
    assert '"set"' in explained(client, table)
    assert 'action="/learn/pueblo/decline"' in client.get(f"/table/{table}").text, "the lesson is still offered"
    tables = [client.open_table("pueblo", ("here", "novice")) for _ in range(3)]
    assert explained(client, tables[-1]) == "", "the fourth game is none of the first"


def test_explanations_are_switched_off_for_good_and_for_all_games(client: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "novice"))
    client.post("/learn/pueblo/guide", off="yes")
    assert explained(client, table) == ""
    assert explained(client, client.open_table("gaudi", ("here", "novice"))) == ""
