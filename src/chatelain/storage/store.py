"""What is read and written: guests, tables with their seats, records, chat and leases."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Table,
    delete,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)

from chatelain.core.record import Entry
from chatelain.storage.database import Database
from chatelain.storage.rows import (
    JSON,
    BrokenRow,
    ChatRow,
    FinishedRow,
    GuestRow,
    Sitting,
    Summary,
    TableRow,
    Unreadable,
    broken_row,
    read_entry,
    read_finished,
    read_row,
    read_sitting,
)
from chatelain.storage.schema import CHAT, DEVICES, ENTRIES, GUESTS, HELD, LEASES, PUT_AWAY, SEATS, TABLES
from chatelain.storage.writer import Conflict, Writer

#: Those that go on first, then the latest.
LATEST = (TABLES.c.status == "over", TABLES.c.touched.desc())


class Store:
    """The questions the server asks and the changes it makes. Changes go through the writer."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    # -- guests

    async def guest(self, id: str) -> GuestRow | None:
        def work(connection: Connection) -> GuestRow | None:
            found = connection.execute(select(GUESTS).where(GUESTS.c.id == id)).mappings().first()
            return read_row(GuestRow, found) if found else None

        return await self.database.read(work)

    async def save_guest(self, guest: GuestRow) -> None:
        def work(connection: Connection) -> None:
            changed = connection.execute(
                update(GUESTS)
                .where(GUESTS.c.id == guest.id)
                .values(name=guest.name, colour=guest.colour, turn_hook=guest.turn_hook)
            )
            if not changed.rowcount:
                connection.execute(insert(GUESTS).values(asdict(guest)))

        await self.writer.do(work)

    # -- tables

    async def sitting(self, id: str) -> Sitting | None:
        """A table; Unreadable if its rows are damaged."""
        found = await self.database.read(lambda connection: _sittings(connection, TABLES.c.id == id, 1))
        if found and isinstance(found[0], BrokenRow):
            raise Unreadable(found[0].why)
        return found[0] if found else None  # type: ignore[return-value]

    async def id_of_code(self, code: str) -> str | None:
        """The table of a code; a finished game has none any more."""
        query = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.status != "over")
        found = await self.database.read(lambda connection: connection.execute(query).scalar())
        return str(found) if found is not None else None

    async def sittings_of(self, guest: str, limit: int, is_away: bool = False) -> list[Sitting | BrokenRow]:
        """The tables where the guest sits or that they own, those that go on first, then the latest.

        Those that the guest has put away are a list of their own.
        """
        concerned = _concerned(guest) & (TABLES.c.id.in_(_away(guest)) if is_away else ~TABLES.c.id.in_(_away(guest)))
        return await self.database.read(lambda connection: _sittings(connection, concerned, limit))

    async def count_away(self, guest: str) -> int:
        """How many tables the guest has put away."""
        query = select(func.count()).where(PUT_AWAY.c.guest == guest)
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def put_away(self, guest: str, ids: Sequence[str], is_away: bool) -> bool:
        """Puts finished tables of a guest away, or back; False, and nothing is done, if one is not of that kind."""

        def work(connection: Connection) -> bool:
            wanted = set(ids)
            theirs = _concerned(guest) & (TABLES.c.status == "over") & TABLES.c.id.in_(wanted)
            if set(connection.execute(select(TABLES.c.id).where(theirs)).scalars()) != wanted:
                return False
            connection.execute(delete(PUT_AWAY).where(PUT_AWAY.c.guest == guest, PUT_AWAY.c.table_id.in_(wanted)))
            if is_away and wanted:
                connection.execute(insert(PUT_AWAY), [{"guest": guest, "table_id": id} for id in sorted(wanted)])
            return True

        return await self.writer.do(work)

    async def finished_by(self, guest: str, limit: int) -> list[FinishedRow]:
        """The games a guest has played to their end, the latest first. What cannot be read is left out."""

        def work(connection: Connection) -> list[FinishedRow]:
            # From the seats of the guest to their tables, both by an index: tables of others are not looked at.
            own = union_all(
                *(select(table.c.table_id, table.c.seat).where(table.c.guest == guest) for table in (SEATS, DEVICES))
            ).subquery()
            query = (
                select(TABLES.c.id, TABLES.c.game, TABLES.c.header, TABLES.c.scores, TABLES.c.ranking, own.c.seat)
                .join(own, own.c.table_id == TABLES.c.id)
                .where(TABLES.c.status == "over", TABLES.c.ranking.is_not(None), TABLES.c.header.is_not(None))
                .order_by(TABLES.c.touched.desc(), TABLES.c.id)
                .limit(limit)
            )
            rows = list(connection.execute(query).mappings())
            seats = _by_table(connection, SEATS, [row["id"] for row in rows])
            return [found for row in rows if (found := _finished(row, seats[row["id"]])) is not None]

        return await self.database.read(work)

    async def open_sittings(self, limit: int) -> list[Sitting | BrokenRow]:
        """The tables that anybody may join: the newest of every owner first, then the second of each, and so on.

        So nobody crowds out the others, and nothing that is done at a table moves it up.
        """
        listed = (TABLES.c.status == "waiting") & TABLES.c.open.is_(True)
        return await self.database.read(lambda connection: _sittings(connection, listed, limit, _in_turn()))

    async def running_sittings(self, since: float, limit: int) -> list[Sitting | BrokenRow]:
        """The open tables where something has happened since: of every owner the newest first, as in the list above."""
        listed = (TABLES.c.status == "playing") & TABLES.c.open.is_(True) & (TABLES.c.touched >= since)
        return await self.database.read(lambda connection: _sittings(connection, listed, limit, _in_turn()))

    async def count_owned(self, guest: str) -> int:
        """How many tables of this owner go on."""
        query = select(func.count()).where(TABLES.c.owner == guest, TABLES.c.status != "over")
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def due_for_bots(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.bots_due.is_(True))
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def grow_idle(self, seconds: float) -> None:
        """So much time has passed for the tables that wait for people."""
        grown = update(TABLES).where(TABLES.c.status == "waiting").values(idle=TABLES.c.idle + seconds)
        await self.writer.do(lambda connection: connection.execute(grown).rowcount)

    async def forgotten(self, idle: float) -> list[str]:
        """The tables that still wait for people and that nobody has changed for so long, in seconds."""
        query = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.idle >= idle)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def create(self, sitting: Sitting, setup: Entry | None, time: float, rematch_of: str | None = None) -> None:
        """A new table; Conflict if its code is taken, or the other table has a rematch already."""

        def work(connection: Connection) -> None:
            if rematch_of is not None:
                changed = connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == rematch_of, TABLES.c.rematch.is_(None))
                    .values(rematch=sitting.row.id, revision=TABLES.c.revision + 1)
                )
                if not changed.rowcount:
                    raise Conflict
            connection.execute(insert(TABLES).values(_table_values(sitting.row)))
            connection.execute(insert(SEATS), _seat_values(sitting))
            _remember(connection, sitting.row.id, {}, sitting.held)
            if setup is not None:
                connection.execute(insert(ENTRIES).values(_entry_values(sitting.row.id, 0, setup, time)))

        await self.writer.do(work)

    async def change(self, before: Sitting, after: Sitting, setup: Entry | None = None) -> None:
        """Changes seats, status or rematch, and begins the record; Conflict if somebody else has changed the table."""

        def work(connection: Connection) -> None:
            id, revision = before.row.id, before.row.revision
            values = {key: value for key, value in _table_values(after.row).items() if key not in ("id", "secret")}
            if after.row.touched != before.row.touched:
                values["idle"] = 0.0
            changed = connection.execute(
                update(TABLES).where(TABLES.c.id == id, TABLES.c.revision == revision).values(values)
            )
            if not changed.rowcount:
                raise Conflict
            for place, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
                if old != new:
                    connection.execute(
                        update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == place).values(asdict(new))
                    )
            if before.devices != after.devices:
                connection.execute(delete(DEVICES).where(DEVICES.c.table_id == id))
                rows = [{"table_id": id, "guest": guest, "seat": seat} for guest, seat in after.devices.items()]
                if rows:
                    connection.execute(insert(DEVICES), rows)
            _remember(connection, id, before.held, after.held)
            if setup is not None:
                connection.execute(insert(ENTRIES).values(_entry_values(id, 0, setup, after.row.touched)))

        await self.writer.do(work)

    async def remove(self, sitting: Sitting) -> None:
        """Takes away a table that nobody has played at."""

        def work(connection: Connection) -> None:
            id = sitting.row.id
            for table in (SEATS, DEVICES, HELD, PUT_AWAY, CHAT, LEASES):
                connection.execute(delete(table).where(table.c.table_id == id))
            gone = connection.execute(
                delete(TABLES).where(TABLES.c.id == id, TABLES.c.revision == sitting.row.revision)
            )
            if not gone.rowcount:
                raise Conflict
            # Whoever wants to play again may ask for another table.
            connection.execute(
                update(TABLES).where(TABLES.c.rematch == id).values(rematch=None, revision=TABLES.c.revision + 1)
            )

        await self.writer.do(work)

    # -- the record

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        query = select(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.n >= first).order_by(ENTRIES.c.n)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        if any(row["n"] != first + place for place, row in enumerate(rows)):
            raise Unreadable("entries are missing")
        return [read_entry(row) for row in rows]

    async def lengths(self, ids: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """For each table the length of its record, its revision and the lines of its chat."""
        entries = select(func.count()).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        lines = select(func.count()).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, entries, TABLES.c.revision, lines)

        def work(connection: Connection) -> dict[str, tuple[int, int, int]]:
            found: dict[str, tuple[int, int, int]] = {}
            for start in range(0, len(ids), 400):
                some = query.where(TABLES.c.id.in_(ids[start : start + 400]))
                found |= {row[0]: (row[1], row[2], row[3]) for row in connection.execute(some)}
            return found

        return await self.database.read(work)

    async def append(
        self, id: str, n: int, entry: Entry, summary: Summary, time: float, is_secret: bool = False
    ) -> None:
        """Entry n of a record; Conflict if there is one. A secret one does not even move the table up in a lobby."""
        values = vars(summary) | ({} if is_secret else {"touched": time})
        values |= {key: json.dumps(values[key]) for key in JSON if key in values and values[key] is not None}

        def work(connection: Connection) -> None:
            connection.execute(insert(ENTRIES), _entry_values(id, n, entry, time))
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))

        await self.writer.do(work)

    # -- chat

    async def chat(self, id: str, last: int) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.number.desc()).limit(last)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [read_row(ChatRow, row) for row in reversed(rows)]

    async def say(self, id: str, line: ChatRow) -> None:
        """Conflict if that number is taken."""

        def work(connection: Connection) -> None:
            connection.execute(insert(CHAT), asdict(line) | {"table_id": id})

        await self.writer.do(work)

    # -- leases

    async def lease(self, id: str, holder: str, now: float, until: float) -> bool:
        """Takes or renews the lease of a table; False if somebody else holds it."""

        def work(connection: Connection) -> bool:
            changed = connection.execute(
                update(LEASES)
                .where(LEASES.c.table_id == id, or_(LEASES.c.holder == holder, LEASES.c.until < now))
                .values(holder=holder, until=until)
            )
            if changed.rowcount:
                return True
            taken = connection.execute(select(LEASES.c.holder).where(LEASES.c.table_id == id)).first()
            if taken is not None:
                return False
            connection.execute(insert(LEASES), {"table_id": id, "holder": holder, "until": until})
            return True

        return await self.writer.do(work)

    async def drop_leases(self, holder: str | None) -> None:
        """Gives back the leases of a holder, or of all."""

        def work(connection: Connection) -> None:
            connection.execute(delete(LEASES) if holder is None else delete(LEASES).where(LEASES.c.holder == holder))

        await self.writer.do(work)


