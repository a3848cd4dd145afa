"""A pool of processes that think. One that dies or hangs is replaced, and the question asked again."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

LOG = logging.getLogger("chatelain.bots")
#: How often a question is asked before we give up.
TRIES = 3


class NoAnswer(Exception):
    """A bot failed again and again."""


@dataclass(frozen=True)
class Question:
    """A position as the seat imagines it, and who shall decide."""

    position: str
    bot: str
    seat: int
    seed: int


class Thinkers:
    """Asks processes; `count` of them, started when first needed."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
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

    async def ask(self, question: Question) -> int:
        """The action of a bot. NoAnswer after several tries."""
        for _ in range(TRIES):
            process = await self._idle.get()
            is_well = False
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                answer = await asyncio.wait_for(self._exchange(process, question), self.limit)
                is_well = True
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                if self._is_closed:
                    raise NoAnswer(question.bot) from None
                LOG.warning("a bot's process is replaced: %r", error)
                continue
            finally:
                if not is_well and process is not None:
                    self._kill(process)
                self._idle.put_nowait(process if is_well else None)
            if "error" not in answer:
                return int(answer["action"])
            LOG.warning("the bot %s failed: %s", question.bot, answer["error"])
            break
        raise NoAnswer(question.bot)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "chatelain.server.worker", stdin=PIPE, stdout=PIPE, limit=1 << 20
        )
        self._all.add(process)
        return process

    async def _exchange(self, process: Process, question: Question) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        self._number += 1
        number = self._number
        asked = {
            "number": number,
            "position": question.position,
            "bot": question.bot,
            "seat": question.seat,
            "seed": question.seed,
        }
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the process has ended")
        answer: dict[str, Any] = msgspec.json.decode(line)
        if answer.get("number") != number:
            raise ValueError("an answer to another question")
        return answer

    def _kill(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    def pids(self) -> list[int]:
        """The processes that live, for tests."""
        return [process.pid for process in self._all if process.returncode is None]

    async def close(self) -> None:
        """Ends all processes."""
        self._is_closed = True
        for process in list(self._all):
            self._kill(process)
            await process.wait()
