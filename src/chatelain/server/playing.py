"""What people do at a table where they sit: moves, questions, talk."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from chatelain.core.refusal import Refusal
from chatelain.server import wire
from chatelain.server.problems import Declined
from chatelain.server.table import Table, chat_line
from chatelain.server.timeline import Moment, Timeline
from chatelain.server.words import line_of
from chatelain.storage.rows import ChatRow, GuestRow

if TYPE_CHECKING:
    from chatelain.server.house import House


class Playing:
    """The games of a house's tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def act(self, id: str, guest: str, seen: int, change: Callable[[Timeline, int], Moment]) -> None:
        """A move, an undo or a redo of a guest who has seen so much."""

        async def work(table: Table) -> None:
            seat = self._acting_seat(table, guest)
            timeline = table.timeline
            if timeline is None:
                raise Declined(409, "not-started")
            if timeline.is_stale(seat, seen):
                raise Declined(409, "stale", seen=seen, now=timeline.seq(seat))
            await self.house.advance(table, lambda timeline: change(timeline, seat))

        await self.house.at(id, work)

    def _acting_seat(self, table: Table, guest: str) -> int:
        seat = table.sitting.seat_of(guest)
        if seat is None:
            raise Declined(403, "not-seated")
        if table.sitting.row.status == "waiting":
            raise Declined(409, "not-started")
        if table.sitting.row.status == "over":
            raise Declined(409, "table-over")
        if table.sitting.seats[seat].bot is not None:
            raise Declined(409, "bot-plays", seat=seat)
        return seat

    async def move_now(self, id: str, guest: str) -> None:
        """The bots that think have thought enough."""

        async def work(table: Table) -> None:
            if table.sitting.seat_of(guest) is None:
                raise Declined(403, "not-seated")
            if not self.house.bots.hurry(id):
                raise Declined(409, "nobody-thinks")

        await self.house.at(id, work)

    async def why(self, id: str, guest: str, actions: list[int], after: int | None) -> list[wire.Reason | None]:
        """Why the guest may not do these now, or not even after another action."""

        async def work(table: Table) -> list[Refusal | None]:
            seat = self._acting_seat(table, guest)
            match = table.match
            if match is None:
                raise Declined(409, "not-started")
            if after is not None:
                return match.verify_after(seat, after, actions)
            return [match.verify(seat, action) for action in actions]

        found = await self.house.at(id, work)
        return [None if refusal is None else wire.Reason(refusal.code, dict(refusal.params)) for refusal in found]

    async def log(self, id: str, guest: str, before: int) -> list[wire.Step]:
        """A page of what the guest saw before a sequence number."""

        async def work(table: Table) -> list[wire.Step]:
            return table.timeline.page(table.viewer_of(guest), before) if table.timeline is not None else []

        return await self.house.at(id, work)

    async def say(self, id: str, guest: GuestRow, text: str) -> None:
        """A line of chat."""
        said = line_of(text)
        if said is None:
            raise Declined(422, "empty-text")

        async def work(table: Table) -> None:
            seat = table.sitting.seat_of(guest.id)
            name = guest.name if seat is None else table.sitting.seats[seat].name
            number = table.chat[-1].number + 1 if table.chat else 1
            line = ChatRow(number, seat, name, said, time.time())
            await self.house.store.say(table.id, line)
            table.chat = [*table.chat, line][-self.house.settings.chat_kept :]
            self.house.audience.tell(table, wire.Said(chat_line(line)))

        await self.house.at(id, work)
