"""Games are found by entry points, and loaded when first needed."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import chatelain
from chatelain.core import registry
from chatelain.core.errors import OptionError, UnknownName
from chatelain.core.manifest import Manifest, Option
from chatelain.testing import differing, installed
from tests.conformance.sample_game import GAME, MANIFEST


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownName) as caught:
        chatelain.game("chess")
    assert "unknown-game name=chess known=" in str(caught.value)
    assert caught.value.known == sorted(chatelain.manifests())
    with pytest.raises(UnknownName, match="close=beaugency"):
        chatelain.manifest("beaugenzy")


def test_the_games_of_this_package_are_there() -> None:
    assert {"beaugency", "burgundy"} <= set(chatelain.manifests())
    for id, manifest in chatelain.manifests().items():
        assert manifest.id == id
        assert chatelain.game(id) is chatelain.game(id)


def test_a_game_is_installed_for_a_while() -> None:
    with installed(GAME):
        assert chatelain.game("fair") is GAME
        assert chatelain.manifest("fair").seats == (2, 4)
    assert "fair" not in chatelain.manifests()
    with pytest.raises(UnknownName):
        chatelain.game("fair")


def test_an_entry_point_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "fair-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(
        "[chatelain.games]\nfair = tests.conformance.sample_game:MANIFEST\n", "utf-8"
    )
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    registry.manifests.cache_clear()
    registry.game.cache_clear()
    try:
        assert chatelain.manifest("fair") is MANIFEST
        assert chatelain.game("fair") is GAME
        assert list(chatelain.manifests()) == sorted(chatelain.manifests())
    finally:
        registry.manifests.cache_clear()
        registry.game.cache_clear()


# --- manifests


def test_a_manifest_loads_what_it_names() -> None:
    assert MANIFEST.load() is GAME


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ((2, 4), "seats-between game=fair low=2 high=4 seats=9"),
        ((2, 2), "seats-exactly game=fair wanted=2 seats=9"),
    ],
)
def test_a_wrong_number_of_players(seats: tuple[int, int], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        replace(MANIFEST, seats=seats).check_seats(9)


def test_options_have_defaults_and_are_checked() -> None:
    assert MANIFEST.check_options({}) == {"rounds": "3", "open": False}
    assert MANIFEST.check_options({"rounds": "5", "open": True}) == {"rounds": "5", "open": True}


@pytest.mark.parametrize(("word", "value"), [("yes", True), ("on", True), ("1", True), ("no", False), ("off", False)])
def test_a_flag_may_be_a_word(word: str, value: bool) -> None:
    assert MANIFEST.check_options({"open": word})["open"] is value


@pytest.mark.parametrize("value", [None, 1, 0, "maybe", "", [], {}])
def test_what_is_no_flag(value: object) -> None:
    with pytest.raises(OptionError, match="option-flag option=open"):
        MANIFEST.check_options({"open": value})


@pytest.mark.parametrize("value", [None, 3, "4", "", [], True])
def test_what_is_no_choice(value: object) -> None:
    with pytest.raises(OptionError, match=r"option-choice option=rounds value=.* known=3, 5"):
        MANIFEST.check_options({"rounds": value})


def test_a_choice_may_need_a_number_of_players() -> None:
    option = Option("start", "free", ("free", "apart"), limits=(("apart", 2, 4),))
    manifest = Manifest("x", 1, (1, 5), (1, 1), "x", "x:X", (option,))
    assert manifest.check_options({"start": "apart"}, 4) == manifest.check_options({"start": "apart"})
    assert manifest.check_options({"start": "free"}, 5) == {"start": "free"}
    for seats in (1, 5):
        with pytest.raises(OptionError, match=f"option-seats option=start value=apart low=2 high=4 seats={seats}"):
            manifest.check_options({"start": "apart"}, seats)
    assert [len(differing(manifest, seats)) for seats in (1, 2, 4, 5)] == [1, 2, 2, 1]


def test_a_free_option_takes_any_text() -> None:
    manifest = Manifest("x", 1, (2, 2), (1, 1), "x", "x:X", (Option("map", "1", ("1", "2"), free=True),))
    assert manifest.check_options({"map": "mine.txt"}) == {"map": "mine.txt"}
    with pytest.raises(OptionError):
        manifest.check_options({"map": 3})
