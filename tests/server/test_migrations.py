"""The migrations, on a database with games in it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from chatelain.storage import database as module
from chatelain.storage.database import Database
from chatelain.storage.store import Store
from chatelain.storage.writer import Writer

TABLE = {
    "code": "", "game": "beaugency", "rules": 1, "options": "{}", "secret": "0" * 64, "owner": "anna", "open": 0,
    "slow": 0, "pace": 0, "created": 1.0, "touched": 2.0, "revision": 3, "rematch": None, "to_act": "[0]",
    "scores": "[0, 0]", "ranking": None, "bots_due": 0,
}  # fmt: skip


def fill(connection: Connection, version: str, rows: list[tuple[str, dict[str, object]]]) -> None:
    """A database as an older version left it."""
    config = Config()
    config.set_main_option("script_location", str(Path(module.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    for table, row in rows:
        names = ", ".join(row)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES (:{names.replace(', ', ', :')})"), row)


def table(id: str, status: str, *guests: str | None) -> list[tuple[str, dict[str, object]]]:
    header = json.dumps([["Anna", None], ["Benno", None]]) if status != "waiting" else None
    rows: list[tuple[str, dict[str, object]]] = [
        ("tables", TABLE | {"id": id, "code": id, "status": status, "header": header})
    ]
    for place, guest in enumerate(guests):
        seat = {"table_id": id, "seat": place, "guest": guest, "name": "", "colour": place, "nonce": "", "bot": None}
        rows.append(("seats", seat))
    return rows


def test_who_holds_a_seat_of_an_older_game_is_bound_to_it(tmp_path: Path) -> None:
    rows = [
        *table("running", "playing", "anna", None),
        ("devices", {"table_id": "running", "guest": "phone", "seat": 0}),
        *table("waiting", "waiting", "anna", "benno"),
    ]

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        await database.write(lambda connection: fill(connection, "0001", rows))
        await database.migrate()
        store = Store(database, Writer(database))
        running, waiting = await store.sitting("running"), await store.sitting("waiting")
        assert running is not None and waiting is not None
        assert running.held == {"anna": 0, "phone": 0}
        assert waiting.held == {}
        assert running.row.revision == 3
        assert await store.forgotten(0.0) == ["waiting"]
        assert await store.forgotten(0.1) == []
        await database.close()

    asyncio.run(run())


def test_at_an_older_table_nobody_has_said_anything_about_forecasts(tmp_path: Path) -> None:
    rows = [*table("two", "playing", "anna", "benno"), *table("open", "waiting", "anna", None)]

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        await database.write(lambda connection: fill(connection, "0002", rows))
        await database.migrate()
        store = Store(database, Writer(database))
        for id in ("two", "open"):
            sitting = await store.sitting(id)
            assert sitting is not None and sitting.row.forecast is None and not sitting.has_forecast
        await database.close()

    asyncio.run(run())


def test_of_older_tables_nothing_is_put_away(tmp_path: Path) -> None:
    rows = table("done", "over", "anna", "benno")

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        await database.write(lambda connection: fill(connection, "0003", rows))
        await database.migrate()
        writer = Writer(database)
        writer.start()
        store = Store(database, writer)
        assert len(await store.sittings_of("anna", 9)) == 1
        assert await store.put_away("anna", ["done"], True)
        assert [await store.count_away(guest) for guest in ("anna", "benno")] == [1, 0]
        assert [len(await store.sittings_of("anna", 9, is_away)) for is_away in (False, True)] == [0, 1]
        await writer.close()
        await database.close()

    asyncio.run(run())


def test_a_rematch_is_found_by_its_index(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.db'}")
        await database.migrate()
        query = text("EXPLAIN QUERY PLAN UPDATE tables SET rematch = NULL WHERE rematch = 'x'")
        plan = await database.read(lambda connection: str(connection.execute(query).all()))
        assert "ix_tables_rematch" in plan
        await database.close()

    asyncio.run(run())
