"""What was wrong is said in the language of the reader, also when a game or the engine complains."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


@pytest.fixture
def record(cli: Cli, tmp_path: Path) -> Path:
    cli("play", "race", "--players", "Anna,Benno", "--seed", "3", "--save", "r.chatelain", lines=["roll"] * 30)
    return tmp_path / "r.chatelain"


def edit(path: Path, number: int, **changes: object) -> None:
    lines = path.read_text("utf-8").splitlines()
    lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | changes)
    path.write_text("\n".join(lines) + "\n", "utf-8")


@pytest.mark.parametrize(
    ("line", "changes", "english", "french"),
    [
        (3, {"chance": [9]}, "the record has the outcomes [9], the seed", "l’enregistrement a les résultats [9], la"),
        (3, {"seat": 1}, "“roll”: It is the turn of Anna.", "« roll » : C’est à Anna."),
        (
            3,
            {"move": "rol"},
            "“rol”: No move begins with “rol”. Did you",
            "« rol » : Aucun coup ne commence par « rol »",
        ),
        (
            1,
            {"options": {"goal": "x"}},
            "the game cannot be set up: The option goal",
            "la partie ne peut pas être mise",
        ),
    ],
)
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--load"]], ids=lambda words: words[0])
def test_a_broken_record_is_explained(
    cli: Cli, record: Path, command: list[str], line: int, changes: dict[str, object], english: str, french: str
) -> None:
    edit(record, line, **changes)
    done = cli(*command, "r.chatelain")
    assert done.code == 2
    assert done.err.startswith(f"error: r.chatelain: line {line}: {english}")
    assert cli(*command, "r.chatelain", "--lang", "fr").err.startswith(
        f"erreur : r.chatelain : ligne {line} : {french}"
    )


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("game", "option", "english", "french"),
    [
        ("race", "goal=many", "The option goal is a number, not “many”.", "L’option goal est un nombre, pas « many »."),
        ("race", "goal=goal.txt", "goal.txt: line 1: a goal is a number", "goal.txt : ligne 1 : un but est un nombre"),
        ("race", "lucky=7", "The option lucky is yes or no, not “7”.", "L’option lucky vaut yes ou no, et non « 7 »."),
        (
            "burgundy",
            "estates=99",
            "Option estates: there is no estate “99”; one",
            "Option estates : il n’y a pas de do",
        ),
        ("burgundy", "estates=1,2,3", "The option estates names 3 estates for 2", "L’option estates nomme 3 domaines"),
        (
            "burgundy",
            "tie=coin",
            "The option tie cannot be “coin”; one of: f",
            "L’option tie ne peut pas valoir « coin »",
        ),
        ("beaugency", "strat=blue", "This game has no option “strat”. Did you mean “start”?", "Ce jeu n’a pas d’opti"),
    ],
)
def test_a_wrong_option_is_explained(
    cli: Cli, tmp_path: Path, command: str, game: str, option: str, english: str, french: str
) -> None:
    (tmp_path / "goal.txt").write_text("many\n", "utf-8")
    done = cli(command, game, "--option", option)
    assert done.code == 2
    assert done.err.startswith(f"error: {english}")
    assert cli(command, game, "--option", option, "--lang", "fr").err.startswith(f"erreur : {french}")
