"""Whatever the game can say is written in both languages, with the same variables, and reads well."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from chatelain.core.events import Event
from chatelain.core.refusal import Refusal
from chatelain.games.cards import decisions
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.cards import CARD_NAMES
from chatelain.games.cards.game import GAME
from chatelain.games.cards.manifest import MANIFEST
from chatelain.games.cards.tables import SOURCE_NAMES
from chatelain.text import LANGUAGES, for_game
from chatelain.text.check import differences
from chatelain.text.speech import Speech
from tests.games import sentences
from tests.games.cards.helpers import at
from tests.games.sentences import check_story

PACKAGE = Path(str(files(MANIFEST.package)))
SOURCE = "\n".join(file.read_text("utf-8") for file in sorted(PACKAGE.rglob("*.py")))
REFUSALS = sorted(
    set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE))
    | set(re.findall(r'"[a-z]+": "(no[a-z-]+|projects[a-z-]+)"', SOURCE))
)
EVENTS = sorted(set(re.findall(r'\.(?:emit|whisper)\(\s*"([a-z-]+)"', SOURCE)) | {"aaron-triple", "aaron-seven-types"})
QUESTIONS = sorted(
    set(re.findall(r'chance, "([a-z-]+)"', SOURCE)) | set(re.findall(r'chance\.draw\(.*"([a-z-]+)"\)', SOURCE))
)
ERRORS = sorted(set(re.findall(r'(?:Error|fault)\(\s*(?:[^()"]*|"")?,?\s*"([a-z]+-[a-z-]+)"', SOURCE)))
TEXTS = {lang: for_game(lang, MANIFEST) for lang in LANGUAGES}


def test_the_sources_were_read() -> None:
    assert len(REFUSALS) > 25 and len(EVENTS) > 25 and len(ERRORS) > 10
    assert {"row-card", "hand-card", "bought-card", "aaron-card", "first-player", "good"} <= set(QUESTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    needed = [f"refusal-{code}" for code in REFUSALS] + [f"event-{kind}" for kind in EVENTS]
    needed += [f"chance-{question}" for question in QUESTIONS if question != "imagined"]
    needed += [f"action-{block.name}" for block in ACTIONS.blocks]
    needed += [f"what-{name}" for name in (*decisions.NAMES, "castle", "over")]
    needed += [f"source-{name}" for name in SOURCE_NAMES]
    needed += [f"error-{code}" for code in ERRORS]
    for option in MANIFEST.options:
        needed += [f"option-{option.id}", *(f"option-{option.id}-{choice}" for choice in option.choices)]
    needed += CARD_NAMES
    needed += [f"{block.fields[-1].name}-{word}" for block in ACTIONS.blocks[2:3] for word in block.fields[-1].words]
    assert [id for id in needed if not TEXTS[lang].has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_draw_has_a_name(lang: str) -> None:
    results = {"first-player": range(4), "good": range(3), "start-good": range(3)}
    results |= {"animal": range(3, 7), "start-animal": range(3, 7)}
    for question in sorted(set(QUESTIONS) - {"imagined"}):
        said = [speech(lang).outcome(question, number) for number in results.get(question, range(84))]
        assert len(set(said)) == len(said) and not any(name.isdecimal() for name in said), question
    assert speech("en").outcome("bought-card", 68) == "boarding house 3" == speech("en").outcome("row-card", 68)
    assert speech("fr").outcome("aaron-card", 3) == "château 4" and speech("fr").outcome("animal", 4) == "mouton"


def test_both_languages_have_the_same_ids_and_variables() -> None:
    assert differences(MANIFEST.package) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_and_letters_are_all_different(lang: str) -> None:
    ids = [id for id in TEXTS[lang].ids if id.startswith(("code-", "letter-")) and id != "letter-building"]
    assert len({TEXTS[lang].say(id) for id in ids}) == len(ids) == 14


def speech(lang: str) -> Speech:
    return Speech(GAME, TEXTS[lang], ["Anna", "Benno", "Carla", "Dario"])


def well_written(sentence: str) -> None:
    """And no place in the notation of moves."""
    sentences.well_written(sentence)
    assert not re.search(r"\b[pb]\d\b|row\d|[a-z]+\d", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_can_be_told(lang: str, seats: int) -> None:
    for seed in range(5):
        check_story(speech(lang), seats, {}, seed, well_written)


@pytest.mark.parametrize(
    ("refusal", "english", "french"),
    [
        (
            Refusal("needs-workers", number=6, die=4, have=1, need=2),
            "To turn a 4 into a 6 you need 2 workers and have 1.",
            "Pour faire d’un 4 un 6, il faut 2 ouvriers et vous en avez 1.",
        ),
        (
            Refusal("wrong-column", card="mine", type="ship"),
            "A mine cannot go on ships;",
            "Une mine ne va pas sur une colonne de navires",
        ),
        (
            Refusal("wrong-type", benefit="church", type="ship"),
            "The church takes only castles, mines and cloisters, not ships;",
            "L’église ne prend que des châteaux, des mines et des cloîtres, pas de navires",
        ),
        (
            Refusal("cannot-pay", workers=3, silver=0, have_workers=1, have_silver=5),
            "This price is 3 workers; you have 1 worker and 5 silver.",
            "Ce prix est de 3 ouvriers ; vous avez 1 ouvrier et 5 pépites.",
        ),
        (
            Refusal("not-in-hand", card="boarding-house2"),
            "You do not hold boarding house 2;",
            "Vous n’avez pas pension de famille 2 en main",
        ),
    ],
)
def test_refusals_in_both_languages(refusal: Refusal, english: str, french: str) -> None:
    assert speech("en").refusal(refusal).startswith(english)
    assert speech("fr").refusal(refusal).startswith(french)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("card-placed", 0, {"card": "mine3", "column": "cloister-2", "die": 4, "workers": 1}),
            "Anna places mine 3 on two cloisters (die 4, 1 worker).",
            "Anna place mine 3 sur deux cloîtres (dé 4, 1 ouvrier).",
        ),
        (
            Event("sold", 1, {"kind": "light", "amount": 2, "silver": 2, "die": 0, "workers": 0}),
            "Benno sells 2 light goods for 2 silver.",
            "Benno vend 2 marchandises marron clair pour 2 pépites.",
        ),
        (
            Event("triple", 0, {"type": "knowledge", "is_first": 1, "parts": "4 + 1"}),
            "Anna finishes a triple of knowledge cards, the first of all: 4 + 1.",
            "Anna termine un triplé de connaissances, le premier de tous : 4 + 1.",
        ),
        (
            Event("converted", 0, {"workers": 2, "silver": 1, "die": 0}),
            "Anna gives back 2 workers and 1 silver for a point.",
            "Anna rend 2 ouvriers et 1 pépite pour un point.",
        ),
        (
            Event("card-kept", 1, {"card": "castle1", "others": ["mine2", "bank3"]}),
            "Benno keeps castle 1 as a project and discards mine 2 and bank 3.",
            "Benno garde château 1 comme projet et défausse mine 2 et banque 3.",
        ),
        (
            Event("compared", 0, {"own": 1, "aaron": 5, "round": 2}),
            "End of round C: Anna has 1 point, Aaron 5.",
            "Fin de la manche C : Anna a 1 point, Aaron 5.",
        ),
        (
            Event("pile-divided", -1, {"pile": 2, "cards": 3}),
            "The left pile of animals was empty and takes 3 cards from below the other.",
            "La pile d’animaux de gauche était vide et reçoit 3 cartes du dessous de l’autre.",
        ),
    ],
)
def test_events_in_both_languages(event: Event, english: str, french: str) -> None:
    assert speech("en").event(event) == english and speech("fr").event(event) == french


def test_moves_in_the_words_of_the_position() -> None:
    state = at("stack=action:4 p0.projects=bank3 p0.goods=medium:2 row4=castle2 round=B p0.workers=2")
    view = state.view(0)

    def here(lang: str, move: str) -> str:
        return speech(lang).action_here(ACTIONS.parse(move), view)

    assert here("en", "take row4 a") == "Take castle 2 from row 4"
    assert here("fr", "place p1 new") == "Placer banque 3 dans une nouvelle colonne"
    assert here("en", "sell medium") == "Sell 2 medium goods"
    assert here("en", "bonus 2") == "Bonus of the round: 1 good and 1 animal"
    assert here("fr", "bonus 7") == "Bonus de la manche : 1 ouvrier et 2 pépites"
    assert here("en", "good left") == "Take a light good from the left pile"
    assert here("fr", "animal right") == "Prendre un mouton dans la pile de droite"
    assert here("en", "play ship6") == "Play ship 6, to act with a 6"
