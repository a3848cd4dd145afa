"""The facts of the game: files of the player's own, what is wrong with them, and the word that records carry."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import DataError, OptionError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.manifest import MANIFEST
from chatelain.games.burdigala.own_data import STANDARD, edition_named, read_file
from chatelain.testing import check_game
from chatelain.testing.walk import installed
from tests.games.burdigala.helpers import can, legal, new, play
from tests.games.own_data import check_wrong_word, wrong_file

DATA = files(MANIFEST.package) / "data"
MAP = (DATA / "map.toml").read_text("utf-8")
CARDS = (DATA / "cards.toml").read_text("utf-8")
TILES = (DATA / "tiles.toml").read_text("utf-8")
#: A small map of one's own: a ring of 14 points, districts of three points, two sites in four of them.
RING = "\n".join(
    [
        "[points]",
        *(f"{point} = {{}}" for point in range(1, 15)),
        "[streets]",
        "pairs = [" + ", ".join(f"[{point}, {point % 14 + 1}]" for point in range(1, 15)) + "]",
        "[ports]",
        "points = [1, 8]",
        "[sea_lanes]",
        "pairs = [[1, 8]]",
        "[fast_lanes]",
        "points = []",
        "[districts]",
        *(
            f"q{number} = {{ points = [{number}, {number % 14 + 1}], "
            + ("sites = ['x', 'y'], bonus = true }" if number < 5 else "sites = ['x'], bonus = false }")
            for number in range(1, 15)
        ),
    ]
)


def test_the_files_that_come_with_the_game_are_standard() -> None:
    for text in (MAP, CARDS, TILES, ""):
        assert read_file(text, "own.toml") == "standard"
    assert edition_named("standard").text == ""


@pytest.mark.parametrize("name", ["map", "tiles", "cards", "scoring", "drawing"])
def test_every_value_has_a_source(name: str) -> None:
    known = {"rulebook", "found", "derived", "reconstruction"}

    def sources(table: dict[str, object]) -> list[object]:
        found = [table["source"]] if "source" in table else []
        return found + [one for value in table.values() if isinstance(value, dict) for one in sources(value)]

    table = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
    assert set(sources(table)) <= known
    for key, value in table.items():
        assert sources(value) if isinstance(value, dict) and "source" not in table else True, key


def test_only_what_differs_is_carried() -> None:
    changed = CARDS.replace("wine = { cards = 5", "wine = { cards = 4").replace(
        "tin = { cards = 4", "tin = { cards = 5"
    )
    assert read_file(changed, "own.toml") == "goods=4,4,4,4,5"
    tile = "[tiles]\n" + TILES.split("[tiles]")[1].replace(
        "fountain = { size = 2, value = 2", "fountain = { size = 3, value = 9"
    )
    word = read_file(tile, "own.toml")
    assert word.startswith("tiles=3:9,2:2,") and "streets" not in word
    facts = edition_named(word).facts
    assert facts.tiles[0] == (3, 9) and facts.streets == STANDARD.streets


def test_a_map_of_ones_own() -> None:
    word = read_file(RING, "ring.toml")
    assert " " not in word and edition_named(word).facts.streets[-1] == (14, 1)
    assert edition_named(word).text == word
    state = new(2, options={"data": word})
    assert len(legal(state, "place")) == 14 and state.edition.points == 14
    assert len(state.edition.site_list()) == 18
    assert can(state, "place 14") and not can(state, "place 15")
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()


def test_a_game_on_a_map_of_ones_own_passes_the_kit() -> None:
    check_game(GAME, 3, {"data": read_file(RING, "ring.toml")}, games=1)


def test_records_carry_the_data(tmp_path: Path) -> None:
    word = GAME.read_option_file("data", "ring.toml", RING)
    with installed(GAME):
        match = Match.new("burdigala", [Seat("Anna"), Seat("Benno")], {"data": word}, seed=5)
        choice = Seeded(9)
        while not match.state.is_over:
            seat = match.state.to_act()[0]
            actions = match.state.legal(seat)
            match.play(seat, actions[int(choice.below(len(actions)))])
        text = match.save().dump()
        assert Replay(load(text)).run().state.to_text() == match.state.to_text()


def wrong(text: str) -> DataError:
    return wrong_file(GAME, read_file, text)


@pytest.mark.parametrize(
    ("old", "new_", "place", "code"),
    [
        ("[points]", "[points", "", "not-toml"),
        ("[ports]", "[harbours]", "harbours", "not-among"),
        ("1 = {}", "1 = 5", "points.1", "no-table"),
        ("14 = {}", "15 = {}", "points.15", "not-among"),
        ("14 = {}", "14 = {}\n15 = {}", "streets", "point-no-street"),
        ("1 = {}", "1 = { x = 5 }", "points.1.y", "value-missing"),
        ("1 = {}", "1 = { x = -5, y = 1 }", "points.1.x", "bad-number"),
        ("[3, 4]", "[3]", "streets.pairs", "not-a-pair"),
        ("[3, 4]", "[3, 3]", "streets", "lane-to-itself"),
        ("[3, 4]", "[2, 3]", "streets", "lane-twice"),
        ("[3, 4]", "[3, 30]", "streets", "no-point"),
        ("[3, 4]", "[3, true]", "streets.pairs", "bad-number"),
        ("points = [1, 8]", "points = [1, 1]", "ports", "point-twice"),
        ("points = [1, 8]", "points = 1", "ports.points", "not-a-list"),
        ("points = [1, 8]", "points = [1, 15]", "ports", "no-point"),
        ("points = []", "points = [1, 2, 3, 4, 5, 6, 7]", "fast_lanes", "too-many-there"),
        ("q14 = {", "q15 = {", "districts.q15", "not-among"),
        ("q5 = { points = [5, 6]", "q5 = { points = []", "districts.q5", "nothing-there"),
        ("sites = ['x']", "sites = []", "districts.q5.sites", "site-count"),
        ("bonus = true", "bonus = 1", "districts.q1.bonus", "not-yes-no"),
        ("bonus = true", "bonus = false", "districts", "bonus-count"),
        ("sites = ['x']", "sites = ['x', 'y']", "districts", "too-many-sites"),
        ("q5 = { points = [5, 6]", "q5 = { points = [5, 99]", "districts.q5.points", "bad-number"),
        ("q5 = { points = [5, 6]", "q5 = { points = [5, 7]", "", ""),
    ],
)
def test_what_is_wrong_with_a_map_is_named(old: str, new_: str, place: str, code: str) -> None:
    assert old in RING
    changed = RING.replace(old, new_)
    if not code:
        assert read_file(changed, "own.toml")
        return
    error = wrong(changed)
    assert (error.file, error.place, error.code) == ("own.toml", place, code)


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        (CARDS.replace("wine = { cards = 5", "wine = { cards = 16"), "goods.wine.cards", "bad-number"),
        (CARDS.replace("wine = { cards = 5, ", "wine = { "), "goods.wine.cards", "value-missing"),
        (CARDS.replace("tin = {", "silk = {"), "goods.silk", "not-among"),
        (
            "[goods]\n"
            + "".join(f"{kind} = {{ cards = 0 }}\n" for kind in ["wine", "ceramics", "copper", "wheat", "tin"]),
            "goods",
            "nothing-there",
        ),
        (
            CARDS.replace("{ cards = 3", "{ cards = 0").replace("{ cards = 2", "{ cards = 0"),
            "intrigue",
            "too-few-cards",
        ),
        (CARDS.replace("{ cards = 3", "{ cards = 9"), "intrigue", "too-many-there"),
        (TILES.replace("altar = { size = 2", "altar = { size = 7"), "tiles.altar.size", "bad-number"),
        (TILES.replace("printed = 30", "printed = 40"), "stones.printed", "rules-need"),
        ("[tiles]\naltar = { size = 2, value = 2 }\n", "tiles.fountain", "value-missing"),
        ("goods = 5\n", "goods", "no-table"),
    ],
)
def test_what_is_wrong_with_tiles_and_cards_is_named(text: str, place: str, code: str) -> None:
    error = wrong(text)
    assert (error.place, error.code) == (place, code)


def test_a_dense_map_is_refused_before_it_takes_long() -> None:
    star = RING.replace("pairs = [[1, 2],", "pairs = [" + ", ".join(f"[1, {n}]" for n in range(3, 10)) + ", [1, 2],")
    assert wrong(star).code == "point-many-streets"
    pairs = [f"[{one}, {other}]" for one in range(1, 15) for other in range(one + 1, 15)]
    assert wrong(RING.replace("pairs = [[1, 2],", f"pairs = [{', '.join(pairs)}, [1, 2],")).code == "too-many-there"
    two = "[points]\n1 = {}\n2 = {}\n"
    assert wrong(two).code == "point-count"
    lonely = RING.replace("14 = {}", "14 = {}\n15 = {}").replace("[[1, 2],", "[[1, 2], [1, 15],")
    assert wrong(lonely).code == "point-no-district"


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("nonsense", "not-among"),
        ("goods=1,2", "number-count"),
        ("goods=1,2,3,4,x", "bad-number"),
        ("streets=1-2-3", "not-a-pair"),
        ("streets=12", "not-a-pair"),
        ("points=3", "point-count"),
        ("tiles=2:2", "number-count"),
        ("districts=1", "number-count"),
        ("ports=1,1", "point-twice"),
        ("corruption=4,4,4,4,4,99", "bad-number"),
        ("intrigue=1,1,1,0,0,0,0,0,0,0,0,0,0,0", "too-few-cards"),
        ("points=1:1,2:2", "point-count"),
    ],
)
def test_a_wrong_word_is_refused(word: str, code: str) -> None:
    check_wrong_word(GAME, word, code)


def test_other_options_take_no_file() -> None:
    with pytest.raises(OptionError):
        GAME.read_option_file("seats", "x.toml", "")


def test_other_values_are_played_with() -> None:
    word = read_file("[goods]\n" + "".join(f"{kind} = {{ cards = 1 }}\n" for kind in STANDARD_GOODS), "own.toml")
    state = new(2, options={"data": word})
    assert state.goods_left == 5
    play(state, "place 1")


STANDARD_GOODS = ("wine", "ceramics", "copper", "wheat", "tin")
