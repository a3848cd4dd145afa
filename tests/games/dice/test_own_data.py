"""Sheets, points and dice of the player's own: files, words, and what is wrong with those that cannot be."""

from __future__ import annotations

import io
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chatelain.cli import main
from chatelain.core.chance import Seeded
from chatelain.core.errors import DataError, OptionError, PositionError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.games.dice.game import GAME
from chatelain.games.dice.manifest import MANIFEST
from chatelain.games.dice.own_data import edition_named, read_file, word_of
from chatelain.games.dice.sheets import SHEETS, sheet_named
from chatelain.games.dice.values import STANDARD
from chatelain.testing import check_game
from chatelain.text import LANGUAGES, explain, for_game
from tests.games.dice.helpers import all_pass, alone, at, can, new, play, points, roll_of, view
from tests.games.moves import random_game, sheet

FOLDER = files(MANIFEST.package) / "data"
#: Sheet B upside down.
ROWS = """
      y   o   o   y
    o   y   o   p   p
  o   Kb  b   p   Kg  g
p   p   b   y   b   b   g
  p   Ko  y   b   Kp  o
    b   g   o   o   o
      g   p   y   y
"""
LAYOUT = "yooy/oyopp/oBbpGg/ppbybbg/pOybPo/bgooo/gpyy"
#: Everything that may differ does.
OWN = f'''
source = "my own sheets"
[sheets]
B = """{ROWS}"""
[zone_points]
2 = [5, 3, 1]
4 = {{ points = [15, 12, 9], source = "found" }}
[colour_points]
purple = {{ first = 9, second = 8 }}
grey = {{ second = 2 }}
[colour_dice]
faces = ["blue", "blue", "yellow", "grey", "green", "orange"]
[hourglass_die]
count = 1
faces = [1, 1, 1, 1, 1, 2]
'''
WORD = f"B={LAYOUT};zones=5,3,1,8,6,4,15,12,9;colours=4,2,3,2,6,3,9,8,4,2,3,1;colour-die=2,1,1,0,1,1;doubles=1"


def test_a_file_becomes_a_word() -> None:
    assert read_file(OWN, "own.toml") == WORD
    assert GAME.read_option_file("data", "own.toml", OWN) == WORD
    assert word_of(edition_named(WORD)) == WORD and edition_named(WORD) is edition_named(WORD)


@pytest.mark.parametrize("name", ["dice.toml", "scoring.toml"])
def test_a_copy_of_a_file_of_ours_changes_nothing(name: str) -> None:
    assert read_file((FOLDER / name).read_text("utf-8"), name) == "standard"


def test_the_example_of_the_documents_is_the_standard() -> None:
    page = (Path(__file__).parents[3] / "docs" / "reconstructions.md").read_text("utf-8")
    lines = page.partition("## The Dice Game")[2].partition("\n- **")[0].splitlines()
    example = "\n".join(line[4:] for line in lines if line.startswith("    "))
    assert "[sheets]" in example and read_file(example, "example") == "standard"
    assert read_file(example.replace("[13, 10, 7]", "[13, 9, 7]"), "example") == "zones=4,3,2,8,6,4,13,9,7"


def test_a_copy_of_a_sheet_of_ours_changes_nothing() -> None:
    rows = (FOLDER / "sheets" / "C.txt").read_text("utf-8").partition("\n\n")[2]
    assert read_file(f'[sheets]\nC = """\n{rows}"""', "own.toml") == "standard"


def test_the_standard_in_words() -> None:
    assert word_of(STANDARD) == "" and edition_named("standard") is edition_named("") is STANDARD
    assert edition_named("doubles=2") is STANDARD
    assert sheet_named("A", edition_named("standard")) is SHEETS["A"]


def test_a_word_is_the_same_whatever_its_order() -> None:
    assert edition_named("doubles=1;zones=5,3,1,8,6,4,13,10,7") is edition_named("zones=5,3,1,8,6,4,13,10,7;doubles=1")


# -- games


@pytest.mark.rule("R1.6", "R1.9")
def test_a_game_on_ones_own_sheet() -> None:
    state = new(2, data=WORD, sheet="B")
    assert state.sheet.layout == LAYOUT and new(2, sheet="B").sheet.layout == SHEETS["B"].layout
    assert new(2, data=WORD).sheet.layout == SHEETS["A"].layout
    assert (view(state)["data"], view(state)["sheet"], view(state)["layout"]) == (WORD, "B", LAYOUT)
    assert view(new(2))["data"] == "standard" and " data=" not in new(2).to_text()
    assert f"sheet=B start=secret data={WORD} " in state.to_text()


