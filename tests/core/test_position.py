"""Text positions: every fault has a name, and a list of keys goes both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.errors import DataError, PositionError
from chatelain.core.position import Keys, Names, PositionText, unstacked


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


# -- keys that go both ways

GRAIN = Names(["rye", "oats", "hops"])
PLACES = Names(["rye", "oats", "hops"], none="-")


class Mill:
    """A little of everything."""

    def __init__(self) -> None:
        self.wheel, self.speed, self.spare, self.is_dry, self.miller = 0, 0, 0, False, ""
        self.stones = [0, 0]
        self.bins: list[int] = []
        self.words: list[str] = []
        self.sacks = vec[i64]([7, 0, 0, 0, 7])

    def go_through(self, keys: Keys) -> None:
        self.wheel = keys.name("wheel", self.wheel, Names(["wood", "iron"], none="no"), 0, always=False)
        self.speed = keys.number("speed", self.speed, 0, 9, 1)
        self.spare = keys.number("spare", self.spare, 0, 9, 0, always=False)
        self.is_dry = keys.flag("dry", self.is_dry)
        self.miller = keys.word("miller", self.miller)
        self.stones = keys.numbers("stones", self.stones, 0, 9, [0, 0], wanted=2)
        keys.prefix = "p0."
        bins, words = keys.kinds("bins", self.bins, PLACES), keys.words("words", self.words, always=True)
        if keys.reads:
            self.bins, self.words = bins, words
        keys.counts("sacks", self.sacks, 1, GRAIN, -9, 9, alone="1")


def mill(text: str) -> Mill:
    found = Mill()
    found.go_through(Keys("game", read(text)))
    return found


def line(mill: Mill) -> str:
    keys = Keys("game")
    mill.go_through(keys)
    return keys.line()


@pytest.mark.parametrize(
    "text",
    [
        "game speed=0 stones=0,0 p0.words=",
        "game wheel=iron speed=9 spare=2 dry=1 miller=x=y stones=3,4 p0.bins=oats,-,rye p0.words=a,b p0.sacks=rye:-2",
        "game wheel=no speed=1 stones=0,9 p0.words=a p0.sacks=oats:1,hops:9",
    ],
)
def test_what_is_written_is_read_again(text: str) -> None:
    assert line(mill(text)) == text


def test_writing_changes_nothing() -> None:
    one = mill("game wheel=iron stones=3,4 p0.bins=oats,- p0.words=a,b p0.sacks=rye,hops:2")
    before = {**vars(one), "sacks": list(one.sacks)}
    line(one)
    assert {**vars(one), "sacks": list(one.sacks)} == before
    assert (one.bins, one.words, list(one.sacks)) == ([1, -1], ["a", "b"], [7, 1, 0, 2, 7])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game wheel=tin", "bad-word key=wheel word=tin known=wood, iron, no"),
        ("game wheel=", "bad-word key=wheel word= known=wood, iron, no"),
        ("game dry=2", "out-of-range key=dry number=2 low=0 high=1"),
        ("game stones=1", "number-count key=stones wanted=2 count=1"),
        ("game p0.bins=rye,tin", "bad-word key=p0.bins word=tin known=rye, oats, hops"),
        ("game p0.sacks=tin", "bad-word key=p0.sacks word=tin known=rye, oats, hops"),
        ("game p0.sacks=rye:x", "not-a-number key=p0.sacks word=x"),
        ("game p0.sacks=rye:10", "out-of-range key=p0.sacks number=10 low=-9 high=9"),
    ],
)
def test_a_fault_names_its_key(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        mill(text)
    assert str(caught.value) == message


def test_a_name_without_a_number() -> None:
    keys = Keys("game", read("game"))
    keys.prefix = "p1."
    assert keys.pair("sacks", "rye:2") == ("rye", "2")
    assert keys.pair("sacks", "rye", alone="1") == ("rye", "1")
    with pytest.raises(PositionError, match=r"not-name-value key=p1\.sacks word=rye"):
        keys.pair("sacks", "rye")


def test_a_stack_is_written_bottom_first() -> None:
    assert unstacked(0, 8) == []
    assert unstacked(0x010203, 8) == [1, 2, 3]


def test_data_of_ones_own_that_are_wrong() -> None:
    def named(word: str) -> int:
        if word == "bad":
            raise DataError("", "", "value-missing")
        return len(word)

    assert (read("game").edition(named), read("game data=four").edition(named)) == (0, 4)
    with pytest.raises(PositionError, match="bad-data key=data: value-missing"):
        read("game data=bad").edition(named)
