"""The house: all tables in memory and how they change. `seating` and `playing` say what can be done, `audience` tells.

A table is its record. It is kept in memory for speed only: whatever contradicts the database is read again. A change
is first made durable and then told.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import IO, Any, TypeVar

from chatelain.core.record import Entry, Record
from chatelain.core.state import SPECTATOR, View
from chatelain.server import premises, wire
from chatelain.server import tokens as names
from chatelain.server.audience import Audience
from chatelain.server.bots import BotRunner
from chatelain.server.broken import BrokenTables
from chatelain.server.caretaker import Caretaker
from chatelain.server.clerks import Clerks
from chatelain.server.forecasts import Forecasts
from chatelain.server.guesses import Guesses
from chatelain.server.hooks import TurnHooks
from chatelain.server.lobby import Lobby
from chatelain.server.own_data import OwnData
from chatelain.server.playing import Playing
from chatelain.server.problems import Declined, not_found
from chatelain.server.results import Results
from chatelain.server.seating import Seating
from chatelain.server.settings import Settings
from chatelain.server.slices import Slices
from chatelain.server.table import Listener, Table, chat_line, header_of, table_info
from chatelain.server.thinkers import Thinkers
from chatelain.server.timeline import Moment, Timeline
from chatelain.server.tokens import Keys
from chatelain.storage.beside import Beside
from chatelain.storage.rows import GuestRow, Sitting, Summary, TableRow, Unreadable
from chatelain.storage.store import Store
from chatelain.storage.writer import Conflict, NotSaved, Writer

LOG = logging.getLogger("chatelain.server")
T = TypeVar("T")
#: How often a change is tried when other processes write at the same table.
TRIES = 8
#: Why a socket is closed that nothing could be told any more.
TRY_AGAIN = 1013


class House:
    """Opens tables, keeps the recent ones in memory and runs their bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        key, self.database = premises.open_up(settings)
        self.keys = Keys(key)
        self.writer = Writer(self.database)
        self.store = Store(self.database, self.writer)
        self.thinkers = Thinkers(settings.workers, settings.thinking_limit)
        self.bots = BotRunner(self)
        self.forecasts = Forecasts(self)
        self.clerks = Clerks(settings.replay_seconds)
        self.own_data = OwnData(settings.data_seconds)
        self.lobby = Lobby(self)
        self.results = Results(self)
        self.seating = Seating(self)
        self.playing = Playing(self)
        self.hooks = TurnHooks(self)
        self.beside = Beside()
        self.caretaker = Caretaker(self)
        self.broken = BrokenTables()
        self.guesses = Guesses(settings, self.store.id_of_code)
        self.slices = Slices()
        self.holder = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.audience = Audience(self._tables)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._work: set[asyncio.Future[Any]] = set()
        self._lock_file: IO[str] | None = None

    # -- opening and closing

    async def open(self) -> None:
        """Gets ready: bots that have to move, watching what others write."""
        self.writer.start()
        if self._is_alone():
            # Whoever held a lease is gone. On a full disk they end by themselves.
            with suppress(NotSaved):
                await self.store.drop_leases(None)
        self.spawn(self.thinkers.warm_up())
        self.hooks.start()
        await self.caretaker.start()

    async def close(self) -> None:
        """Lets work end that is under way, and gives back what is held."""
        await self.bots.close()
        await self.hooks.close()
        await self.beside.close()
        await asyncio.gather(*self._work, return_exceptions=True)
        with suppress(Exception):
            await self.store.drop_leases(self.holder)
        await self.forecasts.close()
        await self.clerks.close()
        await self.own_data.close()
        await self.thinkers.close()
        await self.writer.close()
        await self.database.close()
        self.caretaker.close()
        if self._lock_file is not None:
            self._lock_file.close()

    def spawn(self, work: Awaitable[object]) -> None:
        """Something to be done beside."""
        self.beside.once("something beside", work)

    def _is_alone(self) -> bool:
        """Whether no other process serves this data directory. The lock goes with the process, however it ends."""
        self._lock_file = premises.open_lock(self.settings.data_dir)
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            fcntl.flock(self._lock_file, fcntl.LOCK_SH)
            return False
        fcntl.flock(self._lock_file, fcntl.LOCK_SH)
        return True

    async def catch_up(self) -> None:
        """Reads again all tables in memory that are behind their record."""
        for id, (entries, revision, lines) in (await self.store.lengths(list(self._tables))).items():
            table = self._tables.get(id)
            if table is None or not _is_behind(table, entries, revision, lines):
                continue
            try:
                async with table.lock:
                    if not table.is_gone and _is_behind(table, entries, revision, lines):
                        await self._read_again(table)
            except Declined:
                continue  # it is gone, or broken and in the log

    # -- finding tables

    async def table(self, id: str) -> Table:
        """A table, from memory or from its record."""
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        if id not in self._loading:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        table = await self._read(id)
        self._tables[id] = table
        self._make_room()
        return table

    async def _read(self, id: str) -> Table:
        self.broken.check(id)
        try:
            sitting = await self.store.sitting(id)
            if sitting is None:
                raise not_found("table")
            entries = await self.store.entries(id)
            if sitting.row.header is not None and not entries:
                raise Unreadable("the record is missing")
            chat = await self.store.chat(id, self.settings.chat_kept)
        except Unreadable as error:
            raise self.broken.note(id, error) from None
        try:
            row = sitting.row
            await self.own_data.prepare(None, row.game, len(sitting.seats), row.options)
            table = Table(sitting, chat, await self._replayed(row, entries) if entries else None)
        except Exception as error:
            if isinstance(error, Declined) and error.status >= 500:
                raise  # the process that checks it failed, not the table
            # A record that does not replay, a game that is not installed, a fault in its rules.
            raise self.broken.note(id, error) from None
        self.broken.mended(id)
        return table

    async def _replayed(self, row: TableRow, entries: list[Entry]) -> Timeline:
        record = Record(header_of(row), entries, secret=row.secret)
        return await self.slices.last_of(Timeline.growing(record))

    def _make_room(self) -> None:
        for id in list(self._tables)[: max(0, len(self._tables) - self.settings.tables_in_memory)]:
            table = self._tables[id]
            if not table.listeners and not table.lock.locked() and not self.bots.is_running(id):
                table.is_gone = True
                del self._tables[id]

    async def _read_again(self, table: Table) -> None:
        """Catches up with a record that has grown elsewhere; all we have of it is in the database."""
        length = len(table.timeline.moments) if table.timeline is not None else 0
        await self._reload(table, table.remember_views(), length)

    async def _reload(self, old: Table, before: dict[int, View], first: int) -> Table:
        """Reads a table again and tells those who listen what they missed, from entry `first` on."""
        old.is_gone = True
        try:
            table = await self._read(old.id)
        except BaseException:
            self._tables.pop(old.id, None)
            # Nothing will ever be told at this table again: who comes back finds another, or the reason.
            for listener in old.listeners:
                listener.dismiss(TRY_AGAIN)
            raise
        # Until here everybody else waited for the lock of the old one.
        self._tables[table.id] = table
        table.last_seen = old.last_seen
        was_started = old.sitting.row.header is not None
        table.listeners = {listener for listener in old.listeners if not listener.is_closed}
        moved = self.audience.refresh_viewers(table)
        if was_started:
            self.audience.tell_moves(table, before, first, moved)
        else:
            self.audience.tell_all(table, moved if table.timeline is None else table.listeners)
        if table.sitting != old.sitting:
            self.audience.tell_table(table)
        for line in table.chat:
            if not old.chat or line.number > old.chat[-1].number:
                self.audience.tell(table, wire.Said(chat_line(line)))
        self.bots.wake(table)
        return table

    # -- changing tables

    async def at(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Does something at a table, alone; again if somebody else was faster. It is not broken off half-way."""
        task = asyncio.ensure_future(self._at(id, work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _at(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        for _ in range(TRIES):
            table = await self.table(id)
            async with table.lock:
                if table.is_gone:
                    continue
                try:
                    return await work(table)
                except Conflict:
                    if not table.is_gone:
                        await self._read_again(table)
        raise Declined(503, "too-busy")

    async def advance(self, table: Table, change: Callable[[Timeline], Moment]) -> Moment:
        """A move: played, made durable, told. The table is locked."""
        timeline = table.timeline
        if timeline is None:
            raise Declined(409, "not-started")
        before, number = table.remember_views(), len(timeline.moments)
        moment = change(timeline)
        summary, is_secret = table.summary(), not timeline.is_noticed(number)
        try:
            entry = timeline.match.record.entries[-1]
            await self.store.append(table.id, number, entry, summary, time.time(), is_secret)
        except Exception as error:
            await self._reload(table, before, number)
            if isinstance(error, Conflict | NotSaved):
                raise
            LOG.exception("a move could not be written")
            raise Declined(503, "not-saved") from None
        self._moved(table, summary, before, number, moment)
        return moment

    def _moved(self, table: Table, summary: Summary, before: dict[int, View], number: int, moment: Moment) -> None:
        """Tells everybody of a move that is durable."""
        was, old = table.sitting.row.status, table.sitting.row.to_act
        table.sitting = replace(table.sitting, row=table.sitting.row.with_summary(summary))
        # A step that nobody else noticed does not begin a turn: its time would tell of it.
        is_noticed = table.timeline is not None and table.timeline.is_noticed(number)
        table.note_deciders(moment.seat if is_noticed else None)
        self.audience.tell_moves(table, before, number, set())
        if table.sitting.row.status != was:
            self.audience.tell_table(table)
        self.hooks.turn_passed(table, set(summary.to_act) - set(old))
        self.bots.wake(table)

    async def change(self, table: Table, after: Sitting, starts: bool = False, is_news: bool = True) -> None:
        """New seats, status or rematch; with `starts` the game begins. The table is locked.

        What is no news (a new name) does not move the table up in anybody's list.
        """
        before = table.sitting
        touched = time.time() if is_news else before.row.touched
        row = replace(after.row, revision=before.row.revision + 1, touched=touched)
        after = replace(after, row=row)
        setup = None
        try:
            if starts:
                header = [[seat.name, seat.bot] for seat in after.seats]
                after = replace(after, row=replace(after.row, header=header, status="playing"))
                setup = table.begin(after)
            after = replace(after, row=after.row.with_summary(table.summary(after)))
            if after.row.header is not None:
                after = replace(after, held=after.holders() | before.held)
            await self.store.change(before, after, setup)
        except BaseException:
            if starts:
                table.timeline = None
            raise
        table.sitting = after
        table.note_deciders()
        moved = self.audience.refresh_viewers(table)
        self.audience.tell_all(table, set(table.listeners) if starts else moved)
        self.audience.tell_table(table)
        if starts:
            self.hooks.turn_passed(table, set(after.row.to_act))
        self.bots.wake(table)

    # -- listening

    async def listen(self, id: str, listener: Listener) -> int:
        """A socket comes: it gets the whole picture, the others hear of it. Gives the picture's size."""

        async def work(table: Table) -> int:
            listener.viewer = table.viewer_of(listener.guest)
            table.listeners.add(listener)
            size = listener.send(table.snapshot(listener.guest))
            self.audience.tell_presence(table, listener)
            self.bots.wake(table)
            return size

        return await self.at(id, work)

    async def resync(self, id: str, listener: Listener) -> int:
        """The whole picture once more; gives its size."""

        async def work(table: Table) -> int:
            return listener.send(table.snapshot(listener.guest))

        return await self.at(id, work)

    def stop_listening(self, id: str, listener: Listener) -> None:
        """A socket has gone."""
        listener.is_closed = True
        table = self._tables.get(id)
        if table is None or listener not in table.listeners:
            return
        table.listeners.discard(listener)
        if listener.viewer != SPECTATOR and listener.viewer not in table.online():
            table.last_seen[listener.viewer] = time.monotonic()
        self.audience.tell_presence(table, listener)

    # -- guests and lists

    async def guest(self, id: str) -> GuestRow:
        """A guest, with a name of ours if they have not chosen one."""
        return await self.store.guest(id) or GuestRow(id, names.name_of(id), 0, None, time.time())

    def info(self, sitting: Sitting, guest: str) -> wire.TableInfo:
        """A table as one guest sees it in a list."""
        table = self._tables.get(sitting.row.id)
        return table_info(sitting, guest, table.online() if table is not None else ())

    def admit(self, table: Table) -> None:
        """A new table."""
        self._tables[table.id] = table
        self._make_room()
        self.bots.wake(table)

    async def remove(self, table: Table) -> None:
        """Closes a table for good. The table is locked."""
        await self.store.remove(table.sitting)
        table.is_gone = True
        self._tables.pop(table.id, None)
        for other in self._tables.values():
            row = other.sitting.row
            if row.rematch == table.id:
                row = replace(row, rematch=None, revision=row.revision + 1)
                other.sitting = replace(other.sitting, row=row)
                self.audience.tell_table(other)
        for listener in list(table.listeners):
            listener.send(wire.Refused(0, wire.Reason("table-closed", {})))


def _is_behind(table: Table, entries: int, revision: int, lines: int) -> bool:
    known = len(table.timeline.moments) if table.timeline is not None else 0
    last = table.chat[-1].number if table.chat else 0
    return entries > known or revision > table.sitting.row.revision or lines > last
