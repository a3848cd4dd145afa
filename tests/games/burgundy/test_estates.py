"""The estates: their districts, the files they come from, and estates of the players' own."""

from __future__ import annotations

import pytest

from chatelain.core.bits import members
from chatelain.core.errors import DataError, OptionError
from chatelain.games.burgundy.estates import ESTATES, parse_estate
from chatelain.games.burgundy.game import GAME
from chatelain.games.burgundy.own_data import estate_named
from chatelain.hexes import NAMES, ROWS
from tests.games.burgundy.helpers import at, laid, legal, new, play

#: The layouts of the printed boards, and the sizes of their districts: B, C, K, M, P, S.
PRINTED = {
    "1": ("PCCK PPCKB PPBKBB SSSCSSS BBMBBP BMKBB MKKB", "5331 31 33 3 51 33"),
    "2": ("SBPC PSBPB PPPBKB BBBBBKC KKMKMS BBMKS CSSC", "822 1111 222 21 42 222"),
    "3": ("PPPP SSCSS BMKKSB BBKCKBB BBKKBB CPMMC BPSB", "5511 1111 6 21 42 321"),
    "4": ("CPBS PPBSS BBBSCM PPPKKMS BCKBBB BMBKK SBKC", "552 1111 33 21 33 411"),
    "5": ("PBBS PPBMM BCKSSS BBPKCBB KCPKSB BPBCS KKBM", "33321 1111 321 21 33 321"),
    "6": ("KKCS KBBSB PPMSBB KBBCSBB KBBMSB KMPPS CPPC", "642 1111 33 111 42 6"),
    "7": ("KCCS KPPPS SMBBMP SKBBBPB BKBBPB BSMKB SCCK", "732 22 222 111 33 222"),
    "8": ("BBSB SCKCB BKMKKS BPKMPKB SPPPMB BCPCS BSBB", "222222 1111 42 21 6 111111"),
    "9": ("BBCK BBPPS BBPPSS CKKMSCK SSKMBP KBBBP MCBB", "66 1111 3111 21 42 42"),
}
DISTRICTS = {"1": 13, "2": 17, "3": 16, "4": 16, "5": 19, "6": 15, "7": 16, "8": 21, "9": 16}


def touching_spaces(space: int) -> set[int]:
    """The neighbours of a space, counted out row by row: an account of its own of the hexagon."""
    rows = [list(range(sum(ROWS[:row]), sum(ROWS[: row + 1]))) for row in range(7)]
    row = next(number for number, spaces in enumerate(rows) if space in spaces)
    column = rows[row].index(space)
    found = {(row, column - 1), (row, column + 1)}
    for other in (row - 1, row + 1):
        if 0 <= other < 7:
            wider = ROWS[other] > ROWS[row]
            found |= {(other, column), (other, column + 1 if wider else column - 1)}
    return {rows[r][c] for r, c in found if 0 <= c < ROWS[r]}


def districts(letters: str) -> list[tuple[str, frozenset[int]]]:
    """The groups of touching spaces of one colour, found by spreading from every space."""
    left, found = set(range(37)), []
    while left:
        group = {min(left)}
        letter = letters[min(left)]
        while True:
            more = {n for space in group for n in touching_spaces(space) if letters[n] == letter} - group
            if not more:
                break
            group |= more
        left -= group
        found.append((letter, frozenset(group)))
    return found


@pytest.mark.parametrize("number", PRINTED)
def test_printed_layouts(number: str) -> None:
    assert ESTATES[number].layout == PRINTED[number][0].replace(" ", "/")


@pytest.mark.parametrize("number", PRINTED)
def test_district_sizes_of_the_printed_boards(number: str) -> None:
    found = districts(ESTATES[number].letters)
    sizes = [
        "".join(sorted((str(len(g)) for letter, g in found if letter == wanted), reverse=True)) for wanted in "BCKMPS"
    ]
    assert " ".join(sizes) == PRINTED[number][1]
    assert len(found) == DISTRICTS[number]


@pytest.mark.parametrize("number", ESTATES)
def test_the_engine_knows_the_same_districts(number: str) -> None:
    estate = ESTATES[number]
    assert {frozenset(members(mask)) for mask in estate.districts()} == {
        group for _, group in districts(estate.letters)
    }
    assert all(estate.size[space] == len(group) for _, group in districts(estate.letters) for space in group)
    assert all(len(group) <= 8 for _, group in districts(estate.letters))


def test_estate_1_starts_on_the_centre_and_no_other() -> None:
    assert [number for number, estate in ESTATES.items() if len(estate.start_spaces()) == 1] == ["1"]
    assert ESTATES["1"].start_spaces() == [18] and NAMES[18] == "d4"


def test_every_estate_has_its_names_and_a_source() -> None:
    for number, estate in ESTATES.items():
        assert {"name.en", "name.fr", "source"} <= set(estate.info), number


# -- files

GOOD = """name: mine
start: any castle

   P C C K
  P P C K B
 P P B K B B
S S S C S S S
 B B M B B P
  B M K B B
   M K K B
"""


def test_a_good_file() -> None:
    estate = parse_estate(GOOD, "mine.txt", "mine")
    assert estate.layout == ESTATES["1"].layout and len(estate.start_spaces()) == 4
    assert GAME.read_option_file("estates", "mine.txt", GOOD) == estate.layout
    assert parse_estate("# a remark\n" + GOOD, "mine.txt", "mine").layout == estate.layout


