"""axe-core finds nothing on any screen, nor on what opens over it: light and dark, wide and narrow."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.web.house import DESKTOP, PHONE, finished_table, new_table, open_house, person, violations

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow(20), pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
GAMES = ["beaugency", "burdigala", "burgundy", "cards", "dice"]
SCREENS = [
    "/", "/learn", "/learn/dice", "/about", "/bots", "/bots/chess", "/settings", "/replay", "/nowhere",
    *(f"/new/{g}" for g in GAMES),
]  # fmt: skip
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
#: What opens more of a table: buttons and tabs that show the log, the others, the whole sheet.
MORE = {
    "beaugency": {"desktop": [], "phone": [".corner.right button"]},
    "burdigala": {"desktop": [".rail button.row"], "phone": ["[data-tab=players]", "[data-tab=log]"]},
    "burgundy": {
        "desktop": [".opponent .picture"],
        "phone": ["[data-tab=depots]", "[data-tab=others]", "[data-tab=log]", ".scorebar button >> nth=1"],
    },
    "cards": {
        "desktop": [".others button >> nth=0"],
        "phone": [".links button >> nth=0", ".links button >> nth=1", ".players button >> nth=1"],
    },
    "dice": {"desktop": [".picture button"], "phone": ["button.pl >> nth=0", "button.pl >> nth=1"]},
}


def check(page: Page, where: str) -> None:
    """Nothing is wrong here; and nothing is too faint in the dark."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert violations(page) == [], where
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert violations(page, "color-contrast") == [], f"{where}, dark"


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)


@pytest.mark.slow(60)
@pytest.mark.parametrize("device", DEVICES)
def test_screens(come: Come, device: str) -> None:
    page = come(at=None, **DEVICES[device])
    # A phone shows the same in one column: half of it tells.
    for address in SCREENS if device == "desktop" else SCREENS[::2]:
        page.goto(address)
        settle(page)
        check(page, address)
    page.goto("/learn/burgundy")
    page.get_by_role("searchbox").first.fill("castle")
    settle(page)
    check(page, "a search in the rules")
    page.goto(f"/t/{new_table(page, 'burgundy', 'anyone')}")
    page.locator("[data-screen=waiting]").wait_for()
    settle(page)
    check(page, "a table that waits")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(come: Come, game: str, device: str) -> None:
    page = come(at=None, **DEVICES[device])
    page.goto(f"/t/{new_table(page, game, 'random')}?guide=1")
    page.locator(".guide").wait_for()
    settle(page)
    check(page, "the guide")
    page.locator(".guide").get_by_role("button", name="Skip the guide").click()
    if device == "desktop":
        page.locator("main [data-thing][data-lit], main .pile").first.hover()
        page.locator("#tooltip").wait_for()
        check(page, "a tooltip")
    # "Why not?", at something that cannot be used now: wherever there is such a thing.
    blocked = page.locator("main [data-thing]:not([data-lit])")
    if blocked.count():
        with suppress(TimeoutError):
            blocked.first.click(timeout=1500)
            page.get_by_text("Why not?").first.wait_for(timeout=1500)
        check(page, "why not")
        page.keyboard.press("Escape")
    for button in MORE[game][device]:
        found = page.locator(f"main {button}").first
        assert found.count(), f"{game} has no {button}"
        found.click()
        settle(page)
        check(page, button)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    settle(page)
    check(page, "help")


@pytest.mark.parametrize("device", ["desktop", pytest.param("phone", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", GAMES)
def test_replays(come: Come, game: str, device: str) -> None:
    page = come(at=None, **DEVICES[device])
    table = finished_table(page, game, "random", "random")
    page.goto(f"/t/{table}/replay?at=12")
    slider = page.get_by_role("slider").first
    slider.wait_for()
    settle(page)
    if device == "desktop":
        check(page, "the beginning")
    slider.focus()
    page.keyboard.press("End")
    settle(page)
    check(page, "the end")
    if game != "burgundy":
        return
    # The result, with its chart, its sheet and its seal.
    page.goto(f"/t/{table}")
    page.locator("[data-screen=end]").wait_for()
    settle(page)
    check(page, "the result")
    sheet = page.get_by_role("radio", name=re.compile("sheet", re.IGNORECASE))
    if sheet.count():
        sheet.first.check(force=True)
        settle(page)
        check(page, "the score sheet")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("every roll and every draw follows from the seed")).to_be_visible()
    check(page, "the seal")


def test_a_broken_line(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        page = person(browser, house)
        page.goto(f"/t/{new_table(page, 'dice', 'random')}")
        page.locator("[data-screen=playing]").wait_for()
        house.stop(signal.SIGKILL)
        expect(page.get_by_text("Connection lost")).to_be_visible()
        check(page, "a broken line")
        page.context.close()
