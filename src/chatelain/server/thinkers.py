"""A pool of processes that think. One that dies or hangs is replaced, and the question asked again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TypeVar

import msgspec

from chatelain.server.problems import Relayed
from chatelain.server.questions import Answered, Asked, Hurry, Question, Sent

A = TypeVar("A")
LOG = logging.getLogger("chatelain.bots")
#: How often a question is asked before we give up.
TRIES = 3
#: The longest answer, in bytes: a long game, step by step.
LARGEST = 1 << 26


class NoAnswer(Exception):
    """A question failed again and again."""


class TooLong(NoAnswer):
    """A question took more time than is allowed."""


class Thinkers:
    """Asks processes; `count` of them, started when first needed, each with so much `niceness` towards others.

    A question may take `limit` seconds on the clock and, if they are given, `seconds` of a processor's time.
    """

    def __init__(self, count: int, limit: float, niceness: int = 5, tries: int = TRIES, seconds: float = 0.0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.niceness = niceness
        self.tries = tries
        self.seconds = seconds
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._all: set[Process] = set()
        self._number = 0
        self._is_closed = False
        for _ in range(self.count):
            self._idle.put_nowait(None)

    async def warm_up(self) -> None:
        """Starts one process, so that the first bot need not wait."""
        process = await self._idle.get()
        self._idle.put_nowait(process if process is not None else await self._start())

    async def ask(
        self, question: Question, kind: type[A], hurry: asyncio.Event | None = None, budget: float = 0.0
    ) -> A:
        """The answer, which is of this kind. NoAnswer after several tries.

        Once `hurry` is set, before or while it is thought about, the best that is known will do. What it may take
        anyway, `budget` seconds, does not count against the limit.
        """
        failure = NoAnswer
        for _ in range(self.tries):
            process = await self._idle.get()
            is_well = False
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                answer = await asyncio.wait_for(self._exchange(process, question, hurry), self.limit + budget)
                is_well = True
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                if self._is_closed:
                    raise NoAnswer(kind.__name__) from None
                LOG.warning("a process that thinks is replaced: %r", error)
                failure = TooLong if isinstance(error, TimeoutError) else NoAnswer
                continue
            finally:
                if not is_well and process is not None:
                    self._kill(process)
                self._idle.put_nowait(process if is_well else None)
            if answer.refused is not None:
                raise Relayed(*answer.refused)
            if answer.error is None:
                return msgspec.json.decode(answer.answer, type=kind)
            LOG.warning("%s failed: %s", getattr(question, "bot", kind.__name__), answer.error)
            break
        raise failure(kind.__name__)

    async def _start(self) -> Process:
        words = (sys.executable, "-m", "chatelain.server.worker", str(self.niceness))
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LARGEST)
        self._all.add(process)
        return process

    async def _exchange(self, process: Process, question: Question, hurry: asyncio.Event | None) -> Answered:
        assert process.stdout is not None
        self._number += 1
        asked = Asked(self._number, question, self.seconds)
        await _send(process, asked)
        hurrying = asyncio.create_task(_hurry_up(process, hurry)) if hurry is not None else None
        try:
            line = await process.stdout.readline()
        finally:
            if hurrying is not None:
                hurrying.cancel()
        if not line:
            if await process.wait() == -signal.SIGPROF:
                raise TimeoutError("the processor's time is used up")
            raise EOFError("the process has ended")
        answer = msgspec.json.decode(line, type=Answered)
        if answer.number != asked.number:
            raise ValueError("an answer to another question")
        return answer

    def _kill(self, process: Process) -> None:
        # Those that were killed before have ended by now: only `close` has to wait.
        self._all = {other for other in self._all if other is process or other.returncode is None}
        with suppress(ProcessLookupError):
            process.kill()

    def pids(self) -> list[int]:
        """The processes that live, for tests."""
        return [process.pid for process in self._all if process.returncode is None]

    async def close(self) -> None:
        """Ends all processes."""
        self._is_closed = True
        processes = list(self._all)
        for process in processes:
            self._kill(process)
        for process in processes:
            await process.wait()


async def _send(process: Process, message: Sent) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")
    await process.stdin.drain()


async def _hurry_up(process: Process, hurry: asyncio.Event) -> None:
    await hurry.wait()
    # If the process has died, whoever waits for its answer finds out.
    with suppress(OSError):
        await _send(process, Hurry())
