"""The state of the dice game: the contract, each part in a module of its own."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.actions import ActionTable
from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.games.dice.acting import act
from chatelain.games.dice.actions import ACTIONS, COMMIT
from chatelain.games.dice.board import Board, blank_rows
from chatelain.games.dice.census import census
from chatelain.games.dice.fields import LEDGER, ROW
from chatelain.games.dice.imagining import imagine
from chatelain.games.dice.legal import gather
from chatelain.games.dice.outside import shapes
from chatelain.games.dice.outside.position import to_text
from chatelain.games.dice.outside.view import view
from chatelain.games.dice.refusals import explain
from chatelain.games.dice.scoring import ranking
from chatelain.games.dice.sheets import Sheet
from chatelain.games.dice.tables import SOURCE_NAMES


class DiceState(Board):
    """One position of the dice game."""

    def seat_to_act(self) -> i64:
        return self.first_uncommitted()

    def deciders(self) -> i64:
        """R11.1, R11.2: where start castles are chosen openly, one seat after the other."""
        return BIT[self.first_uncommitted()] if self.acts_alone() else BIT[self.seats] - 1 - self.committed

    def actions(self) -> ActionTable:
        return ACTIONS

    def gather(self, seat: i64, moves: Moves) -> None:
        gather(self, seat, moves)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        act(self, seat, action, chance)

    def closes(self, seat: i64, action: i64) -> bool:
        return action == COMMIT

    def explain(self, seat: int, action: int) -> Refusal:
        return explain(self, seat, action)

    def explain_wait(self, seat: int) -> Refusal:
        return super().explain_wait(seat) if self.acts_alone() else Refusal("committed-already")

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
        other = self.clone()
        imagine(other, seat, chance)
        return other

    def view(self, viewer: int) -> shapes.View:
        return view(self, viewer)

    def sources(self) -> tuple[str, ...]:
        return SOURCE_NAMES

    def earned(self, seat: i64, source: i64) -> i64:
        return self.shown[seat * ROW + LEDGER + source]

    def ranking(self) -> list[int]:
        return ranking(self)

    def census(self) -> dict[str, int]:
        return census(self)

    def to_text(self) -> str:
        return to_text(self)


def blank(seats: int, sheet: Sheet) -> DiceState:
    """Empty sheets, before the choice of the start castles."""
    return DiceState(seats, sheet, blank_rows(sheet, seats), blank_rows(sheet, seats))
