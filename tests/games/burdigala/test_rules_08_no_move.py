"""Section 8: no legal move."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import at, can, code, legal, pawns, pending, play

#: All is built but q1, whose points are 1, 2, 5 and 6; the pawns of seat 0 are far away.
OTHERS = ("q2a,q2b,q3,q4,q5,q6", "q7,q8,q9a,q9b,q10", "q11,q12a,q12b,q13", "q14a,q14b")
BUILT = (
    "fountain,altar,bakery,tavern,storehouse,pottery",
    "domus,market,school,barracks,curia",
    "temple_of_mercury,baths,basilica,aqueduct",
    "temple_of_tutela,theatre",
)
FINISHED = [
    f"{site}:{tile}"
    for sites, tiles in zip(OTHERS, BUILT)
    for site, tile in zip(sites.split(","), tiles.split(","), strict=True)
]
LAST_SITE = "sites=" + ",".join(["q1:5/1", *FINISHED])
STUCK = f"dice=1,2 {LAST_SITE} p0.pawns=31,23 p1.pawns=1"


@pytest.mark.rule("R8.1")
def test_who_cannot_move_removes_a_pawn() -> None:
    state = at(STUCK)
    assert legal(state) == {"remove a", "remove b"}
    play(state, "remove a")
    assert pawns(state) == [23] and state.to_act() == (1,) and pending(state) == "move"


@pytest.mark.rule("R8.2")
def test_he_chooses_the_pawn() -> None:
    assert pawns(play(at(STUCK), "remove b")) == [31]
    assert code(at(STUCK), "remove c") == "no-such-pawn"


@pytest.mark.rule("R8.3")
def test_not_on_purpose() -> None:
    state = at(f"dice=1,2 {LAST_SITE} p0.pawns=31,7 p1.pawns=1")
    assert can(state, "move b 6")
    assert code(state, "remove a") == "can-still-move" and code(state, "remove b") == "can-still-move"


@pytest.mark.rule("R8.4")
def test_a_card_may_help_but_need_not() -> None:
    """With two 3s the fast lane from 31 leads over 4 and 2 to the last site; Influence makes them."""
    words = f"dice=3,2 {LAST_SITE} p0.pawns=31 p1.pawns=20 p0.hand=influence"
    state = at(words)
    assert can(state, "remove a") and can(state, "influence die2 up")
    play(state, "influence die2 up")
    assert can(state, "move a 6") and code(state, "remove a") == "can-still-move"


@pytest.mark.rule("R8.5")
def test_such_a_turn_gives_nothing_more() -> None:
    """Neither the seven nor the double of a failed turn counts, and a port does nothing."""
    state = at(f"dice=3,4 {LAST_SITE} p0.pawns=22,23 p1.pawns=1")
    assert legal(state) == {"remove a", "remove b"}
    play(state, "remove b")
    assert state.to_act() == (1,) and state.goods_left == 21 and state.tokens_left == 24
    state = at(f"dice=1,1 {LAST_SITE} p0.pawns=22,23 p1.pawns=1")
    assert legal(state) == {"remove a", "remove b"}
    assert play(state, "remove b").to_act() == (1,)


@pytest.mark.rule("R8.6", "R8.3")
def test_influence_does_not_take_away_the_last_move() -> None:
    """From 11 only the 2 leads to the last site; with two 1s the pawn could go nowhere."""
    state = at(f"dice=1,2 {LAST_SITE} p0.pawns=11 p1.pawns=20 p0.hand=influence")
    assert legal(state) == {"move a 6", "influence die1 up", "influence die2 up"}
    assert code(state, "influence die2 down") == "no-move-left" and code(state, "influence die1 down") == "die-at-limit"
    # After the move nothing can fail any more, and where nothing was possible nothing is lost.
    assert can(play(state, "move a 6"), "influence die2 down")
    stuck = at(f"dice=1,2 {LAST_SITE} p0.pawns=23 p1.pawns=20 p0.hand=influence")
    assert legal(stuck, "influence") == {"influence die1 up", "influence die2 up", "influence die2 down"}
