"""Whatever the game can say is written in both languages, with the same variables, and reads well."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import ChatelainError
from chatelain.core.events import Event, Value
from chatelain.core.refusal import Refusal
from chatelain.games.dice.actions import ACTIONS
from chatelain.games.dice.game import GAME
from chatelain.games.dice.layouts import parse_sheet
from chatelain.games.dice.manifest import MANIFEST
from chatelain.games.dice.sheets import sheet_named
from chatelain.games.dice.tables import BONUSES, COLOURS, SOURCE_NAMES
from chatelain.text import LANGUAGES, explain, for_game
from chatelain.text.check import differences
from chatelain.text.speech import Speech
from tests.games.dice.helpers import alone, at, new
from tests.games.sentences import check_story

PACKAGE = files(MANIFEST.package)
SOURCE = "\n".join(file.read_text("utf-8") for file in PACKAGE.iterdir() if file.name.endswith(".py"))
REFUSALS = sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)))
EVENTS = sorted(set(re.findall(r'(?:\.emit|\.whisper|Event)\(\s*"([a-z-]+)"', SOURCE)))
ERRORS = sorted(
    set(
        re.findall(r'(?:Option|Position)Error\(\s*"([a-z-]+)"', SOURCE)
        + re.findall(r'DataError\(\s*[^,]*, [^,]*, "([a-z-]+)"', SOURCE)
    )
)
QUESTIONS = sorted(
    set(re.findall(r'chance\.die\("([a-z-]+)"\)', SOURCE) + re.findall(r'chance\.draw\(.*"([a-z-]+)"\)', SOURCE))
)
TEXTS = {lang: for_game(lang, MANIFEST) for lang in LANGUAGES}


def plain(text: str) -> str:
    """French spaces before signs are there, but not easy to type in a test."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def test_the_sources_were_read() -> None:
    assert len(REFUSALS) > 25 and len(EVENTS) > 14 and len(QUESTIONS) == 3 and len(ERRORS) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    needed = [f"refusal-{code}" for code in REFUSALS] + [f"event-{kind}" for kind in EVENTS]
    needed += [f"chance-{question}" for question in QUESTIONS]
    needed += [f"chance-colour-die-{colour}" for colour in range(6)] + [f"chance-hourglass-die-{n}" for n in (1, 2)]
    needed += [f"action-{block.name}" for block in ACTIONS.blocks]
    needed += [f"source-{name}" for name in SOURCE_NAMES]
    needed += [f"error-{code}" for code in ERRORS]
    needed += [f"{word}-{colour}" for word in ("zone", "space", "letter") for colour in COLOURS]
    needed += [f"{word}-{bonus}" for word in ("castle", "bonus") for bonus in BONUSES]
    needed += [f"grade-{name}" for name in ("none", "well-played", "excellent", "incredible")]
    for option in MANIFEST.options:
        needed += [f"option-{option.id}", *(f"option-{option.id}-{choice}" for choice in option.choices)]
    assert [id for id in needed if not TEXTS[lang].has(id)] == []


def test_both_languages_have_the_same_ids_and_variables() -> None:
    assert differences(MANIFEST.package) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_all_different(lang: str) -> None:
    assert len({TEXTS[lang].say(f"letter-{colour}") for colour in COLOURS}) == 6


def speech(lang: str) -> Speech:
    return Speech(GAME, TEXTS[lang], ["Anna", "Benno", "Carla", "Dario", "Emma"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {}), (4, {"start": "different", "sheet": "B"}), (2, {"start": "same"})]
)
def test_a_whole_game_can_be_told(lang: str, seats: int, options: dict[str, object]) -> None:
    check_story(speech(lang), seats, options, seed=5)


