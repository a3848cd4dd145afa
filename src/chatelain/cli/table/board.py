"""The board as text: drawn by the game, or listed when it cannot draw."""

from __future__ import annotations

import json

from chatelain.cli.console import Console
from chatelain.core.game import Game
from chatelain.core.state import View
from chatelain.text import Texts
from chatelain.text.speech import board_hook


def draw(game: Game, view: View, texts: Texts, console: Console) -> str:
    """What a viewer sees."""
    hook = board_hook(game, "draw")
    if hook is None:
        return "\n".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items())
    drawn: str = hook(view, texts.name, console.colour, console.width)
    return drawn.rstrip("\n")
