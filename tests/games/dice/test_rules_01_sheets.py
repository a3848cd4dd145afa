"""Section 1: sheets and dice."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Chance, Seeded
from chatelain.core.errors import OptionError
from chatelain.games.dice.game import GAME
from chatelain.games.dice.sheets import SHEETS
from chatelain.games.dice.tables import (
    BLUE,
    BOXES,
    COLOURS,
    GREEN,
    GREY,
    ORANGE,
    PURPLE,
    YELLOW,
)
from chatelain.games.dice.values import STANDARD
from chatelain.hexes import NEIGHBOURS, ROWS
from tests.games.dice.helpers import all_pass, at, bonuses, can, new, play, roll_of


def sizes(name: str, colour: int) -> list[int]:
    """The zones of a colour, the largest first."""
    return sorted((int(zone).bit_count() for zone in SHEETS[name].zones(colour)), reverse=True)


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("name", SHEETS)
def test_a_hexagon_of_37_spaces(name: str) -> None:
    assert [len(row) for row in SHEETS[name].layout.split("/")] == [4, 5, 6, 7, 6, 5, 4] == list(ROWS)
    assert len(SHEETS[name].letters) == 37


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("name", SHEETS)
def test_spaces_of_every_colour(name: str) -> None:
    counts = {colour: list(SHEETS[name].colour).count(at) for at, colour in enumerate(COLOURS)}
    assert counts == {"blue": 6, "grey": 4, "orange": 9, "purple": 7, "yellow": 7, "green": 4}


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("name", SHEETS)
def test_a_zone_is_a_group_of_touching_spaces_of_one_colour(name: str) -> None:
    sheet = SHEETS[name]
    for space in range(37):
        for other in range(37):
            if NEIGHBOURS[space] >> other & 1 and sheet.colour[space] != GREEN:
                together = bool(sheet.zone[space] >> other & 1)
                assert together == (sheet.colour[space] == sheet.colour[other])
        assert sheet.zone[space] >> space & 1


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("name", SHEETS)
def test_four_castles_each_with_its_square(name: str) -> None:
    sheet = SHEETS[name]
    assert sizes(name, GREEN) == [1, 1, 1, 1]
    assert sorted(letter for letter in sheet.letters if letter.isupper()) == ["B", "G", "O", "P"]
    assert [sheet.letters[space] for space in sheet.castles] == ["P", "G", "B", "O"]  # monk, silver, good, worker


ZONES = {
    "A": {BLUE: [2, 2, 2], GREY: [2, 2], ORANGE: [4, 3, 1, 1], PURPLE: [2, 2, 2, 1], YELLOW: [2, 2, 2, 1]},
    "B": {BLUE: [3, 2, 1], GREY: [2, 2], ORANGE: [4, 3, 2], PURPLE: [3, 3, 1], YELLOW: [2, 2, 2, 1]},
    "C": {BLUE: [2, 2, 2], GREY: [2, 2], ORANGE: [3, 3, 2, 1], PURPLE: [2, 2, 2, 1], YELLOW: [2, 2, 2, 1]},
    "D": {BLUE: [2, 2, 2], GREY: [2, 2], ORANGE: [4, 2, 1, 1, 1], PURPLE: [3, 2, 1, 1], YELLOW: [2, 2, 1, 1, 1]},
}


@pytest.mark.rule("R1.5", "R1.6", "R1.7", "R1.8")
@pytest.mark.parametrize("name", SHEETS)
def test_the_zones_of_a_sheet(name: str) -> None:
    assert {colour: sizes(name, colour) for colour in ZONES[name]} == ZONES[name]


@pytest.mark.rule("R1.9")
def test_all_players_use_the_same_sheet() -> None:
    assert new(3).sheet.name == "A"
    for name in SHEETS:
        state = new(3, sheet=name)
        assert state.sheet.name == name and [state.legal(seat) for seat in (1, 2)] == [state.legal(0)] * 2
    with pytest.raises(OptionError):
        new(3, sheet="A,B,C")


class _Faces(Chance):
    """Remembers what was asked, and gives the face it is told to."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        self.limits.append(int(limit))
        return self.at % int(limit)


@pytest.mark.rule("R1.10")
def test_two_number_dice_two_colour_dice_and_an_hourglass_die() -> None:
    seen: set[tuple[str, str, int, int, int]] = set()
    for face in range(6):
        state, chance = new(1), _Faces(face)
        for action in (0, GAME.actions.parse("commit")):
            state.apply(0, action, chance)
        assert chance.limits == [6, 6, 6, 6, 6]
        seen.add(roll_of(state))
    assert {roll[2] for roll in seen} == {roll[3] for roll in seen} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("R1.11")
def test_a_colour_die_has_every_colour_once() -> None:
    assert list(STANDARD.colour_faces) == [1] * 6
    state = new(1)
    play(state, "start monk")
    seen = []
    for face in range(6):
        again = state.clone()
        again.apply(0, GAME.actions.parse("commit"), _Faces(face))
        seen.append(roll_of(again)[0])
    assert sorted(seen) == sorted(COLOURS)


@pytest.mark.rule("R1.12")
def test_the_hourglass_die_has_four_single_and_two_double_faces() -> None:
    assert list(STANDARD.hourglass_faces) == [0, 4, 2]
    state, chance, doubles = at("time=1"), Seeded(5), 0
    for _turn in range(600):
        again = state.clone()
        for seat in (0, 1):
            for move in ("pass", "commit"):
                again.play(seat, GAME.actions.parse(move), chance)
        doubles += int(again.hourglass) == 2
    assert 150 < doubles < 250


@pytest.mark.rule("R1.13")
def test_three_columns_of_ten_boxes() -> None:
    assert int(BOXES) == 10
    state = at("time=1 roll=blue,blue,1,1,1")
    crossed = [0, 0, 0]
    while not state.is_over:
        crossed[int(state.phase)] = int(state.crossed)
        all_pass(state)
    assert crossed == [10, 10, 10]


@pytest.mark.rule("R1.14")
def test_any_number_of_bonuses() -> None:
    state = at("p0.bonuses=monk:99,silver:99,good:99,worker:99 roll=green,green,1,1,2")
    play(state, "sell", "pass")
    assert bonuses(state) == {"monk": 99, "silver": 198, "worker": 100}
    assert can(state, "commit")
