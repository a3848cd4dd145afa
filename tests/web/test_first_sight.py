"""The lobby on a slow network: an outline at once, and nothing moves when the rest comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.house import DESKTOP, PHONE, new_table

pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
#: What moved without having been asked to, as browsers count it.
_SHIFTS = """
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.moved.push([entry.value, ...entry.sources.map((one) => one.node?.className ?? '')]);
  }).observe({ type: 'layout-shift', buffered: true });
"""
MOST = 0.05


@pytest.mark.parametrize("is_new", [False, True], ids=["known", "new"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_while_the_lobby_comes(come: Come, size: dict[str, int], is_new: bool) -> None:
    page = come(at=None, lang="fr", viewport=size)
    if is_new:
        page.context.clear_cookies()
    else:
        new_table_at(page)
    page.add_init_script(_SHIFTS)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000},
    )
    page.goto("/", wait_until="commit")
    page.locator("#shell").wait_for(state="attached")
    page.locator(".games li").nth(4).wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    moved = page.evaluate("() => window.moved")
    assert sum(shift[0] for shift in moved) < MOST, moved


def new_table_at(page: Page) -> None:
    """A table that waits for the guest, so that the lists are not empty."""
    page.goto("/about")
    new_table(page, "beaugency", "random")
    page.goto("about:blank")
