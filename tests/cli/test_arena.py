from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_process import chatelain, interrupted, on_a_terminal

BOTS = ("arena", "race", "--bots", "greedy,random", "--games", "10")


def test_arena_rates_bots(cli: Cli) -> None:
    done = cli(*BOTS)
    assert done.code == 0
    assert done.err == ""
    lines = done.out.splitlines()
    assert lines[0] == "race, 2 bots, 10 games on 2 seats"
    assert lines[2].split() == ["bot", "rating", "from", "to", "points", "ms", "ms", "99%"]
    assert lines[3].split()[0] == "greedy"
    assert "of 10 games a pair in 5 rounds." in done.out
    assert "cote" in cli(*BOTS, "--lang", "fr").out


def test_arena_speaks_json(cli: Cli) -> None:
    found = json.loads(cli(*BOTS, "--seats", "3", "--option", "goal=31", "--json").out)
    assert (found["game"], found["seats"], found["games"], found["rounds"]) == ("race", 3, 12, 2)
    assert found["options"]["goal"] == "31"
    best = found["bots"][0]
    assert set(best) == {"bot", "rating", "points", "against", "sources", "ms"}
    assert set(best["rating"]) == {"value", "low", "high"}
    assert best["sources"] == {"dice": best["points"]["mean"]}


def test_the_command_in_the_json_plays_the_same_games(cli: Cli) -> None:
    words = (
        "--seats",
        "3",
        "--option",
        "goal=31",
        "--option",
        "lucky=no",
        "--seed",
        "7",
        "--anchor",
        "random",
        "--json",
    )
    first = json.loads(cli(*BOTS, *words, "--json").out)
    assert first["command"].startswith("chatelain arena race --bots greedy,random --games 10 --seats 3 --seed 7")
    again = json.loads(cli(*first["command"].split()[1:]).out)
    assert again["command"] == first["command"]
    assert again["fingerprint"] == first["fingerprint"]
    assert [bot["rating"] for bot in again["bots"]] == [bot["rating"] for bot in first["bots"]]
    assert (
        json.loads(cli(*BOTS, "--json").out)["command"] == "chatelain arena race --bots greedy,random --games 10 --json"
    )


def test_alone_arena_shows_means_and_wins(cli: Cli) -> None:
    done = cli("arena", "cards", "--bots", "random,greedy", "--games", "3", "--seats", "1")
    assert done.code == 0
    assert done.out.splitlines()[0] == "cards, 2 bots, 6 games alone"
    assert "won %" in done.out
    assert "rating" not in done.out
    assert "grade" not in done.out


def test_alone_arena_shows_grades_and_leads(cli: Cli) -> None:
    words = ("arena", "dice", "--bots", "random,greedy", "--games", "4", "--seats", "1", "--option", "sheet=B")
    lines = cli(*words).out.splitlines()
    assert " ".join(lines[2].split()) == "bot points from to sd 5% median 95% ms ms 99%"
    grades = lines.index("Share of the games by grade, in percent:")
    assert [line.split("  ")[1] for line in lines[grades + 2 : grades + 6]] == [
        "70 or more",
        "61 to 69",
        "51 to 60",
        "up to 50",
    ]
    assert lines[grades + 1].split() == ["points", "grade", "greedy", "random"]
    assert lines[-1].split()[:2] == ["greedy", "random"]
    french = cli(*words, "--lang", "fr").out
    assert "Incroyable !" in french and "jusqu’à 50" in french
    one = cli("arena", "dice", "--bots", "greedy", "--games", "2", "--seats", "1").out
    assert "game by game" not in one


def test_alone_arena_speaks_json_and_goes_on_with_its_file(cli: Cli) -> None:
    words = ("arena", "dice", "--bots", "random,greedy", "--seats", "1", "--out", "alone.jsonl", "--json")
    cli(*words, "--games", "2")
    found = json.loads(cli(*words, "--games", "3").out)
    assert (found["games"], found["seats"], found["options"]["sheet"]) == (6, 1, "A")
    assert found["command"] == "chatelain arena dice --bots random,greedy --games 3 --seats 1 --json"
    assert json.loads(cli(*found["command"].split()[1:]).out)["fingerprint"] == found["fingerprint"]
    assert [sum(bot["grades"].values()) for bot in found["bots"]] == [3, 3]


