"""Beaugency as the rest of the program loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final, cast

from chatelain.core.chance import Chance
from chatelain.core.datafile import for_option
from chatelain.core.drawing import Names
from chatelain.core.game import Game
from chatelain.core.manifest import Options
from chatelain.core.position import PositionText
from chatelain.core.promises import Promise
from chatelain.core.state import State, View
from chatelain.games.beaugency.actions import ACTIONS
from chatelain.games.beaugency.evaluation import evaluate
from chatelain.games.beaugency.features import BeaugencyFeatures
from chatelain.games.beaugency.manifest import MANIFEST
from chatelain.games.beaugency.outside import board_text, client, promises, shapes
from chatelain.games.beaugency.outside.position import read_position
from chatelain.games.beaugency.outside.shapes import Hints, Printed
from chatelain.games.beaugency.own_data import edition_named, read_file
from chatelain.games.beaugency.setup import set_up
from chatelain.games.beaugency.state import BeaugencyState, blank


class BeaugencyGame(Game):
    """How to start, read, judge and show a game."""

    def __init__(self) -> None:
        self.manifest = MANIFEST
        self.actions = ACTIONS

    def blank(self, seats: int, options: Options) -> State:
        return blank(for_option("data", edition_named, str(options["data"])))

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        set_up(_own(state), str(options["start"]), chance)

    def from_text(self, text: str) -> State:
        words = PositionText("beaugency", text)
        state = blank(words.edition(edition_named))
        read_position(words, state)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_own(state), seat)

    def features(self) -> BeaugencyFeatures:
        return FEATURES

    def read_option_file(self, option: str, path: str, text: str) -> str:
        return read_file(text, path) if option == "data" else super().read_option_file(option, path, text)

    def shapes(self) -> ModuleType:
        return shapes

    def printed(self, options: Mapping[str, object]) -> Printed:
        return client.printed(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> Hints:
        return client.hints(_own(state), seat)

    def promises(self, state: State, seat: int) -> list[Promise]:
        return promises.promises(_own(state), seat)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast(shapes.View, view), names, colour, width)


def _own(state: State) -> BeaugencyState:
    assert isinstance(state, BeaugencyState)
    return state


FEATURES: Final = BeaugencyFeatures()
GAME: Final = BeaugencyGame()
