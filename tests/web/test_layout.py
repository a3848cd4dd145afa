"""Texts at every width: none is cut, too small, or over another; and fingers find their targets."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.crowding import crowding
from tests.web.geometry import small_targets, text_faults
from tests.web.house import PHONE, SMALL, finished_table, new_table, overflow
from tests.web.settling import still

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
GAMES = ["beaugency", "burdigala", "burgundy", "cards", "dice"]
WIDE = [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)]
NARROW = [(PHONE["width"], PHONE["height"]), (SMALL["width"], SMALL["height"])]
#: The map of Burdigala is moved and zoomed under a finger: its names may stand at the edge of the window.
MAP = re.compile(r"^cut: .* in \.window")
#: Small by design, side by side in a row that has no more room: bonuses on their track, pawns on a zoomed map.
SMALL_BY_DESIGN = re.compile(r"\.(circ|thing|time) ")
SCREENS = ["/", "/new/burgundy", "/new/dice", "/learn", "/learn/cards", "/bots", "/about", "/settings", "/replay"]


def look(page: Page, sizes: list[tuple[int, int]]) -> None:
    """The page at all these sizes."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        where = f"{page.url} at {width} x {height}"
        assert [fault for fault in text_faults(page) if not MAP.match(fault)] == [], where
        assert overflow(page) == 0, where


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(come: Come, game: str, is_phone: bool) -> None:
    # French is the longer language.
    page = come(lang="fr", has_touch=is_phone, is_mobile=is_phone)
    page.goto(f"/t/{new_table(page, game, 'random')}")
    page.locator("[data-screen=playing] main").wait_for()
    page.wait_for_load_state("networkidle")
    look(page, NARROW if is_phone else WIDE)
    if is_phone:
        assert [target for target in small_targets(page) if not SMALL_BY_DESIGN.search(target)] == []


def test_screens(come: Come) -> None:
    page = come(lang="fr")
    for address in SCREENS:
        page.goto(address)
        page.wait_for_load_state("networkidle")
        for size in [WIDE[0], WIDE[2], NARROW[1]]:
            look(page, [size])
            assert crowding(page) == [], f"{address} at {size}"


def test_the_result(come: Come) -> None:
    page = come(lang="fr")
    page.goto(f"/t/{finished_table(page, 'dice', 'random', 'random')}")
    page.locator("[data-screen=end]").wait_for()
    page.wait_for_load_state("networkidle")
    look(page, [WIDE[0], WIDE[2], NARROW[1]])


def test_a_spectator_chooses_whom_to_look_at(come: Come) -> None:
    page = come()
    page.goto(f"/t/{new_table(page, 'cards', 'random', 'random', me=False, pace=5000)}")
    page.get_by_role("heading", name="Estate of Jester", exact=True).wait_for()
    page.locator(".others .head").first.click()
    page.get_by_role("heading", name="Estate of Jester 2", exact=True).wait_for()
