"""How games will probably end, by what a spectator knows. Processes of their own find out; no move waits for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from chatelain.core.chance import Seeded
from chatelain.core.state import SPECTATOR
from chatelain.server import wire
from chatelain.server.problems import Declined
from chatelain.server.questions import Foreseen, Outlook
from chatelain.server.table import Table
from chatelain.server.thinkers import NoAnswer, Thinkers

if TYPE_CHECKING:
    from chatelain.server.house import House

#: Fewer games than these say nothing.
LEAST = 4
#: Everything else that runs on the machine comes first.
NICENESS = 19
#: Forecasts that are remembered.
KEPT = 1000


class Forecasts:
    """One forecast for each public position of a table, and one at a time for each table."""

    def __init__(self, house: House) -> None:
        self.house = house
        settings = house.settings
        self.thinkers = Thinkers(max(1, settings.forecast_workers), settings.thinking_limit, NICENESS, tries=1)
        self._known: OrderedDict[str, wire.Forecast] = OrderedDict()
        self._running: dict[str, asyncio.Task[wire.Forecast]] = {}

    async def of(self, id: str) -> wire.Forecast:
        """The forecast of a table as it stands, or of a later moment. Its `re` is 0."""
        if not self.house.settings.forecast_playouts:
            raise Declined(503, "no-forecast")
        seq, question = await self.house.at(id, self._question)
        while (known := self._known.get(id)) is None or known.seq < seq:
            running = self._running.get(id)
            if running is None:
                if len(self._running) >= self.house.settings.forecast_queue:
                    raise Declined(503, "busy")
                running = asyncio.create_task(self._calculate(id, seq, question))
                self._running[id] = running
                running.add_done_callback(_hear)
            # Others wait for the same answer: whoever goes does not take it along.
            await asyncio.shield(running)
        return known

    async def _question(self, table: Table) -> tuple[int, Outlook]:
        """Taken while nobody moves; thought about afterwards."""
        timeline, status = table.timeline, table.sitting.row.status
        if timeline is None or status == "waiting":
            raise Declined(409, "not-started")
        if status == "over":
            raise Declined(409, "table-over")
        if not table.sitting.has_forecast:
            raise Declined(403, "forecast-off")
        seq, settings = timeline.seq(int(SPECTATOR)), self.house.settings
        seed = self.house.keys.bot_seed(table.sitting.row.secret, int(SPECTATOR), seq)
        # The true position stays here: what goes out is what anybody could imagine.
        position = timeline.match.state.imagine(int(SPECTATOR), Seeded(seed)).to_text()
        most = settings.forecast_playouts
        return seq, Outlook(
            position, min(LEAST, most), most, settings.forecast_seconds, seed, settings.forecast_learned
        )

    async def _calculate(self, id: str, seq: int, question: Outlook) -> wire.Forecast:
        try:
            found = await self.thinkers.ask(question, Foreseen)
            forecast = wire.Forecast(0, seq, found.scores, found.low, found.high, found.chances, found.playouts)
            self._known[id] = forecast
            self._known.move_to_end(id)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
            return forecast
        except NoAnswer:
            raise Declined(503, "no-forecast") from None
        finally:
            # Not a moment later: to wait for what is done already is not to wait at all.
            del self._running[id]

    async def close(self) -> None:
        """Ends all processes; whoever waits is told so."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()


def _hear(task: asyncio.Task[wire.Forecast]) -> None:
    """Those who wait are told of a failure; perhaps nobody does any more."""
    if not task.cancelled():
        task.exception()
