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
        ("crown=24", "out-of-range key=crown number=24 low=0 high=23"),
        ("phase=sleep", "bad-word key=phase word=sleep known=roll"),
        ("colour=green crown=3", "bad-word key=colour word=green"),
        ("colour=red crown=3", "crown-colour key=colour colour=blue"),
        ("blue=WW", "not-two-castles key=blue word=WW"),
        ("blue=WX/W", "no-card-letter key=blue letter=X"),
        ("blue=.W/W", "gap-at-end key=blue row=.W"),
        ("blue=TS/W", "buildings-touch key=blue row=TS"),
        ("blue=TWTWT/TWT", "too-many-cards key=blue count=1 card=T"),
        ("dice=3,3", "too-many-special-dice key=dice limit=5"),
        ("dice=3", "number-count key=dice wanted=2 count=1"),
        ("points=31,0,0,0,0,0", "out-of-range key=points number=31 low=0 high=30"),
        ("points=20,20,0,0,0,0", "too-many-points key=points goal=30"),
        ("points=30,0,0,0,0,30", "too-many-points key=points goal=30"),
        ("rolled=1,2,3,4,5,6,1", "too-many-rolled key=rolled limit=6"),
        ("rolled=1 used=2", "face-not-rolled key=used face=2"),
        ("phase=choose rolled=3,3", "no-choice-of-dice key=rolled"),
        ("phase=choose rolled=1,2,3 dice=4,0", "rolled-not-on-board key=rolled count=2"),
        ("phase=act crown=2", "space-without-card key=phase"),
        ("phase=place crown=7", "pile-not-empty key=phase card=T"),
        ("phase=place crown=7 blue=TWT/TW", "card-without-place key=phase card=T"),
        ("phase=lose crown=7", "crown-not-gone key=colour"),
        ("phase=lose crown=8 colour=blue", "ends-not-equal key=phase"),
        ("moon=1", "unknown-key key=moon"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason.replace(".", r"\.")):
        Table(position)
