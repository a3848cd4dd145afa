"""What a learned value sees of a position of the card game.

Every player has a block of features: estate, projects, storage. The seat's own block comes crossed with the turns it
has left as well; those of the others share one set of numbers, added up. Then there is what the hand and the rows make
possible, what is open to all, and, alone, how things stand with Aaron. Of hands and purchases only one's own are seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.features import Features, Row
from chatelain.core.state import State
from chatelain.games.cards import decisions
from chatelain.games.cards.aaron import AARON
from chatelain.games.cards.actions import END, FETCH, GOOD
from chatelain.games.cards.board import DECISION_BITS
from chatelain.games.cards.evaluation import POINT, ROUND_WORTH, danger, prospects
from chatelain.games.cards.scoring import has_lost_to_aaron
from chatelain.games.cards.seen import layout as at
from chatelain.games.cards.seen.player import write_crossed, write_player
from chatelain.games.cards.seen.table import turns_left, write_aaron, write_common, write_race, write_unseen
from chatelain.games.cards.seen.turn import write_hand, write_offer, write_turn
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import ROUNDS, TURNS

#: What a turn that is still to come adds to the prospects, and what decisions that wait for an answer are worth.
TURN_WORTH: Final[i64] = 60
PENDING_WORTH: Final = (0, 110, 0, 75, 75, 85, 80, 80, 80, 60, 110, 0, 30, 150, 0, 0)
#: Outcomes that are looked at when a card of a pile is taken: it is known, only the next one is not.
_PILE_TRIES: Final[i64] = 2
#: What Aaron gains on average after a round (R15.4), first triples and the seven types included.
AARON_GROWTH: Final = (2800, 2600, 2000, 1100, 0)


class CardsFeatures(Features):
    """The card game's features."""

    layout = at.LAYOUT

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, CardsState)
        time = i64(at.TIME_OF[turns_left(state, seat)])
        write_player(state, seat, 0, row)
        write_crossed(state, seat, time, row)
        write_common(state, seat, moment, time, row)
        write_hand(state, seat, time, row)
        write_offer(state, seat, row)
        if state.seat == seat and not state.is_over:
            write_turn(state, seat, moment, time, row)
        if state.seats == 1:
            write_race(state, row)

    def write_background(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, CardsState)
        for other in range(state.seats):
            if other != seat:
                write_player(state, other, at.OTHERS, row)
        write_unseen(state, seat, row)
        if state.seats == 1:
            write_aaron(state, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, CardsState)
        player = state.players[seat]
        total = player.points * POINT
        if state.is_over:
            return total
        left = turns_left(state, seat)
        total += prospects(state, seat, left) + TURN_WORTH * left
        if state.seats == 1:
            total -= danger(state, player)
        if state.stack and state.seat == seat:
            total += worth_of_pending(state, left)
        return total

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, CardsState)
        if GOOD <= action < FETCH:
            return _PILE_TRIES
        if action != END or state.turn < TURNS - 1 or state.place < state.seats - 1:
            return 0
        return 1 if state.round == ROUNDS - 1 or has_lost_to_aaron(state) else 0

    def unseated(self, state: State) -> i64:
        assert isinstance(state, CardsState)
        # A game that he has won early (R15.11) counts as if he had gone on: else an early defeat would look small.
        return state.players[AARON].points * POINT + i64(AARON_GROWTH[state.round])


def worth_of_pending(board: CardsState, left: i64) -> i64:
    """A guess at what the answers to all pending decisions will bring."""
    total: i64 = 0
    stack = board.stack
    while stack:
        kind = stack & 15
        if kind == decisions.BONUS:
            total += i64(ROUND_WORTH[board.round])
        elif kind in (decisions.GOODS, decisions.ANIMALS):
            total += i64(PENDING_WORTH[kind]) * ((stack >> 4) & 7)
        else:
            total += i64(PENDING_WORTH[kind])
        stack >>= DECISION_BITS
    return total if left >= 3 else total * (left + 2) // 5
