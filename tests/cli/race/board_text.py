from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def draw(view: Mapping[str, Any], names: Callable[[str], str], colour: bool, width: int) -> str:
    rows = [
        f"{'>' if seat == view['turn'] else ' '} {seat + 1} {'#' * player['points']:<{view['goal']}} {player['points']}"
        for seat, player in enumerate(view["players"])
    ]
    head = names("game-title")
    return "\n".join([f"\x1b[1m{head}\x1b[0m" if colour else head, *rows])[: width * 24]
