"""Whose turn it is where work takes long: one place, and everybody gets it in turn, not whoever asks most."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from chatelain.server.caller import Caller
from chatelain.server.problems import Declined

#: What one guest, one address and all together may have under way or waiting.
GUEST, ADDRESS, ALL = 4, 16, 96


class Turns:
    """Addresses take turns, and so do the guests of one address. Whoever has too much in the queue is refused."""

    def __init__(self, guest: int = GUEST, address: int = ADDRESS, all: int = ALL) -> None:
        self.limits = (guest, address, all)
        self._counts: Counter[tuple[str, str]] = Counter()
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, caller: Caller | None) -> AsyncIterator[None]:
        """Waits for the place and holds it. The house itself (None) always gets into the queue."""
        guest, address = (caller.guest, caller.address) if caller is not None else ("", "")
        # Whoever throws the cookie away is still counted by the address.
        keys = [("guest", guest), ("address", address), ("all", "")] if caller is not None else []
        if any(self._counts[key] >= limit for key, limit in zip(keys, self.limits, strict=False)):
            raise Declined(503, "busy")
        self._counts.update(keys)
        try:
            await self._take(address, guest)
            try:
                yield
            finally:
                self._give()
        finally:
            self._counts.subtract(keys)
            self._counts = +self._counts

    async def _take(self, address: str, guest: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(guest, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give()  # the turn came in the moment of going
            raise

    def _give(self) -> None:
        """The next one has the turn; those who have gone are passed over."""
        while self._waiting:
            address, guests = self._waiting.popitem(last=False)
            guest, queue = guests.popitem(last=False)
            turn = queue.popleft()
            # Whoever has had a turn stands at the end again, the guest and the address.
            if queue:
                guests[guest] = queue
            if guests:
                self._waiting[address] = guests
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
