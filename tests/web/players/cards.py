"""Plays the card game as a person would: looks at what is lit and clicks it."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

#: What a person would choose first. Triples and placed cards before new projects, silver at the end.
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


def play_step(page: Page) -> bool:
    """One click on something lit, or a short wait for the others; False when the game is over."""
    if page.locator("[data-screen=end]").count():
        return False
    if page.locator("#tooltip").count():
        # An open tip may lie over the next target: the pointer leaves what it is about.
        page.mouse.move(1, 1)
        page.locator("#tooltip").wait_for(state="detached", timeout=5000)
    end = page.locator(".cards-game [role=toolbar] .end:not([aria-disabled])")
    if _is_there(end):
        _click(end.first)
        page.wait_for_timeout(60)
        return True
    for wish in WISHES:
        lit = page.locator(f".cards-game {wish}")
        if _is_there(lit):
            _click(_first_visible(lit))
            page.wait_for_timeout(60)
            return True
    page.wait_for_timeout(120)
    return True


def _click(what: Locator) -> None:
    """A click; what was lit may be gone before the finger is there."""
    with suppress(TimeoutError):
        what.click(timeout=2000)


def _is_there(found: Locator) -> bool:
    return any(found.nth(at).is_visible() for at in range(found.count()))


def _first_visible(found: Locator) -> Locator:
    return next(found.nth(at) for at in range(found.count()) if found.nth(at).is_visible())
