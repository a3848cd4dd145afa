"""The bots of all tables: which have to move, how long they seem to think; one process only runs a table's bots."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from chatelain.bots.registry import spec
from chatelain.core.chance import Seeded
from chatelain.server.problems import Declined
from chatelain.server.questions import Choice, Chosen
from chatelain.server.table import Table
from chatelain.server.timeline import is_private
from chatelain.storage.beside import Complaints

if TYPE_CHECKING:
    from chatelain.server.house import House

LOG = logging.getLogger("chatelain.bots")
#: The least pace, in seconds: even bots in a hurry keep step, so that their time tells nothing.
LEAST_PACE = 0.01
#: The pace of a bot that was told to move now.
HURRIED_PACE = 0.1
#: How long to wait before a bot that failed is asked again, at first and at most.
AGAIN = 5.0
LONGEST = 300.0


class BotRunner:
    """One task for every bot that has to move."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._leases: dict[str, float] = {}
        #: What is left of a plan, and how much its seat had seen: good for as long as nothing else happens.
        self._plans: dict[tuple[str, int], tuple[int, list[int]]] = {}
        #: For every bot that has a move to show: set when it shall do so now.
        self._hurry: dict[tuple[str, int], asyncio.Event] = {}
        self._is_closed = False

    def wake(self, table: Table) -> None:
        """Looks whether bots have to move."""
        if self._is_closed or table.is_gone:
            return
        for seat in due(table):
            key = (table.id, seat)
            if key not in self._tasks:
                task = asyncio.create_task(self._run(table.id, seat))
                self._tasks[key] = task
                task.add_done_callback(lambda _, key=key: self._ended(key))  # type: ignore[misc]

    def is_running(self, id: str) -> bool:
        """Whether a bot of this table is at work here."""
        return any(key[0] == id for key in self._tasks)

    def hurry(self, id: str) -> bool:
        """Has the bots of a table move now, with the best they have found; False if none of them thinks here."""
        waiting = [hurry for (table, _), hurry in self._hurry.items() if table == id]
        for hurry in waiting:
            hurry.set()
        return bool(waiting)

    def _ended(self, key: tuple[str, int]) -> None:
        self._tasks.pop(key)
        self._plans.pop(key, None)

    async def close(self) -> None:
        """Stops; the moves are made after the next start."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, id: str, seat: int) -> None:
        """Moves as long as it is the bot's turn."""
        complaints, pause = Complaints(LOG), AGAIN
        while True:
            try:
                table = await self.house.table(id)
                if seat not in due(table):
                    return
                if not await self._has_lease(id):
                    return  # another process moves; the caretaker looks again
                await self._move(table, seat)
                pause = AGAIN
            except Exception as error:
                if isinstance(error, Declined) and error.status in (404, 410):
                    return  # the table has gone, or is broken
                complaints.say(f"the bot of seat {seat} at {id}", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)

    async def _has_lease(self, id: str) -> bool:
        lease, now = self.house.settings.lease, time.time()
        if self._leases.get(id, 0.0) > now + lease / 2:
            return True
        if not await self.house.store.lease(id, self.house.holder, now, now + lease):
            return False
        self._leases[id] = now + lease
        if len(self._leases) > 10_000:
            self._leases = {table: until for table, until in self._leases.items() if until > now}
        return True

    async def _move(self, table: Table, seat: int) -> None:
        """With an ear for those who will not wait."""
        key = (table.id, seat)
        self._hurry[key] = asyncio.Event()
        try:
            await self._decide(table, seat)
        finally:
            del self._hurry[key]

    async def _decide(self, table: Table, seat: int) -> None:
        """Asks, waits, moves. If the position has changed for the bot meanwhile, the answer is worth nothing."""
        async with table.lock:
            timeline, bot = table.timeline, table.sitting.seats[seat].bot
            if table.is_gone or timeline is None or bot is None or seat not in due(table):
                return
            seen, began = timeline.seq(seat), table.began[seat]
            state = timeline.match.state
            seed = self.house.keys.bot_seed(table.sitting.row.secret, seat, seen)
            temper = self.house.keys.bot_temper(table.sitting.row.secret, seat)
            most = self.house.settings.bot_seconds
            question = Choice(state.imagine(seat, Seeded(seed)).to_text(), bot, seat, seed, temper, most)
        plan = await self._think(table, seat, seen, question)
        action, rest = plan[0], plan[1:]
        if not is_private(state, seat, action):
            await self._wait(table, seat, began)

        async def work(table: Table) -> None:
            timeline = table.timeline
            if timeline is None or seat not in due(table) or table.sitting.seats[seat].bot != bot:
                return
            if not timeline.is_stale(seat, seen) and timeline.match.verify(seat, action) is None:
                await self.house.advance(table, lambda timeline: timeline.play(seat, action))
                if rest:
                    self._plans[table.id, seat] = (timeline.seq(seat), rest)

        await self.house.at(table.id, work)

    async def _think(self, table: Table, seat: int, seen: int, question: Choice) -> list[int]:
        """What is left of a plan, or a new one."""
        key = (table.id, seat)
        planned, plan = self._plans.pop(key, (-1, []))
        if planned == seen:
            return plan
        budget = min(spec(question.bot).budget or 0.0, question.most)
        return (await self.house.thinkers.ask(question, Chosen, self._hurry[key], budget)).actions

    async def _wait(self, table: Table, seat: int, began: float) -> None:
        """Until the move is shown. Even in a hurry moves keep step: the time it takes must not tell what is hidden."""
        hurry, pace = self._hurry[table.id, seat], table.sitting.row.pace / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(hurry.wait(), pause(began, time.monotonic(), pace))
            await asyncio.sleep(pause(began, time.monotonic(), min(pace, HURRIED_PACE)))


def due(table: Table) -> list[int]:
    """The seats whose bots have to move."""
    if table.match is None or not table.is_playing:
        return []
    return [int(seat) for seat in table.match.state.to_act() if table.sitting.seats[seat].bot is not None]


def pause(began: float, now: float, pace: float) -> float:
    """How long to wait until the move is shown: a whole number of paces after the turn began.

    >>> pause(began=10.0, now=10.2, pace=0.5), pause(began=10.0, now=11.25, pace=0.5)
    (0.3000000000000007, 0.25)
    """
    pace = max(pace, LEAST_PACE)
    return began + max(1, math.ceil((now - began) / pace)) * pace - now
