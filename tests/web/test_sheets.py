"""Everything of a game in pictures, names of places on the boards, reconstructions marked where they are seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import PHONE, new_table, violations
from tests.web.test_help import my_turn

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
GAMES = ["beaugency", "burdigala", "burgundy", "cards", "dice"]


def counts(game: str, view: dict[str, Any], board: dict[str, Any]) -> dict[str, int]:
    """What the engine says is left of some things, by the names the sheet has for them."""
    if game == "burgundy":
        tiles = {name: view["bag"]["tiles"].get(name, 0) + view["bag"]["black"].get(name, 0) for name in board["tiles"]}
        return tiles | {good: view["bag"]["goods"].get(good, 0) for good in board["goods"]}
    if game == "cards":
        unseen: dict[str, int] = {}
        for name, card in board["cards"].items():
            unseen[card["face"]] = unseen.get(card["face"], 0) + view["unseen"]["cards"].get(name, 0)
        return unseen
    if game == "beaugency":
        return {f"{colour}:{card}": left for colour, pile in view["supply"].items() for card, left in pile.items()}
    if game == "burdigala":
        cards = {f"card:{name}": view["unseen"]["cards"].get(name, 0) for name in board["cards"]}
        return cards | {f"building:{name}": int(name in view["unseen"]["tiles"]) for name in board["tiles"]}
    return {}


def keep(snapshots: list[dict[str, Any]], frame: str | bytes) -> None:
    """What the server tells who comes to a table."""
    message = json.loads(frame)
    if message.get("type") == "snapshot":
        snapshots.append(message)


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet(come: Come, game: str) -> None:
    """It opens and closes by a key, counts as the engine does, and reads well."""
    page = come(at=None)
    my_turn(page, game)
    snapshots: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: keep(snapshots, frame)))
    page.reload()
    sheet = page.locator("dialog[open]")
    expect(page).to_have_title(re.compile("^●"))
    page.keyboard.press("t")
    expect(sheet.locator("[data-entry]").first).to_be_visible()
    shown = dict(
        sheet.locator("[data-left]").evaluate_all("(all) => all.map((one) => [one.dataset.entry, +one.dataset.left])")
    )
    told = snapshots[-1]
    for name, left in counts(game, told["view"], told["board"]).items():
        assert shown[name] == left, name
    assert violations(page) == []
    page.keyboard.press("t")
    expect(sheet).to_have_count(0)


def test_the_sheet_by_finger(come: Come) -> None:
    """On a phone it is in the menu, and nothing of it lies beside the screen."""
    page = come(at=None, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    my_turn(page, "cards")
    page.get_by_role("button", name="Menu").locator("visible=true").tap()
    page.get_by_role("menuitem", name="Everything in pictures").tap()
    expect(page.locator("dialog[open] [data-entry]").first).to_be_visible()
    wide = page.locator("dialog[open] .inner").evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert wide == 0


@pytest.mark.parametrize(
    ("game", "place"), [("burgundy", "d6"), ("dice", "d6"), ("burdigala", "11"), ("beaugency", "1")]
)
def test_names_of_places(come: Come, game: str, place: str) -> None:
    """The names the log has stand on the board when they are asked for, and on the next visit too."""
    page = come(at=None)
    my_turn(page, game)
    names = page.locator(f'main [data-place="{place}"]')
    expect(names).to_have_count(0)
    page.keyboard.press("n")
    expect(names.first).to_be_visible()
    page.reload()
    expect(names.first).to_be_visible()
    page.keyboard.press("n")
    expect(names).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_pictures(come: Come, game: str) -> None:
    page = come(at=f"/learn/{game}", lang="fr")
    expect(page.locator(".rule figure :is(svg, span)").first).to_be_visible()
    assert page.locator(".rule figure:has(*)").count() >= 5


@pytest.mark.parametrize(
    ("game", "options"),
    [("dice", {"sheet": "B"}), ("burdigala", {}), ("beaugency", {}), ("burgundy", {"estates": "10a"})],
)
def test_reconstructions_are_marked(come: Come, game: str, options: dict[str, str]) -> None:
    """On the board itself, also on a phone."""
    page = come(at=None)
    page.goto(f"/t/{new_table(page, game, 'random', options=options)}")
    mark = page.locator("main").get_by_text("≈").locator("visible=true")
    expect(mark.first).to_be_visible()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(mark.first).to_be_visible()


def test_sheets_are_chosen_from_pictures(come: Come) -> None:
    page = come(at="/new/dice")
    choice = page.locator("label:has(input[value=B])")
    expect(choice.get_by_role("note")).to_be_visible()
    choice.locator("svg").click()
    expect(choice.get_by_role("radio")).to_be_checked()
