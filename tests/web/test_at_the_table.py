"""What happens around a game: friends by link, spectators, other devices, broken lines, languages, keyboards."""

from __future__ import annotations

import re
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import House, faults_of, finished_table, hand_over, new_table, open_house, overflow, person
from tests.web.players import beaugency, burgundy, dice

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]


#: Somebody who has been here before, and a table that changes by moves only.
STILL = {"met": ["burgundy"], "forecast": False}

#: So often each of two friends looks at the table and moves if it is their turn.
CLICKS = 12


def shown(page: Page) -> str:
    """What a player reads off the table, without the bar."""
    return page.locator("[data-screen] main").inner_text()


def wait_for_turn(page: Page, patience: float = 20.0) -> None:
    deadline = time.monotonic() + patience
    while not page.title().startswith("●"):
        assert time.monotonic() < deadline, "it is never my turn"
        page.wait_for_timeout(50)


def first_turn(page: Page, pace: int = 0) -> None:
    """A game of the board game against a bot, before my first move."""
    page.goto(f"/t/{new_table(page, 'burgundy', 'random', options={'estates': '1'}, pace=pace)}")
    wait_for_turn(page)


@pytest.mark.slow(30)
def test_two_friends_and_a_spectator(come: Come, house: House) -> None:
    anna, benno, eve = come("Anna", prefers={"pace": 0}), come("Benno"), come("Eve")
    anna.locator("[data-game=beaugency]").get_by_role("link").click()
    # Two seats: mine, and one for whoever comes.
    anna.get_by_role("button", name=re.compile("^Open the table")).click()
    anna.wait_for_url(re.compile("/t/"))
    expect(anna.get_by_text("On this computer alone", exact=True)).to_be_visible()
    benno.goto(anna.url)
    benno.get_by_role("button", name=re.compile("Sit down")).first.click()
    eve.goto(anna.url)
    expect(eve.get_by_text("You are watching this game.")).to_be_visible()

    # Enough turns of both by clicking; whole games are played elsewhere.
    for _ in range(CLICKS):
        assert beaugency.play_step(anna) and beaugency.play_step(benno)
    for seat, page in enumerate((anna, benno)):
        hand_over(page, house, seat)
    for page in (anna, benno, eve):
        expect(page.locator("[data-screen=end]")).to_be_visible(timeout=60_000)
    totals = {page.locator("[data-screen=end] table tfoot").first.inner_text() for page in (anna, benno, eve)}
    assert len(totals) == 1
    # A rematch is one table, and the friend finds it.
    anna.get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda url: "/t/" in url and url != benno.url)
    benno.get_by_role("link", name=re.compile("rematch", re.IGNORECASE)).or_(
        benno.get_by_role("button", name=re.compile("rematch", re.IGNORECASE))
    ).first.click()
    benno.wait_for_url(anna.url)


def test_friends_talk(come: Come) -> None:
    anna, eve = come("Anna"), come("Eve")
    first_turn(anna)
    eve.goto(anna.url)
    for page in (anna, eve):
        page.get_by_role("button", name=re.compile("^Chat")).click()
    eve.get_by_label("Say something").fill("Bonne chance ! <b>&")
    eve.keyboard.press("Enter")
    expect(anna.get_by_text("Bonne chance ! <b>&")).to_be_visible()


def test_a_reload_loses_nothing(come: Come) -> None:
    page = come(prefers=STILL)
    first_turn(page)
    burgundy.Person(page).move()
    before = shown(page)
    page.reload()
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    assert shown(page) == before


def test_undo_redo_and_restart(come: Come) -> None:
    page = come(prefers=STILL)
    first_turn(page)
    start = shown(page)
    person = burgundy.Person(page)
    person.move()
    moved = shown(page)
    assert moved != start
    page.keyboard.press("Control+z")
    page.wait_for_function("(text) => document.querySelector('[data-screen] main').innerText === text", arg=start)
    page.keyboard.press("Control+y")
    page.wait_for_function("(text) => document.querySelector('[data-screen] main').innerText === text", arg=moved)
    page.get_by_role("button", name="Restart turn").click()
    page.wait_for_function("(text) => document.querySelector('[data-screen] main').innerText === text", arg=start)


def test_who_has_committed_may_change_his_mind(come: Come) -> None:
    anna, benno = come("Anna"), come("Benno")
    table = new_table(anna, "dice", "anyone")
    anna.goto(f"/t/{table}")
    benno.goto(f"/t/{table}")
    benno.get_by_role("button", name=re.compile("Sit down")).first.click()
    wait_for_turn(anna)
    dice.play_turn(anna)
    change = anna.get_by_role("button", name="Change", exact=True)
    change.click()
    expect(anna.get_by_role("button", name=re.compile("^Commit"))).to_be_enabled()
    anna.get_by_role("button", name=re.compile("^Commit")).click()
    expect(change).to_be_visible()
    wait_for_turn(benno)
    dice.play_turn(benno)
    # Now both have committed, and the dice lie on the table.
    wait_for_turn(anna)
    expect(change).not_to_be_visible()


def test_a_refusal_says_why(come: Come) -> None:
    page = come()
    first_turn(page)
    end = page.locator("[role=toolbar] .end")
    expect(end).to_have_attribute("aria-disabled", "true")
    # A space of the estate that nothing can be placed on now.
    page.locator('[data-thing^="space:"]:not([data-lit])').first.click()
    expect(page.get_by_text("Why not?").first).to_be_visible()


