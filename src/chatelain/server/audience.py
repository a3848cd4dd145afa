"""Who looks at a table, and what they are told: changes once for all who look through the same eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from chatelain.core.state import View
from chatelain.server import wire
from chatelain.server.table import Listener, Table


class Audience:
    """Tells those who listen. Nothing here waits: messages are queued."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self._tables = tables
        #: Tables whose seats, presence or status changed a moment ago.
        self._changed: set[str] = set()

    def tell(self, table: Table, message: wire.ServerMessage) -> None:
        """The same for everybody at the table."""
        text = wire.encode(message)
        for listener in table.listeners:
            listener.send_encoded(text)

    def tell_moves(self, table: Table, before: dict[int, View], first: int, afresh: set[Listener]) -> None:
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

    def tell_all(self, table: Table, listeners: set[Listener]) -> None:
        """The whole picture."""
        for listener in listeners:
            listener.send(table.snapshot(listener.guest))

    def refresh_viewers(self, table: Table) -> set[Listener]:
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
