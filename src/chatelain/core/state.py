"""The contract of a game: one position, mutable and compact."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from chatelain.core.actions import ActionTable
from chatelain.core.bits import BIT, members
from chatelain.core.chance import Chance
from chatelain.core.errors import IllegalAction
from chatelain.core.events import Event, Value
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal

#: A viewer who has no seat.
SPECTATOR: Final[i64] = -1

#: What a viewer may know, as plain JSON values; every game has a TypedDict of its own for it.
View = Mapping[str, object]

#: For every set of seats its members: games have at most eight seats.
_SEATS: Final = tuple([tuple(members(seats)) for seats in range(256)])


class _Spare:
    """A buffer for legal actions, taken and given back, so that threads and nested calls never share one.

    No thread can come between taking it and marking it as taken: there is no call between the two.
    """

    def __init__(self) -> None:
        self.moves: Moves | None = Moves()


_SPARE: Final = _Spare()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game implements. Seats count from 0.

    `legal` lists, `verify` explains, `play` does. `apply` is `play` without the check, for actions that came
    from `legal`. A game says in `gather` what is legal, and nowhere else: `explain` only names the reason.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.is_over = False
        #: Set to a list to learn what happens; None costs nothing. A clone never inherits it.
        self.events: list[Event] | None = None
        #: Grows when something hidden is seen without a roll or a draw; undo stops there.
        self.revelations: i64 = 0
        #: Whether the last list of legal actions is still true: nothing was done since.
        self.is_listed = False

    # -- who may do what: a game implements the first group

    def seat_to_act(self) -> i64:
        """The lowest seat that may decide now."""
        raise NotImplementedError

    def deciders(self) -> i64:
        """The set of seats that may decide, in a game that is not over; where several may, the game says which."""
        return BIT[self.seat_to_act()]

    def gather(self, seat: i64, moves: Moves) -> None:
        """Adds the legal actions of a seat that may act to `moves`."""
        raise NotImplementedError

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        """Does a legal action."""
        raise NotImplementedError

    def closes(self, seat: i64, action: i64) -> bool:
        """Whether a legal action ends what its seat can plan: dice, draws or somebody else's decision come next."""
        return True

    def explain(self, seat: int, action: int) -> Refusal:
        """Why an action of the table is not legal for a seat that may act."""
        raise NotImplementedError

    def explain_wait(self, seat: int) -> Refusal:
        """Why a seat may not act while the game goes on."""
        return Refusal("not-your-turn", seat=int(self.seat_to_act()))

    def actions(self) -> ActionTable:
        """The actions of the game."""
        raise NotImplementedError

    # -- and the rest follows

    def to_act(self) -> tuple[int, ...]:
        """All seats that may decide now; empty when the game is over."""
        return () if self.is_over else _SEATS[self.deciders()]

    def may_act(self, seat: i64) -> bool:
        """Whether a seat may decide now."""
        return not self.is_over and 0 <= seat < self.seats and self.deciders() & BIT[seat] != 0

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; none if it may not act."""
        self.is_listed = False
        moves = self._take_list(seat)
        listed = moves.as_list()
        _SPARE.moves = moves
        return listed

    @final
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        """None if the action is legal now, otherwise the reason. Never changes the state."""
        moves = self._take_list(seat)
        is_legal = moves.has(action)
        _SPARE.moves = moves
        return None if is_legal else self._reason(seat, action)

    def _take_list(self, seat: i64) -> Moves:
        """The legal actions of a seat, in the spare buffer. A list that is still true is not gathered again."""
        moves = _SPARE.moves
        _SPARE.moves = None
        if moves is None:
            moves = Moves()
        elif self.is_listed and moves.owner is self and moves.seat == seat:
            return moves
        moves.clear()
        moves.owner = None
        if self.may_act(seat):
            self.gather(seat, moves)
        moves.owner = self
        moves.seat = seat
        self.is_listed = True
        return moves

    def _reason(self, seat: i64, action: i64) -> Refusal:
        if self.is_over:
            return Refusal("game-over")
        if action < 0 or action >= self.actions().size:
            return Refusal("no-such-action", action=int(action))
        if not self.may_act(seat):
            return self.explain_wait(int(seat))
        return self.explain(int(seat), int(action))

    def play(self, seat: int, action: int, chance: Chance) -> None:
        """Does the action, or raises IllegalAction with the reason and changes nothing."""
        refusal = self.verify(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply(seat, action, chance)

    @final
    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Does a legal action. What an illegal one does is undefined: use `play` for input that is not trusted."""
        self.is_listed = False
        self.act(seat, action, chance)

    # -- copies and what a seat may know

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> State:
        """A full state that agrees with all the seat knows, the rest drawn anew: all a bot ever gets."""
        raise NotImplementedError

    def view(self, viewer: int) -> View:
        """What the viewer may know, as plain JSON values, built by copying in. SPECTATOR: nobody's seat."""
        raise NotImplementedError

    # -- points

    def score(self, seat: i64) -> i64:
        """The points of a seat now."""
        raise NotImplementedError

    def sources(self) -> tuple[str, ...]:
        """Where points come from: the lines of the score sheet."""
        raise NotImplementedError

    def earned(self, seat: i64, source: i64) -> i64:
        """The points of a seat from one source, by its place in `sources`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat now."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def score_sheet(self) -> list[dict[str, int]]:
        """For every seat its points by source; they add up to `scores()`."""
        names = self.sources()
        return [
            {name: int(self.earned(seat, source)) for source, name in enumerate(names)} for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for a winner; equal places are real ties.

        Alone, the one seat has place 1, or place 2 if it has lost against the game.
        """
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Named totals that never change during a game: every tile, card and good is somewhere."""
        raise NotImplementedError

    # -- text

    def to_text(self) -> str:
        """The whole position, hidden parts included, on one line; the game's `from_text` reads it."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        return hashlib.sha256(self.to_text().encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies between processes go by text: compiled classes cannot be pickled field by field.
        from chatelain.core.registry import position

        return position, (self.to_text(),)

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    # -- events

    def emit(self, kind: str, seat: int, data: dict[str, Value]) -> None:
        """Adds a public event. Guard the call with `if self.events is not None` in hot code."""
        if self.events is not None:
            self.events.append(Event(kind, seat, data))

    def whisper(self, kind: str, seat: int, data: dict[str, Value], only: tuple[int, ...] | None = None) -> None:
        """Adds an event that its seat alone may know, or the seats in `only`."""
        if self.events is not None:
            self.events.append(Event(kind, seat, data, (seat,) if only is None else only))
