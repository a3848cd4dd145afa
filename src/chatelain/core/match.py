"""A match: a state and its record, growing together, with undo to the last revelation."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from chatelain.core import registry
from chatelain.core.chance import Chance, Manual, Noting, Recorded, Sealed, Seeded, commitment
from chatelain.core.errors import ChatelainError, IllegalAction, RecordError
from chatelain.core.events import Event
from chatelain.core.record import DIGEST_EVERY, End, Entry, Header, Record, Seat
from chatelain.core.refusal import Refusal
from chatelain.core.state import SPECTATOR, State


@dataclass(frozen=True)
class Step:
    """A decision that stands, with the position before it, and whether others heard of it or saw something hidden."""

    seat: int
    action: int
    before: State
    is_heard: bool
    is_revelation: bool


class Match:
    """One game being played.

    >>> match = Match.new("beaugency", [Seat("Anna"), Seat("Benno")], seed=7)
    >>> match.state.to_act() in [(0,), (1,)]
    True
    """

    def __init__(self, header: Header, source: Chance) -> None:
        self.game = registry.game(header.game)
        if header.rules != self.game.manifest.rules:
            raise RecordError(1, "unknown-rules", rules=header.rules, game=header.game)
        self.game.manifest.check_seats(len(header.seats))
        self.record = Record(header)
        self.chance = Noting(source)
        self.events: list[Event] = []
        options = self.game.manifest.check_options(header.options, len(header.seats))
        self.state = self.game.new(len(header.seats), options, self.chance, self.events)
        self.record.entries.append(Entry(None, None, chance=tuple(self.chance.take())))
        #: The decisions since the last roll, draw or change of seats: none before can be taken back.
        self.undoable: list[Step] = []
        #: For every seat the actions it has taken back, the next one to redo last.
        self.undone: dict[int, list[int]] = {}

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        source: Chance | None = None,
    ) -> Match:
        """Starts a game: seeded with `seed`, with a `source` of your own, or sealed by a fresh secret."""
        if seed is not None and source is not None:
            raise ValueError("a match has a seed or a source, not both")
        manifest = registry.manifest(game)
        manifest.check_seats(len(seats))
        checked = manifest.check_options(options or {}, len(seats))
        if source is None:
            source = Sealed(secrets.token_bytes(32)) if seed is None else Seeded(seed)
        kind = {Sealed: "sealed", Seeded: "seeded", Manual: "manual"}.get(type(source), "forced")
        if kind == "seeded" and seed is None:
            kind = "forced"
        header = Header(
            game=game,
            rules=manifest.rules,
            seats=tuple(seats),
            options=checked,
            chance=kind,
            seed=str(seed) if kind == "seeded" else None,
            commitment=source.commitment if isinstance(source, Sealed) else None,
        )
        return cls(header, source)

    @property
    def is_full(self) -> bool:
        """Whether the record has all the entries that a record of this game may have."""
        return len(self.record.entries) >= self.game.manifest.longest

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return len(self.record.entries)

    # -- playing

    def verify(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now, or None."""
        return self._verify(self.state, seat, action)

    def verify_after(self, seat: int, first: int, actions: Sequence[int]) -> list[Refusal | None]:
        """Why these would not be possible once the seat had done `first`, or None.

        Only what closes no plan can be thought through: it rolls, draws and shows nothing. Of what comes after
        anything else nothing is said.
        """
        refusal = self.verify(seat, first)
        if refusal is not None:
            return [refusal] * len(actions)
        if self.state.closes(seat, first):
            return [None] * len(actions)
        after = self.state.clone()
        after.apply(seat, first, Chance())
        return [self._verify(after, seat, action) for action in actions]

    def _verify(self, state: State, seat: int, action: int) -> Refusal | None:
        if not 0 <= seat < len(self.record.header.seats):
            return Refusal("no-such-seat", seat=seat)
        if not 0 <= action < self.game.actions.size:
            return Refusal("no-such-action", action=action)
        return state.verify(seat, action)

    def play(self, seat: int, action: int | str, is_record: bool = False) -> list[Event]:
        """Plays an action, by id or notation; returns what happened. IllegalAction changes nothing.

        What was played in a record was played: it may be refused now for a reason that is younger than the record.
        """
        number = self.game.actions.parse(action) if isinstance(action, str) else action
        refusal = self.verify(seat, number)
        if refusal is not None and not (is_record and refusal.code in self.game.manifest.forgiven):
            raise IllegalAction(refusal)
        undone = self.undone.pop(seat, [])
        if undone[:-1] and undone[-1] == number:
            self.undone[seat] = undone[:-1]
        return self._do(seat, number)

    def _do(self, seat: int, action: int) -> list[Event]:
        before = self.state
        after = before.clone()
        after.events = []
        try:
            after.apply(seat, action, self.chance)
        except ChatelainError:
            self.chance.take()
            raise
        events, after.events = after.events, None
        outcomes = tuple(self.chance.take())
        self.state = after
        is_revelation = after.revelations != before.revelations
        if is_revelation:
            self.undone = {}
        if outcomes or not _goes_on(before, after, seat):
            self.undoable, self.undone = [], {}
        else:
            is_heard = any(event.only != (seat,) for event in events)
            self.undoable = [*self.undoable, Step(seat, action, before, is_heard, is_revelation)]
        digest = after.digest() if len(self.record.entries) % DIGEST_EVERY == 0 else None
        self.record.entries.append(Entry(seat, self.game.actions.text(action), chance=outcomes, digest=digest))
        if after.is_over:
            self._finish()
        return events

    def _finish(self) -> None:
        source = self.chance.source
        secret = source.secret.hex() if isinstance(source, Sealed) else None
        scores, ranking = tuple(self.state.scores()), tuple(self.state.ranking())
        self.record.end = End(scores, ranking, self.state.digest(), secret)

    # -- taking back

    def undo_limit(self, seat: int) -> int:
        """How many moves the seat may take back now: its own since anybody else's, and before that what nobody saw.

        Where all decide at once, a seat works on its draft while the others move, and who has only said that they are
        done may take that back; who has left the decision to the others has nothing to take back.
        """
        return len(self._own_steps(seat))

    def _own_steps(self, seat: int, is_record: bool = False) -> list[int]:
        """Where in `undoable` the moves are that the seat may take back, the last one first.

        What was taken back in a record was taken back: it may reach behind what counts as a revelation by now.
        """
        found: list[int] = []
        if seat not in self.state.to_act() and not self._is_just_done(seat):
            return found
        if not is_record and self._has_used_share(seat):
            return found
        others_moved = False
        for at in reversed(range(len(self.undoable))):
            if self.undoable[at].is_revelation and not is_record:
                break
            if self.undoable[at].seat != seat:
                others_moved = True
            elif others_moved and not self._is_private(at):
                break
            else:
                found.append(at)
        return found

    @property
    def undo_share(self) -> int:
        """How many entries a seat may make and still take moves back."""
        return self.game.manifest.undo_share(len(self.record.header.seats))

    def _has_used_share(self, seat: int) -> bool:
        """Whether a seat has made so many entries that it can only play on: nobody else's count, seen or unseen."""
        entries, share = self.record.entries, self.undo_share
        return len(entries) > share and sum(entry.seat == seat for entry in entries) >= share

    def _is_just_done(self, seat: int) -> bool:
        """Whether a seat waits because it said that it is done, while others still decide the same."""
        own = [step for step in self.undoable if step.seat == seat]
        return bool(own) and self.game.actions.is_revocable(own[-1].action)

    def _is_private(self, at: int) -> bool:
        """Whether nobody but its seat heard or saw anything of a move, or no more than that its player was done."""
        step = self.undoable[at]
        if self.game.actions.is_revocable(step.action):
            return True
        after = self.undoable[at + 1].before if at + 1 < len(self.undoable) else self.state
        others = [viewer for viewer in range(SPECTATOR, len(self.record.header.seats)) if viewer != step.seat]
        return not step.is_heard and all(step.before.view(viewer) == after.view(viewer) for viewer in others)

    def undo(self, seat: int, moves: int = 1, is_record: bool = False) -> None:
        """Takes back the seat's last moves; nothing that was revealed can be hidden again, but in an old record."""
        own = self._own_steps(seat, is_record)
        if not is_record and self._has_used_share(seat):
            raise IllegalAction(Refusal("undo-used-up", limit=self.undo_share))
        if not 1 <= moves <= len(own):
            raise IllegalAction(Refusal("no-undo", limit=len(own)))
        taken = own[:moves]
        self.undone.setdefault(seat, []).extend(self.undoable[at].action for at in taken)
        kept = [step for at, step in enumerate(self.undoable) if at > taken[-1] and at not in taken]
        self.state = self.undoable[taken[-1]].before
        self.undoable = self.undoable[: taken[-1]]
        # What others did in the meantime stands: none of it can depend on moves that nobody else saw.
        for step in kept:
            self.undoable.append(replace(step, before=self.state))
            self.state = self.state.clone()
            self.state.apply(step.seat, step.action, Recorded([]))
        self.record.entries.append(Entry(seat, None, undo=moves))

    def redo(self, seat: int) -> list[Event]:
        """Plays again the last move that the seat has taken back."""
        undone = self.undone.get(seat)
        if not undone:
            raise IllegalAction(Refusal("no-redo"))
        return self.play(seat, undone[-1])

    # -- saving and replaying

    def save(self) -> Record:
        """The record as it stands; of a running sealed game with its secret, so that it can go on."""
        source = self.chance.source
        running = self.record.end is None and isinstance(source, Sealed)
        secret = source.secret.hex() if running and isinstance(source, Sealed) else None
        return replace(self.record, entries=list(self.record.entries), secret=secret)


