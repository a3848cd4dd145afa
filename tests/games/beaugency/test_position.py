"""Text positions: short to write, exact to read, and refused with a reason."""

from __future__ import annotations

import copy
import pickle

import pytest

from chatelain.core.errors import PositionError
from chatelain.games.beaugency.game import GAME
from tests.games.beaugency.helpers import Table


def test_what_is_left_out_is_as_in_the_set_up() -> None:
    assert Table().state.to_text() == "beaugency turn=0 crown=7"


def test_everything_can_be_written() -> None:
    text = (
        "beaugency turn=1 phase=choose colour=blue crown=4 blue=TW.T/- red=W.W/H "
        "dice=1,2 points=0,0,8,0,3,0 rolled=2,6,6"
    )
    assert GAME.from_text(text).to_text() == text


def test_a_stolen_card_in_hand_is_in_no_pile() -> None:
    table = Table("crown=7 phase=place blue=WTW/WTWT")
    assert table.pile("blue", "great_tower") == 0
    assert table.state.census()["blue great_tower"] == 4


def test_a_state_can_be_sent_to_another_process() -> None:
    state = Table("turn=1 crown=7 phase=place colour=blue blue=WTW/WTWT dice=2,1").state
    again = pickle.loads(pickle.dumps(state))
    assert again.to_text() == state.to_text()
    assert copy.deepcopy(state).legal(1) == state.legal(1)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("crown=24", "crown: 24 is not between 0 and 23"),
        ("phase=sleep", "phase: 'sleep' is none of roll"),
        ("colour=green crown=3", "colour: 'green' is none of"),
        ("colour=red crown=3", "colour: the crown stands on blue"),
        ("blue=WW", "blue: 'WW' is not two castles"),
        ("blue=WX/W", "blue: 'X' is no card"),
        ("blue=.W/W", "blue: '.W' has no card at an end"),
        ("blue=TS/W", "blue: in 'TS' two buildings touch"),
        ("blue=W" + "." * 39 + "W/W", "more than 40 places"),
        ("blue=TWTWT/TWT", "blue: 1 great_tower too many"),
        ("dice=3,3", "dice: there are only 5"),
        ("dice=3", "dice: 2 numbers are needed"),
        ("points=31,0,0,0,0,0", "points: 31 is not between 0 and 30"),
        ("points=20,20,0,0,0,0", "points: nobody can have more than 30"),
        ("points=30,0,0,0,0,30", "points: nobody can have more than 30"),
        ("rolled=1,2,3,4,5,6,1", "rolled: more dice"),
        ("rolled=1 used=2", "used: no die shows 2"),
        ("phase=choose rolled=3,3", "rolled: a choice needs two different faces"),
        ("phase=act crown=2", "phase: the space of the crown offers no card"),
        ("phase=place crown=7", "phase: the pile of the great_tower is not empty"),
        ("phase=place crown=7 blue=TWT/TW", "phase: the great_tower has no place"),
        ("phase=lose crown=7", "colour: the crown has not left"),
        ("phase=lose crown=8 colour=blue", "phase: the end cards are not equal"),
        ("moon=1", "unknown key 'moon'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason.replace(".", r"\.")):
        Table(position)
