"""Text positions: what is written can be read, defaults suit rule tests, and what is wrong is named."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import PositionError
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.manifest import MANIFEST
from chatelain.text import LANGUAGES, for_game
from chatelain.text.errors import explain
from tests.games.burdigala.helpers import PAWNS, at, goods, hand, new, pending, site
from tests.games.moves import random_game

WHOLE = (
    "burdigala seats=3 phase=after turn=9 first=1 seat=2 dice=3,4 played=1 corrupted=1 moved=b laid=q2a gained=2 "
    "stack=vino:1:0 draws=0,1,0 sites=q1:2/0,q2a:4/2/baths@02,q2b:forum,q3:5/0,q4:2/0,q5:3/0,q6:4/0,q7:5/0,q8:2/0,"
    "q9a:3/0,q9b:4/0,q10:2/0,q11:2/0,q12a:3/0,q12b:4/0,q13:3/0,q14a:2/0,q14b:3/0 bonus=q9:3,q14:2 discards=boat "
    "p0.pawns=1,2 p0.goods=wine,wine p0.tokens=0,5 p0.hand=theft p0.points=stones:3,bonus:2 p0.saw=1:tin,pile:copper "
    "p1.pawns=3,- p1.goods=tin,tin p1.table=vino p1.returned=3.5/1 p2.pawns=5,6 p2.hand=consul,boat"
)


def test_written_and_read_again() -> None:
    assert at(WHOLE.removeprefix("burdigala ")).to_text() == WHOLE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_random_games(seats: int) -> None:
    for seed in range(3):
        state = new(seats, seed)
        for _ in random_game(state, seed):
            text = state.to_text()
            again = at(text.removeprefix("burdigala "))
            assert again.to_text() == text and again.legal(again.to_act()[0]) == state.legal(state.to_act()[0])


def test_defaults() -> None:
    state = at()
    assert state.to_act() == (0,) and pending(state) == "move" and (state.die1, state.die2) == (1, 2)
    assert [site(state, name) for name in ("q1", "q2a", "q2b", "q3", "q4")] == [(0, 2), (0, 3), (0, 4), (0, 5), (0, 2)]
    assert goods(state) == hand(state) == [] and state.goods_left == 21


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("phase=noon", "bad-word"),
        ("dice=1", "number-count"),
        ("dice=0,4", "out-of-range"),
        ("dice=7,4", "out-of-range"),
        ("sites=q99:2/0", "no-site"),
        ("sites=q1b:2/0", "no-site"),
        ("sites=q1:2/0,q1:2/0", "site-twice"),
        ("sites=q1:2/2", "out-of-range"),
        ("sites=q1:palace", "not-a-number"),
        ("sites=q1:forum,q2a:forum", "tile-twice"),
        ("sites=q1:4/1/forum@0", "tile-size"),
        ("sites=q1:5/1/palace@0", "bad-word"),
        ("sites=q1:5/1/forum@", "nobody-looked"),
        ("sites=q1:5/1/forum@7", "out-of-range"),
        ("sites=q1:5/0,q2a:5/0,q2b:5/0,q3:5/0,q4:5/0", "too-many-of-size"),
        ("bonus=q1:3", "no-bonus-place"),
        ("bonus=q2:3,q2:2", "no-bonus-place"),
        ("p0.pawns=6,6", "pawns-together"),
        ("p0.pawns=1,2,3,4", "too-many-pawns"),
        ("p0.pawns=40", "out-of-range"),
        ("p0.goods=silk", "bad-word"),
        ("p0.goods=" + ",".join(["tin"] * 16), "too-many-of-kind"),
        ("p0.goods=tin,tin,tin p1.goods=tin,tin", "too-many-of-kind"),
        ("p0.tokens=6", "bad-word"),
        ("p0.hand=theft,theft,theft", "too-many-of-kind"),
        ("p0.table=theft", "bad-word"),
        ("p0.table=boat,boat", "card-twice"),
        ("p0.points=luck:3", "bad-word"),
        ("discards=joker", "bad-word"),
        ("phase=stone", "key-missing"),
        ("phase=after", "key-missing"),
        ("phase=stone moved=c", "no-pawn"),
        ("draws=1", "number-count"),
        ("stack=dream:0:0", "bad-word"),
        ("stack=send:0:0", "send-displaced"),
        ("stack=keep:0:0", "keep-offer"),
        ("displaced=1c", "not-displaced"),
        ("p0.saw=0:tin", "own-memory"),
        ("p0.saw=1:tin", "false-memory"),
        ("p0.returned=5.5.5.5.5", "false-memory"),
        ("stack=discard:1:0", "nothing-to-do"),
        ("unknown=1", "unknown-key"),
    ],
)
def test_what_is_wrong_is_named(words: str, code: str) -> None:
    key = words.split("=")[0].rsplit(" ")[-1]
    base = " ".join(word for word in PAWNS.split() if word.split("=")[0] != key)
    with pytest.raises(PositionError) as caught:
        at(f"{base} {words}")
    assert caught.value.code == code
    for lang in LANGUAGES:
        sentence = explain(caught.value, for_game(lang, MANIFEST))
        assert "error" not in sentence and "{" not in sentence and code not in sentence


def test_a_player_without_pawns_has_nothing_to_do() -> None:
    with pytest.raises(PositionError, match="nothing-to-do"):
        at("p1.pawns=3")


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize(
    "pending",
    [
        "stack=keep:1:0 offer=wine,copper,wheat phase=stone",
        "stack=swap:1:2 p2.goods=tin,wine p1.goods=wheat phase=stone",
    ],
)
def test_who_chooses_among_goods_knows_them_in_the_dreams_of_all(pending: str, viewer: int) -> None:
    state = GAME.from_text(f"burdigala seats=3 seat=1 moved=a p1.pawns=3,9 played=1 {pending}")
    for seed in range(10):
        dream = state.imagine(viewer, Seeded(seed))
        assert dream.imagine(1, Seeded(seed + 100)).legal(1) == dream.legal(1)
