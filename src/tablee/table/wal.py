"""The write-ahead log of a SQLite file: kept short by the one connection that writes.

Older versions of SQLite can lose pages when two connections write or checkpoint at the same moment
(sqlite.org/wal.html#walresetbug). Here one connection does both: readers are opened read-only, and a read-only connection
never checkpoints.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

MENDED: Final = (3, 51, 3)
MENDED_TOO: Final = ((3, 44, 6), (3, 50, 7))  # older lines that got the same repair
QUIET: Final = 2.0  # seconds without a job after which the log is emptied
LONGEST: Final = 16 * 1024 * 1024  # bytes; a longer one is emptied even while others wait
PATIENCE: Final = 50  # milliseconds to wait for those who still read it


def has_fault(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this SQLite needs to have all writing and checkpointing done by one connection."""
    mended = any(version[:2] == line[:2] and version >= line for line in MENDED_TOO)
    return version < MENDED and not mended


class Shortener:
    """Empties the log between the jobs of the writer, in its thread and by its connection."""

    def __init__(self, connection: sqlite3.Connection, longest: int = LONGEST) -> None:
        path = connection.execute("PRAGMA database_list").fetchone()[2]
        self._connection = connection
        self._log = Path(f"{path}-wal") if path else None
        self._longest = self._limit = longest

    @property
    def length(self) -> int:
        """Bytes."""
        try:
            return self._log.stat().st_size if self._log else 0
        except OSError:
            return 0

    def after_commit(self) -> None:
        """Where somebody reads on for long, the next try comes when it has grown as much again."""
        length = self.length
        if length > self._limit:
            self._limit = self._longest if self.shorten() else length + self._longest

    def shorten(self) -> bool:
        """Put everything into the file itself and empty the log; False while somebody still reads it, or the disk fails."""
        busy = True
        if self.length:
            waiting = self._connection.execute("PRAGMA busy_timeout").fetchone()[0]
            self._connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
            with suppress(sqlite3.Error):
                busy = bool(self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
            self._connection.execute(f"PRAGMA busy_timeout={waiting}")
        return not busy
