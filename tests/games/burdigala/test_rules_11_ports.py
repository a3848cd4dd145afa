"""Section 11: ports and goods."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import at, good, goods, pending, play, told

ALL_BUT_ONE = ",".join(["wine"] * 5 + ["ceramics", "copper", "wheat"] * 4 + ["tin"] * 3)


@pytest.mark.rule("R11.1")
@pytest.mark.parametrize(("start", "port"), [(12, 13), (16, 17), (21, 22)])
def test_a_port_brings_a_goods_card_before_the_stone(start: int, port: int) -> None:
    state = play(at(f"dice=1,2 p0.pawns={start} p1.pawns=1"), f"move a {port}", draws=[good("copper")])
    assert goods(state) == ["copper"] and pending(state) == "stone"
    play(state, "lay q9a" if port != 22 else "lay q12a")
    assert goods(state) == ["copper"]


@pytest.mark.rule("R11.1")
def test_passing_a_port_or_standing_there_brings_nothing() -> None:
    assert goods(play(at("dice=2,4 p0.pawns=12 p1.pawns=1"), "move a 18")) == []
    assert goods(play(at("dice=1,2 p0.pawns=13,6 p1.pawns=1"), "move b 7")) == []


@pytest.mark.rule("R11.3")
def test_the_owner_looks_and_the_others_see_the_number() -> None:
    state = at("dice=1,2 p0.pawns=12 p1.pawns=1 p0.goods=wine")
    events = told(state, "move a 13", draws=[good("tin")])
    assert [(event.kind, event.only) for event in events][1:] == [("good-drawn", None), ("own-good", (0,))]
    for viewer, shown in ((0, {"wine": 1, "tin": 1}), (1, None), (-1, None)):
        players = state.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["goods"] == 2 and players[0]["goods_cards"] == shown


@pytest.mark.rule("R11.4")
def test_no_limit_to_goods() -> None:
    state = play(at(f"dice=1,2 p0.pawns=12 p1.pawns=1 p0.goods={ALL_BUT_ONE}"), "move a 13")
    assert len(goods(state)) == 21 and state.goods_left == 0 and pending(state) == "stone"
