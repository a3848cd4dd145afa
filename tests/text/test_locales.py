from __future__ import annotations

import pytest

from chatelain.core import registry
from chatelain.core.manifest import Manifest
from chatelain.text import LANGUAGES, Texts, rules
from chatelain.text.check import differences
from tests.cli.race.manifest import MANIFEST

GAMES = [*registry.manifests().values(), MANIFEST]


@pytest.mark.parametrize("package", ["chatelain.text", "chatelain.cli", *(game.package for game in GAMES)])
def test_both_languages_have_the_same_ids_and_variables(package: str) -> None:
    assert differences(package) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_a_title_and_its_ids_do_not_clash(game: Manifest, lang: str) -> None:
    texts = Texts(lang, "chatelain.cli", game.package)
    assert texts.say("game-title")
    assert texts.say("game-tagline")
    for option in game.options:
        assert texts.say(f"option-{option.id}")
        for choice in option.choices:
            assert texts.say(f"option-{option.id}-{choice}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_have_the_same_ids_in_both_languages(game: Manifest) -> None:
    english, french = (list(rules(game, lang)) for lang in LANGUAGES)
    assert [rule.id for rule in english] == [rule.id for rule in french]
    assert [(rule.id, rule.mark) for rule in english] == [(rule.id, rule.mark) for rule in french]
    assert len(rules(game, "en").sections) == len(rules(game, "fr").sections)
