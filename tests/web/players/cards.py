"""Plays the card game as a person would: looks at what is lit and clicks it."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError

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


END = "[role=toolbar] .end:not([aria-disabled])"
#: At one glance: whether the game is over, whether a tip is open, and the first wish of which something can be seen.
_SEEN = """(wishes) => {
  const visible = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const place = (wish) => [...document.querySelectorAll(wish)].findIndex(visible);
  const wish = wishes.find((wish) => place(wish) >= 0) ?? '';
  const has = (what) => document.querySelector(what) !== null;
  return [has('[data-screen=end]'), has('#tooltip'), wish, wish ? place(wish) : 0];
}"""


def play_step(page: Page) -> bool:
    """One click on something lit, or a short wait for the others; False when the game is over."""
    is_over, has_tip, wish, place = page.evaluate(_SEEN, [f".cards-game {wish}" for wish in (END, *WISHES)])
    if is_over:
        return False
    if has_tip:
        # An open tip may lie over the next target: the pointer leaves what it is about.
        page.mouse.move(1, 1)
        page.locator("#tooltip").wait_for(state="detached", timeout=5000)
        return True
    if wish:
        # What was lit may be gone before the finger is there.
        with suppress(TimeoutError):
            page.locator(wish).nth(place).click(timeout=2000)
    page.wait_for_timeout(60)
    return True