def test_my_seat_on_a_second_device(come: Come) -> None:
    page, other = come(), come("Anna's phone")
    first_turn(page)
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("menuitem", name="On another device").click()
    other.goto(page.locator("dialog .link").last.inner_text())
    wait_for_turn(other)
    assert "#" not in other.url, "the token must not stay in the address"
    burgundy.Person(other).move()
    # The link got into the wrong hands: a new one sends away who came by it.
    page.get_by_role("button", name="New link").click()
    expect(other.get_by_text("You are watching this game.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Undo", exact=True)).not_to_have_attribute("aria-disabled", "true")


def test_a_table_that_is_damaged_is_shown_as_such(come: Come, house: House) -> None:
    page = come()
    wish = {"game": "dice", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    ids = [page.request.post("/api/tables", data=wish, headers={"Origin": house.url}).json()["id"] for _ in range(2)]
    with closing(sqlite3.connect(house.folder / "chatelain.db", timeout=20)) as database, database:
        database.execute("UPDATE tables SET scores = 'x', revision = revision + 1 WHERE id = ?", (ids[0],))
    # The server has it in memory until it looks again.
    deadline = time.monotonic() + 15
    while page.request.get(f"/api/tables/{ids[0]}").status != 410:
        assert time.monotonic() < deadline, "the damage is not noticed"
        page.wait_for_timeout(50)
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="its data are damaged")
    expect(row).to_have_count(1)
    expect(page.locator(f'.mine a[href="/t/{ids[1]}"]')).to_be_visible()
    row.get_by_role("link").click()
    expect(page.get_by_role("heading", name="The table is not available")).to_be_visible()
    expect(page.get_by_text("its data are damaged")).to_be_visible()


def test_a_seat_handed_to_a_bot_and_taken_back(come: Come) -> None:
    page = come()
    first_turn(page, pace=3000)
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("menuitem", name=re.compile("^Hand my seat")).click()
    expect(page.get_by_text(re.compile("is playing your seat"))).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text(re.compile("is playing your seat"))).to_have_count(0)


@pytest.mark.slow(40)
def test_the_line_breaks_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        page = person(browser, house, prefers=STILL)
        page.goto("/")
        first_turn(page)
        burgundy.Person(page).move()
        before = shown(page)
        house.stop(signal.SIGKILL)
        expect(page.get_by_text("Connection lost: we are restoring it. Nothing is lost.")).to_be_visible()
        house.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)
        assert shown(page) == before
        burgundy.play_turn(page)
        assert shown(page) != before
        assert faults_of(page) == []
        page.context.close()


def test_a_link_to_a_move(come: Come) -> None:
    table = finished_table(come(), "beaugency", "random", "random")
    guest = come("Somebody else")
    guest.goto(f"/t/{table}/replay?at=12")
    slider = guest.get_by_role("slider").first
    expect(slider).to_have_value("12")
    guest.keyboard.press("ArrowRight")
    expect(slider).to_have_value("13")
    guest.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    guest.keyboard.press("Home")
    expect(slider).to_have_value("0")
    with guest.expect_download() as download:
        guest.get_by_role("button", name="Menu").first.click()
        guest.get_by_role("menuitem", name="Download the game").click()
    record = download.value.path()
    # The file opens in any other window.
    guest.goto("/replay")
    guest.locator("input[type=file]").set_input_files({
        "name": "game.chatelain", "mimeType": "application/x-ndjson", "buffer": record.read_bytes()
    })  # fmt: skip
    expect(guest.get_by_role("slider").first).to_be_visible()
    guest.goto("/replay")
    guest.locator("input[type=file]").set_input_files({
        "name": "bad.chatelain", "mimeType": "application/x-ndjson", "buffer": b"nonsense"
    })  # fmt: skip
    expect(guest.get_by_text(re.compile("line 1", re.IGNORECASE)).first).to_be_visible()


def test_the_language_changes_at_once(come: Come) -> None:
    page = come(lang="fr")
    expect(page.get_by_role("heading", name="Beaugency")).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    first_turn(page)
    expect(page.get_by_text("À vous de jouer").first).to_be_visible()
    page.get_by_role("button", name="Switch to English").click()
    expect(page.get_by_text("Your turn").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == "en"
    page.reload()
    expect(page.get_by_text("Your turn").first).to_be_visible()


@pytest.mark.parametrize("game", ["beaugency", "burdigala", "burgundy", "cards", "dice"])
def test_nothing_is_too_wide_for_a_small_phone(come: Come, game: str) -> None:
    page = come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, lang="fr")
    others = ("/", "/about", "/settings", "/replay") if game == "beaugency" else ()
    for address in (f"/new/{game}", f"/learn/{game}", *others):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert overflow(page) == 0, address
    page.goto(f"/t/{new_table(page, game, 'random')}")
    page.locator("[data-screen=playing]").wait_for()
    page.wait_for_load_state("networkidle")
    assert overflow(page) == 0


@pytest.mark.alone
def test_the_table_can_be_played_within_a_second(come: Come) -> None:
    page = come()
    table = new_table(page, "burgundy", "random", options={"estates": "1"})
    page.goto("/about")
    page.goto(f"/t/{table}")  # the second visit, as on every other day
    wait_for_turn(page)
    best = 9.0
    for _ in range(6):
        start = time.monotonic()
        page.goto(f"/t/{table}")
        page.locator("[data-thing][data-lit]").first.wait_for()
        best = min(best, time.monotonic() - start)
    # A busy machine is no verdict; the best of six is.
    assert best < 1.0, f"{best:.2f} s"
