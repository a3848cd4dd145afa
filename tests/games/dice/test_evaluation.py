"""The evaluation makes a bot that looks one step ahead play sensibly."""

from __future__ import annotations

import pytest

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Seeded
from chatelain.games.dice import turns
from chatelain.games.dice.game import GAME
from tests.games.dice.helpers import alone, new

IS_COMPILED = not str(turns.__file__).endswith(".py")


def worth(words: str) -> float:
    return GAME.evaluate(alone(words), 0)


def choice(words: str, seed: int = 1) -> str:
    return GAME.actions.text(GreedyBot(GAME, seed).choose(alone(words), 0))


def test_more_is_better() -> None:
    assert worth("p0.points=cities:9") > worth("p0.points=cities:8")
    for bonus in ("monk", "silver", "good", "worker"):
        assert worth(f"p0.bonuses={bonus}:1") > worth("p0.bonuses=")
    assert worth("p0.marks=d5:1,d6:2") > worth("p0.marks=d5:1") > worth("")


def test_a_phase_later_is_worse() -> None:
    assert (
        worth("phase=I p0.marks=d5:1,d6:2")
        > worth("phase=II p0.marks=d5:1,d6:2")
        > worth("phase=III p0.marks=d5:1,d6:2")
    )
    assert worth("phase=III turn=7 p0.bonuses=silver:4") < worth("phase=I turn=7 p0.bonuses=silver:4")


def test_a_draft_is_worth_its_best_continuation() -> None:
    roll = "roll=purple,yellow,1,3,1"
    with_silver = worth(f"{roll} p0.marks=f5:2,g4:3 p0.bonuses=silver:1 p0.draft=mark:1:f4")
    assert with_silver >= worth(f"{roll} p0.marks=f5:2,g4:3 p0.bonuses=silver:1 p0.draft=mark:1:f4,silver:3:g3")
    sold = worth("roll=orange,yellow,1,3,2 p0.bonuses=good:3 p0.draft=sell")
    assert sold >= worth("roll=orange,yellow,1,3,2 p0.bonuses=good:3 p0.draft=sell,mark:1:d5")


def test_sensible_choices() -> None:
    assert choice("phase=III turn=8 roll=purple,orange,1,3,1 p0.marks=f5:2 p0.bonuses=") == "mark 1 f4"  # it scores
    assert choice("roll=orange,yellow,1,3,2 p0.bonuses=good:3") == "sell"
    # The last turn of phase I: 8 points now, 6 at most later.
    assert choice("turn=8 roll=orange,purple,3,5,1 p0.marks=d5:1,d6:2 p0.bonuses=") in ("mark 3 d7", "mark 5 d7")
    assert choice("phase=III turn=8 roll=grey,grey,1,1,1 p0.bonuses=monk:1 p0.marks=e6:1,f5:2") == "monk 1 f4"
    # The second combination is paid for when it finishes a pasture.
    words = "roll=purple,yellow,1,3,1 p0.marks=f5:2,g4:3 p0.bonuses=silver:1"
    assert choice(f"{words} p0.draft=mark:1:f4") == "silver 3 g3"


def test_it_beats_random_play() -> None:
    for seed in range(6):
        chance, random, state = Seeded(seed), Seeded(seed + 50), new(2)
        greedy, seat = GreedyBot(GAME, seed), seed % 2
        while not state.is_over:
            turn = int(state.seat_to_act())
            legal = state.legal(turn)
            state.apply(turn, greedy.decide(state, turn) if turn == seat else legal[random.below(len(legal))], chance)
        assert state.ranking()[seat] == 1


@pytest.mark.parametrize("sheet", ["A", "B", "C", "D"])
def test_alone_it_plays_well(sheet: str) -> None:
    """Over 50 points are well played; a simple bot on the same data made 52.7 on average."""
    games = 250 if IS_COMPILED else 5
    total = 0
    for seed in range(games):
        chance, greedy, state = Seeded(seed), GreedyBot(GAME, seed), new(1, sheet=sheet)
        while not state.is_over:
            state.apply(0, greedy.decide(state, 0), chance)
        total += state.scores()[0]
    assert total / games >= (52 if IS_COMPILED else 45)
