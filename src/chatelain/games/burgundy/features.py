"""What a learned value sees of a position of the board game.

Every player has a block of features: what is built and what is missing, what is stored and where it fits, the purse,
knowledge, dice. The seat's own block comes crossed with the time as well; those of the others share one set of numbers,
added up. The rest is common to all: the offer, who can reach it, the order, how the points stand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.features import Features, Row
from chatelain.core.state import State
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.board import SETTING_UP
from chatelain.games.burgundy.evaluation import CASTLE_WORTH, worth_at_rest, worth_of_choice
from chatelain.games.burgundy.seen import layout as at
from chatelain.games.burgundy.seen.player import write_crossed, write_player
from chatelain.games.burgundy.seen.table import write_common
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import PHASES, ROUNDS

#: What a decision that waits for its answer is worth, but for a castle's.
_PENDING_WORTH: Final[i64] = 250


class BurgundyFeatures(Features):
    """The board game's features."""

    layout = at.LAYOUT
    apart = True

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, BurgundyState)
        if state.phase != SETTING_UP:
            write_player(state, seat, 0, row)
            write_crossed(state, seat, row)
            write_common(state, seat, moment, row)

    def write_background(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BurgundyState)
        if state.phase != SETTING_UP:
            for other in range(state.seats):
                if other != seat:
                    write_player(state, other, at.OTHERS, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BurgundyState)
        if state.phase == SETTING_UP:
            return worth_of_choice(state, seat)
        total = worth_at_rest(state, seat)
        if state.stack and state.seat == seat:
            total += CASTLE_WORTH if state.pending() == decisions.CASTLE else _PENDING_WORTH
        return total

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, BurgundyState)
        if state.phase == SETTING_UP:
            return 2
        is_last = state.phase == PHASES - 1 and state.round == ROUNDS - 1 and state.turn == state.seats - 1
        return 1 if is_last else 0
