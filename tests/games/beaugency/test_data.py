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
        ("[cards.wall]", "[cards.moat]", "cards: the cards are wall"),
        ("count = 9", "", "cards.wall.count: is missing"),
        ("count = 9", "count = 0", "cards.wall.count: 0 is not a number from 1 to 15"),
        ("building = false", "building = true", "cards.wall.building: the rules need False"),
        ("value = 2", "value = 9", "a later card must be worth more"),
        ("start = 0", "start = 1", "a castle starts with one card at most"),
        ("[cards.wall]", "[cards.wall", "not TOML"),
    ],
)
def test_wrong_cards(old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError, match=f"beaugency/data/cards.toml: .*{reason}|cards.toml: {reason}"):
        read_cards(changed("cards.toml", old, new))


def test_wrong_track() -> None:
    with pytest.raises(DataError, match="layout 0: 'moat' is none of wall"):
        read_layout(changed("track.toml", 'type = "wall"', 'type = "moat"'))
    with pytest.raises(DataError, match="the offsets are not 0 to 7"):
        read_layout(changed("track.toml", "offset = 3", "offset = 4"))
    with pytest.raises(DataError, match="direction: the rules need 'clockwise'"):
        read_layout(changed("track.toml", 'direction = "clockwise"', 'direction = "back"'))
    with pytest.raises(DataError, match=r"start\.spaces: .* is not one space of each colour"):
        read_start_spaces(changed("track.toml", "spaces = [7, 15, 23]", "spaces = [7, 8, 15]"))
