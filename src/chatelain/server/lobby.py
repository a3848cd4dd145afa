"""What guests see before they sit down: their tables and those that wait for players; and what they are called."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from chatelain.server import wire
from chatelain.server.problems import Declined
from chatelain.server.seats import is_my_turn
from chatelain.server.table import Table
from chatelain.storage.rows import BrokenRow, GuestRow, Sitting
from chatelain.text.names import free_name

if TYPE_CHECKING:
    from chatelain.server.house import House

#: The most games to watch, and how long ago the last move may be; the most tables that are shown of those put away.
RUNNING, RUNNING_DAYS = 20, 7
AWAY = 200
#: The most tables of each list, and the most that show a new name at once.
LISTED = 60
RENAMED = 100


class Lobby:
    """The lists of tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def of(self, guest: str) -> wire.Lobby:
        """The tables that concern a guest, and those that wait for players. One that is broken harms no other."""
        mine, broken = self._shown(await self.house.store.sittings_of(guest, LISTED), guest)
        mine.sort(key=lambda info: (info.status == "over", not is_my_turn(info)))
        held = {info.id for info in mine}
        waiting, _ = self._shown(await self.house.store.open_sittings(LISTED), guest)
        since = time.time() - RUNNING_DAYS * 86_400
        running, _ = self._shown(await self.house.store.running_sittings(since, RUNNING), guest)
        return wire.Lobby(
            mine=mine,
            open=[info for info in waiting if info.id not in held],
            running=[info for info in running if info.id not in held],
            broken=broken,
            away=await self.house.store.count_away(guest),
        )

    async def away(self, guest: str) -> list[wire.TableInfo]:
        """The tables that a guest has put away, the latest first."""
        return self._shown(await self.house.store.sittings_of(guest, AWAY, is_away=True), guest)[0]

    async def put_away(self, guest: str, wish: wire.PutAway) -> None:
        """Puts finished tables of a guest away, or takes them out again."""
        if not await self.house.store.put_away(guest, wish.tables, wish.away):
            raise Declined(409, "not-put-away")

    def _shown(
        self, rows: list[Sitting | BrokenRow], guest: str
    ) -> tuple[list[wire.TableInfo], list[wire.BrokenTable]]:
        found: list[wire.TableInfo] = []
        broken: list[wire.BrokenTable] = []
        for one in rows:
            if isinstance(one, BrokenRow):
                broken.append(wire.BrokenTable(one.id, one.code, one.game))
            elif one.row.id in self.house.broken:
                broken.append(wire.BrokenTable(one.row.id, one.row.code, one.row.game))
            else:
                found.append(self.house.info(one, guest))
        return found, broken

    async def save_guest(self, guest: GuestRow) -> None:
        """New name, colour or hook; the tables where the guest sits show it."""
        await self.house.store.save_guest(guest)
        for one in await self.house.store.sittings_of(guest.id, RENAMED):
            if isinstance(one, Sitting) and _shows_otherwise(one, guest):
                # The name is changed; a table that is gone or broken does not show it.
                with suppress(Declined):
                    await self.house.at(one.row.id, lambda table: self._rename(table, guest))

    async def _rename(self, table: Table, guest: GuestRow) -> None:
        seats = list(table.sitting.seats)
        for place, seat in enumerate(seats):
            if seat.guest == guest.id:
                others = [other.colour for other in seats if other is not seat]
                colour = guest.colour if guest.colour not in others else seat.colour
                name = free_name(guest.name, [other.name for other in seats if other is not seat])
                seats[place] = replace(seat, name=name, colour=colour)
        if seats != table.sitting.seats:
            await self.house.change(table, replace(table.sitting, seats=seats), is_news=False)


def _shows_otherwise(sitting: Sitting, guest: GuestRow) -> bool:
    """Whether a table that goes on shows another name or colour of a guest."""
    look = (guest.name, guest.colour)
    shown = [(seat.name, seat.colour) for seat in sitting.seats if seat.guest == guest.id]
    return sitting.row.status != "over" and any(one != look for one in shown)
