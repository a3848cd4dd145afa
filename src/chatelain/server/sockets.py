"""One socket for an open table: the whole picture first, then what changes; requests in, answers out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import structs

from chatelain.core.errors import ChatelainError
from chatelain.core.state import SPECTATOR
from chatelain.server import wire
from chatelain.server.caller import Caller
from chatelain.server.house import House
from chatelain.server.problems import Declined, reason

LOG = logging.getLogger("chatelain.server")
#: Why a socket is closed.
GONE, NO_TABLE, BROKEN, TOO_MANY, TOO_SLOW, TOO_FAST = 0, 4004, 4010, 4029, 4008, 4030
_DECODER = msgspec.json.Decoder(wire.ClientMessage)
#: Unreadable messages and hasty requests a socket may send before it is closed.
PATIENCE = 50


class Socket:
    """A listener at a table. Messages wait in a queue, so that a slow reader holds up nobody."""

    def __init__(self, guest: str, send: Any, backlog: int) -> None:
        self.guest = guest
        self.viewer = int(SPECTATOR)
        self._send = send
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._backlog = backlog
        #: Set when the reader is too far behind: what it missed it gets by coming back.
        self.is_slow = asyncio.Event()
        self.is_closed = False
        #: Whether a forecast is on its way.
        self.is_waiting = False

    def send(self, message: wire.ServerMessage) -> None:
        """Queues a message."""
        self.send_encoded(wire.encode(message))

    def send_encoded(self, text: str) -> None:
        """Queues a message that is encoded already."""
        if self._queue.qsize() >= self._backlog:
            self.is_slow.set()
        else:
            self._queue.put_nowait(text)

    async def run(self) -> None:
        """Sends what is queued."""
        while True:
            await self._send({"type": "websocket.send", "text": await self._queue.get()})


class Sockets:
    """All open sockets of this process."""

    def __init__(self, house: House, may_go_on: Callable[[Caller], bool]) -> None:
        self.house = house
        self.may_go_on = may_go_on
        self._open: Counter[str] = Counter()
        self._from: Counter[str] = Counter()

    async def serve(self, table_id: str, caller: Caller, receive: Any, send: Any) -> None:
        """Runs one socket from the first message to the last."""
        settings = self.house.settings
        await receive()
        # Who brings no cookie is one guest with all others there who bring none.
        counts = [(self._open, caller.address if caller.is_new else caller.guest), (self._from, caller.address)]
        limits = [settings.sockets_per_guest, settings.sockets_per_address]
        is_full = any(counter[key] >= limit for (counter, key), limit in zip(counts, limits, strict=True))
        if is_full or self._open.total() >= settings.sockets:
            await _accept_and_close(send, TOO_MANY)
            return
        for counter, key in counts:
            counter[key] += 1
        try:
            await self._serve(table_id, caller, receive, send)
        finally:
            for counter, key in counts:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    async def _serve(self, word: str, caller: Caller, receive: Any, send: Any) -> None:
        try:
            id = await self.house.guesses.resolve(caller, word)
            await self.house.table(id)
        except Declined as error:
            code = BROKEN if error.code == "table-broken" else TOO_FAST if error.status == 429 else NO_TABLE
            await _accept_and_close(send, code)
            return
        await send({"type": "websocket.accept"})
        socket = Socket(caller.guest, send, self.house.settings.backlog)
        reader = asyncio.create_task(self._read(id, caller, socket, receive))
        tasks = (reader, asyncio.create_task(socket.run()), asyncio.create_task(socket.is_slow.wait()))
        try:
            await self.house.listen(id, socket)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.stop_listening(id, socket)
            for task in tasks:
                task.cancel()
            ended = (await asyncio.gather(*tasks, return_exceptions=True))[0]
            if ended != GONE:
                code = TOO_SLOW if socket.is_slow.is_set() else ended if isinstance(ended, int) else 1011
                with suppress(Exception):
                    await send({"type": "websocket.close", "code": code})

    async def _read(self, id: str, caller: Caller, socket: Socket, receive: Any) -> int:
        """Answers requests in the order they come. Gives GONE at the end, or a closing code."""
        patience = PATIENCE
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return GONE
            text = event.get("text")
            raw = text.encode() if text is not None else event.get("bytes") or b""
            if not self.may_go_on(caller):
                patience -= 1
                answer: wire.ServerMessage | None = wire.Refused(_number_of(raw), wire.Reason("too-fast", {}))
            else:
                answer = await self._answer(id, caller, socket, raw)
                if isinstance(answer, wire.Refused) and answer.re == 0:
                    patience -= 1
            if answer is not None:
                socket.send(answer)
            if patience <= 0:
                return TOO_FAST

    async def _answer(self, id: str, caller: Caller, socket: Socket, raw: bytes) -> wire.ServerMessage | None:
        limit = self.house.settings.message_size
        if len(raw) > limit:
            return wire.Refused(0, wire.Reason("too-large", {"limit": limit}))
        try:
            message = _DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return wire.Refused(_number_of(raw), wire.Reason("bad-message", {}))
        try:
            return await self._carry_out(id, caller.guest, socket, message)
        except ChatelainError as error:
            return wire.Refused(message.id, reason(error))
        except Exception:
            LOG.exception("a message failed")
            return wire.Refused(message.id, wire.Reason("server-error", {}))

    async def _carry_out(
        self, id: str, guest: str, socket: Socket, message: wire.ClientMessage
    ) -> wire.ServerMessage | None:
        house = self.house
        match message:
            case wire.Play(action=action, seen=seen):
                await house.playing.act(id, guest, seen, lambda timeline, seat: timeline.play(seat, action))
            case wire.Undo(moves=moves, seen=seen):
                await house.playing.act(id, guest, seen, lambda timeline, seat: timeline.undo(seat, moves))
            case wire.Redo(seen=seen):
                await house.playing.act(id, guest, seen, lambda timeline, seat: timeline.redo(seat))
            case wire.AskWhy(actions=actions):
                return wire.Why(message.id, await house.playing.why(id, guest, actions))
            case wire.AskForecast():
                if socket.is_waiting:
                    raise Declined(503, "busy")
                socket.is_waiting = True
                house.spawn(self._foresee(id, socket, message.id))
                return None
            case wire.Say(text=text):
                await house.playing.say(id, await house.guest(guest), text)
            case wire.Resync():
                await house.resync(id, socket)
            case _:
                raise Declined(422, "bad-message")
        return wire.Done(message.id)

    async def _foresee(self, id: str, socket: Socket, number: int) -> None:
        """A forecast takes its time: moves of the same socket go on."""
        try:
            found = await self.house.forecasts.of(id)
            socket.send(structs.replace(found, re=number))
        except ChatelainError as error:
            socket.send(wire.Refused(number, reason(error)))
        except Exception:
            LOG.exception("a forecast failed")
            socket.send(wire.Refused(number, wire.Reason("server-error", {})))
        finally:
            socket.is_waiting = False


def _number_of(raw: bytes) -> int:
    """The number of a request that cannot be read otherwise, or 0."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    number = found.get("id") if isinstance(found, dict) else None
    return number if type(number) is int and 0 <= number <= 2**31 else 0


async def _accept_and_close(send: Any, code: int) -> None:
    """A browser only learns the code of a socket that was open."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code})
