"""What the bots are worth: shares of games won and mean scores that must not fall."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from chatelain.arena.plan import Plan
from chatelain.arena.simulate import simulate
from chatelain.core import registry
from chatelain.core.engine import is_compiled


@dataclass(frozen=True)
class Yardstick:
    """The least share of games that `greedy` wins against `random`, and the least mean score against itself."""

    game: str
    share: float
    mean: float | None = None


YARDSTICKS = [
    Yardstick("beaugency", share=0.80),
    Yardstick("burdigala", share=0.95, mean=95),
    Yardstick("burgundy", share=0.99, mean=130),
    Yardstick("cards", share=0.99, mean=24),
    Yardstick("dice", share=0.95, mean=52),
]


def games() -> int:
    """Enough for the compiled engine to tell, a taste on the sources; docs/yardsticks.md has the figures of 1,000."""
    return 100 if is_compiled() else 20


def test_every_game_has_a_yardstick() -> None:
    assert {yardstick.game for yardstick in YARDSTICKS} == set(registry.manifests())


@pytest.mark.parametrize("yardstick", YARDSTICKS, ids=lambda yardstick: yardstick.game)
def test_greedy_wins_against_random(yardstick: Yardstick) -> None:
    tally = simulate(Plan(yardstick.game, ("greedy", "random"), seed=1, rotate=True), games()).tally
    assert tally.bots[0].wins >= yardstick.share * tally.games


@pytest.mark.parametrize(
    "yardstick", [y for y in YARDSTICKS if y.mean is not None], ids=lambda yardstick: yardstick.game
)
def test_greedy_scores_as_a_player_would(yardstick: Yardstick) -> None:
    tally = simulate(Plan(yardstick.game, ("greedy", "greedy"), seed=1), games() // 2).tally
    assert yardstick.mean is not None
    assert min(seat.mean for seat in tally.seats) >= yardstick.mean
