"""What a game says in words: moves, events, refusals, points. Ids come from the engine, words from the game's texts.

- `action-<name>`, with one variable for every field of the action; where the game can say more about a position,
  `action-<name>-here` with the variables its `action_words` gives;
- `event-<kind>`, with one variable for every argument of the event, and `player`, whose it is;
- `refusal-<code>`, with the parameters of the refusal;
- `source-<id>` for a line of the score sheet, `chance-<what>` for a roll or a draw;
- `chance-<what>-<number>` for one result of it, or the text that the game's `outcome_word` names for it, so that draws
  of the same things share their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from chatelain.core.events import Event, Value
from chatelain.core.game import Game
from chatelain.core.refusal import Refusal
from chatelain.core.state import View
from chatelain.text.errors import say_refusal
from chatelain.text.texts import Argument, Texts
from chatelain.text.values import worded


class Speech:
    """One game in one language, at one table."""

    def __init__(self, game: Game, texts: Texts, seats: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.seats = seats

    def action(self, action: int) -> str:
        """What a move does, without regard to the position."""
        decoded = self.game.actions.decode(action)
        fields = zip(decoded.values, decoded.words)
        return self.texts.say(f"action-{decoded.kind}", **{name: self.value(name, word) for name, word in fields})

    def action_here(self, action: int, view: View) -> str:
        """What a move does in the position a viewer sees; without a hook of the game the same as `action`."""
        decoded = self.game.actions.decode(action)
        id = f"action-{decoded.kind}-here"
        hook = board_hook(self.game, "action_words") if self.texts.has(id) else None
        return self.action(action) if hook is None else self.texts.say(id, **hook(view, decoded, self.texts.name))

    def event(self, event: Event) -> str:
        """What happened."""
        arguments = {name: self.value(name, value) for name, value in event.data.items()}
        return self.texts.say(f"event-{event.kind}", **arguments, player=self.player(event.seat))

    def refusal(self, refusal: Refusal) -> str:
        """Why not."""
        return say_refusal(refusal, self.texts, self.seats)

    def source(self, id: str) -> str:
        """A line of the score sheet."""
        return self.texts.say(f"source-{id}")

    def chance(self, what: str) -> str:
        """What is rolled or drawn."""
        return self.texts.say(f"chance-{what}")

    def player(self, seat: int) -> str:
        """The name of a seat; nobody's is empty."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else ""

    def value(self, name: str, value: Value) -> Argument:
        """An argument of a text: seats and known words become names, lists become prose."""
        return worded(name, value, self.texts, self.seats)

    def outcome(self, what: str, number: int) -> str:
        """One result of a roll or a draw: its name if the game has one, else the number."""
        id = f"chance-{what}-{number}"
        if not self.texts.has(id):
            id = outcome_word(self.game, what, number)
        return self.texts.say(id) if id else str(number)


def outcome_word(game: Game, what: str, number: int) -> str:
    """The text that a game names for a result of a roll or a draw; empty if it names none."""
    hook = board_hook(game, "outcome_word")
    return "" if hook is None else str(hook(what, number))


def board_hook(game: Game, name: str) -> Callable[..., Any] | None:
    """A function of the game's `board_text` module, if it has one."""
    module = f"{game.manifest.package}.board_text"
    if find_spec(module) is None:
        return None
    found: Callable[..., Any] | None = getattr(import_module(module), name, None)
    return found
