"""One damaged row harms one table: bots of the others move on, the lobby opens, and whoever sits there is told."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from websockets.sync.client import connect

from chatelain.storage.beside import Beside
from chatelain.storage.database import Database
from chatelain.storage.writer import Writer
from tests.server.people import Person, Server, closing_code, serving
from tests.server.test_processes import read_entries

T = TypeVar("T")
ENTRY = "INSERT INTO entries (table_id, n, seat, move, undo, chance, time) VALUES "
#: What can happen to the rows of a table. Each is done to one whose bot has to move.
DAMAGE = {
    "no JSON": "UPDATE tables SET options = '{{{' WHERE id = ?",
    "other JSON": "UPDATE tables SET scores = '{\"a\": 1}' WHERE id = ?",
    "deep JSON": f"UPDATE tables SET to_act = '{'[' * 5000}' WHERE id = ?",
    "bytes": "UPDATE tables SET code = x'ff00fe', game = CAST(x'ff80' AS TEXT) WHERE id = ?",
    "a text for a number": "UPDATE tables SET pace = 'fast' WHERE id = ?",
    "no secret": "UPDATE tables SET secret = 'none' WHERE id = ?",
    "no seats": "DELETE FROM seats WHERE table_id = ?",
    "one seat": "DELETE FROM seats WHERE seat = 0 AND table_id = ?",
    "a turn of nobody": "UPDATE tables SET to_act = '[7]' WHERE id = ?",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "other rules": "UPDATE tables SET rules = 99 WHERE id = ?",
    "an unknown move": f"{ENTRY} (?, 1, 0, 'castle', 0, '[]', 1)",
    "outcomes that are none": "UPDATE entries SET chance = 'six' WHERE table_id = ?",
    "huge outcomes": "UPDATE entries SET chance = '[99999999999999999999]' WHERE table_id = ?",
    "a gap": f"{ENTRY} (?, 2, 0, 'stop', 0, '[]', 1)",
    "no record": "DELETE FROM entries WHERE table_id = ?",
    "chat of nobody": "INSERT INTO chat VALUES (?, 1, 'x', 1, 2, 'soon')",
}


def change(folder: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Somebody else writes into the file."""
    with closing(sqlite3.connect(folder / "chatelain.db", timeout=20)) as database, database:
        for statement, values in statements:
            database.execute(statement, values)


class Damaged:
    """A server with a table for every kind of damage and one, the last, that is well; Anna owns all of them."""

    def __init__(self, server: Server, anna: Person, tables: dict[str, str], well: str) -> None:
        self.server = server
        self.anna = anna
        self.tables = tables
        self.well = well


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    folder = tmp_path_factory.mktemp("damaged")
    with serving(folder) as server, server.person("Anna") as anna:
        # Bots this slow make no move before the server stops.
        tables = {
            name: anna.table("beaugency", "random", "random", me=False, pace=10_000)["id"] for name in [*DAMAGE, "well"]
        }
        cookies = dict(anna.http.cookies)
    well = tables.pop("well")
    damage = [(DAMAGE[name], (id,)) for name, id in tables.items()]
    change(folder, *damage, ("UPDATE tables SET pace = 0 WHERE id = ?", (well,)))
    with serving(folder) as server, server.person() as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        yield Damaged(server, anna, tables, well)


def test_the_bots_of_other_tables_move_on(damaged: Damaged) -> None:
    """Nobody looks at their table, so only the round of the caretaker wakes them."""
    deadline = time.monotonic() + 20
    while len(asyncio.run(read_entries(damaged.server.settings.data_dir, damaged.well))) < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_lobby_shows_what_is_broken_and_what_is_well(damaged: Damaged) -> None:
    deadline = time.monotonic() + 10
    while len((lobby := damaged.anna.get("/lobby"))["broken"]) < len(DAMAGE) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [table["id"] for table in lobby["mine"]] == [damaged.well]
    assert {table["id"] for table in lobby["broken"]} == set(damaged.tables.values())
    assert {table["game"] for table in lobby["broken"]} == {"beaugency", "chess", "\ufffd\ufffd"}


