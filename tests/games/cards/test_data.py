"""Printed numbers of the player's own: files, words, and what is wrong with those that cannot be."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import DataError, OptionError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.games.cards import data
from chatelain.games.cards.game import GAME
from chatelain.games.cards.manifest import MANIFEST
from chatelain.games.cards.own_data import STANDARD, choice_text, edition_named, read_file
from chatelain.testing import check_game
from chatelain.testing.walk import installed
from chatelain.text import LANGUAGES, for_game
from tests.games.cards.helpers import at, new, points
from tests.games.moves import random_game

FOLDER = files("chatelain.games.cards") / "data"
#: Everything that may differ does.
OWN = """
[die_values]
castle = [12, 0, 0, 0, 0, 0]
ship = { cards = [0, 0, 9, 9, 0, 0], source = "found" }
[buildings]
town_hall = [1, 1, 1]
bank = { dice = [2, 3, 6] }
[goods.light]
cards = 8
sold_by = [1, 2, 3]
[goods.medium]
sold_by = [4]
[goods.dark]
cards = 4
[animals]
cow = 2
pig = { cards = 8 }
[sale]
points_per_good = 2
[triples]
ship = 5
castle = { points = 8 }
[rounds]
B = [{ points = 2, silver = 1 }, { goods = 7 }]
E = { choices = [{ animals = 1 }] }
"""
WORD = (
    "castle=12,0,0,0,0,0;ship=0,0,9,9,0,0;bank=0,1,1,0,0,1;town-hall=3,0,0,0,0,0;triples=8,5,6,4,5,4,3;good-points=2;"
    "goods=8,6,4;sold-by=1,1,1,2,3,3;animals=2,5,8,5;B=2p1s,7g;E=1a"
)


def test_a_file_becomes_a_word() -> None:
    assert read_file(OWN, "own.toml") == WORD
    assert GAME.read_option_file("data", "own.toml", OWN) == WORD
    assert edition_named(WORD).text == WORD and edition_named(WORD) is edition_named(WORD)


@pytest.mark.parametrize("name", ["cards.toml", "scoring.toml", "rounds.toml"])
def test_a_copy_of_a_file_of_ours_changes_nothing(name: str) -> None:
    assert read_file((FOLDER / name).read_text("utf-8"), name) == "standard"


def test_the_standard_in_words() -> None:
    assert STANDARD.text == "" and edition_named("standard") is edition_named("") is STANDARD
    assert edition_named("good-points=1").text == ""
    assert [choice_text(choice) for choice in STANDARD.rounds[1]] == [
        "2p",
        "1g1a",
        "2g",
        "2a",
        "3w",
        "2w1s",
        "1w2s",
        "3s",
    ]


def test_a_game_with_own_numbers() -> None:
    state = new(2, options={"data": WORD})
    census = state.census()
    assert census["castle1"] == 12 and census["light"] == 8 and census["pig"] == 8 and census["town-hall1"] == 3
    assert state.view(0)["data"] == WORD and f"data={WORD}" in state.to_text()
    assert state.view(0)["sold_by"] == ["light", "light", "light", "medium", "dark", "dark"]
    assert points(at("data=good-points=2 p0.sold=dark:3")) == 6


@pytest.mark.parametrize("seats", [1, 2])
def test_the_kit_with_own_numbers(seats: int) -> None:
    check_game(GAME, seats, {"data": WORD}, games=1, seed=7)


def test_a_record_carries_the_numbers() -> None:
    with installed(GAME):
        match = Match.new("cards", [Seat("Anna"), Seat("Benno")], {"data": WORD}, seed=3)
        choice = Seeded(4)
        while not match.state.is_over:
            seat = match.state.to_act()[0]
            legal = match.state.legal(seat)
            match.play(seat, legal[choice.below(len(legal))])
        again = Replay(load(match.save().dump())).run()
    assert again.state.to_text() == match.state.to_text() and again.record.header.options == {"data": WORD}


def test_a_round_without_a_possible_bonus_and_rare_cards() -> None:
    """A game in which all castles show 1 and the last round gives animals only."""
    for seed in range(3):
        for _decision in random_game(new(3, seed, options={"data": WORD}), seed):
            pass


# -- what is wrong


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("[triples", "", "not-toml"),
        ("[luck]\nx = 1", "luck", "not-among"),
        ("luck = 1", "luck", "not-among"),
        ("triples = 3", "triples", "no-table"),
        ("[triples]\nluck = 3", "triples.luck", "not-among"),
        ("[triples]\nship = 21", "triples.ship", "bad-number"),
        ("[triples]\nship = -1", "triples.ship", "bad-number"),
        ("[triples]\nship = true", "triples.ship", "bad-number"),
        ("[triples]\nship = 'five'", "triples.ship", "bad-number"),
        ("[triples]\nship = { source = 'found' }", "triples.ship.points", "value-missing"),
        ("[die_values]\ncastle = [12, 0, 0, 0, 0]", "die_values.castle", "number-count"),
        ("[die_values]\nbuilding = [4, 4, 4, 4, 4, 4]", "die_values.building", "not-among"),
        ("[die_values]\ncastle = { cards = [2, 2, 2, 2, 2, 2], luck = 1 }", "die_values.castle.luck", "not-among"),
        ("[die_values]\ncastle = 12", "die_values.castle", "number-count"),
        ("[die_values]\ncastle = [11, 0, 0, 0, 0, 0]", "die_values.castle", "card-total"),
        ("[die_values]\ncastle = [13, -1, 0, 0, 0, 0]", "die_values.castle", "bad-number"),
        ("[buildings]\nbank = [1, 2]", "buildings.bank", "number-count"),
        ("[buildings]\nbank = [1, 2, 7]", "buildings.bank", "bad-number"),
        ("[goods]\nlight = 6", "goods.light", "no-table"),
        ("[goods.light]\ncards = 7", "goods", "card-total"),
        ("[goods.light]\ncards = 19", "goods.light.cards", "bad-number"),
        ("[goods.light]\nsold_by = [1, 2, 3]", "goods.light.sold_by", "die-sells-twice"),
        ("[goods.light]\nsold_by = [1, 1]", "goods.light.sold_by", "die-sells-twice"),
        ("[goods.light]\nsold_by = [1]", "goods", "die-sells-nothing"),
        ("[goods.light]\nsold_by = 1", "goods.light.sold_by", "number-count"),
        ("[goods.light]\nsold_by = [0]", "goods.light.sold_by", "bad-number"),
        ("[animals]\ncow = 6", "animals", "card-total"),
        ("[sale]\npoints_per_good = 99", "sale.points_per_good", "bad-number"),
        ("[sale]\nsilver_per_good = 2", "sale.silver_per_good", "rules-need"),
        ("[length]\nturns_per_round = 7", "length.turns_per_round", "rules-need"),
        ("[types.castle]\ncards = 13", "types.castle.cards", "rules-need"),
        ("[rounds]\nF = [{ points = 1 }]", "rounds.F", "not-among"),
        ("[rounds]\nA = 3", "rounds.A", "choice-count"),
        ("[rounds]\nA = []", "rounds.A", "choice-count"),
        ("[rounds]\nA = [{}]", "rounds.A", "empty-choice"),
        ("[rounds]\nA = [3]", "rounds.A", "no-table"),
        ("[rounds]\nA = [{ luck = 1 }]", "rounds.A", "not-among"),
        ("[rounds]\nA = [{ points = 8 }]", "rounds.A points", "bad-number"),
        ("[rounds]\nA = [{ points = 0 }]", "rounds.A", "empty-choice"),
        ("[rounds]\nA = [{ points = 1 }, { points = 1, silver = 0 }]", "rounds.A", "same-choice"),
        ("[rounds]\nA = { source = 'found' }", "rounds.A.choices", "value-missing"),
    ],
)
def test_a_wrong_file_names_the_place_and_the_reason(text: str, place: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        read_file(text, "own.toml")
    assert (caught.value.file, caught.value.place, caught.value.code) == ("own.toml", place, code)
    said(caught.value)


@pytest.mark.parametrize(
    ("word", "place", "code"),
    [
        ("luck=1", "luck", "not-among"),
        ("triples", "triples", "not-among"),
        ("triples=5,5,6,4,4,4,3;triples=5,5,6,4,4,4,3", "triples", "key-twice"),
        ("good-points=" + "9" * 5000, "", "too-long"),
        ("good-points=\u0663", "good-points", "bad-number"),
        ("A=\u0663p", "A", "not-a-choice"),
        ("triples=1,2,3", "triples", "number-count"),
        ("triples=1,2,3,4,5,6,x", "triples", "bad-number"),
        ("good-points=21", "good-points", "bad-number"),
        ("castle=1,1,1,1,1,1", "castle", "card-total"),
        ("bank=1,1,1,1,0,0", "bank", "card-total"),
        ("goods=6,6,7", "goods", "card-total"),
        ("sold-by=1,1,2,2,3,4", "sold-by", "bad-number"),
        ("animals=5,5,5,6", "animals", "card-total"),
        ("A=3x", "A", "not-a-choice"),
        ("A=8p", "A", "not-a-choice"),
        ("A=", "A", "empty-choice"),
        ("A=1p,1p", "A", "same-choice"),
        ("A=1p,2p,3p,4p,5p,6p,7p,1g,2g", "A", "choice-count"),
    ],
)
def test_a_wrong_word_is_a_wrong_option(word: str, place: str, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(2, {"data": word}, Seeded(1))
    cause = caught.value.cause
    assert caught.value.code == "bad-option-data"
    assert isinstance(cause, DataError) and (cause.place, cause.code) == (place, code)
    said(cause)


def said(error: DataError) -> None:
    """There is a sentence for it in both languages."""
    for lang in LANGUAGES:
        parameters: dict[str, Any] = dict(error.params)
        text = for_game(lang, MANIFEST).say(f"error-{error.code}", **parameters)
        assert text and "$" not in text


def test_other_options_take_no_file() -> None:
    with pytest.raises(OptionError):
        GAME.read_option_file("luck", "own.toml", "")


def test_every_value_has_a_source_and_reconstructions_are_marked() -> None:
    """What is not printed is said to be a reconstruction, in the data as in the rules."""
    tables = data.tables()
    sources = {"rulebook", "found", "derived", "reconstruction"}
    for name in ("die_values", "buildings", "goods", "animals", "sale", "triples", "rounds"):
        assert all(row["source"] in sources for row in tables[name].values()), name
    assert {name for name, row in tables["triples"].items() if row["source"] == "reconstruction"} == {
        "ship",
        "knowledge",
        "mine",
        "castle",
    }
    rules = (Path(str(FOLDER)).parent / "RULES.md").read_text("utf-8")
    for rule in ("R1.3", "R1.4", "R6.3", "R12.4", "R12.5", "R12.7", "R14.3"):
        text = rules.partition(f"**{rule}**")[2].partition("\n- ")[0]
        assert "(reconstruction)" in text, rule
