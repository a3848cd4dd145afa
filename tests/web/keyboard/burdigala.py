"""A person at Burdigala's table: Tab to what is lit on the map or asked in the panel, the primary button at the end."""

from __future__ import annotations

from tests.web.keyboard.keys import Keys

PRIMARY = "[role=toolbar] .end:not([aria-disabled])"
LIT = '.burdigala [data-thing^="{}:"][data-lit]'
#: A point where a pawn is to stand before the game, until the button places it.
DRAFTED = '.burdigala [data-thing^="point:"][aria-pressed="true"]'
CHOICE = ".burdigala [data-choice]"


def play_step(keys: Keys) -> bool:
    """One thing, or a short wait for the others; False once the game is over."""
    if keys.is_over():
        return False
    if keys.sees(DRAFTED):
        keys.use(PRIMARY)
        return True
    choices, primary = keys.sees(CHOICE), keys.sees(PRIMARY)
    on_map = keys.sees(LIT.format("point")) or keys.sees(LIT.format("site"))
    if keys.sees(".burdigala .swap .goodbtn"):
        keys.first('.burdigala [data-choice="decline"]')
    elif choices and (on_map or not primary):
        keys.first(CHOICE)
    elif primary and not on_map:
        keys.use(PRIMARY)
    elif keys.sees(LIT.format("point")):
        keys.first(LIT.format("point"))
    elif keys.sees(LIT.format("site")):
        keys.first(LIT.format("site"))
    elif keys.sees(LIT.format("pawn")):
        keys.first(LIT.format("pawn"))
    else:
        keys.wait()
    return True
