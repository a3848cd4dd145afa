"""The evaluation makes a bot that looks one step ahead play sensibly."""

from __future__ import annotations

import pytest

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Seeded
from chatelain.games.beaugency.game import GAME
from tests.games.beaugency.helpers import Table


def worth(position: str, seat: int = 0) -> float:
    return GAME.evaluate(Table(position).state, seat)


def choice(position: str, seed: int = 1) -> str:
    table = Table(position)
    return GAME.actions.text(GreedyBot(GAME, seed).choose(table.state, table.turn))


def test_it_is_a_zero_sum() -> None:
    for position in ("crown=7", "crown=7 phase=act blue=TWTW/WTWTW", "crown=3 colour=blue blue=TW/W dice=1,4"):
        assert worth(position, 0) == pytest.approx(-worth(position, 1))


def test_more_is_better() -> None:
    assert worth("blue=WTW/W") > worth("blue=W/W") > worth("blue=W/WT")
    assert worth("points=5,0,0,0,0,0") > worth("")
    assert worth("dice=2,0") > worth("") > worth("dice=0,2")
    assert worth("points=30,0,0,0,0,0") > 500 > -500 > worth("points=0,0,0,30,0,0")


def test_a_roll_is_worth_its_best_die() -> None:
    # With a 1 the crown reaches the wall, with a 2 the crown alone that wins the game.
    assert worth("phase=choose crown=0 colour=blue blue=TWT/W points=25,0,0,0,0,0 rolled=1,2") > 500


def test_sensible_choices() -> None:
    assert choice("crown=4 phase=act blue=TWTWT/W") == "evaluate"
    assert choice("crown=4 phase=act blue=W/TWTWT") != "evaluate"
    assert choice("crown=7 colour=blue blue=TWT/W") == "stop"  # the next roll leaves the colour for certain
    assert choice("crown=7 phase=act blue=W/W") in ("build left", "build right")
    assert choice("crown=7 phase=act blue=TWTW/WTWTW").startswith("steal")


def test_rolling_on_is_weighed_against_what_it_may_cost() -> None:
    # No die leaves the colour, and crown/wall is ahead: who leads there rolls on.
    assert choice("crown=0 colour=blue blue=WTW/W").startswith("roll")
    # Four faces in six leave it: for house or great tower a wall may be risked, a great tower not.
    assert choice("crown=5 colour=blue blue=WTW/W").startswith("roll")
    assert choice("crown=5 colour=blue blue=TWT/W") == "stop"


def test_a_space_with_more_to_come_is_worth_more() -> None:
    # Blue leads by ten: from the first space both crowns may follow, from the last none.
    first = worth("crown=0 colour=blue blue=TWTW/W") - worth("crown=0 colour=blue blue=W/W")
    last = worth("crown=7 colour=blue blue=TWTW/W") - worth("crown=7 colour=blue blue=W/W")
    assert first > last


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(10):
        chance, random = Seeded(seed), Seeded(seed + 50)
        greedy, seat = GreedyBot(GAME, seed), seed % 2
        state = GAME.new(2, {}, chance)
        while not state.is_over:
            turn = int(state.seat_to_act())
            legal = state.legal(turn)
            state.apply(turn, greedy.choose(state, turn) if turn == seat else legal[random.below(len(legal))], chance)
        won += state.ranking()[seat] == 1
    assert won >= 9
