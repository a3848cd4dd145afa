"""A person at the card game's table: a die of the hand, then a target; whatever is asked; silver at the end."""

from __future__ import annotations

from tests.web.keyboard.keys import Keys
from tests.web.players.cards import WISHES

END = ".cards-game [role=toolbar] .end:not([aria-disabled])"


def play_step(keys: Keys) -> bool:
    """One thing, or a short wait for the others; False once the game is over."""
    if keys.is_over():
        return False
    if keys.sees(END):
        keys.use(END)
    elif not (keys.sees(".cards-game [data-lit]") and keys.first(*(f".cards-game {wish}" for wish in WISHES))):
        keys.wait()
    return True
