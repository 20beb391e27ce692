"""A player may say how they like the site."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("players", sa.Column("settings", sa.JSON))


def downgrade() -> None:
    op.drop_column("players", "settings")
