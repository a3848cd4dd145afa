"""Data files and the word that carries what differs: what is read, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chatelain.core.datafile import Table, join_parts, part_numbers, split_parts
from chatelain.core.errors import DataError

TEXT = """
source = "own"
name = "mine"
[time]
boxes = 9
phases = ["I", "II"]
is_short = true
source = "own"
[points]
2 = { points = [4, 3, 2], source = "own" }
"""


def table() -> Table:
    return Table("mine.toml", TEXT)


def test_values_by_their_place() -> None:
    assert table().get("name") == "mine" and table().number("time.boxes", 1, 20) == 9
    assert table().numbers("points.2.points", 0, 99, 3) == [4, 3, 2]
    assert table().has("points.2") and not table().has("points.3") and not table().has("name.first")
    assert table().rows("", ["time", "points", "name"]) == ["name", "time", "points"]
    assert table().rows("time", ["boxes", "phases", "is_short"]) == ["boxes", "phases", "is_short"]


def test_a_table_that_is_printed_may_be_repeated() -> None:
    table().same_as("time", {"boxes": 9, "phases": ["I", "II"], "is_short": True, "more": 1, "source": "found"})
    table().same_as("points", {"2": {"points": [4, 3, 2]}})


Read = Callable[[], object]


@pytest.mark.parametrize(
    ("read", "place", "code"),
    [
        (lambda: Table("mine.toml", "[time"), "", "not-toml"),
        (lambda: Table("mine.toml", "boxes = " + "9" * 5000), "", "not-toml"),
        (lambda: Table("mine.toml", "boxes = " + "[" * 5000), "", "not-toml"),
        (lambda: table().get("time.turns"), "time.turns", "value-missing"),
        (lambda: table().number("time.boxes", 10, 20), "time.boxes", "bad-number"),
        (lambda: table().number("time.is_short", 0, 1), "time.is_short", "bad-number"),
        (lambda: table().number("name", 0, 1), "name", "bad-number"),
        (lambda: table().numbers("time.boxes", 0, 9, 3), "time.boxes", "number-count"),
        (lambda: table().numbers("points.2.points", 0, 9, 2), "points.2.points", "number-count"),
        (lambda: table().numbers("points.2.points", 3, 9, 3), "points.2.points", "bad-number"),
        (lambda: table().rows("", ["name", "time"]), "points", "not-among"),
        (lambda: table().rows("time", ["boxes"]), "time.phases", "not-among"),
        (lambda: table().rows("name", ["boxes"]), "name", "no-table"),
        (lambda: table().exactly("time.boxes", 10), "time.boxes", "rules-need"),
        (lambda: table().same_as("points", {"2": {"points": [4, 3, 1]}}), "points.2.points", "rules-need"),
        (lambda: table().same_as("points", {"2": {"boxes": 1}}), "points.2.points", "not-among"),
        (lambda: table().same_as("name", {"2": 1}), "name", "no-table"),
    ],
)
def test_what_a_file_cannot_have(read: Read, place: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        read()
    assert (caught.value.file, caught.value.place, caught.value.code) == ("mine.toml", place, code)


def test_a_word_has_what_differs() -> None:
    standard = {"boxes": "10", "points": "4,3,2", "name": "x"}
    assert join_parts(standard, standard) == ""
    word = join_parts({"boxes": "9", "points": "4,3,1", "name": "x"}, standard)
    assert word == "boxes=9;points=4,3,1" and split_parts(word, standard) == {"boxes": "9", "points": "4,3,1"}


@pytest.mark.parametrize(
    ("read", "place", "code"),
    [
        (lambda: split_parts("boxes", ["boxes"]), "boxes", "not-among"),
        (lambda: split_parts("boxes=9;", ["boxes"]), "", "not-among"),
        (lambda: split_parts("luck=9", ["boxes"]), "luck", "not-among"),
        (lambda: split_parts("boxes=9;boxes=9", ["boxes"]), "boxes", "key-twice"),
        (lambda: part_numbers("points", "1,2", 0, 9, 3), "points", "number-count"),
        (lambda: part_numbers("points", "1,2,10", 0, 9, 3), "points", "bad-number"),
        (lambda: part_numbers("points", "1,-2,1", 0, 9, 3), "points", "bad-number"),
        (lambda: part_numbers("points", "1,,1", 0, 9, 3), "points", "bad-number"),
        (lambda: part_numbers("points", "1,\u0663,1", 0, 9, 3), "points", "bad-number"),
        (lambda: part_numbers("points", "9" * 5000, 0, 9, 1), "points", "bad-number"),
    ],
)
def test_what_a_word_cannot_have(read: Read, place: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        read()
    assert (caught.value.file, caught.value.place, caught.value.code) == ("", place, code)
