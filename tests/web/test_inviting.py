"""Inviting and coming: an outline at once and nothing that moves, a name and one button, codes, games to watch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.house import DESKTOP, PHONE, House, new_table, open_page

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
MOVED = """window.moved = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.moved += entry.value)))
  .observe({type: 'layout-shift', buffered: true});"""
NETWORK = "http://192.168.1.7:8000"


def stranger(browser: Browser, house: House, **more: object) -> Page:
    """Somebody who was never here."""
    context = browser.new_context(base_url=house.url, locale="en-GB", **({"viewport": DESKTOP} | more))  # type: ignore[arg-type]
    context.set_default_timeout(15_000)
    return open_page(context)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_in_the_lobby(browser: Browser, house: House, size: dict[str, int]) -> None:
    page = stranger(browser, house, viewport=size)
    page.add_init_script(MOVED)

    def late(route: Route) -> None:
        # The lists come one after the other, as on a slow line.
        page.wait_for_timeout({"games": 300, "lobby": 150}.get(route.request.url.rpartition("/")[2], 0))
        route.continue_()

    page.route("**/api/*", late)
    page.goto("/")
    page.locator("[data-game=burgundy]").wait_for()
    page.wait_for_timeout(400)
    assert page.evaluate("() => moved") < 0.05
    page.context.close()


def test_an_outline_stands_before_anything_else_is_there(browser: Browser, house: House) -> None:
    page = stranger(browser, house)
    waiting: list[Route] = []
    held = [True]
    page.route(re.compile("/assets/"), lambda route: waiting.append(route) if held else route.continue_())
    page.goto("/", wait_until="commit")
    expect(page.locator("#shell").get_by_text("Chatelain")).to_be_visible()
    expect(page.locator("#shell i")).to_have_count(5)
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    assert waiting
    held.clear()
    for route in waiting:
        route.continue_()
    page.locator("[data-game=burgundy]").wait_for()
    expect(page.locator("#shell")).to_have_count(0)
    page.context.close()


def test_who_comes_by_a_link_is_asked_a_name_and_sits_down(come: Come, browser: Browser, house: House) -> None:
    anna = come("Anna", at=None)
    table = new_table(anna, "dice", "anyone", "anyone")
    benno = stranger(browser, house, viewport=PHONE)
    benno.goto(f"/t/{table}")
    button = benno.get_by_role("button", name="Sit down")
    expect(button).to_have_count(1)
    expect(button).to_be_in_viewport()
    box = button.bounding_box()
    assert box is not None and box["width"] > 200 and box["height"] >= 48
    expect(benno.get_by_text("Anna invites you")).to_be_visible()
    benno.get_by_label("Your name").fill("Benno")
    button.click()
    expect(benno.locator(".seats").get_by_text("Benno")).to_be_visible()
    expect(button).to_have_count(0)
    # Who has a name is not asked again, and may choose a seat.
    clara = come("Clara", at=f"/t/{table}")
    expect(clara.get_by_text("You sit down as Clara.")).to_be_visible()
    expect(clara.get_by_label("Your name")).to_have_count(0)
    clara.get_by_role("button", name="Sit down").click()
    clara.locator("[data-screen=playing]").wait_for()
    benno.context.close()


def test_a_newcomer_at_a_running_game_is_asked_too(come: Come, browser: Browser, house: House) -> None:
    anna, benno = come("Anna", at=None), come("Benno", at=None)
    table = new_table(anna, "beaugency", "anyone")
    headers = {"Origin": house.url}
    benno.request.post(f"/api/tables/{table}/join", data={}, headers=headers)
    benno.request.post(f"/api/tables/{table}/leave", headers=headers)
    eve = stranger(browser, house)
    eve.goto(f"/t/{table}")
    eve.get_by_role("button", name="Sit down").click()
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(eve.get_by_text("You are watching this game.")).to_have_count(0)
    assert "Eve" in [seat["name"] for seat in eve.request.get(f"/api/tables/{table}").json()["seats"]]
    eve.context.close()


def test_a_code_in_any_spelling(come: Come) -> None:
    anna = come("Anna", at=None)
    table = new_table(anna, "beaugency", "anyone")
    code = anna.request.get(f"/api/tables/{table}").json()["code"]
    for word in (code.lower().replace("-", ""), f" {code[:3].lower()} – {code[4:]}"):
        anna.goto("/")
        anna.get_by_label("Link or code").fill(word)
        anna.get_by_role("button", name="Join", exact=True).click()
        anna.wait_for_url(f"**/t/{table}")
    anna.goto("/")
    anna.get_by_label("Link or code").fill("---")
    anna.get_by_role("button", name="Join", exact=True).click()
    expect(anna.get_by_text("There is no table at this address")).to_be_visible()


def test_a_server_for_this_machine_says_how_friends_come(come: Come) -> None:
    anna = come("Anna", at=None)
    anna.goto(f"/t/{new_table(anna, 'beaugency', 'anyone')}")
    expect(anna.get_by_text('make play ARGS="--host 0.0.0.0"')).to_be_visible()
    expect(anna.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)


def test_link_and_qr_code_lead_to_the_machine_on_the_network(come: Come) -> None:
    anna = come("Anna", at=None)
    # As a server says that listens there.
    anna.route("**/api/reach", lambda route: route.fulfill(json={"url": NETWORK}))
    table = new_table(anna, "beaugency", "anyone")
    anna.goto(f"/t/{table}")
    expect(anna.get_by_role("img", name=f"{NETWORK}/t/{table}")).to_be_visible()
    expect(anna.get_by_text(f"{NETWORK}/t/{table}", exact=True)).to_be_visible()
    assert "make play" not in anna.locator("main").inner_text()


def test_a_public_game_is_watched_from_the_lobby(come: Come, house: House) -> None:
    anna, benno, eve = come("Anna", at=None), come("Benno", at=None), come("Eve", at=None)
    table = new_table(anna, "beaugency", "anyone", open=True)
    benno.request.post(f"/api/tables/{table}/join", data={}, headers={"Origin": house.url})
    eve.goto("/")
    eve.get_by_role("link", name="Watch: Beaugency Anna, Benno").click()
    eve.wait_for_url(f"**/t/{table}")
    expect(eve.get_by_text("You are watching this game.")).to_be_visible()


def test_old_tables_are_put_away_and_found_again(come: Come, house: House) -> None:
    anna = come("Anna", at=None)
    for _ in range(3):
        table = new_table(anna, "beaugency", "random")
        anna.request.post(f"/api/tables/{table}/leave", headers={"Origin": house.url})
    anna.goto("/")
    mine = anna.locator("section.mine")
    expect(mine.locator("li")).to_have_count(3)
    mine.get_by_role("button", name=re.compile("^Put away: ")).first.click()
    expect(mine.locator("li")).to_have_count(2)
    mine.get_by_role("button", name="Put the 2 finished ones away").click()
    expect(mine.get_by_text("No tables yet")).to_be_visible()
    mine.get_by_role("button", name="Put away (3)").click()
    expect(mine.locator("li")).to_have_count(3)
    mine.get_by_role("button", name=re.compile("^Take out again: ")).first.click()
    expect(mine.locator("li")).to_have_count(2)
    mine.get_by_role("button", name="Back to my tables").click()
    expect(mine.locator("li")).to_have_count(1)


def test_on_a_phone_the_seats_come_first(come: Come) -> None:
    page = come(at="/new/burgundy", viewport=PHONE, has_touch=True, is_mobile=True)
    heading = page.get_by_role("dialog").get_by_role("heading", level=3)
    expect(heading.first).to_have_text("Seats")
    expect(page.get_by_role("button", name="A bot on seat 2")).to_be_in_viewport()


def test_leaving_asks_and_is_taken_back(come: Come, house: House) -> None:
    anna, benno = come("Anna", at=None), come("Benno", at=None)
    table = new_table(anna, "beaugency", "anyone")
    benno.request.post(f"/api/tables/{table}/join", data={}, headers={"Origin": house.url})
    anna.goto(f"/t/{table}")
    for text, answer in (("The others play on.", "Stay"), ("The others play on.", "Leave")):
        anna.get_by_role("button", name="Menu").first.click()
        anna.get_by_role("menuitem", name="Leave the table").click()
        expect(anna.get_by_role("dialog").get_by_text(text)).to_be_visible()
        anna.get_by_role("button", name=answer, exact=True).click()
    anna.wait_for_url(house.url + "/")
    assert [seat["person"] for seat in anna.request.get(f"/api/tables/{table}").json()["seats"]] == [False, True]
    anna.get_by_role("button", name="Take back").click()
    anna.wait_for_url(f"**/t/{table}")
    anna.locator("[data-screen=playing]").wait_for()
    assert [seat["you"] for seat in anna.request.get(f"/api/tables/{table}").json()["seats"]] == [True, False]


def test_the_last_to_leave_has_a_while_to_think(come: Come, house: House) -> None:
    anna = come("Anna", at=None)
    table = new_table(anna, "beaugency", "random")
    anna.goto(f"/t/{table}")
    for _ in range(2):
        anna.get_by_role("button", name="Menu").first.click()
        anna.get_by_role("menuitem", name="Leave the table").click()
        expect(anna.get_by_text("the game ends without a winner")).to_be_visible()
        anna.get_by_role("button", name="Leave", exact=True).click()
        anna.wait_for_url(house.url + "/")
        assert anna.request.get(f"/api/tables/{table}").json()["status"] == "playing"
        anna.get_by_role("button", name="Take back").click()
        anna.locator("[data-screen=playing]").wait_for()
    # A game that was broken off has no winner: no laurels, and no column without a sheet.
    anna.request.post(f"/api/tables/{table}/leave", headers={"Origin": house.url})
    anna.reload()
    expect(anna.get_by_role("heading", name="Game broken off")).to_be_visible()
    expect(anna.locator(".desk > .col")).to_have_count(2)
    expect(anna.locator(".wreath")).to_have_count(0)
