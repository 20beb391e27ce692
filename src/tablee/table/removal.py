"""How a table leaves the database: nothing of it stays."""

from __future__ import annotations

from typing import Final

from tablee.table.base import Desk

TAKE_AWAY: Final = (
    "DELETE FROM findings WHERE table_id = :table",
    "DELETE FROM reviews WHERE table_id = :table",
    "DELETE FROM reports WHERE table_id = :table",
    "DELETE FROM gallery WHERE table_id = :table",
    "DELETE FROM chat WHERE table_id = :table",
    "DELETE FROM marks WHERE table_id = :table",
    "DELETE FROM entries WHERE table_id = :table",
    "DELETE FROM results WHERE table_id = :table",
    "DELETE FROM logs WHERE table_id = :table",
    "DELETE FROM seats WHERE table_id = :table",
    "DELETE FROM opinions WHERE table_id = :table",
    "DELETE FROM invitations WHERE table_id = :table",
    "UPDATE tables SET rematch = NULL WHERE rematch = :table",
    "DELETE FROM tables WHERE id = :table",
)


def remove(desk: Desk, table: str) -> None:
    for statement in TAKE_AWAY:
        desk.change(statement, {"table": table})
