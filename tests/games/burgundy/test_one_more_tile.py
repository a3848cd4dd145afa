"""A knowledge tile more: three places say what it is, and the whole game knows it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[3] / "src" / "chatelain"
GAME = Path("chatelain") / "games" / "burgundy"

#: What is written, and where: the tile itself, and its name in two languages.
PLACES = {
    GAME / "data" / "tiles.toml": '27 = { back = "normal", counts = "species", points = 3, source = "invented" }\n',
    GAME / "locale" / "names.en.ftl": "k27 = Zoo\nk27-effect = 3 points for each species.\ntile-k27 = “{ k27 }” (27)\n",
    GAME / "locale" / "names.fr.ftl": "k27 = Zoo\nk27-effect = 3 points par espèce.\ntile-k27 = « { k27 } » (27)\n",
}

#: What is asked of the changed game, in a process of its own.
QUESTIONS = """
import json
from chatelain.core.chance import Seeded
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.game import GAME
from chatelain.text import for_game
from chatelain.text.speech import Speech

words = "burgundy phase=E round=5 turn=1 order=10 p0.stored=k27 p0.dice=4,1 p0.tiles=d4:castle,c3:bank,c2:cow3,b1:pig2"
state = GAME.from_text(words)
bare = GAME.from_text(words.replace("p0.stored=k27 ", ""))
answers = {
    "census": state.census()["k27"],
    "tile": GAME.printed({})["tiles"]["k27"],
    "worth": GAME.hints(state, 0)["worth"],
    "liked": GAME.evaluate(state, 0) > GAME.evaluate(bare, 0),
}
events = state.events = []
for move in ("place die2 s1 c4", "workers die1", "end"):
    assert ACTIONS.parse(move) in state.legal(0), move
    state.play(0, ACTIONS.parse(move), Seeded(1))
answers["scored"] = state.score_sheet()[0]["knowledge"]
placed = next(event for event in events if event.kind == "tile-placed")
for lang in ("en", "fr"):
    answers[lang] = Speech(GAME, for_game(lang, GAME.manifest), ["Anna", "Benno"]).event(placed)
game, choice = GAME.new(4, {}, Seeded(5)), Seeded(6)
while not game.is_over:
    seat = game.to_act()[0]
    legal = game.legal(seat)
    game.play(seat, legal[int(choice.below(len(legal)))], Seeded(len(legal)))
answers["whole"] = GAME.from_text(game.to_text()).digest() == game.digest() and game.census()["k27"] == 1
print(json.dumps(answers))
"""


@pytest.mark.pure_only
def test_a_new_knowledge_tile_is_named_played_and_scored_everywhere(tmp_path: Path) -> None:
    leave_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(SOURCES, tmp_path / "chatelain", ignore=leave_out)
    for path, lines in PLACES.items():
        with (tmp_path / path).open("a", encoding="utf-8") as file:
            file.write(lines)
    environ = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", QUESTIONS], env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answers = json.loads(done.stdout)
    assert answers["census"] == 1 and answers["whole"] and answers["liked"]
    assert answers["tile"] == {
        "family": "knowledge",
        "species": None,
        "animals": 0,
        "number": 27,
        "scores": "species",
        "points": 3,
        "normal": 1,
        "black": 0,
    }
    assert answers["worth"] == {"k27": 6} and answers["scored"] == 6
    assert answers["en"] == "Anna places “Zoo” (27) on c4 (die 1)."
    assert answers["fr"] == "Anna place « Zoo » (27) en c4 (dé 1)."