def test_arena_goes_on_with_its_file(cli: Cli, tmp_path: Path) -> None:
    first = cli(*BOTS, "--out", "games.jsonl", "--json")
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    (tmp_path / "games.jsonl").write_text("\n".join(lines[:5]) + "\n")
    again = cli(*BOTS, "--out", "games.jsonl")
    assert "games.jsonl: 4 of 10 games are played already." in again.err
    last = cli(*BOTS, "--out", "games.jsonl", "--json")
    assert json.loads(first.out)["fingerprint"] == json.loads(last.out)["fingerprint"]


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["--seed", "2"], "of another plan (seed: 1 there, 2 now)", "d’un autre plan (seed : 1 dans le fichier"),
        (["--bots", "greedy,greedy"], "“greedy” appears twice", "« greedy » figure deux fois"),
        (["--bots", "greedy"], "at least two bots are needed", "il faut au moins deux bots"),
        (["--bots", "duke:9h,greedy"], "duke cannot think for “9h”", "duke ne peut pas réfléchir « 9h »"),
        (["--anchor", "page"], "There is no bot “page”", "Il n’y a pas de bot « page »"),
        (["--seats", "7"], "race is for 2 to 4 players, not 7", "race se joue de 2 à 4"),
        (["--out", "nowhere.txt"], "not a file of games", "pas un fichier de parties"),
    ],
)
def test_what_arena_cannot_do_is_explained(
    cli: Cli, tmp_path: Path, words: list[str], english: str, french: str
) -> None:
    cli(*BOTS, "--out", "games.jsonl")
    (tmp_path / "nowhere.txt").write_text("notes\n")
    for lang, expected in (("en", english), ("fr", french)):
        done = cli(*BOTS, "--out", "games.jsonl", *words, "--lang", lang)
        assert done.code == 2
        assert expected in done.err


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["burgundy"], "burgundy is for 2 to 4 players, not 1", "burgundy se joue de 2 à 4"),
        (["dice", "--anchor", "greedy"], "Bots that play alone have no ratings", "n’ont pas de cote"),
        (["dice", "--option", "start=different"], "with 2 to 4 players, not with 1", "different"),
    ],
)
def test_what_bots_cannot_do_alone_is_explained(cli: Cli, words: list[str], english: str, french: str) -> None:
    for lang, expected in (("en", english), ("fr", french)):
        done = cli("arena", *words, "--seats", "1", "--lang", lang)
        assert done.code == 2
        assert expected in done.err


def test_arena_draws_the_ratings(cli: Cli, tmp_path: Path) -> None:
    done = cli(*BOTS, "--plot", "ratings.svg")
    assert "Drawn in ratings.svg." in done.err
    text = "".join(ElementTree.parse(tmp_path / "ratings.svg").getroot().itertext())
    assert "race, 2 bots, 10 games on 2 seats" in text
    assert "greedy" in text


def test_a_terminal_gets_a_progress_bar(tmp_path: Path) -> None:
    shown = on_a_terminal(tmp_path, "arena", "beaugency", "--games", "20")
    assert "of 20 games" in shown


@pytest.mark.slow
def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    words = ("arena", "beaugency", "--games", "1000000", "--jobs", "2", "--out", "games.jsonl")
    code, out, err = interrupted(tmp_path, *words, wait_for=b"")
    assert code == 130
    assert out == ""
    assert "The finished games are in games.jsonl" in err
    assert "Traceback" not in err
    kept = len((tmp_path / "games.jsonl").read_text().splitlines()) - 1
    done = chatelain(tmp_path, "arena", "beaugency", "--games", "2", "--out", "games.jsonl", "--json")
    assert done.returncode == 0
    assert kept == 0 or json.loads(done.stdout)["games"] == 2
