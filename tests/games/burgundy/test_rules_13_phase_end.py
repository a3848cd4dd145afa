"""Section 13: the end of a phase."""

from __future__ import annotations

import pytest

from tests.games.burgundy.helpers import at, end_of_game, new, next_round, play, player
from tests.games.moves import sheet

LAST_TURN = "round=5 turn=1 order=10 p0.used=3"


@pytest.mark.rule("R13.1")
def test_a_phase_ends_after_its_fifth_round() -> None:
    state = new(2)
    for _round in range(4):
        next_round(state)
    assert (int(state.phase), int(state.round)) == (0, 4)
    next_round(state)
    assert (int(state.phase), int(state.round)) == (1, 0)


@pytest.mark.rule("R13.2")
def test_each_mine_pays_a_silver() -> None:
    mines = "p0.tiles=d4:castle,e3:mine,f2:mine p1.tiles=d4:castle,e3:mine"
    state = play(at(f"{LAST_TURN} {mines} p0.silver=1"), "end")
    assert [int(player(state, seat).silver) for seat in (0, 1)] == [3, 1]
    assert [int(player(state, seat).workers) for seat in (0, 1)] == [0, 0]
    no_phase_end = at(f"round=4 turn=1 order=10 p0.used=3 goods=1 {mines}")
    assert player(play(no_phase_end, "end")).silver == 0


@pytest.mark.rule("R13.3")
def test_mines_pay_before_the_final_scoring() -> None:
    state = end_of_game("p0.tiles=d4:castle,e3:mine,f2:mine")
    assert state.is_over and player(state).silver == 2 and sheet(state) == {"silver": 2}
    with_tile_2 = end_of_game("p0.tiles=d4:castle,e3:mine,f2:mine,c4:k2")
    assert sheet(with_tile_2) == {"silver": 2, "workers": 1}
