"""A person at Beaugency's table: looks at what is lit, chooses, looks at the risk, rolls on or stops.

Nothing here knows the rules or talks to the server: the player sees the page and uses the mouse.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.web.settling import Table, counted

#: With more risk than this the person stops.
TOO_RISKY = 40
#: What can be there to click: choices of the panel that are lit, and buttons that may be used.
OVER = "[data-screen=end]"
ROLL, STOP, COMMIT = (f".buttons .{name}:not([aria-disabled])" for name in ("roll", "stop", "commit"))
ANY = ".choices [data-lit]"
SAFE = ".choices [data-lit]:not(:has(.warn))"
DIE, LOSE, EVALUATE, CARD, DICE = (
    f'.choices [data-thing^="{start}"][data-lit]' for start in ("die:", "lose:", "evaluate", "card", "dice")
)
#: Of the opponent's cards, then of the places in a castle.
IN_CASTLES = tuple(f'.castle [data-thing^="{start}"][data-lit]' for start in ("steal:", "place:"))
#: What changes when a click has done something.
SHOWN = """[...document.querySelectorAll('.decision, [data-screen]')].map((e) =>
    e.textContent + e.getAttribute('data-screen')).join('|')
    + [...document.querySelectorAll('[data-thing]')].map((e) => e.getAttribute('data-thing')
    + (e.hasAttribute('data-lit') ? '!' : '') + (e.getAttribute('aria-pressed') ?? '')).join('|')"""
#: How long a click may take to show, in milliseconds.
PATIENCE = 3000


def _click(page: Page, what: str) -> None:
    """A click, and its effect."""
    table = Table(page, SHOWN)
    before = table.shown()
    try:
        page.locator(what).first.click(timeout=3000)
    except Late:
        # It is gone: look again.
        return
    table.settles(before, PATIENCE)


def risk_of(page: Page) -> int:
    """The risk of the next roll in percent, as the panel shows it."""
    shown = page.locator(".odds .l b")
    found = re.search(r"\d+", shown.first.inner_text()) if shown.count() else None
    return int(found[0]) if found else 0


def choose(page: Page, there: dict[str, int]) -> None:
    """Evaluates when that brings points, else takes the card, else dice."""
    if there[EVALUATE] and "+" in page.locator(EVALUATE).first.inner_text():
        return _click(page, EVALUATE)
    if not there[CARD]:
        return _click(page, DICE)
    _click(page, CARD)
    # Which card of the opponent, then where: whatever is lit in the castles.
    for place in IN_CASTLES:
        now = counted(page, STOP, COMMIT, place)
        if now[place] and not (now[STOP] or now[COMMIT]):
            _click(page, place)
    return None


def play_step(page: Page) -> bool:
    """The next choice, or a short wait for the other; False once the game is over."""
    there = counted(page, OVER, ROLL, STOP, COMMIT, ANY, SAFE, DIE, LOSE, EVALUATE, CARD)
    if there[OVER]:
        return False
    if there[COMMIT]:
        _click(page, COMMIT)
    elif there[DIE]:
        _click(page, SAFE if there[SAFE] else DIE)
    elif there[LOSE]:
        _click(page, LOSE)
    elif there[STOP]:
        _click(page, ROLL if there[ROLL] and risk_of(page) <= TOO_RISKY else STOP)
    elif there[ROLL]:
        _click(page, ROLL)
    elif there[ANY]:
        choose(page, there)
    else:
        page.wait_for_timeout(20)
    return True