@pytest.mark.rule("R6.3")
def test_zones_score_ones_own_points() -> None:
    words = "roll=yellow,orange,3,6,1 p0.marks=f5:1,g4:3"
    for phase, wanted in (("I", 10), ("II", 6), ("III", 2)):
        state = play(alone(f"data={WORD} phase={phase} {words}"), "mark 3 g3", "commit")
        assert sheet(state) == {"start-castle": 1, "pastures": wanted}


@pytest.mark.rule("R9.6")
def test_colours_score_ones_own_points() -> None:
    data = "data=colours=4,2,3,1,6,3,3,2,9,8,3,1"
    marks = "p0.marks=f5:1,g4:3,g3:3,e4:5,d4:1,c4:2,c3:2,d3:5,d2:5,e2:5,e1:5,f1:5"
    state = at(f"{data} roll=yellow,orange,3,6,1 {marks}")
    assert view(state)["colours"]["yellow"] == {"values": [9, 8], "open": 9}
    all_pass(play(state, "mark 3 e6", "commit"))
    assert sheet(state)["colours"] == 9 and view(state)["colours"]["yellow"]["open"] == 8


@pytest.mark.rule("R1.11", "R1.12")
def test_dice_with_ones_own_faces() -> None:
    """A colour die without purple, and one double hourglass."""
    colours: list[str] = []
    doubles = 0
    for seed in range(20):
        state = new(1, data=WORD)
        for _decision in random_game(state, seed):
            if state.phase >= 0 and not state.now[32]:
                colours += roll_of(state)[:2]
                doubles += roll_of(state)[4] == 2
    rolls = len(colours) // 2
    assert "purple" not in colours and set(colours) == {"blue", "grey", "orange", "yellow", "green"}
    assert 0.28 < colours.count("blue") / len(colours) < 0.38 and 0.12 < doubles / rolls < 0.22


@pytest.mark.parametrize("seats", [1, 3])
def test_the_kit_with_own_data(seats: int) -> None:
    check_game(GAME, seats, {"data": WORD, "sheet": "B"}, games=1, seed=7)


def test_positions_of_a_game_are_read_as_they_were_written() -> None:
    state = new(2, data=WORD, sheet="B")
    for _decision in random_game(state, 5):
        text = state.to_text()
        again = GAME.from_text(text)
        assert again.to_text() == text and again.sheet is state.sheet


def test_a_record_carries_the_data() -> None:
    match = Match.new("dice", [Seat("Anna"), Seat("Benno")], {"data": WORD, "sheet": "B"}, seed=3)
    choice = Seeded(4)
    while not match.state.is_over:
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[int(choice.below(len(legal)))])
    again = Replay(load(match.save().dump())).run()
    assert again.state.to_text() == match.state.to_text()
    assert again.record.header.options == {"data": WORD, "sheet": "B", "start": "secret"}


def test_the_drawn_table_shows_ones_own_sheet() -> None:
    state = new(1, data=WORD, sheet="B")
    drawing = GAME.draw(view(state, 0), for_game("en", MANIFEST).name, False, 100)
    assert "a         Y    O    O    Y\nb       O    Y    O    P    P\n" in drawing


def test_a_position_is_judged_with_ones_own_points() -> None:
    words = "phase=I p0.marks=f5:1,g4:3"
    assert GAME.evaluate(alone(f"data={WORD} {words}"), 0) != GAME.evaluate(alone(words), 0)
    rich = "data=zones=99,99,99,99,99,99,99,99,99"
    assert GAME.evaluate(alone(f"{rich} {words}"), 0) > 2 * GAME.evaluate(alone(words), 0)
    assert points(play(alone(f"{rich} {words} roll=yellow,grey,3,3,1"), "mark 3 g3")) == 199


def test_a_layout_in_the_option_goes_with_own_data() -> None:
    state = at(f"sheet={LAYOUT} data=zones=5,3,1,8,6,4,13,10,7")
    assert state.sheet.layout == LAYOUT and state.sheet.values.zone_points[6] == 5
    assert not can(state, "mark 1 a1")


