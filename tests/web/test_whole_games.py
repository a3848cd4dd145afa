"""Whole games from the lobby to the result, by clicking as a person would."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import Page, expect

from chatelain.core import registry

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow(60), pytest.mark.flaky(reruns=1)]

#: A bot that waits for nobody's eyes: the test does not watch.
QUICK = "localStorage.setItem('chatelain.settings', JSON.stringify({pace: 0, bot: 'greedy'}))"
LONGEST = 240.0


def player_of(game: str) -> Callable[[Page], bool]:
    """Who plays this game by clicking: a function that takes the next step and says whether the game goes on."""
    step: Callable[[Page], bool] = import_module(f"tests.web.players.{game}").play_step
    return step


def play_to_the_end(page: Page, game: str) -> None:
    play_step = player_of(game)
    deadline = time.monotonic() + LONGEST
    while play_step(page):
        assert time.monotonic() < deadline, f"{game} does not come to its end"


@pytest.mark.parametrize("game", sorted(registry.manifests()))
def test_a_game_against_a_bot(come: Callable[..., Page], game: str) -> None:
    page = come()
    page.add_init_script(QUICK)
    page.reload()
    page.locator(f"[data-game={game}]").get_by_role("button").first.click()
    page.wait_for_url(re.compile(r"/t/"))
    play_to_the_end(page, game)
    result = page.locator("[data-screen=end]")
    expect(result).to_be_visible()
    expect(result.get_by_role("table").first).to_be_visible()
    # The dice were fair, and one click shows it.
    result.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("every roll and every draw follows from the seed")).to_be_visible()
    expect(page.get_by_text("This device computed the SHA-256 of the seed: it is the hash.")).to_be_visible()
    page.keyboard.press("Escape")
    # Another one, at once.
    first = page.url
    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator("[data-screen=end]")).to_have_count(0)
