"""Whatever the game can say is written in both languages, with the same variables, and reads well."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.events import Event, Value
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.game import GAME
from chatelain.games.burgundy.manifest import MANIFEST
from chatelain.games.burgundy.outside.board_text import action_words, tile_text
from chatelain.games.burgundy.tables import SOURCE_NAMES
from chatelain.games.burgundy.tiles import TILE_NAMES
from chatelain.text import LANGUAGES, Texts, for_game
from chatelain.text.check import differences
from chatelain.text.speech import Speech
from tests.games.burgundy.helpers import at, new
from tests.games.sentences import check_story

PACKAGE = files(MANIFEST.package)
SOURCE = "\n".join(file.read_text("utf-8") for file in PACKAGE.iterdir() if file.name.endswith(".py"))
REFUSALS = sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)))
EVENTS = sorted(set(re.findall(r'\.emit\(\s*"([a-z-]+)"', SOURCE)))
QUESTIONS = sorted(
    set(re.findall(r'chance\.die\("([a-z-]+)"\)', SOURCE) + re.findall(r'chance\.draw\(.*"([a-z-]+)"\)', SOURCE))
)
TEXTS = {lang: for_game(lang, MANIFEST) for lang in LANGUAGES}


def test_the_sources_were_read() -> None:
    assert len(REFUSALS) > 30 and len(EVENTS) > 20 and len(QUESTIONS) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    needed = [f"refusal-{code}" for code in REFUSALS] + [f"event-{kind}" for kind in EVENTS]
    needed += [f"chance-{question}" for question in QUESTIONS]
    needed += [f"action-{block.name}" for block in ACTIONS.blocks]
    needed += [f"what-{name}" for name in (*decisions.NAMES, "estate", "start")]
    needed += [f"source-{name}" for name in SOURCE_NAMES]
    for option in MANIFEST.options:
        needed += [f"option-{option.id}", *(f"option-{option.id}-{choice}" for choice in option.choices)]
    needed += [tile_text(name) for name in TILE_NAMES]
    assert [id for id in needed if not TEXTS[lang].has(id)] == []


def test_both_languages_have_the_same_ids_and_variables() -> None:
    assert differences(MANIFEST.package) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_and_letters_are_all_different(lang: str) -> None:
    for prefix in ("code-", "letter-"):
        ids = [id for id in TEXTS[lang].ids if id.startswith(prefix)]
        assert len({TEXTS[lang].say(id) for id in ids}) == len(ids)


def speech(lang: str) -> Speech:
    return Speech(GAME, TEXTS[lang], ["Anna", "Benno", "Carla", "Dario"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"estates": "choose", "choice": "secret"}, {"estates": "random-10"}])
def test_a_whole_game_can_be_told(lang: str, options: dict[str, object]) -> None:
    check_story(speech(lang), 3, options, seed=5)


def test_sentences_in_both_languages() -> None:
    en, fr = speech("en"), speech("fr")
    taken: dict[str, Value] = {"tile": "bank", "depot": 3, "slot": "b", "die": 4, "workers": 1, "silver": 0}
    assert en.event(Event("tile-taken", 0, taken)) == "Anna takes a bank from depot 3 (die 4, 1 worker)."
    bought = taken | {"depot": "black", "die": 0, "workers": 0, "silver": 2}
    assert fr.event(Event("tile-taken", 0, bought)) == "Anna prend une banque au dépôt noir pour 2 pépites d’argent."
    assert (
        en.event(Event("ship-loads", 1, {"depots": [6, 1], "count": 2})) == "The ship of Benno loads in depots 6 and 1."
    )
    received: dict[str, Value] = {"silver": 1, "workers": 4, "die": 0}
    assert fr.event(Event("received", 1, received)) == "Benno reçoit 1 pépite et 4 ouvriers."
    assert en.event(Event("points", 0, {"source": "founding", "points": -5})).startswith("Anna: −5 points (")
    assert [en.outcome("tile", 5), en.outcome("black-tile", 75), en.outcome("good", 99)] == [
        "bank",
        "“Breeding” (knowledge 7)",
        "violet",
    ]
    refusal = Refusal("needs-workers", number=6, die=4, have=1, need=2)
    assert en.refusal(refusal).startswith("To turn a 4 into a 6 you need 2 workers and have 1.")
    assert fr.refusal(refusal).startswith("Pour faire d’un 4 un 6, il faut 2 ouvriers et vous en avez 1.")
    assert "dépôt noir" in fr.refusal(Refusal("no-tile-there", depot="black", slot="c"))
    assert "depot 3;" in en.refusal(Refusal("no-tile-there", depot=3, slot="c"))
    assert fr.refusal(Refusal("wrong-family", benefit="church", tile="ship")).startswith("L’église ne prend que")


def test_moves_in_the_words_of_the_position() -> None:
    state = at("p0.dice=4,2 p0.workers=3 p0.goods=4,4 p0.stored=cow3 depot3=bank,castle")
    view = state.view(0)
    assert speech("en").action_here(ACTIONS.parse("take die1 depot3 a"), view) == "Take a bank from depot 3 with the 4"
    assert speech("fr").action_here(ACTIONS.parse("sell die1 red"), view) == ("Vendre 2 marchandises rouges avec le 4")


def test_the_workers_of_a_move_are_those_it_costs() -> None:
    """What the view tells agrees with the engine, through knowledge tiles and all."""
    texts: Texts = TEXTS["en"]
    chance, choice = Seeded(1), Seeded(2)
    state = new(2, 7)
    checked = 0
    while not state.is_over:
        seat = state.to_act()[0]
        legal, view = state.legal(seat), state.view(seat)
        action = legal[int(choice.below(len(legal)))]
        words = action_words(view, ACTIONS.decode(action), texts.name)
        events: list[Event] = []
        state.events = events
        state.apply(seat, action, chance)
        state.events = None
        paid = [event.data["workers"] for event in events if event.kind in ("tile-taken", "tile-placed", "sold")]
        if "workers" in words:
            assert [words["workers"]] == (paid or [0])
            checked += 1
    assert checked > 50
