"""Tables in the middle of a game, and other worlds that a chair could not tell from theirs."""

from __future__ import annotations

import re

from disguises import disguise_of
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.engine.state import State
from tablee.engine.values import Seat
from tablee.table.live import DO, LiveTable

SECRETIVE = [game.name for game in catalogue.games() if game.secrets]
TOKEN = re.compile(r'name="_csrf_token" value="[^"]+"')
WORLDS = 6  # that look alike


def played(client: Visitor, name: str, moves: int) -> LiveTable:
    """A table of people who all use one device, in the middle of its game."""
    seats = max(2, catalogue.find(name).seats[0])
    return moved(client.site.table(client.open_table(name, ("here",) * seats)), moves)


def moved(live: LiveTable, moves: int) -> LiveTable:
    """After so many actions, in the server's memory alone."""
    name = live.game.name
    rng = seeded(name, moves)
    for _ in range(moves):
        if live.acting():
            seat = live.acting()[0]
            text = live.game.write(live.game.decode(live.state.draw(seat, rng)))
            live.apply(live.entry(seat, DO, text, 0.0))
    return live


def twins(live: LiveTable, chair: Seat | None = None) -> list[State]:
    """The truth, and worlds of which a chair could not tell it."""
    disguise = disguise_of(live.game)
    assert disguise
    rng = seeded("twins", live.id)
    return [live.state, *(disguise(live.state, chair, rng) for _ in range(WORLDS))]


def put(live: LiveTable, state: State) -> None:
    live.match.state = state
    live._views.clear()
