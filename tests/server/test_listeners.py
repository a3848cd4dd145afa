"""Those who listen: many of them cost little, slow ones cost nothing, and nobody is left deaf."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chatelain.server import wire
from chatelain.server.audience import Audience
from chatelain.server.sockets import AT_ONCE, TOO_SLOW, Post, Socket
from chatelain.server.table import Table
from tests.server.people import closing_code, serving
from tests.server.test_secrets import table_of


class Crowd:
    """Sockets at a table in memory, with what went over each of their wires."""

    def __init__(self, table: Table, guests: list[str], backlog: int = 10**9) -> None:
        self.sent: dict[str, list[str]] = {guest: [] for guest in guests}
        self.table = table
        #: For every turn of the loop how many were sent something.
        self.turns: list[int] = [0]
        post = Post()
        self.sockets = [Socket(guest, self._send_to(guest), backlog, post) for guest in guests]
        for socket in self.sockets:
            socket.viewer = table.viewer_of(socket.guest)
            table.listeners.add(socket)
        self.tasks = [asyncio.ensure_future(socket.run()) for socket in self.sockets]

    def _send_to(self, guest: str) -> Any:
        async def send(message: dict[str, str]) -> None:
            self.sent[guest].append(message["text"])
            self.turns[-1] += 1

        return send

    async def listen(self, messages: int) -> None:
        while any(len(texts) < messages for texts in self.sent.values()):
            await asyncio.sleep(0)
            self.turns.append(0)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()

    def kinds(self) -> int:
        """How many messages were made: one that went to many is the same object."""
        return len({id(text) for texts in self.sent.values() for text in texts})


def test_what_is_the_same_for_many_is_made_once() -> None:
    """At a table with two players and hundreds who look on: the seats, the whole picture and a move."""

    async def run() -> None:
        table = table_of("beaugency", 2)
        crowd = Crowd(table, ["0", "1", *(f"guest {number}" for number in range(3 * AT_ONCE))])
        audience = Audience({table.id: table})
        audience.tell_table(table)
        audience.tell_table(table)
        await crowd.listen(1)
        # The owner, the other player, all who look on.
        assert crowd.kinds() == 3
        audience.tell_all(table, table.listeners)
        await crowd.listen(2)
        assert crowd.kinds() == 6
        timeline = table.timeline
        assert timeline is not None
        before = table.remember_views()
        seat = int(timeline.match.state.to_act()[0])
        timeline.play(seat, timeline.match.state.legal(seat)[0])
        audience.tell_moves(table, before, 1, set())
        await crowd.listen(3)
        assert crowd.kinds() == 9
        assert [text[:14] for text in crowd.sent["guest 7"]] == ['{"type":"table', '{"type":"snaps', '{"type":"delta']
        # A crowd is told in several turns of the loop, so that others have theirs in between.
        assert max(crowd.turns) <= AT_ONCE + 2
        crowd.close()

    asyncio.run(run())


def test_what_somebody_is_told_is_about_them() -> None:
    """The table looks otherwise to its owner, to who sits there or may sit there again, and to strangers."""

    async def run() -> None:
        table = table_of("beaugency", 2)
        kept, left = (replace(seat, guest=None) for seat in table.sitting.seats)
        seats = [replace(kept, reserved="expected"), left]
        table.sitting = replace(table.sitting, seats=seats, devices={"device": 0}, held={"left": 1, "device": 0})
        guests = ["0", "expected", "device", "left", "stranger", "another"]
        crowd = Crowd(table, guests)
        Audience({table.id: table}).tell_table(table)
        await crowd.listen(1)
        for guest, texts in crowd.sent.items():
            assert texts == [wire.parcel(wire.TableChanged(table.info(guest), table.watching())).text]
        assert crowd.kinds() == 5
        crowd.close()

    asyncio.run(run())


def test_of_a_spectator_in_a_crowd_others_hear_later_but_of_a_player_at_once() -> None:
    async def run() -> None:
        table = table_of("beaugency", 2)
        crowd = Crowd(table, ["0", *(f"guest {number}" for number in range(500))])
        audience = Audience({table.id: table})
        loop = asyncio.get_running_loop()
        audience.tell_presence(table, crowd.sockets[1])
        assert audience._due[table.id].when() > loop.time() + 0.1
        audience.tell_presence(table, crowd.sockets[0])
        assert audience._due[table.id].when() < loop.time() + 0.1
        await crowd.listen(1)
        assert {len(texts) for texts in crowd.sent.values()} == {1}
        crowd.close()

    asyncio.run(run())


@pytest.mark.parametrize("word", ["x", "é", "漢"])
def test_a_backlog_is_counted_in_bytes(word: str) -> None:
    async def run() -> None:
        stuck = asyncio.Event()

        async def send(_: object) -> None:
            await stuck.wait()

        line = wire.parcel(wire.Said(wire.ChatLine(1, None, "Eve", word * 100, 0.0)))
        assert line.size == len(line.text.encode())
        socket = Socket("eve", send, 50 * line.size, Post())
        task = asyncio.ensure_future(socket.run())
        for _ in range(50):
            socket.send_parcel(line)
            await asyncio.sleep(0)
        assert not socket.must_go.is_set() and socket.waiting == 50 * line.size
        stuck.set()
        while socket.waiting:
            await asyncio.sleep(0)
        # What is larger than all that may wait is sent as long as nothing else waits.
        large = wire.Parcel("x", 99 * line.size)
        stuck.clear()
        socket.send_parcel(large)
        assert not socket.must_go.is_set()
        socket.send_parcel(line)
        assert socket.must_go.is_set() and socket.code == TOO_SLOW
        task.cancel()

    asyncio.run(run())


# -- a database that fails


@contextmanager
def broken(folder: Path) -> Iterator[None]:
    """Records can be neither written nor read."""
    with closing(sqlite3.connect(folder / "chatelain.db", isolation_level=None)) as database:
        database.execute("ALTER TABLE entries RENAME TO gone")
        try:
            yield
        finally:
            database.execute("ALTER TABLE gone RENAME TO entries")


def test_when_neither_writing_nor_reading_works_sockets_are_closed_to_come_back(tmp_path: Path) -> None:
    with (
        serving(tmp_path, watch=3600.0) as server,
        server.person("Anna") as anna,
        server.person("Benno") as benno,
        server.person("Clara") as clara,
    ):
        table = anna.table("beaugency", "anyone")
        benno.post(f"/tables/{table['id']}/join", {})
        sockets = [person.sit(table["id"]) for person in (anna, benno, clara)]
        mover = next(socket for socket in sockets if socket.may_play)
        with broken(tmp_path):
            mover.send({"type": "play", "action": mover.decision["legal"][0], "seen": mover.seq})
            assert [closing_code(socket) for socket in sockets] == [1013] * 3
        again = [anna.sit(table["id"]), benno.sit(table["id"])]
        mover = next(socket for socket in again if socket.may_play)
        assert mover.seq == 0
        mover.play(mover.decision["legal"][0])
        for socket in again:
            socket.until(lambda socket=socket: socket.seq == 1)
