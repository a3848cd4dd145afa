"""Two processes on one database, bots whose process dies or hangs, and tables that leave memory."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import text

from chatelain.core.chance import Seeded
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.server import wire
from chatelain.server.house import House
from chatelain.server.questions import Choice, Chosen
from chatelain.server.thinkers import NoAnswer, Thinkers
from chatelain.storage.database import Database
from chatelain.storage.rows import GuestRow
from chatelain.storage.store import Store
from chatelain.storage.writer import Conflict, Writer
from tests.server.people import HASTY, Refused, play_all, serving


def test_two_servers_share_a_table(tmp_path: Path) -> None:
    """One player here, one there: both hear of everything, and a game comes to its end."""
    with serving(tmp_path, watch=0.02) as here, serving(tmp_path, watch=0.02) as there:  # noqa: SIM117
        with here.person("Anna") as anna, there.person("Benno") as benno:
            table = anna.table("beaugency", "anyone")
            benno.post(f"/tables/{table['id']}/join", {})
            first, second = anna.sit(table["id"]), benno.sit(table["id"])
            first.until(lambda: first.view is not None)
            play_all([first, second], Seeded(3), most=20)
            first.ask("chat", text="Can you hear me?")
            second.until(lambda: bool(second.chat))
            for socket in (first, second):
                socket.drain(0.3)
            assert first.gaps == second.gaps == 0
            assert first.seq == second.seq
            watcher = there.person("Clara")
            seen = watcher.sit(table["id"])
            assert seen.seq == first.seq
            watcher.close()


def test_moves_at_the_same_time_in_two_processes_do_not_get_lost(tmp_path: Path) -> None:
    """Both write entry n; one gets it, the other reads again. Where all decide at once both moves stand."""
    with serving(tmp_path, watch=5.0) as here, serving(tmp_path, watch=5.0) as there:
        with here.person("Anna") as anna, there.person("Benno") as benno:
            table = anna.table("dice", "anyone")
            benno.post(f"/tables/{table['id']}/join", {})
            first, second = anna.sit(table["id"]), benno.sit(table["id"])
            first.ask("resync")
            played, luck = 0, Seeded(2)
            for _ in range(12):
                # Neither process knows what the other one has just written.
                for socket in (first, second):
                    if not socket.may_play:
                        socket.ask("resync")
                    if socket.may_play:
                        try:
                            socket.play_any(luck)
                            played += 1
                        except Refused as refused:
                            assert refused.code == "stale"
                            socket.ask("resync")
            first.drain()
            second.drain()
            assert first.gaps == second.gaps == 0
        entries = asyncio.run(read_entries(tmp_path, table["id"]))
        assert len(entries) == played + 1


async def read_entries(folder: Path, id: str) -> list[object]:
    database = Database(f"sqlite:///{folder / 'chatelain.db'}")
    store = Store(database, Writer(database))
    try:
        return list(await store.entries(id))
    finally:
        await database.close()


def test_one_process_runs_the_bots_and_another_takes_over(tmp_path: Path) -> None:
    with serving(tmp_path, lease=3.0) as here, here.person("Anna") as anna:
        table = anna.table("burgundy", "random", "random", me=False, pace=100)
        with serving(tmp_path, lease=3.0) as there, there.person("Benno") as benno:
            watcher = benno.sit(table["id"])
            watcher.until(lambda: watcher.seq > 5)
            assert not there.house.bots._leases.get(table["id"])
            here.stop()
            before = watcher.seq
            watcher.until(lambda: watcher.seq > before + 5)
            assert watcher.gaps == 0


def test_a_bots_process_that_dies_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        socket = anna.sit(anna.table("beaugency", "random")["id"])
        luck, killed = Seeded(2), set[int]()
        while not socket.is_over and socket.seq < 30:
            if len(killed) < 3:
                # The server may not yet have noticed the end of one that is already gone.
                for pid in set(server.house.thinkers.pids()) - killed:
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
            socket.until(lambda: socket.may_play or socket.is_over)
            if socket.may_play:
                socket.play_any(luck)
        assert len(killed) >= 3
        assert socket.gaps == 0


def test_a_bots_process_that_hangs_is_replaced() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, limit=2.0)
        state = Match.new("beaugency", [Seat("Anna"), Seat("Benno")], seed=1).state
        question = Choice(state.to_text(), "random", int(state.to_act()[0]), 1, 1)
        first = await thinkers.ask(question, Chosen)
        (pid,) = thinkers.pids()
        os.kill(pid, signal.SIGSTOP)
        began = time.monotonic()
        assert await thinkers.ask(question, Chosen) == first
        assert time.monotonic() - began > 1.5
        assert pid not in thinkers.pids()
        with pytest.raises(NoAnswer):
            await thinkers.ask(structs.replace(question, bot="nobody"), Chosen)
        assert await thinkers.ask(question, Chosen) == first
        await thinkers.close()

    asyncio.run(run())


def test_a_table_that_left_memory_is_the_same_when_it_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, tables_in_memory=1) as server, server.person("Anna") as anna, server.person("B") as benno:
        table = anna.table("burgundy", "anyone")
        benno.post(f"/tables/{table['id']}/join", {})
        sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
        play_all(sockets, Seeded(1), most=25)
        for socket in sockets:
            socket.drain(0.1)
            socket.close()
        for _ in range(3):
            anna.table("beaugency", "anyone")
        deadline = time.monotonic() + 5
        while table["id"] in server.house._tables and time.monotonic() < deadline:
            time.sleep(0.05)
            anna.table("beaugency", "anyone")
        assert table["id"] not in server.house._tables
        again = anna.sit(table["id"])
        assert (again.seq, again.view, again.log) == (sockets[0].seq, sockets[0].view, sockets[0].log)
        assert again.decision == sockets[0].decision


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        table = anna.table("dice", "random")
        socket = anna.sit(table["id"])
        socket.play_on(Seeded(1), most=6)
        socket.until(lambda: socket.may_play)
        socket.drain(0.5)
        kept = (socket.seq, socket.view, socket.log, socket.decision)
        cookies = dict(anna.http.cookies)
    with serving(tmp_path) as server, server.person() as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        socket = anna.sit(table["id"])
        assert (socket.seq, socket.view, socket.log, socket.decision) == kept
        socket.play_any(Seeded(1))


# -- the writer


def test_forgotten_tables_are_cleared_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna, server.person("Benno") as benno:
        waiting, played = anna.table("beaugency", "anyone"), anna.table("beaugency", "anyone")
        benno.post(f"/tables/{played['id']}/join", {})
        play_all([anna.sit(played["id"]), benno.sit(played["id"])], Seeded(1))
        again = anna.post(f"/tables/{played['id']}/rematch")
        assert again["status"] == "waiting"
        cookies = dict(anna.http.cookies)
    # Days later.
    with serving(tmp_path, waiting_days=0.0) as server, server.person() as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        deadline = time.monotonic() + 10
        while any(anna.ask("GET", f"/tables/{table['id']}").status_code == 200 for table in (waiting, again)):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert anna.get(f"/tables/{played['id']}")["rematch"] is None
        assert anna.post(f"/tables/{played['id']}/rematch")["id"] != again["id"]


def test_a_wrong_clock_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that is far ahead, nor one that was far behind when the table was made."""
    true = time.time
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    with serving(tmp_path) as server, server.person("Anna") as anna:
        old = anna.table("beaugency", "anyone")["id"]
        monkeypatch.setattr(time, "time", true)
        new = anna.table("beaugency", "anyone")["id"]
    monkeypatch.setattr(time, "time", lambda: true() + 30 * 365 * 86400)
    with serving(tmp_path, tidy=0.001, waiting_days=1.0) as server, server.person("Benno") as benno:
        while asyncio.run(idle_of(tmp_path, new)) < 0.05:
            time.sleep(0.01)
        for id in (old, new):
            assert benno.get(f"/tables/{id}")["status"] == "waiting"


