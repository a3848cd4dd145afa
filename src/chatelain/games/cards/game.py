"""The card game as the registry loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, cast

from chatelain.core.actions import Action
from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import DataError, OptionError
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.core.state import State, View
from chatelain.games.cards import board_text, client, shapes
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.evaluation import evaluate
from chatelain.games.cards.inline import inline_file, values_named
from chatelain.games.cards.manifest import MANIFEST
from chatelain.games.cards.reading import Reading
from chatelain.games.cards.setup import set_up
from chatelain.games.cards.state import CardsState, blank


class CardsGame(Game):
    """The Castles of Burgundy: the Card Game."""

    manifest = MANIFEST
    actions = ACTIONS

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        chosen = MANIFEST.check_options(options)
        MANIFEST.check_seats(seats)
        try:
            values = values_named(str(chosen["data"]))
        except DataError as error:
            raise OptionError("bad-data", option="data", cause=error) from None
        state = blank(seats, values)
        state.events = events
        set_up(state, chance)
        state.events = None
        return state

    def from_text(self, text: str) -> CardsState:
        reading = Reading(text)
        state = blank(reading.seats, reading.values)
        reading.fill(state)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CardsState)
        return evaluate(state, seat)

    def shapes(self) -> ModuleType:
        return shapes

    def board(self, options: Mapping[str, object]) -> View:
        return client.board(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> View:
        assert isinstance(state, CardsState)
        return client.hints(state, seat)

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """A data file of the player's own becomes one word, so that records carry it."""
        if option != "data":
            raise OptionError("option-no-file", option=option)
        return inline_file(text, path)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast("dict[str, Any]", view), names, colour, width)

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        return board_text.action_words(cast("dict[str, Any]", view), action, names)

    def outcome_word(self, what: str, number: int) -> str:
        return board_text.outcome_word(what, number)


GAME = CardsGame()
