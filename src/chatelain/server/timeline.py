"""What each viewer has seen of a match, counted so that secrets leave no gap.

An entry of the record counts for a viewer only if it told them something, changed what they see, or is their own. The
numbers follow from the record alone: after a restart they are the same.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass

from chatelain.core.chance import Noting, Seeded
from chatelain.core.events import Event, visible
from chatelain.core.match import Match, Replay
from chatelain.core.record import Record
from chatelain.core.state import SPECTATOR, State
from chatelain.server.wire import EventOut, Step

#: Steps that are sent at once: more than anybody looks at, less than many a game has.
PAGE = 200


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry of the record and what came of it. `seqs` has a number for the spectators, then for every seat."""

    seat: int | None
    events: list[Event]
    scores: list[int]
    #: The entries it took back.
    undone: tuple[int, ...]
    seqs: tuple[int, ...]
    #: Nothing was revealed and nobody's turn ended: those who decide at the same time are not concerned.
    is_quiet: bool
    #: Who could decide before it.
    deciders: tuple[int, ...]


class Timeline:
    """A match and its moments."""

    def __init__(self, match: Match) -> None:
        self.match = match
        seats = len(match.record.header.seats)
        self.viewers = range(SPECTATOR, seats)
        start = Moment(None, match.events, match.state.scores(), (), (0,) * (seats + 1), False, ())
        self.moments = [start]
        #: The entries of the moves in `match.undoable`.
        self._open: list[tuple[int, int]] = []

    @classmethod
    def from_record(cls, record: Record) -> Timeline:
        """Plays a record again, all of it."""
        *_, timeline = cls.growing(record)
        return timeline

    @classmethod
    def growing(cls, record: Record) -> Iterator[Timeline]:
        """Plays a record again; gives the timeline after every entry, so that others may have a turn in between."""
        replay = Replay(record)
        timeline = cls(replay.match)
        yield timeline
        for entry in record.entries[1:]:
            before = replay.match.state
            seat = -1 if entry.seat is None else entry.seat
            events = replay.step() or []
            timeline._note(seat, events, before, entry.undo)
            yield timeline

    # -- growing

    def play(self, seat: int, action: int) -> Moment:
        """Plays an action that has been verified."""
        before = self.match.state
        return self._note(seat, self.match.play(seat, action), before, 0)

    def undo(self, seat: int, moves: int) -> Moment:
        """Takes back moves."""
        before = self.match.state
        self.match.undo(seat, moves)
        return self._note(seat, [], before, moves)

    def redo(self, seat: int) -> Moment:
        """Plays again what was taken back."""
        before = self.match.state
        return self._note(seat, self.match.redo(seat), before, 0)

    def _note(self, seat: int, events: list[Event], before: State, undo: int) -> Moment:
        after, number = self.match.state, len(self.moments)
        taken: tuple[int, ...] = ()
        if undo:
            own = [place for place, (_, mover) in enumerate(self._open) if mover == seat][-undo:]
            taken = tuple(self._open[place][0] for place in own)
            self._open = [step for place, step in enumerate(self._open) if place not in own]
        elif self.match.undoable:
            self._open.append((number, seat))
        else:
            self._open = []
        last = self.moments[-1].seqs
        seqs = tuple(
            last[viewer + 1] + (viewer == seat or bool(seen_by(events, viewer)) or differs(before, after, viewer))
            for viewer in self.viewers
        )
        is_quiet = bool(undo) or bool(self.match.undoable)
        moment = Moment(seat, events, after.scores(), taken, seqs, is_quiet, before.to_act())
        self.moments.append(moment)
        return moment

    # -- looking back

    def seq(self, viewer: int) -> int:
        """How much the viewer has seen."""
        return self.moments[-1].seqs[viewer + 1]

    def entry_of(self, viewer: int, seq: int) -> int | None:
        """The last entry at which the viewer's number was `seq`."""
        column = viewer + 1
        place = bisect_left(self.moments, seq + 1, key=lambda moment: moment.seqs[column]) - 1
        return place if place >= 0 and self.moments[place].seqs[column] == seq else None

    def counts(self, number: int, viewer: int) -> bool:
        """Whether an entry counts for a viewer."""
        return number == 0 or self.moments[number].seqs[viewer + 1] > self.moments[number - 1].seqs[viewer + 1]

    def is_noticed(self, number: int) -> bool:
        """Whether anybody but the mover noticed anything of an entry."""
        mover = self.moments[number].seat
        return any(self.counts(number, viewer) for viewer in self.viewers if viewer != mover)

    def step(self, number: int, viewer: int) -> Step:
        """An entry as a viewer saw it."""
        moment = self.moments[number]
        return Step(
            seq=moment.seqs[viewer + 1],
            seat=moment.seat,
            events=[EventOut(event.kind, event.seat, event.data) for event in seen_by(moment.events, viewer)],  # type: ignore[arg-type]
            undone=[self.moments[taken].seqs[viewer + 1] for taken in moment.undone if self.counts(taken, viewer)],
            scores=moment.scores,
        )

    def page(self, viewer: int, before: int | None = None) -> list[Step]:
        """What the viewer saw last, or last before a sequence number: a page of it, the oldest first."""
        now = self.seq(viewer) + 1
        stop = now if before is None else min(before, now)
        first, end = (self._first_of(viewer, seq) for seq in (stop - PAGE, stop))
        return [self.step(number, viewer) for number in range(first, end) if self.counts(number, viewer)]

    def _first_of(self, viewer: int, seq: int) -> int:
        """The entry that gave the viewer this sequence number; one after the last if it is still to come."""
        return bisect_left(self.moments, seq, key=lambda moment: moment.seqs[viewer + 1])

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether a seat that has seen so much might decide otherwise now.

        Where all decide at once, what the others did quietly in the meantime does not matter.
        """
        now = self.seq(seat)
        if seen == now:
            return False
        first = self.entry_of(seat, seen)
        if seen > now or first is None:
            return True
        return any(
            moment.seat == seat or not moment.is_quiet or seat not in moment.deciders
            for moment in self.moments[first + 1 :]
        )


def seen_by(events: list[Event], viewer: int) -> list[Event]:
    """The events a viewer may know."""
    return visible(events, None if viewer == SPECTATOR else viewer)


def differs(before: State, after: State, viewer: int) -> bool:
    """Whether a viewer sees another position."""
    return before is not after and before.view(viewer) != after.view(viewer)


def is_private(state: State, seat: int, action: int) -> bool:
    """Whether nobody but its seat would hear or see anything of a legal action."""
    luck = Noting(Seeded(0))
    after = state.clone()
    after.events = []
    after.apply(seat, action, luck)
    events, after.events = after.events, None
    others = [viewer for viewer in range(SPECTATOR, int(state.seats)) if viewer != seat]
    return not luck.notes and not any(seen_by(events, other) or differs(state, after, other) for other in others)
