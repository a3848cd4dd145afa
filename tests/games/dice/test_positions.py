"""Text positions: what they say, and what is wrong with those that cannot be read."""

from __future__ import annotations

import pytest

from chatelain.core.errors import PositionError
from chatelain.games.dice.game import GAME
from tests.games.dice.helpers import at, bonuses, columns, marked, new, number_in, points, roll_of
from tests.games.moves import random_game, sheet


def test_defaults() -> None:
    state = at()
    assert (int(state.seats), state.sheet.name, int(state.phase), int(state.turn)) == (2, "A", 0, 1)
    assert [marked(state, seat) for seat in (0, 1)] == [{"e5"}, {"e5"}]
    assert state.to_act() == (0, 1) and state.scores() == [1, 1] and bonuses(state) == {"monk": 1}


def test_every_key() -> None:
    words = (
        "dice seats=3 sheet=A start=different phase=II turn=3 time=5 roll=blue,orange,5,1,2 claimed=blue:1,green:2 "
        "p0.castle=good p0.marks=b1:2,b2:5 p0.bonuses=good:1,worker:3 p0.points=start-castle:1,cities:13 "
        "p0.columns=4,10,0 p0.draft=sell,worker:4:c1,commit p1.castle=silver p2.castle=worker"
    )
    state = GAME.from_text(words)
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()
    assert roll_of(state) == ("blue", "orange", 5, 1, 2) and state.to_act() == (1, 2)
    assert bonuses(state) == {"silver": 1, "worker": 2} and number_in(state, "c1") == 4
    assert sheet(state) == {"start-castle": 1, "cities": 13} and points(state) == 16
    assert columns(state) == [4, 12, 0] and state.scores() == [14, 1, 1]
    assert [int(state.values_claimed(colour)) for colour in range(6)] == [1, 0, 0, 0, 0, 2]


def test_before_the_game() -> None:
    state = at("phase=setup p1.draft=start:good,commit")
    assert state.to_act() == (0,) and state.to_text().endswith("p1.draft=start:good,commit")
    state = at("seats=3 start=different phase=setup p0.castle=good p1.draft=start:monk")
    assert state.to_act() == (1,) and [marked(state, seat) for seat in range(3)] == [{"c2"}, {"e5"}, set()]


@pytest.mark.parametrize("options", [{}, {"start": "different", "sheet": "B"}, {"start": "same", "sheet": "C"}])
def test_positions_of_a_game_are_read_as_they_were_written(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        state = new(seats, **options)
        for _decision in random_game(state, seats):
            text = state.to_text()
            assert GAME.from_text(text).to_text() == text
        assert GAME.from_text(state.to_text()).to_text() == state.to_text()
        assert GAME.from_text(state.to_text()).ranking() == state.ranking()


def test_a_sheet_of_ones_own() -> None:
    layout = "oGpp/ggooo/oBybpy/yoybobb/ypOooP/pggyp/bbyp"
    state = at(f"sheet={layout}")
    assert f"sheet={layout}" in state.to_text() and marked(state) == {"e6"}
    assert new(1, sheet=layout).to_text().startswith(f"dice seats=1 sheet={layout}")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "other-game"),
        ("burgundy", "other-game"),
        ("dice phase", "not-key-value"),
        ("dice phase=I phase=II", "key-twice"),
        ("dice colour=red", "unknown-key"),
        ("dice p2.bonuses=monk:1", "unknown-key"),
        ("dice seats=6", "out-of-range"),
        ("dice seats=0", "out-of-range"),
        ("dice sheet=E", "bad-sheet"),
        ("dice sheet=bb/gg", "bad-sheet"),
        ("dice start=random", "bad-word"),
        ("dice seats=5 start=different", "castle-seats"),
        ("dice seats=1 start=different", "castle-seats"),
        ("dice phase=IV", "bad-word"),
        ("dice turn=0", "out-of-range"),
        ("dice seats=1 turn=9", "out-of-range"),
        ("dice seats=1 time=3", "unknown-key"),
        ("dice time=11", "out-of-range"),
        ("dice roll=blue,grey,1,2", "roll-shape"),
        ("dice roll=blue,red,1,2,1", "bad-word"),
        ("dice roll=blue,grey,1,7,1", "out-of-range"),
        ("dice roll=blue,grey,1,2,3", "out-of-range"),
        ("dice phase=setup roll=blue,grey,1,2,1", "unknown-key"),
        ("dice claimed=blue", "not-name-value"),
        ("dice claimed=red:1", "bad-word"),
        ("dice claimed=blue:3", "out-of-range"),
        ("dice p0.castle=king", "bad-word"),
        ("dice p0.marks=h1:1", "no-space"),
        ("dice p0.marks=d5", "not-name-value"),
        ("dice p0.marks=d5:7", "out-of-range"),
        ("dice p0.marks=d5:1,d5:2", "marked-twice"),
        ("dice p0.marks=e5:1", "marked-twice"),
        ("dice p0.marks=f4:3", "mark-number"),
        ("dice p0.marks=d5:1,d6:1", "mark-number"),
        ("dice p0.marks=f5:1,g4:1,g3:2", "mark-number"),
        ("dice p0.marks=a1:5", "mark-apart"),
        ("dice p0.bonuses=king:1", "bad-word"),
        ("dice p0.bonuses=monk:-1", "out-of-range"),
        ("dice p0.points=luck:3", "bad-word"),
        ("dice p0.points=sales:x", "not-a-number"),
        ("dice p0.columns=1,0", "number-count"),
        ("dice p0.columns=1,1,0", "column-sum"),
        ("dice p0.draft=fly", "bad-draft"),
        ("dice p0.draft=mark:1", "bad-draft"),
        ("dice p0.draft=sell", "illegal-draft"),
        ("dice p0.draft=pass,pass", "illegal-draft"),
        ("dice p0.draft=pass,commit,commit", "illegal-draft"),
        ("dice p0.draft=pass,commit p1.draft=pass,commit", "all-committed"),
        ("dice p0.marks=d5:1,c5:2", "mark-number"),
        ("dice start=different p0.castle=monk p1.castle=monk", "castles-alike"),
        ("dice seats=3 start=different phase=setup p0.castle=monk p1.castle=monk", "castles-alike"),
        ("dice start=same p0.castle=monk p1.castle=good", "castles-differ"),
        ("dice phase=setup p0.castle=monk", "castles-before-game"),
        ("dice start=different phase=setup p1.castle=monk", "castles-before-game"),
        ("dice start=different phase=setup p0.castle=monk p1.castle=good", "all-committed"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_text(text)
    assert caught.value.code == code
