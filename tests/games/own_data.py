"""What holds for the option `data` of any game: a file of the player's own, and the word that records carry."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import DataError, OptionError, PositionError
from chatelain.core.game import Game
from chatelain.text import LANGUAGES, explain, for_game


def wrong_file(game: Game, read_file: Callable[[str, str], str], text: str) -> DataError:
    """What is wrong with a file; every language says so, with the name of the file first."""
    with pytest.raises(DataError) as caught:
        read_file(text, "own.toml")
    for lang in LANGUAGES:
        sentence = explain(caught.value, for_game(lang, game.manifest))
        assert sentence.startswith("own.toml") and "{" not in sentence and "error" not in sentence
    return caught.value


def check_wrong_word(game: Game, word: str, code: str) -> None:
    """A word with this fault is neither an option nor part of a position, and every language says why."""
    with pytest.raises(OptionError) as option:
        game.new(2, {"data": word}, Seeded(1))
    assert option.value.code == "bad-option-data" and option.value.cause is not None
    assert option.value.cause.code == code
    with pytest.raises(PositionError) as position:
        game.from_text(f"{game.manifest.id} data={word}")
    assert position.value.code == "bad-data"
    for lang in LANGUAGES:
        for error in (option.value, position.value):
            assert "error" not in explain(error, for_game(lang, game.manifest))
