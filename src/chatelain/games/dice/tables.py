"""Numbers of the rulebook as small tables that compiled code reads fast. Those a player may replace are in values.py.

>>> COLOURS, BONUSES
(('blue', 'grey', 'orange', 'purple', 'yellow', 'green'), ('monk', 'silver', 'good', 'worker'))
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.games.dice import data

COLOURS: Final[tuple[data.Colour, ...]] = tuple(data.COLOUR_IDS)
COLOUR_COUNT: Final[i64] = 6
BLUE: Final[i64] = 0
GREY: Final[i64] = 1
ORANGE: Final[i64] = 2
PURPLE: Final[i64] = 3
YELLOW: Final[i64] = 4
GREEN: Final[i64] = 5
LETTERS: Final = data.LETTERS
#: R1.2
SPACE_COUNTS: Final[tuple[int, ...]] = tuple(data.SPACE_COUNTS)
#: The numbers that may stand in a colour; for orange, yellow and green more is asked (R5.4, R5.6, R5.8).
NUMBERS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(numbers) for numbers in data.NUMBERS)

BONUSES: Final[tuple[data.Bonus, ...]] = tuple(data.BONUS_IDS)
BONUS_COUNT: Final[i64] = 4
SQUARES: Final = data.SQUARES
#: R6.4 to R6.7: the bonus of a finished zone by colour; pastures and castles have no entry of their own.
ZONE_BONUS: Final = bytes([2, 1, 3, 0])

#: Faces of a number die.
FACES: Final[i64] = 6
DOUBLE: Final[i64] = 2

#: R3.1
PHASE_NAMES: Final[tuple[data.Phase, ...]] = ("I", "II", "III")
PHASES: Final[i64] = 3
BOXES: Final[i64] = data.BOXES  # R1.13
SOLO_TURNS: Final[i64] = data.SOLO_TURNS  # R12.2

#: R6.3
LARGEST_ZONE: Final = len(data.ZONE_POINTS) // 3 - 1
PASTURE_FACTOR: Final[i64] = data.PASTURE_FACTOR  # R6.8
START_POINTS: Final[i64] = data.START_POINTS  # R2.4
SALE_POINTS: Final[i64] = data.SALE_POINTS  # R8.3
SALE_SILVER: Final[i64] = data.SALE_SILVER
#: R12.6, R12.7: the fewest points of every grade.
GRADES: Final[dict[data.Grade, int]] = data.GRADES

# -- the sources of points, in the order of the score sheet; a zone's source is ZONES + its colour
START_SOURCE: Final[i64] = 0
ZONES: Final[i64] = 1
COLOUR_SOURCE: Final[i64] = 7
SALE_SOURCE: Final[i64] = 8
SOURCES: Final[i64] = 9
SOURCE_NAMES: Final[tuple[str, ...]] = (
    "start-castle",
    "rivers",
    "mines",
    "cities",
    "monasteries",
    "pastures",
    "castles",
    "colours",
    "sales",
)


def grade(points: int) -> data.Grade:
    """R12.6, R12.7: what a solo result is called.

    >>> grade(50), grade(51), grade(61), grade(70)
    ('none', 'well-played', 'excellent', 'incredible')
    """
    reached = [name for name, least in GRADES.items() if points >= least]
    return reached[-1] if reached else "none"
