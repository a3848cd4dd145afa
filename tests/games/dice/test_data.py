"""Data files that are wrong are refused, with file, place and reason."""

from __future__ import annotations

from importlib.resources import files

import pytest

from chatelain.core.datafile import Table
from chatelain.core.errors import DataError, OptionError
from chatelain.games.dice.data import (
    PACKAGE,
    read_colour_faces,
    read_colours,
    read_hourglass_faces,
    read_squares,
    read_zone_points,
    sheet_texts,
)
from chatelain.games.dice.game import GAME
from chatelain.games.dice.layouts import parse_sheet
from chatelain.games.dice.sheets import SHEETS, sheet_named
from chatelain.games.dice.values import HEADERS


def changed(file: str, old: str, new: str) -> Table:
    text = (files(PACKAGE) / "data" / file).read_text("utf-8")
    assert old in text
    return Table(f"dice/data/{file}", text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "place", "code"),
    [
        ("[number_dice]", "[number_dice", "", "not-toml"),
        ('faces = ["blue",', 'faces = ["blue", "blue",', "colour_dice.faces", "face-count"),
        ('faces = ["blue",', 'faces = ["red",', "colour_dice.faces", "not-among"),
        ("faces = [1, 1, 1, 1, 2, 2]", "faces = [1, 1, 1, 1, 2, 3]", "hourglass_die.faces", "bad-number"),
        ("faces = [1, 1, 1, 1, 2, 2]", "faces = [1, 1]", "hourglass_die.faces", "number-count"),
        ("faces = [1, 1, 1, 1, 2, 2]", "", "hourglass_die.faces", "value-missing"),
    ],
)
def test_wrong_dice(old: str, new: str, place: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        table = changed("dice.toml", old, new)
        read_colour_faces(table)
        read_hourglass_faces(table)
    assert (caught.value.file, caught.value.place, caught.value.code) == ("dice/data/dice.toml", place, code)


def test_wrong_colours_and_points() -> None:
    for old, new, code in [
        ("[colours.grey]", "[colours.red]", "rules-need"),
        ('rule = "all the same in a zone"', 'rule = "any"', "rules-need"),
        ("spaces = 6", "spaces = 7", "rules-need"),
        ("spaces = 6", "spaces = 0", "bad-number"),
    ]:
        with pytest.raises(DataError) as caught:
            read_colours(changed("dice.toml", old, new))
        assert caught.value.code == code
    with pytest.raises(DataError):
        read_squares(changed("dice.toml", 'p = "monk"', 'p = "nun"'))
    with pytest.raises(DataError):
        read_zone_points(changed("scoring.toml", "points = [4, 3, 2]", "points = [4, 3]"))


TEXT = sheet_texts()["A"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("      g   o   y   y", "", "row-count"),
        ("      g   o   y   y", "      g   o   y   y\n g o", "too-many-rows"),
        ("      b   b   g   g", "      b   b   g", "row-length"),
        ("      b   b   g   g", "      b   b   g   x", "no-colour"),
        ("Kb", "Kx", "no-colour"),
        ("Kb", "Kg", "castle-count"),
        ("Kb", "b", "castle-count"),
        ("      b   b   g   g", "      b   b   g   b", "colour-count"),
        ("      g   o   y   y", "      g   o   y   y\nname: late", "header-after-rows"),
    ],
)
def test_wrong_sheets(old: str, new: str, code: str) -> None:
    assert old in TEXT
    with pytest.raises(DataError) as caught:
        parse_sheet(TEXT.replace(old, new, 1), "mine.txt")
    assert (caught.value.file, caught.value.code) == ("mine.txt", code)


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        ("E", "unknown-sheet"),
        ("bbgg/ooppo", "hexagon-split"),
        ("xbgg/ooppo/oByyGp/obbpooo/yOpbPy/ygbpp/goyy", "no-colour"),
        ("bbgg/ooppo/oByyGp/obbpooo/yGpbPy/ygbpp/goyy", "castle-count"),
        ("ooob/ooogg/oBypGp/bppbpyy/yOpbPp/ygbyp/gbyy", "colour-count"),
        ("ooob/ooogg/oByoGp/obppbyy/yOpbPp/ygbyp/gbyp", "zone-size"),
    ],
)
def test_wrong_layouts(layout: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        sheet_named(layout)
    assert caught.value.code == code


def test_a_file_of_ones_own_becomes_a_layout() -> None:
    layout = GAME.read_option_file("sheet", "mine.txt", "# mine\nname: mine\n" + TEXT.split("\n\n")[1])
    assert layout == SHEETS["A"].layout and sheet_named(layout).letters == SHEETS["A"].letters
    with pytest.raises(OptionError):
        GAME.read_option_file("start", "mine.txt", TEXT)


def test_every_sheet_has_a_name_in_both_languages() -> None:
    assert list(HEADERS) == list(SHEETS)
    for name, headers in HEADERS.items():
        assert headers["name"] == name and headers["name.en"] and headers["name.fr"] and headers["source"]
