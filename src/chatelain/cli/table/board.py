"""The board as text: drawn by the game, or listed when it cannot draw."""

from __future__ import annotations

import json
from collections.abc import Sequence

from chatelain.cli.console import Console
from chatelain.core.game import Game
from chatelain.core.state import View
from chatelain.text import Texts


def draw(game: Game, view: View, people: Sequence[str], texts: Texts, console: Console) -> str:
    """What a viewer sees, with the names of the people at the table."""
    seats = {f"seat-{seat}": name for seat, name in enumerate(people)}

    def name(id: str) -> str:
        return seats[id] if id in seats else texts.name(id)

    drawn = game.draw(view, name, console.colour, console.width)
    if not drawn:
        return "\n".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items())
    return drawn.rstrip("\n")
