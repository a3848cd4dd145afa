"""What stands on one player's sheet, as numbers in a row: the places of the row.

A position keeps two such rows for every seat: what the seat has written, its draft included, and what everybody has
seen, which is the sheet after the last turn that all have finished.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: For every number the spaces that hold it, and those that would take it, marked or not (section 5).
WITH: Final[i64] = 0
FITS: Final[i64] = 6
#: Marked spaces, and empty ones that touch them (R4.5).
MARKED: Final[i64] = 12
OPEN: Final[i64] = 13
#: Unused bonuses: monks, silver, goods, workers.
BONUS: Final[i64] = 14
MONKS: Final[i64] = 14
SILVERS: Final[i64] = 15
GOODS: Final[i64] = 16
WORKERS: Final[i64] = 17
#: Points by source, and by phase.
LEDGER: Final[i64] = 18
COLUMN: Final[i64] = 27
#: The start castle: 1 + its bonus, 0 while there is none.
CASTLE: Final[i64] = 30
#: The draft of the turn: goods sold, and 1 + the action of the first and of the second combination.
SOLD: Final[i64] = 31
FIRST: Final[i64] = 32
SECOND: Final[i64] = 33
#: The length of a row.
ROW: Final[i64] = 34
