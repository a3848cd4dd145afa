"""Section 2: the roll."""

from __future__ import annotations

import pytest

from tests.games.beaugency.helpers import Table


@pytest.mark.rule("R2.1")
def test_the_first_roll_is_obligatory() -> None:
    table = Table("crown=7")
    assert table.legal() == ["roll 0"]
    assert table.refusal("stop").code == "no-roll-yet"
    assert table.refusal("dice").code == "no-roll-yet"


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_crown_moves_clockwise_as_far_as_the_die_says(face: int) -> None:
    table = Table("crown=22").play("roll 0", dice=[face])
    assert table.crown == (22 + face) % 24
    assert table.told("crown-moved") == {
        "colour": table.view["colour"],
        "space": table.view["space"],
        "face": face,
        "start": 22,
        "end": (22 + face) % 24,
    }


@pytest.mark.rule("R2.3")
def test_the_first_roll_fixes_the_colour_without_risk() -> None:
    table = Table("crown=6").play("roll 0", dice=[3])
    assert (table.view["colour"], table.castle(0, "blue"), table.turn) == ("yellow", "W", 0)
    assert Table("crown=6").view["odds"] == [{"loss": 0.0, "crown": 0.3333}]


@pytest.mark.rule("R2.4")
def test_any_number_of_own_special_dice_may_join_any_roll() -> None:
    table = Table("crown=7 dice=3,2")
    assert table.legal() == ["roll 0", "roll 1", "roll 2", "roll 3"]
    refusal = table.refusal("roll 4")
    assert (refusal.code, refusal.params) == ("not-enough-special-dice", {"have": 3, "need": 4})
    later = Table("crown=8 colour=yellow dice=3,2")
    assert later.legal() == ["roll 0", "roll 1", "roll 2", "roll 3", "stop"]


@pytest.mark.rule("R2.5")
def test_one_of_the_dice_is_chosen_after_the_roll() -> None:
    table = Table("crown=7 dice=2,0").play("roll 2", dice=[4, 1, 4])
    assert table.legal() == ["use 1", "use 4"]
    assert table.refusal("use 5").code == "face-not-rolled"
    assert table.refusal("roll 0").code == "choose-die-first"
    assert table.crown == 7
    assert table.play("use 1").crown == 8


@pytest.mark.rule("R2.5")
def test_equal_faces_leave_no_choice() -> None:
    table = Table("crown=7 dice=1,0").play("roll 1", dice=[4, 4])
    assert (table.crown, table.phase) == (11, "act")
    assert table.refusal("use 4").code == "nothing-to-choose"


@pytest.mark.rule("R2.6")
def test_rolled_special_dice_go_back_and_the_others_stay() -> None:
    table = Table("crown=7 dice=3,0").play("roll 2", "use 2", dice=[2, 5, 6])
    assert table.dice == (4, 1, 0)
    assert table.play("build left", "stop").dice == (4, 1, 0)
    assert table.told("dice-returned") == {"count": 2}


@pytest.mark.rule("R2.7")
def test_rolled_dice_can_be_taken_again_at_once() -> None:
    # All five special dice are rolled; the great tower gives all five back.
    table = Table("crown=9 dice=5,0").play("roll 5", dice=[6] * 6).play("dice")
    assert (table.crown, table.dice) == (15, (0, 5, 0))
