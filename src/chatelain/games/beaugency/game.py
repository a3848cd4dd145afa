"""Beaugency as the rest of the program loads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.core.state import State
from chatelain.games.beaugency.actions import ACTIONS
from chatelain.games.beaugency.cards import COLOURS, START_SPACES
from chatelain.games.beaugency.evaluation import evaluate
from chatelain.games.beaugency.manifest import MANIFEST
from chatelain.games.beaugency.state import BeaugencyState, new_state, read_state


class BeaugencyGame(Game):
    """How to start, read and judge a game."""

    def __init__(self) -> None:
        self.manifest = MANIFEST
        self.actions = ACTIONS

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        MANIFEST.check_seats(seats)
        start = str(MANIFEST.check_options(options)["start"])
        if start == "random":
            colour = chance.draw(vec[i64]([1, 1, 1]), 0, 3, "start-colour")  # R1.7
        else:
            colour = COLOURS.index(start)
        turn = chance.draw(vec[i64]([1, 1]), 0, 2, "start-player")  # R1.12
        state = new_state(i64(START_SPACES[colour]), turn)  # R1.6
        if events is not None:
            events.append(Event("game-started", int(turn), {"colour": COLOURS[colour], "end": int(state.crown)}))
        return state

    def from_text(self, text: str) -> State:
        return read_state(text)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BeaugencyState)
        return evaluate(state, seat)


GAME: Final = BeaugencyGame()
