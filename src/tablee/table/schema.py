"""The SQL tables. A live game is an append-only log of entries whose key is (table, seq)."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData()
LONGEST_ACTION = 200  # letters

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
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
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), ForeignKey("players.id")),  # who sits here; nobody: a bot, or open
    Column("level", String(16)),  # of the bot that sits here
    Column("name", String(40), nullable=False),  # as the others see it; empty while open
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
    PrimaryKeyConstraint("table_id", "seq"),  # a second writer of a step gets an integrity error
)
