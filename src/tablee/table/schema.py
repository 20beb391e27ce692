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
    Text,
    false,
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
    Column("handover", String(64)),  # digest of the code by which another device becomes theirs, once ...
    Column("handover_until", Float),  # ... and until then
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),  # stands in the cookie
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("name", String(60), nullable=False),  # browser/system, as far as it says so
    Column("seen", Integer, nullable=False),  # on which day, counted from 1970
    Column("ended", Boolean, nullable=False, server_default=false()),  # by its player: cookies that name it do not count
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
    Column("delay", Integer, nullable=False, server_default="0"),  # so many moves later onlookers see it
    Column("hushed", Boolean, nullable=False, server_default=false()),  # whether the host has closed the talk
    Column("clock", JSON),  # what people have of time, and what comes when it is up
    Column("gathering", Boolean, nullable=False, server_default=false()),  # until the host has the game begin
    Column("private", Boolean, nullable=False, server_default=false()),  # for the invited alone
    Column("least", Integer),  # so many play at least, where the seats stand for the most that may
    Column("fill_at", Float),  # when bots take the seats that are missing then
    Column("fill_level", String(16)),  # of these bots
    Column("start", Text),  # the position it begins with, where nothing was dealt
    Column("origin", String(200)),  # where the moment is looked at that it branches off from
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
    Column("agreed", Boolean, nullable=False, server_default=false()),  # that the game may begin
    Column("dealt", String(40)),  # the name by which the luck was sealed, where they have another one since
    Column("done", Boolean, nullable=False, server_default=false()),  # whether the game is over
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
    Column("kind", String(8), nullable=False),  # do, undo, rewind
    Column("text", String(LONGEST_ACTION), nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", String(32)),  # covers the entry before; see chain.py
    Column("lag", Float),  # seconds it was on its way, which are not charged
    PrimaryKeyConstraint("table_id", "seq"),  # a second writer of a step gets an integrity error
)

marks = Table(
    "marks",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # of the entry it came before
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", String(40), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

life = Table(
    "life",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", Float, nullable=False),  # when the site was last seen to be there
)

pauses = Table(
    "pauses",
    metadata,
    Column("since", Float, primary_key=True, autoincrement=False),  # it was not there ...
    Column("until", Float, nullable=False),
)

logs = Table(
    "logs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("entries", Integer, nullable=False),  # how many it has: the last ones could be missing
    Column("glance", Text),  # how the game stands, as lists show it; nothing: the log has to be read
    Column("at", Float),  # when something was done last that everybody may know of
)

results = Table(
    "results",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("ended", Float, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),  # theirs; of several the first
    Column("place", Integer),  # nothing: nobody won, the game was closed, or it is not known any more
    Column("points", Integer),
    Column("seats", Integer, nullable=False),
    Column("length", Integer, nullable=False),  # actions
    Column("took", Float, nullable=False),  # seconds
    Column("people", Text, nullable=False),  # the names of the others, as they are searched for: see results.py
    Column("counts", Boolean, nullable=False),  # whether it is a result of one person's own
    PrimaryKeyConstraint("player", "ended", "table_id"),  # the order in which they are listed
    sqlite_with_rowid=False,
)

opinions = Table(
    "opinions",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("opinion", String(16), nullable=False),  # what they think of the table: see listing.py
    PrimaryKeyConstraint("player", "table_id", "opinion"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("name", String(40), nullable=False),  # whom the host had in mind
    Column("player", String(32), ForeignKey("players.id")),  # who took it; nobody yet
)

gallery = Table(
    "gallery",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("heard", Integer, nullable=False),  # so many things were said at the table before
    Column("text", String(300), nullable=False),
    Column("saying", String(24), nullable=False),  # or one of those that all languages have
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

distances = Table(
    "distances",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("other", String(32), ForeignKey("players.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # mute, block
    PrimaryKeyConstraint("player", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),  # who reports
    Column("other", String(32), ForeignKey("players.id"), nullable=False),  # whom
    Column("name", String(40), nullable=False),  # of the other
    Column("text", String(300), nullable=False),
    Column("talk", JSON, nullable=False),  # names and words, as they were then
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(32), nullable=False),  # who asked for it
    Column("asked", Float, nullable=False),  # when
    Column("moments", Integer, nullable=False),  # that are to be looked at
    Column("state", String(8), nullable=False),  # see reviews.py
    Column("found", Text),  # all of it, when it is done
)

findings = Table(
    "findings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of the moment
    Column("found", Text, nullable=False),  # there, until the review is done
    PrimaryKeyConstraint("table_id", "number"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(1000), primary_key=True),  # where a device is told that somebody's turn has come
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("key", String(100), nullable=False),  # of the device, to write what it alone can read
    Column("secret", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

learning = Table(
    "learning",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("topic", String(48), nullable=False),  # a scene passed, a situation explained, an offer declined: learning.py
    PrimaryKeyConstraint("player", "game", "topic"),
)

GOING_ON = text("ended IS NULL")
OPEN_TO_ALL = text("public AND ended IS NULL")
OPEN_SEAT = text("player IS NULL AND level IS NULL")
FOLLOWED = text("rematch IS NOT NULL")
AT_PLAY = text("NOT done")
WAITING_TO_FILL = text("fill_at IS NOT NULL")

Index("players_by_recovery", players.c.recovery, unique=True)
Index("players_by_handover", players.c.handover, unique=True)
Index("devices_by_player", devices.c.player)
Index("seats_by_player", seats.c.player)
Index("seats_at_play", seats.c.player, sqlite_where=AT_PLAY, postgresql_where=AT_PLAY)
Index("seats_that_are_open", seats.c.table_id, sqlite_where=OPEN_SEAT, postgresql_where=OPEN_SEAT)
Index("subscriptions_by_player", subscriptions.c.player)
Index("tables_going_on", tables.c.id, sqlite_where=GOING_ON, postgresql_where=GOING_ON)
Index("tables_by_host", tables.c.host, sqlite_where=GOING_ON, postgresql_where=GOING_ON)
Index("tables_by_rematch", tables.c.rematch, sqlite_where=FOLLOWED, postgresql_where=FOLLOWED)
Index("tables_to_fill", tables.c.fill_at, sqlite_where=WAITING_TO_FILL, postgresql_where=WAITING_TO_FILL)
Index("results_by_table", results.c.table_id)
Index("opinions_by_table", opinions.c.table_id)
Index("invitations_by_table", invitations.c.table_id)
Index("invitations_by_player", invitations.c.player)
Index("tables_open_to_all", tables.c.created, sqlite_where=OPEN_TO_ALL, postgresql_where=OPEN_TO_ALL)


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
