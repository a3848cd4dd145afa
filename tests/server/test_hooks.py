"""Your turn: a POST to the player, and never to somebody else's network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from chatelain.core.chance import Seeded
from chatelain.server.hooks import LATE_SENDERS
from chatelain.server.posting import post, resolve
from tests.server.people import Server, serving


class Postbox:
    """Takes in what is posted."""

    def __init__(self, status: int = 204) -> None:
        self.letters: list[tuple[str, Any]] = []
        self.arrived = threading.Event()
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.letters.append((self.path, json.loads(body)))
                box.arrived.set()
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01})
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def box() -> Iterator[Postbox]:
    opened = Postbox()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls people of its own network, and waits for them long."""
    settings = {"private_hooks": True, "public_url": "https://x.org/", "hook_seconds": 60.0}
    with serving(tmp_path_factory.mktemp("calling"), **settings) as server:
        yield server


def test_a_player_who_is_not_there_is_called(calling: Server, box: Postbox) -> None:
    with calling.person("Anna") as anna, calling.person("Ben") as benno:
        benno.patch("/me", {"turn_hook": f"{box.url}/turn?who=ben"})
        table = anna.table("beaugency", "anyone")
        benno.post(f"/tables/{table['id']}/join", {})
        mine = anna.sit(table["id"])
        luck = Seeded(1)
        while not box.arrived.is_set():
            mine.drain(0.05)
            if mine.may_play:
                mine.play_any(luck)
        path, body = box.letters[0]
        assert path == "/turn?who=ben"
        assert body["event"] == "your-turn"
        assert (body["table"], body["game"], body["seat"]) == (table["id"], "beaugency", 1)
        assert body["url"] == f"https://x.org/t/{table['id']}"


def test_our_own_network_is_not_called_unless_allowed(tmp_path: Path, box: Postbox) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        anna.patch("/me", {"turn_hook": box.url})
        table = anna.table("beaugency", "random")
        assert table["status"] == "playing"
        watcher = server.person("Clara")
        watcher.sit(table["id"]).drain(0.5)
        watcher.close()
    assert box.letters == []


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/", "http://localhost/", "http://10.0.0.1/", "http://192.168.1.1/", "http://172.16.3.4/",
        "http://169.254.169.254/latest", "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[fe80::1]/",
        "http://0.0.0.0/", "http://[fd00::1]/", "http://2130706433/", "http://0x7f.1/", "http://224.0.0.1/",
        "http://[64:ff9b::7f00:1]/", "http://[64:ff9b::10.0.0.1]/", "http://[64:ff9b:1::5db8:d70e]/",  # NAT64
        "http://[2002:7f00:1::]/", "http://[2002:c0a8:101::1]/", "http://[2002:a9fe:a9fe::]/",  # 6to4
        "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/", "http://[2001:0:0:0:0:0:80ff:fffe]/",  # Teredo
        "http://[::ffff:10.0.0.1]/", "http://[::ffff:169.254.169.254]/", "http://[::ffff:0:10.0.0.1]/",  # mapped
        "http://[::127.0.0.1]/", "http://[::93.184.215.14]/", "http://[2606:4700::5efe:10.0.0.1]/",  # ISATAP
        "http://[fec0::1]/", "http://[ff0e::1]/", "http://100.64.0.1/", "http://192.88.99.1/", "http://240.0.0.1/",
        "http://[::ffff:0.0.0.0]/", "http://255.255.255.255/", "http://[2001:db8::1]/", "http://198.18.0.1/",
    ],
)  # fmt: skip
def test_addresses_that_are_refused(address: str) -> None:
    with pytest.raises((PermissionError, socket.gaierror)):
        asyncio.run(resolve(urlsplit(address), allow_private=False))


@pytest.mark.parametrize("address", ["93.184.215.14", "[2606:4700::1111]", "[64:ff9b::5db8:d70e]", "[::ffff:8.8.8.8]"])
def test_addresses_that_are_not(address: str) -> None:
    assert asyncio.run(resolve(urlsplit(f"http://{address}/"), allow_private=False))[1] == 80


def test_redirects_are_not_followed() -> None:
    box = Postbox(302)
    try:
        assert asyncio.run(post(f"{box.url}/here", {"event": "your-turn"}, allow_private=True, seconds=5)) == 302
        assert [path for path, _ in box.letters] == ["/here"]
    finally:
        box.close()


class Swamp:
    """Takes every call and answers a letter now and then, without end."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.calls: list[socket.socket] = []
        self.is_over = threading.Event()
        self.threads = [threading.Thread(target=self.take), threading.Thread(target=self.drip)]
        for thread in self.threads:
            thread.start()

    def take(self) -> None:
        while not self.is_over.is_set():
            self.calls.append(self.listening.accept()[0])

    def drip(self) -> None:
        while not self.is_over.wait(0.05):
            for call in list(self.calls):
                with suppress(OSError):
                    call.send(b"H")

    def close(self) -> None:
        self.is_over.set()
        socket.create_connection(self.listening.getsockname()).close()
        for thread in self.threads:
            thread.join()
        for call in (*self.calls, self.listening):
            call.close()


@pytest.fixture
def swamp() -> Iterator[Swamp]:
    opened = Swamp()
    yield opened
    opened.close()


def test_a_call_has_an_end(swamp: Swamp) -> None:
    """However often something comes: what counts is the whole time."""
    before = time.monotonic()
    with pytest.raises(TimeoutError):
        asyncio.run(post(swamp.url, {"event": "your-turn"}, allow_private=True, seconds=0.3))
    assert 0.3 <= time.monotonic() - before < 3


def test_a_name_that_is_looked_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [over.wait(20)][:0])
    before = time.monotonic()
    with pytest.raises(TimeoutError):
        asyncio.run(post("http://slow.example/", {}, allow_private=True, seconds=0.2))
    assert time.monotonic() - before < 5
    over.set()


def call_by_turn(server: Server, address: str, tables: int = 1) -> None:
    """Games begin in which somebody with this hook has to move and is not there."""
    with server.person("Eve") as eve, server.person("Ben") as benno:
        eve.patch("/me", {"turn_hook": address})
        while tables:
            table = eve.table("beaugency", "anyone")
            tables -= 0 in benno.post(f"/tables/{table['id']}/join", {})["to_act"]


def test_slow_ones_do_not_stop_the_rest(calling: Server, box: Postbox, swamp: Swamp) -> None:
    call_by_turn(calling, swamp.url)
    call_by_turn(calling, swamp.url)
    call_by_turn(calling, swamp.url, LATE_SENDERS + 3)  # nor does somebody with many tables
    call_by_turn(calling, box.url)
    assert box.arrived.wait(10)
    assert len(swamp.calls) == 3 + LATE_SENDERS


def test_who_was_slow_stands_behind_the_others(tmp_path: Path, box: Postbox, swamp: Swamp) -> None:
    with serving(tmp_path, private_hooks=True, hook_seconds=0.2) as server:
        call_by_turn(server, swamp.url)
        slow = server.house.hooks._slow
        deadline = time.monotonic() + 10
        while not slow:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        call_by_turn(server, box.url)
        assert box.arrived.wait(10)
        assert len(slow) == 1
