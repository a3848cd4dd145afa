"""The position: castles, piles, dice, crown and points. No rule lives here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.events import Value
from chatelain.core.state import State
from chatelain.games.beaugency.tables import CARD_COUNT, CARDS, COLOUR_COUNT, COLOURS, SPECIAL_DICE
from chatelain.games.beaugency.track import Track

# What the seat whose turn it is has to decide.
ROLLING: Final[i64] = 0  # roll, or stop after a completed action
CHOOSING: Final[i64] = 1  # which of the rolled dice to use
ACTING: Final[i64] = 2  # card, dice or evaluation
PLACING: Final[i64] = 3  # where the stolen card goes
LOSING: Final[i64] = 4  # which of two equal end cards goes back

NO_COLOUR: Final[i64] = -1


class Board(State):
    """Everything that is true at one moment. Everything is open: every viewer sees it all."""

    def __init__(self, track: Track, castles: vec[i64], supply: vec[i64], points: vec[i64]) -> None:
        super().__init__(2)
        self.track = track
        #: Four sets of places for every seat and colour: see castle.py and `castle_of`.
        self.castles = castles
        #: Cards in the pile of every colour and type.
        self.supply = supply
        #: Points of every seat by the colour evaluated.
        self.points = points
        self.turn: i64 = 0
        self.phase: i64 = ROLLING
        #: The colour of the turn; none before its first roll.
        self.colour: i64 = NO_COLOUR
        self.crown: i64 = 0
        #: Special dice of seat 0 and seat 1; the others lie on the board.
        self.dice0: i64 = 0
        self.dice1: i64 = 0
        #: The last roll, one octal digit a die, the own die last; and the face that moved the crown.
        self.rolled: i64 = 0
        self.used: i64 = 0
        #: Which forty places of a row the next choice is about: 0 are the first ones. R4.6
        self.window: i64 = 0

    def castle_of(self, seat: i64, colour: i64) -> i64:
        """Where a castle begins in `castles`."""
        return (seat * COLOUR_COUNT + colour) * CARD_COUNT

    def card_here(self) -> i64:
        """The card that the space of the crown offers, or NO_CARD."""
        return i64(self.track.card[self.crown])

    def pile_of(self, card: i64) -> i64:
        """Where the pile of a card of the colour of the turn stands in `supply`."""
        return self.colour * CARD_COUNT + card

    def dice_of(self, seat: i64) -> i64:
        return self.dice0 if seat == 0 else self.dice1

    def dice_on_board(self) -> i64:
        return SPECIAL_DICE - self.dice0 - self.dice1

    def give_dice(self, seat: i64, number: i64) -> None:
        """Moves dice from the board to a seat, or back if negative."""
        if seat == 0:
            self.dice0 += number
        else:
            self.dice1 += number

    def faces(self) -> i64:
        """The set of faces that the last roll shows."""
        found: i64 = 0
        rest = self.rolled
        while rest:
            found |= BIT[rest & 7]
            rest >>= 3
        return found

    def score(self, seat: i64) -> i64:
        first = seat * COLOUR_COUNT
        return self.points[first] + self.points[first + 1] + self.points[first + 2]

    def card_data(self, card: i64, slot: i64) -> dict[str, Value]:
        """What an event tells of a card of the colour of the turn."""
        return {"colour": COLOURS[self.colour], "card": CARDS[card], "slot": int(slot) + 1}


def faces_of(rolled: i64) -> list[int]:
    """The faces of a roll, the own die first.

    >>> faces_of(0o64)
    [4, 6]
    """
    faces: list[int] = []
    while rolled:
        faces.append(int(rolled & 7))
        rolled >>= 3
    return faces
