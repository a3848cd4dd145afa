"""One socket for an open table: the whole picture first, then what changes; requests in, answers out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
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
from chatelain.server.limits import Buckets
from chatelain.server.problems import Declined, reason

LOG = logging.getLogger("chatelain.server")
#: Why a socket is closed.
GONE, NO_TABLE, BROKEN, TOO_MANY, TOO_SLOW, TOO_FAST = 0, 4004, 4010, 4029, 4008, 4030
_DECODER = msgspec.json.Decoder(wire.ClientMessage)
#: Spectators that are sent something in one turn of the loop.
AT_ONCE = 100
#: How many guests may be at one address before they share what one may have.
MANY = 5
#: Unreadable messages and hasty requests a socket may send before it is closed.
PATIENCE = 50


class Post:
    """Lets sockets send, some in each turn of the loop: a crowd of spectators does not hold up who plays."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Event] = deque()

    def deliver(self, mail: asyncio.Event) -> None:
        """Sets an event soon, in the order in which they come."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._round)
        self._waiting.append(mail)

    def _round(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft().set()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._round)


class Socket:
    """A listener at a table. Messages wait in a queue, so that a slow reader holds up nobody."""

    def __init__(self, guest: str, send: Any, backlog: int, post: Post) -> None:
        self.guest = guest
        self.viewer = int(SPECTATOR)
        self._send = send
        self._post = post
        self._queue: deque[wire.Parcel] = deque()
        self._mail = asyncio.Event()
        self._backlog = backlog
        #: Bytes that wait to be sent.
        self.waiting = 0
        #: Set when the socket must be closed, with `code`: what it missed it gets by coming back.
        self.must_go = asyncio.Event()
        self.code = GONE
        self.is_closed = False
        #: Whether a forecast is on its way.
        self.is_waiting = False

    def send(self, message: wire.ServerMessage) -> int:
        """Queues a message; gives its size."""
        parcel = wire.parcel(message)
        self.send_parcel(parcel)
        return parcel.size

    def send_parcel(self, parcel: wire.Parcel) -> None:
        """Queues a message that is encoded already. One that is large by itself is sent when nothing else waits."""
        if self.waiting and self.waiting + parcel.size > self._backlog:
            self.dismiss(TOO_SLOW)
        if self.must_go.is_set():
            return
        if not self._queue and self.viewer != SPECTATOR:
            self._mail.set()
        elif not self._queue:
            self._post.deliver(self._mail)
        self._queue.append(parcel)
        self.waiting += parcel.size

    def dismiss(self, code: int) -> None:
        """Has the socket closed; what waits for it is not sent any more."""
        if not self.must_go.is_set():
            self.code = code
            self.must_go.set()

    async def run(self) -> None:
        """Sends what is queued."""
        while True:
            await self._mail.wait()
            self._mail.clear()
            while self._queue:
                parcel = self._queue[0]
                await self._send({"type": "websocket.send", "text": parcel.text})
                self._queue.popleft()
                self.waiting -= parcel.size


class Sockets:
    """All open sockets of this process."""

    def __init__(self, house: House, may_go_on: Callable[[Caller], bool]) -> None:
        self.house = house
        self.may_go_on = may_go_on
        self._open: Counter[str] = Counter()
        self._from: Counter[str] = Counter()
        self._post = Post()
        settings = house.settings
        #: Bytes of whole pictures and old pages: they cost as much as they are long.
        self._guests = Buckets(settings.picture_rate, settings.picture_burst)
        self._addresses = Buckets(settings.picture_rate * MANY, settings.picture_burst * MANY)

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
        if self._is_in_debt(caller):
            await _accept_and_close(send, TOO_FAST)
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
        socket = Socket(caller.guest, send, self.house.settings.backlog, self._post)
        reader = asyncio.create_task(self._read(id, caller, socket, receive))
        tasks = (reader, asyncio.create_task(socket.run()), asyncio.create_task(socket.must_go.wait()))
        try:
            self._pay(caller, await self.house.listen(id, socket))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.stop_listening(id, socket)
            for task in tasks:
                task.cancel()
            ended = (await asyncio.gather(*tasks, return_exceptions=True))[0]
            if ended != GONE:
                code = socket.code or (ended if isinstance(ended, int) else 1011)
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
            return await self._carry_out(id, caller, socket, message)
        except ChatelainError as error:
            return wire.Refused(message.id, reason(error))
        except Exception:
            LOG.exception("a message failed")
            return wire.Refused(message.id, wire.Reason("server-error", {}))

    async def _carry_out(
        self, id: str, caller: Caller, socket: Socket, message: wire.ClientMessage
    ) -> wire.ServerMessage | None:
        house, guest = self.house, caller.guest
        match message:
            case wire.Play(action=action, seen=seen):
                await house.playing.act(id, guest, seen, lambda timeline, seat: timeline.play(seat, action))
            case wire.Undo(moves=moves, seen=seen):
                await house.playing.act(id, guest, seen, lambda timeline, seat: timeline.undo(seat, moves))
            case wire.Redo(seen=seen):
                await house.playing.act(id, guest, seen, lambda timeline, seat: timeline.redo(seat))
            case wire.AskWhy(actions=actions, after=after):
                return wire.Why(message.id, await house.playing.why(id, guest, actions, after))
            case wire.MoveNow():
                await house.playing.move_now(id, guest)
            case wire.AskForecast():
                if socket.is_waiting:
                    raise Declined(503, "busy")
                socket.is_waiting = True
                house.spawn(self._foresee(id, socket, message.id))
                return None
            case wire.Say(text=text):
                await house.playing.say(id, await house.guest(guest), text)
            case wire.AskLog(before=before):
                self._check_paid(caller)
                page = wire.LogPage(message.id, await house.playing.log(id, guest, before))
                self._pay(caller, socket.send(page))
                return None
            case wire.Resync():
                self._check_paid(caller)
                self._pay(caller, await house.resync(id, socket))
            case _:
                raise Declined(422, "bad-message")
        return wire.Done(message.id)

    def _check_paid(self, caller: Caller) -> None:
        if self._is_in_debt(caller):
            raise Declined(429, "too-fast")

    def _is_in_debt(self, caller: Caller) -> bool:
        """Whether somebody has had so many pictures that others would wait for them."""
        is_guest_in_debt = not caller.is_new and self._guests.is_in_debt(caller.guest)
        return is_guest_in_debt or self._addresses.is_in_debt(caller.address)

    def _pay(self, caller: Caller, size: int) -> None:
        """What was sent counts; nobody knows before how large it will be."""
        if not caller.is_new:
            self._guests.pay(caller.guest, size)
        self._addresses.pay(caller.address, size)

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
