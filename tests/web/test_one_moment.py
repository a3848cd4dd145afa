"""While moves are shown, everything on the screen is of the same moment; what comes later waits.

The clock of the page stands still here, and with it whatever a stage waits for; the server plays on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.house import new_table

#: Tab, pill, log, dice and points, as they are read.
_SHOWN = """() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim());
  return {
    tab: document.title,
    screen: document.querySelector('[data-screen]').dataset.screen,
    pill: texts('header .turn')[0],
    log: texts('.log li .text'),
    looked: texts('.head b')[0],
    dice: texts('.hand .die .hidden-text').map((text) => /\\d/.exec(text)[0]),
  };
}"""


def deltas_of(page: Page) -> list[dict[str, Any]]:
    """The deltas that come in from now on."""
    found: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "delta":
            found.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return found


def stop_the_clock(page: Page) -> None:
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def wait_for(page: Page, deltas: list[dict[str, Any]], many: int) -> None:
    """Until so many deltas are there, and the page has heard them."""
    for _ in range(400):
        if len(deltas) >= many:
            break
        page.wait_for_timeout(50)
    assert len(deltas) >= many
    page.wait_for_timeout(150)


@pytest.mark.parametrize("game", ["beaugency", "burdigala", "burgundy", "cards"])
def test_what_comes_later_waits(come: Callable[..., Page], game: str) -> None:
    page = come(reduced_motion="no-preference")
    deltas = deltas_of(page)
    table = new_table(page, game, "greedy", "random", me=False, pace=300)
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator("[data-screen=playing]").wait_for()
    expect(page.locator(".log li .text").first).to_be_visible()
    stop_the_clock(page)
    wait_for(page, deltas, len(deltas) + 1)
    frozen = page.evaluate(_SHOWN)
    first = len(deltas)
    wait_for(page, deltas, first + 10)
    assert page.evaluate(_SHOWN) == frozen
    # Time goes on: one move after another is told, and the dice are those of the last roll that was.
    lengths = [len(frozen["log"])]
    for _ in range(60):
        if len(set(lengths)) > 3:
            break
        page.clock.run_for(200)
        now = page.evaluate(_SHOWN)
        lengths.append(len(now["log"]))
        if game == "burgundy":
            assert rolled(now["log"], now["looked"]) == now["dice"]
    assert lengths == sorted(lengths)
    assert len(set(lengths)) > 3


def rolled(log: list[str], player: str) -> list[str]:
    """What the log says a player rolled last."""
    line = next(line for line in log if line.startswith("Rolls"))
    found = re.search(rf"{player}: (\d) and (\d)", line)
    assert found, line
    return [found[1], found[2]]


def test_dice_log_and_hint_tell_of_a_roll_together(come: Callable[..., Page]) -> None:
    page = come(reduced_motion="no-preference")
    deltas = deltas_of(page)
    table = new_table(page, "dice", "greedy")
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator("[data-start][data-lit]").first.click()
    page.get_by_role("button", name="Commit").wait_for()
    expect(page.get_by_text("1 of 2 has committed")).to_be_visible()
    stop_the_clock(page)
    page.get_by_role("button", name="Commit").click()
    wait_for(page, deltas, 1)
    tray = page.locator("[data-guide=tray]")
    # The dice are still in the air: nothing else knows them either.
    expect(page.locator("header .turn")).to_contain_text("start castles")
    expect(page.locator(".act .rc .hint")).to_have_text("The dice are rolling…")
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(tray.locator("[data-start]")).to_have_count(4)
    page.clock.run_for(2000)
    expect(tray.locator("[data-die]")).to_have_count(4)
    expect(page.locator("header .turn")).to_contain_text("phase I")
    expect(page.locator(".act .rc .hint")).not_to_have_text("The dice are rolling…")
