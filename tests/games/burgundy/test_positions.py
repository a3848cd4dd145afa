"""Text positions: what they say, and what is wrong with those that cannot be read."""

from __future__ import annotations

import pytest

from chatelain.core.errors import PositionError
from chatelain.games.burgundy.game import GAME
from tests.games.burgundy.helpers import at, new, next_round, order, pending, player, random_game, stock, stored


def test_defaults() -> None:
    state = at()
    assert (int(state.seats), int(state.phase), int(state.round), state.to_act()) == (2, 0, 0, (0,))
    assert order(state) == [0, 1] and [p.estate.number for p in state.players] == ["1", "1"]
    assert sum(state.pool[0:98]) == 164 - 2  # all but the start castles


def test_every_key() -> None:
    words = (
        "burgundy seats=3 spielbox=1 tie=most-empty phase=C round=3 turn=1 order=210 seat=1 bought=1 "
        "stack=castle,keep:7 white=4 arrivals=9 goods=1,2 bonus=mine:0,ship:2:1 depot1=k1,- depot6=-,cow4,castle "
        "goods3=1,1,6 black=k7,-,bank gone=k2:1,bank:2 p0.estate=5 p0.start=c2 p0.tiles=c2:castle,c1:bank "
        "p0.stored=cow2,-,ship p0.goods=1,1,4 p0.sold=2 p0.silver=3 p0.workers=4 p0.dice=5,6 p0.used=1 "
        "p0.pawn=2,8 p0.points=sales:12,founding:-5"
    )
    state = GAME.from_text(words)
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()
    assert state.spielbox and state.most_empty_wins and state.has_bought
    assert order(state) == [2, 1, 0] and pending(state) == "keep"
    assert stored(state) == ["cow2", "ship"] and stock(state) == {"turquoise": 2, "red": 1}
    assert state.scores() == [7, 0, 0] and [int(p.bonuses) for p in state.players] == [1, 1, 1]
    assert (int(player(state).track), int(player(state).arrival), int(player(state).used)) == (2, 8, 1)


@pytest.mark.parametrize("options", [{}, {"estates": "choose", "choice": "secret"}, {"estates": "random-10"}])
def test_positions_of_a_game_are_read_as_they_were_written(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        state = new(seats, seed=seats, options=options)
        for _decision in random_game(state, seats):
            text = state.to_text()
            assert GAME.from_text(text).to_text() == text
        assert GAME.from_text(state.to_text()).to_text() == state.to_text()
        assert GAME.from_text(state.to_text()).ranking() == state.ranking()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "begins with 'burgundy'"),
        ("beaugency", "begins with 'burgundy', not 'beaugency'"),
        ("burgundy phase", "'phase' is not written key=value"),
        ("burgundy phase=A phase=B", "phase stands twice"),
        ("burgundy colour=red", "unknown key 'colour'"),
        ("burgundy p2.silver=1", "unknown key 'p2.silver'"),
        ("burgundy seats=5", "seats: 5 is not between 2 and 4"),
        ("burgundy seats=many", "seats: 'many' is not a number"),
        ("burgundy phase=F", "phase: 'F' is not one of A to E"),
        ("burgundy round=6", "round: 6 is not between 1 and 5"),
        ("burgundy turn=2", "turn: 2 is not between 0 and 1"),
        ("burgundy order=00", "order: '00' does not name every seat once"),
        ("burgundy order=012", "order: '012' does not name every seat once"),
        ("burgundy seat=2", "seat: 2 is not between 0 and 1"),
        ("burgundy stack=sleep", "stack: 'sleep' is no pending decision"),
        ("burgundy stack=keep:12", "stack: 12 is not between 0 and 11"),
        ("burgundy white=7", "white: 7 is not between 0 and 6"),
        ("burgundy goods=7", "goods: 7 is not between 1 and 6"),
        ("burgundy goods=1,1,1,1,1,1", "goods: a phase has at most five"),
        ("burgundy bonus=mine", "bonus: 'mine' is not colour:seat"),
        ("burgundy bonus=gold:0", "bonus: 'gold:0' is not colour:seat"),
        ("burgundy bonus=mine:2", "bonus: 2 is not between 0 and 1"),
        ("burgundy depot1=bank,bank,bank,bank,bank", "depot1: more than 4 places"),
        ("burgundy depot1=inn", "depot1: 'inn' is no tile"),
        ("burgundy black=" + ",".join(["-"] * 9), "black: more than 8 places"),
        ("burgundy goods3=0", "goods3: 0 is not between 1 and 6"),
        ("burgundy p0.estate=11", "p0.estate: estate: 11: unknown"),
        ("burgundy p0.start=h1", "p0.start: 'h1' is no space"),
        ("burgundy p0.tiles=d4:castle,h1:bank", "p0.tiles: 'h1' is no space"),
        ("burgundy p0.tiles=d4:castle,c3:inn", "p0.tiles: 'inn' is no tile"),
        ("burgundy p0.tiles=d4:castle,c3:cow2", "p0.tiles: cow2 does not fit the colour of c3"),
        ("burgundy p0.tiles=d4:castle,c3:bank,c3:church", "p0.tiles: c3 is covered twice"),
        ("burgundy p0.stored=bank,bank,bank,bank,bank", "p0.stored: more than four places"),
        ("burgundy p0.stored=hay", "p0.stored: 'hay' is no tile"),
        ("burgundy p0.goods=8", "p0.goods: 8 is not between 1 and 6"),
        ("burgundy p0.goods=1,1,1,1 p1.goods=1,1,1,1", "there are only 7 goods of type 1"),
        ("burgundy p0.silver=-1", "p0.silver: -1 is not between 0 and 9999"),
        ("burgundy p0.dice=3", "p0.dice and p0.pawn are two numbers each"),
        ("burgundy p0.dice=3,7", "p0.dice: 7 is not between 0 and 6"),
        ("burgundy p0.pawn=3", "p0.dice and p0.pawn are two numbers each"),
        ("burgundy p0.used=4", "p0.used: 4 is not between 0 and 3"),
        ("burgundy p0.points=luck:3", "p0.points: 'luck' is no source of points"),
        ("burgundy p0.points=sales:x", "p0.points: 'x' is not a number"),
        ("burgundy gone=inn:1", "gone: 'inn' is no tile"),
        ("burgundy p0.stored=k1 p1.stored=k1", "there are not so many tiles of the kind k1"),
        ("burgundy gone=k3:2", "there are not so many tiles of the kind k3"),
        ("burgundy blackpool=k1:2", "there are not so many tiles of the kind k1"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_text(text)
    assert reason in str(caught.value)


def test_a_position_without_goods_on_the_round_spaces_can_be_played_on() -> None:
    state = next_round(at("p0.dice=3,5 p1.dice=2,2"))
    assert all(packed >> 48 == 0 for packed in state.goods)
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()


def test_an_unknown_tie_break_is_refused() -> None:
    with pytest.raises(PositionError, match="tie"):
        at("tie=coin-toss")


def test_four_types_of_goods_are_refused() -> None:
    with pytest.raises(PositionError, match=r"p0\.goods"):
        at("p0.goods=1,2,3,4")
