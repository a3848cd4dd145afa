"""A page at rest: what a click or a key does is awaited inside the page, where looking again costs next to nothing.

Every question to the page costs as much as a hundred of them asked together: a player looks once, then decides.

A window that was given another size is asked only after it has been painted: until then the page has the new width and
the old measures of what is drawn to fit (a `ResizeObserver` speaks within a frame, and a busy machine takes its time).
"""

from __future__ import annotations

from playwright.sync_api import Page

#: Waits until what is shown has changed and stands still; tells whether it has.
_SETTLED = """([before, patience]) => new Promise((done) => {
  const start = performance.now();
  let seen = before;
  const look = () => {
    const now = SHOWN;
    if (now !== before && now === seen) return done(true);
    if (performance.now() - start > patience) return done(false);
    seen = now;
    setTimeout(look, 16);
  };
  setTimeout(look, 8);
})"""

#: Waits for two frames alike, with all fonts there and nothing under way that ends; tells whether it came to that.
_STILL = """(patience) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity;
  const places = () =>
    [...document.body.querySelectorAll('*')]
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      })
      .join();
  const look = async () => {
    await document.fonts.ready;
    const start = performance.now();
    let seen = '';
    while (performance.now() - start < patience) {
      await painted();
      const now = document.getAnimations().some(moves) ? '' : places();
      if (now && now === seen) return true;
      seen = now;
    }
    return false;
  };
  return look();
}"""


def still(page: Page, patience: int = 10_000) -> None:
    """Waits until the page has been laid out and painted, and nothing on it moves any more."""
    assert page.evaluate(_STILL, patience), f"{page.url} does not come to rest"


def counted(page: Page, *whats: str) -> dict[str, int]:
    """How many of each the page shows, at one glance."""
    script = "(whats) => Object.fromEntries(whats.map((what) => [what, document.querySelectorAll(what).length]))"
    found: dict[str, int] = page.evaluate(script, whats)
    return found


class Table:
    """What a page shows of a table, as a script says it: an expression that is a text."""

    def __init__(self, page: Page, shown: str) -> None:
        self.page = page
        self.script = shown

    def shown(self) -> str:
        """What it shows now."""
        text: str = self.page.evaluate(f"() => {self.script}")
        return text

    def settles(self, before: str, patience: int) -> bool:
        """Whether it comes to show something else and stands still, within so many milliseconds."""
        return bool(self.page.evaluate(_SETTLED.replace("SHOWN", self.script), [before, patience]))
