"""A keyboard, and eyes: what a person sees who presses keys and nothing else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.web.settling import Table

#: Where Tab stops, in its order; where the focus is, and which of the stops are wanted.
_STOPS = """(wanted) => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  const all = [...top.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')];
  const stops = all.filter((one) => {
    if (one.tabIndex < 0 || one.disabled || !shown(one)) return false;
    if (one.type !== 'radio') return true;
    const group = all.filter((other) => other.type === 'radio' && other.name === one.name);
    return one === (group.find((other) => other.checked) ?? group[0]);
  });
  const found = [...top.querySelectorAll(wanted)].filter((one) => stops.includes(one));
  return { at: stops.indexOf(document.activeElement), wanted: found.map((one) => stops.indexOf(one)) };
}"""
#: What has the focus, a moment after it was lost: what had it may just have gone.
_FOCUS = """() => new Promise((done) => {
  const start = performance.now();
  const look = () => {
    const one = document.activeElement;
    const lost = !one || one === document.body;
    if (lost && performance.now() - start < 1000) return setTimeout(look, 16);
    done(lost ? { lost } : {
      lost,
      marked: one.matches(':focus-visible'),
      label: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 100),
    });
  };
  look();
})"""
#: What changes on a table when a key has done something.
_SHOWN = """[...document.querySelectorAll(
    '[data-thing], [data-choice], [data-start], [data-sale], .goodbtn, main .button')]
  .map((one) => [one.getAttribute('data-thing') ?? one.getAttribute('data-choice') ?? one.textContent,
    one.hasAttribute('data-lit'), one.hasAttribute('data-pencil'), one.getAttribute('aria-pressed'),
    one.getAttribute('aria-disabled'), one.getAttribute('aria-label')].join()).join('|')
  + document.querySelector('[data-screen]')?.getAttribute('data-screen')"""


class Keys:
    """The keyboard of one page. `rng` makes the choices, so that a game can be played again."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.table = Table(page, _SHOWN)
        self.rng = random.Random(seed)
        self.pressed = 0
        self.acts = 0

    # -- seeing

    def sees(self, what: str) -> bool:
        """Whether the page shows such a thing."""
        return bool(self.page.evaluate("(what) => !!document.querySelector(what)", what))

    def can(self, wanted: str) -> bool:
        """Whether Tab reaches such a thing."""
        return bool(self._stops(wanted)["wanted"])

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.sees("[data-screen=end]")

    def _stops(self, wanted: str) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(_STOPS, wanted)
        return found

    def look(self) -> str:
        """The focus is somewhere, and one can see where: what has it."""
        focus = self.page.evaluate(_FOCUS)
        assert not focus["lost"], "the focus is lost"
        assert focus["marked"], f"one cannot see that the focus is on {focus['label']!r}"
        return str(focus["label"])

    # -- pressing

    def press(self, key: str, times: int = 1) -> None:
        """A key, so many times."""
        for _ in range(times):
            self.page.keyboard.press(key)
        self.pressed += times

    def to(self, wanted: str, nearest: bool = True) -> bool:
        """Tab, or Shift+Tab if that is shorter, until a wanted thing has the focus: the nearest one, or any."""
        for _ in range(4):
            found = self._stops(wanted)
            if not found["wanted"]:
                return False
            ways = [place - found["at"] for place in found["wanted"]]
            if 0 in ways and nearest:
                return True
            way = min(ways, key=abs) if nearest else self.rng.choice(ways)
            nearest = True
            self.press("Tab" if way > 0 else "Shift+Tab", abs(way))
        return 0 in [place - self._stops(wanted)["at"] for place in self._stops(wanted)["wanted"]]

    def use(self, wanted: str, key: str = "Enter", nearest: bool = True) -> bool:
        """Goes to a wanted thing, sees it and uses it; waits for what that does."""
        if not self.to(wanted, nearest):
            return False
        self.look()
        return self.act(key)

    def act(self, key: str, patience: int = 4000) -> bool:
        """A key, and its effect on the table."""
        before = self.table.shown()
        self.press(key)
        self.acts += 1
        return self.table.settles(before, patience)

    def first(self, *wishes: str) -> bool:
        """Uses a thing of the first kind that can be reached."""
        return any(self.can(wish) and self.use(wish, nearest=False) for wish in wishes)

    def wait(self) -> None:
        """The others think."""
        self.page.wait_for_timeout(30)
