"""A person at the dice game's table: chooses a lit space, now and then with a bonus, and commits.

Nothing here knows the rules or talks to the server: the player sees the page and uses the mouse.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from tests.web.settling import Table, counted

#: Spaces of my sheet that light up; pairs and bonuses that can be used.
SPACES = "[data-own] [data-thing^='space:'][data-lit]"
PAIRS = "[data-thing^='pair:'][data-lit], [data-thing^='number:'][data-lit]"
#: Silver pays for a second space only: that is a button of its own.
BONUSES = "[data-thing^='bonus:'][data-lit]:not([data-thing='bonus:silver'])"
#: Pairs, or numbers while a bonus is armed, that the table asks to choose from.
ASKED = ".comb.asks"
PENCILLED = "[data-own] [data-pencil]"
PRIMARY = "[role=toolbar] .end:not([aria-disabled])"
SALE, SECOND, WORKER = "[data-sale][aria-pressed=false]", "[data-second]", "[data-worker]"
WAITS, OVER = "[data-waits]", "[data-screen=end]"
ALL = (SPACES, PAIRS, BONUSES, ASKED, PENCILLED, PRIMARY, SALE, SECOND, WORKER, WAITS)
#: What changes when a click has done something, also when it asks for more or is told why not.
SHOWN = """[...document.querySelectorAll('[data-thing], [data-start], [data-sale], [role=toolbar] .end')]
    .map((e) => (e.getAttribute('data-thing') ?? '') + (e.hasAttribute('data-lit') ? '!' : '')
    + (e.hasAttribute('data-pencil') ? '*' : '') + (e.getAttribute('aria-pressed') ?? '')
    + (e.matches('.asks') ? '?' : '')
    + (e.getAttribute('aria-disabled') ?? '') + (e.getAttribute('aria-label') ?? e.textContent)).join('|')
    + /^Why not/.test(document.querySelector('#tooltip')?.textContent.trim() ?? '')"""
#: How long a click may take to show, in milliseconds.
PATIENCE = 3000
#: How often a bonus is used although a space is lit without one, and how often a second space is wanted.
BONUS_SHARE, SECOND_SHARE = 0.12, 0.5


class Person:
    """Plays by clicking. `rng` makes the choices, so that a game can be played again."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.table = Table(page, SHOWN)
        self.rng = random.Random(seed)
        self.clicks = 0
        self._seen: dict[str, int] = {}

    # -- seeing

    def count(self, what: str) -> int:
        """How many of something the page shows; looked at once after every click."""
        if not self._seen:
            self._seen = counted(self.page, *ALL)
        return self._seen[what]

    def look_again(self) -> None:
        """Something may have changed."""
        self._seen = {}

    # -- doing

    def click(self, target: Locator) -> None:
        """One click as a mouse does it, and its effect."""
        before = self.table.shown()
        self.clicks += 1
        target.click()
        self.table.settles(before, PATIENCE)
        self.look_again()

    def any_of(self, what: str) -> None:
        """A click on one of them."""
        found = self.page.locator(what)
        self.click(found.nth(self.rng.randrange(found.count())))

    def mark(self) -> None:
        """A lit space, and the pair or number if the table asks which."""
        pencilled = self.count(PENCILLED)
        if not self.count(SPACES) and self.count(PAIRS):
            self.any_of(PAIRS)
        if self.count(SPACES):
            self.any_of(SPACES)
        for _ in range(3):
            if self.is_written(pencilled) or not self.count(ASKED):
                return
            self.any_of(ASKED)

    def is_written(self, before: int) -> bool:
        """Whether a number appears in pencil; the table may take a moment, or ask with which pair."""
        for _ in range(40):
            if self.count(PENCILLED) > before:
                return True
            if self.count(ASKED):
                return False
            self.page.wait_for_timeout(50)
            self.look_again()
        return False

    def turn(self) -> None:
        """One decision: a start castle or a turn, and the commit."""
        if self.count(SALE):
            self.any_of("[data-sale]")
        if not self.count(PENCILLED):
            needs_bonus = not self.count(SPACES) and not self.count(PAIRS)
            if self.count(BONUSES) and (needs_bonus or self.rng.random() < BONUS_SHARE):
                self.any_of(BONUSES)
            if self.count(SPACES) or self.count(PAIRS):
                self.mark()
        if self.count(PENCILLED) == 1 and self.count(SECOND) and self.rng.random() < SECOND_SHARE:
            self.any_of(SECOND)
            if self.count(SPACES):
                self.mark()
        if not self.count(PENCILLED) and self.count(WORKER):
            self.any_of(WORKER)
        # Without a space to mark the button first takes a worker, then commits.
        for _ in range(2):
            self.look_again()
            if self.count(PRIMARY) and is_turn(self._seen):
                was_worker = not self.count(PENCILLED) and self.count(SPACES) == 0
                self.click(self.page.locator(PRIMARY))
                if not was_worker:
                    return


def is_my_turn(page: Page) -> bool:
    """Whether something is lit, or the turn can be committed; not while the others still think."""
    return is_turn(counted(page, *ALL))


def is_turn(there: dict[str, int]) -> bool:
    """The same, by what is there."""
    return bool(there[SPACES] or there[PAIRS] or there[WORKER] or (there[PRIMARY] and not there[WAITS]))


def play_turn(page: Page, seed: int = 1) -> int:
    """Plays one turn (or the choice before the game) by clicking, and says how many clicks it took."""
    person = Person(page, seed)
    person.turn()
    return person.clicks


def play_step(page: Page) -> bool:
    """The next turn, or a short wait for the others; False once the game is over."""
    there = counted(page, OVER, *ALL)
    if there[OVER]:
        return False
    if is_turn(there):
        play_turn(page, random.randrange(1000))
    else:
        page.wait_for_timeout(50)
    return True
