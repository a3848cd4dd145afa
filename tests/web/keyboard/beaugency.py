"""A person at Beaugency's table: Tab to what is lit, letters for the choices, R and S to roll on or to stop."""

from __future__ import annotations

import re

from tests.web.keyboard.keys import Keys

#: With more risk than this the person stops.
TOO_RISKY = 40
BUTTON = ".buttons .{}:not([aria-disabled])"


def risk(keys: Keys) -> int:
    """The risk of the next roll in percent, as the panel says it."""
    shown = keys.page.locator(".odds .l b")
    found = re.search(r"\d+", shown.first.inner_text()) if shown.count() else None
    return int(found[0]) if found else 0


def choose(keys: Keys) -> None:
    """Evaluates when that brings points, else takes the card, else dice; by letters."""
    points = keys.page.locator('.choices [data-thing="evaluate"][data-lit]')
    if points.count() and "+" in points.first.inner_text():
        keys.act("e")
    elif keys.sees('.choices [data-thing="card"][data-lit]'):
        keys.act("c")
        # Which card of the opponent, then where.
        for sort in ("steal:", "place:"):
            if keys.sees(BUTTON.format("stop")) or keys.sees(BUTTON.format("commit")):
                return
            keys.first(f'.castle [data-thing^="{sort}"][data-lit]', f'.choices [data-thing^="{sort}"][data-lit]')
    else:
        keys.act("d")


def play_step(keys: Keys) -> bool:
    """The next choice, or a short wait for the other; False once the game is over."""
    if keys.is_over():
        return False
    if keys.sees(BUTTON.format("commit")):
        keys.use(BUTTON.format("commit"))
    elif keys.sees('.choices [data-thing^="die:"][data-lit]'):
        keys.first(
            '.choices [data-thing^="die:"][data-lit]:not(:has(.warn))', '.choices [data-thing^="die:"][data-lit]'
        )
    elif keys.sees('.choices [data-thing^="lose:"][data-lit]'):
        keys.first('.choices [data-thing^="lose:"][data-lit]')
    elif keys.sees(BUTTON.format("stop")):
        keys.act("r" if risk(keys) <= TOO_RISKY and keys.sees(BUTTON.format("roll")) else "s")
    elif keys.sees(BUTTON.format("roll")):
        keys.use(BUTTON.format("roll"))
    elif keys.sees(".choices [data-lit]"):
        choose(keys)
    else:
        keys.wait()
    return True
