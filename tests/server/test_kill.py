"""The server is killed in the middle of twenty games: no acknowledged move is lost, and every table goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from chatelain.core.chance import Seeded
from chatelain.server.run import listen_on
from tests.server.people import Person, Refused, Socket

TABLES = 20
GAMES = ["beaugency", "dice", "burgundy", "cards", "burdigala"]
#: Moves of people before each kill, and after the last one.
MOVES = 60


class Process:
    """A server in a process of its own, on a port it can come back to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with listen_on("127.0.0.1", 0) as found:
            self.port: int = found.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        fast = {"GUEST_RATE": "1e6", "GUEST_BURST": "1000000", "ADDRESS_RATE": "1e6", "ADDRESS_BURST": "1000000"}
        environ = os.environ | {f"CHATELAIN_{name}": value for name, value in fast.items()}
        words = ["serve", "--no-open", "--port", str(self.port), "--data-dir", str(self.folder)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chatelain.cli", *words], env=environ, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/me", trust_env=False, timeout=5)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server does not start"
                assert time.monotonic() < deadline
                time.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Plays at one table against a bot until the server goes, and remembers what was acknowledged."""

    def __init__(self, person: Person, id: str, number: int, enough: threading.Event) -> None:
        super().__init__()
        self.person = person
        self.id = id
        self.luck = Seeded(number)
        self.enough = enough
        #: The last position of which a move of ours was acknowledged.
        self.acknowledged: tuple[int, Any] = (0, None)
        self.moves = 0
        self.problem: BaseException | None = None
        self.is_over = False

    def run(self) -> None:
        try:
            socket = Socket(self.person, self.id)
            try:
                self._check(socket)
                self._play(socket)
            finally:
                socket.close()
        except (WebSocketException, OSError, EOFError, TimeoutError) as gone:
            if self.enough.is_set() is False:
                self.problem = gone if isinstance(gone, TimeoutError) else None
        except BaseException as problem:
            self.problem = problem

    def _check(self, socket: Socket) -> None:
        """What was acknowledged before is there, exactly."""
        seq, view = self.acknowledged
        if view is not None:
            assert socket.seq >= seq
            assert self.person.get(f"/tables/{self.id}/positions/{seq}")["view"] == view

    def _play(self, socket: Socket) -> None:
        while not self.enough.is_set():
            socket.until(lambda: socket.may_play or socket.is_over, timeout=60)
            if socket.is_over:
                self.is_over = True
                return
            legal = socket.decision["legal"]
            try:
                socket.play(legal[int(self.luck.below(len(legal)))])
            except Refused as refused:
                assert refused.code == "stale"
                continue
            self.acknowledged = socket.seq, socket.view
            self.moves += 1


@pytest.mark.slow(25)
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    people: list[Person] = []
    try:
        players: list[Player] = []
        for number in range(TABLES):
            person = Person(server.port, f"P{number}")
            people.append(person)
            table = person.table(GAMES[number % len(GAMES)], "random")
            players.append(Player(person, table["id"], number, threading.Event()))
        for life in range(3):
            enough = threading.Event()
            for place, old in enumerate(players):
                new = Player(old.person, old.id, life * 100 + place, enough)
                new.acknowledged, new.is_over = old.acknowledged, old.is_over
                players[place] = new
                new.start()
            deadline = time.monotonic() + 60
            while sum(player.moves for player in players) < MOVES and time.monotonic() < deadline:
                time.sleep(0.01)
            assert sum(player.moves for player in players) >= MOVES
            if life < 2:
                server.kill()
            else:
                # Every table goes on: everybody gets to move once more.
                while any(not (one.moves or one.is_over or one.problem) for one in players):
                    assert time.monotonic() < deadline, [one.id for one in players if not one.moves]
                    time.sleep(0.05)
            enough.set()
            for player in players:
                player.join(70)
                assert not player.is_alive()
                assert player.problem is None, repr(player.problem)
            if life < 2:
                server.start()
    finally:
        for person in people:
            person.close()
        server.kill()
