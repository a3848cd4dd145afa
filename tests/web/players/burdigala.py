"""A person at Burdigala's table: clicks what is lit on the map, takes choices of the panel, ends the turn.

Nothing here knows the rules or talks to the server: the player sees the page and uses the mouse.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, TimeoutError

#: What one may click, in the order a person looks: choices that wait, pawns to take off, points, sites.
_SEEN = """() => [...document.querySelectorAll('.burdigala [data-lit]')].map((element) => {
    const box = element.getBoundingClientRect();
    return {
        thing: element.getAttribute('data-thing') ?? '',
        choice: element.getAttribute('data-choice') ?? '',
        pressed: element.getAttribute('aria-pressed') === 'true',
        visible: box.width > 0 && box.height > 0,
    };
})"""


class Person:
    """Plays by clicking. `rng` makes the choices, so that a game can be played again."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0

    def primary(self) -> Locator:
        """The button that ends the turn or confirms, when it may be used."""
        return self.page.locator("[role=toolbar] .end:not([aria-disabled])")

    def _click(self, locator: Locator) -> None:
        self.clicks += 1
        try:
            locator.first.click(timeout=1000)
        except TimeoutError:
            # It was gone before the mouse came: look again.
            self.clicks -= 1

    def _thing(self, thing: str) -> None:
        self._click(self.page.locator(f'.burdigala [data-thing="{thing}"][data-lit]'))

    def _choice(self, key: str) -> None:
        self._click(self.page.locator(f'.burdigala [data-choice="{key}"]'))

    def step(self) -> bool:
        """Does one thing; False when the game is over."""
        page = self.page
        page.wait_for_selector(".table", timeout=15_000)
        if page.locator(".burdigala").count() == 0:
            return False
        seen = [one for one in page.evaluate(_SEEN) if one["visible"]]
        things = [one["thing"] for one in seen if one["thing"]]
        points = [thing for thing in things if thing.startswith("point:")]
        sites = [thing for thing in things if thing.startswith("site:")]
        pawns = [thing for thing in things if thing.startswith("pawn:")]
        cards = [thing for thing in things if thing.startswith("card:")]
        choices = [one for one in seen if one["choice"]]
        goods = page.locator(".burdigala .swap .goodbtn")
        if goods.count():
            self._swap()
        elif choices and (points or sites or not self.primary().count()):
            self._choice(self.rng.choice([one["choice"] for one in choices]))
        elif choices and self.rng.random() < 0.5 and not any(one["pressed"] for one in choices[1:]):
            self._choice(self.rng.choice([one["choice"] for one in choices]))
        elif cards and self.rng.random() < 0.4 and page.locator(".burdigala .turn .choice").count() == 0:
            self._thing(self.rng.choice(cards))
        elif pawns and not points:
            self._thing(self.rng.choice(pawns))
            if self.primary().count():
                self._click(self.primary())
        elif pawns and self.rng.random() < 0.2:
            self._thing(self.rng.choice(pawns))
        elif any(one["thing"].startswith("point:") and one["pressed"] for one in seen):
            # A pawn that is drafted before the game: the button places it.
            self._click(self.primary())
        elif points:
            self._thing(self.rng.choice(points))
        elif sites:
            self._thing(self.rng.choice(sites))
        elif self.primary().count():
            self._click(self.primary())
        else:
            page.wait_for_timeout(60)
        page.wait_for_timeout(20)
        return True

    def _swap(self) -> None:
        rows = self.page.locator(".burdigala .swap .row")
        if self.rng.random() < 0.3:
            self._choice("decline")
            return
        for at in range(rows.count()):
            buttons = rows.nth(at).locator("button")
            if buttons.count():
                self._click(buttons.nth(self.rng.randrange(buttons.count())))


_people: dict[int, Person] = {}


def play_step(page: Page) -> bool:
    """One click of a person who plays at this page; False when the game is over."""
    return _people.setdefault(id(page), Person(page)).step()
