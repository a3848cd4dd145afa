"""The door: who calls, whether they may, and the headers every answer carries.

It stands before the framework, so that nothing gets past it: host, origin, rate, cookie, security headers.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec

from chatelain.server import tokens as names
from chatelain.server.addresses import household
from chatelain.server.caller import Caller
from chatelain.server.cookies import Cookies
from chatelain.server.cors import Header, OtherOrigins
from chatelain.server.house import House
from chatelain.server.limits import Buckets
from chatelain.server.policy import HEADERS
from chatelain.server.previews import Previews
from chatelain.server.sockets import Sockets
from chatelain.server.static import StaticFiles
from chatelain.server.wire import Reason

LOG = logging.getLogger("chatelain.server")
SOCKET = re.compile(r"/api/tables/([A-Za-z0-9-]{1,32})/socket")
SAFE = ("GET", "HEAD", "OPTIONS")
#: A page says itself what it may load: two such headers would each forbid what the other allows.
POLICY = b"content-security-policy"


class Guard:
    """An ASGI application around another one."""

    def __init__(
        self, app: Any, house: House, static: StaticFiles, methods: Callable[[str], str | None] = lambda _: None
    ) -> None:
        self.app = app
        self.methods = methods
        self.house = house
        self.static = static
        settings = house.settings
        self.origins = OtherOrigins(settings.other_origins)
        self.cookies = Cookies(house.keys, settings.secure)
        self.guests = Buckets(settings.guest_rate, settings.guest_burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.sockets = Sockets(house, self.may_go_on)
        self.static.preview = Previews(house, self.may_go_on).of

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- requests

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        caller = self._caller(scope, headers)
        scope["chatelain"] = caller
        is_api = scope["path"].startswith("/api/") or scope["path"] == "/api"
        refusal = self._refusal(scope, headers, caller, is_api)
        gives_cookie = is_api and refusal is None and _may_keep(scope, headers, caller)
        extra = self.origins.headers(headers) if is_api else []
        if gives_cookie:
            extra.append((b"set-cookie", self.cookies.write(caller.guest)))
        answer = Answer(send, is_api, extra)
        if refusal is not None:
            await refuse(answer, *refusal)
        elif not is_api:
            await self.static(scope, answer)
        elif scope["method"] == "OPTIONS" and (methods := self.methods(scope["path"])) is not None:
            headers_out = [(b"allow", methods.encode()), *self.origins.preflight(headers, methods)]
            await answer({"type": "http.response.start", "status": 204, "headers": headers_out})
            await answer({"type": "http.response.body", "body": b""})
        else:
            try:
                await self.app(scope, receive, answer)
            except Exception:
                LOG.exception("a request failed")
                if not answer.has_started:
                    await refuse(answer, 500, Reason("server-error", {}))

    def _refusal(
        self, scope: Any, headers: dict[bytes, bytes], caller: Caller, is_api: bool
    ) -> tuple[int, Reason] | None:
        if not self._is_host_known(headers):
            return 421, Reason("unknown-host", {})
        if is_api and not self.may_go_on(caller):
            return 429, Reason("too-fast", {})
        if scope["method"] not in SAFE and not self._is_origin_ours(scope, headers):
            return 403, Reason("foreign-origin", {})
        return None

    # -- sockets

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        caller = self._caller(scope, headers)
        scope["chatelain"] = caller
        is_welcome = self._is_host_known(headers) and self._is_origin_ours(scope, headers) and self.may_go_on(caller)
        found = SOCKET.fullmatch(scope["path"])
        if is_welcome and found is not None:
            await self._serve(found[1], caller, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "refused"})

    async def _serve(self, table: str, caller: Caller, receive: Any, send: Any) -> None:
        try:
            await self.sockets.serve(table, caller, receive, send)
        except Exception as error:
            if is_hung_up(error):
                return  # gone before all was said
            LOG.exception("a socket failed")
            with suppress(Exception):
                await send({"type": "websocket.close", "code": 1011})

    # -- checks

    def may_go_on(self, caller: Caller) -> bool:
        """Whether neither the guest nor their address asks too much."""
        # Whoever throws their cookie away is still counted by their address.
        return self.addresses.take(caller.address) and (caller.is_new or self.guests.take(caller.guest))

    def _caller(self, scope: Any, headers: dict[bytes, bytes]) -> Caller:
        address = str(scope["client"][0]) if scope.get("client") else ""
        if self.house.settings.behind_proxy and b"x-forwarded-for" in headers:
            address = headers[b"x-forwarded-for"].decode("latin-1").rpartition(",")[2]
        guest, is_due = self.cookies.read(scope["headers"])
        return Caller(guest or names.new_guest(), guest is None, household(address), is_due)

    def _is_host_known(self, headers: dict[bytes, bytes]) -> bool:
        known = self.house.settings.host_names
        if not known:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return host in known or host.rpartition(":")[0] in known

    def _is_origin_ours(self, scope: Any, headers: dict[bytes, bytes]) -> bool:
        """A browser says which page asks. Programs that are no browsers have no cookies that somebody could abuse."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        word = origin.decode("latin-1").lower()
        try:
            place = urlsplit(word).netloc
        except ValueError:
            return False
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return (bool(place) and place == host) or self.origins.allows(origin)


class Answer:
    """Sends on, with our headers."""

    def __init__(self, send: Any, is_api: bool, extra: list[Header]) -> None:
        self.send = send
        self.extra = [*HEADERS, *extra, *([(b"cache-control", b"no-store")] if is_api else [])]
        self.has_started = False

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.has_started = True
            given = list(message.get("headers", ()))
            has_policy = any(name == POLICY for name, _ in given)
            message = message | {"headers": given + [one for one in self.extra if one[0] != POLICY or not has_policy]}
        try:
            await self.send(message)
        except (OSError, RuntimeError) as error:
            if not is_hung_up(error):
                raise
            # The server below hears of it in a moment, and then takes all answers for said.
            await asyncio.sleep(0)


def is_hung_up(error: Exception) -> bool:
    """Whether an answer met a connection that was closed just now: uvloop says so by a plain RuntimeError."""
    return isinstance(error, OSError) or "the handler is closed" in str(error)


async def refuse(send: Any, status: int, reason: Reason) -> None:
    """Answers with a reason."""
    body = msgspec.json.encode(reason)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _may_keep(scope: Any, headers: dict[bytes, bytes], caller: Caller) -> bool:
    """Whether the answer carries a cookie."""
    if caller.is_due:
        return True
    # Who only looks stays nobody. Asked by a page of another site, a browser leaves our cookie at home: whoever comes
    # like that may well be known, and a new cookie would make them a stranger.
    is_met = scope["path"] == "/api/me" or scope["method"] not in SAFE
    return caller.is_new and is_met and headers.get(b"sec-fetch-site") != b"cross-site"
