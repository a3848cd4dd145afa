"""Work beside the requests: it never dies. What fails is logged, waits a little longer each time, and goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

LOG = logging.getLogger("chatelain.server")
#: How long something that failed waits until it is tried again, in seconds: at first, and at most.
FIRST = 1.0
LONGEST = 60.0


class Complaints:
    """Says what failed in one line; with a traceback when the failure is a new one."""

    def __init__(self, log: logging.Logger = LOG) -> None:
        self._log = log
        self._last = ""

    def say(self, what: str, error: BaseException) -> None:
        text = f"{what}: {error!r}"
        self._log.error("%s", text, exc_info=error if text != self._last else None)
        self._last = text


class Beside:
    """Tasks that nobody waits for."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self.first = first
        self.longest = longest
        self._tasks: set[asyncio.Task[None]] = set()

    def once(self, name: str, work: Awaitable[object]) -> None:
        """Something to be done once; if it fails, the log says so."""
        self._start(self._once(name, work))

    def keep(self, name: str, work: Callable[[], Awaitable[object]], every: float = 0.0) -> None:
        """Something to be done again and again, with a pause of so many seconds, whatever happens."""
        self._start(self._keep(name, work, every))

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _once(self, name: str, work: Awaitable[object]) -> None:
        try:
            await work
        except Exception as error:
            Complaints().say(f"{name} failed", error)

    async def _keep(self, name: str, work: Callable[[], Awaitable[object]], every: float) -> None:
        complaints, pause = Complaints(), self.first
        while True:
            try:
                await work()
            except (Exception, asyncio.CancelledError) as error:
                if _is_cancelled():
                    raise
                complaints.say(f"{name} failed", error)
                await asyncio.sleep(max(every, pause))
                pause = min(2 * pause, self.longest)
            else:
                pause = self.first
                await asyncio.sleep(every)

    async def close(self) -> None:
        """Ends all of it."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_cancelled() -> bool:
    """Whether this task was told to end, and not only something it waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
