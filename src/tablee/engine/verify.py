"""Whether a finished game is what its record says: commit and reveal.

The table published a digest of its key when it opened (the commitment) and the key when it ended (the reveal), so anybody
can deal the game again and see that deal, actions and result belong together. Whether the key was fixed before the seeds of
the players were known, only they can tell who saw the commitment, or the seal, while they played (`engine.fair`).
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tablee.engine.fair import committed, seal_of
from tablee.engine.match import AnyMatch, Match, beginning
from tablee.engine.record import BadRecord, Record


def verify(record: Record | str | Path, key: str = "", commitment: str = "", seal: str = "") -> AnyMatch:
    """Replay a finished game, given as a record or a file, and check it against its key, and against what its table
    published while it was played, as far as that is given. The match at its end.

    Raises `BadRecord` where anything does not fit.
    """
    if not isinstance(record, Record):
        record = Record.load(record)
    if record.result is None:
        raise BadRecord("engine.record-running")
    if begins_from_position(record):
        return replayed(record, commitment or seal or key)
    key = key or record.key
    if not key:
        raise BadRecord("engine.record-keyless")
    if committed(replace(record, key=key)) != record.commitment:
        raise BadRecord("engine.record-commitment")
    if commitment and commitment != record.commitment:
        raise BadRecord("engine.record-other-table", given=commitment)
    if seal and not (record.table and seal == seal_of(record)):
        raise BadRecord("engine.record-other-seal", given=seal)
    opened = replace(record, key=key)
    start = beginning(opened)
    if record.start and start.game.position(start.start) != record.start:
        raise BadRecord("engine.record-start")
    return played_out(opened)


def begins_from_position(record: Record) -> bool:
    """Whether nothing was dealt that a key could prove."""
    return bool(record.start) and not (record.key or record.commitment)


def replayed(record: Record, given: str) -> AnyMatch:
    """The match of a record without a deal; whoever expects one has another table in mind."""
    if given:
        raise BadRecord("engine.record-other-table", given=given)
    return played_out(record)


def played_out(record: Record) -> AnyMatch:
    match = Match.from_record(record)
    if not match.over:
        raise BadRecord("engine.record-unfinished", actions=len(record.lines))
    if match.standing != record.result:
        raise BadRecord("engine.record-result", found=str(match.standing), told=str(record.result))
    return match
