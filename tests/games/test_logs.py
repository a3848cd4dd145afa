"""The logs of recorded games, as they are read: every line was looked at before it was kept."""

from __future__ import annotations

from itertools import pairwise

import pytest

from chatelain.testing.golden import difference
from chatelain.text.language import LANGUAGES
from tests.games.make_logs import TOLD, logs, path

RECORDS = [(game, record) for game, records in TOLD.items() for record in records]


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_the_log_of_a_recorded_game(game: str, record: str) -> None:
    found = logs(game, record)
    assert set(found) == set(LANGUAGES)
    for lang, text in found.items():
        assert not difference(path(game, record, lang), text)


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_nothing_is_written_twice_or_left_empty(game: str, record: str) -> None:
    for text in logs(game, record).values():
        told = text.splitlines()
        assert not any("· ·" in line or line.rstrip().endswith("·") or "{" in line for line in told)
        assert not [line for line in told if any(one == other for one, other in pairwise(line.split(" · ")))]
        titles = [line for line in told if line and not line.startswith(" ")]
        assert all(before != after for before, after in pairwise(titles))
