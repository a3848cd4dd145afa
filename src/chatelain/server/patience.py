"""How long a connection may keep us waiting: requests that come in halves, answers that nobody takes.

The server below waits for ever for both, and takes in headers of any length.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

#: The most bytes before the body of a request.
HEADERS = 64 * 1024


class PatientProtocol(HttpToolsProtocol):
    """A connection with a clock: a request has `seconds` from its first byte to its last, an answer as long to move."""

    seconds = 30.0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._clock: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None
        #: Whether a request is on its way, whether its headers are complete, and how much came before that.
        self._has_begun = False
        self._is_headed = False
        self._read = 0

    # -- requests

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wind_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._stop_sending()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._wind_up()
        super().data_received(data)
        if not self._is_headed and self._clock is not None:
            self._read += len(data)
            if self._read > HEADERS:
                self._turn_away(431)

    def on_message_begin(self) -> None:
        self._has_begun, self._is_headed = True, False
        self._wind_up()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_headed, self._read = True, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_begun = False
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    def _wind_up(self) -> None:
        """Starts the clock, if it does not run."""
        if self._clock is None and not self.transport.is_closing():
            self._clock = self.loop.call_later(self.seconds, self._is_late)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _is_late(self) -> None:
        self._clock = None
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._wind_up()  # it is we who are slow: what comes after waits for our answer
        else:
            self._turn_away(408)

    def _turn_away(self, status: int) -> None:
        self._stop()
        if self.transport.is_closing():
            return
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        # Browsers open connections in advance: who has asked for nothing gets no answer that they could take for one.
        if self._has_begun and not is_answered:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    # -- answers

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._stop_sending()
        super().resume_writing()

    def _watch(self, waiting: int) -> None:
        self._stop_sending()
        self._sending = self.loop.call_later(self.seconds, self._is_stuck, waiting)

    def _is_stuck(self, before: int) -> None:
        now = self.transport.get_write_buffer_size()
        if now < before:
            self._watch(now)
        else:
            self.transport.abort()

    def _stop_sending(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None


def protocol_with(seconds: float) -> type[asyncio.Protocol]:
    """The protocol with a patience of its own."""
    return type("PatientProtocol", (PatientProtocol,), {"seconds": seconds})
