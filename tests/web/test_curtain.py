"""A device that several people share: nothing of a seat's own view leaves the server before that person takes it up."""

from __future__ import annotations

import json

import pytest
from web.site_kit import Visitor
from web.worlds import SECRETIVE, TOKEN, played, put, twins

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.kit.picture import Lens


def told_before_lifting(client: Visitor, table: str) -> str:
    """All that a browser gets, whatever it asks, while the curtain is down."""
    page = TOKEN.sub("", client.get(f"/table/{table}").text)
    with client.wire(table) as wire:
        told = [wire.next("view")]
        assert told[0]["seat"] is None
        wire.send(t="why", draft=[])
        told.append(wire.next("why"))
    return page + json.dumps(told)


def told_after_lifting(client: Visitor, table: str, seat: int) -> str:
    with client.wire(table) as wire:
        wire.next("view")
        wire.send(t="lift", seat=seat)
        view = wire.next("view", seat=seat)
    return json.dumps(view)


@pytest.mark.parametrize("moves", [0, 9])
@pytest.mark.parametrize("name", SECRETIVE)
def test_before_the_curtain_is_lifted_all_worlds_look_alike(client: Visitor, name: str, moves: int) -> None:
    live = played(client, name, moves)
    before, after = set(), set()
    for state in twins(live):
        put(live, state)
        before.add(told_before_lifting(client, live.id))
        after.add(told_after_lifting(client, live.id, live.acting()[0]))
    assert len(before) == 1
    if moves:
        assert len(after) > 1, "these worlds differ for who lifts it"


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_page_loaded_again_has_its_curtain_down(client: Visitor, name: str) -> None:
    live = played(client, name, 5)
    former = told_before_lifting(client, live.id)
    with client.wire(live.id) as wire:
        seat = live.acting()[0]
        wire.send(t="lift", seat=seat)
        wire.next("view", seat=seat)
        assert told_before_lifting(client, live.id) == former, "in another window, or after a reload"


def test_nobody_lifts_the_curtain_of_a_seat_of_somebody_else(client: Visitor, other: Visitor) -> None:
    table = client.open_table("agora", ("here", "here", "link"))
    other.post(f"/table/{table}/sit", name="Bea")
    with client.wire(table) as wire:
        wire.send(t="lift", seat=2)
        assert wire.next("no")["code"] == "not-your-seat"


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_page_has_the_same_panels_whoever_takes_the_device(game: AnyGame) -> None:
    """It comes as a spectator's, and keeps the frames it came with."""
    state, rng = game.open(game.seats[-1], {}, seeded("panels")), seeded("panels", 2)
    for _ in range(30):
        named = {tuple(panel.name for panel in game.face.board(game.view(state, chair), Lens()).panels)
                 for chair in (None, *range(game.seats[-1]))}  # fmt: skip
        assert len(named) == 1
        if not state.acting():
            return
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, rng))
