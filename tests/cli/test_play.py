from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chatelain.core.record import load
from tests.cli.conftest import Cli

# Anna and Benno, seed 3: enough lines for a whole game of rolls.
ROLLS = ["roll"] * 30


def end_of(path: Path) -> dict[str, object]:
    end = load(path.read_text("utf-8")).end
    assert end is not None
    return {"scores": end.scores, "ranking": end.ranking, "digest": end.digest}


def test_a_whole_game_of_two_people(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "race", "--players", "Anna,Benno", "--seed", "3", "--save", "game.chatelain", lines=ROLLS)
    assert done.code == 0
    assert done.err == ""
    assert "Race to twenty-one · Anna and Benno" in done.out
    assert "The goal is 21 points." in done.out
    assert re.search(r"Anna rolls \d: \d points", done.out)
    assert "The game is over" in done.out
    assert re.search(r"^1\. (Anna|Benno): \d+ points$", done.out, re.MULTILINE)
    assert re.search(r"^  Dice +\d+ +\d+$", done.out, re.MULTILINE)
    assert "Saved in game.chatelain." in done.out
    assert cli("verify", "game.chatelain").code == 0


def test_moves_by_number_notation_and_beginning(cli: Cli) -> None:
    lines = ["2", "undo", "boost three", "undo", "bo th", "undo", "boost t", "2", "quit", "no"]
    out = cli("play", "race", "--players", "2", "--seed", "3", lines=lines).out
    moves = re.findall(r"^Player 1: (.+)$", out, re.MULTILINE)
    assert moves == ["boost two", "boost three", "boost three"]


def test_the_beginning_of_several_moves_opens_a_list(cli: Cli) -> None:
    out = cli("play", "race", "--seed", "3", lines=["call", "back", "quit"]).out
    lists = out.split("it is your turn")[1:]
    assert "call 6" in lists[1]
    assert "roll" not in lists[1].partition("Player 1>")[0]
    assert "roll" in lists[2]


def test_costs_points_and_chance_stand_beside_a_move(cli: Cli) -> None:
    out = cli("play", "race", "--seed", "3", lines=["quit"]).out
    assert "boost two    boost the next roll for two coins (-2 coins)" in out
    assert "rest and take a coin (+1 coin)" in out
    assert "roll the die (chance decides)" in out
    assert "bet on a 1 (-1 coin, chance decides)" in out


def test_undo_and_redo(cli: Cli) -> None:
    lines = ["undo", "boost one", "undo", "redo", "redo", "undo all", "undo 7", "undo none", "roll", "quit", "no"]
    out = cli("play", "race", "--players", "2", "--seed", "3", lines=lines).out
    assert "Nothing can be taken back" in out
    assert out.count("Taken back.") == 2
    assert "There is nothing to redo." in out
    assert "Write: undo, undo 2 or undo all (not “none”)." in out


def test_nothing_is_taken_back_after_a_roll(cli: Cli) -> None:
    out = cli("play", "race", "--players", "2", "--seed", "3", lines=["roll", "undo", "quit", "no"]).out
    assert "Nothing can be taken back: what was rolled, drawn or passed on stays." in out


def test_why_explains_a_refusal_or_says_that_there_is_none(cli: Cli) -> None:
    lines = [
        "boost three",
        "why boost one",
        "why roll",
        "why 1",
        "why",
        "why boost nine",
        "why 99",
        "why fly",
        "quit",
        "no",
    ]
    out = cli("play", "race", "--players", "2", "--seed", "3", lines=lines).out
    assert "You have boosted already." in out
    assert out.count("“roll” is legal now.") == 2
    assert "for example: why 1" in out
    assert "“nine” cannot go there (coins); one of: one, two, three." in out
    assert "There is no 99 in the list" in out
    assert "No move begins with “fly”." in out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("jump", "No move begins with “jump”"),
        ("boost four", "“four” cannot go there (coins); one of: one, two, three."),
        ("roll twice", "That move is written roll, not “roll twice”."),
        ("0", "There is no 0 in the list"),
        ("²", "No move begins with “²”"),
        ("--", "No move begins with “--”"),
    ],
)
def test_what_is_not_a_move_is_explained(cli: Cli, line: str, expected: str) -> None:
    done = cli("play", "race", "--seed", "3", lines=[line, "quit"])
    assert expected in done.out
    assert done.code == 0


