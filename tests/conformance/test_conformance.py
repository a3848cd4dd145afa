"""Every installed game keeps the contract: at every number of players, and with every choice of its options."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import chatelain
from chatelain.core.manifest import Manifest
from chatelain.testing import CHECKS, Case, check_refusals, check_rules, check_secrets, check_texts, differing
from chatelain.testing.golden import difference, files
from chatelain.testing.kit import Check
from chatelain.testing.soak import soak

ROOT = Path(__file__).parents[2]
GAMES = chatelain.manifests()

#: The checks that look at every position from all sides play fewer games.
GAMES_OF: dict[Check, int] = {check_refusals: 1, check_secrets: 1, check_texts: 2}


def cases() -> Iterator[ParameterSet]:
    """Two games of each number of players, one with each set of other options; the first of each on both engines."""
    for id, manifest in GAMES.items():
        low, high = manifest.seats
        for seats in range(low, high + 1):
            for row, options in enumerate(differing(manifest, seats)):
                if row == 0 or seats == low + row % (high - low + 1):
                    games, marks = 2 if row == 0 else 1, () if row == 0 and seats == low else pytest.mark.once
                    words = ",".join(map(str, options.values()))
                    yield pytest.param(id, seats, dict(options), games, id=f"{id}-{seats}-{words}", marks=marks)


@pytest.mark.parametrize(("id", "seats", "options", "games"), list(cases()))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_conformance(check: Check, id: str, seats: int, options: dict[str, object], games: int) -> None:
    check(Case.of(id, seats, options), min(games, GAMES_OF.get(check, games)), 100)


@pytest.mark.once
@pytest.mark.parametrize("id", GAMES)
def test_many_random_games_end_with_all_their_pieces(id: str) -> None:
    manifest = GAMES[id]
    for seats in range(manifest.seats[0], manifest.seats[1] + 1):
        soak([Case.of(id, seats, options) for options in differing(manifest, seats)], 25, seed=1000)


@pytest.mark.parametrize("id", GAMES)
def test_golden_files(id: str) -> None:
    """Action ids and whole games are what they were: a change of the rules raises the rules version."""
    for name, content in files(chatelain.game(id)):
        found = difference(ROOT / "tests" / "golden" / name, content)
        assert not found, found


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_tested(id: str) -> None:
    if not GAMES[id].package.startswith("chatelain.games."):
        pytest.skip("the rules of games from outside are tested there")
    folder = ROOT / "src" / GAMES[id].package.replace(".", "/")
    check_rules(folder / "RULES.md", ROOT / "tests" / "games" / id)


@pytest.mark.parametrize("manifest", GAMES.values(), ids=list(GAMES))
def test_the_manifest_is_the_games_own(manifest: Manifest) -> None:
    assert chatelain.game(manifest.id).manifest is manifest
    assert 1 <= manifest.seats[0] <= manifest.seats[1]
    assert manifest.check_options({}) == {option.id: option.default for option in manifest.options}
