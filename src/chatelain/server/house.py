"""The house: all tables, and everything that can be done at them.

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

from chatelain.bots.registry import bot as bot_of
from chatelain.core import registry
from chatelain.core.errors import ChatelainError, IllegalAction
from chatelain.core.refusal import Refusal
from chatelain.core.state import SPECTATOR
from chatelain.server import tokens as names
from chatelain.server import wire
from chatelain.server.bots import BotRunner
from chatelain.server.hooks import TurnHooks
from chatelain.server.problems import Declined, not_found
from chatelain.server.settings import Settings
from chatelain.server.table import Listener, Table, board, chat_line, table_info
from chatelain.server.thinkers import Thinkers
from chatelain.server.timeline import Moment, Timeline
from chatelain.server.tokens import Keys
from chatelain.storage.database import Database
from chatelain.storage.store import ChatRow, GuestRow, SeatRow, Sitting, Store, Summary, TableRow
from chatelain.storage.writer import Conflict, Writer

LOG = logging.getLogger("chatelain.server")
T = TypeVar("T")
#: How often a change is tried when other processes write at the same table.
TRIES = 8
COLOURS = 5


class House:
    """Opens tables, keeps the recent ones in memory and runs their bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.data_dir.mkdir(parents=True, exist_ok=True)
        self.keys = Keys(names.load_key(settings.data_dir))
        self.database = Database(settings.url)
        self.writer = Writer(self.database)
        self.store = Store(self.database, self.writer)
        self.thinkers = Thinkers(settings.workers, settings.thinking_limit)
        self.bots = BotRunner(self)
        self.hooks = TurnHooks(self)
        self.holder = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._work: set[asyncio.Future[Any]] = set()
        self._changed: set[str] = set()
        self._lock_file: IO[str] | None = None

    # -- opening and closing

    async def open(self) -> None:
        """Gets ready: migrations, bots that have to move, watching what others write."""
        await self.database.migrate()
        self.writer.start()
        if self._is_alone():
            # Whoever held a lease is gone.
            await self.store.drop_leases(None)
        self.spawn(self.thinkers.warm_up())
        self.hooks.start()
        self.spawn(self._sweep())
        if self.database.is_sqlite:
            self.spawn(self._watch())

    async def close(self) -> None:
        """Lets work end that is under way, and gives back what is held."""
        await self.bots.close()
        self.hooks.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._work, return_exceptions=True)
        with suppress(Exception):
            await self.store.drop_leases(self.holder)
        await self.thinkers.close()
        await self.writer.close()
        await self.database.close()
        if self._lock_file is not None:
            self._lock_file.close()

    def spawn(self, work: Awaitable[object]) -> None:
        """Something to be done beside."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something failed beside", exc_info=task.exception())

    def _is_alone(self) -> bool:
        """Whether no other process serves this data directory. The lock goes with the process, however it ends."""
        self._lock_file = (self.settings.data_dir / "server.lock").open("w")
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            fcntl.flock(self._lock_file, fcntl.LOCK_SH)
            return False
        fcntl.flock(self._lock_file, fcntl.LOCK_SH)
        return True

    async def _sweep(self) -> None:
        """Finds tables whose bots nobody runs: after a start, or when another process has died."""
        while True:
            for id in await self.store.due_for_bots():
                if not self.bots.is_running(id):
                    try:
                        self.bots.wake(await self.table(id))
                    except ChatelainError as error:
                        LOG.error("the table %s cannot be opened: %s", id, error)
            await asyncio.sleep(self.settings.lease)

    async def _watch(self) -> None:
        """Catches up with what other processes write."""
        last = await self.database.changes_by_others()
        while True:
            await asyncio.sleep(self.settings.watch)
            now = await self.database.changes_by_others()
            if now != last:
                last = now
                await self.catch_up()

    async def catch_up(self) -> None:
        """Reads again all tables in memory that are behind their record."""
        for id, (entries, revision, lines) in (await self.store.lengths(list(self._tables))).items():
            table = self._tables.get(id)
            if table is None or not _is_behind(table, entries, revision, lines):
                continue
            async with table.lock:
                if not table.is_gone and _is_behind(table, entries, revision, lines):
                    await self._read_again(table)

    # -- finding tables

    async def resolve(self, word: str) -> str:
        """The id of a table, given as id or as code."""
        if names.looks_like_code(word):
            id = await self.store.id_of_code(word.upper())
            if id is None:
                raise not_found("table")
            return id
        return word

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
        sitting = await self.store.sitting(id)
        if sitting is None:
            raise not_found("table")
        entries = await self.store.entries(id)
        chat = await self.store.chat(id, self.settings.chat_kept)
        return Table(sitting, entries, chat)

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

    async def _reload(self, old: Table, before: dict[int, dict[str, Any]], first: int) -> Table:
        """Reads a table again and tells those who listen what they missed, from entry `first` on."""
        old.is_gone = True
        try:
            table = await self._read(old.id)
        except BaseException:
            self._tables.pop(old.id, None)
            raise
        # Until here everybody else waited for the lock of the old one.
        self._tables[table.id] = table
        table.last_seen = old.last_seen
        was_started = old.sitting.row.header is not None
        table.listeners = {listener for listener in old.listeners if not listener.is_closed}
        moved = self._refresh_viewers(table)
        if was_started:
            self._tell_moves(table, before, first, moved)
        else:
            self._tell_all(table, moved if table.timeline is None else table.listeners)
        if table.sitting != old.sitting:
            self.tell_table(table)
        for line in table.chat:
            if not old.chat or line.number > old.chat[-1].number:
                self._tell(table, wire.Said(chat_line(line)))
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
            if isinstance(error, Conflict):
                raise
            LOG.exception("a move could not be written")
            raise Declined(503, "not-saved") from None
        self._moved(table, summary, before, number, moment)
        return moment

    def _moved(
        self, table: Table, summary: Summary, before: dict[int, dict[str, Any]], number: int, moment: Moment
    ) -> None:
        """Tells everybody of a move that is durable."""
        was, old = table.sitting.row.status, table.sitting.row.to_act
        table.sitting = replace(table.sitting, row=table.sitting.row.with_summary(summary))
        # A step that nobody else noticed does not begin a turn: its time would tell of it.
        is_noticed = table.timeline is not None and table.timeline.is_noticed(number)
        table.note_deciders(moment.seat if is_noticed else None)
        self._tell_moves(table, before, number, set())
        if table.sitting.row.status != was:
            self.tell_table(table)
        self.hooks.turn_passed(table, set(summary.to_act) - set(old))
        self.bots.wake(table)

    async def change(self, table: Table, after: Sitting, starts: bool = False) -> None:
        """New seats, status or rematch; with `starts` the game begins. The table is locked."""
        before = table.sitting
        row = replace(after.row, revision=before.row.revision + 1, touched=time.time())
        after = replace(after, row=row)
        setup = None
        try:
            if starts:
                header = [[seat.name, seat.bot] for seat in after.seats]
                after = replace(after, row=replace(after.row, header=header, status="playing"))
                setup = table.begin(after)
            after = replace(after, row=after.row.with_summary(table.summary(after)))
            await self.store.change(before, after, setup)
        except BaseException:
            if starts:
                table.timeline = None
            raise
        table.sitting = after
        table.note_deciders()
        moved = self._refresh_viewers(table)
        self._tell_all(table, set(table.listeners) if starts else moved)
        self.tell_table(table)
        if starts:
            self.hooks.turn_passed(table, set(after.row.to_act))
        self.bots.wake(table)

    # -- telling

    def _tell(self, table: Table, message: wire.ServerMessage) -> None:
        text = wire.encode(message)
        for listener in table.listeners:
            listener.send_encoded(text)

    def _tell_moves(self, table: Table, before: dict[int, dict[str, Any]], first: int, afresh: set[Listener]) -> None:
        """Deltas, made once for all who look through the same eyes."""
        texts: dict[int, str | None] = {}
        for listener in table.listeners:
            viewer = listener.viewer
            if listener in afresh or viewer not in before:
                listener.send(table.snapshot(listener.guest))
                continue
            if viewer not in texts:
                delta = table.delta(viewer, before[viewer], first)
                texts[viewer] = wire.encode(delta) if delta is not None else None
            text = texts[viewer]
            if text is not None:
                listener.send_encoded(text)

    def _tell_all(self, table: Table, listeners: set[Listener]) -> None:
        for listener in listeners:
            listener.send(table.snapshot(listener.guest))

    def _refresh_viewers(self, table: Table) -> set[Listener]:
        """Gives every socket the eyes of its guest's seat; those that changed need the whole picture."""
        changed = set()
        for listener in table.listeners:
            viewer = table.viewer_of(listener.guest)
            if viewer != listener.viewer:
                listener.viewer = viewer
                changed.add(listener)
        return changed

    def tell_table(self, table: Table) -> None:
        """Tells of seats, presence and status, a moment later and only once if more changes."""
        if table.id not in self._changed:
            self._changed.add(table.id)
            asyncio.get_running_loop().call_later(0.02, self._tell_table, table.id)

    def _tell_table(self, id: str) -> None:
        self._changed.discard(id)
        table = self._tables.get(id)
        if table is None:
            return
        texts: dict[str, str] = {}
        for listener in table.listeners:
            if listener.guest not in texts:
                texts[listener.guest] = wire.encode(wire.TableChanged(table.info(listener.guest), table.watching()))
            listener.send_encoded(texts[listener.guest])

    # -- listening

    async def listen(self, id: str, listener: Listener) -> None:
        """A socket comes: it gets the whole picture, the others hear of it."""

        async def work(table: Table) -> None:
            listener.viewer = table.viewer_of(listener.guest)
            table.listeners.add(listener)
            listener.send(table.snapshot(listener.guest))
            self.tell_table(table)
            self.bots.wake(table)

        await self.at(id, work)

    async def resync(self, id: str, listener: Listener) -> None:
        """The whole picture once more."""

        async def work(table: Table) -> None:
            listener.send(table.snapshot(listener.guest))

        await self.at(id, work)

    def stop_listening(self, id: str, listener: Listener) -> None:
        """A socket has gone."""
        listener.is_closed = True
        table = self._tables.get(id)
        if table is None or listener not in table.listeners:
            return
        table.listeners.discard(listener)
        if listener.viewer != SPECTATOR and listener.viewer not in table.online():
            table.last_seen[listener.viewer] = time.monotonic()
        self.tell_table(table)

    # -- guests

    async def guest(self, id: str) -> GuestRow:
        """A guest, with a name of ours if he has not chosen one."""
        return await self.store.guest(id) or GuestRow(id, names.name_of(id), 0, None, time.time())

    async def save_guest(self, guest: GuestRow) -> None:
        """New name, colour or hook; the tables where he sits show it."""
        await self.store.save_guest(guest)
        for sitting in await self.store.sittings_of(guest.id, 100):
            if sitting.row.status != "over" and any(seat.guest == guest.id for seat in sitting.seats):
                await self.at(sitting.row.id, lambda table: self._rename(table, guest))

    async def _rename(self, table: Table, guest: GuestRow) -> None:
        seats = list(table.sitting.seats)
        for place, seat in enumerate(seats):
            if seat.guest == guest.id:
                others = [other.colour for other in seats if other is not seat]
                colour = guest.colour if guest.colour not in others else seat.colour
                name = free_name(guest.name, [other.name for other in seats if other is not seat])
                seats[place] = replace(seat, name=name, colour=colour)
        if seats != table.sitting.seats:
            await self.change(table, replace(table.sitting, seats=seats))

    # -- seats

    async def lobby(self, guest: str) -> wire.Lobby:
        """The tables that concern a guest, and those that wait for players."""
        mine = [self._info(sitting, guest) for sitting in await self.store.sittings_of(guest, 60)]
        mine.sort(key=lambda info: (info.status == "over", not _is_my_turn(info)))
        held = {info.id for info in mine}
        listed = await self.store.open_sittings(60)
        return wire.Lobby(mine, [self._info(one, guest) for one in listed if one.row.id not in held])

    def _info(self, sitting: Sitting, guest: str) -> wire.TableInfo:
        table = self._tables.get(sitting.row.id)
        return table_info(sitting, guest, table.online() if table is not None else ())

    async def create(self, guest: GuestRow, wish: wire.TableWish) -> Table:
        """A new table."""
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Declined(422, "one-seat-each")
        if await self.store.count_owned(guest.id) >= self.settings.tables_per_guest:
            raise Declined(429, "too-many-tables", limit=self.settings.tables_per_guest)
        return await self._create(
            guest,
            wish.game,
            dict(wish.options),
            [_wished(seat) for seat in wish.seats],
            (wish.open, wish.slow, wish.pace),
        )

    async def _create(
        self,
        guest: GuestRow,
        game: str,
        options: dict[str, str | bool],
        wishes: list[tuple[str | None, str | None, str | None]],
        manner: tuple[bool, bool, int],
        rematch_of: str | None = None,
    ) -> Table:
        """`wishes` are (who sits there, who plays it, for whom it is kept)."""
        manifest = registry.manifest(game)
        manifest.check_seats(len(wishes))
        checked = manifest.check_options(options, len(wishes))
        board(game, tuple(sorted(checked.items())))
        seats: list[SeatRow] = []
        for holder, bot, reserved in wishes:
            if bot is not None:
                bot_of(bot)
            person = guest if holder in ("me", guest.id) else None
            seats.append(_seated(seats, person, bot, reserved))
        now = time.time()
        for _ in range(TRIES):
            row = TableRow(
                id=names.new_id(),
                code=names.new_code(),
                game=game,
                rules=manifest.rules,
                options=checked,
                secret=secrets.token_hex(32),
                owner=guest.id,
                status="waiting",
                open=manner[0],
                slow=manner[1],
                pace=manner[2],
                created=now,
                touched=now,
                revision=0,
                header=None,
                rematch=None,
                to_act=[],
                scores=[0] * len(seats),
                ranking=None,
                bots_due=False,
            )
            sitting, setup = Sitting(row, seats, {}), None
            table = Table(sitting, [], [])
            if not any(seat.is_empty for seat in seats):
                header: list[list[str | None]] = [[seat.name, seat.bot] for seat in seats]
                sitting = replace(sitting, row=replace(row, header=header, status="playing"))
                setup = table.begin(sitting)
                sitting = replace(sitting, row=sitting.row.with_summary(table.summary(sitting)))
            table.sitting = sitting
            table.note_deciders()
            try:
                await self.store.create(sitting, setup, now, rematch_of)
            except Conflict:
                if rematch_of is not None:
                    raise
                continue  # the code is taken
            self._tables[row.id] = table
            self._make_room()
            self.bots.wake(table)
            return table
        raise Declined(503, "too-busy")

    async def join(self, id: str, guest: GuestRow, wish: wire.JoinWish) -> wire.TableInfo:
        """Takes a seat; with a token, on a further device."""

        async def work(table: Table) -> wire.TableInfo:
            if wish.token is not None:
                await self._join_by_token(table, guest.id, wish.token)
            elif table.sitting.seat_of(guest.id) is None:
                await self._take(table, guest, wish.seat)
            elif wish.seat is not None and wish.seat != table.sitting.seat_of(guest.id):
                raise Declined(409, "seated-already")
            return table.info(guest.id)

        return await self.at(id, work)

    async def _join_by_token(self, table: Table, guest: str, token: str) -> None:
        sitting = table.sitting
        for place, seat in enumerate(sitting.seats):
            if seat.guest is not None and self.keys.opens(token, table.id, place, seat.nonce):
                if sitting.seat_of(guest) == place:
                    return
                if sitting.seat_of(guest) is not None:
                    raise Declined(409, "seated-already")
                await self.change(table, replace(sitting, devices=sitting.devices | {guest: place}))
                return
        raise Declined(403, "bad-token")

    async def _take(self, table: Table, guest: GuestRow, wanted: int | None) -> None:
        sitting = table.sitting
        if sitting.row.status == "over":
            raise Declined(409, "table-over")
        if wanted is not None and wanted >= len(sitting.seats):
            raise Declined(404, "no-such-seat", seat=wanted)
        free = [place for place, seat in enumerate(sitting.seats) if _is_free_for(seat, guest.id)]
        free.sort(key=lambda place: sitting.seats[place].reserved is None)
        if wanted is not None and wanted not in free:
            raise Declined(409, "seat-taken", seat=wanted)
        if not free:
            raise Declined(409, "table-full")
        place = free[0] if wanted is None else wanted
        seats = list(sitting.seats)
        others = seats[:place] + seats[place + 1 :]
        seats[place] = _seated(others, guest, None, None)
        await self.change(table, replace(sitting, seats=seats), starts=_is_full(sitting.row, seats))

    async def leave(self, id: str, guest: str) -> wire.TableInfo:
        """Gives up a seat. Who was a second device only puts it away. The last to leave closes the table."""

        async def work(table: Table) -> wire.TableInfo:
            await self._leave(table, guest)
            return table.info(guest)

        return await self.at(id, work)

    async def _leave(self, table: Table, guest: str) -> None:
        sitting = table.sitting
        if guest in sitting.devices:
            devices = {device: seat for device, seat in sitting.devices.items() if device != guest}
            await self.change(table, replace(sitting, devices=devices))
            return
        place = sitting.seat_of(guest)
        if place is None and sitting.row.owner != guest:
            raise Declined(409, "not-seated")
        if sitting.row.status == "over":
            raise Declined(409, "table-over")
        seats, devices = list(sitting.seats), dict(sitting.devices)
        if place is not None:
            old = seats[place]
            kept = old.name if sitting.row.header is not None else ""
            seats[place] = replace(old, guest=None, name=old.name if old.bot else kept, nonce=names.new_nonce())
            devices = {device: seat for device, seat in devices.items() if seat != place}
        people = [seat.guest for seat in seats if seat.guest is not None]
        if not people and sitting.row.status == "waiting":
            await self._remove(table)
            return
        row = sitting.row
        if not people:
            row = replace(row, status="over")
        elif row.owner == guest:
            row = replace(row, owner=people[0])
        await self.change(table, Sitting(row, seats, devices))

    async def _remove(self, table: Table) -> None:
        await self.store.remove(table.sitting)
        table.is_gone = True
        self._tables.pop(table.id, None)
        for listener in list(table.listeners):
            listener.send(wire.Refused(0, wire.Reason("table-closed", {})))

    async def start(self, id: str, guest: str, wish: wire.StartWish) -> wire.TableInfo:
        """The owner begins; the bot of the wish plays the seats that are still empty."""

        async def work(table: Table) -> wire.TableInfo:
            sitting = table.sitting
            if sitting.row.owner != guest:
                raise Declined(403, "not-owner")
            if sitting.row.status != "waiting":
                raise Declined(409, "started-already")
            seats = list(sitting.seats)
            for place, seat in enumerate(seats):
                if seat.is_empty:
                    if wish.bot is None:
                        raise Declined(409, "seats-empty")
                    bot_of(wish.bot)
                    seats[place] = _seated(seats[:place] + seats[place + 1 :], None, wish.bot, None)
            await self.change(table, replace(sitting, seats=seats), starts=True)
            return table.info(guest)

        return await self.at(id, work)

    async def set_bot(self, id: str, guest: str, choice: wire.SeatChoice) -> wire.TableInfo:
        """A bot plays a seat: one's own, an empty one, or one whose player has gone."""

        async def work(table: Table) -> wire.TableInfo:
            sitting = table.sitting
            if choice.bot is None:
                raise Declined(422, "no-bot")
            bot_of(choice.bot)
            if choice.seat >= len(sitting.seats):
                raise Declined(404, "no-such-seat", seat=choice.seat)
            if sitting.row.status == "over":
                raise Declined(409, "table-over")
            seat = sitting.seats[choice.seat]
            self._check_may_set_bot(table, guest, choice.seat)
            seats = list(sitting.seats)
            others = seats[: choice.seat] + seats[choice.seat + 1 :]
            if seat.guest is None:
                seats[choice.seat] = _seated(others, None, choice.bot, None, seat if seat.name else None)
            else:
                seats[choice.seat] = replace(seat, bot=choice.bot)
            await self.change(table, replace(sitting, seats=seats), starts=_is_full(sitting.row, seats))
            return table.info(guest)

        return await self.at(id, work)

    def _check_may_set_bot(self, table: Table, guest: str, place: int) -> None:
        sitting, seat = table.sitting, table.sitting.seats[place]
        mine = sitting.seat_of(guest)
        if mine == place:
            return
        is_owner = sitting.row.owner == guest
        if seat.guest is None:
            # During the game everybody who plays may fill a seat that somebody has left.
            if is_owner or (mine is not None and sitting.row.status == "playing"):
                return
            raise Declined(403, "not-owner")
        if not is_owner:
            raise Declined(403, "other-seat", seat=place)
        if sitting.row.slow or place in table.online():
            raise Declined(409, "player-present", seat=place)
        gone = time.monotonic() - table.last_seen.setdefault(place, time.monotonic())
        if gone < self.settings.absent_after:
            raise Declined(409, "player-present", seat=place)

    async def take_back(self, id: str, guest: str, seat: int) -> wire.TableInfo:
        """The player takes his seat back from the bot."""

        async def work(table: Table) -> wire.TableInfo:
            sitting = table.sitting
            place = sitting.seat_of(guest)
            if place is None:
                raise Declined(409, "not-seated")
            if seat != place:
                raise Declined(403, "other-seat", seat=seat)
            if sitting.seats[place].bot is None:
                raise Declined(409, "no-bot-there")
            seats = list(sitting.seats)
            seats[place] = replace(seats[place], bot=None)
            await self.change(table, replace(sitting, seats=seats))
            return table.info(guest)

        return await self.at(id, work)

    async def seat_link(self, id: str, guest: str) -> wire.SeatLink:
        """What opens the guest's seat elsewhere."""
        table = await self.table(id)
        place = table.sitting.seat_of(guest)
        if place is None:
            raise Declined(403, "not-seated")
        return wire.SeatLink(self.keys.seat_token(table.id, place, table.sitting.seats[place].nonce))

    async def rematch(self, id: str, guest: GuestRow) -> wire.TableInfo:
        """Another game of the same people: the first who wants it opens the table, the others are led to it."""
        table = await self.table(id)
        if table.sitting.row.rematch is None:
            await self.at(id, lambda table: self._open_rematch(table, guest))
            table = await self.table(id)
        again = table.sitting.row.rematch
        if again is None:
            raise Declined(503, "too-busy")
        sitting = (await self.table(again)).sitting
        if sitting.seat_of(guest.id) is None and any(_is_free_for(seat, guest.id) for seat in sitting.seats):
            return await self.join(again, guest, wire.JoinWish())
        return (await self.table(again)).info(guest.id)

    async def _open_rematch(self, table: Table, guest: GuestRow) -> None:
        sitting = table.sitting
        if sitting.row.rematch is not None:
            return
        if sitting.row.status != "over":
            raise Declined(409, "not-over")
        place = sitting.seat_of(guest.id)
        if place is None:
            raise Declined(403, "not-seated")
        wishes: list[tuple[str | None, str | None, str | None]] = []
        for number, seat in enumerate(sitting.seats):
            if number == place:
                wishes.append((guest.id, None, None))
            elif seat.guest is not None:
                wishes.append((None, None, seat.guest))
            else:
                wishes.append((None, seat.bot, None))
        row = sitting.row
        again = await self._create(guest, row.game, row.options, wishes, (row.open, row.slow, row.pace), row.id)
        table.sitting = replace(sitting, row=replace(row, rematch=again.id, revision=row.revision + 1))
        self.tell_table(table)

    # -- playing

    async def act(self, id: str, guest: str, seen: int, change: Callable[[Timeline, int], Moment]) -> None:
        """A move, an undo or a redo of a guest who has seen so much."""

        async def work(table: Table) -> None:
            seat = self._acting_seat(table, guest)
            timeline = table.timeline
            if timeline is None:
                raise IllegalAction(Refusal("not-started"))
            if timeline.is_stale(seat, seen):
                raise IllegalAction(Refusal("stale", seen=seen, now=timeline.seq(seat)))
            await self.advance(table, lambda timeline: change(timeline, seat))

        await self.at(id, work)

    def _acting_seat(self, table: Table, guest: str) -> int:
        seat = table.sitting.seat_of(guest)
        if seat is None:
            raise IllegalAction(Refusal("not-seated"))
        if table.sitting.row.status == "waiting":
            raise IllegalAction(Refusal("not-started"))
        if table.sitting.row.status == "over":
            raise IllegalAction(Refusal("table-over"))
        if table.sitting.seats[seat].bot is not None:
            raise IllegalAction(Refusal("bot-plays", seat=seat))
        return seat

    async def why(self, id: str, guest: str, actions: list[int]) -> list[wire.Reason | None]:
        """Why the guest may not do these now."""

        async def work(table: Table) -> list[Refusal | None]:
            seat = self._acting_seat(table, guest)
            match = table.match
            if match is None:
                raise IllegalAction(Refusal("not-started"))
            return [match.verify(seat, action) for action in actions]

        found = await self.at(id, work)
        return [None if refusal is None else wire.Reason(refusal.code, dict(refusal.params)) for refusal in found]

    async def say(self, id: str, guest: GuestRow, text: str) -> None:
        """A line of chat."""
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Declined(422, "empty-text")

        async def work(table: Table) -> None:
            seat = table.sitting.seat_of(guest.id)
            name = guest.name if seat is None else table.sitting.seats[seat].name
            number = table.chat[-1].number + 1 if table.chat else 1
            line = ChatRow(number, seat, name, words, time.time())
            await self.store.say(table.id, line)
            table.chat = [*table.chat, line][-self.settings.chat_kept :]
            self._tell(table, wire.Said(chat_line(line)))

        await self.at(id, work)


