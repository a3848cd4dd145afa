"""The pictures of every screen for docs/screens: `./dev shots [names]`.

Real games on a real server, played by bots; the names of the pictures say screen, device and appearance.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.web.house import DESKTOP, PHONE, ROOT, House, finished_table, new_table, open_browser, open_house, person
from tests.web.test_whole_games import player_of

FOLDER = ROOT / "docs" / "screens"
GAMES = ["burgundy", "dice", "cards", "beaugency", "burdigala"]
#: So many turns are played before a table is photographed.
TURNS = {"burgundy": 14, "dice": 14, "cards": 40, "beaugency": 24, "burdigala": 30}

Scene = Callable[[Page], None]


def at(address: str) -> Scene:
    """A screen that needs no preparation."""

    def show(page: Page) -> None:
        page.goto(address)

    return show


def lobby(page: Page) -> None:
    """With tables of mine and open ones."""
    new_table(page, "beaugency", "random", pace=10_000)
    new_table(page, "burgundy", "greedy", options={"estates": "5"})
    new_table(page, "dice", "anyone", "anyone", open=True)
    page.goto("/")


def table(game: str) -> Scene:
    """In the middle of a game."""

    def show(page: Page) -> None:
        options = {"estates": "5"} if game == "burgundy" else {}
        others = ["greedy"] if game == "beaugency" else ["greedy", "greedy"]
        page.goto(f"/t/{new_table(page, game, *others, options=options)}")
        page.locator("[data-screen=playing]").wait_for()
        step = player_of(game)
        for _ in range(TURNS[game]):
            step(page)
        # Bots move, tips close, and the forecast comes.
        page.mouse.move(1, 1)
        page.wait_for_timeout(4000)
        if game == "burgundy":
            die = page.locator('[data-thing^="die:"][data-lit]')
            if die.count():
                die.first.click()
                page.mouse.move(1, 1)

    return show


def end(page: Page) -> None:
    """The end of the board game."""
    page.goto(f"/t/{finished_table(page, 'burgundy', 'greedy', 'greedy', 'greedy')}")
    page.locator("[data-screen=end]").wait_for()


def replay(page: Page) -> None:
    """A game of Burdigala looked at again."""
    page.goto(f"/t/{finished_table(page, 'burdigala', 'greedy', 'greedy')}/replay?at=80")
    page.get_by_role("slider").first.wait_for()


def waiting(page: Page) -> None:
    """A table that waits for friends."""
    page.goto(f"/t/{new_table(page, 'burdigala', 'anyone', 'greedy')}")
    page.locator("[data-screen=waiting]").wait_for()


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "bots": at("/bots"),
    "new-table": at("/new/burgundy"),
    "waiting": waiting,
    **{game: table(game) for game in GAMES},
    "end": end,
    "replay": replay,
    "learn": at("/learn/burgundy"),
    "about": at("/about"),
    "settings": at("/settings"),
}


def pictures(browser: Browser, house: House, name: str) -> Iterator[tuple[str, bytes]]:
    """One scene on a desktop (light and, for the games, dark) and on a phone."""
    kinds = [("desktop", DESKTOP, "light"), ("phone", PHONE, "light")]
    if name in GAMES:
        kinds.append(("desktop-dark", DESKTOP, "dark"))
    for kind, viewport, scheme in kinds:
        is_phone = kind == "phone"
        page = person(
            browser, house, "Camille", lang="fr", viewport=viewport, color_scheme=scheme, has_touch=is_phone,
            is_mobile=is_phone, device_scale_factor=2 if is_phone else 1,
        )  # fmt: skip
        page.goto("/")
        SCENES[name](page)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(700)
        yield f"{name}-{kind}.webp", photograph(page)
        page.context.close()


def photograph(page: Page) -> bytes:
    """The window, in a format a third as heavy as PNG."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 84})
    return b64decode(taken["data"])


def main(names: list[str]) -> int:
    """Takes the pictures."""
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        print(f"There is no screen {unknown[0]}; there are: {', '.join(SCENES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as house, open_browser() as browser:
        for name in names or SCENES:
            for file, picture in pictures(browser, house, name):
                (FOLDER / file).write_bytes(picture)
                print(f"docs/screens/{file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
