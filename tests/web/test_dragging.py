"""Things are dragged with the mouse and with a finger, at every table; a finger that rests asks what a thing is."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Protocol

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.house import PHONE, new_table

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
GAMES = ("beaugency", "burdigala", "burgundy", "cards", "dice")
#: A telephone that is held and touched.
HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
#: A point of the screen where nothing lies over the element.
SPOT = """(element) => {
    const box = element.getBoundingClientRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    for (const down of shares) for (const right of shares) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        const there = document.elementFromPoint(x, y);
        if (there && element.contains(there)) return [x, y];
    }
    return null;
}"""


class Hand(Protocol):
    """What drags."""

    def press(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def release(self) -> None: ...


class Mouse:
    """A mouse with one button."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def press(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=5)

    def release(self) -> None:
        self.mouse.up()


class Finger:
    """A finger on the glass; the browser itself decides whether it scrolls."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)
        self.x = self.y = 0.0

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def press(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        for part in range(1, 7):
            self._touch("touchMove", (self.x + (x - self.x) * part / 6, self.y + (y - self.y) * part / 6))
            self.page.wait_for_timeout(20)
        self.x, self.y = x, y

    def release(self) -> None:
        self._touch("touchEnd")


def thing(page: Page, start: str, more: str = "[data-lit]") -> Locator:
    """Things of a sort that can be used now and are in sight."""
    return page.locator(f'[data-thing^="{start}"]{more}:visible')


def spot(target: Locator) -> tuple[float, float]:
    """Where a hand would touch it."""
    target.first.scroll_into_view_if_needed()
    found = target.first.evaluate(SPOT)
    assert found, f"something lies over {target}"
    return found[0], found[1]


def drag(hand: Hand, what: Locator, onto: Callable[[], Locator]) -> None:
    """Lifts a thing, looks where it may go, and lets it go there."""
    x, y = spot(what)
    hand.press(x, y)
    hand.move(x + 6, y - 20)
    target = onto()
    expect(target.first).to_be_visible()
    hand.move(*spot(target))
    hand.release()


def sit_down(page: Page, game: str, is_there: Callable[[], bool], patience: float = 90.0) -> None:
    """A game against a bot, played by clicking until there is something to drag."""
    page.goto(f"/t/{new_table(page, game, 'random')}")
    step: Callable[[Page], bool] = import_module(f"tests.web.players.{game}").play_step
    page.wait_for_selector("main")
    deadline = time.monotonic() + patience
    while not is_there():
        assert time.monotonic() < deadline, f"nothing to drag in {game}"
        assert step(page), f"{game} is over before anything could be dragged"


def drag_in_burgundy(page: Page, hand: Hand) -> None:
    """A die onto a tile takes the tile; so does the way from the depot into the storage."""
    depots = page.locator("[data-tab=depots]")

    def is_there() -> bool:
        if depots.count():
            depots.click()
        return thing(page, "die:").count() > 0 and thing(page, "shelf:").count() > 0

    sit_down(page, "burgundy", is_there)
    stored = thing(page, "stored:", "")
    before = stored.count()
    drag(hand, thing(page, "die:"), lambda: thing(page, "shelf:"))
    expect(stored).to_have_count(before + 1)
    if thing(page, "shelf:").count():
        drag(hand, thing(page, "shelf:"), lambda: page.locator("[data-drop=storage]"))
        expect(stored).to_have_count(before + 2)


def drag_in_cards(page: Page, hand: Hand) -> None:
    """A card of the hand onto a card of the rows: its die takes it as a project."""
    projects = thing(page, "project:", "")

    def is_there() -> bool:
        # Somebody who has projects would rather place them: before that.
        return thing(page, "hand:").count() > 1 and thing(page, "row:", "").count() > 0 and projects.count() < 3

    sit_down(page, "cards", is_there)
    before = projects.count()
    drag(hand, thing(page, "hand:"), lambda: thing(page, "row:"))
    expect(projects).to_have_count(before + 1)


def drag_in_dice(page: Page, hand: Hand) -> None:
    """A pair of dice onto a space of the sheet is written there."""
    sit_down(page, "dice", lambda: thing(page, "pair:").count() > 0 and page.locator("[data-pencil]").count() == 0)
    drag(hand, thing(page, "pair:"), lambda: page.locator("[data-own] [data-thing^='space:'][data-lit]"))
    expect(page.locator("[data-own] [data-pencil]")).to_have_count(1)


def drag_in_beaugency(page: Page, hand: Hand) -> None:
    """The card that is offered goes to one of its places in the castle."""
    sit_down(page, "beaugency", lambda: thing(page, "card").count() > 0 and thing(page, "place:").count() > 1)
    drag(hand, thing(page, "card"), lambda: thing(page, "place:"))
    expect(page.locator(".castle .fresh")).to_have_count(1)
    expect(page.locator(".buttons :is(.stop, .commit):not([aria-disabled])")).not_to_have_count(0)


def drag_in_burdigala(page: Page, hand: Hand) -> None:
    """A pawn walks to the point where it is let go."""
    sit_down(page, "burdigala", lambda: thing(page, "pawn:").count() > 0 and thing(page, "point:").count() > 0)
    # Not under another pawn.
    goal = next(one for one in thing(page, "point:").all() if one.evaluate(SPOT)).get_attribute("data-thing")
    drag(hand, thing(page, "pawn:", "[data-lit][aria-pressed=true]"), lambda: page.locator(f'[data-thing="{goal}"]'))
    expect(thing(page, "pawn:", "[data-lit]")).to_have_count(0)


DRAG: dict[str, Callable[[Page, Hand], None]] = {
    "beaugency": drag_in_beaugency,
    "burdigala": drag_in_burdigala,
    "burgundy": drag_in_burgundy,
    "cards": drag_in_cards,
    "dice": drag_in_dice,
}


@pytest.mark.parametrize("game", GAMES)
def test_with_the_mouse(come: Come, game: str) -> None:
    page = come()
    DRAG[game](page, Mouse(page))


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in ("burgundy", "dice") else pytest.mark.thorough) for game in GAMES]
)
def test_with_a_finger(come: Come, game: str) -> None:
    page = come(**HELD)
    DRAG[game](page, Finger(page))


#: What a finger may rest on at each table: a thing that could be dragged.
RESTED = {"beaugency": ".pile", "burdigala": '[data-thing^="pawn:"]', "burgundy": '[data-thing^="shelf:"]'}
RESTED |= {"cards": '[data-thing^="hand:"]', "dice": '[data-thing^="pair:"]'}


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_asks(come: Come, game: str) -> None:
    """The tip rises as a sheet and stays; the thing is neither clicked nor dragged."""
    page = come(**HELD)
    depots = page.locator("[data-tab=depots]")
    rested = page.locator(f"{RESTED[game]}:visible")

    def is_there() -> bool:
        if depots.count():
            depots.click()
        return rested.count() > 0 and page.title().startswith("●")

    sit_down(page, game, is_there)
    finger = Finger(page)
    x, y = spot(rested)
    pressed = page.locator("[aria-pressed=true]").count()
    finger.press(x, y)
    page.wait_for_timeout(250)
    finger.move(x + 2, y + 1)
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    # A finger that grows tired does not take the thing with it.
    finger.move(x + 14, y + 9)
    finger.release()
    page.wait_for_timeout(300)
    expect(sheet).to_be_visible()
    assert sheet.inner_text().strip()
    assert page.locator("[aria-pressed=true]").count() == pressed
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_escape_puts_it_back(come: Come) -> None:
    page = come()
    sit_down(page, "burgundy", lambda: thing(page, "die:").count() > 0 and thing(page, "shelf:").count() > 0)
    die = thing(page, "die:").first
    ghost = page.locator(".fx .ghost")
    x, y = spot(die)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 60, steps=4)
    expect(ghost).to_be_visible()
    expect(page.locator('[data-thing^="die:"][aria-pressed=true]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    page.mouse.up()
    page.wait_for_timeout(100)
    expect(page.locator("[data-thing][aria-pressed=true]")).to_have_count(0)


def test_what_cannot_be_dragged_scrolls(come: Come) -> None:
    """On a telephone the card game is longer than the screen: a finger on a card that is not lit moves the page."""
    page = come(**HELD)
    page.goto(f"/t/{new_table(page, 'cards', 'random')}")
    card = page.locator('[data-thing^="row:"]:not([data-lit]):visible').last
    x, y = spot(card)
    finger = Finger(page)
    finger.press(x, y)
    finger.move(x, y - 120)
    finger.release()
    page.wait_for_function("scrollY > 20")
    expect(page.locator(".dragged")).to_have_count(0)
