"""The devices on which a player is known, and a code by which another one joins them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("devices_by_player", "devices", ["player"])
    op.add_column("players", sa.Column("handover", sa.String(64)))
    op.add_column("players", sa.Column("handover_until", sa.Float))
    op.create_index("players_by_handover", "players", ["handover"], unique=True)


def downgrade() -> None:
    op.drop_index("players_by_handover", "players")
    op.drop_column("players", "handover_until")
    op.drop_column("players", "handover")
    op.drop_table("devices")