async def idle_of(folder: Path, id: str) -> float:
    """How long a table has been waited at, as the server counts it."""
    database = Database(f"sqlite:///{folder / 'chatelain.db'}")
    query = text("SELECT idle FROM tables WHERE id = :id")
    try:
        return float(await database.read(lambda connection: connection.execute(query, {"id": id}).scalar_one()))
    finally:
        await database.close()


def test_only_one_process_counts_how_long_tables_wait(tmp_path: Path) -> None:
    with serving(tmp_path, tidy=0.001) as server, serving(tmp_path, tidy=0.001), server.person("Anna") as anna:
        began = time.monotonic()
        id = anna.table("beaugency", "anyone")["id"]
        began = time.monotonic()
        while (idle := asyncio.run(idle_of(tmp_path, id))) < 0.3:
            time.sleep(0.02)
        assert idle < time.monotonic() - began + 0.1
        anna.post(f"/tables/{id}/start", {"bot": "random"})
        anna.post(f"/tables/{id}/leave")
    assert asyncio.run(idle_of(tmp_path, id)) == 0.0


def test_a_batch_with_one_conflict_keeps_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        await database.migrate()
        await database.migrate()  # nothing left to do
        writer = Writer(database)
        store = Store(database, writer)
        house = House(replace(HASTY, data_dir=tmp_path / "other"))
        await house.open()
        guest = GuestRow("g" * 24, "Anna", 0, None, 0.0)
        wish = wire.TableWish("beaugency", [wire.SeatWish("me"), wire.SeatWish("anyone")])
        sitting = (await house.seating.create(guest, wish)).sitting
        await house.close()
        writer.start()
        await store.create(sitting, None, 0.0)
        tasks = [
            store.save_guest(guest),
            store.create(sitting, None, 0.0),
            store.save_guest(replace(guest, id="h" * 24)),
        ]
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await store.guest("h" * 24) is not None
        with pytest.raises(Conflict):
            await store.change(replace(sitting, row=replace(sitting.row, revision=9)), sitting)
        await writer.close()
        await database.close()

    asyncio.run(run())


def test_the_migrations_make_the_tables_the_code_knows(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    from chatelain.storage.schema import METADATA

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        await database.migrate()
        assert await database.read(differences) == []
        await database.close()

    asyncio.run(run())
