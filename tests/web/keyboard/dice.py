"""A person at the dice game's table: Tab to the pair and the space, the digit of the worker, the button to commit."""

from __future__ import annotations

from tests.web.keyboard.keys import Keys

PRIMARY = "[role=toolbar] .end:not([aria-disabled])"
SPACES = "[data-own] [data-thing^='space:'][data-lit]"
PAIRS = "[data-thing^='pair:'][data-lit]:not([aria-pressed=true])"
PENCILLED = "[data-own] [data-pencil]"
WORKER = "[data-worker]"


def play_step(keys: Keys) -> bool:
    """One decision, or a short wait for the others; False once the game is over."""
    if keys.is_over():
        return False
    if keys.sees("[data-waits]"):
        keys.wait()
    elif keys.sees(PENCILLED) and keys.sees(PRIMARY):
        keys.use(PRIMARY)
    elif keys.sees(".comb.asks"):
        keys.first(".comb.asks")
    elif keys.sees(SPACES):
        keys.first(SPACES)
    elif keys.sees(PAIRS):
        keys.first(PAIRS)
    elif keys.sees(WORKER):
        # The digit of the worker.
        keys.act("0")
    elif keys.sees(PRIMARY):
        keys.use(PRIMARY)
    else:
        keys.wait()
    return True
