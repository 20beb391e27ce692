"""A table as its logs tell it: laid before the first action, or played to the last one."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from tablee.engine import catalogue
from tablee.engine.values import Mistake, Said
from tablee.table.deal import begun
from tablee.table.live import LiveTable
from tablee.table.lived import Lived
from tablee.table.times import Times
from tablee.table.values import Denied, Entry, Header, Mark, Place

log = logging.getLogger(__name__)


def seated(
    header: Header,
    places: tuple[Place, ...],
    entries: list[Entry],
    said: list[Said],
    length: int = 0,
    marks: Sequence[Mark] = (),
    lived: Lived | None = None,
) -> LiveTable:
    """A table as its log of at least that length tells it. Raises `Denied` when this server has not the game it was played
    by, when the log does not hold together, and when the table was closed before the end of its game."""
    try:
        table = laid(header, places, said, lived)
    except Denied:
        raise
    except Exception as problem:
        raise damaged(header, "deal", 0) from problem
    for one in in_order(entries, marks):
        try:
            table.read(one) if isinstance(one, Mark) else table.apply(one)
        except Denied:
            raise
        except Exception as problem:
            raise damaged(header, "illegal", one.seq) from problem
    check_whole(table, length)
    return table


def in_order(entries: Sequence[Entry], marks: Sequence[Mark]) -> list[Entry | Mark]:
    """Both logs as one: each mark before the entry that it came before."""
    both: list[Entry | Mark] = [*marks, *entries]
    return sorted(both, key=lambda one: one.seq)


def laid(header: Header, places: tuple[Place, ...], said: list[Said], lived: Lived | None = None) -> LiveTable:
    """A table before the first entry. Raises `Denied` for a game this server has not, `Mistake` where nothing is dealt."""
    try:
        game = catalogue.find(header.game)
    except Mistake:
        raise Denied("other-rules", game=header.game, rules=header.rules) from None
    if not game.replays(header.rules):
        raise Denied("other-rules", game=header.game, rules=header.rules)
    if [place.seat for place in places] != list(range(len(places))):
        raise Denied("damaged", what="deal", entry=0)
    match = begun(game, header, places)
    if match.seats != len(places):
        raise Denied("damaged", what="deal", entry=0)
    return LiveTable(header, places, match, said=said, times=Times(header.clock, lived or Lived()))


def check_whole(table: LiveTable, length: int) -> None:
    """Raises `Denied` when the last entries are missing, or when there will be no more before the end of the game."""
    if table.seq < length:
        raise Denied("damaged", what="cut", entry=table.seq)
    if table.header.ended is not None and not table.over:
        raise Denied("closed")


def damaged(header: Header, what: str, entry: int) -> Denied:
    log.exception("table %s cannot be loaded: %s at entry %s", header.id, what, entry)
    return Denied("damaged", what=what, entry=entry)
