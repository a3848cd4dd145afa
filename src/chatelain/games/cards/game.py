"""The card game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.datafile import for_option
from chatelain.core.drawing import Names
from chatelain.core.game import Game
from chatelain.core.manifest import Options
from chatelain.core.position import PositionText
from chatelain.core.promises import Promise
from chatelain.core.state import State, View
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.evaluation import evaluate
from chatelain.games.cards.features import CardsFeatures
from chatelain.games.cards.manifest import MANIFEST
from chatelain.games.cards.outside import board_text, client, promises, shapes
from chatelain.games.cards.outside.reading import read_position
from chatelain.games.cards.own_data import edition_named, read_file
from chatelain.games.cards.setup import set_up
from chatelain.games.cards.state import CardsState, blank

FEATURES = CardsFeatures()


class CardsGame(Game):
    """The Castles of Burgundy: the Card Game."""

    manifest = MANIFEST
    actions = ACTIONS

    def blank(self, seats: int, options: Options) -> State:
        return blank(seats, for_option("data", edition_named, str(options["data"])))

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        set_up(cast(CardsState, state), chance)

    def from_text(self, text: str) -> CardsState:
        words = PositionText("cards", text)
        state = blank(words.number("seats", 1, 4, 2), words.edition(edition_named))
        read_position(words, state)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(cast(CardsState, state), seat)

    def features(self) -> CardsFeatures:
        return FEATURES

    def read_option_file(self, option: str, path: str, text: str) -> str:
        return read_file(text, path) if option == "data" else super().read_option_file(option, path, text)

    def shapes(self) -> ModuleType:
        return shapes

    def printed(self, options: Mapping[str, object]) -> View:
        return client.printed(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> View:
        return client.hints(cast(CardsState, state), seat)

    def promises(self, state: State, seat: int) -> list[Promise]:
        return promises.promises(cast(CardsState, state), seat)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast(shapes.View, view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast(shapes.View, view), action, names)

    def outcome_word(self, what: str, number: int) -> str:
        return board_text.outcome_word(what, number)


GAME = CardsGame()
