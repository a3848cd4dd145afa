"""The lines of the menu: notation, sentence and effect of every move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chatelain.cli.console import Console
from chatelain.cli.table.menu import Choice, are_places, numbered
from chatelain.cli.table.preview import preview
from chatelain.core.match import Match
from chatelain.text.speech import Speech


class MoveLines:
    """Writes a menu."""

    def __init__(self, match: Match, speech: Speech, console: Console) -> None:
        self.match = match
        self.speech = speech
        self.console = console

    def show(self, seat: int, choices: Sequence[Choice], room: int) -> None:
        """One line a choice, numbered; many places, more than there is room for, in one line."""
        if are_places(choices) and len(choices) > room:
            self.console.paragraph(self.console.text("table-places", places=_listed(numbered(choices))), "     ")
            return
        width = max(len(self._words(choice)) for choice in choices)
        for number, choice in numbered(choices).items():
            lead = f"{number:>3}  {self._words(choice):<{width}}  "
            text = self._group(choice) if choice.is_group else self._move(seat, choice.actions[0])
            self.console.paragraph(text, lead)

    def _words(self, choice: Choice) -> str:
        return f"{choice.words} ..." if choice.is_group else choice.words

    def _group(self, choice: Choice) -> str:
        if choice.places:
            return self.console.text("table-group-places", count=len(choice.actions), places=_listed(choice.places))
        return self.console.text("table-group", count=len(choice.actions))

    def _move(self, seat: int, action: int) -> str:
        sentence = self.speech.action_here(action, self.match.state.view(seat))
        # What the sentence says already ("for 2 silver") need not be said again.
        effects = [effect for effect in self.effects(seat, action) if effect.lstrip("+-") not in sentence]
        # A number stays on the line of its word.
        listed = ", ".join(effect.replace(" ", "\u00a0") for effect in effects)
        return f"{sentence} ({listed})" if effects else sentence

    def effects(self, seat: int, action: int) -> list[str]:
        """Costs and gains of a move, and whether chance has a say."""
        say, texts = self.console.text, self.console.texts
        seen = preview(self.match.state, seat, action)
        lines = []
        for name, change in seen.resources.items():
            if texts.has(f"resource-{name}"):
                lines.append(texts.say(f"resource-{name}", count=abs(change), change=f"{change:+d}"))
        for owner, points in enumerate(seen.points):
            if points:
                points_text = say("effect-points", change=f"{points:+d}", count=abs(points))
                name = self.speech.player(owner)
                lines.append(points_text if owner == seat else say("table-move", player=name, move=points_text))
        if seen.is_open:
            lines.append(say("effect-chance"))
        return lines


def _listed(places: Iterable[int]) -> str:
    return " ".join(map(str, places))
