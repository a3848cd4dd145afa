"""A table to test rules at: a position in one line, moves in notation, dice in the order they fall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chatelain.core.chance import Forced
from chatelain.core.events import Event
from chatelain.core.refusal import Refusal
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.state import BeaugencyState

LETTERS = {"wall": "W", "small_tower": "S", "house": "H", "great_tower": "T", None: "."}


class Table:
    """A position and what happened since."""

    def __init__(self, position: str = "") -> None:
        state = GAME.from_text(f"beaugency {position}")
        assert isinstance(state, BeaugencyState)
        self.state = state
        self.events: list[Event] = []

    def play(self, *moves: str, dice: Iterable[int] = ()) -> Table:
        """Plays moves of whoever's turn it is; all dice must fall."""
        chance = Forced(dice=dice)
        self.state.events = self.events
        for move in moves:
            self.state.play(int(self.state.turn), GAME.actions.parse(move), chance)
        assert chance.dice.left() == 0, "a die was not rolled"
        return self

    def legal(self) -> list[str]:
        return [GAME.actions.text(action) for action in self.state.legal(int(self.state.turn))]

    def refusal(self, move: str, seat: int | None = None) -> Refusal:
        refusal = self.state.verify(self.turn if seat is None else seat, GAME.actions.parse(move))
        assert refusal is not None, f"{move} is legal"
        return refusal

    def castle(self, seat: int, colour: str) -> str:
        """A row in the letters of text positions."""
        row = self.view["castles"][seat][colour]
        return "".join(LETTERS[card] for card in row) or "-"

    def pile(self, colour: str, card: str) -> int:
        pile: int = self.view["supply"][colour][card]
        return pile

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def told(self, kind: str) -> dict[str, object]:
        """The data of the last event of a kind."""
        return dict(next(event.data for event in reversed(self.events) if event.kind == kind))

    @property
    def view(self) -> Any:
        return self.state.view(-1)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def crown(self) -> int:
        return int(self.state.crown)

    @property
    def dice(self) -> tuple[int, int, int]:
        """Special dice on the board, of seat 0 and of seat 1."""
        return int(self.state.dice_on_board()), int(self.state.dice0), int(self.state.dice1)

    @property
    def scores(self) -> list[int]:
        return self.state.scores()
