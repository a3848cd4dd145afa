"""Looking back: earlier positions of running games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from chatelain.core.record import Record
from chatelain.core.state import State, View
from chatelain.server.replays import positions

#: Tables whose earlier positions are remembered.
REMEMBERED = 16


class Past:
    """Earlier positions of tables, found by playing their records again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, list[State]] = OrderedDict()
        self._turn = asyncio.Lock()

    async def view(self, id: str, record: Record, viewer: int, entry: int) -> View:
        """What a viewer of a table saw after an entry. The record holds nothing that is not durable."""
        async with self._turn:
            states = self._kept.pop(id, [])
            if entry >= len(states):
                states = await asyncio.to_thread(positions, record)
            self._kept[id] = states
            if len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
            return states[entry].view(viewer)
