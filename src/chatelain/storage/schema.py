"""The tables of the database. A change here needs a migration beside the others."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: People, known by a random number in a signed cookie. A row appears when somebody does something worth keeping.
GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("turn_hook", Text),
    Column("created", Float, nullable=False),
)

#: A table: what was agreed before the game, the secret of its dice, and a summary of the position for the lobby.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("slow", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    #: Whether everybody sees how the game will probably end, as the owner said; nothing where he has not said it.
    Column("forecast", Boolean),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    #: Grows with every change of seats, status or rematch: the optimistic lock of all but the moves.
    Column("revision", Integer, nullable=False),
    #: The names and bots in the header of the record, once the game has begun.
    Column("header", Text),
    Column("rematch", String(16)),
    Column("to_act", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("ranking", Text),
    #: Whether a bot has to move: what a server looks for when it starts.
    Column("bots_due", Boolean, nullable=False),
    #: How long the server has run since anything changed while the table waits for people, in seconds.
    Column("idle", Float, nullable=False, server_default="0"),
    Index("ix_tables_lobby", "status", "open"),
    Index("ix_tables_owner_status", "owner", "status"),
    Index("ix_tables_bots_due", "bots_due"),
    Index("ix_tables_rematch", "rematch"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),
    Column("colour", Integer, nullable=False),
    #: What the seat's token is made from; a new one makes old links worthless.
    Column("nonce", String(32), nullable=False),
    #: The guest for whom an empty seat is kept.
    Column("reserved", String(32)),
    Index("ix_seats_guest", "guest"),
)

#: Further devices that hold a seat through its link.
DEVICES = Table(
    "devices",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("ix_devices_guest", "guest"),
)

#: Who has held a seat of a running game, as a guest or by a device: they get no other one there.
HELD = Table(
    "held",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
)

#: Finished tables that somebody does not want to see in the list any more.
PUT_AWAY = Table(
    "put_away",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)

#: The record. That entry n of a table can be written once only is the lock of all who want to move.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("move", Text),
    Column("undo", Integer, nullable=False),
    Column("chance", Text, nullable=False),
    Column("digest", String(32)),
    Column("time", Float, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

#: Which process runs the bots of a table, and until when.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