def test_commands_of_the_table(cli: Cli) -> None:
    lines = ["roll", "?", "score", "log", "rules coin", "rules dragon", "board", "moves", "", "quit", "no"]
    out = cli("play", "race", "--players", "2", "--seed", "3", lines=lines).out
    assert "undo [N|all]" in out
    assert re.search(r"^  total +\d+ +0$", out, re.MULTILINE)
    assert re.search(r"^   1  Player 1: roll$", out, re.MULTILINE)
    assert "R1.2" in out
    assert "No rule of race has the id or the word “dragon”" in out
    assert out.count("it is your turn") == 4
    assert "Goodbye." in out


def test_a_table_speaks_french(cli: Cli) -> None:
    lines = [
        "boost deux",
        "boost two",
        "pourquoi boost one",
        "annuler",
        "coups",
        "plateau",
        "score",
        "aide",
        "quitter",
        "non",
    ]
    out = cli("play", "race", "--players", "Anna,Benno", "--seed", "3", "--lang", "fr", lines=lines).out
    assert "La course à vingt et un · Anna et Benno" in out
    assert "« deux » ne peut pas se trouver là" in out
    assert "donner de l’élan au prochain lancer pour deux pièces (-2 pièces)" in out
    assert "Vous avez déjà de l’élan." in out
    assert "Coup annulé." in out
    assert "Au revoir." in out


def test_bots_fill_the_seats(cli: Cli) -> None:
    out = cli("play", "race", "--seats", "4", "--bots", "greedy,random", "--seed", "1", lines=["quit"]).out
    assert "Race to twenty-one · Player 1, Miser, Jester and Miser 2" in out


def test_bots_play_among_themselves(cli: Cli) -> None:
    done = cli("play", "race", "--seats", "2", "--bots", "greedy,random", "--seed", "1")
    assert done.code == 0
    assert "The game is over" in done.out


def test_the_default_is_you_against_one_bot(cli: Cli) -> None:
    out = cli("play", "race", "--seed", "1", lines=["quit"]).out
    assert "Race to twenty-one · Player 1 and Squire" in out
    assert "You play against the squire; --bots names another one." in out


def test_the_levels_are_listed_with_what_is_known_of_them(cli: Cli) -> None:
    """Nothing was measured of a game from elsewhere: there is no rating, and none is made up."""
    out = cli("play", "race", "--seed", "1", lines=["quit"]).out
    assert "  page. Plays what glitters" in out and "  duke. Plays on in its mind" in out
    assert "greedy" not in out and "±" not in out
    measured = cli("games", "beaugency", "--lang", "fr").out
    assert re.search(r"^  squire, écuyer, \d{3,4} ± \d+\. Prend ce qui rapporte", measured, re.MULTILINE)
    assert "page. " not in cli("play", "race", "--bots", "greedy", "--seed", "1", lines=["quit"]).out


def test_bots_are_called_as_in_the_browser_in_both_languages(cli: Cli, tmp_path: Path) -> None:
    """The record keeps what they are; names are made of it by whoever shows it."""
    file = tmp_path / "four.chatelain"
    words = ["play", "race", "--seats", "4", "--bots", "squire", "--seed", "1", "--save", str(file)]
    assert "Joueur 1, Écuyer, Écuyer 2 et Écuyer 3" in cli(*words, "--lang", "fr", lines=["sauver", "quitter"]).out
    assert '"squire 2"' in file.read_text("utf-8")
    assert "Joueur 1, Squire, Squire 2 and Squire 3" in cli("replay", str(file), "--lang", "en").out


