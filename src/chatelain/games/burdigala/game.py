"""The game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.datafile import for_option
from chatelain.core.drawing import Names
from chatelain.core.errors import PositionError
from chatelain.core.game import Game
from chatelain.core.manifest import Options
from chatelain.core.position import PositionText
from chatelain.core.promises import Promise
from chatelain.core.state import State, View
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.evaluation import evaluate
from chatelain.games.burdigala.features import BurdigalaFeatures
from chatelain.games.burdigala.manifest import MANIFEST
from chatelain.games.burdigala.outside import board_text, client, promises, shapes
from chatelain.games.burdigala.outside.reading import read_position
from chatelain.games.burdigala.outside.shapes import Hints, Printed
from chatelain.games.burdigala.own_data import edition_named, read_file
from chatelain.games.burdigala.setup import set_up
from chatelain.games.burdigala.state import BurdigalaState, blank


class BurdigalaGame(Game):
    """Burdigala."""

    manifest = MANIFEST
    actions = ACTIONS

    def blank(self, seats: int, options: Options) -> BurdigalaState:
        return blank(seats, for_option("data", edition_named, str(options["data"])))

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        assert isinstance(state, BurdigalaState)
        set_up(state, chance)

    def from_text(self, text: str) -> BurdigalaState:
        words = PositionText("burdigala", text)
        board = blank(words.number("seats", 2, 4, 2), words.edition(edition_named))
        read_position(words, board)
        if not board.is_over and not board.legal(int(board.seat_to_act())):
            raise PositionError("nothing-to-do", seat=int(board.seat_to_act()))
        return board

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurdigalaState)
        return evaluate(state, seat)

    def features(self) -> BurdigalaFeatures:
        return FEATURES

    def read_option_file(self, option: str, path: str, text: str) -> str:
        return read_file(text, path) if option == "data" else super().read_option_file(option, path, text)

    def shapes(self) -> ModuleType:
        return shapes

    def printed(self, options: Mapping[str, object]) -> Printed:
        return client.printed(options)

    def hints(self, state: State, seat: int) -> Hints:
        assert isinstance(state, BurdigalaState)
        return client.hints(state, seat)

    def promises(self, state: State, seat: int) -> list[Promise]:
        assert isinstance(state, BurdigalaState)
        return promises.promises(state, seat)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast(shapes.View, view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast(shapes.View, view), action, names)

    def outcome_word(self, what: str, number: int) -> str:
        return board_text.outcome_word(what, number)


FEATURES = BurdigalaFeatures()
GAME = BurdigalaGame()
