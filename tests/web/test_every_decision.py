"""The walk: every kind of decision of every game, in windows of six sizes, with the longest names.

Nothing is cut, lies over something else, leaves its panel or the window, or is too small to hit. A change sees every
decision in French at three of the sizes; the whole walk has all six, and English as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from chatelain.server.tokens import Keys
from tests.web.crowding import crowding, nothing_to_do
from tests.web.geometry import cut_parts, text_faults
from tests.web.house import House, overflow
from tests.web.pending import GAMES, NAMES, Game, Position, furnish, positions
from tests.web.settling import still

pytestmark = [pytest.mark.slow(20), pytest.mark.flaky(reruns=1)]

Come = Callable[..., Page]
SIZES = [(1440, 900), (360, 740), (820, 1180), (1024, 768), (390, 844), (1920, 1080)]
#: From this size on a table is seen as a whole.
WHOLE = (1440, 900)
#: The map of Burdigala is moved and zoomed under a finger: its names may stand at the edge of the window.
MAP = re.compile(r"^cut: .* in \.window")
#: With more seats than a game needs no other decisions come up: so many moments show what takes room.
FULLER = 3
FEWEST = {
    game.name: min(other.seats for other in GAMES if other.name == game.name and other.seats > 1) for game in GAMES
}
NAMED = [f"{game.name}-{game.seats}" for game in GAMES]


def faults_at(page: Page, position: Position) -> list[str]:
    """What is wrong with a table as it stands."""
    found = [fault for fault in text_faults(page) if not MAP.match(fault)] + crowding(page)
    size = page.viewport_size
    if size and min(size["width"] / WHOLE[0], size["height"] / WHOLE[1]) >= 1 and "over" not in position.kinds:
        found += cut_parts(page)
    if overflow(page):
        found.append(f"{overflow(page)} px too wide")
    if not {"waits", "over"} & set(position.kinds) and nothing_to_do(page):
        found.append("nothing that can be done is in sight")
    return found


def walk(page: Page, ids: list[str], found: list[Position], sizes: Callable[[int], list[tuple[int, int]]]) -> list[str]:
    """All these tables at their sizes; one line for every fault."""
    faults: list[str] = []
    for number, (table, position) in enumerate(zip(ids, found, strict=True)):
        show(page, table)
        for width, height in sizes(number):
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            faults += [f"{position.name} at {width} x {height}: {fault}" for fault in faults_at(page, position)]
    return faults


def show(page: Page, table: str) -> None:
    """Goes to a table inside the page, as a link would."""
    page.evaluate(
        """(address) => {
          const link = document.createElement('a');
          link.href = address;
          document.body.append(link);
          link.click();
          link.remove();
        }""",
        f"/t/{table}",
    )
    page.locator(f'[data-id="{table}"] main').first.wait_for()


def visitor(come: Come, house: House, lang: str, **more: Any) -> tuple[Page, str]:
    """Somebody who has played everything before, and his number at the server."""
    page = come(name=NAMES[0], lang=lang, prefers={"met": sorted({game.name for game in GAMES}), "lang": lang}, **more)
    keys = Keys((house.folder / "key").read_bytes())
    known = [keys.guest(cookie["value"]) for cookie in page.context.cookies()]
    return page, next(guest[0] for guest in known if guest)


@pytest.mark.parametrize("game", GAMES, ids=NAMED)
def test_at_some_sizes(come: Come, house: House, game: Game) -> None:
    page, guest = visitor(come, house, "fr")
    found = positions(game)
    if game.seats != FEWEST[game.name]:
        found = found[:FULLER]
    ids = furnish(house.folder, found, guest)
    faults = walk(page, ids, found, lambda number: SIZES[number % 2 :: 2])
    assert not faults, "\n".join(faults)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES, ids=NAMED)
def test_at_all_sizes(come: Come, house: House, game: Game, lang: str) -> None:
    page, guest = visitor(come, house, lang)
    found = positions(game)
    ids = furnish(house.folder, found, guest)
    faults = walk(page, ids, found, lambda number: SIZES)
    assert not faults, "\n".join(faults)
