"""Data files: those of the game, a track of the player's own, what is wrong with them, and the word of records."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Forced, Seeded
from chatelain.core.datafile import Table as File
from chatelain.core.errors import DataError, OptionError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.games.beaugency.data import PACKAGE, read_cards, read_layouts, read_starts
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.manifest import MANIFEST
from chatelain.games.beaugency.own_data import NAMED, STANDARD, edition_named, read_file
from chatelain.testing import check_game
from chatelain.testing.walk import installed
from chatelain.text import LANGUAGES, for_game
from tests.games.beaugency.helpers import Table
from tests.games.own_data import check_wrong_word, wrong_file

TRACK = (files(PACKAGE) / "data" / "track.toml").read_text("utf-8")
CARDS = (files(PACKAGE) / "data" / "cards.toml").read_text("utf-8")
SCORING = (files(PACKAGE) / "data" / "scoring.toml").read_text("utf-8")
#: Six blue spaces, ten yellow ones, the printed eight red ones; the crown starts on walls.
OWN = """
[layout]
blue = ["crown", "wall", "house", "crown_wall", "wall", "great_tower"]
yellow = ["wall", "wall", "wall", "house", "crown_wall", "house", "small_tower", "wall", "great_tower", "crown"]

[start]
spaces = [1, 7, 17]
"""
WORD = "track=CWHXWT/WWWHXHSWTC/WWCWXSHT;start=1,7,17"


def changed(file: str, old: str, new: str) -> File:
    text = (files(PACKAGE) / "data" / file).read_text("utf-8")
    assert old in text
    return File(f"beaugency/data/{file}", text.replace(old, new, 1))


# -- what comes with the game


def wrong(text: str) -> DataError:
    return wrong_file(GAME, read_file, text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[cards.wall]", "[cards.moat]", "cards: other-cards known=wall"),
        ("count = 9", "", "cards.wall.count: value-missing"),
        ("count = 9", "count = 0", "cards.wall.count: bad-number value=0 low=1 high=15"),
        ("building = false", "building = true", "cards.wall.building: rules-need wanted=False value=True"),
        ("value = 2", "value = 9", "card-values"),
        ("start = 0", "start = 1", "start-cards"),
        ("[cards.wall]", "[cards.wall", "not-toml"),
    ],
)
def test_wrong_cards(old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError, match=f"beaugency/data/cards.toml: .*{reason}|cards.toml: {reason}"):
        read_cards(changed("cards.toml", old, new))


def test_wrong_track() -> None:
    with pytest.raises(DataError, match=r"layout\[0\]: not-among word=moat known=wall"):
        read_layouts(changed("track.toml", 'type = "wall"', 'type = "moat"'), [])
    with pytest.raises(DataError, match=r"start\.spaces: start-spaces value="):
        read_starts(changed("track.toml", "spaces = [7, 15, 23]", "spaces = [7, 8, 15]"), STANDARD.layouts)


def test_the_files_that_come_with_the_game_are_standard() -> None:
    for text in (TRACK, CARDS, SCORING, ""):
        assert read_file(text, "own.toml") == "standard"
    assert STANDARD.text == "" and edition_named("standard") is edition_named("") is STANDARD


# -- the other orders of the uncertain spaces


@pytest.mark.rule("R1.5", "R1.13")
def test_the_other_orders_that_fit_the_example_have_names() -> None:
    choices = next(option.choices for option in MANIFEST.options if option.id == "data")
    assert choices == tuple(NAMED)
    assert [track.text for track in NAMED.values()] == [
        "",
        "track=WWCXWSHT",
        "track=WWXWCSHT",
        "track=WWXCWSHT",
    ]
    for track in NAMED.values():
        # What the example fixes: two walls, a crown, the buildings.
        assert track.layouts[2][:2] == ["wall", "wall"] and track.has_crown(18)
        assert track.layouts[2][5:] == ["small_tower", "house", "great_tower"]
        assert track.starts == STANDARD.starts
        assert edition_named(track.text).text == track.text


@pytest.mark.parametrize("name", NAMED)
def test_every_named_track_passes_the_kit(name: str) -> None:
    check_game(GAME, 2, {"data": name}, games=1, seed=4)


def test_the_uncertain_spaces_are_what_the_name_says() -> None:
    assert Table("data=crowns-swapped crown=23").play("roll 0", dice=[3]).legal() == [
        "build left",
        "build right",
        "dice",
        "evaluate",
    ]
    alone = Table("data=crowns-swapped crown=23 blue=WT/W").play("roll 0", dice=[5])
    assert (alone.view["space"], alone.scores) == ("crown", [5, 0])


# -- a track of one's own


def test_only_what_differs_is_carried() -> None:
    assert read_file(OWN, "own.toml") == WORD
    assert edition_named(WORD).text == WORD and edition_named(WORD) is edition_named(WORD)
    swapped = TRACK.replace('type = "crown"', 'type = "?"').replace('type = "crown_wall"', 'type = "crown"')
    assert read_file(swapped.replace('type = "?"', 'type = "crown_wall"'), "own.toml") == "track=WWXWCSHT"
    assert read_file("[start]\nspaces = [0, 8, 16]", "own.toml") == "start=0,8,16"
    one = '["wall", "crown", "crown_wall", "wall", "house", "great_tower", "wall", "small_tower", "wall"]'
    assert read_file(f"layout = {one}\nspaces = 27\n[colours]\nspaces_each = 9", "own.toml") == "track=WCXWHTWSW"
    assert list(edition_named("track=WCXWHTWSW").starts) == [5, 14, 23]


@pytest.mark.rule("R1.4", "R1.6", "R1.13")
def test_a_track_of_ones_own_is_played_on() -> None:
    for colour, space in enumerate((1, 7, 17)):
        assert GAME.new(2, {"data": WORD}, Forced(draws=[colour, 0])).view(0)["crown"] == space
    yellow = Table(f"data={WORD} crown=6 colour=yellow")
    assert yellow.view["space"] == "wall"
    # Nine more yellow spaces: no die can leave the colour. Two steps before its end most of them do.
    assert yellow.view["odds"] == [{"loss": 0.0, "crown": 0.1667}]
    assert Table(f"data={WORD} crown=13 colour=yellow").view["odds"] == [{"loss": 0.6667, "crown": 0.1667}]
    assert yellow.play("roll 0", dice=[6]).view["space"] == "small_tower"
    assert Table(f"data={WORD} crown=23").play("roll 0", dice=[3]).crown == 2
    assert Table(f"data={WORD} crown=15 colour=yellow").play("roll 0", dice=[1]).view["turn"] == 1


def test_a_position_carries_the_track() -> None:
    text = f"beaugency data={WORD} turn=1 colour=yellow crown=12 blue=WT/W"
    assert GAME.from_text(text).to_text() == text
    assert GAME.from_text("beaugency data=crowns-together").to_text() == "beaugency data=track=WWCXWSHT turn=0 crown=7"
    assert GAME.from_text(f"beaugency data={WORD}").to_text() == f"beaugency data={WORD} turn=0 crown=1"


def test_a_track_of_ones_own_passes_the_kit() -> None:
    check_game(GAME, 2, {"data": WORD}, games=2, seed=5)


@pytest.mark.parametrize("width", [40, 64, 80])
def test_the_whole_track_is_drawn(width: int) -> None:
    long = "track=WWWWWWWWWWWWCXST"
    for word in (WORD, long):
        for lang in LANGUAGES:
            names = for_game(lang, MANIFEST).name
            drawn = GAME.draw(Table(f"data={word} crown=12").view, names, False, width)
            assert max(map(len, drawn.splitlines())) <= width
            track = drawn.split("\n\n")[1]
            assert track.count("*") == 6 and track.count("[") == 1
            assert all(f" {steps}" in track for steps in range(1, 7))


def test_records_carry_the_track() -> None:
    word = GAME.read_option_file("data", "own.toml", OWN)
    with installed(GAME):
        match = Match.new("beaugency", [Seat("Anna"), Seat("Benno")], {"data": word}, seed=5)
        bots = [GreedyBot(GAME, 1), GreedyBot(GAME, 2)]
        while not match.state.is_over:
            seat = match.state.to_act()[0]
            match.play(seat, bots[seat].choose(match.state.imagine(seat, Seeded(1)), seat))
        text = match.save().dump()
        assert json.loads(text.splitlines()[0])["options"]["data"] == WORD
        assert Replay(load(text)).run().state.to_text() == match.state.to_text()
    assert max(match.state.scores()) == 30


def test_the_command_reads_a_file(tmp_path: Path) -> None:
    from chatelain.cli.choices import options_of

    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    assert options_of(MANIFEST, [f"data={path}"])["data"] == WORD
    assert options_of(MANIFEST, ["data=crowns-swapped"])["data"] == "crowns-swapped"


# -- what is wrong with it


@pytest.mark.parametrize(
    ("old", "new", "place", "code"),
    [
        ("[layout]", "[layout", "", "not-toml"),
        ("[layout]", "[lay-out]", "lay-out", "not-among"),
        ("[start]", "[begin]", "begin", "not-among"),
        ("blue =", "green =", "layout.green", "not-among"),
        ('blue = ["crown",', 'blue = ["moat",', "layout.blue[0]", "not-among"),
        ('blue = ["crown",', "blue = [7,", "layout.blue[0]", "not-among"),
        ('blue = ["crown",', "blue = [[],", "layout.blue[0]", "not-among"),
        ('blue = ["crown",', "blue = [{ kind = 1 },", "layout.blue[0]", "not-among"),
        ('blue = ["crown",', 'blue = [{ type = "crown", offset = 1 },', "layout.blue[0]", "layout-offsets"),
        ('blue = ["crown",', 'blue = ["wall",', "layout.blue", "crown-count"),
        ('blue = ["crown",', 'blue = ["crown_wall",', "layout.blue", "crown-count"),
        ('blue = ["crown", ', "blue = [", "layout.blue", "space-count"),
        ('blue = ["crown", ', 'blue = ["crown", ' + 11 * '"wall", ', "layout.blue", "space-count"),
        ("blue = [", 'blue = "wall" # ', "layout.blue", "no-spaces"),
        ("[layout]", "layout = 7\n[start]\n#", "start", "not-toml"),
        ("spaces = [1, 7, 17]", "spaces = [1, 7]", "start.spaces", "number-count"),
        ("spaces = [1, 7, 17]", "spaces = [1, 7, 24]", "start.spaces", "bad-number"),
        ("spaces = [1, 7, 17]", "spaces = [1, 5, 17]", "start.spaces", "start-spaces"),
        ("spaces = [1, 7, 17]", "first = 1", "start.first", "not-among"),
        ("spaces = [1, 7, 17]", "", "start.spaces", "value-missing"),
    ],
)
def test_what_is_wrong_with_a_track_is_named(old: str, new: str, place: str, code: str) -> None:
    assert old in OWN
    error = wrong(OWN.replace(old, new))
    assert (error.file, error.code) == ("own.toml", code)
    if code != "not-toml":
        assert error.place == place


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("layout = 7", "layout", "no-table"),
        ("start = 7", "start", "no-table"),
        ("spaces = 25\n" + OWN, "spaces", "rules-need"),
        (OWN + "[colours]\nspaces_each = 8", "colours.spaces_each", "rules-need"),
        ("spaces = 25", "spaces", "rules-need"),
        ("[colours]\nspaces_each = 9", "colours.spaces_each", "rules-need"),
        (TRACK.replace('direction = "clockwise"', 'direction = "back"'), "direction", "rules-need"),
        (TRACK.replace('["blue", "yellow", "red"]', '["red", "yellow", "blue"]'), "colours.order", "rules-need"),
        (CARDS.replace("count = 9", "count = 8"), "cards.wall.count", "rules-need"),
        (CARDS.replace("[cards.wall]", "[cards.moat]"), "cards.moat", "not-among"),
        (SCORING.replace("win_at = 30", "win_at = 40"), "score.win_at", "rules-need"),
        (SCORING.replace("special = 5", "special = 6"), "dice.special", "rules-need"),
        (
            OWN.replace("great_tower", "wall").replace("[start]\nspaces = [1, 7, 17]", ""),
            "start.spaces",
            "value-missing",
        ),
    ],
)
def test_what_stands_in_the_rulebook_cannot_be_changed(text: str, place: str, code: str) -> None:
    error = wrong(text)
    assert (error.place, error.code) == (place, code)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("nonsense", "not-among"),
        ("goal=40", "not-among"),
        ("track=WWCWXSHT;track=WWCWXSHT", "key-twice"),
        ("track=WWCWYSHT", "not-among"),
        ("track=", "space-count"),
        ("track=WWCXW", "space-count"),
        ("track=WWCWWSHT", "crown-count"),
        ("track=WWCWXSHT/WWCWXSHT", "track-rows"),
        ("track=WWCWXSHT//WWCWXSHT", "space-count"),
        ("track=WWCWXSHW", "value-missing"),
        ("start=1,2", "number-count"),
        ("start=1,9,24", "bad-number"),
        ("start=1,2,17", "start-spaces"),
        ("start=1,9,x", "bad-number"),
    ],
)
def test_a_wrong_word_is_refused(word: str, code: str) -> None:
    check_wrong_word(GAME, word, code)


def test_other_options_take_no_file() -> None:
    with pytest.raises(OptionError, match="option-no-file option=start"):
        GAME.read_option_file("start", "x.toml", "")
