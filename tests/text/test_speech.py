"""Whatever a game says in some random games can be written in both languages, with all its variables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from chatelain.core import registry
from chatelain.core.chance import Manual, Seeded
from chatelain.core.errors import ChatelainError
from chatelain.core.events import Event
from chatelain.core.manifest import Manifest
from chatelain.core.refusal import Refusal
from chatelain.text import LANGUAGES, for_game
from chatelain.text.speech import Speech
from tests.cli.race.manifest import MANIFEST

GAMES = [*registry.manifests().values(), MANIFEST]


def everything_said(manifest: Manifest, games: int) -> tuple[list[Event], list[Refusal], set[str]]:
    """One event of every kind and shape, one refusal of every code, and the questions to chance."""
    game = manifest.load()
    events: dict[object, Event] = {}
    refusals: dict[object, Refusal] = {}
    questions: set[str] = set()

    for number in range(games):
        source, choice, happened = Seeded(number), Seeded(1000 + number), list[Event]()

        def ask(what: str, choices: list[int], source: Seeded = source) -> int:
            questions.add(what)
            return choices[int(source.below(len(choices)))]

        chance = Manual(ask)
        low, high = manifest.seats
        state = game.new(low + number % (high - low + 1), manifest.check_options({}), chance, happened)
        while not state.is_over:
            seat = int(state.seat_to_act())
            if int(choice.below(5)) == 0:
                for action in range(game.actions.size):
                    refusal = state.verify(seat, action)
                    if refusal is not None:
                        refusals[refusal.code, tuple(refusal.params)] = refusal
            legal = state.legal(seat)
            state.events = happened
            state.play(seat, legal[int(choice.below(len(legal)))], chance)
        for event in happened:
            shape = tuple((key, type(value)) for key, value in event.data.items())
            events.setdefault((event.kind, shape, event.seat < 0), event)
    return list(events.values()), list(refusals.values()), questions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("manifest", GAMES, ids=lambda game: game.id)
def test_everything_a_game_says_can_be_written(manifest: Manifest, lang: str) -> None:
    events, refusals, questions = everything_said(manifest, 4)
    game = manifest.load()
    speech = Speech(game, for_game(lang, manifest), ["Anna", "Benno", "Carla", "Dirk"])
    sheet = game.new(manifest.seats[0], manifest.check_options({}), Seeded(1)).score_sheet()[0]
    sentences: list[Callable[[], str]] = [
        *(partial(speech.event, event) for event in events),
        *(partial(speech.refusal, refusal) for refusal in refusals),
        *(partial(speech.chance, question) for question in questions),
        *(partial(speech.action, block.base) for block in game.actions.blocks),
        *(partial(speech.source, source) for source in sheet),
    ]
    problems = []
    for sentence in sentences:
        try:
            sentence()
        except ChatelainError as error:
            problems.append(str(error))
    assert problems == []


def test_names_replace_words_and_seats() -> None:
    speech = Speech(MANIFEST.load(), for_game("fr", MANIFEST), ["Anna", "Benno"])
    assert (
        speech.action(speech.game.actions.parse("boost two")) == "donner de l’élan au prochain lancer pour deux pièces"
    )
    assert speech.refusal(Refusal("not-your-turn", seat=1)) == "C’est à Benno."
    assert speech.event(Event("boosted", 0, {"coins": 2})) == "Anna paie 2 pour de l’élan."
    assert speech.value("faces", [1, 2, 3]) == "1, 2 et 3"
    assert speech.outcome("die", 4) == "4"
