"""What helps at the keyboard: the sheet of keys, the line, and what the words mean that may be typed."""

from __future__ import annotations

import pytest
from web.site_kit import Visitor

from tablee.engine import catalogue

GAMES = [game.name for game in catalogue.games()]


@pytest.mark.parametrize(("lang", "title"), [("en", "Type your move"), ("fr", "Taper votre coup")])
def test_the_aids_speak_the_language_of_the_page(client: Visitor, lang: str, title: str) -> None:
    with client.site.visitor(lang) as visitor:
        assert title in visitor.get("/aids/line").text
        assert visitor.get("/aids/keys").text.startswith("<dialog")
        assert visitor.get("/aids/nothing").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_may_be_typed_is_explained(client: Visitor, game: str) -> None:
    table = client.open_table(game, ("here", *("novice",) * (catalogue.find(game).seats[0] - 1)))
    with client.wire(table) as wire:
        view = wire.next("view")
        while not view.get("tree"):
            view = wire.next("view")
        wire.send(t="words")
        told = wire.next("words")
        assert told["verbs"].keys() == view["order"].keys()
        for verb, order in view["order"].items():
            assert set(order) <= told["slots"].keys()
            first = view["tree"].get(verb)
            assert not first or set(first) <= told["places"][order[0]].keys()
        assert all(told["verbs"].values())


def test_words_are_told_to_who_is_to_act_and_nobody_else(client: Visitor, other: Visitor) -> None:
    table = client.open_table("pueblo", ("here", "link"))
    for visitor in (client, other):
        with visitor.wire(table) as wire:
            wire.send(t="words")
            assert wire.next("words") == {"t": "words", "verbs": {}, "slots": {}, "places": {}}