def _goes_on(before: State, after: State, seat: int) -> bool:
    """Whether the same seats still have to decide; of several, one may have finished."""
    others = tuple(other for other in before.to_act() if other != seat)
    return after.to_act() == before.to_act() or (bool(others) and after.to_act() == others)


class Replay:
    """Plays a record again, entry by entry, and checks every digest and, where the seed is known, every outcome."""

    def __init__(self, record: Record, source: Chance | None = None) -> None:
        """Outcomes come from `source`; if there is none, from the record's own seed or its entries."""
        self.record = record
        self.source = source if source is not None else source_of(record)
        self.at = 1
        self.match = self._start(record.entries[0])

    def _start(self, setup: Entry) -> Match:
        try:
            source = self.source if self.source is not None else Recorded(setup.chance)
            match = Match(self.record.header, source)
        except RecordError:
            raise
        except ChatelainError as error:
            raise RecordError(1, "bad-start", cause=error) from None
        self._compare(2, setup, match.record.entries[0])
        return match

    def step(self) -> list[Event] | None:
        """Plays the next entry; None at the end of the record."""
        if self.at >= len(self.record.entries):
            self._check_end()
            return None
        entry, line = self.record.entries[self.at], self.at + 2
        if self.source is None:
            self.match.chance.source = Recorded(entry.chance)
        try:
            events = self._play(entry)
        except RecordError:
            raise
        except ChatelainError as error:
            if entry.move is None:
                raise RecordError(line, "bad-undo", count=entry.undo, cause=error) from None
            raise RecordError(line, "bad-move", move=entry.move, cause=error) from None
        self._compare(line, entry, self.match.record.entries[-1])
        if entry.digest is not None and entry.digest != self.match.state.digest():
            raise RecordError(line, "other-digest", recorded=entry.digest, replayed=self.match.state.digest())
        self.at += 1
        return events

    def run(self) -> Match:
        """Plays to the end of the record."""
        while self.step() is not None:
            pass
        return self.match

    def _play(self, entry: Entry) -> list[Event]:
        seat = entry.seat if entry.seat is not None else -1
        if entry.move is not None:
            return self.match.play(seat, entry.move, is_record=True)
        self.match.undo(seat, entry.undo, is_record=True)
        return []

    def _compare(self, line: int, entry: Entry, again: Entry) -> None:
        if entry.chance != again.chance:
            recorded, replayed = str(list(entry.chance)), str(list(again.chance))
            if self.source is not None:
                raise RecordError(line, "other-outcomes", recorded=recorded, replayed=replayed)
            raise RecordError(line, "unneeded-outcomes", recorded=recorded, replayed=replayed)

    def _check_end(self) -> None:
        line, end, again = len(self.record.entries) + 2, self.record.end, self.match.record.end
        if end is None and again is not None:
            raise RecordError(line, "no-end")
        if end is None or again is None:
            if end is not None:
                raise RecordError(line, "early-end")
            return
        for name, recorded, replayed in (
            ("digest", end.digest, again.digest),
            ("scores", list(end.scores), list(again.scores)),
            ("ranking", list(end.ranking), list(again.ranking)),
        ):
            if recorded != replayed:
                raise RecordError(line, "other-end", what=name, recorded=str(recorded), replayed=str(replayed))


def source_of(record: Record) -> Chance | None:
    """The source a record's outcomes came from, if its seed is known; a wrong seed is an error."""
    header = record.header
    if header.seed is not None:
        try:
            return Seeded(int(header.seed))
        except ValueError:
            raise RecordError(1, "bad-seed", seed=header.seed) from None
    secret = record.end.secret if record.end is not None else record.secret
    if header.commitment is None:
        return None
    line = len(record.entries) + 2
    if secret is None:
        if record.end is not None:
            raise RecordError(line, "no-secret")
        return None
    try:
        seed = bytes.fromhex(secret)
    except ValueError:
        raise RecordError(line, "bad-secret") from None
    if commitment(seed) != header.commitment:
        raise RecordError(line, "other-secret")
    return Sealed(seed)
