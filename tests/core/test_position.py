"""Text positions: every fault has a name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatelain.core.errors import PositionError
from chatelain.core.position import PositionText


def read(text: str) -> PositionText:
    return PositionText("game", text)


def test_keys_are_read_in_any_order() -> None:
    text = read("game b=2 a=1 name=x=y list=1,2,3 none=")
    assert (text.number("a", 0, 9), text.number("b", 0, 9), text.word("name")) == (1, 2, "x=y")
    assert text.numbers("list", 0, 9) == [1, 2, 3]
    assert text.numbers("none", 0, 9) == []
    text.finish()


def test_defaults_stand_for_what_is_left_out() -> None:
    text = read("game")
    assert (text.number("a", 0, 9, 4), text.word("b", "x"), text.numbers("c", 0, 9, [1, 2])) == (4, "x", [1, 2])
    assert not text.has("a")
    text.finish()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "other-game game=game word="),
        ("other a=1", "other-game game=game word=other"),
        ("game a", "not-key-value word=a"),
        ("game =1", "not-key-value word==1"),
        ("game a=1 a=2", "key-twice key=a"),
    ],
)
def test_what_is_no_position(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game", "key-missing key=a"),
        ("game a=", "not-a-number key=a word="),
        ("game a=x", "not-a-number key=a word=x"),
        ("game a=1.5", "not-a-number key=a word=1.5"),
        ("game a=10", "out-of-range key=a number=10 low=0 high=9"),
        ("game a=-1", "out-of-range key=a number=-1 low=0 high=9"),
    ],
)
def test_what_is_no_number(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text).number("a", 0, 9)
    assert str(caught.value) == message


def test_one_wrong_number_in_a_list() -> None:
    with pytest.raises(PositionError, match="out-of-range key=a number=10 low=0 high=9"):
        read("game a=1,10,2").numbers("a", 0, 9)


def test_what_nobody_asked_for_is_named() -> None:
    text = read("game b=1 a=1 c=1")
    text.number("c", 0, 9)
    with pytest.raises(PositionError, match="unknown-key key=a"):
        text.finish()


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for start in ("", "game ", "game a="):
        try:
            position = read(start + text)
            position.numbers("a", 0, 9, [])
            position.number("b", 0, 9, 1)
            position.finish()
        except PositionError as error:
            assert str(error)