@pytest.mark.parametrize("name", DAMAGE)
def test_whoever_opens_it_is_told(damaged: Damaged, name: str) -> None:
    anna, id = damaged.anna, damaged.tables[name]
    for method, path in (("GET", ""), ("POST", "/leave"), ("GET", "/record"), ("GET", "/fairness")):
        assert anna.refusal(method, f"/tables/{id}{path}") == (410, "table-broken")
    address = f"ws://127.0.0.1:{anna.port}/api/tables/{id}/socket"
    with connect(address, additional_headers={"Cookie": anna.cookie()}, proxy=None) as raw:
        assert closing_code(raw) == 4010


def test_a_new_name_is_taken_although_a_table_is_broken(damaged: Damaged) -> None:
    assert damaged.anna.patch("/me", {"name": "Anne"})["name"] == "Anne"


def test_a_broken_table_is_read_again_once_it_is_mended(damaged: Damaged, monkeypatch: pytest.MonkeyPatch) -> None:
    id = damaged.tables["no JSON"]
    assert damaged.anna.refusal("GET", f"/tables/{id}") == (410, "table-broken")
    change(damaged.server.settings.data_dir, ("UPDATE tables SET options = '{}' WHERE id = ?", (id,)))
    monkeypatch.setattr(damaged.server.house.broken, "_clock", lambda: time.monotonic() + 1000)
    assert damaged.anna.get(f"/tables/{id}")["status"] == "playing"


def test_what_other_processes_write_is_heard_although_one_table_breaks(tmp_path: Path) -> None:
    with serving(tmp_path, watch=0.01) as server, server.person("Anna") as anna:
        one, other = (anna.table("beaugency", "anyone")["id"] for _ in range(2))
        anna.sit(one)
        socket = anna.sit(other)
        for number in (1, 2):
            change(
                tmp_path,
                ("UPDATE tables SET scores = 'none', revision = revision + 1 WHERE id = ?", (one,)),
                ("INSERT INTO chat VALUES (?, ?, 0, 'Anna', 'hello', 1)", (other, number)),
            )
            socket.until(lambda number=number: len(socket.chat) == number)


def test_a_broken_table_is_not_cleared_away_and_stops_nobody_else_from_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        broken, forgotten = (anna.table("beaugency", "anyone")["id"] for _ in range(2))
        change(tmp_path, ("UPDATE tables SET scores = 'none' WHERE id = ?", (broken,)))
    with serving(tmp_path, waiting_days=0.0) as server, server.person("Benno") as benno:
        deadline = time.monotonic() + 10
        while benno.ask("GET", f"/tables/{forgotten}").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert benno.refusal("GET", f"/tables/{broken}") == (410, "table-broken")


def test_work_beside_goes_on_whatever_happens() -> None:
    """Also when something it waits for is broken off."""

    async def run() -> None:
        beside, rounds = Beside(first=0.001, longest=0.002), 0

        async def work() -> None:
            nonlocal rounds
            rounds += 1
            if rounds == 1:
                raise KeyError("unexpected")
            if rounds == 2:
                raise asyncio.CancelledError
            if rounds == 3:
                raise SystemError

        beside.keep("work", work)
        while rounds < 5:
            await asyncio.sleep(0.001)
        await beside.close()
        last = rounds
        await asyncio.sleep(0.01)
        assert rounds == last

    asyncio.run(run())


def test_a_writer_whose_thread_fails_tells_whoever_waits_and_goes_on(tmp_path: Path) -> None:
    class Failing(Database):
        is_failing = True

        async def in_writer(self, work: Callable[[], T]) -> T:
            if self.is_failing:
                raise RuntimeError("no thread")
            return await super().in_writer(work)

    async def run() -> None:
        database = Failing(f"sqlite:///{tmp_path / 'x.db'}")
        writer = Writer(database)
        writer.start()
        with pytest.raises(RuntimeError):
            await writer.do(lambda connection: 1)
        database.is_failing = False
        assert await writer.do(lambda connection: 2) == 2
        await writer.close()
        await database.close()

    asyncio.run(run())
