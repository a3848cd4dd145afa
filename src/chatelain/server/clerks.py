"""Work for strangers: their data are checked and their records played again by processes of their own.

Compiled code lets nobody else run in its process, and what somebody sends may be made to take long. So the server
itself does none of it: it waits, as long as whoever asked does, and for so much of a processor's time as is allowed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from chatelain.server.caller import Caller
from chatelain.server.problems import Declined
from chatelain.server.questions import Question
from chatelain.server.thinkers import NoAnswer, Thinkers, TooLong
from chatelain.server.turns import Turns

A = TypeVar("A")
#: More than the bots have: they have the right of way.
NICENESS = 10
#: Seconds until a clerk is replaced whatever the machine does meanwhile.
PATIENCE = 120.0


class Clerks:
    """One process, started when it is first needed, and the queue before it."""

    def __init__(self, seconds: float) -> None:
        self.turns = Turns()
        self.thinkers = Thinkers(1, PATIENCE, NICENESS, tries=1, seconds=seconds)

    async def ask(self, caller: Caller | None, question: Question, kind: type[A]) -> A:
        """The answer, when it is the caller's turn."""
        async with self.turns.turn(caller):
            try:
                return await self.thinkers.ask(question, kind)
            except TooLong:
                raise Declined(422, "takes-too-long") from None
            except NoAnswer:
                raise Declined(500, "server-error") from None

    async def close(self) -> None:
        """Ends the process."""
        await self.thinkers.close()


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, A]) -> A:
    """Does something as long as somebody waits for it: whoever goes takes the question along."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_goes(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Declined(503, "busy")  # nobody hears it
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _goes(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
