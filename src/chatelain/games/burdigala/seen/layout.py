"""The features of Burdigala by number: what they are called, and how many of each there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.features import Layout
from chatelain.games.burdigala.board import PHASE_NAMES
from chatelain.games.burdigala.tables import CARDS, MAX_POINTS, PERMANENT, VALUES

#: By the turns that are left at most: from the last ones to the beginning.
TIME_OF: Final = bytes([0, 0, 1, 1, 2, 2, 2, 3, 3, 3, *[4] * 5, *[5] * 6, *[6] * 8, *[7] * 10, *[8] * 40])
TIMES: Final = 9
#: The last three turns, nine, twenty, and what comes before.
ERA_OF: Final = bytes([0, 0, 1, 1, 2, 2, 3, 3, 3])
ERAS: Final = 4
#: A kind of site: its size, from 2 to 6, and how many places are empty, from 1 to 6.
KINDS: Final = 30
#: No face, one, two, three or four, more: with two dice the chances are 0, 31, 56, 75 to 89 and 97 to 100 percent.
BAND: Final = bytes([0, 1, 2, 3, 3, 4, 4])
BANDS: Final = 5
MOMENTS: Final = (
    *("deciding", "waiting", "end", "game ends", "again", "corrupt", "last stone", "port", "port after sending"),
    *("place", "remove", "look", "sailor", "betray harvest", "betray a hand", "merchant", "theft", "good"),
    *("accept", "decline", "discard"),
)
KNOWN_VALUES: Final = 16
LAYOUT: Final = Layout()

# -- time and turn
PLACES: Final[i64] = LAYOUT.block("seats places left by twos", 3, 40)
GOODS_LEFT: Final[i64] = LAYOUT.block("seats goods left", 3, 31)
TOKENS_LEFT: Final[i64] = LAYOUT.block("tokens left", 10)
UNTIL: Final[i64] = LAYOUT.block("seats turns until mine", 3, 4)
MOMENT: Final[i64] = LAYOUT.block("time moment", TIMES, len(MOMENTS))
MOMENT_SEATS: Final[i64] = LAYOUT.block("seats moment", 3, len(MOMENTS))
PENDING: Final[i64] = LAYOUT.block("pending", 16)
PHASE: Final[i64] = LAYOUT.block("phase dice (1: seven to use, 2: double) card played", len(PHASE_NAMES), 3, 2)
DICE: Final[i64] = LAYOUT.block("phase dice era", len(PHASE_NAMES), 3, ERAS)
IN_REACH: Final[i64] = LAYOUT.block("site in reach of the stone by kind bonus", KINDS, 4)
IN_REACH_AROUND: Final[i64] = LAYOUT.block("last stone in reach others' pawns my pawns", 4, 4)
GAINED: Final[i64] = LAYOUT.block("points of the stone missing dice", 7, 7, 3)
LOOKED_AT: Final[i64] = LAYOUT.block("look at kind", KINDS)
VICTIM: Final[i64] = LAYOUT.block("victim's goods", 8)
DUE_SETS: Final[i64] = LAYOUT.block("era kinds in the first set, a good is due", ERAS, 6)

# -- sites
KIND: Final[i64] = LAYOUT.block("era site by kind", ERAS, KINDS)
MINE: Final[i64] = LAYOUT.block("site by kind my faces", KINDS, BANDS)
NEXT: Final[i64] = LAYOUT.block("site by kind next player's faces", KINDS, BANDS)
LATER: Final[i64] = LAYOUT.block("missing later players' faces", 6, BANDS)
BOTH: Final[i64] = LAYOUT.block("missing next player's faces mine", 6, BANDS, BANDS)
AROUND: Final[i64] = LAYOUT.block("missing others' pawns around mine", 4, 4, 4)
BONUS: Final[i64] = LAYOUT.block("missing bonus next player's faces", 6, 6, BANDS)
KNOWN: Final[i64] = LAYOUT.block("missing value known to me (last two: necropolis, stopped)", 6, KNOWN_VALUES + 2)
COUNT: Final[i64] = LAYOUT.block("seats missing sites", 3, 6, 13)
GIFTS: Final[i64] = LAYOUT.block("seats sites with one missing, with two", 3, 6, 8)

# -- pawns and ports
PAWN: Final[i64] = LAYOUT.block("my pawn", int(MAX_POINTS))
OTHERS_PAWN: Final[i64] = LAYOUT.block("another's pawn", int(MAX_POINTS))
PORT: Final[i64] = LAYOUT.block("era my faces to a port", ERAS, 7)
NEXT_PORT: Final[i64] = LAYOUT.block("era next player's faces to a port", ERAS, 7)
ENDS: Final[i64] = LAYOUT.block("era points in reach by threes", ERAS, 12)
NEXT_ENDS: Final[i64] = LAYOUT.block("next player's points in reach by threes", 12)
PAWNS: Final[i64] = LAYOUT.block("my pawns era", 4, ERAS)
OTHERS_PAWNS: Final[i64] = LAYOUT.block("others' pawns", 4)

# -- one's own things
SETS: Final[i64] = LAYOUT.block("era kinds in the first, second and third set", ERAS, 6, 6, 6)
FIRST_SET: Final[i64] = LAYOUT.block("time kinds in the first set", TIMES, 6)
GOOD: Final[i64] = LAYOUT.block("good amount", 5, 5)
SETS_LEFT: Final[i64] = LAYOUT.block("kinds in the first set goods left by threes", 6, 8)
CORRUPTION: Final[i64] = LAYOUT.block("era corruption", ERAS, 26)
TOKENS: Final[i64] = LAYOUT.block("tokens", 10)
LEAD_IN_TOKENS: Final[i64] = LAYOUT.block("era corruption ahead of the others' by tokens", ERAS, 21)
HAND: Final[i64] = LAYOUT.block("era card in hand", ERAS, int(CARDS))
SECOND: Final[i64] = LAYOUT.block("second card in hand", int(CARDS))
TABLE: Final[i64] = LAYOUT.block("era card laid", ERAS, int(PERMANENT))
CONSUL: Final[i64] = LAYOUT.block("consul (1: in hand, 2: laid) sites", 3, 8)
HYGIENE: Final[i64] = LAYOUT.block("hygiene (1: in hand, 2: laid) sites", 3, 8)
WORST: Final[i64] = LAYOUT.block("connections in hand worst token", int(VALUES))
PREY: Final[i64] = LAYOUT.block("theft or merchant most goods of another", 2, 8)
ROOM: Final[i64] = LAYOUT.block("era room for cards", ERAS, 6)
DRAWS: Final[i64] = LAYOUT.block("cards due", 5)

# -- the others, and how it stands
OTHERS_DRAWS: Final[i64] = LAYOUT.block("another's cards due", 5)
OTHERS_TABLE: Final[i64] = LAYOUT.block("era another's card laid", ERAS, int(PERMANENT))
OTHERS_GOODS: Final[i64] = LAYOUT.block("era another's goods", ERAS, 13)
OTHERS_TOKENS: Final[i64] = LAYOUT.block("era another's tokens", ERAS, 10)
OTHERS_HAND: Final[i64] = LAYOUT.block("era another's hand", ERAS, 6)
LEAD: Final[i64] = LAYOUT.block("era lead by fours", ERAS, 21)
LEAD_AT_END: Final[i64] = LAYOUT.block("goods left lead by eights", 6, 9)
