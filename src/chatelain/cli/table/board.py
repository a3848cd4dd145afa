"""The board as text: drawn by the game, or listed when it cannot draw."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec

from chatelain.cli.console import Console
from chatelain.core.game import Game
from chatelain.core.state import View
from chatelain.text import Texts


def draw(game: Game, view: View, texts: Texts, console: Console) -> str:
    """What a viewer sees."""
    module = f"{game.manifest.package}.board_text"
    if find_spec(module) is None:
        return "\n".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items())
    drawn: str = import_module(module).draw(view, texts.name, console.colour, console.width)
    return drawn.rstrip("\n")
