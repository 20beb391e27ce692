"""One moment of a recorded game, looked at in a process that is told nothing but the record."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.match import AnyMatch
from tablee.engine.record import read_record
from tablee.review.analysis import SEED, finding, finished
from tablee.review.judging import Judge, find_budget
from tablee.review.ledger import Finding


def look(record: str, budget: str, number: int) -> Finding:
    """What is found after so many moves. Raises `Mistake` for what cannot be reviewed."""
    match = played(record)
    return finding(match, Judge(match.game, find_budget(budget), SEED), number)


@lru_cache(maxsize=2)
def played(record: str) -> AnyMatch:
    """Moments of one game are asked for one after another."""
    return finished(read_record(record))
