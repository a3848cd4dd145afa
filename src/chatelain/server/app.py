"""The application: the house, the interface and the door, put together."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute

from chatelain.core.errors import ChatelainError
from chatelain.server import openapi, wire
from chatelain.server.api import HANDLERS, Desk, provide_caller, provide_desk
from chatelain.server.guard import Guard
from chatelain.server.house import House
from chatelain.server.problems import Declined, reason
from chatelain.server.reading import Reading
from chatelain.server.settings import Settings
from chatelain.server.static import StaticFiles
from chatelain.storage.writer import NotSaved

LOG = logging.getLogger("chatelain.server")
CODES = {404: "no-such-path", 405: "no-such-method", 413: "too-large", 415: "no-json"}


def create_app(settings: Settings, static: StaticFiles | None = None) -> Guard:
    """An ASGI application. Its tables open when the server starts and close when it ends."""
    house = House(settings)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [*HANDLERS, openapi.read_schema, openapi.read_page],
        lifespan=[life],
        state=AppState({"desk": Desk(house)}),
        dependencies={
            "desk": Provide(provide_desk, sync_to_thread=False),
            "caller": Provide(provide_caller, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_problem},
        openapi_config=openapi.config(),
        request_class=Reading,
        request_max_body_size=settings.body_size,
        logging_config=None,
    )
    return Guard(app, house, static or StaticFiles(), methods_of(app))


def methods_of(app: Litestar) -> Callable[[str], str | None]:
    """Which methods an address of the interface has. The framework only knows those of the first handler there."""
    known: dict[str, set[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            pattern = re.sub(r"{[^}]*}", "[^/]+", route.path_format)
            known.setdefault(pattern, set()).update(route.methods)
    patterns = [(re.compile(pattern), ", ".join(sorted(methods))) for pattern, methods in known.items()]

    def find(path: str) -> str | None:
        return next((methods for pattern, methods in patterns if pattern.fullmatch(path.rstrip("/"))), None)

    return find


def answer_problem(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.Reason]:
    """What went wrong, as a code."""
    if isinstance(error, Declined):
        return _answer(error.status, reason(error))
    if isinstance(error, ChatelainError):
        return _answer(503 if isinstance(error, NotSaved) else 422, reason(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
        return _answer(error.status_code, wire.Reason(CODES.get(error.status_code, "bad-request"), {}), headers)
    LOG.error("a request failed", exc_info=error)
    return _answer(500, wire.Reason("server-error", {}))


def _answer(status: int, what: wire.Reason, headers: dict[str, str] | None = None) -> Response[wire.Reason]:
    return Response(what, status_code=status, headers=headers, media_type="application/json")
