"""Section 10: seven and corruption."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import (
    at,
    can,
    code,
    dreams,
    good,
    goods,
    is_finished,
    legal,
    pending,
    play,
    points,
    site,
    tile,
    token,
    tokens,
)
from tests.games.moves import sheet

#: A seven, and seat 0 is about to lay a stone from point 10.
SEVEN = "phase=stone dice=3,4 moved=a p0.pawns=10 p1.pawns=31"
#: All 24 tokens lie before seat 1.
NO_TOKENS = "p1.tokens=" + ",".join(str(value) for value in range(6) for _ in range(4))


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("dice", ["1,6", "5,2", "4,3"])
def test_a_seven_offers_a_token_for_one_privilege(dice: str) -> None:
    state = play(at(f"{SEVEN.replace('3,4', dice)} sites=q3:5/0"), "lay q3")
    assert can(state, "corrupt") and can(state, "end")
    play(state, "corrupt", draws=[token(5)])
    assert tokens(state) == [5] and legal(state) == {"stone", "good"}
    play(state, "good")
    assert code(state, "corrupt") == "corrupted-already"
    assert code(play(at(f"{SEVEN.replace('3,4', '3,5')}"), "lay q3"), "corrupt") == "no-seven"


@pytest.mark.rule("R10.2", "R10.3")
def test_the_second_stone_replaces_the_first() -> None:
    state = play(at(f"{SEVEN} sites=q3:5/1"), "lay q3")
    assert points(state) == 3
    play(state, "corrupt", "stone")
    assert points(state) == 2 and sheet(state) == {"stones": 2} and site(state, "q3") == (3, 5)


@pytest.mark.rule("R10.4")
def test_the_site_must_be_unfinished() -> None:
    state = play(at(f"{SEVEN} sites=q3:2/1"), "lay q3", "corrupt")
    assert is_finished(state, "q3") and legal(state) == {"good"}
    assert code(state, "stone") == "site-finished"


@pytest.mark.rule("R10.5")
def test_or_a_goods_card() -> None:
    state = play(at(f"{SEVEN} sites=q3:5/1"), "lay q3", "corrupt", "good", draws=[token(1), good("wheat")])
    assert goods(state) == ["wheat"] and points(state) == 3 and pending(state) == "after"


@pytest.mark.rule("R10.6")
def test_after_the_stone_token_first_and_only_if_of_use() -> None:
    state = at(SEVEN)
    assert code(state, "corrupt") == "not-done-yet"
    assert code(play(state, "lay q3"), "stone") == "nothing-to-stone" and code(state, "good") == "nothing-to-good"
    play(state, "corrupt")
    assert code(state, "end") == "decide-first" and tokens(state) != []
    everything = ",".join(["wine"] * 5 + [kind for kind in ("ceramics", "copper", "wheat", "tin") for _ in range(4)])
    finished = play(at(f"{SEVEN} sites=q3:2/1 p1.goods={everything}"), "lay q3")
    assert code(finished, "corrupt") == "no-privilege"
    assert legal(play(at(f"{SEVEN} sites=q3:5/1 p1.goods={everything}"), "lay q3", "corrupt")) == {"stone"}


@pytest.mark.rule("X5")
def test_example_three_points_become_two() -> None:
    state = play(at(f"{SEVEN} sites=q3:4/0"), "lay q3")
    assert points(state) == 3
    assert points(play(state, "corrupt", "stone")) == 2


@pytest.mark.rule("X6")
def test_example_only_the_value_of_the_building() -> None:
    state = play(at(f"{SEVEN} sites=q3:2/0"), "lay q3")
    assert points(state) == 1
    play(state, "corrupt", "stone", draws=[token(0), tile("pottery")])
    assert sheet(state) == {"buildings": 4}


@pytest.mark.rule("R10.7")
def test_only_its_owner_knows_a_token() -> None:
    state = play(at(SEVEN), "lay q3", "corrupt", draws=[token(5)])
    for viewer, values in ((0, [5]), (1, None), (-1, None)):
        players = state.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["tokens"] == 1 and players[0]["token_values"] == values
    assert {tuple(tokens(dream)) for dream in dreams(state, 1)} == {(value,) for value in range(6)}


@pytest.mark.rule("R10.8")
def test_without_tokens_no_privilege() -> None:
    state = play(at(f"{SEVEN} {NO_TOKENS}"), "lay q3")
    assert code(state, "corrupt") == "no-tokens"
    state = play(at(f"{SEVEN.replace('3,4', '4,4')} {NO_TOKENS}"), "lay q3")
    assert code(state, "again") == "no-tokens"
    words = f"phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p0.table=vino p1.pawns=31 {NO_TOKENS}"
    assert pending(play(at(words), "lay q8")) == "after"  # In vino veritas is not even asked


@pytest.mark.rule("R10.6", "R5.9")
def test_the_token_of_the_seven_is_there_when_the_second_stone_finishes_the_necropolis() -> None:
    state = play(at(f"{SEVEN} sites=q3:3/1 p0.tokens=2"), "lay q3", "corrupt", draws=[token(5)])
    assert tokens(state) == [2, 5] and points(state) == 1
    play(state, "stone", draws=[tile("necropolis")])
    assert tokens(state) == [] and state.tokens_left == 24 and points(state) == 0
