"""Whatever the game can say is written in both languages, with the same variables, and reads well."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from chatelain.core.events import Event
from chatelain.core.refusal import Refusal
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.board import PHASE_NAMES
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.manifest import MANIFEST
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import (
    CARD_NAMES,
    DISTRICT_NAMES,
    GOOD_NAMES,
    SITE_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
)
from chatelain.text import LANGUAGES, for_game
from chatelain.text.check import differences
from chatelain.text.speech import Speech
from tests.games.burdigala.helpers import at, new
from tests.games.sentences import check_story

PACKAGE = files(MANIFEST.package)
FOLDERS = (PACKAGE, PACKAGE / "outside", PACKAGE / "worth")
SOURCE = "\n".join(
    file.read_text("utf-8") for folder in FOLDERS for file in folder.iterdir() if file.name.endswith(".py")
)
REFUSALS = sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)))
EVENTS = sorted(set(re.findall(r'\.(?:emit|whisper)\(\s*"([a-z-]+)"', SOURCE)) | {"points-lost"})
ERRORS = sorted(set(re.findall(r'(?:OptionError|PositionError)\(\s*"([a-z-]+)"', SOURCE)))
ERRORS += sorted(set(re.findall(r'DataError\([^,]+,[^,]+, "([a-z-]+)"', SOURCE)))
QUESTIONS = sorted(set(re.findall(r'chance\.(?:die|draw)\(.*"([a-z-]+)"\)', SOURCE)) - {"hidden", "memory"})
TEXTS = {lang: for_game(lang, MANIFEST) for lang in LANGUAGES}


def test_the_sources_were_read() -> None:
    assert len(REFUSALS) > 35 and len(EVENTS) > 35 and len(ERRORS) > 35 and len(QUESTIONS) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    needed = [f"refusal-{code}" for code in REFUSALS] + [f"event-{kind}" for kind in EVENTS]
    needed += [f"error-{code}" for code in ERRORS] + [f"chance-{question}" for question in QUESTIONS]
    needed += [f"action-{block.name}" for block in ACTIONS.blocks]
    needed += [f"what-{name}" for name in (*PHASE_NAMES, *decisions.NAMES[1:])]
    needed += [f"source-{name}" for name in SOURCE_NAMES]
    needed += [*CARD_NAMES, *GOOD_NAMES, *TILE_NAMES, *SITE_NAMES, *DISTRICT_NAMES]
    needed += [f"point-{number}" for number in range(1, 33)] + [
        f"reason-{reason}" for reason in ("built", "pawns", "goods")
    ]
    needed += ["option-data", "option-data-standard"]
    assert [id for id in needed if not TEXTS[lang].has(id)] == []


def test_both_languages_have_the_same_ids_and_variables() -> None:
    assert differences(MANIFEST.package) == []


def speech(lang: str) -> Speech:
    return Speech(GAME, TEXTS[lang], ["Anna", "Benno", "Carla", "Dario"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_can_be_told(lang: str, seats: int) -> None:
    for seed in range(3):
        check_story(speech(lang), seats, {}, seed)


def here(state: BurdigalaState, lang: str, move: str) -> str:
    return speech(lang).action_here(ACTIONS.parse(move), state.view(state.to_act()[0])).replace("\u202f", " ")


def test_moves_in_the_words_of_the_position() -> None:
    state = at("dice=1,1 p0.pawns=12 p1.pawns=13 p0.hand=influence")
    assert here(state, "en", "move a 13") == "Move pawn a from point 12 to point 13 (Garonne Port)"
    assert here(state, "en", "influence die1 up") == "Influence: make the 1 a 2"
    state = at("phase=stone moved=a sites=q3:5/1 p0.pawns=10 p1.pawns=31")
    assert here(state, "en", "lay q3") == "Lay a stone: Mont Judaïque, 2 of 5"
    assert here(state, "fr", "lay q3") == "Poser une pierre : Mont Judaïque, 2 sur 5"
    ring = at(f"data={'fast=4,9'} dice=1,1 p0.pawns=12 p1.pawns=1")
    assert "Garonne" in here(ring, "en", "move a 13")  # the points are the same
    other = new(2, options={"data": "ports=1;districts=" + ",".join(DISTRICTS)})
    assert here(other, "en", "place 13") == "Place a pawn on point 13"


#: The districts of the standard map, the first two exchanged.
DISTRICTS = [
    "2+3+4+6+7+8:2b", "1+2+5+6:1", "5+6+9+10:1", "6+7+10+11:1", "7+8+11+12:1", "3+8+12+13:1", "9+10+14+15:1",
    "10+11+15+16:1", "11+12+13+16+17+18:2b", "19+20+24+25:1", "20+21+25+26:1", "21+22+23+26+27+28:2b",
    "24+25+26+29+30:1", "26+27+28+30+31+32:2b",
]  # fmt: skip


def plain(sentence: str) -> str:
    return sentence.replace("\u202f", " ").replace("\u00a0", " ")


def test_sentences_in_both_languages() -> None:
    en, fr = speech("en"), speech("fr")
    moved = Event("moved", 0, {"pawn": "a", "start": 6, "to": 10, "steps": 3})
    assert en.event(moved) == "Anna moves pawn a from 6 to 10 with the 3."
    assert fr.event(moved) == "Anna déplace le pion a de 6 à 10 avec le 3."
    laid = Event("stone-laid", 1, {"site": "q2a", "empty": 1})
    assert en.event(laid) == "Benno lays a stone: Puy Paulin west, 1 place left."
    theft = Event("own-theft", 0, {"seat": 1, "good": "wine"}, (0, 1))
    assert en.event(theft) == "Anna has taken from Benno: wine."
    assert plain(fr.event(theft)).startswith("Anna a pris à Benno : vin")
    seen = Event("own-look", 0, {"site": "q3", "building": "temple_of_mercury", "value": 5}, (0,))
    assert en.event(seen) == "Anna sees there (Mont Judaïque): temple of Mercury, worth 5."
    assert en.event(Event("points", 0, {"source": "stones", "points": 1})) == "Anna: +1 point (Stones)"
    assert plain(fr.event(Event("points-lost", 0, {"source": "corruption", "points": -7, "lost": 7}))).startswith(
        "Anna : −7 points"
    )
    assert en.event(Event("game-ended", -1, {"reason": "goods"})).endswith("The pile of goods cards is empty.")
    assert en.refusal(Refusal("point-taken", to=17)).startswith("There is a pawn on point 17.")
    assert en.refusal(Refusal("too-far", start=1, to=9, one=1, two=4)).startswith(
        "Point 9 is not exactly 1 step or 4 steps away from point 1."
    )
    assert "Benno" in fr.refusal(Refusal("no-goods-there", seat=1))
    assert plain(fr.refusal(Refusal("decide-first", what="vino"))).startswith("Une chose à la fois. D’abord : In vino")
