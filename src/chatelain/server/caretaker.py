"""What is done for all tables while nobody asks: bots woken, forgotten tables cleared away, other processes heard."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Awaitable, Callable
from typing import IO, TYPE_CHECKING

from chatelain.server.premises import TIDY_LOCK, open_lock
from chatelain.server.problems import Declined
from chatelain.server.table import Table
from chatelain.storage.beside import Complaints

if TYPE_CHECKING:
    from chatelain.server.house import House

DAY = 24 * 3600.0


class Caretaker:
    """Goes its rounds. A table that fails is left out: the others do not wait for it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._lock: IO[str] | None = None
        self._last_round = time.monotonic()
        self._last_change: int | None = None
        self._complaints = Complaints()

    async def start(self) -> None:
        """Begins, each round with a pause of its own."""
        house = self.house
        house.beside.keep("waking the bots", self.wake_bots, house.settings.lease)
        house.beside.keep("clearing away", self.clear_away, house.settings.tidy)
        if house.database.is_sqlite:
            self._last_change = await house.database.changes_by_others()
            house.beside.keep("hearing other processes", self.hear_others, house.settings.watch)

    def close(self) -> None:
        """Lets another process clear away."""
        if self._lock is not None:
            self._lock.close()

    async def wake_bots(self) -> None:
        """Finds tables whose bots nobody runs: after a start, or when another process has died."""
        house = self.house

        async def wake(id: str) -> None:
            if not house.bots.is_running(id):
                house.bots.wake(await house.table(id))

        await self._each("waking the bots", await house.store.due_for_bots(), wake)

    async def hear_others(self) -> None:
        """Catches up with what other processes write."""
        now = await self.house.database.changes_by_others()
        if now != self._last_change:
            await self.house.catch_up()
            self._last_change = now

    async def clear_away(self) -> None:
        """Clears away tables that were opened and forgotten.

        Their time is counted while a server runs, by a clock that only goes forward. The time of day may be wrong, and
        what is deleted is gone.
        """
        if not self._is_in_charge():
            return
        house, now = self.house, time.monotonic()
        await house.store.grow_idle(now - self._last_round)
        self._last_round = now
        ids = await house.store.forgotten(house.settings.waiting_days * DAY)
        await self._each("clearing away", ids, lambda id: house.at(id, self._remove))

    async def _each(self, what: str, ids: list[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Table by table; one that fails does not keep the others waiting."""
        for id in ids:
            try:
                await work(id)
            except Declined:
                continue  # it is gone, or broken and in the log
            except Exception as error:
                self._complaints.say(f"{what} at {id} failed", error)

    async def _remove(self, table: Table) -> None:
        if table.sitting.row.status == "waiting" and not table.listeners:
            await self.house.remove(table)

    def _is_in_charge(self) -> bool:
        """Whether this process counts the time; several would count it several times. The lock ends with a process."""
        if self._lock is None:
            file = open_lock(self.house.settings.data_dir, TIDY_LOCK)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                return False
            self._lock, self._last_round = file, time.monotonic()
        return True