def test_sentences_in_both_languages() -> None:
    en, fr = speech("en"), speech("fr")
    mark: dict[str, Value] = {"space": "g3", "number": 3, "zone": "yellow", "paid": "worker"}
    assert en.event(Event("marked", 0, mark)) == "Anna writes a 3 into g3, a pasture (with a worker)."
    assert fr.event(Event("marked", 0, mark)) == "Anna inscrit un 3 en g3, un pâturage (avec un ouvrier)."
    zone: dict[str, Value] = {"zone": "purple", "size": 2, "points": 4, "bonus": "monk"}
    assert en.event(Event("zone-finished", 1, zone)) == "Benno finishes a monastery of 2 spaces: 4 points and a monk."
    assert plain(fr.event(Event("zone-finished", 1, {**zone, "size": 1, "points": 1}))) == (
        "Benno termine un monastère : 1 point et un moine."
    )
    roll: dict[str, Value] = {"colours": ["blue", "green"], "numbers": [3, 6], "hourglasses": 2}
    assert en.event(Event("rolled", -1, roll)) == (
        "The dice show blue and green, 3 and 6, and the double hourglass: goods may be sold."
    )
    assert plain(fr.event(Event("colour-completed", 0, {"die": "yellow", "points": 4}))) == (
        "Anna a marqué toutes ses cases jaunes : 4 points."
    )
    assert plain(fr.event(Event("graded", 0, {"total": 61, "grade": "excellent"}))) == "61 points. Excellent !"
    assert en.event(Event("phase-started", -1, {"number": 2})) == "Phase II begins."
    assert plain(fr.refusal(Refusal("wrong-number", zone="blue", number=3, low=5, high=6))) == (
        "Dans une rivière on inscrit un 5 ou un 6, pas un 3."
    )
    assert en.refusal(Refusal("castle-taken", castle="good")).startswith("The castle with the good is taken")
    assert plain(fr.refusal(Refusal("colour-not-rolled", die="purple"))).startswith("Aucun dé n’est mauve ;")


def test_moves_in_the_words_of_the_position() -> None:
    view = alone("phase=II roll=yellow,orange,3,6,2 p0.bonuses=monk:1,good:2 p0.marks=f5:1,g4:3").view(0)
    en, fr = speech("en"), speech("fr")
    assert en.action_here(ACTIONS.parse("mark 3 g3"), view) == "Write a 3 into g3, a pasture: finished, 6 points"
    assert plain(fr.action_here(ACTIONS.parse("mark 6 d5"), view)) == "Inscrire un 6 en d5, une cité"
    assert en.action_here(ACTIONS.parse("monk 6 e4"), view) == "Make a colour die blue and write a 6 into e4, a river"
    assert en.action_here(ACTIONS.parse("sell"), view) == "Sell your 2 goods for 4 points"
    assert en.action_here(ACTIONS.parse("pass"), view) == "Take a worker instead of a combination"
    start = new(2).view(1)
    assert plain(fr.action_here(ACTIONS.parse("start good"), start)) == "Partir du château à la marchandise, en c2"


def test_the_points_of_a_move_are_those_it_brings() -> None:
    """What the view tells agrees with the engine."""
    chance, choice, checked = Seeded(1), Seeded(2), 0
    state = new(2)
    while not state.is_over:
        seat = state.to_act()[0]
        legal, view = state.legal(seat), state.view(seat)
        action = legal[int(choice.below(len(legal)))]
        said = speech("en").action_here(action, view)
        events: list[Event] = []
        state.events = events
        state.apply(seat, action, chance)
        state.events = None
        for event in events:
            if event.kind == "draft-mark":
                assert ("finished" in said) == bool(event.data["worth"])
                assert not event.data["worth"] or f"{event.data['worth']} point" in said
                checked += 1
    assert checked > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_explained(lang: str) -> None:
    wrong: list[ChatelainError] = []
    for read in (
        lambda: sheet_named("Z"),
        lambda: parse_sheet("b b g\n", "mine.txt"),
        lambda: at("p0.marks=a1:1"),
        lambda: at("p0.draft=fly"),
        lambda: at("roll=blue"),
        lambda: GAME.new(2, {"sheet": "Z"}, Seeded(1)),
    ):
        with pytest.raises(ChatelainError) as caught:
            read()
        wrong.append(caught.value)
    for error in wrong:
        sentence = explain(error, TEXTS[lang])
        assert error.code not in sentence and "{" not in sentence
