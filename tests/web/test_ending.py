"""When a game is over: one sentence with who won and one's own place, and what can be done next."""

from __future__ import annotations

import re

import pytest
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.kit.people import named
from tablee.kit.words import voice
from tablee.web.ending import result, step
from tablee.web.texts import FOLDER

NAMES = ("Ada", "Bo", "Cleo", "Dan")


@pytest.mark.parametrize(
    ("points", "ranks", "own", "english", "french"),
    [
        ((12, 9), (1, 2), 1, "Ada wins with 12 points; you are second with 9.",
         "Ada gagne avec 12 points ; vous êtes deuxième avec 9."),
        ((12, 9), (1, 2), 0, "You win with 12 points; Bo is second with 9.",
         "Vous gagnez avec 12 points ; Bo est deuxième avec 9."),
        ((1, 0), (1, 2), None, "Ada wins with 1 point; Bo is second with 0.",
         "Ada gagne avec 1 point ; Bo est deuxième avec 0."),
        ((5, 5), (1, 1), 0, "You share the victory with Bo, 5 points each.",
         "Vous partagez la victoire avec Bo, 5 points chacun."),
        ((5, 5), (1, 1), None, "Ada and Bo share the victory with 5 points.",
         "Ada et Bo se partagent la victoire avec 5 points."),
        ((7, 5, 5, 1), (1, 2, 2, 4), 2, "Ada wins with 7 points; you share second place with Bo, 5 each.",
         "Ada gagne avec 7 points ; vous partagez la deuxième place avec Bo, 5 chacun."),
        ((7, 5, 5, 1), (1, 2, 2, 4), 0, "You win with 7 points; Bo and Cleo share second place with 5.",
         "Vous gagnez avec 7 points ; Bo et Cleo se partagent la deuxième place avec 5."),
        ((7, 5, 5, 1), (1, 2, 2, 4), 3, "Ada wins with 7 points; you are fourth with 1.",
         "Ada gagne avec 7 points ; vous êtes quatrième avec 1."),
    ],
)  # fmt: skip
def test_the_result_in_one_sentence(
    points: tuple[int, ...], ranks: tuple[int, ...], own: int | None, english: str, french: str
) -> None:
    for lang, said in (("en", english), ("fr", french)):
        site = voice(FOLDER, lang)
        assert named(result(site, site, points, ranks, own), NAMES) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ada wins with 1 pawn in bars; you are second with 0."),
     ("fr", "Ada gagne avec 1 pion dans les bars ; vous êtes deuxième avec 0.")],
)  # fmt: skip
def test_what_barracuda_counts_are_pawns(lang: str, said: str) -> None:
    barracuda = catalogue.find("barracuda")
    assert named(result(voice(FOLDER, lang), voice(barracuda.folder, lang), (1, 0), (1, 2), 1), NAMES) == said


def test_a_step_says_the_points_so_far() -> None:
    assert named(step(voice(FOLDER, "en"), "One.", (3, None, 4)), NAMES) == "One. So far: Ada 3 and Cleo 4."
    assert step(voice(FOLDER, "en"), "One.", (None, None)) == "One."


def played_out(host: Visitor, friend: Visitor) -> str:
    """A game of Pueblo between two people, to its end."""
    table_id = host.open_table(chairs=("here", "link"))
    friend.post(f"/table/{table_id}/sit", name="Zoé")
    table, rng = host.site.table(table_id), seeded("ending")
    with host.wire(table_id) as one, friend.wire(table_id) as other:
        while not table.over:
            seat = table.acting()[0]
            text = table.game.write(table.game.decode(table.state.draw(seat, rng)))
            (one, other)[seat].send(t="do", seat=seat, step=table.step(seat), text=text)
            (one, other)[seat].next("ok")
    return table_id


def prompt(page: str) -> str:
    found = re.search(r'id="prompt"[^>]*>(.*?)</p>', page)
    assert found
    return re.sub(r"<[^>]+>", "", found[1])


def test_the_end_says_my_place_and_a_rematch_is_offered_at_once(client: Visitor) -> None:
    with client.site.visitor() as friend, client.site.visitor() as stranger:
        table_id = played_out(client, friend)
        table = client.site.table(table_id)
        first = (table.view(None).ranks or ()).index(1)
        winner, loser = (client, friend)[first], (client, friend)[1 - first]
        assert prompt(winner.get(f"/table/{table_id}").text).startswith("You win with ")
        assert re.match(r".+ wins with \d+ points; you are second with \d+\.", prompt(loser.get(f"/table/{table_id}").text))
        assert "you" not in prompt(stranger.get(f"/table/{table_id}").text).lower()
        page = friend.get(f"/table/{table_id}").text
        assert 'href="/new?game=pueblo"' in page
        assert f'action="/table/{table_id}/rematch"' in page
        with friend.wire(table_id) as wire:
            wire.next("view")
            follower = client.post(f"/table/{table_id}/rematch").headers["location"]
            news = str(wire.next("view"))
        assert "would like a rematch." in news
        assert follower in news
        assert "Accept the rematch" in news
        assert prompt(friend.get(f"/table/{table_id}").text).startswith(f"{table.names[0]} would like a rematch. ")
        mine = client.get(f"/table/{table_id}").text
        assert "would like" not in prompt(mine)
        assert f'href="{follower}"' in mine
