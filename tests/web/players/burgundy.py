"""A person at the board game's table: looks at what is lit, clicks a tile and then where it goes, ends the turn.

Nothing here knows the rules or talks to the server: the player sees the page and uses the mouse.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, TimeoutError

from tests.web.settling import Table, counted

#: What one can click once it is lit, by the part of the table it belongs to.
LIT = "[data-thing][data-lit]"
END = "[role=toolbar] .end:not([aria-disabled])"
MINE = f"{LIT}, {END}"
OVER = "[data-screen=end]"
#: What changes when a click has done something.
SHOWN = """[...document.querySelectorAll('[data-thing]')].map((e) =>
    e.getAttribute('data-thing') + (e.hasAttribute('data-lit') ? '!' : '')
    + (e.getAttribute('aria-pressed') ?? '') + (e.getAttribute('aria-label') ?? e.textContent)).join('|')
    + (document.querySelector('[role=toolbar] .end')?.getAttribute('aria-disabled') ?? '')"""
#: How long a click may take to show, in milliseconds.
PATIENCE = 2000


class Person:
    """Plays by clicking. `rng` makes the choices, so that a game can be played again."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.table = Table(page, SHOWN)
        self.rng = random.Random(seed)
        self.clicks = 0
        #: Whether the parts of the table stand behind tabs.
        self.is_phone = page.locator("[data-tab=depots]").count() > 0

    # -- seeing

    def things(self, *sorts: str) -> list[str]:
        """The lit things of these sorts, all if none are named."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-thing][data-lit]')].map((e) => e.getAttribute('data-thing'))"
        )
        return [thing for thing in dict.fromkeys(found) if not sorts or thing.split(":")[0] in sorts]

    def at(self, thing: str) -> Locator:
        """A thing on the page."""
        return self.page.locator(f'[data-thing="{thing}"]').first

    def end_button(self) -> Locator:
        """The button that ends the turn, when it may be ended."""
        return self.page.locator(END)

    def open_tab(self, name: str) -> None:
        """Goes to a part of the table on a phone."""
        tab = self.page.locator(f"[data-tab={name}]")
        if tab.count() and tab.get_attribute("aria-selected") != "true":
            tab.click()
            self.page.wait_for_timeout(30)

    # -- doing

    def click(self, thing: str) -> None:
        """One click on a thing, as a mouse does it."""
        if self.is_phone:
            sort = thing.split(":")[0]
            if sort in ("shelf", "black", "depot"):
                self.open_tab("depots")
            elif sort in ("space", "estate"):
                self.open_tab("estate")
        self.clicks += 1
        try:
            self.at(thing).click(timeout=2000)
        except TimeoutError:
            # It was gone before the mouse came: look again.
            self.clicks -= 1

    def act(self, thing: str) -> None:
        """A click, and its effect."""
        before = self.table.shown()
        self.click(thing)
        self.table.settles(before, PATIENCE)

    def move(self) -> bool:
        """One sensible step of a turn; False if nothing is lit."""
        if self.is_phone:
            return self.phone_move()
        return self.choose(self.things())

    def phone_move(self) -> bool:
        """The same with only one part of the table in sight at a time."""
        for tab in ("estate", "depots"):
            self.open_tab(tab)
            lit = self.things()
            if [t for t in lit if t.split(":")[0] not in ("die", "stored", "workers", "silver", "good")]:
                return self.choose(lit)
        return self.choose(self.things())

    def choose(self, lit: list[str]) -> bool:
        """Places before taking, takes before selling, and takes workers when there is nothing else."""
        if not lit:
            return False
        by_sort: dict[str, list[str]] = {}
        for thing in lit:
            by_sort.setdefault(thing.split(":")[0], []).append(thing)
        for sort in ("estate", "keep", "only", "space", "depot", "shelf", "black", "good", "stored", "workers"):
            if sort == "shelf" and by_sort.get("good") and self.rng.random() < 0.3:
                continue
            if sort == "black" and self.rng.random() < 0.5:
                continue
            if sort in by_sort:
                self.act(self.rng.choice(by_sort[sort]))
                self.answer()
                return True
        self.act(self.rng.choice(lit))
        self.answer()
        return True

    def answer(self) -> None:
        """A question is open: which tile, then which die."""
        for sort in ("stored", "die", "silver"):
            picked = self.page.locator("[data-thing][aria-pressed=true]").count()
            if not picked:
                return
            if lit := [t for t in self.things(sort) if self.at(t).get_attribute("aria-pressed") != "true"]:
                self.act(self.rng.choice(lit))


def is_my_turn(page: Page) -> bool:
    """Whether something is lit, or the turn can be ended."""
    return page.locator(MINE).count() > 0


def comes_back(page: Page) -> bool:
    """Whether something is lit again soon: a move under way lights nothing for a moment."""
    for _ in range(20):
        page.wait_for_timeout(20)
        if is_my_turn(page):
            return True
    return False


def play_turn(page: Page, seed: int = 1) -> int:
    """Plays one turn (or one decision before the game) by clicking, and says how many clicks it took."""
    person = Person(page, seed)
    for _ in range(60):
        end = person.end_button()
        if end.count():
            person.clicks += 1
            before = person.table.shown()
            end.click()
            person.table.settles(before, PATIENCE)
            return person.clicks
        if not person.move() and not comes_back(page):
            return person.clicks
    raise AssertionError("a turn that does not end")


def play_step(page: Page) -> bool:
    """The next turn, or a short wait for the others; False once the game is over."""
    there = counted(page, OVER, MINE)
    if there[OVER]:
        return False
    if there[MINE]:
        play_turn(page)
    else:
        page.wait_for_timeout(50)
    return True
