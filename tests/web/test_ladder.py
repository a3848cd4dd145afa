"""The bots on the screen: ratings, one's own results, and the level that suits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chatelain.arena.ladder import ladder_of
from tests.web.house import new_table

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
#: Plays the first legal action whenever there is one, until the game is over.
PLAY = """id => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let number = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'table' && message.table.status === 'over') { socket.close(); resolve(); }
    const action = message.decision?.legal[0];
    if (action !== undefined) socket.send(JSON.stringify({ type: 'play', id: ++number, action, seen: message.seq }));
  };
})"""


def test_a_finished_game_is_written_on_the_ladder_and_decides_the_level(come: Come) -> None:
    page = come(lang="en")
    page.goto("/")
    card = page.locator("[data-game=beaugency]")
    expect(card).to_contain_text("To begin with: the squire.")
    page.evaluate(PLAY, new_table(page, "beaugency", "page"))
    page.goto("/")
    expect(card).to_contain_text("Your last opponent: the page.")
    page.get_by_role("link", name="The six bots").first.click()
    page.get_by_role("radio", name="Beaugency").check(force=True)
    expect(page).to_have_url(re.compile("/bots/beaugency$"))
    level = page.get_by_role("article", name="page")
    expect(level).to_contain_text("suits you")
    expect(level).to_contain_text(re.compile("[01] – [01]"))
    expect(page.get_by_role("article", name="duke")).to_contain_text("not played yet")
    ladder = ladder_of("beaugency")
    assert ladder is not None
    for rung in ladder.rungs:
        if ladder.rung(rung.name) is rung:
            expect(page.get_by_role("article", name=rung.name)).to_contain_text(str(round(rung.rating.value)))


def test_the_level_can_be_chosen(come: Come) -> None:
    page = come(lang="en")
    page.goto("/")
    page.get_by_role("radio", name="baron").check(force=True)
    card = page.locator("[data-game=beaugency]")
    expect(card).to_contain_text("baron")
    card.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "baron"]
