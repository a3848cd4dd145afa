"""Text positions: what they say, and what is wrong with those that cannot be read."""

from __future__ import annotations

import pytest

from chatelain.core.errors import PositionError
from chatelain.games.cards.game import GAME
from chatelain.games.cards.manifest import MANIFEST
from chatelain.text import LANGUAGES, for_game
from tests.games.cards.helpers import (
    animals,
    at,
    estate,
    goods,
    hand,
    in_pool,
    new,
    pending,
    pile,
    player,
    projects,
    row,
    sold,
    stack,
)
from tests.games.moves import random_game, sheet


def test_defaults() -> None:
    state = at()
    assert (int(state.seats), int(state.round), int(state.turn), state.to_act()) == (2, 0, 0, (0,))
    assert [stack(state, seat) for seat in (0, 1)] == [4, 4] and int(state.deck) == 114 - 8
    assert [pile(state, number) for number in range(4)] == [("light", 9), ("medium", 9), ("cow", 10), ("sheep", 10)]
    assert state.holder == 0 and not state.is_face_down
    assert [stack(at(f"turn={turn}")) for turn in range(1, 7)] == [4, 3, 2, 1, 0, 0]


def test_every_key() -> None:
    words = (
        "cards seats=3 data=good-points=2 round=C turn=3 first=1 place=2 start=2:down played=1 bought=1 "
        "stack=bonus,action:4,bonus:1,bought seen=mine1,mine2:1,mine3 row1=castle1,-,ship2 row6=bank5 "
        "goods=dark:7,light:6 animals=pig:8,cow:8 first-triples=mine:0,ship:2 seven-types=2,0 discard=castle2:2,shop1 "
        "pools=1,0,1 pool0=mine1,ship3,pasture4 p0.hand=ship1:1 p0.stack=1+2 p0.projects=mine4,-,bank1 "
        "p0.estate=mine5+mine6+cloister1,cloister2 p0.workers=3 p0.silver=4 p0.goods=light:1,dark:1 p0.sold=medium:2 "
        "p0.animals=cow:2,sheep:1 p0.points=watchtowers:1,conversion:2 p1.stack=1+0 p1.animals=chicken p2.stack=1 "
        "p1.sold=light"
    )
    state = GAME.from_text(words)
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()
    assert state.to_act() == (0,) and state.has_played and state.has_bought and pending(state) == "bought"
    assert state.view(0)["seen"] == ["mine1", "mine2", "mine3"] and state.is_face_down and state.holder == 2
    assert row(state, 1) == ["castle1", "ship2"] and row(state, 6) == ["bank5"]
    assert [pile(state, number) for number in (0, 3)] == [("dark", 7), ("cow", 8)]
    assert hand(state) == ["ship1"] and stack(state) == 3 and projects(state) == ["mine4", "bank1"]
    assert estate(state) == ["mine: mine5 mine6 cloister1", "cloister: cloister2"]
    assert goods(state) == {"light": 1, "dark": 1} and sold(state) == {"medium": 2}
    assert animals(state) == {"cow": 2, "sheep": 1} and player(state).workers == 3
    assert sheet(state) == {
        "mines": 5,
        "first-triples": 1,
        "seven-types": 2,
        "watchtowers": 1,
        "conversion": 2,
        "goods": 4,
        "animals": 1,
    }
    assert in_pool(state.pools[0]) == {"mine1": 1, "ship3": 1, "pasture4": 1}
    assert in_pool(state.discard) == {"castle2": 2, "shop1": 1}


