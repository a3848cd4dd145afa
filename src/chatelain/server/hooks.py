"""Your turn: a POST to the address a player gave. Never in the way of a request, never into our own network."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from chatelain.server.problems import Declined

if TYPE_CHECKING:
    from chatelain.server.house import House
    from chatelain.server.table import Table

LOG = logging.getLogger("chatelain.hooks")
#: So many may wait; what comes after is dropped.
WAITING = 1000
SENDERS = 2
TIMEOUT = 5.0


@dataclass(frozen=True)
class Call:
    """Somebody whose turn it is."""

    guest: str
    body: dict[str, str | int]


class TurnHooks:
    """A bounded queue and a few senders."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._queue: asyncio.Queue[Call] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins to send."""
        self._tasks = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    def close(self) -> None:
        """Stops; what waits is dropped."""
        for task in self._tasks:
            task.cancel()

    def turn_passed(self, table: Table, seats: Iterable[int]) -> None:
        """It is these seats' turn now. Who looks at a live table sees it himself."""
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
            try:
                self._queue.put_nowait(Call(seat.guest, body))
            except asyncio.QueueFull:
                return

    async def _send_all(self) -> None:
        while True:
            call = await self._queue.get()
            try:
                guest = await self.house.store.guest(call.guest)
                if guest is not None and guest.turn_hook:
                    await asyncio.to_thread(post, guest.turn_hook, call.body, self.house.settings.private_hooks)
            except Exception as error:
                LOG.info("a hook was not delivered: %r", error)


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


def post(address: str, body: dict[str, str | int], allow_private: bool) -> int:
    """Sends; gives the status. Redirects are not followed: they could lead anywhere."""
    parts = urlsplit(address)
    target = resolve(parts, allow_private)
    connection = _connection(parts, target)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "chatelain", "Host": parts.netloc}
        connection.request("POST", path, json.dumps(body).encode(), headers)
        return connection.getresponse().status
    finally:
        connection.close()


def resolve(parts: SplitResult, allow_private: bool) -> tuple[str, int]:
    """The address and port to connect to; one of our own network is refused, whatever name it has."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    for *_, place in found:
        address = ipaddress.ip_address(str(place[0]).partition("%")[0])
        inner = getattr(address, "ipv4_mapped", None) or address
        if allow_private or (inner.is_global and not inner.is_multicast):
            return str(place[0]), port
    raise PermissionError(f"{parts.hostname} is not a public address")


def _connection(parts: SplitResult, target: tuple[str, int]) -> http.client.HTTPConnection:
    """Connects to the address that was checked, not to what the name may mean a moment later."""
    opened = socket.create_connection(target, TIMEOUT)
    opened.settimeout(TIMEOUT)
    if parts.scheme == "https":
        opened = ssl.create_default_context().wrap_socket(opened, server_hostname=parts.hostname)
    connection = http.client.HTTPConnection(target[0], target[1], timeout=TIMEOUT)
    connection.sock = opened
    return connection
