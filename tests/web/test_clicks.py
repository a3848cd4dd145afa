"""Few clicks and no traps: what a turn takes, what can be taken back, what asks twice, and what lies in the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import DESKTOP, PHONE, House, finished_table, hand_over, new_table
from tests.web.pending import Game, Position, furnish, turns
from tests.web.players import burgundy
from tests.web.test_every_decision import visitor
from tests.web.test_whole_games import QUICK, play_to_the_end

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
GAMES = ["beaugency", "burdigala", "burgundy", "cards", "dice"]
#: A turn with two dice, each used once, and its end.
USUAL = 4
#: Tiles that ask for more when they are placed.
ASKING = re.compile("castle|ship|building", re.IGNORECASE)
#: Stored tiles that do not: mines, knowledge and animals.
PLAIN = re.compile(r"mine|(k|cow|sheep|pig|chicken)\d")
#: Games whose first turns are looked at: what the dice reach is the same every time.
SECRETS = [f"usual {number}".encode().ljust(32, b".") for number in (2, 3, 4)]
#: Whoever has played before.
MET = {"met": GAMES, "forecast": False, "pace": 0}
#: Notes the clicks after which nothing on the page has changed for so long.
WATCH = """() => {
  window.wasted = [];
  const kinds = { subtree: true, childList: true, attributes: true, characterData: true };
  addEventListener('click', ({ target }) => {
    let changed = false;
    const eye = new MutationObserver(() => { changed = true; });
    eye.observe(document, kinds);
    setTimeout(() => {
      eye.disconnect();
      const thing = target.closest?.('[data-thing], [data-choice], button') ?? target;
      if (!changed) window.wasted.push(thing.outerHTML.slice(0, 160));
    }, 700);
  }, true);
}"""


def sit_down(page: Page, game: str, **wish: Any) -> None:
    """A game against a bot, at my turn."""
    page.goto(f"/t/{new_table(page, game, 'random', **wish)}")
    page.locator("[data-screen=playing] main").wait_for()
    page.wait_for_function("() => document.title.startsWith('●')")


def overlaps(page: Page, one: str, other: str) -> int:
    """How many of the others lie under the first."""
    found: int = page.evaluate(
        """([one, other]) => {
          const a = document.querySelector(one).getBoundingClientRect();
          return [...document.querySelectorAll(other)].map((e) => e.getBoundingClientRect()).filter((b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).length;
        }""",
        [one, other],
    )
    return found


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_usual_turn_takes_few_clicks(come: Come, house: House, viewport: dict[str, int]) -> None:
    page, guest = visitor(come, house, "en", viewport=viewport)
    game = Game("burgundy", {"estates": "1"}, 2, lambda view, seat: iter(()))
    begun = [turn for secret in SECRETS for turn in turns(game, secret, 4) if all(map(PLAIN.match, stored(turn)))]
    clicks = []
    for table in furnish(house.folder, begun, guest):
        page.goto(f"/t/{table}")
        page.wait_for_function("() => document.title.startsWith('●')")
        person = burgundy.Person(page)
        if all(use_a_die(person) for _ in range(2)):
            expect(person.end_button()).to_be_visible()
            # A tab of a phone is no part of the move.
            clicks.append(person.clicks + 1)
    assert len(clicks) >= len(SECRETS)
    assert max(clicks) <= USUAL


def use_a_die(person: burgundy.Person) -> bool:
    """A tile is placed or taken that asks for no more; False where the dice reach none."""
    person.open_tab("estate")
    chosen = person.things("space")
    if not chosen:
        person.open_tab("depots")
        chosen = [tile for tile in person.things("shelf") if is_plain(person, tile)]
    if chosen:
        person.act(chosen[0])
        # Only which of two different dice, or of two different tiles, may still be asked.
        person.answer()
    return bool(chosen)


def stored(turn: Position) -> list[str]:
    view: Mapping[str, Any] = turn.match.state.view(turn.seat)
    return [tile for tile in view["players"][turn.seat]["stored"] if tile]


def is_plain(person: burgundy.Person, tile: str) -> bool:
    return not ASKING.search(person.at(tile).get_attribute("aria-label") or "")


def test_a_pawn_is_drafted_before_it_is_placed(come: Come) -> None:
    page = come(at=None, prefers=MET)
    sit_down(page, "burdigala")
    lit = page.locator('[data-thing^="point:"][data-lit]')
    drafted = page.locator('[data-thing^="point:"][aria-pressed=true]')
    undo = page.get_by_role("button", name="Undo", exact=True)
    first, second = (str(lit.nth(at).get_attribute("data-thing")) for at in (0, 5))
    page.locator(f'[data-thing="{first}"]').click()
    expect(drafted).to_have_attribute("data-thing", first)
    undo.click()
    expect(drafted).to_have_count(0)
    page.locator(f'[data-thing="{second}"]').click()
    expect(drafted).to_have_attribute("data-thing", second)
    page.get_by_role("button", name="Place the pawn here").click()
    number = second.partition(":")[2]
    expect(page.get_by_text(re.compile(rf"Anna places a pawn on point {number}\b")).first).to_be_visible()


def test_the_guide_waits_and_covers_nothing(come: Come) -> None:
    page = come(at=None)
    page.goto(f"/t/{new_table(page, 'burgundy', 'random', options={'estates': '1'})}?guide=1")
    guide = page.locator(".guide")
    ahead = guide.get_by_role("button", name="Next")
    page.wait_for_function("() => document.title.startsWith('●')")
    for step in (1, 2, 3):
        expect(guide).to_contain_text(f"Step {step} of")
        ahead.click()
    expect(guide).to_contain_text("Take a tile")
    expect(ahead).to_have_count(0)
    assert overlaps(page, ".guide", "[data-lit], [data-guide]") == 0
    person = burgundy.Person(page)
    person.act(person.things("shelf")[0])
    person.answer()
    expect(guide).to_contain_text("other die")
    # Who has enough of it is not asked whether it is the first game.
    guide.get_by_role("button", name="Skip the guide").click()
    expect(guide).to_have_count(0)
    expect(page.get_by_text("First game?")).to_have_count(0)


def test_the_chat_stands_beside_the_game(come: Come) -> None:
    anna, eve = come("Anna", at=None, prefers=MET), come("Eve", at=None)
    sit_down(anna, "burgundy", options={"estates": "1"})
    eve.goto(anna.url)
    eve.get_by_role("button", name="Chat", exact=True).click()
    eve.get_by_label("Say something").fill("Hello")
    eve.keyboard.press("Enter")
    button = anna.get_by_role("button", name=re.compile("^Chat"))
    expect(button).to_have_attribute("data-count", "1")
    button.click()
    expect(anna.get_by_text("Hello")).to_be_visible()
    expect(button).not_to_have_attribute("data-count", "1")
    assert overlaps(anna, "aside.chat", "[data-screen] main, [data-thing]") == 0
    # The game goes on beside it.
    assert burgundy.Person(anna).move()


def test_alone_against_aaron(come: Come, house: House) -> None:
    page = come(prefers=MET)
    page.get_by_role("button", name="Alone against Aaron").click()
    page.locator("[data-screen=playing] main").wait_for()
    hand_over(page, house, 0)
    end = page.locator("[data-screen=end]")
    expect(end).to_be_visible(timeout=60_000)
    expect(end.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(2)
    expect(end.locator(".podium")).to_contain_text("Aaron")
    expect(end.get_by_role("columnheader", name="Aaron")).not_to_have_count(0)
    expect(end.get_by_role("img", name=re.compile("Aaron"))).to_be_visible()
    # So he does where the game is watched again.
    page.goto(f"{page.url}/replay")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog").get_by_role("columnheader", name="Aaron")).not_to_have_count(0)


def test_true_colours_at_the_end(come: Come) -> None:
    page = come(at=None)
    for game, pairs in {
        "dice": {".sign.src-5": "--ci", ".sign.src-6": "--ri", ".sign.src-4": "--pa"},
        "beaugency": {},
    }.items():
        page.goto(f"/t/{finished_table(page, game, 'random', 'random')}")
        page.locator("[data-screen=end] table tfoot").wait_for()
        for sign, colour in pairs.items():
            assert painted(page, sign, "backgroundColor") == painted_with(page, colour)
    shields = page.locator(".podium .shield g path:first-child")
    fills = {str(shields.nth(at).evaluate("(path) => getComputedStyle(path).fill")) for at in range(2)}
    assert fills == {painted_with(page, "--bg-ivory"), painted_with(page, "--bg-ebony")}


def painted(page: Page, what: str, how: str) -> str:
    return str(page.locator(what).first.evaluate("(e, how) => getComputedStyle(e)[how]", how))


def painted_with(page: Page, colour: str) -> str:
    """A colour of the page as the browser writes it."""
    return str(
        page.evaluate(
            """(colour) => {
              const patch = document.createElement('i');
              patch.style.backgroundColor = `var(${colour})`;
              document.body.append(patch);
              const found = getComputedStyle(patch).backgroundColor;
              patch.remove();
              return found;
            }""",
            colour,
        )
    )


@pytest.mark.thorough
@pytest.mark.slow(120)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_click_is_wasted(come: Come, game: str, viewport: dict[str, int]) -> None:
    page = come(at=None, prefers=MET, viewport=viewport)
    page.add_init_script(QUICK)
    sit_down(page, game)
    page.evaluate(WATCH)
    play_to_the_end(page, game)
    page.wait_for_timeout(1000)
    assert page.evaluate("() => window.wasted") == []
