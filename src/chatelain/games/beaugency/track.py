"""The ring of spaces as small tables that compiled code reads fast. Made once for a track, shared by all positions.

>>> track = track_named("standard")
>>> track.spaces[:8]
('wall', 'wall', 'crown', 'wall', 'crown_wall', 'small_tower', 'house', 'great_tower')
>>> track_named("crowns-swapped").text
'track=WWXWCSHT'
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.games.beaugency import data
from chatelain.games.beaugency.inline import inline_text, read_inline

#: The value of the option for the track that comes with the game.
STANDARD_NAME: Final = "standard"
NO_CARD: Final[i64] = 255


class Track:
    """One track, and where the crown may start. Spaces count from 0, the first blue one. R1.4 to R1.6"""

    def __init__(self, layouts: list[list[str]], starts: list[int]) -> None:
        self.layouts = layouts
        #: What records and positions carry; empty for the standard one.
        self.text = inline_text(layouts, starts)
        self.spaces: tuple[str, ...] = tuple([space for layout in layouts for space in layout])
        self.size: i64 = len(self.spaces)
        self.starts = bytes(starts)
        #: The card a space offers; none on a crown alone.
        self.card = bytes([_card_of(space) for space in self.spaces])
        #: 1 on both kinds of crown spaces.
        self.crown = bytes([int(space in data.CROWN_IDS) for space in self.spaces])
        self.colour = bytes([number for number, layout in enumerate(layouts) for _space in layout])
        #: How many spaces of its colour lie ahead.
        self.left = bytes([ahead for layout in layouts for ahead in reversed(range(len(layout)))])

    def card_of(self, space: i64) -> i64:
        """The card a space offers, or NO_CARD."""
        return i64(self.card[space])

    def colour_of(self, space: i64) -> i64:
        return i64(self.colour[space])

    def has_crown(self, space: i64) -> bool:
        """Whether castles can be evaluated there. R5.1"""
        return self.crown[space] != 0

    def staying_faces(self, space: i64) -> i64:
        """How many of the six faces keep the crown in its colour.

        >>> [int(STANDARD.staying_faces(space)) for space in (0, 4, 7)]
        [6, 3, 0]
        """
        left = i64(self.left[space])
        return left if left < 6 else 6

    def ahead(self, space: i64, steps: i64) -> i64:
        """The space so many steps clockwise. R2.2"""
        reached = space + steps
        return reached - self.size if reached >= self.size else reached


def _card_of(space: str) -> int:
    if space == "crown":
        return int(NO_CARD)
    return data.CARD_IDS.index("wall" if space == "crown_wall" else space)


def _alternatives() -> dict[str, Track]:
    found = {STANDARD_NAME: Track(data.LAYOUTS, data.START_SPACES)}
    for name, layouts in data.alternatives().items():
        found[name] = Track(layouts, data.START_SPACES)
    return found


#: The tracks that have a name.
NAMED: Final[dict[str, Track]] = _alternatives()
STANDARD: Final[Track] = NAMED[STANDARD_NAME]
_KNOWN: Final[dict[str, Track]] = {track.text: track for track in NAMED.values()} | NAMED


def track_named(text: str) -> Track:
    """The track of an option or a position: a name, or a word as in inline.py. Each is made once."""
    known = _KNOWN.get(text)
    if known is None:
        layouts, starts = read_inline(text)
        known = Track(layouts, starts)
        known = _KNOWN.setdefault(known.text, known)
        _KNOWN[text] = known
    return known


def read_file(text: str, file: str) -> str:
    """What an option carries of a TOML file of the player's own: the changed facts in one word."""
    layouts, starts = data.read_own(file, text)
    return inline_text(layouts, starts) or STANDARD_NAME
