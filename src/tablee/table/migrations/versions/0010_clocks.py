"""Clocks, and a log beside the log: who leaves, who plays for whom, what all are asked; when the site was not there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("entries", sa.Column("lag", sa.Float))
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("since", sa.Float, primary_key=True, autoincrement=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("pauses", "life", "marks"):
        op.drop_table(table)
    op.drop_column("entries", "lag")
    op.drop_column("tables", "clock")
