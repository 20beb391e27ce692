"""Every entry has a digest that covers the one before it, and every log a length, so that a changed log shows.

What was written before has none and is read as it is. A table that follows another one is found when it goes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
FOLLOWED = sa.text("rematch IS NOT NULL")


def upgrade() -> None:
    op.add_column("entries", sa.Column("digest", sa.String(32)))
    op.create_table(
        "logs",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_rematch", "tables", ["rematch"], sqlite_where=FOLLOWED, postgresql_where=FOLLOWED)


def downgrade() -> None:
    op.drop_index("tables_by_rematch", "tables")
    op.drop_table("logs")
    op.drop_column("entries", "digest")
