"""The log of a table holds entries; events are what a chair reads of them, and are never stored."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.rename_table("events", "entries")


def downgrade() -> None:
    op.rename_table("entries", "events")
