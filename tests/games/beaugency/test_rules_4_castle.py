"""Section 4: building a castle."""

from __future__ import annotations

import pytest

from tests.games.beaugency.helpers import Table

WALL, SMALL_TOWER, HOUSE, GREAT_TOWER = 0, 5, 6, 7


def places(card: int, castle: str) -> list[str]:
    """Where seat 0 may put the card of a blue space."""
    table = Table(f"crown={card} phase=act blue={castle}/-")
    return [move.removeprefix("build ") for move in table.legal() if move.startswith("build")]


@pytest.mark.rule("R4.1")
def test_a_card_goes_to_an_end_or_into_a_gap() -> None:
    assert places(WALL, "WHW") == ["left", "right"]
    assert places(WALL, "WH.W") == ["left", "right", "3"]
    table = Table("crown=0 phase=act blue=WHW/W").play("build left")
    assert table.castle(0, "blue") == "WWHW"
    table = Table("crown=5 phase=act blue=WHW/W").play("build right")
    assert table.castle(0, "blue") == "WHWS"
    table = Table("crown=0 phase=act blue=WH.W/W").play("build 3")
    assert table.castle(0, "blue") == "WHWW"


@pytest.mark.rule("R4.1")
def test_a_place_with_a_card_or_outside_the_row_is_refused() -> None:
    table = Table("crown=0 phase=act blue=WHW/W")
    assert str(table.refusal("build 2")) == "place-taken place=2"
    assert str(table.refusal("build 4")) == "no-such-place place=4 length=3"


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize("castle", ["W", "T", "TWT", "SWH"])
def test_a_wall_fits_at_every_end(castle: str) -> None:
    assert places(WALL, castle) == ["left", "right"]


@pytest.mark.rule("R4.2", "R7.10")
def test_a_wall_fits_into_every_gap() -> None:
    assert places(WALL, "T.T..W") == ["left", "right", "2", "4", "5"]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize("card", [SMALL_TOWER, HOUSE, GREAT_TOWER])
def test_a_building_needs_a_wall_beside_it(card: int) -> None:
    assert places(card, "W") == ["left", "right"]
    assert places(card, "WHW") == ["left", "right"]
    assert places(card, "WH") == ["left"]
    assert places(card, "HW") == ["right"]
    assert places(card, "HWS") == []


@pytest.mark.rule("R4.4")
def test_in_a_gap_both_neighbours_are_checked() -> None:
    assert places(HOUSE, "TW.WT") == ["3"]
    assert places(HOUSE, "TW.TWT") == []
    assert places(HOUSE, "TWT.WT") == []
    assert str(Table("crown=6 phase=act blue=TW.TWT/-").refusal("build 3")) == "building-beside card=house place=3"


@pytest.mark.rule("R4.4")
def test_in_a_wide_gap_a_building_still_needs_a_wall() -> None:
    assert places(HOUSE, "TW..TWS") == ["3"]
    assert places(HOUSE, "TW...WS") == ["3", "5"]
    assert str(Table("crown=6 phase=act blue=TW...WS/-").refusal("build 4")) == "needs-wall card=house"


@pytest.mark.rule("R4.5")
@pytest.mark.parametrize(("card", "letter"), [(WALL, "W"), (SMALL_TOWER, "S"), (HOUSE, "H"), (GREAT_TOWER, "T")])
def test_an_empty_castle_takes_any_card(card: int, letter: str) -> None:
    assert places(card, "-") == ["1"]
    table = Table(f"crown={card} phase=act blue=-/W")
    assert table.refusal("build left").code == "castle-empty"
    assert table.play("build 1").castle(0, "blue") == letter
