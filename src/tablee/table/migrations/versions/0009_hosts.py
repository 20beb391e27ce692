"""The tables of a host that are going on are counted whenever another one is opened."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
GOING_ON = sa.text("ended IS NULL")


def upgrade() -> None:
    op.create_index("tables_by_host", "tables", ["host"], sqlite_where=GOING_ON, postgresql_where=GOING_ON)


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
