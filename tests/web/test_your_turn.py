"""How a player who looks elsewhere learns that it is his turn: title, icon of the tab, notification."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import beaugency

pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker ? (await worker.getNotifications()).map((note) => [note.title, note.body, note.tag]) : [];
}"""


def test_title_icon_and_notification(come: Callable[..., Page]) -> None:
    anna, benno = come("Anna", permissions=["notifications"]), come("Benno")
    anna.goto("/settings")
    anna.get_by_role("switch", name=re.compile("Notif")).click()
    anna.evaluate("() => navigator.serviceWorker.ready")
    anna.goto("/new/beaugency")
    anna.get_by_role("button", name=re.compile("^Open the table")).click()
    anna.wait_for_url(re.compile("/t/"))
    # Anna looks at something else.
    anna.context.new_cdp_session(anna).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    anna.context.new_page().bring_to_front()
    icon = anna.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile(r"icon\.svg$"))
    benno.goto(anna.url)
    benno.get_by_role("button", name=re.compile("Sit down")).first.click()
    benno.locator("[data-screen=playing]").wait_for()
    while not anna.title().startswith("●"):
        beaugency.play_step(benno)
    expect(icon).to_have_attribute("href", re.compile(r"icon-turn\.svg$"))
    table = anna.url.rpartition("/")[2]
    deadline = time.monotonic() + 10
    while not (notices := anna.evaluate(NOTICES)) and time.monotonic() < deadline:
        anna.wait_for_timeout(50)
    assert notices == [["Your turn", "Beaugency", table]]
