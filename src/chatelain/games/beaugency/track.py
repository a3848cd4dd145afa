"""The ring of spaces as small tables that compiled code reads fast. Made once for a track, shared by all positions.

>>> track = Track(data.LAYOUTS, data.START_SPACES, "")
>>> track.spaces[:8]
('wall', 'wall', 'crown', 'wall', 'crown_wall', 'small_tower', 'house', 'great_tower')
>>> [int(track.staying_faces(space)) for space in (0, 4, 7)]
[6, 3, 0]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.datafile import Edition
from chatelain.games.beaugency import data

NO_CARD: Final[i64] = 255


class Track(Edition):
    """One track, and where the crown may start. Spaces count from 0, the first blue one. R1.4 to R1.6"""

    def __init__(self, layouts: data.Layouts, starts: list[int], text: str) -> None:
        super().__init__(text)
        self.layouts = layouts
        self.spaces: tuple[data.Space, ...] = tuple([space for layout in layouts for space in layout])
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
        """How many of the six faces keep the crown in its colour."""
        left = i64(self.left[space])
        return left if left < 6 else 6

    def ahead(self, space: i64, steps: i64) -> i64:
        """The space so many steps clockwise. R2.2"""
        reached = space + steps
        return reached - self.size if reached >= self.size else reached


def _card_of(space: data.Space) -> int:
    if space == "crown":
        return int(NO_CARD)
    return data.CARD_IDS.index("wall" if space == "crown_wall" else space)
