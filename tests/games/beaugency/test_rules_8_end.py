"""Section 8: the end, and the turns of a late game at the end of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.beaugency.helpers import Table

#: Eugénie is seat 0, Théophile seat 1.
EXAMPLE = "turn=0 crown=6 red=TWHW/WW yellow=W/TWS blue=TWTWS/WTWT"


@pytest.mark.rule("R8.1", "R8.2")
def test_the_game_ends_at_thirty() -> None:
    table = Table("crown=4 phase=act blue=TWT/W points=20,0,0,0,0,5").play("evaluate")
    assert table.state.is_over
    assert (table.scores, table.state.ranking()) == ([30, 5], [1, 2])
    assert (table.legal(), table.state.to_act()) == ([], ())
    assert table.refusal("stop").code == "game-over"
    assert table.told("game-won") == {"total": 30}


@pytest.mark.rule("R8.1")
def test_29_points_are_not_enough() -> None:
    table = Table("crown=4 phase=act blue=TWT/W points=19,0,0,0,0,5").play("evaluate")
    assert (table.scores, table.state.is_over) == ([29, 5], False)


@pytest.mark.rule("R8.2")
def test_the_opponent_can_win_in_my_turn() -> None:
    table = Table("crown=1 colour=blue blue=W/TWT points=0,0,0,0,0,25").play("roll 0", dice=[1])
    assert (table.scores, table.state.ranking()) == ([0, 30], [2, 1])


@pytest.mark.rule("R8.3")
def test_points_beyond_thirty_are_not_counted() -> None:
    table = Table("crown=4 phase=act blue=TWTWT/- points=0,20,5,0,0,0").play("evaluate")
    assert table.state.score_sheet()[0] == {"blue": 5, "yellow": 20, "red": 5}
    assert table.told("evaluation")["points"] == 5


@pytest.mark.rule("X2")
def test_example_start() -> None:
    table = Table(EXAMPLE)
    assert (table.view["space"], table.dice) == ("house", (5, 0, 0))
    assert table.pile("blue", "great_tower") == 0


@pytest.mark.rule("X3")
def test_example_eugenie_takes_a_die() -> None:
    table = Table(EXAMPLE).play("roll 0", "dice", "stop", dice=[3])
    assert (table.crown, table.dice, table.turn) == (9, (4, 1, 0), 1)


@pytest.mark.rule("X4")
def test_example_theophile_has_no_place_for_a_house() -> None:
    table = Table(EXAMPLE).play("roll 0", "dice", "stop", "roll 0", dice=[3, 5])
    assert (table.crown, table.view["space"], table.legal()) == (14, "house", ["dice"])
    assert table.play("dice", "stop").dice == (1, 1, 3)


def after_four_turns() -> Table:
    """Eugénie has evaluated red."""
    table = Table(EXAMPLE).play("roll 0", "dice", "stop", "roll 0", "dice", "stop", dice=[3, 5])
    return table.play("roll 1", "use 4", dice=[4, 6])


@pytest.mark.rule("X5")
def test_example_eugenie_evaluates_red() -> None:
    table = after_four_turns()
    assert (table.crown, table.view["space"]) == (18, "crown")
    assert table.told("evaluation") == {"colour": "red", "own": 10, "other": 2, "points": 8}
    assert (table.scores, table.dice) == ([8, 0], (2, 0, 3))


@pytest.mark.rule("X6")
def test_example_eugenie_adds_a_small_tower_and_stops() -> None:
    table = after_four_turns().play("roll 0", dice=[3])
    assert (table.crown, table.legal()) == (21, ["build right", "dice"])
    table.play("build right")
    assert (table.castle(0, "red"), table.view["at_risk"]) == ("TWHWS", "great_tower")
    assert table.play("stop").turn == 1


def theophile_takes_a_fourth_die() -> Table:
    table = after_four_turns().play("roll 0", "build right", "stop", dice=[3])
    return table.play("roll 0", "dice", dice=[4])


@pytest.mark.rule("X7")
def test_example_theophile_takes_a_fourth_die() -> None:
    table = theophile_takes_a_fourth_die()
    assert (table.crown, table.view["colour"], table.dice) == (1, "blue", (1, 0, 4))


@pytest.mark.rule("X8")
def test_example_theophile_rolls_all_five_dice() -> None:
    table = theophile_takes_a_fourth_die().play("roll 4", "use 6", dice=[1, 2, 2, 6, 3])
    assert (table.crown, table.view["space"], table.dice) == (7, "great_tower", (5, 0, 0))


@pytest.mark.rule("X9")
def test_example_theophile_steals_the_middle_tower() -> None:
    table = theophile_takes_a_fourth_die().play("roll 4", "use 6", "steal 3", dice=[1, 2, 2, 6, 3])
    assert (table.castle(1, "blue"), table.castle(0, "blue")) == ("TWTWT", "TW.WS")
    assert [value["blue"] for value in table.view["values"]] == [6, 17]
    assert "stop" in table.legal()
