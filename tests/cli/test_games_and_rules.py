from __future__ import annotations

from tests.cli.conftest import Cli


def test_all_games_are_listed(cli: Cli) -> None:
    out = cli("games").out
    assert "race  Race to twenty-one, 2 to 4 players, 5 to 10 minutes" in out
    assert "beaugency" in out


def test_one_game_is_shown_with_its_options_and_reconstructions(cli: Cli) -> None:
    out = cli("games", "race").out
    assert "--option goal=21|31|FILE or a value of your own" in out
    assert "- 31: a long one" in out
    assert "--option lucky=yes|no" in out
    assert "Default: yes" in out
    assert "R2.1 The first at the goal wins." in out
    assert "R1.2" not in out


def test_a_game_is_shown_in_french(cli: Cli) -> None:
    out = cli("games", "race", "--lang", "fr").out
    assert "La course à vingt et un" in out
    assert "R2.1 Le premier au but gagne." in out


def test_the_rules_are_printed(cli: Cli) -> None:
    out = cli("rules", "race").out
    assert "  R1.1   Roll the die and add it to your points, or rest and take a coin." in out
    assert "Between rules there may be prose." in out


def test_the_rules_are_searched(cli: Cli) -> None:
    assert cli("rules", "race", "r1.2").out.splitlines()[0] == "1 The turn"
    assert "R1.1" not in cli("rules", "race", "R1.2").out
    assert "R1.2" in cli("rules", "race", "pièce", "--lang", "fr").out
    assert "X1" in cli("rules", "race", "roll", "of", "1").out


def test_lines_fit_the_width(cli: Cli) -> None:
    for line in cli("rules", "burgundy").out.splitlines():
        assert len(line) <= 100
