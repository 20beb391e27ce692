"""What came of every game for each person who played it, so that lists and statistics read rows and play nothing again.

Filled from what stands beside the logs; of games that ended before that was kept, only that they are over is known.
"""

import json
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

OVER = """SELECT tables.id, tables.game, tables.created, tables.ended, tables.origin, logs.glance FROM tables
    LEFT JOIN logs ON logs.table_id = tables.id WHERE tables.ended IS NOT NULL AND tables.id > :after
    ORDER BY tables.id LIMIT 500"""
SEATS = "SELECT seat, player, name FROM seats WHERE table_id = :table ORDER BY seat"
ENTRIES = "SELECT seat, kind, at FROM entries WHERE table_id = :table ORDER BY seq"


AT_PLAY = sa.text("NOT done")
DONE = "UPDATE seats SET done = TRUE WHERE table_id IN (SELECT id FROM tables WHERE ended IS NOT NULL)"


def upgrade() -> None:
    op.add_column("seats", sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(DONE)
    op.create_index("seats_at_play", "seats", ["player"], sqlite_where=AT_PLAY, postgresql_where=AT_PLAY)
    results = op.create_table(
        "results",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("took", sa.Float, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", "ended", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_table", "results", ["table_id"])
    bind, last = op.get_bind(), ""
    while some := bind.execute(sa.text(OVER), {"after": last}).all():
        for table in some:
            if rows := list(rows_of(bind, *table)):
                bind.execute(results.insert(), rows)
        last = some[-1][0]


def downgrade() -> None:
    op.drop_table("results")
    op.drop_index("seats_at_play", "seats")
    op.drop_column("seats", "done")


def rows_of(
    bind: Any, table: str, game: str, created: float, ended: float, origin: str | None, glance: str | None
) -> Iterable[dict[str, Any]]:
    seats = bind.execute(sa.text(SEATS), {"table": table}).all()
    entries = bind.execute(sa.text(ENTRIES), {"table": table}).all()
    points, places = told(glance, len(seats))
    began = entries[0][2] if entries else created
    for player in {player for _, player, _ in seats if player}:
        own = [seat for seat, who, _ in seats if who == player]
        yield {
            "player": player, "ended": ended, "table_id": table, "game": game, "seat": own[0], "place": places[own[0]],
            "points": points[own[0]], "seats": len(seats), "length": length_of(entries), "took": max(0.0, ended - began),
            "people": "\n".join(folded(name) for seat, _, name in seats if seat != own[0]),
            "counts": len(own) == 1 and places[own[0]] is not None and origin is None,
        }  # fmt: skip


def told(glance: str | None, seats: int) -> tuple[list[int | None], list[int | None]]:
    """Points and places, where they are known."""
    nothing: list[int | None] = [None] * seats
    try:
        facts = json.loads(glance or "{}")
        points, places = facts.get("points", nothing), facts.get("ranks", nothing)
    except (ValueError, AttributeError):
        return nothing, nothing
    if not (len(points) == len(places) == seats):
        return nothing, nothing
    return points, places


def length_of(entries: Sequence[Any]) -> int:
    """How many actions stand."""
    standing: list[int] = []
    for seat, kind, _ in entries:
        mine = [at for at, one in enumerate(standing) if one == seat]
        if kind == "do":
            standing.append(seat)
        elif kind == "undo" and mine:
            del standing[mine[-1]]
        elif kind == "rewind" and mine:
            del standing[mine[-1] :]
    return len(standing)


def folded(name: str) -> str:
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
