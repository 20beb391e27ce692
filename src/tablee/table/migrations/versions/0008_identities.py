"""Cookies of a player have generations, and a player may have a recovery code."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("players", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("recovery", sa.String(64)))
    op.create_index("players_by_recovery", "players", ["recovery"], unique=True)


def downgrade() -> None:
    op.drop_index("players_by_recovery")
    op.drop_column("players", "recovery")
    op.drop_column("players", "generation")
