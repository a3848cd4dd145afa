"""The evaluation makes a bot that looks one step ahead play sensibly."""

from __future__ import annotations

import pytest

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Seeded
from chatelain.games.cards.game import GAME
from tests.games.cards.helpers import at


def worth(position: str, seat: int = 0) -> float:
    return GAME.evaluate(at(position), seat)


def choice(position: str, seed: int = 1) -> str:
    state = at(position)
    return GAME.actions.text(GreedyBot(GAME, seed).choose(state, int(state.seat)))


def test_more_is_better() -> None:
    assert worth("p0.estate=mine1+mine2") > worth("p0.estate=mine1") > worth("")
    assert worth("p0.estate=mine1+mine2+mine3 first-triples=mine:0") > worth("p0.estate=mine1+mine2") + 1
    assert worth("p0.silver=3") > worth("p0.workers=1") > worth("")
    assert worth("p0.goods=dark:2") > worth("p0.goods=dark") > worth("")
    assert worth("p0.projects=bank1") > worth("")
    six = "castle1,mine1,cloister1,knowledge1,ship1"
    assert worth(f"p0.estate={six},bank1") - worth(f"p0.estate={six}") > worth("p0.estate=bank1") - worth("")


def test_at_the_end_only_points_count() -> None:
    last = "round=E turn=6 place=1 played=1 start=0"
    assert worth(f"{last} p1.estate=mine1+mine2 p1.projects=mine3 p1.silver=9 p1.goods=dark:3", 1) == 0
    assert worth(f"{last} over=1 p1.points=conversion:7", 1) == 7


def test_a_position_is_worth_the_same_whenever_it_is_looked_at() -> None:
    position = "stack=goods:2,animals:1 p0.silver=3 p0.estate=ship1+ship2"
    assert len({worth(position) for _ in range(5)}) == 1


def test_sensible_choices() -> None:
    assert choice("stack=action:4 played=1 p0.projects=mine4 p0.estate=mine1+mine2") == "place p1 mine-2"
    assert choice("stack=action:5 played=1 p0.goods=dark:4,light:1") == "sell dark"
    assert choice("stack=bonus played=1 round=A").startswith("bonus")
    assert choice("p0.hand=ship4,ship1 p0.projects=castle4 p0.estate=castle1+castle2") == "play ship4"
    last = "round=E turn=6 place=1 played=1 stack=action:4"
    assert choice(f"{last} p1.workers=3 p1.projects=mine4") == "convert 3w"
    assert choice("round=E turn=6 stack=shop played=1 p0.goods=light:1,dark:2") == "sell dark"


@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_random_play(seats: int) -> None:
    won = 0
    for seed in range(6):
        chance, random = Seeded(seed), Seeded(seed + 50)
        greedy, seat = GreedyBot(GAME, seed), seed % seats
        state = GAME.new(seats, {}, chance)
        while not state.is_over:
            turn = int(state.seat_to_act())
            legal = state.legal(turn)
            state.apply(turn, greedy.choose(state, turn) if turn == seat else legal[random.below(len(legal))], chance)
        won += state.ranking()[seat] == 1
    assert won == 6


def test_alone_it_sometimes_beats_aaron_or_comes_far() -> None:
    rounds = []
    for seed in range(4):
        chance, greedy = Seeded(seed), GreedyBot(GAME, seed)
        state = GAME.new(1, {}, chance)
        while not state.is_over:
            state.apply(0, greedy.choose(state, 0), chance)
        rounds.append(state.view(0)["round"])
    assert "E" in rounds
