"""Ways to a player's tables, to those that wait for players, and to those that are not over."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

INDEXES = (
    ("seats_by_player", "seats", "player", None),
    ("seats_that_are_open", "seats", "table_id", "player IS NULL AND level IS NULL"),
    ("tables_going_on", "tables", "id", "ended IS NULL"),
    ("tables_open_to_all", "tables", "created", "public AND ended IS NULL"),
)


def upgrade() -> None:
    for name, table, column, only in INDEXES:
        where = sa.text(only) if only else None
        op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name, table, _, _ in INDEXES:
        op.drop_index(name, table)