# -- what is wrong


def rows(old: str, new: str) -> str:
    assert old in ROWS
    return f'[sheets]\nB = """{ROWS.replace(old, new, 1)}"""'


#: A city of 7.
CROWDED = """
o o o b
o o o g g
o Kb y o Kg p
o b p p b y y
y Ko p b Kp p
y g b y p
g b y p
"""


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("[sheets", "", "not-toml"),
        ("[luck]\nx = 1", "luck", "not-among"),
        ("luck = 1", "luck", "not-among"),
        ("sheets = 3", "sheets", "no-table"),
        ("[sheets]\nE = ''", "sheets.E", "not-among"),
        ("[sheets]\nB = 3", "sheets.B", "no-rows"),
        ("[sheets]\nB = ['y o o y']", "sheets.B", "no-rows"),
        ("[sheets]\nB = ''", "sheets.B", "row-count"),
        (rows("      g   p   y   y\n", ""), "sheets.B", "row-count"),
        (rows("      g   p   y   y\n", "      g   p   y   y\n  y\n"), "sheets.B", "too-many-rows"),
        (rows("      g   p   y   y\n", "      g   p   y\n"), "sheets.B", "row-length"),
        (rows("      g   p   y   y\n", "      g   p   y   x\n"), "sheets.B", "no-colour"),
        (rows("Kb", "Ky"), "sheets.B", "no-colour"),
        (rows("Kb", "Kg"), "sheets.B", "castle-count"),
        (rows("Kb", "b"), "sheets.B", "castle-count"),
        (rows("      g   p   y   y\n", "      g   p   y   p\n"), "sheets.B", "colour-count"),
        (f'[sheets]\nB = """\n{CROWDED}"""', "sheets.B", "zone-size"),
        ("zone_points = 3", "zone_points", "no-table"),
        ("[zone_points]\n5 = [1, 1, 1]", "zone_points.5", "not-among"),
        ("[zone_points]\n2 = [4, 3]", "zone_points.2", "number-count"),
        ("[zone_points]\n2 = 4", "zone_points.2", "number-count"),
        ("[zone_points]\n2 = [4, 3, -1]", "zone_points.2", "bad-number"),
        ("[zone_points]\n2 = [100, 3, 1]", "zone_points.2", "bad-number"),
        ("[zone_points]\n2 = [4, 3, true]", "zone_points.2", "bad-number"),
        ("[zone_points]\n2 = { source = 'found' }", "zone_points.2.points", "value-missing"),
        ("[zone_points]\n2 = { points = [4, 3, 2], luck = 1 }", "zone_points.2.luck", "not-among"),
        ("[zone_points]\n2 = [4, 3, 4]", "zone_points", "points-rise"),
        ("[zone_points]\n1 = [2, 1, 1]", "zone_points", "castle-points"),
        ("colour_points = 3", "colour_points", "no-table"),
        ("[colour_points]\nred = { first = 3, second = 1 }", "colour_points.red", "not-among"),
        ("[colour_points]\nblue = 3", "colour_points.blue", "no-table"),
        ("[colour_points]\nblue = { third = 1 }", "colour_points.blue.third", "not-among"),
        ("[colour_points]\nblue = { first = 100 }", "colour_points.blue.first", "bad-number"),
        ("[colour_points]\nblue = { second = 5 }", "colour_points", "second-larger"),
        ("[colour_dice]\nfaces = ['blue', 'grey']", "colour_dice.faces", "face-count"),
        ("[colour_dice]\nfaces = 'blue'", "colour_dice.faces", "face-count"),
        ("[colour_dice]\nfaces = ['blue', 'blue', 'blue', 'blue', 'blue', 'red']", "colour_dice.faces", "not-among"),
        ("[colour_dice]\nfaces = [1, 2, 3, 4, 5, [6]]", "colour_dice.faces", "not-among"),
        ("[colour_dice]\ncount = 3", "colour_dice.count", "rules-need"),
        ("[colour_dice]\ncount = 2", "colour_dice.faces", "value-missing"),
        ("[colour_dice]\nsides = 6", "colour_dice.sides", "not-among"),
        ("[hourglass_die]\nfaces = [1, 1, 2]", "hourglass_die.faces", "number-count"),
        ("[hourglass_die]\nfaces = [1, 1, 1, 2, 2, 3]", "hourglass_die.faces", "bad-number"),
        ("[hourglass_die]\nfaces = [1, 1, 1, 1, 1, 1]", "hourglass_die.faces", "one-sort-of-face"),
        ("[hourglass_die]\ncount = 2\nfaces = [1, 1, 1, 1, 2, 2]", "hourglass_die.count", "rules-need"),
        ("[hourglass_die]\nsides = 6", "hourglass_die.sides", "not-among"),
        ("[time]\nboxes_per_column = 9", "time.boxes_per_column", "rules-need"),
        ("[time]\nturns = 9", "time.turns", "not-among"),
        ("time = 9", "time", "no-table"),
        ("[sale]\npoints_per_good = 3", "sale.points_per_good", "rules-need"),
        ("[pasture]\nfactor = 3", "pasture.factor", "rules-need"),
        ("[start]\npoints = 2", "start.points", "rules-need"),
        ("[solo]\nturns_per_phase = 9", "solo.turns_per_phase", "rules-need"),
        ("[colours.blue]\nnumbers = [1, 2]", "colours.blue.numbers", "rules-need"),
        ("[castle_squares]\np = 'good'", "castle_squares.p", "rules-need"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(text: str, place: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.read_option_file("data", "own.toml", text)
    assert (caught.value.file, caught.value.place, caught.value.code) == ("own.toml", place, code)
    for lang in LANGUAGES:
        sentence = explain(caught.value, for_game(lang, MANIFEST))
        assert code not in sentence and "own.toml" in sentence and "{" not in sentence


@pytest.mark.parametrize(
    ("word", "place", "code"),
    [
        ("luck", "luck", "not-among"),
        ("luck=3", "luck", "not-among"),
        ("doubles=1;", "", "not-among"),
        ("doubles=1;doubles=1", "doubles", "key-twice"),
        ("doubles=0", "doubles", "bad-number"),
        ("doubles=6", "doubles", "bad-number"),
        ("doubles=x", "doubles", "bad-number"),
        ("doubles=1,2", "doubles", "number-count"),
        ("zones=4,3,2", "zones", "number-count"),
        ("zones=4,3,4,8,6,4,13,10,7", "zones", "points-rise"),
        ("zones=4,3,2,8,6,4,13,10,-7", "zones", "bad-number"),
        ("colours=4,2", "colours", "number-count"),
        ("colours=4,5,3,1,6,3,3,2,4,2,3,1", "colours", "second-larger"),
        ("colour-die=1,1,1,1,1", "colour-die", "number-count"),
        ("colour-die=2,1,1,1,1,1", "colour-die", "face-count"),
        ("B=yypg", "B", "hexagon-split"),
        (f"B={LAYOUT}/", "B", "hexagon-split"),
        (f"B={LAYOUT.replace('B', 'x')}", "B", "no-colour"),
        (f"B={LAYOUT.replace('B', 'G')}", "B", "castle-count"),
        (f"B={LAYOUT.replace('g', 'y', 1)}", "B", "colour-count"),
    ],
)
def test_a_wrong_word_says_what_is_wrong(word: str, place: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        new(2, data=word)
    assert caught.value.code == "bad-option-data"
    cause = caught.value.cause
    assert isinstance(cause, DataError) and (cause.place, cause.code) == (place, code)
    with pytest.raises(PositionError) as in_position:
        at(f"data={word}")
    assert in_position.value.code == "bad-data"


def test_other_options_take_no_data_file() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.read_option_file("start", "own.toml", OWN)
    assert caught.value.code == "option-no-file"


# -- the command


def test_the_command_reads_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setenv("CHATELAIN_SAVES", str(tmp_path / "saves"))
    own = tmp_path / "own.toml"
    own.write_text(OWN, "utf-8")
    command = ["simulate", "dice", "--games", "2", "--bots", "random,greedy", "--data", str(own), "--option", "sheet=B"]
    assert main(command) == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO("start monk\ncommit\nquit\n"))
    assert main(["play", "dice", "--data", str(own), "--option", "sheet=B"]) == 0
    assert "Y    O    O    Y" in capsys.readouterr().out
    own.write_text("[sheets]\nB = 3\n", "utf-8")
    capsys.readouterr()
    assert main(command) == 2
    assert "sheets.B" in capsys.readouterr().err
