"""A loaded game: how to start it, read it and judge it."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from chatelain.core.actions import ActionTable
from chatelain.core.chance import Chance
from chatelain.core.events import Event
from chatelain.core.manifest import Manifest
from chatelain.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object a game: subclass it, or fill it by composition; the manifest names it."""

    manifest: Manifest
    actions: ActionTable

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        """A game ready for its first decision; the set-up's rolls and draws come from `chance`."""
        raise NotImplementedError

    def from_text(self, text: str) -> State:
        """Reads a text position; PositionError names the key and the reason."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, in points: what a one-step bot maximises."""
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def board(self, options: Mapping[str, object]) -> dict[str, object]:
        """What a client needs to draw the game and that never changes during it: layouts, maps, printed values.

        Plain JSON values, from the same data the rules use. Its shape is `Board` in the game's `shapes` module.
        """
        return {}

    def hints(self, state: State, seat: int) -> dict[str, object]:
        """What helps the seat to decide now, from what it may know: costs of legal actions, odds, paths.

        Plain JSON values; the shape is `Hints` in the game's `shapes` module. Only asked for a seat that is to act.
        """
        return {}
