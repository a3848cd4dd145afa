"""The evaluation: what a one-step bot should prefer."""

from __future__ import annotations

from chatelain.bots.greedy import GreedyBot
from chatelain.bots.random_bot import RandomBot
from chatelain.core.chance import Seeded
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.state import BurdigalaState
from tests.games.burdigala.helpers import at, new
from tests.games.burdigala.test_rules_14_scoring import over


def choice(state: BurdigalaState, seed: int = 1) -> str:
    """What the greedy bot does."""
    seat = state.to_act()[0]
    return ACTIONS.text(GreedyBot(GAME, seed).decide(state, seat))


def test_the_end_is_worth_its_points() -> None:
    state = over("p0.points=stones:30 p1.points=stones:12")
    assert GAME.evaluate(state, 0) == 18.0 and GAME.evaluate(state, 1) == -18.0


def test_a_building_before_a_stone() -> None:
    words = "phase=stone moved=a sites=q3:5/4,q4:5/2,q7:2/0,q8:3/0 p0.pawns=10 p1.pawns=31"
    assert choice(at(words)) == "lay q3"


def test_no_gift_for_the_next_player() -> None:
    """Both give one point; but q3 would then be one stone from a building."""
    words = "phase=stone moved=a sites=q3:5/3,q4:3/0,q7:forum,q8:theatre p0.pawns=10 p1.pawns=9,14"
    assert choice(at(words)) == "lay q4"


def test_the_move_that_finishes_a_building() -> None:
    state = at("dice=1,2 sites=q3:5/4 p0.pawns=2,27 p1.pawns=31")
    move = choice(state).split()
    assert move[:2] == ["move", "a"] and int(move[2]) in (5, 6, 9, 10)


def test_the_good_that_is_missing() -> None:
    words = "stack=keep:0:0 offer=wine,tin,copper p0.pawns=6 p1.pawns=31 p0.goods=wine,wine,ceramics,copper,wheat"
    assert choice(at(words)) == "keep tin"


def test_a_good_swap() -> None:
    words = "stack=swap:0:1 p0.pawns=6 p1.pawns=31 p0.goods=wine,wine,ceramics,copper,wheat p1.goods=tin,wine"
    assert choice(at(words)) == "swap wine tin"


def test_the_worst_token_goes_back() -> None:
    words = "phase=after laid=q1 p0.pawns=6 p1.pawns=31 p0.hand=connections p0.tokens=0,5,2"
    assert choice(at(words)) == "connections 5"


def test_a_useless_card_is_discarded() -> None:
    words = "phase=after laid=q1 stack=discard:0:0 p0.pawns=6 p1.pawns=31 p0.table=boat,consul p0.hand=boat,theft"
    assert choice(at(words)) == "discard boat"


def test_greedy_beats_random_and_games_have_fifty_to_sixty_turns() -> None:
    wins, turns = 0, 0
    for seed in range(6):
        chance, state = Seeded(seed), new(2, seed)
        bots = [GreedyBot(GAME, seed), RandomBot(GAME, seed)][:: 1 if seed % 2 else -1]
        while not state.is_over:
            seat = state.to_act()[0]
            state.apply(seat, bots[seat].decide(state, seat), chance)
        wins += isinstance(bots[state.ranking().index(1)], GreedyBot)
        turns += int(state.turn)
    assert wins == 6 and 48 <= turns / 6 <= 64
