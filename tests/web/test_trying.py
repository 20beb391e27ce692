"""Examples of the rules, to be tried on a board of one's own."""

from __future__ import annotations

import pytest
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.kit.examples import Example, examples_of
from tablee.web.trying import trying

EXAMPLES = [
    pytest.param(game, one, id=f"{game.name}-{one.name}") for game in catalogue.games() for one in examples_of(game)
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_person_is_asked_until_bots_have_nothing_to_answer(game: AnyGame, example: Example) -> None:
    one = trying(game, example.name, "me", "Ada")
    assert one is not None
    assert one.seat in one.table.acting()
    for _ in range(3):
        if one.table.over:
            break
        legal = one.table.match.legal(one.seat)
        one.do(one.seat, one.foresee(one.seat, game.write(legal[0])))
        one.answered()
    assert one.table.over or one.seat in one.table.acting()


def test_an_example_is_tried_over_its_own_line(client: Visitor) -> None:
    assert "Start over" in client.get("/rules/pueblo/try/along").text
    with client.line("/rules/pueblo/try/along/live?") as wire:
        first = wire.next("view")
        wire.send(t="do", seat=first["seat"], step=first["step"], text="walk 7")
        assert wire.next("no", to="do")["link"] == "/rules/pueblo#PUE-33"
        wire.send(t="do", seat=first["seat"], step=first["step"], text="walk 2")
        wire.next("ok", to="do")
        assert wire.next("view")["seat"] == first["seat"]  # the bots have answered


def test_what_is_no_example_cannot_be_tried(client: Visitor) -> None:
    assert client.get("/rules/pueblo/try/nothing").status_code == 404
    with client.line("/rules/pueblo/try/nothing/live?") as wire:
        assert wire.closed_with() == 4404
