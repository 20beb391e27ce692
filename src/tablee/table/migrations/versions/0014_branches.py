"""Tables that begin from a moment of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text))
    op.add_column("tables", sa.Column("origin", sa.String(200)))


def downgrade() -> None:
    op.drop_column("tables", "origin")
    op.drop_column("tables", "start")
