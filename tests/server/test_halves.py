"""Requests that come in halves, in drops or without end, and bodies that nobody can read: by raw sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator

import pytest
import uvloop

from chatelain.server.guard import Answer
from tests.server.people import Person, Server, serving

#: How long a request may take here.
LIMIT = 0.4
BODY = b'{"name": "Anna"}'
PATCH = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
GET = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), request_seconds=LIMIT) as running:
        yield running


def call(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10)


def rest_of(raw: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    told = b""
    try:
        while data := raw.recv(65536):
            told += data
    except ConnectionResetError:
        pass
    return told


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/me HT",
        GET[:-2],
        b"\r\n",
        PATCH % len(BODY),
        PATCH % len(BODY) + BODY[:5],
        (PATCH % 0).replace(b"Content-Length: 0", b"Transfer-Encoding: chunked") + b"5\r\n{",
        GET[:-2] + b"Connection: Upgrade\r\nUpgrade: websocket\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",  # answered before it is complete
    ],
)
def test_half_a_request_is_not_waited_for(hasty: Server, half: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with call(hasty) as raw:
        before = time.monotonic()
        raw.sendall(half)
        told = rest_of(raw)
        assert LIMIT * 0.9 <= time.monotonic() - before < LIMIT + 5
    if not half.strip():
        assert told == b""  # a browser that came in advance would take it for an answer
    else:
        assert told.startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 405 ") if b"POST" in half else b"HTTP/1.1 408 ")
    assert [line for line in caplog.records if line.levelno > logging.INFO] == []


@pytest.mark.parametrize("start", [b"GET /api/me HTTP/1.1\r\nX: ", PATCH % 1000])
def test_drops_do_not_stop_the_clock(hasty: Server, start: bytes) -> None:
    with call(hasty) as raw:
        before = time.monotonic()
        raw.sendall(start)
        try:
            while time.monotonic() - before < 5:
                raw.sendall(b"x")
                raw.settimeout(0.05)
                try:
                    if raw.recv(100):
                        break
                except TimeoutError:
                    pass
        except (ConnectionResetError, BrokenPipeError):
            pass
        assert time.monotonic() - before < 4


def test_the_second_request_of_a_connection_has_a_clock_too(hasty: Server) -> None:
    with call(hasty) as raw:
        raw.sendall(GET + GET[:20])
        assert rest_of(raw).count(b"HTTP/1.1") == 2
    with call(hasty) as raw:
        for _ in range(3):  # longer than one clock, but each of them is quick
            raw.sendall(GET)
            assert b"200 OK" in raw.recv(65536)
            time.sleep(LIMIT / 2)


def test_half_requests_hold_up_nobody(hasty: Server) -> None:
    halves = [call(hasty) for _ in range(200)]
    try:
        for raw in halves:
            raw.sendall(GET[:-2])
        with Person(hasty.port) as anna:
            assert anna.get("/lobby")["open"] == []
        assert all(rest_of(raw).startswith(b"HTTP/1.1 408 ") for raw in halves)
    finally:
        for raw in halves:
            raw.close()


def test_headers_without_end_are_refused(server: Server) -> None:
    with call(server) as raw:
        raw.sendall(b"GET /api/me HTTP/1.1\r\n")
        try:
            for number in range(2000):
                raw.sendall(b"X-%d: %s\r\n" % (number, b"x" * 1000))
        except (ConnectionResetError, BrokenPipeError):
            return
        assert b" 431 " in rest_of(raw)


def test_an_answer_that_nobody_takes_is_given_up(hasty: Server) -> None:
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(10)
        raw.connect(("127.0.0.1", hasty.port))
        request = GET.replace(b"/api/me", b"/api/openapi.json")
        for _ in range(200):
            raw.sendall(request)
        deadline = time.monotonic() + 8
        while hasty.uvicorn.server_state.connections:
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"name": ' * 6_000,
        b'{"name": "\xff\xfe"}',
        b"\xff\xfe",
        '{"name": "Anna"}'.encode("utf-16"),
        b'{"name": "\\ud800"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": "Anna"',
        b'{"colour": 1' + b"0" * 5000 + b"}",
        b'{"colour": 1e400}',
        b"",
        b"nul",
    ],
)
def test_a_body_that_cannot_be_read(server: Server, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    for method, path in ((b"PATCH", b"/api/me"), (b"POST", b"/api/tables"), (b"POST", b"/api/records")):
        with call(server) as raw:
            head = (PATCH % len(body)).replace(b"PATCH /api/me", method + b" " + path)
            raw.sendall(head.replace(b"Host: x", b"Host: x\r\nConnection: close") + body)
            told = rest_of(raw)
        assert told.startswith(b"HTTP/1.1 400 "), (path, told)
        assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "bad-request"
    assert [line for line in caplog.records if line.levelno > logging.INFO] == []


@pytest.mark.parametrize(
    "path", ["/api/tables/%ff%fe", "/api/games/%c0%80/board", "/api/tables/%00", "/api/games/x/rules?lang=%ff"]
)
def test_an_address_that_is_no_text(server: Server, path: str) -> None:
    with call(server) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert rest_of(raw)[9:12] in (b"400", b"404")


def test_who_hangs_up_before_the_answer_is_no_failure_of_ours() -> None:
    async def answer_to_nobody() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0)
        transport, _ = await loop.create_connection(asyncio.Protocol, *server.sockets[0].getsockname())
        transport.close()
        await asyncio.sleep(0.01)

        async def send(message: dict[str, object]) -> None:
            transport.write(b"HTTP/1.1 200 OK\r\n\r\n")

        with pytest.raises(RuntimeError):
            await send({})
        await Answer(send, True, [])({"type": "http.response.start", "status": 200})

        async def fail(message: dict[str, object]) -> None:
            raise RuntimeError("a fault of ours")

        with pytest.raises(RuntimeError, match="ours"):
            await Answer(fail, True, [])({"type": "http.response.start", "status": 200})
        server.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(answer_to_nobody())
