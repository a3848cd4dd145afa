from __future__ import annotations

import json
from typing import Any

import pytest

from chatelain.arena.alone import alone_of, bands, read
from chatelain.arena.compete import compete
from chatelain.arena.pairs import Contest, Played
from chatelain.arena.standings import Standings, standings
from chatelain.arena.tally import Line
from chatelain.arena.times import Times
from chatelain.core import registry
from chatelain.core.errors import ChatelainError
from chatelain.games.dice.tables import grade

GRADES = {"well-played": 51, "excellent": 61, "incredible": 70}


def line(*scores: int, wins: int = 0) -> Line:
    found = Line()
    for number, score in enumerate(scores):
        found.add(score, number < wins, True)
    return found


def alone(game: str, *rounds: tuple[tuple[int, int], ...], bots: tuple[str, ...] = ("random", "greedy")) -> Standings:
    """A contest of bots alone: points and place of every bot, round by round."""
    contest = Contest(game, bots, seats=1, games=len(rounds)).check()
    ends = [end for round in rounds for end in round]
    games = [Played(n, (score,), (place,), 9, f"{n}", (Times(1, 1000),)) for n, (score, place) in enumerate(ends)]
    return standings(contest, games)


# --- the tally


def test_percentiles_are_scores_that_occurred() -> None:
    found = line(*range(1, 21))
    assert [found.percentile(percent) for percent in (5, 25, 50, 75, 95, 100)] == [1, 5, 10, 15, 19, 20]
    assert line(7).percentile(5) == line(7).percentile(95) == 7
    assert Line().percentile(50) == 0


def test_games_are_counted_by_grade() -> None:
    found = line(12, 50, 51, 60, 61, 69, 70, 84)
    assert found.graded(GRADES) == {"none": 2, "well-played": 2, "excellent": 2, "incredible": 2}
    assert line(50).graded(GRADES) == {"none": 1, "well-played": 0, "excellent": 0, "incredible": 0}


def test_lines_of_two_processes_add_up() -> None:
    found = line(50, 51)
    found.merge(line(51, 70))
    assert found.scores == {50: 1, 51: 2, 70: 1}


def test_the_interval_of_a_share_stays_between_none_and_all() -> None:
    """Wilson's interval: 85 of 100, and what all or none of ten tell."""
    found = line(*[1] * 100, wins=85).won
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (0.85, 0.767, 0.907)
    assert line(*[1] * 10, wins=10).won.high == pytest.approx(1.0)
    assert round(line(*[1] * 10, wins=10).won.low, 3) == 0.722
    assert line(*[1] * 10).won.low == pytest.approx(0.0)
    assert (Line().won.low, Line().won.high) == (0.0, 1.0)


def test_the_bands_of_grades_are_those_of_the_game() -> None:
    grades = registry.game("dice").grades()
    assert grades == GRADES
    for band in bands(grades):
        ends = [points for points in (band.low, band.high) if points is not None]
        assert {grade(points) for points in ends} == {band.grade}
    assert registry.game("cards").grades() == {}


# --- the standings


def test_a_lead_is_measured_game_by_game() -> None:
    """Chance moves both bots together: the difference is known better than either mean."""
    found = alone("dice", ((40, 1), (43, 1)), ((60, 1), (65, 1)), ((50, 1), (54, 1)))
    lead = found.lead(1)
    assert found.order() == [1, 0] and found.lead(0) is None
    assert lead is not None and (lead.other, lead.points.value, lead.won) == ("random", 4.0, None)
    assert lead.points.high - lead.points.value == pytest.approx(1.96 / 3**0.5, rel=1e-3)


def test_who_wins_more_is_better_even_with_fewer_points() -> None:
    found = alone("cards", ((30, 1), (20, 2)), ((20, 1), (50, 2)), ((20, 2), (21, 1)))
    assert found.order() == [0, 1]
    lead = found.lead(0)
    assert lead is not None and lead.won is not None
    assert lead.won.value == pytest.approx(1 / 3)
    assert lead.points.value == pytest.approx(-7)


def test_what_is_printed_of_bots_alone() -> None:
    found = alone("dice", ((40, 1), (51, 1)), ((60, 1), (70, 1))).as_dict()
    assert found["grades"] == GRADES
    best, last = found["bots"]
    assert best["bot"] == "greedy" and best["scores"] == {"51": 1, "70": 1}
    assert best["grades"] == {"none": 0, "well-played": 1, "excellent": 0, "incredible": 1}
    assert best["percentiles"]["50"] == 51
    assert best["ahead_of"]["bot"] == "random" and best["ahead_of"]["points"]["value"] == 10.5
    assert "won" not in best and "rating" not in best and "ahead_of" not in last
    cards = alone("cards", ((40, 1), (51, 2))).as_dict()
    assert "grades" not in cards and cards["bots"][0]["won"]["value"] == 1.0


# --- what is published


def printed(game: str) -> dict[str, Any]:
    contest = Contest(game, ("greedy", "random"), seats=1, games=2).check()
    found: dict[str, Any] = json.loads(json.dumps(standings(contest, compete(contest)).as_dict()))
    return found


@pytest.mark.parametrize("game", ["dice", "cards"])
def test_what_is_kept_is_what_the_arena_prints(game: str) -> None:
    found = printed(game)
    kept = read(json.dumps(found), "alone.json")
    assert (kept.game, kept.command, kept.options) == (game, found["command"], found["options"])
    assert [bot.bot for bot in kept.bots] == [bot["bot"] for bot in found["bots"]]
    best, line = kept.bots[0], found["bots"][0]
    assert best.points.as_dict() == line["mean"] and best.games == 2
    assert best.lead is not None and best.lead.as_dict() == line["ahead_of"]
    assert (best.won is not None) == (game == "cards") and bool(best.grades) == (game == "dice")
    assert kept.is_of_today
    assert not read(json.dumps(found | {"mind": "older"}), "alone.json").is_of_today


@pytest.mark.parametrize("spoil", [{"bots": 7}, {"bots": [{"bot": "page"}]}, {"options": None}])
def test_what_the_arena_did_not_print_is_refused(spoil: dict[str, Any]) -> None:
    with pytest.raises(ChatelainError, match="ladder-unreadable"):
        read(json.dumps(alone("dice", ((40, 1), (51, 1))).as_dict() | spoil), "alone.json")


@pytest.mark.parametrize(("game", "games"), [("dice", 1000), ("cards", 400)])
def test_games_that_are_played_alone_say_how_bots_fare(game: str, games: int) -> None:
    kept = alone_of(game)
    assert kept is not None
    assert {"duke:0s", "greedy"} <= {bot.bot for bot in kept.bots}
    assert all(bot.games >= games for bot in kept.bots)


def test_a_game_of_which_nothing_was_measured_alone(race: str) -> None:
    assert alone_of(race) is None