def test_a_game_is_chosen_from_the_menu(cli: Cli) -> None:
    out = cli("play", "--seed", "1", lines=["chess", "race", "king", "knight", "quit"]).out
    assert "“chess” is not in the list" in out
    assert "“king” is not in the list" in out
    assert "Race to twenty-one · Player 1 and Knight" in out
    assert "Player 1 and Squire" in cli("play", "--seed", "1", lines=["race", "", "quit"]).out


def test_options_reach_the_game(cli: Cli, tmp_path: Path) -> None:
    assert "The goal is 31 points." in cli("play", "race", "--option", "goal=31", "--seed", "1", lines=["quit"]).out
    (tmp_path / "goal.txt").write_text("12\n")
    assert (
        "The goal is 12 points." in cli("play", "race", "--option", "goal=goal.txt", "--seed", "1", lines=["quit"]).out
    )


def test_a_wrong_option_file_is_named_with_its_place(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "goal.txt").write_text("many\n")
    done = cli("play", "race", "--option", "goal=goal.txt", "--seed", "1")
    assert done.code == 2
    assert done.err == "error: goal.txt: line 1: a goal is a number\n"


def test_a_missing_option_file_is_named(cli: Cli) -> None:
    done = cli("play", "race", "--option", "goal=gaol.txt", "--seed", "1")
    assert (done.code, done.out) == (2, "")
    assert "gaol.txt: cannot be read: No such file or directory" in done.err


def test_an_option_too_long_for_a_file_name_goes_to_the_game(cli: Cli) -> None:
    goal = "0" * 300 + "12"
    done = cli("play", "race", "--option", f"goal={goal}", "--seed", "1", lines=["quit"])
    assert "The goal is 12 points." in done.out
    assert goal in cli("play", "race", "--option", f"goal={goal}!", "--seed", "1").err


# -- saving


@pytest.mark.parametrize("dice", [["--seed", "3"], []], ids=["seeded", "sealed"])
def test_a_resumed_game_ends_like_an_uninterrupted_one(cli: Cli, tmp_path: Path, dice: list[str]) -> None:
    cli("play", "race", *dice, "--save", "whole.chatelain", lines=["boost one", "roll", "roll", "save"])
    text = (tmp_path / "whole.chatelain").read_text("utf-8")
    (tmp_path / "parts.chatelain").write_text(text, "utf-8")
    cli("play", "--load", "whole.chatelain", lines=ROLLS)
    for _ in range(30):
        done = cli("play", "--load", "parts.chatelain", lines=["roll"])
        assert done.code == 0
    assert end_of(tmp_path / "whole.chatelain") == end_of(tmp_path / "parts.chatelain")


def test_a_seeded_game_does_not_depend_on_interruptions(cli: Cli, tmp_path: Path) -> None:
    cli("play", "race", "--seed", "3", "--save", "whole.chatelain", lines=ROLLS)
    cli("play", "race", "--seed", "3", "--save", "parts.chatelain", lines=["roll"])
    for _ in range(20):
        cli("play", "--load", "parts.chatelain", lines=["roll"])
    assert end_of(tmp_path / "whole.chatelain") == end_of(tmp_path / "parts.chatelain")


def test_the_end_of_the_input_keeps_the_game(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "race", "--seed", "3", lines=["roll"])
    assert done.code == 0
    (kept,) = (tmp_path / "saves").iterdir()
    assert f"Go on with: chatelain play --load {kept}" in done.out
    assert "the game goes on after" in cli("play", "--load", str(kept), lines=["quit"]).out


def test_a_game_without_a_move_is_not_kept(cli: Cli, tmp_path: Path) -> None:
    assert cli("play", "race", "--seed", "3").code == 0
    assert not (tmp_path / "saves").exists()


def test_save_finds_a_free_name_and_keeps_to_it(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "race-1.chatelain").write_text("mine")
    out = cli("play", "race", "--seed", "3", lines=["roll", "save", "roll", "save", "quit"]).out
    assert out.count("Saved in race-2.chatelain.") == 2
    assert (tmp_path / "race-1.chatelain").read_text() == "mine"
    assert load((tmp_path / "race-2.chatelain").read_text()).header.game == "race"


