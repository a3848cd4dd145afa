"""One table in memory: who sits there, the match, and what every viewer is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from chatelain.core.chance import Sealed, commitment
from chatelain.core.match import Match
from chatelain.core.record import Entry, Header, Record, Seat
from chatelain.core.state import SPECTATOR, View
from chatelain.server import wire
from chatelain.server.boards import board
from chatelain.server.patch import diff
from chatelain.server.seats import is_free_for
from chatelain.server.timeline import Timeline
from chatelain.storage.rows import ChatRow, Sitting, Summary, TableRow


class Listener(Protocol):
    """A socket, as a table knows it."""

    guest: str
    viewer: int
    is_closed: bool

    def send(self, message: wire.ServerMessage) -> int:
        """Queues a message; gives its size."""

    def send_parcel(self, parcel: wire.Parcel) -> None:
        """Queues a message that is the same for others."""

    def dismiss(self, code: int) -> None:
        """Closes the socket with a code. Whoever is there comes back for a fresh picture."""


class Table:
    """The state of a table. Whoever changes it holds `lock` until the change is durable."""

    def __init__(self, sitting: Sitting, chat: Sequence[ChatRow] = (), timeline: Timeline | None = None) -> None:
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.chat = list(chat)
        self.listeners: set[Listener] = set()
        self.timeline = timeline
        #: The last view sent to each kind of viewer, as long as somebody listens.
        self._views: dict[int, View] = {}
        #: When a seat was last there, by the clock that never goes back.
        self.last_seen: dict[int, float] = {}
        #: When each seat began to be waited for.
        self.began: dict[int, float] = {}
        self.note_deciders()
        #: Set when the record in the database has gone other ways: this object must not be used any more.
        self.is_gone = False

    # -- short names

    @property
    def id(self) -> str:
        return self.sitting.row.id

    @property
    def match(self) -> Match | None:
        return self.timeline.match if self.timeline is not None else None

    @property
    def is_playing(self) -> bool:
        return self.sitting.row.status == "playing"

    # -- the match

    def begin(self, sitting: Sitting) -> Entry:
        """Starts the match; gives the set-up entry of the record. Nothing is shown before it is durable."""
        match = Match(header_of(sitting.row), Sealed(bytes.fromhex(sitting.row.secret)))
        self.timeline = Timeline(match)
        return match.record.entries[0]

    def summary(self, sitting: Sitting | None = None) -> Summary:
        """What the lobby shows."""
        seats = (sitting or self.sitting).seats
        if self.match is None:
            return Summary("waiting", [], [0] * len(seats), None, False)
        state = self.match.state
        to_act = [int(seat) for seat in state.to_act()]
        # A game that goes on for ever is stopped: nothing is refused, and nobody waits for a move that cannot be made.
        closed = (sitting or self.sitting).row.status == "over" or (self.match.is_full and not state.is_over)
        return Summary(
            status="over" if state.is_over or closed else "playing",
            to_act=[] if closed else to_act,
            scores=[int(score) for score in state.scores()],
            ranking=[int(place) for place in state.ranking()] if state.is_over else None,
            bots_due=not closed and any(seats[seat].bot is not None for seat in to_act),
        )

    def note_deciders(self, mover: int | None = None) -> None:
        """Keeps when each seat began to be waited for; a seat that has moved begins anew."""
        to_act = self.match.state.to_act() if self.match is not None and self.is_playing else ()
        now = time.monotonic()
        self.began = {seat: now if seat == mover else self.began.get(seat, now) for seat in map(int, to_act)}

    # -- what a viewer is told

    def info(self, guest: str) -> wire.TableInfo:
        """The table without its position."""
        return table_info(self.sitting, guest, self.online())

    def online(self) -> set[int]:
        """The seats that somebody looks at."""
        return {listener.viewer for listener in self.listeners if listener.viewer != SPECTATOR}

    def watching(self) -> int:
        """How many people look on."""
        return len({listener.guest for listener in self.listeners if listener.viewer == SPECTATOR})

    def viewer_of(self, guest: str) -> int:
        """The eyes of a guest."""
        seat = self.sitting.seat_of(guest)
        return SPECTATOR if seat is None else seat

    def known_guests(self) -> set[str]:
        """The guests to whom the table looks otherwise than to a stranger."""
        sitting = self.sitting
        of_seats = {guest for seat in sitting.seats for guest in (seat.guest, seat.reserved) if guest is not None}
        return {sitting.row.owner, *of_seats, *sitting.devices, *sitting.held}

    def decision(self, viewer: int) -> wire.Decision | None:
        """What a viewer may do now."""
        match = self.match
        if match is None or viewer == SPECTATOR or not self.is_playing or self.sitting.seats[viewer].bot is not None:
            return None
        state = match.state
        if viewer not in state.to_act():
            undo = match.undo_limit(viewer)
            return wire.Decision(legal=[], undo=undo, redo=False, hints=None) if undo else None
        return wire.Decision(
            legal=state.legal(viewer),
            undo=match.undo_limit(viewer),
            redo=bool(match.undone.get(viewer)),
            hints=match.game.hints(state, viewer),
        )

    def snapshot(self, guest: str) -> wire.Snapshot:
        """All there is."""
        viewer = self.viewer_of(guest)
        timeline = self.timeline
        return wire.Snapshot(
            table=self.info(guest),
            seat=None if viewer == SPECTATOR else viewer,
            seq=timeline.seq(viewer) if timeline is not None else 0,
            view=self.view(viewer),
            board=self.board(),
            decision=self.decision(viewer),
            log=timeline.page(viewer) if timeline is not None else [],
            chat=[chat_line(line) for line in self.chat],
            watching=self.watching(),
        )

    def board(self) -> View:
        """What never changes during the game."""
        row = self.sitting.row
        return board(row.game, tuple(sorted(row.options.items())))

    def view(self, viewer: int) -> View | None:
        """What a viewer sees, kept until the next move."""
        if self.match is None:
            return None
        if viewer not in self._views:
            self._views[viewer] = self.match.state.view(viewer)
        return self._views[viewer]

    def viewers(self) -> set[int]:
        """Through which eyes the table is looked at now."""
        return {listener.viewer for listener in self.listeners}

    def remember_views(self) -> dict[int, View]:
        """What those who look see before a move."""
        kept = {viewer: view for viewer in self.viewers() if (view := self.view(viewer)) is not None}
        self._views = {}
        return kept

    def delta(self, viewer: int, before: View, first: int) -> wire.Delta | None:
        """What the entries from `first` on changed for a viewer; None if they must not even know of them."""
        timeline = self.timeline
        if timeline is None:
            return None
        after = timeline.moments[first - 1].seqs[viewer + 1]
        seq = timeline.seq(viewer)
        if after == seq:
            return None
        numbers = [number for number in range(first, len(timeline.moments)) if timeline.counts(number, viewer)]
        return wire.Delta(
            after=after,
            seq=seq,
            changes=diff(before, self.view(viewer)),
            steps=[timeline.step(number, viewer) for number in numbers],
            to_act=[int(seat) for seat in timeline.match.state.to_act()],
            decision=self.decision(viewer),
        )

    def record(self) -> Record | None:
        """The record as it stands."""
        return self.match.record if self.match is not None else None


def header_of(row: TableRow) -> Header:
    """The first line of a table's record."""
    return Header(
        game=row.game,
        rules=row.rules,
        seats=tuple(Seat(str(name), bot) for name, bot in row.header or []),
        options=row.options,
        chance="sealed",
        commitment=commitment(bytes.fromhex(row.secret)),
    )


def table_info(sitting: Sitting, guest: str, online: Iterable[int] = ()) -> wire.TableInfo:
    """A table as a guest sees it in the lobby."""
    row = sitting.row
    mine, there = sitting.seat_of(guest), set(online)
    return wire.TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        options=row.options,
        seats=[
            wire.SeatInfo(
                name=seat.name,
                colour=seat.colour,
                bot=seat.bot,
                person=seat.guest is not None,
                you=place == mine,
                online=place in there,
                free=mine is None and row.status != "over" and is_free_for(sitting, place, guest),
            )
            for place, seat in enumerate(sitting.seats)
        ],
        status=row.status,  # type: ignore[arg-type]
        open=row.open,
        slow=row.slow,
        pace=row.pace,
        forecast=sitting.has_forecast,
        owner=row.owner == guest,
        created=row.created,
        commitment=commitment(bytes.fromhex(row.secret)),
        rematch=row.rematch,
        to_act=row.to_act,
        scores=row.scores,
        ranking=row.ranking,
    )


def chat_line(line: ChatRow) -> wire.ChatLine:
    """A line of chat for the wire."""
    return wire.ChatLine(line.number, line.seat, line.name, line.text, line.time)
