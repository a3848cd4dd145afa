"""One server and one browser for all browser tests of a process."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from chatelain.server import static
from tests.web.house import House, chromium, faults_of, open_browser, open_house, person

# A busy machine takes its time.
expect.set_options(timeout=15_000)


def _is_missing() -> str:
    if not chromium():
        return "no Chromium on this machine (Debian: apt install chromium)"
    if not (static.FOLDER / "index.html").exists():
        return "the web client is not built (./dev setup)"
    return ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = _is_missing()
    if missing and not os.environ.get("CI"):
        pytest.skip(missing)
    assert not missing, missing
    with open_browser() as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Callable[..., Page]]:
    """Makes people with a browser window each; a page on which a script failed fails the test."""
    pages: list[Page] = []

    def arrive(name: str = "Anna", at: str | None = "/", **more: Any) -> Page:
        """Who comes to no address yet has not loaded the lobby for nothing."""
        pages.append(person(browser, house, name, **more))
        if at is not None:
            pages[-1].goto(at)
        return pages[-1]

    yield arrive
    faults = [fault for page in pages for fault in faults_of(page)]
    for page in pages:
        page.context.close()
    assert faults == []
