"""Your turn: a POST to the address a player gave. Never in the way of a request, nor a slow one in that of others."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from chatelain.server.posting import post
from chatelain.server.problems import Declined
from chatelain.storage.beside import Beside

if TYPE_CHECKING:
    from chatelain.server.house import House
    from chatelain.server.table import Table

LOG = logging.getLogger("chatelain.hooks")
#: So many may wait in each line; what comes after is dropped.
WAITING = 1000
#: How many are called at once: of those who answer, and of those who were slow the last time or are being called.
SENDERS, LATE_SENDERS = 16, 4
#: Slow ones that are remembered.
REMEMBERED = 10_000


@dataclass(frozen=True)
class Call:
    """Somebody whose turn it is."""

    guest: str
    body: dict[str, str | int]


class TurnHooks:
    """Two lines before a few senders: who keeps us waiting stands in the second one from then on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._queue: asyncio.Queue[Call] = asyncio.Queue(WAITING)
        self._late: asyncio.Queue[Call] = asyncio.Queue(WAITING)
        self._slow: OrderedDict[str, None] = OrderedDict()
        self._called: set[str] = set()
        self._senders = Beside()

    def start(self) -> None:
        """Begins to send."""
        for _sender in range(SENDERS):
            self._senders.keep("a sender of hooks", lambda: self._send_next(self._queue))
        for _sender in range(LATE_SENDERS):
            self._senders.keep("a sender of late hooks", lambda: self._send_next(self._late))

    async def close(self) -> None:
        """Stops; what waits is dropped."""
        await self._senders.close()

    def turn_passed(self, table: Table, seats: Iterable[int]) -> None:
        """It is these seats' turn now. Who looks at a live table sees it anyway."""
        row, online = table.sitting.row, table.online()
        for place in sorted(seats):
            seat = table.sitting.seats[place]
            if seat.guest is None or seat.bot is not None or (place in online and not row.slow):
                continue
            body: dict[str, str | int] = {
                "event": "your-turn",
                "table": row.id,
                "code": row.code,
                "game": row.game,
                "seat": place,
                "name": seat.name,
            }
            if self.house.settings.public_url:
                body["url"] = f"{self.house.settings.public_url.rstrip('/')}/t/{row.id}"
            self._stand_in(self._queue, Call(seat.guest, body))

    def _stand_in(self, line: asyncio.Queue[Call], call: Call) -> None:
        try:
            line.put_nowait(call)
        except asyncio.QueueFull:
            LOG.info("too many hooks wait: one was dropped")

    async def _send_next(self, line: asyncio.Queue[Call]) -> None:
        call = await line.get()
        if line is self._queue and (call.guest in self._slow or call.guest in self._called):
            self._stand_in(self._late, call)
            return
        self._called.add(call.guest)
        try:
            await self._send(call)
        except Exception as error:
            LOG.info("a hook was not delivered: %r", error)
        finally:
            self._called.discard(call.guest)

    async def _send(self, call: Call) -> None:
        guest = await self.house.store.guest(call.guest)
        if guest is None or not guest.turn_hook:
            return
        settings = self.house.settings
        try:
            await post(guest.turn_hook, call.body, settings.private_hooks, settings.hook_seconds)
        except TimeoutError:
            self._slow[call.guest] = None
            if len(self._slow) > REMEMBERED:
                self._slow.popitem(last=False)
            raise
        self._slow.pop(call.guest, None)


def check_hook(address: str) -> str:
    """A web address somebody may be called at; an empty one takes the hook away."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        is_well = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        is_well = is_well and parts.username is None and address.isascii() and address.isprintable()
    except ValueError:
        is_well = False
    if not is_well or " " in address:
        raise Declined(422, "bad-hook")
    return address
