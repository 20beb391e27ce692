"""What people have learned of the games."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "learning",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("topic", sa.String(48), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "topic"),
    )


def downgrade() -> None:
    op.drop_table("learning")
