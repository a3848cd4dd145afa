"""The dice game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final, cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import DataError, NotationError, OptionError, PositionError
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.core.state import State, View
from chatelain.games.dice import board_text, client, shapes
from chatelain.games.dice.actions import ACTIONS
from chatelain.games.dice.board import START_RULES
from chatelain.games.dice.evaluation import evaluate
from chatelain.games.dice.inline import inline_file, values_named
from chatelain.games.dice.layouts import parse_sheet
from chatelain.games.dice.manifest import MANIFEST
from chatelain.games.dice.position import read_position, table_of
from chatelain.games.dice.sheets import sheet_named
from chatelain.games.dice.state import DiceState, blank


class DiceGame(Game):
    """The Castles of Burgundy: the Dice Game."""

    def __init__(self) -> None:
        self.manifest = MANIFEST
        self.actions = ACTIONS

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        """Nothing is rolled before the start castles are chosen (R2.1)."""
        MANIFEST.check_seats(seats)
        chosen = MANIFEST.check_options(options, seats)  # R11.1
        start = str(chosen["start"])
        try:
            values = values_named(str(chosen["data"]))
        except DataError as error:
            raise OptionError("bad-data", key="data", cause=error) from None
        try:
            sheet = sheet_named(str(chosen["sheet"]), values)
        except DataError as error:
            raise OptionError("bad-sheet", key="sheet", cause=error) from None
        state = blank(seats, sheet)
        state.start_rule = START_RULES.index(start)
        if events is not None:
            events.append(Event("game-started", -1, {"sheet": sheet.name, "start": start}))
        return state

    def from_text(self, text: str) -> DiceState:
        state = blank(*table_of(text))
        try:
            read_position(text, state)
        except NotationError as error:
            raise PositionError("bad-draft", key="draft", cause=error) from None
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, DiceState)
        return evaluate(state, seat)

    def shapes(self) -> ModuleType:
        return shapes

    def board(self, options: Mapping[str, object]) -> View:
        return client.board(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> View:
        assert isinstance(state, DiceState)
        return client.hints(state, seat)

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """A sheet or a data file of the player's own becomes one word, so that records carry it."""
        if option == "data":
            return inline_file(text, path)
        if option != "sheet":
            raise OptionError("option-no-file", option=option)
        return parse_sheet(text, path)[0]

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast("dict[str, Any]", view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast("dict[str, Any]", view), action, names)


GAME: Final = DiceGame()
