from __future__ import annotations

import re

import pytest

from chatelain.cli.entry import COMMANDS
from tests.cli.conftest import Cli


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_is_complete_in_both_languages(cli: Cli, command: list[str], lang: str) -> None:
    done = cli("--lang", lang, *command, "--help")
    assert done.code == 0
    assert done.out.startswith("usage" + (" :" if lang == "fr" else ":"))
    assert ("exemple" if lang == "fr" else "example") in done.out or not command
    words = "options :" if lang == "fr" else "options:"
    assert words in done.out
    assert max(map(len, done.out.splitlines())) <= 100


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_example_of_the_help_fits_on_a_line(cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in COMMANDS:
        text = cli("--lang", lang, command, "--help").out
        _, _, examples = text.partition("exemple" if lang == "fr" else "example")
        assert all(line.startswith("  chatelain ") for line in examples.splitlines()[1:] if line), examples


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_that_the_help_looks_up_are_there(cli: Cli, lang: str) -> None:
    examples = re.findall(r"^  chatelain (rules \S+ ?\S*)", cli("--lang", lang, "rules", "--help").out, re.MULTILINE)
    assert len(examples) > 2
    for example in examples:
        assert cli("--lang", lang, *example.split()).code == 0, example


def test_french_help_has_no_english_of_argparse(cli: Cli) -> None:
    for command in COMMANDS:
        text = cli(command, "--help", "--lang", "fr").out
        for word in ("usage:", "positional", "optional", "show this", "default:", "arguments:"):
            assert word not in text


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["pley"], "There is no command “pley”. Did you mean “play”?", "Il n’y a pas de commande « pley »."),
        (["simulate"], "missing: GAME", "il manque : JEU"),
        (["simulate", "race", "--gmes", "3"], "Did you mean “--games”?", "Vouliez-vous dire « --games » ?"),
        (["simulate", "race", "--games"], "--games needs a value", "--games demande une valeur"),
        (["simulate", "race", "--games", "x"], "--games: not a whole number: “x”", "n’est pas un nombre entier"),
        (["simulate", "race", "--games", "0"], "must be at least 1", "il faut au moins 1"),
        (["simulate", "race", "--jobs", "999"], "from 1 to 256", "de 1 à 256"),
        (["simulate", "race", "--json=x"], "--json takes no value", "--json ne prend pas de valeur"),
        (["play", "race", "--seed", "1", "--manual"], "do not go together", "ne vont pas ensemble"),
        (["bench", "--seconds", "-1"], "not a number of seconds", "n’est pas une durée"),
        (["games", "rase"], "There is no game “rase”. Did you mean “race”?", "Il n’y a pas de jeu « rase »"),
        (["simulate", "race", "--bots", "gredy,random"], "no bot “gredy”", "pas de bot « gredy »"),
        (["simulate", "race", "--bots", ","], "--bots needs the name", "--bots demande le nom"),
        (["simulate", "race", "--bots", "random"], "race is for 2 to 4 players, not 1", "race"),
        (["simulate", "race", "--option", "gaol=3"], "no option “gaol”", "pas d’option « gaol »"),
        (["simulate", "race", "--option", "goal"], "written KEY=VALUE", "s’écrit CLÉ=VALEUR"),
        (["simulate", "race", "--option", "lucky=maybe"], "lucky is yes or no", "lucky vaut yes ou no"),
        (["simulate", "race", "--option", "goal=21", "--option", "goal=31"], "given twice", "donnée deux fois"),
        (["simulate", "race", "--option", "goal=far"], "goal", "goal"),
        (["simulate", "beaugency", "--option", "start=green"], "cannot be “green”", "ne peut pas valoir « green »"),
        (["play", "race", "--seats", "5"], "race is for 2 to 4 players, not 5", "race se joue de 2 à 4"),
        (["play", "beaugency", "--seats", "3"], "beaugency is for 2 players, not 3", "beaugency se joue à 2"),
        (["play", "race", "--players", "A,B,C", "--seats", "2"], "do not fit on 2 seats", "ne tiennent pas"),
        (["play", "race", "--players", "A,A"], "the same name", "le même nom"),
        (["play", "race", "--players", ","], "--players needs names", "--players demande des noms"),
        (["rules", "race", "dragon"], "No rule of race has the id or the word “dragon”", "race : aucune règle"),
        (
            ["verify", "nowhere.txt"],
            "nowhere.txt: cannot be read",
            "nowhere.txt : lecture impossible",
        ),
        (
            ["play", "--load", "nowhere.txt"],
            "nowhere.txt: cannot be read",
            "nowhere.txt : lecture impossible",
        ),
        (["play", "--load", "x.chatelain", "--bots", "greedy"], "--bots cannot be given", "--bots ne peut pas"),
    ],
)
def test_broken_input_is_explained(cli: Cli, words: list[str], english: str, french: str) -> None:
    for lang, expected in (("en", english), ("fr", french)):
        done = cli("--lang", lang, *words)
        assert done.code == 2
        assert expected in done.err
        assert done.err.startswith("error: " if lang == "en" else "erreur")
        assert "Traceback" not in done.err


def test_an_unknown_language_is_refused(cli: Cli) -> None:
    done = cli("--lang", "de", "games")
    assert done.code == 2
    assert "no texts in “de”; one of: en, fr" in done.err


def test_the_language_may_stand_anywhere(cli: Cli) -> None:
    assert cli("games", "--lang", "fr").out == cli("--lang", "fr", "games").out == cli("--lang=fr", "games").out


def test_the_language_comes_from_the_environment(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHATELAIN_LANG")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "joueurs" in cli("games").out


def test_the_version_is_shown(cli: Cli) -> None:
    done = cli("--version")
    assert done.code == 0
    assert done.out.startswith("chatelain ")
