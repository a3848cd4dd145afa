"""The game as the registry loads it."""

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
from chatelain.games.burdigala import board_text, client, shapes
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.edition import Edition, edition_of, read_file
from chatelain.games.burdigala.evaluation import evaluate
from chatelain.games.burdigala.manifest import MANIFEST
from chatelain.games.burdigala.reading import read_position
from chatelain.games.burdigala.setup import deal
from chatelain.games.burdigala.state import BurdigalaState, blank


class BurdigalaGame(Game):
    """Burdigala."""

    manifest = MANIFEST
    actions = ACTIONS

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        chosen = MANIFEST.check_options(options)
        MANIFEST.check_seats(seats)
        board = blank(seats, edition_named(str(chosen["data"])))
        board.events = events
        deal(board, chance)
        board.events = None
        return board

    def from_text(self, text: str) -> BurdigalaState:
        words = PositionText("burdigala", text)
        seats = words.number("seats", 2, 4, 2)
        try:
            edition = edition_of(words.word("data", ""))
        except DataError as error:
            raise PositionError("bad-data", key="data", cause=error) from None
        board = blank(seats, edition)
        read_position(text, board)
        if not board.is_over and not board.legal(int(board.seat_to_act())):
            raise PositionError("nothing-to-do", seat=int(board.seat_to_act()))
        return board

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurdigalaState)
        return evaluate(state, seat)

    def shapes(self) -> ModuleType:
        return shapes

    def board(self, options: Mapping[str, object]) -> View:
        return client.board(options)

    def hints(self, state: State, seat: int) -> View:
        assert isinstance(state, BurdigalaState)
        return client.hints(state, seat)

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """A data file of the player's own becomes one word, so that records carry it."""
        if option != "data":
            raise OptionError("option-no-file", option=option)
        return read_file(text, path)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast("dict[str, Any]", view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast("dict[str, Any]", view), action, names)


def edition_named(name: str) -> Edition:
    """The edition of the option `data`."""
    try:
        return edition_of(name)
    except DataError as error:
        raise OptionError("bad-option-data", option="data", cause=error) from None


GAME = BurdigalaGame()
