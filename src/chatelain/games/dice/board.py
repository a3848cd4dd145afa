"""The position: two rows of numbers for every seat, the dice and the time. No rule lives here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.state import State
from chatelain.games.dice.data import StartRule
from chatelain.games.dice.fields import CASTLE, COLUMN, FIRST, FITS, LEDGER, ROW, SECOND, SOLD
from chatelain.games.dice.sheets import Sheet
from chatelain.games.dice.tables import BOXES, SOLO_TURNS

#: The phase before phase I: the choice of the start castles.
SETTING_UP: Final[i64] = -1

# How start castles are chosen (R2.2, section 11).
SECRET: Final[i64] = 0
DIFFERENT: Final[i64] = 1
SAME: Final[i64] = 2
START_RULES: Final[tuple[StartRule, ...]] = ("secret", "different", "same")


class Board(State):
    """Everything that is true at one moment."""

    def __init__(self, seats: int, sheet: Sheet, now: vec[i64], shown: vec[i64]) -> None:
        super().__init__(seats)
        self.sheet = sheet
        #: What every seat has written, drafts included; and what everybody has seen (see fields.py).
        self.now = now
        self.shown = shown
        #: The seats that have finished the turn, as bits.
        self.committed: i64 = 0
        self.start_rule: i64 = SECRET
        self.phase: i64 = SETTING_UP
        #: The turns of the phase so far, and the boxes crossed in its column, this turn's included.
        self.turn: i64 = 0
        self.crossed: i64 = 0
        self.colour1: i64 = 0
        self.colour2: i64 = 0
        self.number1: i64 = 0
        self.number2: i64 = 0
        self.hourglass: i64 = 0
        #: Two bits a colour: how many of its values have been scored (R9.1, R9.2).
        self.claimed: i64 = 0

    # -- seats

    def has_committed(self, seat: i64) -> bool:
        return self.committed & BIT[seat] != 0

    def first_uncommitted(self) -> i64:
        return lowest(~self.committed)

    def acts_alone(self) -> bool:
        """Whether start castles are chosen openly now, one seat after the other (R11.1, R11.2)."""
        return self.phase == SETTING_UP and self.start_rule != SECRET

    def all_have_committed(self) -> bool:
        return self.committed == BIT[self.seats] - 1

    # -- time

    def is_solo(self) -> bool:
        return self.seats == 1

    def is_last_turn_of_phase(self) -> bool:
        """R3.4, R12.2."""
        return self.turn >= SOLO_TURNS if self.seats == 1 else self.crossed >= BOXES

    def values_claimed(self, colour: i64) -> i64:
        return (self.claimed >> (colour * 2)) & 3

    # -- points

    def gain(self, seat: i64, source: i64, points: i64) -> None:
        """Points of this phase."""
        gain(self.now, seat * ROW, source, self.phase, points)

    def score(self, seat: i64) -> i64:
        """The points everybody has seen (R10.2)."""
        at = seat * ROW + COLUMN
        return self.shown[at] + self.shown[at + 1] + self.shown[at + 2]

    def total_with_draft(self, seat: i64) -> i64:
        at = seat * ROW + COLUMN
        return self.now[at] + self.now[at + 1] + self.now[at + 2]

    # -- drafts

    def has_hidden_draft(self, seat: i64) -> bool:
        """Has the seat committed something that has not been shown yet?"""
        at = seat * ROW
        has_start = self.now[at + CASTLE] != self.shown[at + CASTLE]
        return self.has_committed(seat) and (has_start or self.now[at + FIRST] > 0)

    def clear_draft(self, seat: i64) -> None:
        """The turn is over; what was written stays."""
        at = seat * ROW
        self.now[at + SOLD] = 0
        self.now[at + FIRST] = 0
        self.now[at + SECOND] = 0

    def forget_draft(self, seat: i64) -> None:
        """Back to what everybody has seen."""
        at = seat * ROW
        for field in range(ROW):
            self.now[at + field] = self.shown[at + field]


def gain(row: vec[i64], at: i64, source: i64, phase: i64, points: i64) -> None:
    """Adds points to a sheet, by source and in the column of the phase; before phase I in that of phase I (R2.4)."""
    row[at + LEDGER + source] += points
    row[at + COLUMN + (phase if phase > 0 else 0)] += points


def blank_rows(sheet: Sheet, seats: int) -> vec[i64]:
    """Sheets with nothing on them."""
    one = [0] * int(ROW)
    for number in range(6):
        one[int(FITS) + number] = int(sheet.fits[number])
    rows = one * seats
    return vec[i64](rows)
