"""One queue for everything that is written, with group commit: acknowledged means durable.

What waits is written in one transaction, so that many tables share the time the disk takes. If one piece of work
fails, nothing of the batch stands; then each piece is tried alone, and only the one at fault fails.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from chatelain.core.errors import ChatelainError
from chatelain.storage.database import Database, Work

LOG = logging.getLogger("chatelain.storage")
T = TypeVar("T")
#: So much is written at once.
BATCH = 256


class Conflict(Exception):
    """Somebody else was faster: read again, then decide again."""


class NotSaved(ChatelainError):
    """The disk is full, or the database cannot be written for another reason of its own. Nothing has happened."""


@dataclass(eq=False)
class _Item:
    work: Work[Any]
    done: asyncio.Future[Any]


class Writer:
    """Runs pieces of work in the order they came. A piece must only use the connection it is given."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._queue: asyncio.Queue[_Item | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def start(self) -> None:
        """Begins to work."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Writes what waits and stops."""
        self._is_closed = True
        await self._queue.put(None)
        if self._task is not None:
            await self._task

    async def do(self, work: Work[T]) -> T:
        """Does the work in a transaction; when this returns, it is durable. `Conflict`, `NotSaved`: nothing was."""
        if self._is_closed:
            raise RuntimeError("the writer is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Item(work, done))
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch, is_last = [first], False
            while len(batch) < BATCH and not self._queue.empty():
                item = self._queue.get_nowait()
                if item is None:
                    is_last = True
                    break
                batch.append(item)
            try:
                results = await self.database.in_writer(lambda batch=batch: self._commit(batch))  # type: ignore[misc]
            except Exception as failure:  # whoever waits must hear of it, and the next ones are written
                results = [(None, failure)] * len(batch)
            for item, (result, error) in zip(batch, results, strict=True):
                if item.done.done():
                    continue
                if error is None:
                    item.done.set_result(result)
                else:
                    item.done.set_exception(error)
                    item.done.exception()  # whoever waited may have gone
            if is_last:
                return

    def _commit(self, batch: list[_Item]) -> list[tuple[Any, Exception | None]]:
        """Writes all of it, or what can be written; returns results and errors in order."""
        try:
            return [(result, None) for result in self.database.commit(lambda connection: _all(batch, connection))]
        except Exception as error:
            if len(batch) == 1:
                return [(None, _fault(error))]
        return [self._commit([item])[0] for item in batch]


def _all(batch: list[_Item], connection: Connection) -> list[Any]:
    return [item.work(connection) for item in batch]


def _fault(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, DBAPIError):
        LOG.error("something could not be saved: %s", error.orig)
        return NotSaved("not-saved")
    return error
