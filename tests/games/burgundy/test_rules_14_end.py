"""Section 14: the end of the game, the final scoring and ties."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import at, empty_spaces, end_of_game, new, next_round, play, player, points, why_not
from tests.games.moves import sheet


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_25_rounds(seats: int) -> None:
    state = new(seats)
    for _round in range(24):
        next_round(state)
        assert not state.is_over
    next_round(state)
    assert state.is_over and state.to_act() == () and state.legal(0) == []
    assert why_not(state, "end", seat=0) == Refusal("game-over")


@pytest.mark.rule("R14.2")
def test_each_unsold_good_scores_a_point() -> None:
    assert sheet(end_of_game("p0.goods=1,1,1,4,6 p0.sold=2,2")) == {"unsold-goods": 5}


@pytest.mark.rule("R14.3")
def test_each_silver_scores_a_point() -> None:
    assert sheet(end_of_game("p0.silver=7")) == {"silver": 7}


@pytest.mark.rule("R14.4")
@pytest.mark.parametrize(("workers", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_every_two_workers_score_a_point(workers: int, scored: int) -> None:
    assert points(end_of_game(f"p0.workers={workers}")) == scored


@pytest.mark.rule("R14.5")
def test_knowledge_tiles_15_to_26_score() -> None:
    """26 with two bonus tiles and 24 with one species; 1 to 14 give no points."""
    words = "bonus=mine:0,ship:1:0 p0.tiles=d4:castle,c4:k26,b4:k24,f3:k1,e6:cow2"
    assert sheet(end_of_game(words)) == {"knowledge": 4 + 4}


@pytest.mark.rule("R14.6")
def test_stored_tiles_score_nothing() -> None:
    assert sheet(end_of_game("p0.stored=cow4,k26,k15 p0.sold=1,2 bonus=mine:0")) == {}


@pytest.mark.rule("R14.7")
def test_the_player_with_the_most_points_wins() -> None:
    state = end_of_game("p0.points=animals:40 p1.points=animals:41 p2.points=animals:39 p3.points=sales:99", seats=4)
    assert state.scores() == [40, 41, 39, 99] and state.ranking() == [3, 2, 4, 1]


#: Both have 20 points and one tile.
TIE = "p0.points=animals:20 p1.points=animals:20"


@pytest.mark.rule("R14.8")
def test_a_tie_goes_to_the_fewest_empty_spaces() -> None:
    """Seat 0 comes first in turn order and would lose the next step of the tie."""
    state = end_of_game(f"{TIE} p0.pawn=3,9 p0.tiles=d4:castle,d3:ship,e4:bank p1.tiles=d4:castle,d3:ship")
    assert state.scores() == [20, 20] and [empty_spaces(state, seat) for seat in (0, 1)] == [34, 35]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("R14.9")
def test_option_a_tie_goes_to_the_most_empty_spaces() -> None:
    words = f"{TIE} p0.tiles=d4:castle,d3:ship,e4:bank p1.tiles=d4:castle,d3:ship p1.pawn=3,9"
    assert end_of_game(words).ranking() == [1, 2]
    assert end_of_game(f"tie=most-empty {words}").ranking() == [2, 1]


@pytest.mark.rule("R14.10")
@pytest.mark.parametrize(
    ("pawns", "ranking"),
    [
        ("p0.pawn=1,3 p1.pawn=0,1", [2, 1]),  # seat 0 is first, so seat 1 wins
        ("p0.pawn=0,1 p1.pawn=1,3", [1, 2]),
        ("p0.pawn=2,5 p1.pawn=2,4", [2, 1]),  # one space, seat 0 on top
        ("p0.pawn=2,4 p1.pawn=2,5", [1, 2]),
    ],
)
@pytest.mark.parametrize("tie", ["fewest-empty", "most-empty"])
def test_a_tie_that_remains_goes_to_the_later_in_turn_order(pawns: str, ranking: list[int], tie: str) -> None:
    assert end_of_game(f"tie={tie} {TIE} {pawns}").ranking() == ranking


@pytest.mark.rule("R14.10")
def test_a_tie_of_three_has_three_places() -> None:
    words = "p0.points=sales:9 p1.points=sales:9 p2.points=sales:9 p0.pawn=1,4 p1.pawn=3,7 p2.pawn=1,5"
    assert end_of_game(words, seats=3).ranking() == [1, 3, 2]


@pytest.mark.rule("R14.11")
@pytest.mark.parametrize(("depots", "ranking"), [("ship", [1, 2]), ("mine", [2, 1])])
def test_the_track_counts_as_it_stands_after_the_last_round(depots: str, ranking: list[int]) -> None:
    """Seat 1, second in the last round, places a ship and is first now: seat 0 wins the tie. With a mine it is not."""
    words = f"phase=E round=5 turn=1 order=01 p0.tiles=d4:castle,d3:ship p1.stored={depots} p1.dice=5,4"
    state = at(f"{words} p0.silver=1")
    if depots == "ship":
        play(state, "place die1 s1 d5", "load depot1", "workers die2", "end")
    else:
        state = at(f"{words} p0.silver=2")
        play(state, "workers die1", "place die2 s1 e3", "end")
    assert state.is_over and points(state) == points(state, 1)
    assert empty_spaces(state, 0) == empty_spaces(state, 1) and player(state, 1).track == (depots == "ship")
    assert state.ranking() == ranking
