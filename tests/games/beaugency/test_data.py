"""Data files that are wrong are refused, with file, place and reason."""

from __future__ import annotations

from importlib.resources import files

import pytest

from chatelain.core.errors import DataError
from chatelain.games.beaugency.data import PACKAGE, Table, read_cards, read_layout, read_start_spaces


def changed(file: str, old: str, new: str) -> Table:
    text = (files(PACKAGE) / "data" / file).read_text("utf-8")
    assert old in text
    return Table(file, text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[cards.wall]", "[cards.moat]", "cards: other-cards known=wall"),
        ("count = 9", "", "cards.wall.count: value-missing"),
        ("count = 9", "count = 0", "cards.wall.count: bad-number value=0 low=1 high=15"),
        ("building = false", "building = true", "cards.wall.building: rules-need wanted=False value=True"),
        ("value = 2", "value = 9", "card-values"),
        ("start = 0", "start = 1", "start-cards"),
        ("[cards.wall]", "[cards.wall", "not-toml"),
    ],
)
def test_wrong_cards(old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError, match=f"beaugency/data/cards.toml: .*{reason}|cards.toml: {reason}"):
        read_cards(changed("cards.toml", old, new))


def test_wrong_track() -> None:
    with pytest.raises(DataError, match=r"layout\[0\]: not-among word=moat known=wall"):
        read_layout(changed("track.toml", 'type = "wall"', 'type = "moat"'))
    with pytest.raises(DataError, match="layout-offsets"):
        read_layout(changed("track.toml", "offset = 3", "offset = 4"))
    with pytest.raises(DataError, match="direction: rules-need wanted=clockwise"):
        read_layout(changed("track.toml", 'direction = "clockwise"', 'direction = "back"'))
    with pytest.raises(DataError, match=r"start\.spaces: start-spaces value="):
        read_start_spaces(changed("track.toml", "spaces = [7, 15, 23]", "spaces = [7, 8, 15]"))
