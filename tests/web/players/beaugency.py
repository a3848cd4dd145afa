"""A person at Beaugency's table: looks at what is lit, chooses, looks at the risk, rolls on or stops.

Nothing here knows the rules or talks to the server: the player sees the page and uses the mouse.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.web.settling import Table

#: With more risk than this the person stops.
TOO_RISKY = 40
BUTTONS = ".buttons .roll, .buttons .stop, .buttons .commit"
#: What changes when a click has done something.
SHOWN = """[...document.querySelectorAll('.decision, [data-screen]')].map((e) =>
    e.textContent + e.getAttribute('data-screen')).join('|')
    + [...document.querySelectorAll('[data-thing]')].map((e) => e.getAttribute('data-thing')
    + (e.hasAttribute('data-lit') ? '!' : '') + (e.getAttribute('aria-pressed') ?? '')).join('|')"""
#: How long a click may take to show, in milliseconds.
PATIENCE = 3000


def _lit(page: Page, start: str) -> Locator:
    """Lit choices of the panel whose name starts like this."""
    return page.locator(f'.choices [data-thing^="{start}"][data-lit]')


def _button(page: Page, name: str) -> Locator:
    return page.locator(f".buttons .{name}:not([aria-disabled])")


def _click(page: Page, what: Locator) -> None:
    """A click, and its effect."""
    table = Table(page, SHOWN)
    before = table.shown()
    try:
        what.first.click(timeout=3000)
    except Late:
        # It is gone: look again.
        return
    table.settles(before, PATIENCE)


def risk_of(page: Page) -> int:
    """The risk of the next roll in percent, as the panel shows it."""
    shown = page.locator(".odds .l b")
    found = re.search(r"\d+", shown.first.inner_text()) if shown.count() else None
    return int(found[0]) if found else 0


def choose(page: Page) -> None:
    """Evaluates when that brings points, else takes the card, else dice."""
    if (points := _lit(page, "evaluate")).count() and "+" in points.first.inner_text():
        return _click(page, points)
    if _lit(page, "card").count():
        _click(page, _lit(page, "card"))
        # Which card of the opponent, then where: whatever is lit in the castles.
        for start in ("steal:", "place:"):
            open_ones = page.locator(f'.castle [data-thing^="{start}"][data-lit]')
            if not _ready(page) and open_ones.count():
                _click(page, open_ones)
        return None
    return _click(page, _lit(page, "dice"))


def _ready(page: Page) -> bool:
    return _button(page, "stop").count() > 0 or _button(page, "commit").count() > 0


def play_step(page: Page) -> bool:
    """The next choice, or a short wait for the other; False once the game is over."""
    if page.locator("[data-screen=end]").count():
        return False
    if not page.locator(BUTTONS).count():
        page.wait_for_timeout(10)
    elif _button(page, "commit").count():
        _click(page, _button(page, "commit"))
    elif _lit(page, "die:").count():
        safe = page.locator(".choices [data-lit]:not(:has(.warn))")
        _click(page, safe if safe.count() else _lit(page, "die:"))
    elif _lit(page, "lose:").count():
        _click(page, _lit(page, "lose:"))
    elif _button(page, "stop").count():
        bold = risk_of(page) <= TOO_RISKY and _button(page, "roll").count()
        _click(page, _button(page, "roll" if bold else "stop"))
    elif _button(page, "roll").count():
        _click(page, _button(page, "roll"))
    elif page.locator(".choices [data-lit]").count():
        choose(page)
    else:
        page.wait_for_timeout(20)
    return True
