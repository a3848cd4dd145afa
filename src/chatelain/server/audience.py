"""Who looks at a table, and what they are told: made once for all to whom it is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping

from chatelain.core.state import SPECTATOR, View
from chatelain.server import wire
from chatelain.server.table import Listener, Table

#: Seconds until seats, presence and status are told, so that several changes are told as one.
SOON = 0.02
#: How much longer, for each who listens, it may take until they hear that a spectator came or went.
LATER = 0.0004


class Audience:
    """Tells those who listen. Nothing here waits: messages are queued."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self._tables = tables
        #: For tables whose seats, presence or status changed a moment ago: when that is told.
        self._due: dict[str, asyncio.TimerHandle] = {}

    def tell(self, table: Table, message: wire.ServerMessage) -> None:
        """The same for everybody at the table."""
        parcel = wire.parcel(message)
        for listener in table.listeners:
            listener.send_parcel(parcel)

    def tell_moves(self, table: Table, before: dict[int, View], first: int, afresh: set[Listener]) -> None:
        """Deltas, made once for all who look through the same eyes."""
        parcels: dict[int, wire.Parcel | None] = {}
        anew = {listener for listener in table.listeners if listener in afresh or listener.viewer not in before}
        self.tell_all(table, anew)
        for listener in table.listeners - anew:
            viewer = listener.viewer
            if viewer not in parcels:
                delta = table.delta(viewer, before[viewer], first)
                parcels[viewer] = wire.parcel(delta) if delta is not None else None
            parcel = parcels[viewer]
            if parcel is not None:
                listener.send_parcel(parcel)

    def tell_all(self, table: Table, listeners: Iterable[Listener]) -> None:
        """The whole picture."""
        self._tell_each(table, listeners, table.snapshot)

    def refresh_viewers(self, table: Table) -> set[Listener]:
        """Gives every socket the eyes of its guest's seat; those that changed need the whole picture."""
        changed = set()
        for listener in table.listeners:
            viewer = table.viewer_of(listener.guest)
            if viewer != listener.viewer:
                listener.viewer = viewer
                changed.add(listener)
        return changed

    def tell_presence(self, table: Table, listener: Listener) -> None:
        """Tells that somebody came or went; of a spectator among thousands nobody has to know at once."""
        is_urgent = listener.viewer != SPECTATOR
        self.tell_table(table, SOON if is_urgent else SOON + LATER * len(table.listeners))

    def tell_table(self, table: Table, delay: float = SOON) -> None:
        """Tells of seats, presence and status, a moment later and only once if more changes."""
        loop = asyncio.get_running_loop()
        when, timer = loop.time() + delay, self._due.get(table.id)
        if timer is not None:
            if timer.when() <= when:
                return
            timer.cancel()
        self._due[table.id] = loop.call_at(when, self._tell_table, table.id)

    def _tell_table(self, id: str) -> None:
        del self._due[id]
        table = self._tables.get(id)
        if table is not None:
            watching = table.watching()
            self._tell_each(table, table.listeners, lambda guest: wire.TableChanged(table.info(guest), watching))

    def _tell_each(
        self, table: Table, listeners: Iterable[Listener], message_for: Callable[[str], wire.ServerMessage]
    ) -> None:
        """What is the same for all strangers, made once for them and once for each guest the table knows."""
        parcels: dict[str | None, wire.Parcel] = {}
        known = table.known_guests()
        for listener in listeners:
            guest = listener.guest if listener.guest in known else None
            if guest not in parcels:
                parcels[guest] = wire.parcel(message_for(listener.guest))
            listener.send_parcel(parcels[guest])
