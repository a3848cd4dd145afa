"""The probable final score."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from statistics import mean, pstdev

import pytest

from chatelain.bots.forecast import forecast, foresee, sharpened, sharpness_of
from chatelain.bots.greedy import GreedyBot
from chatelain.bots.minds import mind_of
from chatelain.bots.random_bot import RandomBot
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.state import SPECTATOR, State

IDS = sorted(registry.manifests())


def course(game: Game, seed: int, seats: int = 2) -> Iterator[State]:
    """A game of honest greedy bots, position by position."""
    chance = Seeded(seed)
    state = game.new(seats, game.manifest.check_options({}, seats), chance)
    players = [GreedyBot(game, seed + seat) for seat in range(seats)]
    yield state
    while not state.is_over:
        seat = int(state.to_act()[-1])
        state.apply(seat, players[seat].decide(state, seat), chance)
        yield state


def played(game: Game, decisions: int, seed: int, seats: int = 2) -> State:
    """The position after some decisions."""
    return next(islice(course(game, seed, seats), decisions, None))


@pytest.mark.parametrize("id", IDS)
def test_at_the_end_it_is_the_score(id: str) -> None:
    game = registry.game(id)
    *_, state = course(game, 1)
    assert state.is_over
    found = forecast(game, state, SPECTATOR, 3, 1)
    assert found.scores == found.low == found.high == state.scores()
    assert found.playouts == 3


@pytest.mark.parametrize("id", IDS)
def test_it_does_not_depend_on_what_is_hidden(id: str) -> None:
    """Not even by the order in which hidden things lie."""
    game = registry.game(id)
    for decisions in (0, 7, 31, 62):
        state = played(game, decisions, 3)
        found = forecast(game, state, SPECTATOR, 1, 5, RandomBot)
        for seed in (1, 2):
            dream = state.imagine(SPECTATOR, Seeded(seed))
            assert forecast(game, dream, SPECTATOR, 1, 5, RandomBot) == found, f"after {decisions} decisions"


@pytest.mark.parametrize("id", IDS)
def test_the_position_stays_as_it_is_and_the_seed_decides(id: str) -> None:
    game = registry.game(id)
    state = played(game, 40, 2)
    text = state.to_text()
    found = forecast(game, state, SPECTATOR, 3, 5, RandomBot)
    assert state.to_text() == text
    assert forecast(game, state, SPECTATOR, 3, 5, RandomBot) == found
    assert forecast(game, state, SPECTATOR, 3, 6, RandomBot) != found


@pytest.mark.parametrize("sharpness", [0.5, 1.0, 1.7])
def test_sharper_chances_add_up_and_keep_their_order(sharpness: float) -> None:
    chances = [0.5, 0.3, 0.2, 0.0]
    found = sharpened(chances, sharpness)
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    assert (found[0] > chances[0], found[0] < chances[0]) == (sharpness > 1.0, sharpness < 1.0)
    assert sharpened([0.5], sharpness) == [0.5]


@pytest.mark.parametrize("id", IDS)
def test_what_was_learned_is_as_certain_as_it_was_measured_to_be(id: str) -> None:
    game = registry.game(id)
    low, high = game.manifest.seats
    assert {int(seats) for seats in mind_of(game).sharpness} <= set(range(low, high + 1))
    assert all(0.5 < sharpness < 4.0 for sharpness in mind_of(game).sharpness.values())
    state = played(game, 20, 4, high)
    found = foresee(game, state, SPECTATOR, 3)
    assert found is not None and sum(found.chances) == pytest.approx(1.0)
    assert sharpness_of(game, high + 1) == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("id", IDS)
def test_it_is_the_mean_of_real_games(id: str) -> None:
    """Forecasts from the midst of games, against how these games really ended."""
    game = registry.game(id)
    errors, points = [], []
    for seed in range(6):
        going = course(game, seed)
        found = forecast(game, next(islice(going, 60, None)), SPECTATOR, 2, seed)
        *_, end = going
        real = end.scores()
        errors += [guess - score for guess, score in zip(found.scores, real, strict=True)]
        points += real
    # Good luck and bad luck cancel out: what is left is less than the luck of one game.
    assert abs(mean(errors)) < max(0.12 * mean(points), pstdev(errors) / 2)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_any_number_of_seats(seats: int) -> None:
    game = registry.game("dice")
    found = forecast(game, played(game, 30, 1, seats), SPECTATOR, 4, 1)
    assert len(found.scores) == len(found.low) == len(found.high) == seats
    for score, low, high in zip(found.scores, found.low, found.high, strict=True):
        assert low <= high
        assert 0 < score < 150
