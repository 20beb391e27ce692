"""Tables gather people before their game, are private, fill up with bots; people are invited and have opinions of tables; a
log tells at a glance how its game stands."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
WAITING_TO_FILL = sa.text("fill_at IS NOT NULL")
HAS_ROOM = """UPDATE tables SET gathering = TRUE WHERE ended IS NULL AND EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND level IS NULL)"""


def upgrade() -> None:
    for name in ("gathering", "private"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("least", sa.Integer))
    op.add_column("tables", sa.Column("fill_at", sa.Float))
    op.add_column("tables", sa.Column("fill_level", sa.String(16)))
    op.add_column("seats", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("dealt", sa.String(40)))
    op.add_column("logs", sa.Column("glance", sa.Text))
    op.add_column("logs", sa.Column("at", sa.Float))
    op.create_index("tables_to_fill", "tables", ["fill_at"], sqlite_where=WAITING_TO_FILL, postgresql_where=WAITING_TO_FILL)
    op.create_table(
        "opinions",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("opinion", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", "opinion"),
    )
    op.create_index("opinions_by_table", "opinions", ["table_id"])
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id")),
    )
    op.create_index("invitations_by_table", "invitations", ["table_id"])
    op.create_index("invitations_by_player", "invitations", ["player"])
    op.execute(HAS_ROOM)


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("opinions")
    op.drop_index("tables_to_fill", "tables")
    for table, column in (
        ("logs", "at"), ("logs", "glance"), ("seats", "dealt"), ("seats", "agreed"), ("tables", "fill_level"),
        ("tables", "fill_at"), ("tables", "least"), ("tables", "private"), ("tables", "gathering"),
    ):  # fmt: skip
        op.drop_column(table, column)
