from __future__ import annotations

import json

import pytest

from chatelain.arena.plan import Outcome, Plan, play_one
from chatelain.arena.simulate import simulate
from chatelain.arena.tally import Line, Tally
from chatelain.core.errors import ChatelainError, OptionError, UnknownName

TIMES = {"seconds", "games_per_s", "decisions_per_s", "jobs"}


def without_times(result: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in result.items() if key not in TIMES}


def test_a_run_depends_on_its_seed_alone(race: str) -> None:
    runs = [simulate(Plan(race, ("random", "greedy"), seed=seed), 12).as_dict() for seed in (1, 1, 2)]
    assert without_times(runs[0]) == without_times(runs[1])
    assert runs[0]["fingerprint"] != runs[2]["fingerprint"]


def test_a_game_is_the_same_in_runs_of_any_length(race: str) -> None:
    plan = Plan(race, ("random", "greedy")).check()
    assert play_one(plan, 7) == play_one(plan, 7)
    assert play_one(plan, 7) != play_one(plan, 8)


@pytest.mark.slow
def test_the_number_of_processes_does_not_matter() -> None:
    plan = Plan("beaugency", ("random", "random"), seed=3, rotate=True)
    one, two = (simulate(plan, 24, jobs).as_dict() for jobs in (1, 2))
    assert without_times(one) == without_times(two)


def test_the_result_is_plain_json(race: str) -> None:
    result = simulate(Plan(race, ("random", "greedy", "greedy"), {"goal": "31"}), 9).as_dict()
    read = json.loads(json.dumps(result))
    assert read["games"] == 9
    assert read["options"] == {"goal": "31", "lucky": True}
    assert [line["seat"] for line in read["seats"]] == [0, 1, 2]
    assert [line["bot"] for line in read["bots"]] == ["random", "greedy", "greedy"]
    assert sum(line["wins"] for line in read["seats"]) + read["ties"] == 9
    assert read["mean_length"] == pytest.approx(read["decisions"] / 9, abs=1e-4)
    assert set(read["seats"][0]) == {"seat", "games", "mean", "sd", "min", "max", "wins", "ties"}


def test_rotation_moves_every_bot_through_all_seats(race: str) -> None:
    plan = Plan(race, ("random", "greedy", "greedy"), rotate=True)
    seats_of_first = [next(s for s in range(3) if plan.entry_at(index, s) == 0) for index in range(4)]
    assert seats_of_first == [0, 1, 2, 0]
    result = simulate(plan, 30).tally
    assert result.bots[0].wins < result.bots[1].wins
    assert sum(line.total for line in result.bots) == sum(line.total for line in result.seats)


def test_progress_reaches_the_end(race: str) -> None:
    heard: list[int] = []
    simulate(Plan(race, ("random", "random")), 10, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 10


def test_ties_and_wins_are_counted_apart() -> None:
    tally = Tally(Plan("any", ("a", "b")))
    tally.add(Outcome(0, (5, 5), (1, 1), 10, "x"))
    tally.add(Outcome(1, (7, 3), (1, 2), 20, "y"))
    assert [(line.wins, line.ties) for line in tally.seats] == [(1, 1), (0, 1)]
    assert (tally.ties, tally.longest, tally.decisions) == (1, 20, 30)


def test_a_game_lost_alone_is_neither_won_nor_shared() -> None:
    tally = Tally(Plan("any", ("a",)))
    tally.add(Outcome(0, (5,), (2,), 10, "x"))
    tally.add(Outcome(1, (7,), (1,), 20, "y"))
    assert (tally.games, tally.seats[0].wins, tally.seats[0].ties, tally.ties) == (2, 1, 0, 0)


def test_mean_and_deviation_are_those_of_a_sample() -> None:
    line = Line()
    for score in (2, 4, 4, 4, 5, 5, 7, 9):
        line.add(score, False, False)
    assert line.mean == 5.0
    assert line.deviation == pytest.approx(2.1381, abs=1e-4)
    assert (line.lowest, line.highest) == (2, 9)
    assert Line().as_dict()["mean"] == 0.0


@pytest.mark.parametrize(
    ("plan", "error", "message"),
    [
        (Plan("rice", ("random", "random")), UnknownName, "unknown-game name=rice"),
        (Plan("race", ("random",)), OptionError, "seats-between game=race low=2 high=4 seats=1"),
        (Plan("race", ("random", "rndom")), UnknownName, "close=random"),
        (Plan("race", ("random", "random"), {"gaol": "3"}), UnknownName, "close=goal"),
        (Plan("race", ("random", "random"), {"goal": "many"}), OptionError, "goal"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    race: str, plan: Plan, error: type[ChatelainError], message: str
) -> None:
    with pytest.raises(error, match=message):
        simulate(plan, 1)
