"""The installed games at the terminal, from the first question to the proof of the dice."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from chatelain.core import registry
from chatelain.core.record import load
from tests.cli.conftest import Cli

GAMES = sorted(registry.manifests())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_by_the_numbers_of_the_list(cli: Cli, tmp_path: Path, id: str, lang: str) -> None:
    words = ("--players", "Anna,Benno", "--seed", "4", "--lang", lang, "--save", "g.chatelain")
    # Where a menu is numbered by places, the first line may have any number.
    numbers = ["1"] * 3000 if id != "burdigala" else [str(1 + at % 32) for at in range(20_000)]
    done = cli("play", id, *words, lines=numbers)
    assert done.code == 0
    assert load((tmp_path / "g.chatelain").read_text("utf-8")).end is not None
    assert re.search(r"^1\. (Anna|Benno)", done.out, re.MULTILINE)
    assert cli("verify", "g.chatelain").code == 0
    assert cli("replay", "g.chatelain", "--lang", lang).code == 0


@pytest.mark.parametrize(
    ("id", "name", "lang", "result"),
    [
        ("cards", "alone-lost-B", "en", "Anna: 2 points. Lost: Aaron has more points."),
        ("cards", "alone-lost-B", "fr", "Anna : 2 points. Perdu : Aaron a plus de points."),
        ("cards", "alone-won", "en", "Anna: 26 points. Won: Aaron is beaten."),
        ("cards", "alone-won", "fr", "Anna : 26 points. Gagné : Aaron est battu."),
        ("dice", "solo-none", "en", "1. Anna: "),
    ],
)
def test_the_result_of_a_game_alone(cli: Cli, id: str, name: str, lang: str, result: str) -> None:
    record = Path(__file__).parents[1] / "games" / id / "records" / f"{name}.chatelain"
    lines = cli("replay", str(record), "--lang", lang).out.splitlines()
    assert [line for line in lines if line.startswith(result)]


@pytest.mark.parametrize("id", GAMES)
def test_lines_of_board_and_moves_fit_eighty_columns(cli: Cli, monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for lang in ("en", "fr"):
        for line in cli(
            "play", id, "--players", "2", "--seed", "4", "--lang", lang, lines=[*["1"] * 80, "quit", "no"]
        ).out.splitlines():
            assert len(line) <= 80, line


@pytest.mark.parametrize("id", GAMES)
def test_saved_and_resumed_after_every_move_it_is_the_same_game(cli: Cli, tmp_path: Path, id: str) -> None:
    cli("play", id, "--seed", "2", "--save", "whole.chatelain", lines=["1"] * 25)
    cli("play", id, "--seed", "2", "--save", "parts.chatelain", lines=["1"] * 5)
    for _ in range(4):
        cli("play", "--load", "parts.chatelain", lines=["1"] * 5)
    whole, parts = (load((tmp_path / f"{name}.chatelain").read_text("utf-8")) for name in ("whole", "parts"))
    assert whole == parts


@pytest.mark.parametrize("id", GAMES)
def test_bots_among_themselves_with_sealed_dice(cli: Cli, tmp_path: Path, id: str) -> None:
    done = cli("play", id, "--players", "0", "--bots", "random,random", "--save", "g.chatelain")
    assert done.code == 0
    assert "Its SHA-256 hash is the one shown before the first roll." in done.out
    assert "Sealed dice: the seed has the hash" in cli("verify", "g.chatelain").out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_shown_with_everything(cli: Cli, id: str, lang: str) -> None:
    assert cli("games", id, "--lang", lang).code == 0
    assert cli("rules", id, "--lang", lang).code == 0


def test_secret_choices_are_not_told(cli: Cli) -> None:
    words = ("--option", "estates=choose", "--option", "choice=secret", "--seed", "1")
    out = cli("play", "burgundy", *words, lines=["1", "1", "quit", "no"]).out
    assert "Squire: (a secret choice)" in out
    assert "Player 1: estate 1" in out


#: Up to a good kept out of several, and a corruption token put back: the only one there is.
SECRETS = """
place 24 / place 16 / place 17 / place 10 / place 15 / place 8 / play sailor / keep ceramics / move b 22 / lay q12b
end / move c 2 / lay q1 / corrupt / good / connections 0
"""


def test_a_secret_choice_is_not_told_even_where_there_is_no_choice(cli: Cli) -> None:
    moves = [move.strip() for line in SECRETS.strip().splitlines() for move in line.split("/")]
    table = ("play", "burdigala", "--players", "Anna,Benno", "--seed", "16", "--save", "g.chatelain")
    out = cli(*table, lines=[*moves, "log 40", "quit"]).out
    out += cli("play", "--load", "g.chatelain", lines=["log 40", "quit"]).out
    told = [line for line in out.splitlines() if re.match(r" *\d* *(Anna|Benno): ", line)]
    assert sum("(a secret choice)" in line for line in told) == 6  # each once aloud and twice in the log
    assert not [line for line in told if re.search("(keep ceramics|connections 0)$", line)]
    assert "puts back a corruption token." in out


def test_a_move_played_again_is_as_secret_as_before(cli: Cli) -> None:
    moves = [move.strip() for line in SECRETS.strip().splitlines() for move in line.split("/")][:8]
    table = ("play", "burdigala", "--players", "Anna,Benno", "--seed", "16")
    out = cli(*table, lines=[*moves, "undo", "redo", "quit", "no"]).out
    assert out.count(": (a secret choice)") == 2


def test_a_draft_is_not_told_but_its_end_is(cli: Cli) -> None:
    out = cli("play", "dice", "--players", "Anna,Benno", "--seed", "1", lines=[*["1"] * 12, "quit", "no"]).out
    told = {line.partition(": ")[2] for line in out.splitlines() if re.match("(Anna|Benno): ", line)}
    assert {"(a secret choice)", "commit"} <= told
    assert not [move for move in told if re.match("(start|sell|mark|monk|worker|silver|pass)( |$)", move)]


@pytest.mark.parametrize("id", GAMES)
def test_records_with_a_changed_outcome_are_found(cli: Cli, tmp_path: Path, id: str) -> None:
    cli("play", id, "--players", "0", "--bots", "random,random", "--seed", "1", "--save", "g.chatelain")
    path = tmp_path / "g.chatelain"
    lines = path.read_text("utf-8").splitlines(keepends=True)
    for number, line in list(enumerate(lines[:-1]))[2::9]:
        changed = re.sub(r'"chance": \[(\d)', lambda found: f'"chance": [{int(found[1]) % 6 + 1}', line)
        if changed != line:
            path.write_text("".join([*lines[:number], changed, *lines[number + 1 :]]), "utf-8")
            done = cli("verify", "g.chatelain")
            assert done.code == 2
            assert f"g.chatelain: line {number + 1}: " in done.err


def test_data_of_ones_own(cli: Cli, tmp_path: Path) -> None:
    data = files("chatelain.games.burdigala") / "data" / "tiles.toml"
    (tmp_path / "mine.toml").write_text(data.read_text("utf-8"), "utf-8")
    assert cli("simulate", "burdigala", "--bots", "random,random", "--games", "2", "--data", "mine.toml").code == 0
    (tmp_path / "mine.toml").write_text("tiles =", "utf-8")
    broken = cli("play", "burdigala", "--data", "mine.toml", lines=["quit"])
    assert (broken.code, "mine.toml" in broken.err) == (2, True)
    missing = cli("play", "burdigala", "--data", "none.toml", lines=["quit"])
    assert (missing.code, "none.toml" in missing.err) == (2, True)
    other = cli("play", "burgundy", "--data", "mine.toml", lines=["quit"])
    assert (other.code, "data" in other.err) == (2, True)


def test_the_map_stays_in_sight_above_the_moves(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Burdigala at 100 columns and 40 lines: the map and the question are on one screen."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    words = ["play", "burdigala", "--seats", "3", "--bots", "squire", "--seed", "3", "--lang", "fr"]
    out = cli(*words, lines=["1", "7", "12", "1", "quitter", "non"]).out
    for shown in out.split("Joueur 1> ")[:-1]:
        lines = shown.splitlines()
        north = max(
            (at for at, line in enumerate(lines) if line.lstrip().startswith("1") and "--4^--" in line), default=0
        )
        assert len(lines) - north < 40


def test_menu_numbers_are_not_taken_for_those_of_places(cli: Cli) -> None:
    """Where everything is a place, its number is typed; where it is not, places have a menu of their own."""
    words = ["play", "burdigala", "--seats", "3", "--bots", "squire", "--seed", "3", "--lang", "fr"]
    out = cli(*words, lines=["1", "7", "12", "1", "19", "quitter", "non"]).out
    assert "Joueur 1 : place 1" in out and "Joueur 1 : place 7" in out
    assert "  1  move a ...   10 coups : 1 2 4 5 6 8 9 11 15 19" in out
    assert "Il n’y a pas de numéro 12 dans la liste : 1–3." in out
    assert " 19  move a 19  Déplacer le pion a du point 1 au point 19 (Gué de la Devèze, sud)" in out
    assert "Joueur 1 : move a 19" in out


def test_french_words_work_beside_the_english_ones(cli: Cli) -> None:
    words = ["play", "beaugency", "--players", "Anna,Benno", "--seed", "1", "--lang", "fr"]
    french = ["aide", "coups", "plateau", "score", "journal", "pourquoi 1", "annuler", "rétablir", "retour", "quitter"]
    english = ["help", "moves", "board", "score", "log", "why 1", "undo", "redo", "back", "quit"]
    answers = [cli(*words, lines=[word]).out.partition("Anna> ")[2].partition("\n")[2] for word in french]
    assert answers == [cli(*words, lines=[word]).out.partition("Anna> ")[2].partition("\n")[2] for word in english]
    assert not any("Aucun coup ne commence par" in answer for answer in answers)
