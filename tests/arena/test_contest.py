from __future__ import annotations

import json
from pathlib import Path

import pytest

from chatelain.arena.compete import compete
from chatelain.arena.journal import Journal
from chatelain.arena.pairs import Contest, Played, play_fixture
from chatelain.arena.standings import standings
from chatelain.arena.times import Times
from chatelain.core.errors import ChatelainError, OptionError, UnknownName


def lineups(contest: Contest) -> list[tuple[int, ...]]:
    return [contest.fixture(number).lineup for number in range(contest.total)]


def played(contest: Contest, *results: tuple[tuple[int, ...], tuple[int, ...]]) -> list[Played]:
    times = tuple(Times(1, 1000) for _ in range(contest.seats))
    return [Played(number, scores, places, 10, f"{number}", times) for number, (scores, places) in enumerate(results)]


# --- the plan


def test_two_bots_change_seats_over_the_same_chance(race: str) -> None:
    contest = Contest(race, ("random", "greedy"), games=4)
    assert lineups(contest) == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [contest.fixture(number).round for number in range(4)] == [0, 0, 1, 1]


def test_on_more_seats_each_sits_everywhere_among_the_other(race: str) -> None:
    contest = Contest(race, ("random", "greedy"), seats=3, games=6)
    assert lineups(contest) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_every_pair_plays_in_every_round_and_rounds_are_whole(race: str) -> None:
    contest = Contest(race, ("random", "greedy", "knight"), games=5)
    assert contest.rounds == 3
    assert contest.total == 18
    assert lineups(contest)[:6] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_a_longer_contest_begins_like_a_shorter_one(race: str) -> None:
    short, long = (Contest(race, ("random", "greedy", "knight"), games=games) for games in (4, 10))
    assert lineups(long)[: short.total] == lineups(short)
    assert short.header() == long.header()