@pytest.mark.parametrize(
    ("old", "new_", "place", "reason"),
    [
        ("P C C K", "P P C K", "castle", "colour-count letter=C count=3 wanted=4"),
        ("P C C K", "C C C K", "castle", "colour-count letter=C count=5 wanted=4"),
        ("M K K B", "B K K B", "mine", "colour-count letter=M count=2 wanted=3"),
        ("P P B K B B", "P P B K B X", 6, "no-colour letter=X"),
        ("P P B K B B", "P P B K B b", 6, "no-colour letter=b"),
        ("P P B K B B", "P P BK B B", 6, "no-colour letter=BK"),
        ("P P B K B B", "P P B K B", 6, "row-length row=3 count=5 wanted=6"),
        ("P P B K B B", "P P B K B B B", 6, "row-length row=3 count=7 wanted=6"),
        ("   M K K B\n", "", "", "row-count count=6 wanted=7"),
        ("   M K K B\n", "   M K K B\n   M K K B\n", 11, "too-many-rows limit=7"),
        ("   M K K B\n", "   M K K B\nsource: late\n", 11, "header-after-rows"),
        ("any castle", "anywhere", "start", "not-among word=anywhere known=centre, any castle"),
    ],
)
def test_a_wrong_file_names_itself_and_the_place(old: str, new_: str, place: int | str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_estate(GOOD.replace(old, new_, 1), "mine.txt", "mine")
    assert caught.value.file == "mine.txt" and caught.value.place == place
    where = f"line {place}: " if isinstance(place, int) else f"{place}: " if place else ""
    assert str(caught.value).startswith(f"mine.txt: {where}{reason}")


def test_a_hexagon_split_by_a_header() -> None:
    text = GOOD.replace("S S S C S S S\n", "spielbox: no\nS S S C S S S\n")
    with pytest.raises(DataError, match="line 7: header-after-rows"):
        parse_estate(text, "mine.txt", "mine")


def test_an_empty_file() -> None:
    with pytest.raises(DataError, match=r"mine\.txt: row-count count=0 wanted=7"):
        parse_estate("", "mine.txt", "mine")


def test_a_start_on_the_centre_needs_a_castle_space_there() -> None:
    text = GOOD.replace("any castle", "centre").replace("S S S C S S S", "C S S S S S S")
    with pytest.raises(DataError, match=r"mine\.txt: start: centre-no-castle"):
        parse_estate(text, "mine.txt", "mine")


def test_another_option_takes_no_file() -> None:
    with pytest.raises(OptionError, match="option-no-file option=tie"):
        GAME.read_option_file("tie", "mine.txt", GOOD)


# -- estates of the players' own

OWN = ESTATES["8"].layout.replace("BBSB", "SBBB", 1)


def test_an_estate_of_ones_own() -> None:
    state = new(2, estates=OWN)
    assert [player.estate.layout for player in state.players] == [OWN, OWN]
    assert legal(state) == {"start b2", "start b4", "start f2", "start f4"}
    play(state, "start b2", "start f4")
    again = GAME.from_text(state.to_text())
    assert again.to_text() == state.to_text() and again.players[0].estate.layout == OWN


def test_one_estate_for_each_seat() -> None:
    state = new(3, estates=f"1,{OWN},10c")
    assert [player.estate.number for player in state.players] == ["1", OWN, "10c"]


@pytest.mark.parametrize(
    ("estates", "reason"),
    [
        ("11", "unknown-estate name=11 known=1, 2,"),
        ("1,2,3", "estate-count option=estates count=3 seats=2"),
        (OWN[:-1], "hexagon-split rows=4, 5, 6, 7, 6, 5, 3"),
        (OWN.replace("/", "", 1) + "/", "hexagon-split rows=9, 6, 7, 6, 5, 4, 0"),
        (OWN.replace("C", "B", 1), "castle: colour-count letter=C count=3 wanted=4"),
        (OWN.replace("C", "x", 1), "no-colour letter=x"),
        ("", "unknown-estate name="),
    ],
)
def test_an_estate_that_cannot_be(estates: str, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        new(2, estates=estates)
    assert reason in str(caught.value) and "estates" in str(caught.value)


def test_an_inline_estate_plays_without_the_spielbox_rules() -> None:
    assert not estate_named(OWN).spielbox
    assert laid(at(f"p0.estate={OWN}"), "b2") == "castle"


def test_a_file_keeps_its_start_and_its_spielbox_rules() -> None:
    text = GOOD.replace("any castle", "centre\nspielbox: yes")
    line = GAME.read_option_file("estates", "mine.txt", text)
    assert line.endswith(":centre:spielbox")
    state = new(2, estates=line)
    assert state.phase == 0 and [player.estate.spielbox for player in state.players] == [True, True]
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()


def test_a_hexagon_split_by_an_empty_line() -> None:
    text = GOOD.replace("S S S C S S S\n", "\nS S S C S S S\n")
    with pytest.raises(DataError, match=r"mine\.txt: line 8: gap-in-hexagon"):
        parse_estate(text, "mine.txt", "mine")


@pytest.mark.parametrize(
    ("old", "new_line", "reason"),
    [
        ("any castle", "any castle\nspielbox: maybe", "spielbox: not-among word=maybe"),
        ("any castle", "any castle\nspielbxo: yes", "line 3: not-among word=spielbxo"),
        ("any castle", "somewhere", "start: not-among word=somewhere"),
    ],
)
def test_a_header_that_says_something_else(old: str, new_line: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_estate(GOOD.replace(old, new_line), "mine.txt", "mine")
    assert reason in str(caught.value)
