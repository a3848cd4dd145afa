"""Every reason for which a game refuses a move is named by a test of that game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import chatelain
from chatelain.testing import Case
from chatelain.testing.texts import text_ids

GAMES = {
    id: manifest for id, manifest in chatelain.manifests().items() if manifest.package.startswith("chatelain.games.")
}
TESTS = Path(__file__).parents[1] / "games"
#: What every game says alike; tested here for all of them.
COMMON = {"game-over", "no-such-action", "not-your-turn"}


@pytest.mark.parametrize("id", GAMES)
def test_every_refusal_is_tested(id: str) -> None:
    """Sentences alone do not count: a text can be tested without the position that leads to it."""
    codes = {text.removeprefix("refusal-") for text in text_ids(GAMES[id].package, "en") if text.startswith("refusal-")}
    files = [path for path in (TESTS / id).glob("test_*.py") if path.name != "test_texts.py"]
    named = {word for path in files for word in re.findall(r"[a-z]+(?:-[a-z]+)*", path.read_text("utf-8"))}
    assert len(codes) > 20
    assert sorted(codes - named - COMMON) == []


@pytest.mark.parametrize("id", GAMES)
def test_what_every_game_refuses_alike(id: str) -> None:
    case = Case.of(id, 2)
    size = case.game.actions.size
    codes = set()
    walk = case.walk(1)
    for seat, action in walk.decisions():
        for other in {0, 1} - set(walk.state.to_act()):
            refusal = walk.state.verify(other, action)
            assert refusal is not None
            codes.add(refusal.code)
        unknown = walk.state.verify(seat, size)
        assert unknown is not None and unknown.code == "no-such-action"
    over = walk.state.verify(0, 0)
    assert over is not None and over.code == "game-over"
    assert codes == ({"committed-already"} if id == "dice" else {"not-your-turn"})
