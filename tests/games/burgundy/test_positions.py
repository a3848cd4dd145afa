"""Text positions: what they say, and what is wrong with those that cannot be read."""

from __future__ import annotations

import pytest

from chatelain.core.errors import PositionError
from chatelain.games.burgundy.game import GAME
from tests.games.burgundy.helpers import at, new, next_round, order, pending, player, stock, stored
from tests.games.moves import random_game


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
        ("", "other-game game=burgundy word="),
        ("beaugency", "other-game game=burgundy word=beaugency"),
        ("burgundy phase", "not-key-value word=phase"),
        ("burgundy phase=A phase=B", "key-twice key=phase"),
        ("burgundy colour=red", "unknown-key key=colour"),
        ("burgundy p2.silver=1", "unknown-key key=p2.silver"),
        ("burgundy seats=5", "out-of-range key=seats number=5 low=2 high=4"),
        ("burgundy seats=many", "not-a-number key=seats word=many"),
        ("burgundy phase=F", "bad-word key=phase word=F known=A, B, C, D, E, setup"),
        ("burgundy round=6", "out-of-range key=round number=6 low=1 high=5"),
        ("burgundy turn=2", "out-of-range key=turn number=2 low=0 high=1"),
        ("burgundy order=00", "bad-order key=order word=00"),
        ("burgundy order=012", "bad-order key=order word=012"),
        ("burgundy seat=2", "out-of-range key=seat number=2 low=0 high=1"),
        ("burgundy stack=sleep", "bad-word key=stack word=sleep known=ship"),
        ("burgundy stack=keep:12", "out-of-range key=stack number=12 low=0 high=11"),
        ("burgundy white=7", "out-of-range key=white number=7 low=0 high=6"),
        ("burgundy goods=7", "out-of-range key=goods number=7 low=1 high=6"),
        ("burgundy goods=1,1,1,1,1,1", "too-many-goods key=goods limit=5"),
        ("burgundy bonus=mine", "bonus-shape key=bonus word=mine"),
        ("burgundy bonus=gold:0", "bonus-shape key=bonus word=gold:0"),
        ("burgundy bonus=mine:2", "out-of-range key=bonus number=2 low=0 high=1"),
        ("burgundy depot1=bank,bank,bank,bank,bank", "too-many-tiles key=depot1 limit=4"),
        ("burgundy depot1=inn", "no-tile key=depot1 word=inn"),
        ("burgundy black=" + ",".join(["-"] * 9), "too-many-tiles key=black limit=8"),
        ("burgundy goods3=0", "out-of-range key=goods3 number=0 low=1 high=6"),
        ("burgundy p0.estate=11", "bad-estate key=p0.estate: unknown-estate name=11"),
        ("burgundy p0.start=h1", "no-space key=p0.start word=h1"),
        ("burgundy p0.tiles=d4:castle,h1:bank", "no-space key=p0.tiles word=h1"),
        ("burgundy p0.tiles=d4:castle,c3:inn", "no-tile key=p0.tiles word=inn"),
        ("burgundy p0.tiles=d4:castle,c3:cow2", "tile-colour key=p0.tiles tile=cow2 space=c3"),
        ("burgundy p0.tiles=d4:castle,c3:bank,c3:church", "covered-twice key=p0.tiles space=c3"),
        ("burgundy p0.stored=bank,bank,bank,bank,bank", "too-many-tiles key=p0.stored limit=4"),
        ("burgundy p0.stored=hay", "no-tile key=p0.stored word=hay"),
        ("burgundy p0.goods=8", "out-of-range key=p0.goods number=8 low=1 high=6"),
        ("burgundy p0.goods=1,1,1,1 p1.goods=1,1,1,1", "too-many-of-good good=1 limit=7"),
        ("burgundy p0.silver=-1", "out-of-range key=p0.silver number=-1 low=0 high=9999"),
        ("burgundy p0.dice=3", "number-count key=p0.dice wanted=2 count=1"),
        ("burgundy p0.dice=3,7", "out-of-range key=p0.dice number=7 low=0 high=6"),
        ("burgundy p0.pawn=3", "number-count key=p0.pawn wanted=2 count=1"),
        ("burgundy p0.used=4", "out-of-range key=p0.used number=4 low=0 high=3"),
        ("burgundy p0.points=luck:3", "bad-word key=p0.points word=luck"),
        ("burgundy p0.points=sales:x", "not-a-number key=p0.points word=x"),
        ("burgundy gone=inn:1", "no-tile key=gone word=inn"),
        ("burgundy p0.stored=k1 p1.stored=k1", "too-many-of-kind tile=k1"),
        ("burgundy gone=k3:2", "too-many-of-kind tile=k3"),
        ("burgundy blackpool=k1:2", "too-many-of-kind tile=k1"),
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
