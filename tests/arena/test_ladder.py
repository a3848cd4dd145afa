from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chatelain.arena import published
from chatelain.arena.compete import compete
from chatelain.arena.journal import Journal
from chatelain.arena.ladder import Ladder, Rung, ladder_of, read
from chatelain.arena.pairs import ALONE, LADDER, Contest, mark_of_mind
from chatelain.arena.published import PAGE, page
from chatelain.arena.ratings import Rating
from chatelain.arena.standings import standings
from chatelain.core import registry
from chatelain.core.errors import ChatelainError

ROOT = Path(__file__).parents[2]
GAMES = [id for id, manifest in registry.manifests().items() if manifest.package.startswith("chatelain.games.")]


def printed(race: str) -> dict[str, Any]:
    contest = Contest(race, ("random", "greedy"), games=10).check()
    found: dict[str, Any] = json.loads(json.dumps(standings(contest, compete(contest)).as_dict()))
    return found


def ladder(*bots: str, **sources: list[float]) -> Ladder:
    rungs = [
        Rung(bot, Rating(1500, 1400, 1600), 10, 50.0, {name: points[at] for name, points in sources.items()}, {})
        for at, bot in enumerate(bots)
    ]
    return Ladder("race", "chatelain arena race", 2, 10, True, "", rungs)


def test_a_ladder_is_what_the_arena_prints(race: str) -> None:
    found = printed(race)
    kept = read(json.dumps(found), "ladder.json")
    assert (kept.game, kept.seats, kept.games, kept.command) == (race, 2, 10, found["command"])
    assert [rung.bot for rung in kept.rungs] == [bot["bot"] for bot in found["bots"]]
    best = kept.rungs[0]
    assert vars(best.rating) == found["bots"][0]["rating"]
    assert best.points == best.sources["dice"] == found["bots"][0]["points"]["mean"]
    assert best.against == {kept.rungs[1].bot: found["bots"][0]["against"][kept.rungs[1].bot]["share"]}
    assert kept.is_of_today


def test_a_game_of_which_nothing_was_measured_has_no_ladder(race: str) -> None:
    assert ladder_of(race) is None


@pytest.mark.parametrize("spoil", [{"bots": 7}, {"bots": [{"bot": "page"}]}, {"command": None, "seats": "many"}])
def test_what_the_arena_did_not_print_is_refused(race: str, spoil: dict[str, Any]) -> None:
    with pytest.raises(ChatelainError, match="ladder-unreadable"):
        read(json.dumps(printed(race) | spoil), "ladder.json")
    with pytest.raises(ChatelainError, match="ladder-unreadable"):
        read("no JSON", "ladder.json")


@pytest.mark.parametrize(
    ("bots", "measured"),
    [
        (("duke", "duke:1s", "duke:0s"), "duke"),
        (("duke:0s", "duke:1s", "duke:5s"), "duke:1s"),
        (("duke:0s", "duke:5s"), "duke:0s"),
        (("duke:9s", "duke:5s"), "duke:5s"),
        (("page",), None),
    ],
)
def test_the_rating_of_a_bot_is_the_one_nearest_to_how_it_plays(bots: tuple[str, ...], measured: str | None) -> None:
    """The duke thinks for a second if nobody says how long."""
    rung = ladder(*bots).rung("duke")
    assert (rung.bot if rung is not None else None) == measured


def test_traits_are_the_sources_in_which_bots_differ_most() -> None:
    found = ladder(
        "page", "duke", a=[5.0, 9.0], losses=[-9.0, -1.0], b=[3.0, 3.1], c=[8.0, 2.0], d=[0.0, 1.0], e=[1.0, 3.0]
    )
    assert found.traits == ["a", "c", "d", "e"]
    assert ladder("page", "duke").traits == []


def test_what_was_measured_does_not_change_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a ladder would be out of date as soon as it is written."""
    package = tmp_path / "mindful"
    (package / "mind").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "mind" / "weights.bin").write_bytes(b"1")
    monkeypatch.syspath_prepend(str(tmp_path))
    mark = mark_of_mind("mindful")
    for name in (LADDER, ALONE):
        (package / "mind" / name).write_text("{}")
    assert mark_of_mind("mindful") == mark
    (package / "mind" / "weights.bin").write_bytes(b"2")
    assert mark_of_mind("mindful") != mark


def test_games_kept_without_their_sources_have_ratings_and_no_sources(race: str, tmp_path: Path) -> None:
    contest = Contest(race, ("random", "greedy"), games=10).check()
    with Journal(tmp_path / "games.jsonl", contest) as journal:
        whole = standings(contest, compete(contest, journal=journal)).as_dict()
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert lines[1].pop("sources")
    (tmp_path / "games.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    with Journal(tmp_path / "games.jsonl", contest) as journal:
        older = standings(contest, journal.done.values()).as_dict()
    assert older["fingerprint"] == whole["fingerprint"]
    assert [bot["rating"] for bot in older["bots"]] == [bot["rating"] for bot in whole["bots"]]
    assert "sources" in whole["bots"][0] and "sources" not in older["bots"][0]


# -- the published page


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_ladder_of_all_levels(game: str) -> None:
    kept = ladder_of(game)
    assert kept is not None
    for level in ("page", "squire", "knight", "baron", "count", "duke"):
        rung = kept.rung(level)
        assert rung is not None
        assert rung.rating.low < rung.rating.value < rung.rating.high


@pytest.mark.pure_only
def test_the_page_is_up_to_date() -> None:
    """If not: python -m chatelain.arena.published --write"""
    assert (ROOT / PAGE).read_text("utf-8") == page()


def test_a_page_that_is_out_of_date_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    assert published.main([]) == 1
    assert published.main(["--write"]) == 0
    assert published.main([]) == 0
    for game in GAMES:
        kept = ladder_of(game)
        assert kept is not None and f"    {kept.command}\n" in (tmp_path / PAGE).read_text("utf-8")
