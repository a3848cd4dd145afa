"""The bots of all tables: which have to move, how long they seem to think; one process only runs a table's bots."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

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
        """Asks, waits, moves. If the position has changed for the bot meanwhile, the answer is worth nothing."""
        async with table.lock:
            timeline, bot = table.timeline, table.sitting.seats[seat].bot
            if table.is_gone or timeline is None or bot is None or seat not in due(table):
                return
            seen, began = timeline.seq(seat), table.began[seat]
            state = timeline.match.state
            seed = self.house.keys.bot_seed(table.sitting.row.secret, seat, seen)
            question = Choice(state.imagine(seat, Seeded(seed)).to_text(), bot, seat, seed)
        planned, plan = self._plans.pop((table.id, seat), (-1, []))
        if planned != seen:
            plan = (await self.house.thinkers.ask(question, Chosen)).actions
        action, rest = plan[0], plan[1:]
        if not is_private(state, seat, action):
            await asyncio.sleep(pause(began, time.monotonic(), table.sitting.row.pace / 1000))

        async def work(table: Table) -> None:
            timeline = table.timeline
            if timeline is None or seat not in due(table) or table.sitting.seats[seat].bot != bot:
                return
            if not timeline.is_stale(seat, seen) and timeline.match.verify(seat, action) is None:
                await self.house.advance(table, lambda timeline: timeline.play(seat, action))
                if rest:
                    self._plans[table.id, seat] = (timeline.seq(seat), rest)

        await self.house.at(table.id, work)


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
