"""Writing down who sits where, before a game and, under another name, during it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from tablee.table.base import Desk, Job, Taken
from tablee.table.values import Header, Place

HEAD = """UPDATE tables SET options = :options, host = :host, gathering = :gathering, least = :least, fill_at = :fill_at
    WHERE id = :id AND host = :was_host AND gathering = :was_gathering AND ended IS NULL"""
SEAT = """UPDATE seats SET player = :player, level = :level, name = :name, seed = :seed, agreed = :agreed, dealt = :dealt
    WHERE table_id = :table_id AND seat = :seat AND name = :was_name
    AND COALESCE(player, '') = :was_player AND COALESCE(level, '') = :was_level"""
NO_SEAT = "DELETE FROM seats WHERE table_id = :table_id AND seat >= :seats"


def rearranging(before: Header, after: Header, was: Sequence[Place], places: Sequence[Place]) -> Job[None]:
    """Other people on the seats, fewer seats, another host. Raises `Taken` where the table is not as it was any more."""

    def job(desk: Desk) -> None:
        facts = asdict(after) | {"options": json.dumps(after.options)}
        if not desk.change(HEAD, facts | {"was_host": before.host, "was_gathering": before.gathering}):
            raise Taken("somebody else has changed the table")
        for old, new in zip(was, places, strict=False):
            if old != new and not desk.change(SEAT, seat_facts(before.id, old, new)):
                raise Taken("somebody else has changed the table")
        if len(places) < len(was):
            desk.change(NO_SEAT, {"table_id": before.id, "seats": len(places)})

    return job


def seat_facts(table_id: str, old: Place, new: Place) -> dict[str, object]:
    was = {"was_name": old.name, "was_player": old.player or "", "was_level": old.level or ""}
    return asdict(new) | was | {"table_id": table_id}
