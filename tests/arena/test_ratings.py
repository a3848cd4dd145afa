from __future__ import annotations

import math
from random import Random

import pytest

from chatelain.arena.ratings import ELO, Result, rate


def chance(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def test_three_to_one_is_191_points() -> None:
    games = [Result(number, 0, 1, float(number % 4 > 0)) for number in range(400)]
    strong, weak = rate(2, games).players
    assert strong.value - weak.value == pytest.approx(400 * math.log10(3))
    assert strong.value + weak.value == pytest.approx(3000)


def test_a_tie_counts_half() -> None:
    ties = [Result(number, 0, 1, 0.5) for number in range(20)]
    halves = [Result(number, 0, 1, float(number % 2)) for number in range(20)]
    for games in (ties, halves):
        assert [player.value for player in rate(2, games).players] == pytest.approx([1500, 1500])


def test_true_ratings_are_found_again() -> None:
    """Shares that are exactly those of the model have the ratings of the model as their most likely ones."""
    true = [1800.0, 1550.0, 1420.0, 1230.0]
    games = [
        Result(number, one, other, chance(true[one] - true[other]))
        for number in range(3)
        for one in range(4)
        for other in range(one + 1, 4)
    ]
    assert [player.value for player in rate(4, games).players] == pytest.approx(true)


def test_a_lone_seat_wins_its_share_when_all_are_equal() -> None:
    """One among three others wins a quarter of the games, and three against one win three quarters."""
    lone = [Result(number, 0, 1, 0.25, math.log(1 / 3)) for number in range(10)]
    many = [Result(number, 0, 1, 0.75, math.log(3)) for number in range(10)]
    for games in (lone, many, lone + many):
        assert rate(2, games).players[0].value == pytest.approx(1500)


def test_the_anchor_has_1500_and_no_interval() -> None:
    games = [Result(number, 0, 1, float(number % 4 > 0)) for number in range(40)]
    strong, weak = rate(2, games, anchor=1).players
    assert (weak.value, weak.low, weak.high) == pytest.approx((1500, 1500, 1500))
    assert strong.value == pytest.approx(1690.85, abs=0.01)


def test_who_wins_everything_has_a_bound_instead_of_infinity() -> None:
    found = rate(2, [Result(number, 0, 1, 1.0) for number in range(50)])
    assert not found.is_bounded
    strong, weak = found.players
    assert 600 < strong.value - weak.value < 1000
    assert strong.high - strong.low > 300


def test_wins_in_a_circle_have_most_likely_ratings() -> None:
    found = rate(3, [Result(number, number % 3, (number + 1) % 3, 1.0) for number in range(30)])
    assert found.is_bounded
    assert [player.value for player in found.players] == pytest.approx([1500] * 3)


def test_the_interval_of_independent_games_is_that_of_a_share() -> None:
    games = [Result(number, 0, 1, float(number % 4 > 0)) for number in range(400)]
    strong = rate(2, games, anchor=1).players[0]
    error = ELO / math.sqrt(400 * 0.75 * 0.25)
    assert strong.high - strong.value == pytest.approx(1.96 * error, rel=0.01)


def test_the_round_is_the_unit() -> None:
    """The same game twice in a round says no more than once; rounds that seats decide say more than their games."""
    once = [Result(number, 0, 1, float(number % 4 > 0)) for number in range(100)]
    widths = [rate(2, games).players[0] for games in (once, once + once)]
    assert widths[0].high == pytest.approx(widths[1].high)
    seats = [Result(number, 0, 1, float(game)) for number in range(98) for game in (0, 1)]
    luck = [Result(98 + game, 0, 1, float(game)) for game in (0, 1)]
    player = rate(2, seats + luck).players[0]
    assert player.high - player.low < 10


def test_intervals_hold_what_they_promise() -> None:
    """Of many contests between bots of known strength, about 95 in 100 have the true distance in the interval.

    The luck of a round favours one seat: its two games depend on each other.
    """
    random = Random(5)
    swings = [random.gauss(0, 250) for _ in range(20000)]
    mean = sum(chance(120 + swing) for swing in swings) / len(swings)
    truth = 1500 + 400 * math.log10(mean / (1 - mean))
    inside = 0
    for _contest in range(300):
        games = []
        for number in range(60):
            swing = random.gauss(0, 250)
            for luck in (swing, -swing):
                games.append(Result(number, 0, 1, float(random.random() < chance(120 + luck))))
        rating = rate(2, games, anchor=1).players[0]
        inside += rating.low <= truth <= rating.high
    assert 0.91 <= inside / 300 <= 0.99
