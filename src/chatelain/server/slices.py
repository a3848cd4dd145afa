"""Long work in slices, so that nobody else waits for the end of it.

A thread would not help: compiled code holds the interpreter for as long as it runs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")
#: Seconds of a slice. Who waits for something else waits so long at most, however much is to be done.
SLICE = 0.004


class Slices:
    """Works off iterators in turn, one slice of one of them in a turn of the loop."""

    def __init__(self) -> None:
        # Whoever waits for a lock gets it in the order they came: a short piece of work overtakes a long one.
        self._turn = asyncio.Lock()

    async def last_of(self, work: Iterator[T]) -> T:
        """The last thing an iterator gives; it gives at least one."""
        while True:
            async with self._turn:
                until = time.perf_counter() + SLICE
                for found in work:
                    if time.perf_counter() >= until:
                        break
                else:
                    return found
                await asyncio.sleep(0)
