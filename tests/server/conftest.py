"""One server for most tests; what needs settings of its own starts another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.people import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    """Makes people; they go home after the test."""
    with ExitStack() as home:

        def come(name: str) -> Person:
            return home.enter_context(server.person(name))

        yield come
