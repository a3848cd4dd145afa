"""What is learned from games that a search plays against itself."""

from __future__ import annotations

from statistics import pstdev

import pytest

from chatelain.bots.judge import Judge
from chatelain.bots.minds import mind_of
from chatelain.bots.search import Search
from chatelain.bots.selfplay import Harvest, SelfPlay
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.features import POINT

DICE = registry.game("dice")


def lessons(trust: float, rolls: int, seed: int = 3) -> tuple[list[float], int]:
    """What every sample of a game alone should have said of the final points; and these."""
    mind = mind_of(DICE)
    harvest = Harvest(400, 100_000)
    player = SelfPlay(Search(Judge(mind.features, mind.net, 20), 2), harvest, seed, rolls)
    chance = Seeded(seed)
    state = DICE.new(1, DICE.manifest.check_options({}), chance)
    player.play(state, chance, 0.0, 1, trust)
    points = [harvest.own[at] + int(harvest.own_worth[at]) / int(POINT) for at in range(int(harvest.samples))]
    return points, state.scores()[0]


@pytest.mark.parametrize("rolls", [0, 2])
def test_a_lesson_that_trusts_the_end_is_how_the_game_ended(rolls: int) -> None:
    points, score = lessons(1.0, rolls)
    assert len(points) >= 24
    assert points == pytest.approx([score] * len(points))


def test_what_comes_of_a_plan_on_average_holds_less_luck_than_the_end() -> None:
    ends, foreseen = [], []
    for seed in range(6):
        points, score = lessons(0.0, 6, seed)
        ends.append(score)
        foreseen.append(points[2])  # of the first turns
    assert pstdev(foreseen) < pstdev(ends)


def test_the_last_plan_of_all_is_foreseen_exactly() -> None:
    points, score = lessons(0.0, 2)
    assert points[-1] == pytest.approx(score, abs=6)
    assert points == lessons(0.0, 2)[0]
    assert points != lessons(0.0, 0)[0]