def test_piles_with_little_left() -> None:
    state = at("p0.sold=light:6,medium:6,dark:4")
    assert [pile(state, number) for number in (0, 1)] == [("dark", 1), ("dark", 1)]
    assert [pile(at("p0.sold=light:6,medium:6,dark:5"), number) for number in (0, 1)] == [("dark", 1), ("-", 0)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_of_a_game_are_read_as_they_were_written(seats: int) -> None:
    for seed in range(3):
        state = new(seats, seed)
        for _decision in random_game(state, seed):
            text = state.to_text()
            again = GAME.from_text(text)
            assert again.to_text() == text and int(again.deck) == int(state.deck)
        assert GAME.from_text(state.to_text()).ranking() == state.ranking()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "other-game game=cards word="),
        ("burgundy", "other-game game=cards word=burgundy"),
        ("cards round", "not-key-value word=round"),
        ("cards luck=1", "unknown-key key=luck"),
        ("cards p2.silver=1", "unknown-key key=p2.silver"),
        ("cards aaron.estate=mine1", "unknown-key key=aaron.estate"),
        ("cards seats=5", "out-of-range key=seats number=5 low=1 high=4"),
        ("cards data=luck=1", "bad-data key=data"),
        ("cards round=F", "bad-word key=round word=F"),
        ("cards turn=7", "out-of-range key=turn"),
        ("cards first=2", "out-of-range key=first"),
        ("cards start=2", "out-of-range key=start"),
        ("cards start=1:left", "bad-word key=start word=left"),
        ("cards seats=1 start=0", "unknown-key key=start"),
        ("cards stack=luck", "bad-word key=stack word=luck"),
        ("cards stack=action:8", "out-of-range key=stack"),
        ("cards stack=bonus,bonus,bonus,bonus,bonus,bonus,bonus,bonus,bonus", "too-many key=stack limit=8"),
        ("cards stack=bought", "seen-count key=seen wanted=3"),
        ("cards seen=mine1,mine2,mine3", "seen-count key=seen wanted=0"),
        ("cards row1=mine1,mine2,mine3,mine4,mine5,mine6", "too-many key=row1 limit=5"),
        ("cards row1=mine7", "no-card key=row1 word=mine7"),
        ("cards p0.hand=mine1,mine2,mine3", "too-many key=p0.hand limit=2"),
        ("cards p0.hand=mine1:5", "out-of-range key=p0.hand"),
        ("cards p0.stack=7", "out-of-range key=p0.stack"),
        ("cards p0.projects=mine1,mine2,mine3,mine4", "discard-of-four key=p0.projects"),
        ("cards stack=discard p0.projects=mine1,mine2,mine3", "discard-of-four key=p0.projects"),
        ("cards stack=discard p0.projects=mine1,-,mine3,mine4", "discard-of-four key=p0.projects"),
        ("cards p0.projects=mine1,mine2,mine3,mine4,mine5", "too-many key=p0.projects limit=3"),
        ("cards p0.estate=mine1+ship2", "no-column key=p0.estate word=mine1+ship2"),
        ("cards p0.estate=mine1+mine2+mine3+mine4", "no-column key=p0.estate"),
        ("cards p0.estate=" + ",".join(["mine1"] * 29), "too-many key=p0.estate limit=28"),
        ("cards p0.workers=999", "out-of-range key=p0.workers"),
        ("cards p0.goods=luck", "bad-word key=p0.goods word=luck"),
        ("cards p0.animals=cow:21", "out-of-range key=p0.animals"),
        ("cards p0.points=animals:3", "bad-word key=p0.points word=animals"),
        ("cards p0.points=conversion:x", "not-a-number key=p0.points word=x"),
        ("cards first-triples=mine:0,mine:1", "type-twice key=first-triples word=mine"),
        ("cards first-triples=mine:aaron", "not-a-number key=first-triples word=aaron"),
        ("cards seven-types=0,0", "seven-twice key=seven-types word=0"),
        ("cards seven-types=0,1,0", "too-many key=seven-types limit=2"),
        ("cards row1=castle1 row2=castle1 row3=castle1", "too-many-of-card card=castle1"),
        ("cards discard=castle1:3", "too-many-of-card card=castle1"),
        ("cards row1=bank2", "too-many-of-card card=bank2"),
        ("cards pools=1,2", "number-count key=pools wanted=3 count=2"),
        ("cards pool1=castle1", "pool-size pool=1 cards=1 places=0"),
        ("cards pools=0,1,1", "pool-size pool=1 cards=0 places=8"),
        ("cards p0.sold=light:7", "too-many-of-kind key=goods kind=light"),
        ("cards goods=light", "two-piles key=goods"),
        ("cards goods=light:3,dark:3", "pile-size key=goods cards=16 places=4"),
        ("cards goods=light,dark p0.sold=light:6", "too-many-of-kind key=goods kind=light"),
        ("cards goods=luck,dark", "bad-word key=goods word=luck"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(words: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_text(words)
    error = caught.value
    assert str(error).startswith(reason)
    for lang in LANGUAGES:
        texts = for_game(lang, MANIFEST)
        cause = {"reason": "..."} if error.cause else {}
        assert texts.say(f"error-{error.code}", **error.params, **cause)


def test_a_full_stack_of_decisions_takes_no_more() -> None:
    """Eight decisions set up by hand, and a castle on top of them: it is lost, nothing breaks."""
    state = at("stack=" + ",".join(["action"] * 8) + " p0.projects=castle1 p0.hand=ship1")
    before = int(state.stack)
    state.push(1, 0)
    assert int(state.stack) == before or int(state.stack) < 2**63
    for _decision in random_game(state, 3):
        assert int(state.stack) < 2**63
