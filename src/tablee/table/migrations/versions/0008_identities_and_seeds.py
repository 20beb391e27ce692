"""Cookies of a player have generations, a player may have a recovery code, and seats add seeds to the luck of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("players", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("recovery", sa.String(64)))
    op.add_column("tables", sa.Column("luck", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("seed", sa.String(64)))
    op.create_index("players_by_recovery", "players", ["recovery"], unique=True)


def downgrade() -> None:
    op.drop_index("players_by_recovery")
    op.drop_column("seats", "seed")
    op.drop_column("tables", "luck")
    op.drop_column("players", "recovery")
    op.drop_column("players", "generation")
