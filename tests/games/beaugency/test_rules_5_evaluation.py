"""Section 5: evaluation."""

from __future__ import annotations

import pytest

from chatelain.games.beaugency.own_data import NAMED
from tests.games.beaugency.helpers import Table


@pytest.mark.rule("R5.1")
def test_two_crown_spaces_a_colour() -> None:
    for track in NAMED.values():
        for layout in track.layouts:
            assert (layout.count("crown"), layout.count("crown_wall")) == (1, 1)


@pytest.mark.rule("R5.2")
def test_on_crown_alone_the_evaluation_is_obligatory() -> None:
    table = Table("crown=23 blue=W/TWT").play("roll 0", dice=[3])
    assert (table.scores, table.phase) == ([0, 10], "roll")
    assert table.legal() == ["roll 0", "stop"]
    assert str(table.refusal("dice")) == "must-evaluate colour=blue"
    assert table.refusal("build left").code == "must-evaluate"


@pytest.mark.rule("R5.3")
def test_on_crown_wall_there_are_three_choices() -> None:
    table = Table("crown=0 colour=blue").play("roll 0", dice=[4])
    assert table.legal() == ["build left", "build right", "dice", "evaluate"]


@pytest.mark.rule("R5.4")
def test_who_evaluates_takes_neither_wall_nor_die() -> None:
    table = Table("crown=4 phase=act blue=WH/W").play("evaluate")
    assert (table.scores, table.castle(0, "blue"), table.dice) == ([3, 0], "WH", (5, 0, 0))
    assert table.refusal("dice").code == "space-done"
    built = Table("crown=4 phase=act blue=WH/W").play("build left")
    assert built.scores == [0, 0]
    assert built.refusal("evaluate").code == "space-done"


@pytest.mark.rule("R5.5")
def test_a_castle_is_worth_its_cards() -> None:
    table = Table("crown=4 phase=act blue=SWHWT/W")
    assert table.view["values"] == [{"blue": 12, "yellow": 1, "red": 1}, {"blue": 1, "yellow": 1, "red": 1}]
    table.play("evaluate")
    assert table.told("evaluation") == {"colour": "blue", "own": 12, "other": 1, "points": 11}


@pytest.mark.rule("R5.6")
def test_the_better_castle_scores_in_either_turn() -> None:
    assert Table("crown=12 phase=act yellow=W/WHW turn=0").play("evaluate").scores == [0, 4]
    assert Table("crown=12 phase=act yellow=W/WHW turn=1").play("evaluate").scores == [0, 4]


@pytest.mark.rule("R5.7")
def test_equal_castles_give_nothing() -> None:
    equal = Table("crown=12 phase=act yellow=WWW/H").play("evaluate")
    assert equal.scores == [0, 0]
    assert equal.told("evaluation-tie") == {"colour": "yellow", "own": 3, "other": 3, "points": 0}


@pytest.mark.rule("R5.8")
def test_only_the_best_unbroken_part_counts() -> None:
    values = Table("blue=WS.W/TW.WTWH.SWS").view["values"]
    assert [value["blue"] for value in values] == [3, 10]


@pytest.mark.rule("R5.9")
def test_an_empty_castle_is_worth_nothing() -> None:
    assert Table("crown=20 phase=act red=-/TW").play("evaluate").scores == [0, 6]


@pytest.mark.rule("X1")
def test_example_of_the_broken_castle() -> None:
    table = Table("crown=4 phase=act blue=TWTWT/WS.W").play("evaluate")
    assert table.told("evaluation") == {"colour": "blue", "own": 17, "other": 3, "points": 14}
    assert table.scores == [14, 0]
