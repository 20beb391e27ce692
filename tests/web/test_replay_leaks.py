"""The routes of a replay give a chair of a running game the same bytes in all worlds that it cannot tell apart."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from contract.test_replay_secrets import two_worlds
from disguises import disguise_of
from web.site_kit import Visitor
from web.worlds import SECRETIVE, TOKEN

from tablee.engine import catalogue
from tablee.engine.match import AnyMatch
from tablee.lab.trials import Trial, setups
from tablee.table.live import LiveTable
from tablee.web.shown import Archive

TABLES = 2  # running ones of each game
LAST = re.compile(r'data-last="(\d+)"')


def replayed(client: Visitor, live: LiveTable, match: AnyMatch, layer: str) -> list[str]:
    """All that the routes tell of a table in the middle of a match: pages, differences, pictures, and what is refused."""
    live.match = match
    live._views.clear()
    assert client.site.app is not None
    client.site.app.state.archive = Archive()
    address = f"/table/{live.id}/replay"
    page = client.get(address, params={"layer": layer})
    assert page.status_code == 200
    told = [TOKEN.sub("", page.text)]
    last = int(LAST.search(page.text)[1])  # type: ignore[index]
    for step in range(last + 1):
        asked = {"layer": layer, "was": f"{max(step - 1, 0)}.0.", "now": f"{step}.0.", "seen": ""}
        told.append(client.get(f"{address}/step", params=asked).text)
        told.append(client.get(f"{address}/picture", params=asked).text)
    for other in ("all", "1"):
        assert client.get(address, params={"layer": other}).status_code == 403
    assert client.post(f"{address}/branch", step=0, layer=layer).status_code == 400
    assert client.get(f"/table/{live.id}/review").status_code == 403
    return told


@pytest.mark.parametrize("layer", ["public", "0"])
@pytest.mark.parametrize("name", SECRETIVE)
def test_the_routes_of_a_replay_leak_nothing(
    client: Visitor, monkeypatch: pytest.MonkeyPatch, name: str, layer: str
) -> None:
    monkeypatch.setattr("tablee.web.budget.Budgets.wait", lambda *_: 0.0)
    game = catalogue.find(name)
    chair = int(layer) if layer.isdecimal() else None
    compared = 0
    for setup in setups(game)[:TABLES]:
        trial = Trial(game, setup, 1, disguise_of(game))
        number, move = trial.looks(3)[1]
        one, other = two_worlds(trial, number, move.before, chair)
        live = client.site.table(client.open_table(name, ("here",) * one.seats))
        live.places = tuple(
            replace(place, player=place.player if place.seat == 0 else "somebody else") for place in live.places
        )
        assert replayed(client, live, one, layer) == replayed(client, live, other, layer), str(trial)
        compared += len(one.moves)
    assert compared
