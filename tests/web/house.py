"""A server in a process of its own, and real browsers that look at it: what the browser tests stand on."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}
#: Tests ask faster than people.
HASTY = {
    "CHATELAIN_GUEST_RATE": "100000",
    "CHATELAIN_GUEST_BURST": "100000",
    "CHATELAIN_ADDRESS_RATE": "100000",
    "CHATELAIN_ADDRESS_BURST": "100000",
    "CHATELAIN_NEW_TABLES_A_MINUTE": "100000",
    "CHATELAIN_TABLES_PER_GUEST": "1000",
    "CHATELAIN_PICTURE_RATE": "100000000",
    "CHATELAIN_WORKERS": "1",
    # Browsers need the machine more.
    "CHATELAIN_FORECAST_PLAYOUTS": "2",
}


class House:
    """A server that can be stopped, killed and started again on the same port with the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "chatelain.cli", "serve", "--no-open", "--lang", "en", "--no-color"]
        command += ["--port", str(self.port), "--data-dir", str(self.folder)]
        log = self.folder / "server.log"
        with log.open("w") as said:
            self.process = subprocess.Popen(command, env={**os.environ, **HASTY}, stdout=said)
        deadline = time.monotonic() + 60
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text())):
            assert self.process.poll() is None and time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(20)


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    house = House(folder)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def chromium() -> str | None:
    """The browser of this machine."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def person(
    browser: Browser,
    house: House,
    name: str = "Anna",
    lang: str = "en",
    prefers: dict[str, object] | None = None,
    **more: Any,
) -> Page:
    """A guest with a cookie of his own, and a page open at the lobby. Faults of the page are kept in `page.faults`.

    `prefers` are settings of his browser from an earlier visit.
    """
    settings = {"viewport": DESKTOP, "reduced_motion": "reduce", **more}
    context = browser.new_context(locale={"en": "en-GB", "fr": "fr-FR"}[lang], base_url=house.url, **settings)
    context.set_default_timeout(15_000)
    if prefers is not None:
        kept = json.dumps(json.dumps(prefers))
        context.add_init_script(f"localStorage['chatelain.settings'] ??= {kept};")
    context.request.patch("/api/me", data={"name": name}, headers={"Origin": house.url})
    return open_page(context)


def open_page(context: BrowserContext) -> Page:
    """A page that remembers what went wrong on it."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: (
            faults.append(message.text) if message.type == "error" and not _is_network(message.text) else None
        ),
    )
    page.faults = faults  # type: ignore[attr-defined]
    return page


def _is_network(text: str) -> bool:
    """A refused or broken connection is no fault of the page."""
    return "ERR_CONNECTION" in text or "WebSocket" in text or "Failed to load resource" in text


def faults_of(page: Page) -> list[str]:
    return list(page.faults)  # type: ignore[attr-defined]


def new_table(page: Page, game: str, *others: str, me: bool = True, pace: int = 0, **wish: Any) -> str:
    """A table of this guest, made without the lobby; gives its id."""
    seats: list[dict[str, str]] = [{"kind": "me"}] if me else []
    seats += [{"kind": "anyone"} if other == "anyone" else {"kind": "bot", "bot": other} for other in others]
    body = {"game": game, "seats": seats, "pace": pace, **wish}
    base = re.match(r"https?://[^/]+", page.url)
    headers = {"Origin": base[0]} if base else {}
    answer = page.context.request.post("/api/tables", data=body, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def finished_table(page: Page, game: str, *bots: str) -> str:
    """A game between bots that has come to its end; gives its id."""
    table = new_table(page, game, *bots, me=False)
    deadline = time.monotonic() + 120
    while page.context.request.get(f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < deadline, f"the bots do not finish their game of {game}"
        page.wait_for_timeout(200)
    return table


def hand_over(page: Page, house: House, seat: int, bot: str = "greedy") -> None:
    """A bot plays the guest's seat from here on, without the menu."""
    table = page.url.rpartition("/")[2]
    wish = {"seat": seat, "bot": bot}
    answer = page.request.post(f"/api/tables/{table}/bot", data=wish, headers={"Origin": house.url})
    assert answer.ok, answer.text()


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds wrong, one line each: by all rules, or by these."""
    if not page.evaluate("() => 'axe' in window"):
        # As a script of the page it would be refused by the page's own rules; evaluated it is not.
        page.evaluate(AXE.read_text("utf-8") + "; void 0")
    found = page.evaluate(
        """async (rules) => (await axe.run(document, {
          resultTypes: ['violations'], preload: false, ...(rules.length ? {runOnly: rules} : {}),
        })).violations.flatMap((v) =>
        v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} ${(n.any[0] ?? n.none[0])?.message ?? v.help}`))""",
        rules,
    )
    return [str(line) for line in found]


def overflow(page: Page) -> int:
    """How many pixels one would have to scroll sideways."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