# -- rows


def _sittings(
    connection: Connection, condition: Any, limit: int, order: Sequence[Any] = LATEST
) -> list[Sitting | BrokenRow]:
    rows = list(connection.execute(select(TABLES).where(condition).order_by(*order).limit(limit)).mappings())
    ids = [row["id"] for row in rows]
    parts = [_by_table(connection, table, ids) for table in (SEATS, DEVICES, HELD)]
    found: list[Sitting | BrokenRow] = []
    for row in rows:
        seats, devices, held = (part[row["id"]] for part in parts)
        try:
            found.append(read_sitting(row, seats, devices, held))
        except Unreadable as error:
            found.append(broken_row(row, error))
    return found


def _finished(row: RowMapping, seats: Sequence[RowMapping]) -> FinishedRow | None:
    try:
        return read_finished(row, row["seat"], [seat["bot"] for seat in sorted(seats, key=lambda seat: seat["seat"])])
    except Unreadable:
        return None


def _by_table(connection: Connection, table: Table, ids: Iterable[str]) -> dict[str, list[RowMapping]]:
    found: dict[str, list[RowMapping]] = {id: [] for id in ids}
    wanted = list(found)
    for start in range(0, len(wanted), 400):
        some = select(table).where(table.c.table_id.in_(wanted[start : start + 400]))
        for row in connection.execute(some).mappings():
            found[row["table_id"]].append(row)
    return found


