"""Whole games by the keyboard alone: from the lobby over a new table to the result and the rematch.

The players press keys and read the page; no mouse, and no script moves the focus. After every key the focus is
somewhere, and one can see where.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import Page, expect

from chatelain.core import registry
from tests.web.keyboard.keys import Keys

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow(50), pytest.mark.flaky(reruns=1)]

#: A bot that waits for nobody's eyes: the test does not watch.
QUICK = {"pace": 0, "bot": "random"}
LONGEST = 150.0
#: A game of Burdigala is long: so many decisions are made by keys.
LONG = {"burdigala": 45}


def open_table(keys: Keys, game: str) -> None:
    """From the lobby to a table with a bot."""
    page = keys.page
    keys.press("Tab")
    assert keys.to(f'[data-game={game}] a[href="/new/{game}"]'), "the lobby does not lead to a new table"
    keys.look()
    keys.press("Enter")
    page.locator("dialog[open] .seat").first.wait_for()
    # The second seat is for a bot.
    assert keys.to("dialog .seat:not(.add) .button")
    keys.press("Enter")
    page.locator("dialog .seat.tall").wait_for()
    keys.look()
    assert keys.to("dialog footer .primary")
    keys.press("Enter")
    page.wait_for_url(re.compile(r"/t/"))
    page.locator("[data-screen=playing] main").wait_for()


def play_to_the_end(keys: Keys, game: str) -> None:
    """The whole game; of a long one so many decisions, then a bot takes over: by the keyboard too."""
    play_step: Callable[[Keys], bool] = import_module(f"tests.web.keyboard.{game}").play_step
    deadline = time.monotonic() + LONGEST
    while play_step(keys):
        assert time.monotonic() < deadline, f"{game} does not come to its end"
        keys.look()
        if keys.acts > LONG.get(game, 1000):
            hand_over(keys)
            keys.page.locator("[data-screen=end]").wait_for(timeout=LONGEST * 1000)


def hand_over(keys: Keys) -> None:
    """A bot plays the rest: an entry of the menu."""
    assert keys.to("header .desk [aria-haspopup=menu]")
    keys.press("Enter")
    keys.page.locator("[role=menu]").wait_for()
    for _ in range(9):
        if "Hand my seat" in keys.look():
            break
        keys.press("ArrowDown")
    keys.press("Enter")
    expect(keys.page.get_by_text(re.compile("is playing your seat"))).to_be_visible()
    assert keys.look() == "Menu"


#: Long games by keys; the short one is played at every change.
ON_DEMAND = ("burdigala", "burgundy", "cards", "dice")


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.thorough if game in ON_DEMAND else ())
        for game in sorted(registry.manifests())
    ],
)
def test_a_game(come: Callable[..., Page], game: str) -> None:
    page = come(prefers=QUICK)
    page.locator(f"[data-game={game}]").wait_for()
    keys = Keys(page)
    open_table(keys, game)
    play_to_the_end(keys, game)
    expect(page.locator("[data-announcer]")).not_to_be_empty()
    expect(page.locator("[data-screen=end] table").first).to_be_visible()
    # Another one, at once.
    first = page.url
    assert keys.to("[data-screen=end] main .again")
    keys.look()
    keys.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.locator("[data-screen=playing] main").wait_for()
    keys.look()
