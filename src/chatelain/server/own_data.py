"""Data of players' own: checked in another process before anything is made of them here."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from chatelain.server.boards import has_own_data, make
from chatelain.server.caller import Caller
from chatelain.server.clerks import Clerks
from chatelain.server.questions import Check, Checked

#: Data that were found good, so that they are not checked again.
REMEMBERED = 256


class OwnData:
    """Gets the data of tables ready."""

    def __init__(self, seconds: float) -> None:
        self.clerks = Clerks(seconds)
        self._good: OrderedDict[tuple[object, ...], None] = OrderedDict()

    async def prepare(self, caller: Caller | None, game: str, seats: int, options: Mapping[str, str | bool]) -> None:
        """Data of somebody's own are checked in another process; only what takes no time there is made here."""
        if not has_own_data(game, options):
            return
        key = (game, seats, *sorted(options.items()))
        if key not in self._good:
            await self.clerks.ask(caller, Check(game, seats, dict(options)), Checked)
            self._good[key] = None
            if len(self._good) > REMEMBERED:
                self._good.popitem(last=False)
        await asyncio.to_thread(make, game, seats, options)

    async def close(self) -> None:
        """Ends the process that checks."""
        await self.clerks.close()