def _concerned(guest: str) -> ColumnElement[bool]:
    """Where a guest sits, on whatever device, or what they own."""
    held = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    lent = select(DEVICES.c.table_id).where(DEVICES.c.guest == guest)
    return or_(TABLES.c.id.in_(held), TABLES.c.id.in_(lent), TABLES.c.owner == guest)


def _away(guest: str) -> Select[tuple[str]]:
    return select(PUT_AWAY.c.table_id).where(PUT_AWAY.c.guest == guest)


def _in_turn() -> tuple[ColumnElement[Any], ...]:
    """The newest table of every owner, then the second of each, and so on."""
    rank = func.row_number().over(partition_by=TABLES.c.owner, order_by=(TABLES.c.created.desc(), TABLES.c.id))
    return rank, TABLES.c.created.desc(), TABLES.c.id


def _table_values(row: TableRow) -> dict[str, Any]:
    values = asdict(row)
    return values | {key: json.dumps(values[key]) for key in JSON if values[key] is not None}


def _seat_values(sitting: Sitting) -> list[dict[str, Any]]:
    return [asdict(seat) | {"table_id": sitting.row.id, "seat": place} for place, seat in enumerate(sitting.seats)]


def _entry_values(id: str, n: int, entry: Entry, time: float) -> dict[str, Any]:
    return {
        "table_id": id,
        "n": n,
        "seat": entry.seat,
        "move": entry.move,
        "undo": entry.undo,
        "chance": json.dumps(list(entry.chance)),
        "digest": entry.digest,
        "time": time,
    }


def _remember(connection: Connection, id: str, before: dict[str, int], after: dict[str, int]) -> None:
    """Who has held a seat is never forgotten, and nobody holds two."""
    rows = [{"table_id": id, "guest": guest, "seat": seat} for guest, seat in after.items() if guest not in before]
    if rows:
        connection.execute(insert(HELD), rows)
