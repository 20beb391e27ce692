"""A table as it was some moves ago: all that those who only look on see of it, where the host has chosen so."""

from __future__ import annotations

from dataclasses import replace

from tablee.table.clock import Clock
from tablee.table.live import LiveTable
from tablee.table.loading import laid


def seen_by(table: LiveTable, player: str | None) -> LiveTable:
    """The table itself for who sits there, and for everybody when it is over or shows what happens at once; otherwise an
    earlier one, without clocks. What players say stays with them until the end: it may be about what is not seen yet."""
    if not table.header.delay or table.over or table.waiting or table.seats_of(player):
        return table
    past = table.past
    if past is None or past.header.hushed != table.header.hushed:
        past = table.past = laid(replace(table.header, clock=Clock()), table.places, [])
        past.late = True
    for entry in table.log[past.seq : max(0, table.seq - table.header.delay)]:
        past.apply(entry)
    past.places, past.away, past.watchers, past.gallery = table.places, table.away, table.watchers, table.gallery
    return past
