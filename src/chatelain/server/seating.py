"""Who sits where: opening, joining and leaving tables, bots on seats, rematches."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from chatelain.bots.registry import bot as bot_of
from chatelain.bots.registry import cut
from chatelain.core import registry
from chatelain.core.manifest import Options
from chatelain.server import tokens as names
from chatelain.server import wire
from chatelain.server.boards import board
from chatelain.server.problems import Declined
from chatelain.server.seats import is_free_for, is_full, seated, wished
from chatelain.server.table import Table
from chatelain.storage.rows import GuestRow, SeatRow, Sitting, TableRow
from chatelain.storage.writer import Conflict

if TYPE_CHECKING:
    from chatelain.server.house import House

#: How often a free code is looked for.
TRIES = 8


class Manner(NamedTuple):
    """How people play at a table, as its owner wants it: all of it goes on to the rematch."""

    open: bool
    slow: bool
    pace: int
    forecast: bool | None


class Seating:
    """The seats of a house's tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    def checked(self, wish: wire.TableWish) -> Options:
        """The options of a new table, if it can be one; data of somebody's own are not looked at."""
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Declined(422, "one-seat-each")
        for seat in wish.seats:
            wished(seat)
        manifest = registry.manifest(wish.game)
        manifest.check_seats(len(wish.seats))
        return manifest.check_options(wish.options, len(wish.seats))

    async def create(self, guest: GuestRow, wish: wire.TableWish) -> Table:
        """A new table. Data of somebody's own have been prepared."""
        self.checked(wish)
        if await self.house.store.count_owned(guest.id) >= self.house.settings.tables_per_guest:
            raise Declined(429, "too-many-tables", limit=self.house.settings.tables_per_guest)
        return await self._create(
            guest,
            wish.game,
            dict(wish.options),
            [wished(seat) for seat in wish.seats],
            Manner(wish.open, wish.slow, wish.pace, wish.forecast),
        )

    async def _create(
        self,
        guest: GuestRow,
        game: str,
        options: dict[str, str | bool],
        wishes: list[tuple[str | None, str | None, str | None]],
        manner: Manner,
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
                self._check_bot(bot)
            person = guest if holder in ("me", guest.id) else None
            seats.append(seated(seats, person, bot, reserved))
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
                **manner._asdict(),
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
            table = Table(sitting)
            if not any(seat.is_empty for seat in seats):
                header: list[list[str | None]] = [[seat.name, seat.bot] for seat in seats]
                sitting = replace(sitting, row=replace(row, header=header, status="playing"), held=sitting.holders())
                setup = table.begin(sitting)
                sitting = replace(sitting, row=sitting.row.with_summary(table.summary(sitting)))
            table.sitting = sitting
            table.note_deciders()
            try:
                await self.house.store.create(sitting, setup, now, rematch_of)
            except Conflict:
                if rematch_of is not None:
                    raise
                continue  # the code is taken
            self.house.admit(table)
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

        return await self.house.at(id, work)

    async def _join_by_token(self, table: Table, guest: str, token: str) -> None:
        sitting = table.sitting
        for place, seat in enumerate(sitting.seats):
            if seat.guest is not None and self.house.keys.opens(token, table.id, place, seat.nonce):
                if sitting.seat_of(guest) == place:
                    return
                if sitting.seat_of(guest) is not None:
                    raise Declined(409, "seated-already")
                _check_not_held(sitting, guest, place)
                await self.house.change(table, replace(sitting, devices=sitting.devices | {guest: place}))
                return
        raise Declined(403, "bad-token")

    async def _take(self, table: Table, guest: GuestRow, wanted: int | None) -> None:
        sitting = table.sitting
        if sitting.row.status == "over":
            raise Declined(409, "table-over")
        if wanted is not None and wanted >= len(sitting.seats):
            raise Declined(404, "no-such-seat", seat=wanted)
        if wanted is None:
            wanted = sitting.held.get(guest.id)
        elif sitting.row.status == "playing":
            _check_not_held(sitting, guest.id, wanted)
        free = [place for place in range(len(sitting.seats)) if is_free_for(sitting, place, guest.id)]
        free.sort(key=lambda place: sitting.seats[place].reserved is None)
        if wanted is not None and wanted not in free:
            raise Declined(409, "seat-taken", seat=wanted)
        if not free:
            raise Declined(409, "table-full")
        place = free[0] if wanted is None else wanted
        seats = list(sitting.seats)
        others = seats[:place] + seats[place + 1 :]
        seats[place] = seated(others, guest, None, None)
        await self.house.change(table, replace(sitting, seats=seats), starts=is_full(sitting.row, seats))

    async def leave(self, id: str, guest: str) -> wire.TableInfo:
        """Gives up a seat. Who was a second device only puts it away. The last to leave closes the table."""

        async def work(table: Table) -> wire.TableInfo:
            await self._leave(table, guest)
            return table.info(guest)

        return await self.house.at(id, work)

    async def _leave(self, table: Table, guest: str) -> None:
        sitting = table.sitting
        if guest in sitting.devices:
            devices = {device: seat for device, seat in sitting.devices.items() if device != guest}
            await self.house.change(table, replace(sitting, devices=devices))
            return
        place = sitting.seat_of(guest)
        if place is None and sitting.row.owner != guest:
            raise Declined(403, "not-seated")
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
            await self.house.remove(table)
            return
        row = sitting.row
        if not people:
            row = replace(row, status="over")
        elif row.owner == guest:
            row = replace(row, owner=people[0])
        await self.house.change(table, replace(sitting, row=row, seats=seats, devices=devices))

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
                    self._check_bot(wish.bot)
                    seats[place] = seated(seats[:place] + seats[place + 1 :], None, wish.bot, None)
            await self.house.change(table, replace(sitting, seats=seats), starts=True)
            return table.info(guest)

        return await self.house.at(id, work)

    async def set_bot(self, id: str, guest: str, choice: wire.SeatChoice) -> wire.TableInfo:
        """A bot plays a seat: one's own, an empty one, or one whose player has gone."""

        async def work(table: Table) -> wire.TableInfo:
            sitting = table.sitting
            if choice.bot is None:
                raise Declined(422, "no-bot")
            self._check_bot(choice.bot)
            if choice.seat >= len(sitting.seats):
                raise Declined(404, "no-such-seat", seat=choice.seat)
            if sitting.row.status == "over":
                raise Declined(409, "table-over")
            seat = sitting.seats[choice.seat]
            self._check_may_set_bot(table, guest, choice.seat)
            seats = list(sitting.seats)
            others = seats[: choice.seat] + seats[choice.seat + 1 :]
            if seat.guest is None:
                seats[choice.seat] = seated(others, None, choice.bot, None, seat if seat.name else None)
            else:
                seats[choice.seat] = replace(seat, bot=choice.bot)
            await self.house.change(table, replace(sitting, seats=seats), starts=is_full(sitting.row, seats))
            return table.info(guest)

        return await self.house.at(id, work)

    def _check_bot(self, spec: str) -> None:
        """There is such a bot, and it does not ask for more time than anybody may have."""
        found, limit = bot_of(spec), self.house.settings.bot_seconds
        if found.budget is not None and found.budget > limit:
            raise Declined(422, "bot-too-slow", bot=found.name, limit=f"{limit:g}")

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
        if gone < self.house.settings.absent_after:
            raise Declined(409, "player-present", seat=place)

    async def set_forecast(self, id: str, guest: str, is_shown: bool) -> wire.TableInfo:
        """The owner says whether all who look see how the game will probably end."""

        async def work(table: Table) -> wire.TableInfo:
            sitting = table.sitting
            if sitting.row.owner != guest:
                raise Declined(403, "not-owner")
            if sitting.row.status == "over":
                raise Declined(409, "table-over")
            if sitting.row.forecast != is_shown:
                row = replace(sitting.row, forecast=is_shown)
                await self.house.change(table, replace(sitting, row=row), is_news=False)
            return table.info(guest)

        return await self.house.at(id, work)

    async def take_back(self, id: str, guest: str, seat: int) -> wire.TableInfo:
        """The player takes their seat back from the bot."""

        async def work(table: Table) -> wire.TableInfo:
            sitting = table.sitting
            place = sitting.seat_of(guest)
            if place is None:
                raise Declined(403, "not-seated")
            if seat != place:
                raise Declined(403, "other-seat", seat=seat)
            if sitting.seats[place].bot is None:
                raise Declined(409, "no-bot-there")
            seats = list(sitting.seats)
            seats[place] = replace(seats[place], bot=None)
            await self.house.change(table, replace(sitting, seats=seats))
            return table.info(guest)

        return await self.house.at(id, work)

    async def seat_link(self, id: str, guest: str, is_new: bool = False) -> wire.SeatLink:
        """What opens the guest's seat elsewhere; with a new one the old one is worthless."""

        async def work(table: Table) -> wire.SeatLink:
            place = table.sitting.seat_of(guest)
            if place is None:
                raise Declined(403, "not-seated")
            if is_new:
                await self._renew(table, guest, place)
            return wire.SeatLink(self.house.keys.seat_token(table.id, place, table.sitting.seats[place].nonce))

        return await self.house.at(id, work)

    async def _renew(self, table: Table, guest: str, place: int) -> None:
        """Whoever came by the old link has to go: perhaps it got into the wrong hands."""
        sitting = table.sitting
        if sitting.seats[place].guest != guest:
            raise Declined(403, "not-holder")
        seats = list(sitting.seats)
        seats[place] = replace(seats[place], nonce=names.new_nonce())
        devices = {device: seat for device, seat in sitting.devices.items() if seat != place}
        await self.house.change(table, replace(sitting, seats=seats, devices=devices), is_news=False)

    async def rematch(self, id: str, guest: GuestRow) -> wire.TableInfo:
        """Another game of the same people: the first who wants it opens the table, the others are led to it."""
        table = await self.house.table(id)
        if table.sitting.row.rematch is None:
            await self.house.at(id, lambda table: self._open_rematch(table, guest))
            table = await self.house.table(id)
        again = table.sitting.row.rematch
        if again is None:
            raise Declined(503, "too-busy")
        sitting = (await self.house.table(again)).sitting
        places = range(len(sitting.seats))
        if sitting.seat_of(guest.id) is None and any(is_free_for(sitting, place, guest.id) for place in places):
            return await self.join(again, guest, wire.JoinWish())
        return (await self.house.table(again)).info(guest.id)

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
                # It may have been seated when there was more time.
                wishes.append((None, seat.bot and cut(seat.bot, self.house.settings.bot_seconds), None))
        row = sitting.row
        await self.house.own_data.prepare(None, row.game, len(sitting.seats), row.options)
        manner = Manner(row.open, row.slow, row.pace, row.forecast)
        again = await self._create(guest, row.game, row.options, wishes, manner, row.id)
        table.sitting = replace(sitting, row=replace(row, rematch=again.id, revision=row.revision + 1))
        self.house.audience.tell_table(table)


def _check_not_held(sitting: Sitting, guest: str, place: int) -> None:
    """Nobody sees two hands of one game."""
    if sitting.held.get(guest, place) != place:
        raise Declined(409, "held-another-seat", seat=sitting.held[guest])
