"""A track as one word, for options, records and text positions: only what differs from the standard.

`track=WWXWCSHT;start=7,15,23` changes the track and the spaces where the crown may start. The parts:

    track=WWCWXSHT   the spaces of a colour, clockwise: W wall, S small tower, H house, T great tower, C crown alone,
                     X crown/wall; one row for all colours, or three with / between them: blue, yellow, red
    start=7,15,23    one space of each colour, counted from 0 at the first blue one; without it the great towers
"""

from __future__ import annotations

from typing import Final

from chatelain.core.datafile import join_parts, part_numbers, split_parts
from chatelain.core.errors import DataError
from chatelain.games.beaugency import data

_LETTERS: Final = "WSHTCX"
_KEYS: Final = ("track", "start")
_COLOURS: Final = 3


def inline_text(layouts: list[list[str]], starts: list[int]) -> str:
    """The word; empty when all is standard."""
    usual = [] if any("great_tower" not in layout for layout in layouts) else data.usual_starts("", layouts)
    parts = {"track": _track_text(layouts), "start": ",".join(map(str, starts))}
    return join_parts(parts, {"track": _track_text(data.LAYOUTS), "start": ",".join(map(str, usual))})


def _track_text(layouts: list[list[str]]) -> str:
    rows = ["".join(_LETTERS[data.SPACE_IDS.index(space)] for space in layout) for layout in layouts]
    return rows[0] if len(set(rows)) == 1 else "/".join(rows)


def read_inline(text: str) -> tuple[list[list[str]], list[int]]:
    """The spaces of every colour and where the crown may start; DataError names the part and what is wrong."""
    parts = split_parts(text, _KEYS)
    layouts = _read_track(parts["track"]) if "track" in parts else data.LAYOUTS
    if "start" not in parts:
        return layouts, data.usual_starts("", layouts)
    starts = part_numbers("start", parts["start"], 0, sum(map(len, layouts)) - 1, _COLOURS)
    data.check_starts("", "start", starts, layouts)
    return layouts, starts


def _read_track(word: str) -> list[list[str]]:
    rows = word.split("/")
    if len(rows) not in (1, _COLOURS):
        raise DataError("", "track", "track-rows", count=len(rows))
    layouts: list[list[str]] = []
    for row in rows:
        for letter in row:
            if letter not in _LETTERS:
                raise DataError("", "track", "not-among", word=letter, known=", ".join(_LETTERS))
        spaces = [data.SPACE_IDS[_LETTERS.index(letter)] for letter in row]
        data.check_spaces("", "track", spaces)
        layouts.append(spaces)
    return layouts if len(rows) > 1 else layouts * _COLOURS
