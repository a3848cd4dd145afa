"""Section 3: card or dice."""

from __future__ import annotations

import pytest

from tests.games.beaugency.helpers import Table


@pytest.mark.rule("R3.1")
def test_a_wall_space_gives_a_wall_or_one_die() -> None:
    table = Table("crown=8 phase=act")
    assert table.legal() == ["build left", "build right", "dice"]
    table.play("build right")
    assert (table.castle(0, "yellow"), table.pile("yellow", "wall")) == ("WW", 6)
    assert Table("crown=8 phase=act").play("dice").dice == (4, 1, 0)
    assert Table("crown=8 phase=act").refusal("evaluate").code == "no-crown-here"


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize(
    ("crown", "card", "letter"), [(5, "small_tower", "S"), (6, "house", "H"), (7, "great_tower", "T")]
)
def test_a_building_space_gives_the_building_or_dice(crown: int, card: str, letter: str) -> None:
    table = Table(f"crown={crown} phase=act")
    before = table.pile("blue", card)
    assert table.legal() == ["build left", "build right", "dice"]
    table.play("build left")
    assert (table.castle(0, "blue"), table.pile("blue", card)) == (f"{letter}W", before - 1)
    assert table.told("card-placed") == {"colour": "blue", "card": card, "slot": 1}


@pytest.mark.rule("R3.3", "R3.6")
@pytest.mark.parametrize(("crown", "value"), [(0, 1), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_dice_to_the_value_of_the_card(crown: int, value: int) -> None:
    assert Table(f"crown={crown} phase=act").play("dice").dice == (5 - value, value, 0)


@pytest.mark.rule("R3.4")
def test_lacking_dice_come_from_the_opponent() -> None:
    table = Table("crown=6 phase=act dice=0,4").play("dice")
    assert table.dice == (0, 3, 2)
    assert table.told("dice-taken") == {"count": 3, "board": 1, "opponent": 2}


@pytest.mark.rule("R3.5")
def test_too_few_dice_are_all_taken() -> None:
    assert Table("crown=7 phase=act dice=2,2").play("dice").dice == (0, 5, 0)


@pytest.mark.rule("R3.7")
def test_dice_can_be_chosen_even_when_there_are_none() -> None:
    table = Table("crown=7 phase=act dice=5,0")
    assert "dice" in table.legal()
    table.play("dice")
    assert (table.dice, table.phase) == ((0, 5, 0), "roll")
    assert table.told("dice-taken")["count"] == 0


@pytest.mark.rule("R3.8")
def test_a_card_without_a_place_may_not_be_taken() -> None:
    table = Table("crown=14 phase=act yellow=TWS/W")
    assert table.legal() == ["dice"]
    refusal = table.refusal("build left")
    assert (refusal.code, refusal.params) == ("needs-wall", {"card": "house"})


@pytest.mark.rule("R3.9")
def test_a_card_joins_the_castle_of_its_colour_at_once() -> None:
    table = Table("crown=7 turn=1").play("roll 0", "build left", dice=[1])
    assert [table.castle(1, colour) for colour in ("blue", "yellow", "red")] == ["W", "WW", "W"]
    assert (table.phase, table.view["hand"]) == ("roll", None)
    assert table.refusal("build left").code == "space-done"
