"""The contract of a game: one position, mutable and compact."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chatelain.core.chance import Chance
from chatelain.core.errors import IllegalAction
from chatelain.core.events import Event, Value
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal

#: A viewer who has no seat.
SPECTATOR: Final[i64] = -1

View = dict[str, object]

_SEATS: Final = tuple((seat,) for seat in range(16))


class _Spare:
    """A buffer for `legal`, taken and given back, so that threads and nested calls never share one.

    No thread can come between taking it and marking it as taken: there is no call between the two.
    """

    def __init__(self) -> None:
        self.moves: Moves | None = Moves()


_SPARE: Final = _Spare()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game implements. Seats count from 0.

    `legal` lists, `verify` explains, `play` does. `apply` is `play` without the check, for actions that came
    from `legal`.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.is_over = False
        #: Set to a list to learn what happens; None costs nothing. A clone never inherits it.
        self.events: list[Event] | None = None
        #: Grows when something hidden is seen without a roll or a draw; undo stops there.
        self.revelations: i64 = 0

    # -- who may do what

    def seat_to_act(self) -> i64:
        """The lowest seat that may decide now."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """All seats that may decide now; empty when the game is over."""
        return () if self.is_over else _SEATS[self.seat_to_act()]

    def gather(self, seat: i64, moves: Moves) -> None:
        """Adds the seat's legal actions to `moves`."""
        raise NotImplementedError

    def verify(self, seat: i64, action: i64) -> Refusal | None:
        """None if the action is legal now, otherwise the reason. Never changes the state."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Does a legal action. What an illegal one does is undefined: use `play` for input that is not trusted."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        moves = _SPARE.moves
        _SPARE.moves = None
        if moves is None:
            moves = Moves()
        moves.clear()
        self.gather(seat, moves)
        listed = moves.as_list()
        _SPARE.moves = moves
        return listed

    def play(self, seat: int, action: int, chance: Chance) -> None:
        """Does the action, or raises IllegalAction with the reason and changes nothing."""
        refusal = self.verify(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply(seat, action, chance)

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

    def scores(self) -> list[int]:
        """The points of every seat now."""
        raise NotImplementedError

    def score_sheet(self) -> list[dict[str, int]]:
        """For every seat its points by source; they add up to `scores()`."""
        raise NotImplementedError

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
