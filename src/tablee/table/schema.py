"""The SQL tables, and how a database comes to have them. A live game is an append-only log of entries whose key is
(table, seq). The migrations lead here step by step."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    text,
)

MIGRATIONS = Path(__file__).parent / "migrations"
metadata = MetaData()
LONGEST_ACTION = 200  # letters

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("settings", JSON),  # how they like the site
    Column("generation", Integer, nullable=False, server_default="0"),  # of the cookies that count
    Column("recovery", String(64)),  # digest of the code that brings them back
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("name", String(60), nullable=False),
    Column("host", String(32), ForeignKey("players.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("key", LargeBinary(32), nullable=False),  # secret until the game is over
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("rematch", String(16)),  # the table that follows this one
    Column("luck", Integer, nullable=False, server_default="1"),  # how luck comes from the key
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), ForeignKey("players.id")),  # who sits here; nobody: a bot, or open
    Column("level", String(16)),  # of the bot that sits here
    Column("name", String(40), nullable=False),  # as the others see it; empty while open
    Column("seed", String(64)),  # what they add to the luck; empty while it is awaited
    PrimaryKeyConstraint("table_id", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),  # after so many actions
    Column("text", String(300), nullable=False),
    Column("remark", JSON),  # of a bot: message id and arguments
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # do, undo
    Column("text", String(LONGEST_ACTION), nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", String(32)),  # covers the entry before; see chain.py
    PrimaryKeyConstraint("table_id", "seq"),  # a second writer of a step gets an integrity error
)

logs = Table(
    "logs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("entries", Integer, nullable=False),  # how many it has: the last ones could be missing
)

GOING_ON = text("ended IS NULL")
OPEN_TO_ALL = text("public AND ended IS NULL")
OPEN_SEAT = text("player IS NULL AND level IS NULL")
FOLLOWED = text("rematch IS NOT NULL")

Index("players_by_recovery", players.c.recovery, unique=True)
Index("seats_by_player", seats.c.player)
Index("seats_that_are_open", seats.c.table_id, sqlite_where=OPEN_SEAT, postgresql_where=OPEN_SEAT)
Index("tables_going_on", tables.c.id, sqlite_where=GOING_ON, postgresql_where=GOING_ON)
Index("tables_by_rematch", tables.c.rematch, sqlite_where=FOLLOWED, postgresql_where=FOLLOWED)
Index("tables_open_to_all", tables.c.created, sqlite_where=OPEN_TO_ALL, postgresql_where=OPEN_TO_ALL)


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