def test_quit_offers_to_save(cli: Cli, tmp_path: Path) -> None:
    cli("play", "race", "--seed", "3", lines=["roll", "quit", "yes"])
    assert (tmp_path / "race-1.chatelain").exists()
    cli("play", "race", "--seed", "3", lines=["roll", "quit", "no"])
    assert not (tmp_path / "race-2.chatelain").exists()


def test_a_file_that_cannot_be_written_does_not_end_the_game(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    out = cli("play", "race", "--seed", "3", lines=["roll", "save folder", "roll", "quit", "no"]).out
    assert "folder: cannot be written" in out
    assert len(re.findall("^Player 1: roll$", out, re.MULTILINE)) == 2


def test_a_saved_game_of_another_game_is_refused(cli: Cli) -> None:
    cli("play", "race", "--seed", "3", lines=["roll", "save r.chatelain", "quit"])
    done = cli("play", "beaugency", "--load", "r.chatelain")
    assert done.code == 2
    assert "r.chatelain is a game of race, not of beaugency" in done.err


def test_the_log_of_a_resumed_game_goes_back_to_its_beginning(cli: Cli) -> None:
    cli("play", "race", "--seed", "3", lines=["boost one", "undo", "roll", "save r.chatelain", "quit"])
    out = cli("play", "--load", "r.chatelain", lines=["log", "quit"]).out
    assert "   1  Player 1: boost one" in out
    assert "   2  Player 1: (takes back one move)" in out


# -- dice


def test_a_sealed_game_promises_and_proves_its_dice(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "race", "--players", "2", "--save", "s.chatelain", lines=ROLLS)
    header, *_, end = map(json.loads, (tmp_path / "s.chatelain").read_text().splitlines())
    promised, proved = done.out.index(header["commitment"]), done.out.index(end["end"]["secret"])
    assert promised < done.out.index("rolls") < proved
    assert "Its SHA-256 hash is the one shown before the first roll." in done.out
    assert "Sealed dice: the seed has the hash that was promised" in cli("verify", "s.chatelain").out


def test_the_dice_of_a_sealed_game_that_goes_on_are_not_proven_yet(cli: Cli) -> None:
    cli("play", "race", "--players", "2", "--save", "s.chatelain", lines=["roll", "roll", "quit"])
    assert "its seed is not published yet" in cli("verify", "s.chatelain").out
    assert json.loads(cli("verify", "--json", "s.chatelain").out)["dice"] == "promised"


def test_the_dice_of_a_real_table_are_asked_for(cli: Cli, tmp_path: Path) -> None:
    answers = ["2", "7", "six", "3", "roll", "6", "roll", "1", "save m.chatelain", "quit"]
    out = cli("play", "race", "--players", "Anna,Benno", "--manual", lines=answers).out
    assert out.count("secret number (1-6):") == 4
    assert "“7” is not possible: 1-6." in out
    assert "Anna rolls 6: 6 points." in out
    out = cli("play", "--load", "m.chatelain", lines=["roll", "4", "quit"]).out
    assert "Anna rolls 4: 4 points." in out
    assert "Dice of a physical table" in cli("verify", "m.chatelain").out


def test_the_end_of_the_input_during_a_roll_keeps_the_game(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "race", "--players", "2", "--manual", lines=["2", "3", "roll", "6", "roll"])
    assert done.code == 0
    (kept,) = (tmp_path / "saves").iterdir()
    assert len(load(kept.read_text()).entries) == 2


def test_a_set_up_that_is_broken_off_leaves_nothing(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "race", "--players", "2", "--manual", lines=["2"])
    assert done.code == 0
    assert not (tmp_path / "saves").exists()


def test_a_secret_is_not_shown_to_others(cli: Cli) -> None:
    # Benno's effects are computed on what Anna may imagine: the lucky numbers do not change what is shown.
    shown = {
        cli(
            "play", "race", "--players", "Anna,Benno", "--manual", lines=["2", lucky, "roll", "2", "quit", "no"]
        ).out.replace(f"(1-6): {lucky}", "")
        for lucky in "13456"
    }
    assert len(shown) == 1
