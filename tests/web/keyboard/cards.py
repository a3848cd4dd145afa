"""A person at the card game's table: a die of the hand, then a target; whatever is asked; silver at the end."""

from __future__ import annotations

from tests.web.keyboard.keys import Keys

END = ".cards-game [role=toolbar] .end:not([aria-disabled])"
#: What a person would use first: triples and placed cards before new projects, silver at the end.
WISHES = (
    '[data-thing^="bonus:"][data-lit]',
    '[data-thing^="keep:"][data-lit]',
    '[data-thing^="pile:"][data-lit]',
    '[data-thing^="column:"][data-lit]',
    '[data-thing^="project:"][data-lit]',
    '[data-thing^="row:"][data-lit]',
    '[data-thing^="good:"][data-lit]',
    '[data-thing^="price:"][data-lit]',
    '[data-thing="enough"][data-lit]',
    '[data-thing="workers"][data-lit]',
    '[data-thing="convert"][data-lit]',
    '[data-thing="silver"][data-lit]',
    '[data-thing="decline"][data-lit]',
    '[data-thing^="hand:"][data-lit]:not([aria-pressed="true"])',
)


def play_step(keys: Keys) -> bool:
    """One thing, or a short wait for the others; False once the game is over."""
    if keys.is_over():
        return False
    if keys.sees(END):
        keys.use(END)
    elif not (keys.sees(".cards-game [data-lit]") and keys.first(*(f".cards-game {wish}" for wish in WISHES))):
        keys.wait()
    return True
