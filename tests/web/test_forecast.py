"""The probable final score stands beside the points, at every table, unless one does not want it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import DESKTOP, SMALL, new_table, overflow, violations

pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

#: How the points are read out.
SAID = re.compile(r"\d+ points?, about \d+ at the end")
GAMES = ["beaugency", "burdigala", "burgundy", "cards", "dice"]
PATIENCE = 60_000


def sit_down(page: Page, game: str, *bots: str) -> None:
    page.goto(f"/t/{new_table(page, game, *bots)}")
    page.locator("[data-screen=playing]").wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_and_read_out(come: Callable[..., Page], game: str, size: dict[str, int]) -> None:
    page = come(viewport=size)
    sit_down(page, game, "greedy")
    said = page.get_by_text(SAID).or_(page.get_by_role("img", name=SAID)).first
    expect(said).to_be_attached(timeout=PATIENCE)
    if (game, size) != ("beaugency", SMALL):  # there it is in the tooltip
        shown = (
            page.locator("[data-screen=playing]").get_by_text(re.compile(r"(→|exp\.|forecast)\s*\d+|^expected$")).first
        )
        expect(shown).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"Chances to win: Anna \d+%, Miser \d+%")).first).to_be_visible()
    assert overflow(page) <= 0
    assert violations(page) == []


def test_it_says_what_it_means(come: Callable[..., Page]) -> None:
    page = come()
    sit_down(page, "burgundy", "greedy")
    expect(page.get_by_text(SAID).first).to_be_attached(timeout=PATIENCE)
    page.get_by_text(re.compile(r"→\s*\d+")).first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"About \d+ at the end"))
    expect(tip).to_contain_text(re.compile(r"8 out of 10 end(ed)? between \d+ and \d+"))
    expect(tip).to_contain_text(re.compile(r"If the game ended now: \d+"))


def test_who_does_not_want_it_asks_for_none(come: Callable[..., Page]) -> None:
    page = come()
    page.goto("/settings")
    switch = page.get_by_role("switch", name=re.compile("Forecast and chances to win"))
    expect(switch).to_be_checked()
    switch.click()
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: asked.append(str(text))))
    sit_down(page, "beaugency", "greedy")
    page.wait_for_timeout(2000)
    assert not any('"forecast"' in text for text in asked)
    expect(page.get_by_text(SAID)).to_have_count(0)
    page.goto("/settings")
    page.get_by_role("switch", name=re.compile("Forecast and chances to win")).click()
    sit_down(page, "beaugency", "greedy")
    expect(page.get_by_text(SAID).first).to_be_attached(timeout=PATIENCE)
    assert any('"forecast"' in text for text in asked)


def test_the_owner_shows_it_to_everybody_and_each_may_hide_it(come: Callable[..., Page]) -> None:
    anna, benno = come(name="Anna"), come(name="Benno")
    table = new_table(anna, "beaugency", "anyone")
    benno.goto(f"/t/{table}")
    benno.get_by_role("button", name="Sit down").click()
    bars = []
    for page in (anna, benno):
        page.goto(f"/t/{table}")
        page.locator("[data-screen=playing]").wait_for()
        bars.append(page.get_by_role("img", name=re.compile("Chances to win: Anna")))
    benno.get_by_role("button", name="Menu").first.click()
    expect(benno.get_by_role("menuitemcheckbox", name=re.compile("Forecast"))).to_have_count(0)
    benno.keyboard.press("Escape")
    anna.get_by_role("button", name="Menu").first.click()
    switch = anna.get_by_role("menuitemcheckbox", name="Forecast for everybody")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    for bar in bars:
        expect(bar).to_be_visible(timeout=PATIENCE)
    benno.get_by_role("button", name="Menu").first.click()
    benno.get_by_role("menuitemcheckbox", name="Forecast on my screen").click()
    expect(bars[1]).to_have_count(0)
    expect(bars[0]).to_be_visible()


def test_a_bot_that_takes_long_is_told_to_move(come: Callable[..., Page]) -> None:
    page = come()
    page.goto(f"/t/{new_table(page, 'beaugency', 'random', pace=10_000)}")
    page.locator("[data-screen=playing]").wait_for()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("menuitem", name=re.compile("Hand my seat")).click()  # whoever begins is a bot now
    hurry = page.get_by_role("button", name=re.compile("^Move now, "))
    expect(hurry).to_be_visible(timeout=8000)
    entries = page.get_by_role("listitem")
    before = entries.count()
    hurry.click()
    expect(hurry).to_have_count(0)
    expect(entries).not_to_have_count(before, timeout=4000)
