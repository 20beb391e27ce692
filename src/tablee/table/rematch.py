"""The table that follows a finished one."""

from __future__ import annotations

import secrets
from collections.abc import Container
from dataclasses import replace

from tablee.engine.fair import PLACED, SEEDED
from tablee.engine.luck import KEY_BYTES
from tablee.table.address import new_id
from tablee.table.live import LiveTable
from tablee.table.values import Header, Place


def following(table: LiveTable, player: str, now: float, blocked: Container[str]) -> tuple[Header, tuple[Place, ...]]:
    """The same people, one seat further round, but those whom the one who asks for it has blocked: their seats are free.
    That one is the host; where others play as well, it waits until they have agreed. What began from a position begins
    there again, with everybody on the same seat."""
    again = table.header.start is not None
    round_ = (place.moved((place.seat + (not again)) % table.seats) for place in table.places)
    welcome = (place.left() if place.player in blocked else place for place in round_)
    moved = sorted(welcome, key=lambda place: place.seat)
    header = replace(
        table.header,
        id=new_id(),
        options=dict(table.header.options if again else table.game.rematch_options(table.header.options, table.state)),
        host=player,
        key=secrets.token_bytes(KEY_BYTES),
        created=now,
        ended=None,
        rematch=None,
        luck=PLACED if again else SEEDED,
        gathering=any(place.is_open or place.player not in (None, player) for place in moved),
        least=None,
        fill_at=None,
    )
    return header, tuple(replace(place, agreed=place.player == player) for place in moved)
