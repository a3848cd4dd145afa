"""Beaugency as the rest of the program loads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import DataError, OptionError
from chatelain.core.events import Event, Value
from chatelain.core.game import Game
from chatelain.core.state import State, View
from chatelain.games.beaugency import board_text, client, shapes
from chatelain.games.beaugency.actions import ACTIONS
from chatelain.games.beaugency.cards import COLOURS
from chatelain.games.beaugency.evaluation import evaluate
from chatelain.games.beaugency.manifest import MANIFEST
from chatelain.games.beaugency.state import BeaugencyState, new_state, read_state
from chatelain.games.beaugency.track import read_file, track_named


class BeaugencyGame(Game):
    """How to start, read and judge a game."""

    def __init__(self) -> None:
        self.manifest = MANIFEST
        self.actions = ACTIONS

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        MANIFEST.check_seats(seats)
        chosen = MANIFEST.check_options(options)
        start = str(chosen["start"])
        try:
            track = track_named(str(chosen["data"]))
        except DataError as error:
            raise OptionError("bad-option-data", option="data", cause=error) from None
        if start == "random":
            colour = chance.draw(vec[i64]([1, 1, 1]), 0, 3, "start-colour")  # R1.7
        else:
            colour = COLOURS.index(start)
        turn = chance.draw(vec[i64]([1, 1]), 0, 2, "start-player")  # R1.12
        state = new_state(track, i64(track.starts[colour]), turn)  # R1.6
        if events is not None:
            there: dict[str, Value] = {
                "colour": COLOURS[colour],
                "space": track.spaces[state.crown],
                "end": int(state.crown),
            }
            events.append(Event("game-started", int(turn), there))
        return state

    def from_text(self, text: str) -> State:
        return read_state(text)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BeaugencyState)
        return evaluate(state, seat)

    def shapes(self) -> ModuleType:
        return shapes

    def board(self, options: Mapping[str, object]) -> View:
        return client.board(MANIFEST.check_options(options))

    def hints(self, state: State, seat: int) -> View:
        assert isinstance(state, BeaugencyState)
        return client.hints(state, seat)

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """A track of the player's own becomes one word, so that records carry it."""
        if option != "data":
            raise OptionError("option-no-file", option=option)
        return read_file(text, path)

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(cast("dict[str, Any]", view), names, colour, width)


GAME: Final = BeaugencyGame()
