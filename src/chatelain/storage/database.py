"""Opening a database: threads that read, the one thread that writes, and the migrations.

Drivers block, and every word with them costs a change of threads. So a piece of work goes to a thread as a whole: a
batch of moves is one trip, not one for every statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from chatelain.storage.inspection import Unusable, migrations

T = TypeVar("T")
Work = Callable[[Connection], T]
#: How long a writer waits for another process, in seconds.
BUSY = 20
READERS = 4


class Database:
    """A database by its URL, or an SQLite file. Reads run side by side; all writes of a process go through one
    connection."""

    def __init__(self, where: str | Path) -> None:
        # A path is no part of a URL: what stands behind a ? or a % in it would get another meaning.
        url = make_url(where) if isinstance(where, str) else URL.create("sqlite", database=str(where.absolute()))
        self.name = str(where) if isinstance(where, Path) else url.render_as_string(hide_password=True)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        # What is written belongs to people (and tables have secrets): it does not stand in errors, nor in the log.
        arguments: dict[str, Any] = {"hide_parameters": True}
        if self.is_sqlite:
            arguments["connect_args"] = {"timeout": BUSY}
        self._reading = create_engine(url, pool_size=READERS, **arguments)
        self._writing = create_engine(url, pool_size=1, max_overflow=0, **arguments)
        if self.is_sqlite:
            _set_up_sqlite(self._reading, "BEGIN")
            _set_up_sqlite(self._writing, "BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "chatelain-read")
        self._writer = ThreadPoolExecutor(1, "chatelain-write")
        self._connection: Connection | None = None

    async def read(self, work: Work[T]) -> T:
        """Does the work on a connection that sees one consistent moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Does the work in a transaction: all or nothing, and durable when this returns."""
        return await self.in_writer(lambda: self.commit(work))

    async def in_writer(self, work: Callable[[], T]) -> T:
        """Does something in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def commit(self, work: Work[T]) -> T:
        """A transaction, in the thread that writes."""
        connection = self._open()
        with connection.begin():
            return work(connection)

    def _open(self) -> Connection:
        if self._connection is None or self._connection.invalidated:
            self._connection = self._writing.connect()
        return self._connection

    def bring_up_to_date(self) -> None:
        """Runs the migrations, here and now; `Unusable` if that cannot be."""
        was_open = self._connection is not None
        try:
            self.commit(_upgrade)
        except DBAPIError as error:
            raise Unusable("serve-database-closed", file=self.name, detail=str(error.orig)) from None
        finally:
            if not was_open:
                self._close()

    async def migrate(self) -> None:
        """Brings the tables up to date, in the thread that writes."""
        await self.in_writer(self.bring_up_to_date)

    async def changes_by_others(self) -> int | None:
        """A number that changes when another process has written; None where the database cannot tell."""
        return await self.in_writer(self._data_version) if self.is_sqlite else None

    def _data_version(self) -> int:
        cursor = self._open().connection.cursor()
        try:
            cursor.execute("PRAGMA data_version")
            row = cursor.fetchone()
            return int(row[0]) if row is not None else 0
        finally:
            cursor.close()

    async def close(self) -> None:
        """Gives back all connections."""
        await self.in_writer(self._close)
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._writing.dispose()


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database by its URL; None for others. ArgumentError if it is no URL."""
    parts = make_url(url)
    is_file = parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:")
    return Path(parts.database or "") if is_file and not parts.query else None


def _upgrade(connection: Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_up_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, every commit on the disk, and transactions that begin where we say so."""

    def connect(connection: Any, _record: Any) -> None:
        # The driver would begin transactions by itself, but not before reads and DDL.
        connection.isolation_level = None
        # A text that is damaged spoils its own row, not every query that comes across it.
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", start)
