"""Running the server."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from chatelain.server import logs
from chatelain.server.app import create_app
from chatelain.server.patience import protocol_with
from chatelain.server.settings import Settings


def listen_on(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is one that is free. OSError if that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen(2048)
    except OSError:
        opened.close()
        raise
    return opened


def server_of(settings: Settings) -> uvicorn.Server:
    """The server, not yet running. Messages are small: packing each would cost more than it saves."""
    config = uvicorn.Config(
        create_app(settings),
        http=protocol_with(settings.request_seconds),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=max(64 * 1024, settings.message_size * 2),
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )
    return uvicorn.Server(config)


class _Telling(uvicorn.Server):
    """Tells when it is ready."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serves until interrupted; `ready` is called when the first request may come. False if it could not start."""
    logs.set_up()
    server = _Telling(server_of(settings).config)
    server.ready = ready
    server.run(sockets=[listening])
    return server.started
