"""Features for a game that brings none: its evaluation is all there is, and every outcome is tried out."""

from __future__ import annotations

import zlib
from typing import Final

from mypy_extensions import i64

from chatelain.core.features import Features, Layout, Row
from chatelain.core.game import Game
from chatelain.core.state import State

#: How often an action is tried that may bring dice or draws.
TRIES: Final[i64] = 8
_NAMES: Final = 65536


class PlainFeatures(Features):
    """Two positions have the same features only if they have the same text."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = Layout()
        self.layout.block("text", _NAMES)
        self.apart = True

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        mark = zlib.crc32(f"{state.to_text()} {int(moment)}".encode())
        row.add(mark % _NAMES)
        row.add(mark // _NAMES)

    def worth(self, state: State, seat: i64) -> i64:
        return int(self.game.evaluate(state, int(seat)) * 100.0)

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        return TRIES