def test_alone_everybody_has_the_same_games() -> None:
    contest = Contest("dice", ("random", "greedy"), seats=1, games=2)
    assert lineups(contest) == [(0,), (1,), (0,), (1,)]
    assert [contest.fixture(number).round for number in range(4)] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("contest", "error", "message"),
    [
        (Contest("race", ("random", "random")), ChatelainError, "bot-twice bot=random"),
        (Contest("race", ("random",)), ChatelainError, "contest-alone seats=2"),
        (Contest("race", ("random", "rndom")), UnknownName, "close=random"),
        (Contest("race", ("random", "greedy"), seats=5), OptionError, "seats-between"),
        (Contest("race", ("random", "greedy"), options={"goal": "many"}), OptionError, "goal"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(
    race: str, contest: Contest, error: type[ChatelainError], message: str
) -> None:
    with pytest.raises(error, match=message):
        contest.check()


# --- playing it


def test_equal_seeds_play_equal_games(race: str) -> None:
    contest = Contest(race, ("random", "greedy"), games=10).check()
    one, two = (standings(contest, compete(contest)) for _ in range(2))
    assert one.fingerprint == two.fingerprint
    other = Contest(race, ("random", "greedy"), games=10, seed=2).check()
    assert standings(other, compete(other)).fingerprint != one.fingerprint


@pytest.mark.slow
def test_the_number_of_processes_does_not_matter() -> None:
    contest = Contest("beaugency", ("random", "greedy", "page"), games=4).check()
    one, two = (standings(contest, compete(contest, jobs)).as_dict() for jobs in (1, 2))
    for found in (one, two):
        for line in found["bots"]:
            line.pop("ms")
    assert one == two


def test_a_contest_is_taken_up_where_it_was_killed(race: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    contest = Contest(race, ("random", "greedy"), games=12).check()
    with Journal(path, contest) as journal:
        whole = standings(contest, compete(contest, journal=journal))
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 13
    path.write_bytes(b"".join(lines[:6]) + lines[6][:20])  # killed while it wrote the sixth game
    heard: list[int] = []
    with Journal(path, contest) as journal:
        assert sorted(journal.done) == [0, 1, 2, 3, 4]
        again = standings(contest, compete(contest, journal=journal, progress=heard.append))
    assert heard == list(range(6, 13))
    assert again.fingerprint == whole.fingerprint
    assert [json.loads(line).get("number") for line in path.read_text().splitlines()][1:] == list(range(12))


def test_more_games_go_on_with_the_same_file(race: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for games in (4, 8, 2):
        contest = Contest(race, ("random", "greedy"), games=games).check()
        with Journal(path, contest) as journal:
            assert standings(contest, compete(contest, journal=journal)).games == games
    assert len(path.read_text().splitlines()) == 9


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": 2}, "journal-other-plan .* key=seed kept=1 wanted=2"),
        ({"bots": ("random", "page")}, "key=bots kept=random,greedy wanted=random,page"),
        ({"options": {"goal": "31"}}, "key=options kept=goal=21 lucky=True wanted=goal=31 lucky=True"),
        ({"seats": 3}, "key=seats kept=2 wanted=3"),
    ],
)
def test_the_games_of_another_plan_are_refused(
    race: str, tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "games.jsonl"
    settings: dict[str, object] = {"game": race, "bots": ("random", "greedy")}
    Journal(path, Contest(**settings).check()).file.close()  # type: ignore[arg-type]
    kept = path.read_bytes()
    with pytest.raises(ChatelainError, match=reason):
        Journal(path, Contest(**(settings | change)).check())  # type: ignore[arg-type]
    assert path.read_bytes() == kept


@pytest.mark.parametrize("content", [b"my thesis", b"my thesis\n", b"[]\n", b'{"chatelain-arena": 1'])
def test_a_file_of_somebody_is_left_alone(race: str, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "thesis.txt"
    path.write_bytes(content)
    with pytest.raises(ChatelainError, match="journal-no-journal"):
        Journal(path, Contest(race, ("random", "greedy")).check())
    assert path.read_bytes() == content


def test_a_broken_line_is_named(race: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    contest = Contest(race, ("random", "greedy"), games=2).check()
    with Journal(path, contest) as journal:
        compete(contest, journal=journal)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], '{"number": 0}', lines[2], ""]))
    with pytest.raises(ChatelainError, match=r"journal-bad-line .* line=2"):
        Journal(path, contest)


def test_two_processes_do_not_write_one_file(race: str, tmp_path: Path) -> None:
    contest = Contest(race, ("random", "greedy")).check()
    with Journal(tmp_path / "games.jsonl", contest), pytest.raises(ChatelainError, match="journal-in-use"):
        Journal(tmp_path / "games.jsonl", contest)


# --- what it says


def test_a_shared_win_counts_by_its_share(race: str) -> None:
    contest = Contest(race, ("random", "greedy"), games=4)
    games = played(contest, ((9, 5), (1, 2)), ((9, 5), (1, 2)), ((7, 7), (1, 1)), ((5, 9), (2, 1)))
    found = standings(contest, games)
    assert (found.table[0][1].games, found.table[0][1].wins, found.table[1][0].wins) == (4, 2.5, 1.5)
    assert found.table[0][1].share == 0.625
    assert [line.mean for line in found.points] == [7.5, 6.5]
    assert found.order() == [0, 1]


def test_among_others_a_win_of_any_of_them_is_theirs(race: str) -> None:
    contest = Contest(race, ("random", "greedy"), seats=3, games=6)
    first = ((9, 0, 0), (1, 2, 2))
    found = standings(contest, played(contest, *([first] * 6)))
    # The first seat belongs to the first bot in games 0, 4 and 5.
    assert (found.table[0][1].wins, found.table[1][0].wins) == (3, 3)
    assert found.ratings is not None
    assert found.ratings.players[0].value == pytest.approx(1500)


def test_alone_there_are_means_and_no_ratings() -> None:
    contest = Contest("cards", ("random", "greedy"), seats=1, games=3)
    results = [((score,), (place,)) for score, place in ((5, 2), (20, 1), (7, 2), (30, 2), (9, 1), (40, 1))]
    found = standings(contest, played(contest, *results))
    assert found.ratings is None
    assert found.can_be_lost
    assert [(line.mean, line.wins) for line in found.points] == [(7.0, 1), (30.0, 2)]
    assert found.order() == [1, 0]
    mean = found.points[0].estimate
    assert mean.high - mean.value == pytest.approx(1.96 * 2 / 3**0.5, rel=1e-3)
    json.dumps(found.as_dict())


def test_times_are_those_of_each_bot(race: str) -> None:
    contest = Contest(race, ("random", "greedy"), games=2).check()
    game = play_fixture((contest, 0))
    assert Played.from_dict(json.loads(json.dumps(game.as_dict()))) == game
    found = standings(contest, compete(contest)).as_dict()
    for line in found["bots"]:
        assert line["ms"]["decisions"] > 0
        assert line["ms"]["mean"] >= 0
