"""Opening a database: the engine for reading, the one connection for writing, and the migrations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

#: How long a writer waits for another process, in seconds.
BUSY = 20


class Database:
    """A database by its URL. Reads may run side by side; all writes of a process go through one connection."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        arguments: dict[str, Any] = {"connect_args": {"timeout": BUSY}} if self.is_sqlite else {}
        self.reading: AsyncEngine = create_async_engine(url, pool_size=4, **arguments)
        self.writing: AsyncEngine = create_async_engine(url, pool_size=1, max_overflow=0, **arguments)
        if self.is_sqlite:
            _set_up_sqlite(self.reading, "BEGIN")
            _set_up_sqlite(self.writing, "BEGIN IMMEDIATE")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one consistent moment."""
        async with self.reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all or nothing, and durable when the block is left."""
        async with self.writing.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        """Brings the tables up to date."""
        async with self.write() as connection:
            await connection.run_sync(_upgrade)

    async def changes_by_others(self) -> int | None:
        """A number that changes when another process has written; None where the database cannot tell."""
        if not self.is_sqlite:
            return None
        async with self.writing.connect() as connection:
            raw = await connection.get_raw_connection()
            cursor = await raw.driver_connection.execute("PRAGMA data_version")  # type: ignore[union-attr]
            row = await cursor.fetchone()
            await cursor.close()
            return int(row[0])

    async def close(self) -> None:
        """Gives back all connections."""
        await self.reading.dispose()
        await self.writing.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_up_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Write-ahead log, every commit on the disk, and transactions that begin where we say so."""

    def connect(connection: Any, _record: Any) -> None:
        # The driver would begin transactions by itself, but not before reads and DDL.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connect)
    event.listen(engine.sync_engine, "begin", start)
