"""What a game says in words: moves, events, refusals, points. Ids come from the engine, words from the game's texts.

- `action-<name>`, with one variable for every field of the action; where the game can say more about a position,
  `action-<name>-here` with the variables that the game's `action_words` returns;
- `event-<kind>`, with one variable for every argument of the event, and `player`, whose it is; `log-<kind>` and
  `title-<kind>` with the same (see `chatelain.text.log`);
- `refusal-<code>`, with the parameters of the refusal;
- `source-<id>` for a line of the score sheet, `chance-<what>` for a roll or a draw;
- `chance-<what>-<number>` for one result of it, or the text that the game's `outcome_word` names for it, so that draws
  of the same things share their names.
"""

from __future__ import annotations

from collections.abc import Sequence

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
        """What a move does in the position a viewer sees; without a text for that the same as `action`."""
        decoded = self.game.actions.decode(action)
        id = f"action-{decoded.kind}-here"
        if not self.texts.has(id):
            return self.action(action)
        return self.texts.say(id, **self.game.action_words(view, decoded, self.texts.name))

    def event(self, event: Event) -> str:
        """What happened."""
        return self._told(f"event-{event.kind}", event)

    def part(self, event: Event) -> str | None:
        """What happened, said on the line of something else; None if it always has a line of its own."""
        for id in (f"log-{event.kind}-{event.data.get('source', '')}", f"log-{event.kind}"):
            if self.texts.has(id):
                return self._told(id, event)
        return None

    def title(self, event: Event) -> str:
        """The title of what begins with an event."""
        return self._told(f"title-{event.kind}", event)

    def _told(self, id: str, event: Event) -> str:
        arguments = {name: self.value(name, value) for name, value in event.data.items()}
        return self.texts.say(id, **arguments, player=self.player(event.seat))

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
            id = self.game.outcome_word(what, number)
        return self.texts.say(id) if id else str(number)
