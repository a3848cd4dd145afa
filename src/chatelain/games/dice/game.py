"""The dice game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final, cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.datafile import for_option
from chatelain.core.drawing import Names
from chatelain.core.game import Game
from chatelain.core.manifest import Options
from chatelain.core.position import PositionText
from chatelain.core.promises import Promise
from chatelain.core.state import State, View
from chatelain.games.dice.actions import ACTIONS
from chatelain.games.dice.evaluation import evaluate
from chatelain.games.dice.features import DiceFeatures
from chatelain.games.dice.layouts import parse_sheet
from chatelain.games.dice.manifest import MANIFEST
from chatelain.games.dice.outside import board_text, client, promises, shapes
from chatelain.games.dice.outside.position import read_position, read_table
from chatelain.games.dice.outside.shapes import Hints, Printed
from chatelain.games.dice.own_data import edition_named, read_file
from chatelain.games.dice.setup import set_up
from chatelain.games.dice.sheets import sheet_named
from chatelain.games.dice.state import DiceState, blank
from chatelain.games.dice.tables import GRADES


class DiceGame(Game):
    """The Castles of Burgundy: the Dice Game."""

    def __init__(self) -> None:
        self.manifest = MANIFEST
        self.actions = ACTIONS

    def blank(self, seats: int, options: Options) -> State:
        values = for_option("data", edition_named, str(options["data"]))
        return blank(seats, for_option("sheet", lambda name: sheet_named(name, values), str(options["sheet"])))

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        set_up(_own(state), str(options["start"]))

    def from_text(self, text: str) -> DiceState:
        words = PositionText("dice", text)
        state = blank(*read_table(words))
        read_position(words, state)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_own(state), seat)

    def features(self) -> DiceFeatures:
        return FEATURES

    def grades(self) -> Mapping[str, int]:
        return {str(name): points for name, points in GRADES.items()}

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """A sheet or a data file of the player's own."""
        if option == "data":
            return read_file(text, path)
        return parse_sheet(text, path)[0] if option == "sheet" else super().read_option_file(option, path, text)

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

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast(shapes.View, view), action, names)


def _own(state: State) -> DiceState:
    assert isinstance(state, DiceState)
    return state


FEATURES: Final = DiceFeatures()
GAME: Final = DiceGame()
