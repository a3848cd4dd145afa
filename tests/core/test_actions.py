"""The action table: ids, decoding and notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.core.errors import NotationError

DIE = Field("die", ["die1", "die2"])
DEPOT = Field("depot", ["1", "2", "3", "4", "5", "6", "black"])
SPACE = Field("space", [f"{row}{column}" for row in "abcdefg" for column in range(1, 7)])
TABLE = ActionTable([Block("take", DIE, DEPOT), Block("end"), Block("place", DIE, DEPOT, SPACE), Block("workers", DIE)])


def test_ids_are_consecutive_and_the_last_field_varies_fastest() -> None:
    assert TABLE.size == 14 + 1 + 588 + 2
    assert [TABLE.base(name) for name in ("take", "end", "place", "workers")] == [0, 14, 15, 603]
    assert [TABLE.text(action) for action in (0, 1, 7, 14, 15, 604)] == [
        "take die1 1",
        "take die1 2",
        "take die2 1",
        "end",
        "place die1 1 a1",
        "workers die2",
    ]


@given(st.integers(0, TABLE.size - 1))
def test_every_id_is_its_text_and_its_fields(action: int) -> None:
    assert TABLE.parse(TABLE.text(action)) == action
    decoded = TABLE.decode(action)
    assert (decoded.id, str(decoded)) == (action, TABLE.text(action))
    assert TABLE.encode(decoded.kind, *decoded.values.values()) == action
    assert list(decoded.values) == [field.name for field in TABLE.block_of(action).fields]
    assert [field.words[decoded.values[field.name]] for field in TABLE.block_of(action).fields] == decoded.words


def test_a_decoded_action_reads_well() -> None:
    assert repr(TABLE.decode(8)) == "<Action 8 take die2 2>"


def test_spaces_around_words_do_not_matter() -> None:
    assert TABLE.parse("  take   die1 black ") == 6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty-move known=take, end, place, workers"),
        ("   ", "empty-move"),
        ("grab die1", "unknown-move name=grab known=take, end"),
        ("take die1", "move-shape move=take die1 shape=take DIE DEPOT"),
        ("end now", "shape=end"),
        ("take die3 1", "move-word word=die3 field=die known=die1, die2"),
        ("take die1 0", "move-word word=0 field=depot known=1, 2, 3, 4, 5, 6, black"),
        ("TAKE die1 1", "unknown-move name=TAKE"),
    ],
)
def test_a_wrong_text_is_told_what_could_stand_there(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        TABLE.parse(text)
    assert message in str(caught.value)


@given(st.text())
def test_any_text_is_an_action_or_an_error(text: str) -> None:
    try:
        action = TABLE.parse(text)
    except NotationError:
        return
    assert TABLE.text(action) == " ".join(text.split())


@pytest.mark.parametrize("action", [-1, TABLE.size, 10**6])
def test_there_is_no_such_number(action: int) -> None:
    with pytest.raises(NotationError, match=f"no-action action={action}"):
        TABLE.decode(action)


@pytest.mark.parametrize("values", [(2, 0), (-1, 0), (0, 7)])
def test_there_is_no_such_value(values: tuple[int, int]) -> None:
    with pytest.raises(NotationError, match=r"no-field-value action=take field=(die|depot)"):
        TABLE.encode("take", *values)


def test_the_number_of_values_must_fit() -> None:
    with pytest.raises(ValueError, match="zip"):
        TABLE.encode("take", 0)


def test_the_golden_lines_hold_all_that_makes_an_id() -> None:
    table = ActionTable([Block("take", DIE, Field("good", ["red", "pink"])), Block("end")])
    assert table.golden() == ["0 take die=die1,die2 good=red,pink", "4 end"]


def test_a_block_may_be_secret() -> None:
    table = ActionTable([Block("take", DIE), Block("keep", DIE, secret=True), Block("end")])
    assert [table.is_secret(action) for action in range(table.size)] == [False, False, True, True, False]
    assert table.golden() == ["0 take die=die1,die2", "2 keep die=die1,die2", "4 end"]
