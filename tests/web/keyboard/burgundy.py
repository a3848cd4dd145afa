"""A person at the board game's table: places before taking, takes before selling; digits go to the depots."""

from __future__ import annotations

from tests.web.keyboard.keys import Keys

END = "[role=toolbar] .end:not([aria-disabled])"
WISHES = ("estate", "keep", "only", "space", "depot", "shelf", "black", "good", "stored", "workers", "die", "silver")
ANSWERS = ("space", "depot", "die", "silver", "shelf", "black", "stored")


def play_step(keys: Keys) -> bool:
    """One thing, or a short wait for the others; False once the game is over."""
    if keys.is_over():
        return False
    if keys.sees(END):
        keys.use(END)
    elif keys.sees("[data-thing][aria-pressed=true]"):
        # A question is open: where, with which die, or which tile; not another of the same sort.
        asked = [sort for sort in ANSWERS if not keys.sees(f'[data-thing^="{sort}"][aria-pressed=true]')]
        if not keys.first(*(f'[data-thing^="{sort}"][data-lit]' for sort in asked)):
            keys.act("Escape")
    elif keys.sees("[data-thing][data-lit]"):
        keys.first(*(f'[data-thing^="{sort}"][data-lit]' for sort in WISHES))
    else:
        keys.wait()
    return True
