"""A track of one's own: a TOML file, the word that records carry, and the edition made of it.

A file has the tables of data/*.toml: a copy of one of them, or only what differs. The track may differ, with the spaces
where the crown starts; the rest stands in the rulebook and must be what it is. The parts of the word:

    track=WWCWXSHT   the spaces of a colour, clockwise: W wall, S small tower, H house, T great tower, C crown alone,
                     X crown/wall; one row for all colours, or three with / between them: blue, yellow, red
    start=7,15,23    one space of each colour, counted from 0 at the first blue one; without it the great towers

>>> edition_named("crowns-swapped").text
'track=WWXWCSHT'
"""

from __future__ import annotations

from typing import Final

from chatelain.core.datafile import STANDARD_NAME, Table, join_parts, known_word, part_numbers, prepared, split_parts
from chatelain.core.errors import DataError
from chatelain.games.beaugency import data
from chatelain.games.beaugency.track import Track

_LETTERS: Final = "WSHTCX"
_COLOURS: Final = 3


def read_file(text: str, file: str) -> str:
    """What an option carries of a file of the player's own; DataError names the place and the reason."""
    table = Table(file, text)
    for key in table.rows("", data.TABLES):
        if key in ("cards", "players", "dice", "score"):
            table.same_as(key, data.TABLES[key])
        elif key == "direction":
            table.exactly(key, data.TABLES[key])
        elif key == "colours":
            table.rows(key, ["order", "spaces_each"])
            if table.has("colours.order"):
                table.exactly("colours.order", data.COLOURS)
    layouts = data.read_layouts(table, data.LAYOUTS) if table.has("layout") else data.LAYOUTS
    data.check_counts(table, layouts)
    return _word_of(layouts, data.read_starts(table, layouts)) or STANDARD_NAME


def edition_named(word: str) -> Track:
    """The track of an option or a position: a name, or a word as above."""
    known = NAMED.get(word or STANDARD_NAME)
    return prepared("beaugency", word, _read_word) if known is None else known


# -- the word


def _word_of(layouts: data.Layouts, starts: list[int]) -> str:
    """Only what differs from the standard."""
    usual = [] if any("great_tower" not in layout for layout in layouts) else data.usual_starts("", layouts)
    parts = {"track": _letters(layouts), "start": ",".join(map(str, starts))}
    return join_parts(parts, {"track": _letters(data.LAYOUTS), "start": ",".join(map(str, usual))})


def _letters(layouts: data.Layouts) -> str:
    rows = ["".join(_LETTERS[data.SPACE_IDS.index(space)] for space in layout) for layout in layouts]
    return rows[0] if len(set(rows)) == 1 else "/".join(rows)


def _read_word(word: str) -> Track:
    """DataError names the part and what is wrong."""
    parts = split_parts(word, ("track", "start"))
    layouts = _read_letters(parts["track"]) if "track" in parts else data.LAYOUTS
    if "start" in parts:
        starts = part_numbers("start", parts["start"], 0, sum(map(len, layouts)) - 1, _COLOURS)
        data.check_starts("", "start", starts, layouts)
    else:
        starts = data.usual_starts("", layouts)
    return _track(layouts, starts)


def _read_letters(word: str) -> data.Layouts:
    rows = word.split("/")
    if len(rows) not in (1, _COLOURS):
        raise DataError("", "track", "track-rows", count=len(rows))
    layouts: data.Layouts = []
    for row in rows:
        for letter in row:
            known_word("", "track", letter, _LETTERS)
        spaces = [data.SPACE_IDS[_LETTERS.index(letter)] for letter in row]
        data.check_spaces("", "track", spaces)
        layouts.append(spaces)
    return layouts if len(rows) > 1 else layouts * _COLOURS


def _track(layouts: data.Layouts, starts: list[int]) -> Track:
    return Track(layouts, starts, _word_of(layouts, starts))


#: The tracks that have a name.
STANDARD: Final[Track] = _track(data.LAYOUTS, data.START_SPACES)
NAMED: Final[dict[str, Track]] = {STANDARD_NAME: STANDARD} | {
    name: _track(layouts, data.START_SPACES) for name, layouts in data.alternatives().items()
}
