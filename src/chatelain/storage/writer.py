"""One queue for everything that is written, with group commit: acknowledged means durable.

What waits is written in one transaction, so that many tables share the time the disk takes. If one piece of work
fails, nothing of the batch stands; then each piece is tried alone, and only the one at fault fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from chatelain.storage.database import Database

T = TypeVar("T")
#: So much is written at once.
BATCH = 256


class Conflict(Exception):
    """Somebody else was faster: read again, then decide again."""


@dataclass(eq=False)
class _Item:
    work: Callable[[AsyncConnection], Awaitable[Any]]
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

    async def do(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Does the work in a transaction; when this returns, it is durable. `Conflict`: nothing was written."""
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
            if not await self._commit(batch):
                for item in batch:
                    await self._commit([item], is_alone=True)
            if is_last:
                return

    async def _commit(self, batch: list[_Item], is_alone: bool = False) -> bool:
        """Writes all of it or nothing. Alone, the piece that fails hears why."""
        try:
            async with self.database.write() as connection:
                results = [await item.work(connection) for item in batch]
        except Exception as error:
            if is_alone:
                problem = Conflict() if isinstance(error, IntegrityError) else error
                for item in batch:
                    if not item.done.done():
                        item.done.set_exception(problem)
                        item.done.exception()  # whoever waited may have gone
            return False
        for item, result in zip(batch, results, strict=True):
            if not item.done.done():
                item.done.set_result(result)
        return True
