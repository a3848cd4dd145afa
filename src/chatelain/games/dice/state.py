"""The state of the dice game: the contract, each part in a module of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, members
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.core.state import View
from chatelain.games.dice.actions import COMMIT, STOP
from chatelain.games.dice.board import SECRET, SETTING_UP, Board, blank_rows
from chatelain.games.dice.census import census
from chatelain.games.dice.colours import ranking
from chatelain.games.dice.drafting import draft
from chatelain.games.dice.fields import LEDGER, ROW
from chatelain.games.dice.legal import gather, is_legal
from chatelain.games.dice.position import write_position
from chatelain.games.dice.redrawing import redraw
from chatelain.games.dice.refusals import explain
from chatelain.games.dice.sheets import Sheet
from chatelain.games.dice.tables import SOURCE_NAMES
from chatelain.games.dice.turns import commit
from chatelain.games.dice.view import view

#: For every set of seats its members.
_SEATS: Final = [tuple(members(seats)) for seats in range(32)]


class DiceState(Board):
    """One position of the dice game."""

    def acts_alone(self) -> bool:
        """R11.1, R11.2: start castles are chosen openly, one seat after the other."""
        return self.phase == SETTING_UP and self.start_rule != SECRET

    def seat_to_act(self) -> i64:
        return self.first_uncommitted()

    def to_act(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        if self.acts_alone():
            return (int(self.first_uncommitted()),)
        return _SEATS[BIT[self.seats] - 1 - self.committed]

    def may_act(self, seat: i64) -> bool:
        if self.is_over or seat < 0 or seat >= self.seats:
            return False
        if self.acts_alone():
            return seat == self.first_uncommitted()
        return not self.has_committed(seat)

    def gather(self, seat: i64, moves: Moves) -> None:
        if self.may_act(seat):
            gather(self, seat, moves)

    def verify(self, seat: i64, action: i64) -> Refusal | None:
        if self.may_act(seat) and 0 <= action < STOP:
            return None if is_legal(self, seat, action) else explain(self, int(seat), int(action))
        if self.is_over:
            return Refusal("game-over")
        if action < 0 or action >= STOP:
            return Refusal("no-such-action", action=int(action))
        if self.acts_alone():
            return Refusal("not-your-turn", seat=int(self.first_uncommitted()))
        return Refusal("committed-already")

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == COMMIT:
            commit(self, seat, chance)
        else:
            draft(self, seat, action)

    def clone(self) -> DiceState:
        other = DiceState(int(self.seats), self.sheet, self.now[:], self.shown[:])
        other.is_over = self.is_over
        other.revelations = self.revelations
        other.committed = self.committed
        other.start_rule = self.start_rule
        other.phase = self.phase
        other.turn = self.turn
        other.crossed = self.crossed
        other.colour1 = self.colour1
        other.colour2 = self.colour2
        other.number1 = self.number1
        other.number2 = self.number2
        other.hourglass = self.hourglass
        other.claimed = self.claimed
        return other

    def imagine(self, seat: int, chance: Chance) -> DiceState:
        """The drafts of the others are hidden, and so are start castles chosen in secret (R2.2, R4.2)."""
        other = self.clone()
        redraw(other, seat, chance)
        return other

    def view(self, viewer: int) -> View:
        return view(self, viewer)

    def scores(self) -> list[int]:
        """The points everybody has seen: drafts count when the turn is over."""
        return [int(self.total(seat)) for seat in range(int(self.seats))]

    def score_sheet(self) -> list[dict[str, int]]:
        return [
            {name: int(self.shown[seat * ROW + LEDGER + source]) for source, name in enumerate(SOURCE_NAMES)}
            for seat in range(int(self.seats))
        ]

    def ranking(self) -> list[int]:
        return ranking(self)

    def census(self) -> dict[str, int]:
        """What is written twice agrees: see census.py."""
        return census(self)

    def to_text(self) -> str:
        return write_position(self)


def blank(seats: int, sheet: Sheet) -> DiceState:
    """Empty sheets, before the choice of the start castles."""
    return DiceState(seats, sheet, blank_rows(sheet, seats), blank_rows(sheet, seats))
