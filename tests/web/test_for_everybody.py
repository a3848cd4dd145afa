"""axe-core finds nothing on any screen, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.house import finished_table, new_table, violations

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.once, pytest.mark.slow, pytest.mark.flaky(reruns=1)]

GAMES = ["beaugency", "burdigala", "burgundy", "cards", "dice"]
SCREENS = ["/", "/new/burgundy", "/new/cards", "/learn", "/learn/dice", "/about", "/settings", "/replay", "/nowhere"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screens(come: Callable[..., Page], scheme: str) -> None:
    page = come(color_scheme=scheme)
    for address in SCREENS:
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], f"{address} {scheme}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1440, 390])
def test_tables(come: Callable[..., Page], game: str, scheme: str, width: int) -> None:
    page = come(color_scheme=scheme, viewport={"width": width, "height": 880})
    page.goto(f"/t/{new_table(page, game, 'random')}")
    page.locator("[data-screen=playing]").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    assert violations(page) == []


def test_a_table_that_waits(come: Callable[..., Page]) -> None:
    page = come()
    page.goto(f"/t/{new_table(page, 'burgundy', 'anyone')}")
    page.locator("[data-screen=waiting]").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_end_and_the_replay(come: Callable[..., Page], scheme: str) -> None:
    page = come(color_scheme=scheme)
    table = finished_table(page, "burgundy", "random", "random", "greedy")
    page.goto(f"/t/{table}")
    page.locator("[data-screen=end]").wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    page.goto(f"/t/{table}/replay?at=30")
    page.get_by_role("slider").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