# -- seats in small


def _wished(wish: wire.SeatWish) -> tuple[str | None, str | None, str | None]:
    """Filled in by `_seated`: the word "me" stands for the guest who asks."""
    if wish.kind == "bot":
        if wish.bot is None:
            raise Declined(422, "no-bot")
        return None, wish.bot, None
    if wish.bot is not None:
        raise Declined(422, "bot-and-person")
    return ("me" if wish.kind == "me" else None), None, None


def _seated(
    others: list[SeatRow], guest: GuestRow | None, bot: str | None, reserved: str | None, old: SeatRow | None = None
) -> SeatRow:
    """A seat with a name and a colour of its own. `old` is the seat of somebody who has left."""
    taken = [other.name for other in others]
    if guest is not None:
        name = free_name(guest.name, taken)
    elif bot is not None:
        name = free_name(bot, taken)
    else:
        name = ""
    used = {other.colour for other in others}
    free = [colour for colour in range(COLOURS) if colour not in used]
    wanted = guest.colour if guest is not None else old.colour if old is not None else free[0]
    return SeatRow(
        guest=guest.id if guest is not None else None,
        bot=bot,
        name=name,
        colour=wanted if wanted in free else free[0],
        nonce=names.new_nonce(),
        reserved=reserved,
    )


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has it.

    >>> free_name("greedy", ["Anna", "greedy"])
    'greedy 2'
    """
    number, wanted = 1, name
    while wanted in taken:
        number += 1
        wanted = f"{name} {number}"
    return wanted


def _is_free_for(seat: SeatRow, guest: str) -> bool:
    return seat.is_empty and seat.reserved in (None, guest)


def _is_full(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether the game begins now."""
    return row.status == "waiting" and not any(seat.is_empty for seat in seats)


def _is_my_turn(info: wire.TableInfo) -> bool:
    return any(info.seats[seat].you and info.seats[seat].bot is None for seat in info.to_act)


def _is_behind(table: Table, entries: int, revision: int, lines: int) -> bool:
    known = len(table.timeline.moments) if table.timeline is not None else 0
    last = table.chat[-1].number if table.chat else 0
    return entries > known or revision > table.sitting.row.revision or lines > last
