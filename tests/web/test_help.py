"""Help that helps and never hinders: why something is blocked, and what a thing is, by finger, mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import PHONE, new_table
from tests.web.test_dragging import SPOT, Finger

# A browser on a busy machine gets a second chance; what is broken fails twice.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
#: Something that cannot be used at the beginning of a game.
BLOCKED = {
    "beaugency": ".buttons [aria-disabled]",
    "burdigala": '[data-thing^="card:"]',
    "burgundy": '[data-thing^="space:"]:not([data-lit])',
    "cards": "[data-thing][aria-disabled]",
    "dice": "[data-thing]:not([data-lit])",
}  # fmt: skip
FREE = f"(list) => {{ const spot = {SPOT}; for (const one of list) {{ const at = spot(one); if (at) return at; }} }}"


def my_turn(page: Page, game: str) -> None:
    """A new game in which the guest may decide."""
    page.goto(f"/t/{new_table(page, game, 'random')}")
    expect(page).to_have_title(re.compile("^●"))


def spot(page: Page, what: str) -> tuple[float, float]:
    """A point on the first of some things that nothing covers."""
    found = page.locator(what).evaluate_all(FREE)
    assert found, f"something lies over {what}"
    return found[0], found[1]


@pytest.mark.parametrize("game", BLOCKED)
def test_a_finger(come: Come, game: str) -> None:
    """A tap on what is blocked says why; a finger that rests asks what it is. Both answers stay."""
    page = come(at=None, **HELD)
    my_turn(page, game)
    sheet = page.locator("dialog[open]")
    x, y = spot(page, f"main {BLOCKED[game]}")
    page.touchscreen.tap(x, y)
    expect(sheet.get_by_text("Why not?")).to_be_visible()
    page.wait_for_timeout(150)
    expect(sheet.get_by_text("Why not?")).to_be_visible()
    # Beside it, the sheet goes.
    page.touchscreen.tap(195, 20)
    expect(sheet).to_have_count(0)
    finger = Finger(page)
    finger.press(*spot(page, "main [data-tip]"))
    expect(sheet).to_be_visible()
    page.wait_for_timeout(300)
    finger.release()
    page.wait_for_timeout(400)
    expect(sheet).to_be_visible()
    page.touchscreen.tap(195, 20)
    expect(sheet).to_have_count(0)


#: What the tip lies on: lit targets, and what would be clicked there.
COVERED = """() => {
    const tip = document.querySelector('#tooltip');
    const [a, anchor] = [tip.getBoundingClientRect(), document.querySelector('[aria-describedby=tooltip]')];
    return [...document.querySelectorAll('[data-lit]')]
        .filter((one) => !anchor.contains(one) && !one.contains(anchor))
        .filter((one) => {
            const b = one.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        })
        .map((one) => one.getAttribute('data-thing'))
        .concat(getComputedStyle(tip).pointerEvents === 'none' ? [] : ['the pointer']);
}"""
#: What explains itself when the mouse rests on it, and a word of it.
PRINTED = {
    "beaugency": {
        ".lead": "difference", ".beads": "king", ".rows .value": "sum", ".figures .l": "Loss", ".ring g.pawn": "crown",
        "text.name >> nth=1": "domain", "text.count": "special dice", ".next >> nth=2": "3",
    },
    "burdigala": {
        "circle.hit": "Sea lane", ".frame .cell": "Score track", ".bonus": "Bonus", "text.ql >> nth=0": "touched from",
        ".hand .gain": "sets",
    },
    "burgundy": {
        ".phase >> nth=2": "Phase C", ".round >> nth=3": "Round 4", ".white": "White die", ".stock": "Sale",
        ".pawn": "Turn order", ".bonuses li >> nth=3": "first covers", "[role=img][aria-label='Black depot']": "Black",
        ".ring .ground[aria-label^='Depot 3']": "Depot 3", ".hand .die": "Die", ".hand .sum >> nth=1": "worker",
        ".opponent .purse span >> nth=0": "silver", ".opponent .dice span": "Die", ".opponent .mini g >> nth=5": "die",
    },
    "cards": {
        ".rows .label >> nth=2": "die of 3", ".card.none": "waits here", ".bars .bar": "types",
        ".round .letter": "Round A", ".pips >> nth=1": "types", ".second": "seven", ".deck": "Deck",
    },
    "dice": {
        ".columns .column >> nth=1": "Phase II", ".columns .total": "About", ".row .words >> nth=1": "Silver",
        ".row .words >> nth=4": "beside the castle", "thead th >> nth=2": "Phase III", ".time td": "hourglass",
        "td.points >> nth=4": "Zone of 2", ".opp .picture button": "marked last", ".opp .points": "About",
    },
}  # fmt: skip


@pytest.mark.parametrize("game", BLOCKED)
def test_a_mouse(come: Come, game: str) -> None:
    """A tooltip lies on no lit target and takes no click; what is printed explains itself, to the keyboard too."""
    page = come(at=None)
    my_turn(page, game)
    tip = page.locator("#tooltip")
    lit = page.locator("main [data-tip][data-lit]:visible")
    for i in range(0, min(lit.count(), 9), 3):
        # From one to the next by way of free ground: the tip that is measured is no other one's that is about to go.
        page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
        page.mouse.move(*spot(page, f"main [data-tip][data-lit] >> nth={i}"))
        tip.wait_for()
        assert page.evaluate(COVERED) == [], f"covered in {game} by the tip of {i}"
    for what, word in PRINTED.get(game, {}).items():
        page.mouse.move(*spot(page, f"main {what}"))
        expect(tip, what).to_contain_text(word)
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    # On foot: a key, then arrows.
    page.keyboard.press("i")
    first = tip.inner_text()
    page.keyboard.press("ArrowDown")
    expect(tip).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
