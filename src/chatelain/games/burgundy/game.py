"""The board game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import PositionError
from chatelain.core.game import Game
from chatelain.core.manifest import Options
from chatelain.core.position import PositionText
from chatelain.core.promises import Promise
from chatelain.core.state import State, View
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.estates import ESTATE_LIST
from chatelain.games.burgundy.evaluation import evaluate
from chatelain.games.burgundy.features import BurgundyFeatures
from chatelain.games.burgundy.manifest import MANIFEST
from chatelain.games.burgundy.outside import board_text, client, promises, shapes
from chatelain.games.burgundy.outside.position import read_position
from chatelain.games.burgundy.outside.shapes import Hints, Printed
from chatelain.games.burgundy.outside.shapes import View as TableView
from chatelain.games.burgundy.own_data import read_file
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.setup import choose_options, new_vectors, set_up
from chatelain.games.burgundy.state import BurgundyState


class BurgundyGame(Game):
    """The Castles of Burgundy."""

    manifest = MANIFEST
    actions = ACTIONS

    def blank(self, seats: int, options: Options) -> BurgundyState:
        state = empty_table(seats)
        choose_options(state, options)
        return state

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        assert isinstance(state, BurgundyState)
        set_up(state, str(options["estates"]), chance)

    def from_text(self, text: str) -> BurgundyState:
        words = PositionText("burgundy", text)
        state = empty_table(words.number("seats", 2, 4, 2))
        try:
            read_position(words, state)
        except (ValueError, IndexError) as error:
            raise PositionError("impossible-position", detail=str(error)) from None
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurgundyState)
        return evaluate(state, seat)

    def features(self) -> BurgundyFeatures:
        return FEATURES

    def read_option_file(self, option: str, path: str, text: str) -> str:
        return read_file(text, path) if option == "estates" else super().read_option_file(option, path, text)

    def shapes(self) -> ModuleType:
        return shapes

    def printed(self, options: Mapping[str, object]) -> Printed:
        return client.printed(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> Hints:
        assert isinstance(state, BurgundyState)
        return client.hints(state, seat)

    def promises(self, state: State, seat: int) -> list[Promise]:
        assert isinstance(state, BurgundyState)
        return promises.promises(state, seat)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast(TableView, view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast(TableView, view), action, names)

    def outcome_word(self, what: str, number: int) -> str:
        return board_text.outcome_word(what, number)


def empty_table(seats: int) -> BurgundyState:
    """Nothing on it yet, everybody with estate 1."""
    shelf, goods, pool, laid, ledger, cities = new_vectors(seats)
    players = [Player(ESTATE_LIST[0]) for _seat in range(seats)]
    return BurgundyState(seats, players, shelf, goods, pool, laid, ledger, cities)


FEATURES = BurgundyFeatures()
GAME = BurgundyGame()
