"""A loaded game: how to start it, read it, judge it and show it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from mypy_extensions import mypyc_attr

from chatelain.core.actions import Action, ActionTable
from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import OptionError
from chatelain.core.events import Event
from chatelain.core.features import Features
from chatelain.core.manifest import Manifest, Options
from chatelain.core.promises import Promise
from chatelain.core.state import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object a game: subclass it, or fill it by composition; the manifest names it."""

    manifest: Manifest
    actions: ActionTable

    # -- starting, reading and judging

    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        """A game ready for its first decision; the set-up's rolls and draws come from `chance`."""
        self.manifest.check_seats(seats)
        chosen = self.manifest.check_options(options, seats)
        state = self.blank(seats, chosen)
        state.events = events
        self.set_up(state, chosen, chance)
        state.events = None
        return state

    def blank(self, seats: int, options: Options) -> State:
        """The table before the set-up; own data that the options carry are read here."""
        raise NotImplementedError

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        """Makes a blank table ready for the first decision."""
        raise NotImplementedError

    def from_text(self, text: str) -> State:
        """Reads a text position; PositionError names the key and the reason."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, in points: what a one-step bot maximises."""
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def features(self) -> Features | None:
        """What a learned value sees of a position; None for a game that has none."""
        return None

    def grades(self) -> Mapping[str, int]:
        """What a result alone is called and the fewest points for it, the lowest first; texts are `grade-<name>`.

        Less than the first of them is `none`. Empty for a game that names no results.
        """
        return {}

    def read_option_file(self, option: str, path: str, text: str) -> str:
        """What an option carries of a file of the player's own: one word, so that records need no file."""
        raise OptionError("option-no-file", option=option)

    # -- for clients

    def shapes(self) -> ModuleType | None:
        """The module with the TypedDicts of view, print and hints; a client's types are written from it."""
        return None

    def printed(self, options: Mapping[str, object]) -> View:
        """What a client needs to draw the game and that never changes during it: layouts, maps, printed values.

        Plain JSON values, from the same data the rules use. Its shape is `Printed` of `shapes`.
        """
        return {}

    def hints(self, state: State, seat: int) -> View:
        """What helps the seat to decide now, from what it may know: costs of legal actions, odds, paths.

        Plain JSON values; the shape is `Hints` of `shapes`. Only asked for a seat that is to act.
        """
        return {}

    def promises(self, state: State, seat: int) -> list[Promise]:
        """What the hints of the seat say of actions, put so that it can be tried; a game with hints makes some."""
        return []

    # -- for the terminal

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        """The table as lines of text, none wider than `width` (40 at least); empty if the game does not draw."""
        return ""

    def action_words(self, view: View, action: Action, names: Names) -> dict[str, str | int]:
        """The variables of the text `action-<kind>-here`, which says what a legal move does in a position."""
        return dict(zip(action.values, action.words))

    def outcome_word(self, what: str, number: int) -> str:
        """The id of the text that names a result of a roll or a draw; empty where there is none."""
        return ""
