"""The board game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import DataError, OptionError, PositionError
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.core.position import PositionText
from chatelain.core.state import State, View
from chatelain.games.burgundy import board_text, client, shapes
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.estates import parse_estate
from chatelain.games.burgundy.evaluation import evaluate
from chatelain.games.burgundy.manifest import MANIFEST
from chatelain.games.burgundy.position import read_position
from chatelain.games.burgundy.setup import named_estates
from chatelain.games.burgundy.state import BurgundyState, blank, new_state


class BurgundyGame(Game):
    """The Castles of Burgundy."""

    manifest = MANIFEST
    actions = ACTIONS

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        chosen = MANIFEST.check_options(options)
        MANIFEST.check_seats(seats)
        estates = str(chosen["estates"])
        if estates not in ("random", "random-10", "choose"):
            try:
                named_estates(estates, seats)
            except DataError as error:
                raise OptionError("bad-estates", option="estates", cause=error) from None
        board = blank(seats)
        board.events = events
        spielbox, secret = chosen["spielbox"] is True, chosen["choice"] == "secret"
        new_state(estates, spielbox, str(chosen["tie"]), secret, chance, board)
        board.events = None
        return board

    def from_text(self, text: str) -> BurgundyState:
        seats = PositionText("burgundy", text).number("seats", 2, 4, 2)
        board = blank(seats)
        try:
            read_position(text, board)
        except (ValueError, IndexError) as error:
            raise PositionError("impossible-position", detail=str(error)) from None
        return board

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurgundyState)
        return evaluate(state, seat)

    def shapes(self) -> ModuleType:
        return shapes

    def board(self, options: Mapping[str, object]) -> View:
        return client.board(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> View:
        assert isinstance(state, BurgundyState)
        return client.hints(state, seat)

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """An estate file of the player's own becomes one line, so that records carry it."""
        if option != "estates":
            raise OptionError("option-no-file", option=option)
        return parse_estate(text, path, path).inline()

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast("dict[str, Any]", view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast("dict[str, Any]", view), action, names)


GAME = BurgundyGame()
