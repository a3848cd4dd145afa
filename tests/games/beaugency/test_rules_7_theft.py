"""Section 7: empty piles, theft and gaps."""

from __future__ import annotations

import pytest

from tests.games.beaugency.helpers import Table

#: All four blue great towers stand in castles.
TOWERS = "crown=7 phase=act blue=TWTW/WTWTW"


@pytest.mark.rule("R7.1", "R7.2")
def test_from_an_empty_pile_any_copy_of_the_opponent_may_be_taken() -> None:
    table = Table(TOWERS)
    assert table.legal() == ["steal 2", "steal 4", "dice"]
    assert str(table.refusal("build right")) == "pile-empty-steal colour=blue card=great_tower"
    assert str(table.refusal("steal 1")) == "wrong-card place=1 card=great_tower found=wall"
    assert str(table.refusal("steal 6")) == "nothing-there place=6"
    table.play("steal 4")
    assert table.told("card-stolen") == {"colour": "blue", "card": "great_tower", "slot": 4, "seat": 1}


@pytest.mark.rule("R7.3")
def test_the_stolen_card_is_placed_at_once() -> None:
    only = Table(TOWERS).play("steal 2")  # one place only: beside the wall at the right end
    assert (only.castle(0, "blue"), only.phase) == ("TWTWT", "roll")
    table = Table("crown=7 phase=act blue=WTW/WTWTWT").play("steal 2")
    assert (table.phase, table.view["hand"], table.turn) == ("place", "great_tower", 0)
    assert table.legal() == ["build left", "build right"]
    assert table.refusal("stop").code == "place-first"
    assert table.refusal("dice").code == "place-first"
    assert table.play("build left").castle(0, "blue") == "TWTW"
    assert table.pile("blue", "great_tower") == 0


@pytest.mark.rule("R7.3", "R7.4")
def test_without_a_place_only_dice_remain() -> None:
    table = Table("crown=7 phase=act blue=TWT/WTWTW")
    assert table.legal() == ["dice"]
    assert str(table.refusal("steal 2")) == "no-place colour=blue card=great_tower"
    assert str(table.refusal("build left")) == "no-place colour=blue card=great_tower"


@pytest.mark.rule("R7.4")
def test_when_the_opponent_has_none_only_dice_remain() -> None:
    table = Table("crown=7 phase=act blue=WTWTWTWTW/W")
    assert table.legal() == ["dice"]
    assert str(table.refusal("build left")) == "pile-empty colour=blue card=great_tower"


@pytest.mark.rule("R7.4")
def test_on_crown_wall_the_evaluation_remains_too() -> None:
    assert Table("crown=4 phase=act blue=WWWWWWWWW/T").legal() == ["dice", "evaluate"]


@pytest.mark.rule("R7.5")
def test_a_pile_that_has_a_card_comes_first() -> None:
    table = Table("crown=7 phase=act blue=TWTW/WTW")
    assert table.legal() == ["build right", "dice"]
    assert str(table.refusal("steal 2")) == "pile-not-empty colour=blue card=great_tower left=1"
    # A great tower that was lost is in the pile again.
    lost = Table("turn=1 crown=7 colour=blue blue=TWTW/WTWT").play("roll 0", dice=[1])
    assert lost.pile("blue", "great_tower") == 1


@pytest.mark.rule("R7.6")
def test_a_wall_can_be_stolen_on_crown_wall_too() -> None:
    table = Table("crown=4 phase=act blue=WWWWW/WSWWW")
    assert table.legal() == ["steal 1", "steal 3", "steal 4", "steal 5", "dice", "evaluate"]
    assert table.play("steal 3", "build left").castle(1, "blue") == "WS.WW"


@pytest.mark.rule("R7.7")
def test_the_middle_leaves_a_gap_until_its_owner_fills_it() -> None:
    table = Table(TOWERS).play("steal 4")
    assert table.castle(1, "blue") == "WTW.W"
    table.play("stop", "roll 0", "dice", "stop", dice=[6])
    assert table.castle(1, "blue") == "WTW.W"
    filled = Table("turn=1 crown=6 phase=act blue=W/WTW.W").play("build 4")
    assert filled.castle(1, "blue") == "WTWHW"


@pytest.mark.rule("R7.8")
def test_an_end_shortens_the_row_and_a_gap_at_the_end_vanishes() -> None:
    assert Table("crown=7 phase=act blue=TWTW/TWWT").play("steal 1").castle(1, "blue") == "WWT"
    assert Table("crown=7 phase=act blue=TWTW/TWWT").play("steal 4").castle(1, "blue") == "TWW"
    assert Table("crown=7 phase=act blue=TWTW/T..WT").play("steal 1").castle(1, "blue") == "WT"
    assert Table("crown=7 phase=act blue=TWTW/TW..T").play("steal 5").castle(1, "blue") == "TW"
    assert Table("crown=6 colour=blue blue=T.WW/W").play("roll 0", dice=[2]).castle(0, "blue") == "WW"


@pytest.mark.rule("R7.9")
def test_parts_are_never_pushed_together() -> None:
    table = Table("crown=6 colour=blue blue=TW.W.WW/W").play("roll 0", dice=[2])
    assert table.castle(0, "blue") == "W.W.WW"


@pytest.mark.rule("R7.10")
def test_cards_beside_each_other_leave_a_place_each() -> None:
    table = Table("crown=4 phase=act blue=WWWW/WWWWW").play("steal 2", "build left", "roll 0", dice=[1])
    assert table.castle(1, "blue") == "W.WWW"
    wide = Table("crown=1 phase=act blue=WWWWW/W.WWW").play("steal 3", "build left")
    assert wide.castle(1, "blue") == "W..WW"
    owner = Table("turn=1 crown=6 phase=act blue=WWWWWW/TW..WT")
    assert owner.legal() == ["build 3", "build 4", "dice"]
