"""Pictures in pixels show what the page beside them shows to whoever asks, and nothing more."""

from __future__ import annotations

import re

import pytest
from web.site_kit import Visitor
from web.test_my_tables import do, opened, play_out

from tablee.kit.pixels import opened as image_of


def test_a_list_has_a_picture_of_every_game(client: Visitor, other: Visitor) -> None:
    table = opened(client, "Duel", "here", "link")
    assert client.get(f"/table/{table}/thumb").status_code == 400  # nothing is dealt yet
    other.post(f"/table/{table}/sit")
    do(client, table, 0, "set coloured NE d4")
    small = client.get(f"/table/{table}/thumb")
    assert small.headers["content-type"] == "image/webp"
    assert max(image_of(small.content).size) <= 288
    app = client.site.app
    assert app is not None
    drawn = app.state.studio.drawn
    assert client.get(f"/table/{table}/thumb").content == small.content
    assert app.state.studio.drawn == drawn  # it was kept


def test_a_position_and_a_stretch_are_taken_along(client: Visitor) -> None:
    table = opened(client, "Both", "here", "here")
    do(client, table, 0, "set coloured NE d4")
    at = f"/table/{table}/replay"
    assert client.get(f"{at}/picture.png", params={"now": "1.0."}).content.startswith(b"\x89PNG")
    film = client.get(f"{at}/film.gif", params={"begin": 0, "end": 1})
    assert film.content.startswith(b"GIF89a")
    assert 'filename="pueblo-0-1.gif"' in film.headers["content-disposition"]
    assert client.get(f"{at}/picture.png", params={"now": "nonsense"}).status_code == 400


@pytest.mark.parametrize("what", ["thumb", "card.png", "replay/picture.png?now=0.0.", "replay/film.gif"])
def test_a_private_table_stays_private(client: Visitor, other: Visitor, what: str) -> None:
    table = opened(client, "Ours", "here", "here", public="private")
    do(client, table, 0, "set coloured NE d4")
    assert other.get(f"/table/{table}/{what}").status_code == 403


def test_a_card_is_of_public_games_alone(client: Visitor, other: Visitor) -> None:
    quiet, loud = opened(client, "Quiet", "here", "here"), opened(client, "Loud", "here", "here", public="on")
    assert other.get(f"/table/{quiet}/card.png").status_code == 403
    card = other.get(f"/table/{loud}/card.png")
    assert image_of(card.content).size == (1200, 630)


@pytest.mark.parametrize("what", ["thumb", "card.png"])
def test_who_looks_on_late_gets_late_pictures(client: Visitor, other: Visitor, what: str) -> None:
    table = opened(client, "Late", "here", "here", public="on", delay="3")
    before = other.get(f"/table/{table}/{what}").content
    do(client, table, 0, "set coloured NE d4")
    assert other.get(f"/table/{table}/{what}").content == before
    play = client.site.table(table)
    assert play.seq == 1


def test_a_layer_that_is_closed_is_not_drawn(client: Visitor, other: Visitor) -> None:
    table = opened(client, "Secret", "here", "link", game="balconia")
    other.post(f"/table/{table}/sit")
    with Visitor(client.site, "en") as stranger:
        for layer in ("all", "0", "1"):
            for what in ("film.gif?", "picture.png?now=0.0.&"):
                assert stranger.get(f"/table/{table}/replay/{what}layer={layer}").status_code == 403


def test_statistics_of_a_finished_game(client: Visitor, other: Visitor) -> None:
    assert "None of your games counts yet" in client.get("/me/statistics").text
    other.post("/me", name="Max")
    table = opened(client, "Duel", "here", "link")
    other.post(f"/table/{table}/sit")
    play_out(client, other, table)
    page = client.get("/me/statistics").text
    assert "Pueblo" in page
    assert ">Max</a>" in page
    assert "Fewest points" in page  # where they win
    french = client.get("/me/statistics", headers={"accept-language": "fr"}).text
    assert re.search(r"Points en moyenne</dt><dd class=\"figure\">\d+,\d<", french)


def test_only_a_finished_public_game_stands_in_frames(client: Visitor, other: Visitor) -> None:
    table = opened(client, "Loud", "here", "link", public="on")
    other.post(f"/table/{table}/sit")
    assert other.get(f"/table/{table}/embed").status_code == 403
    play_out(client, other, table)
    framed = other.get(f"/table/{table}/embed?step=3")
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    page = other.get(f"/table/{table}/replay")
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert f"/table/{table}/card.png" in page.text
    quiet = opened(client, "Quiet", "here", "link")
    other.post(f"/table/{quiet}/sit")
    play_out(client, other, quiet)
    refused = client.get(f"/table/{quiet}/embed")
    assert refused.status_code == 403
    assert "frame-ancestors 'none'" in refused.headers["content-security-policy"]
    assert "og:image" not in client.get(f"/table/{quiet}/replay").text
