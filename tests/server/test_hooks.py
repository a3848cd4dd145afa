"""Your turn: a POST to the player, and never to somebody else's network."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from chatelain.core.chance import Seeded
from chatelain.server.hooks import post, resolve
from tests.server.people import serving


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


def test_a_player_who_is_not_there_is_called(tmp_path: Path, box: Postbox) -> None:
    settings = {"private_hooks": True, "public_url": "https://x.org/"}
    with serving(tmp_path, **settings) as server, server.person("Anna") as anna, server.person("Ben") as benno:
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
    ],
)  # fmt: skip
def test_addresses_that_are_refused(address: str) -> None:
    with pytest.raises((PermissionError, socket.gaierror)):
        resolve(urlsplit(address), allow_private=False)


def test_redirects_are_not_followed() -> None:
    box = Postbox(302)
    try:
        assert post(f"{box.url}/here", {"event": "your-turn"}, allow_private=True) == 302
        assert [path for path, _ in box.letters] == ["/here"]
    finally:
        box.close()
