"""What a learned value sees of a position of Burdigala.

The sites are the heart of it: how much is missing, and with how many faces of a die the seat, the next player and those
after them come there. Then what the seat has (goods as sets, tokens, cards), what all can see of the others, pawns and
ports, the piles, and how far the turn is. Most of it comes crossed with a rough time: dice decide much in this game, so
that a feature has to be met often to be learned well.
"""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.features import Features, Row
from chatelain.core.state import State
from chatelain.games.burdigala.actions import END, LOOK
from chatelain.games.burdigala.closing import go_ahead
from chatelain.games.burdigala.evaluation import places_left, prospects
from chatelain.games.burdigala.seen import layout as at
from chatelain.games.burdigala.seen.players import write_cards, write_goods, write_lead, write_others
from chatelain.games.burdigala.seen.sites import write_map
from chatelain.games.burdigala.seen.turn import time_of, write_turn
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import SITES


class BurdigalaFeatures(Features):
    """Burdigala's features."""

    layout = at.LAYOUT

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, BurdigalaState)
        places = places_left(state)
        time = time_of(state, places)
        write_turn(state, seat, moment, places, time, row)
        era = i64(at.ERA_OF[time])
        write_map(state, seat, era, row)
        write_goods(state, seat, time, row)
        write_cards(state, seat, era, row)
        write_others(state, seat, era, row)
        write_lead(state, seat, era, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BurdigalaState)
        return prospects(state, seat)

    def ahead(self, state: State, seat: i64, action: i64) -> State:
        assert isinstance(state, BurdigalaState)
        if action == END or LOOK <= action < LOOK + SITES:
            return state
        after = state.clone()
        go_ahead(after, seat, action)
        return after
