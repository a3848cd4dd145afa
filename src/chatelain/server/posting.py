"""A POST to an address somebody gave us: with an end in time, and never into our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
import threading
from contextlib import suppress
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

from chatelain.server.addresses import is_public

#: Names that may be looked up at the same time. The system cannot be told to stop: one that hangs keeps its thread.
LOOKUPS = 64
_looking: set[threading.Thread] = set()


async def post(address: str, body: dict[str, str | int], allow_private: bool, seconds: float) -> int:
    """Sends and returns the status; TimeoutError when time is up. Redirects lead anywhere: they are not followed."""
    async with asyncio.timeout(seconds):
        parts = urlsplit(address)
        target = await resolve(parts, allow_private)
        tls: dict[str, Any] = {}
        if parts.scheme == "https":
            tls = {"ssl": await asyncio.to_thread(_trust), "server_hostname": parts.hostname}
        # To the address that was checked, not to what the name may mean a moment later.
        reader, writer = await asyncio.open_connection(*target, **tls)
        try:
            writer.write(_request(parts, json.dumps(body).encode()))
            await writer.drain()
            return int((await reader.readline()).split()[1])
        finally:
            writer.transport.abort()


def _request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: chatelain\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nAccept: */*\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


async def resolve(parts: SplitResult, allow_private: bool) -> tuple[str, int]:
    """The address and port to connect to; one of our own network is refused, whatever name it has."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    for place in await _look_up(parts.hostname or "", port):
        if allow_private or is_public(ipaddress.ip_address(place.partition("%")[0])):
            return place, port
    raise PermissionError(f"{parts.hostname} is not a public address")


async def _look_up(host: str, port: int) -> list[str]:
    """All addresses of a name. Slow answers hold up neither the loop, nor other work, nor the end of the program."""
    if len(_looking) >= LOOKUPS:
        raise OSError("too many names are being looked up")
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def tell(places: list[str], error: OSError | UnicodeError | None) -> None:
        if found.done():
            return
        if error is None:
            found.set_result(places)
        else:
            found.set_exception(error)

    def look() -> None:
        places: list[str] = []
        problem: OSError | UnicodeError | None = None
        try:
            places = [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError) as error:
            problem = error
        finally:
            _looking.discard(threading.current_thread())
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(tell, places, problem)

    thread = threading.Thread(target=look, name="chatelain-name", daemon=True)
    _looking.add(thread)
    thread.start()
    return await found


@cache
def _trust() -> ssl.SSLContext:
    """Whom this machine trusts; reading it takes a while."""
    return ssl.create_default_context()
