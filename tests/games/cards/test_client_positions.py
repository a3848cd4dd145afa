"""Positions that the web client's tests play with, as the engine tells them. CHATELAIN_WRITE=1 writes them anew."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.game import GAME
from tests.games.cards.helpers import at

FILE = Path("web/src/games/cards/positions.json")

#: The first one is that of the design's picture.
POSITIONS = {
    "picture": "seats=3 round=C turn=4 first=2 place=1 start=2 row1=ship3 row2=pasture5,mine2 row3=castle6 "
    "row4=knowledge1,watchtower4 row6=cloister3 goods=medium,light animals=pig,cow first-triples=pasture:0,building:2 "
    "p0.hand=knowledge2,market5 p0.stack=1 p0.projects=ship2,market3,cloister5 p0.workers=1 p0.silver=4 "
    "p0.estate=pasture1+pasture2+pasture3,ship4+ship5,church2+town-hall4,knowledge3+cloister1 p0.goods=light:2,dark "
    "p0.animals=sheep:2,cow,chicken p1.hand=ship1,ship6 p2.hand=mine1",
    "laid": "row2=mine1 row5=ship4 p0.hand=castle1 stack=action:4 played=1 p0.workers=1 p0.silver=3 "
    "p0.projects=cloister4 p0.estate=mine2,ship1+ship2",
    "castle": "row2=mine1 row5=ship4 stack=action:0 played=1 p0.silver=3",
    "fetch": "row1=mine1,bank3 row5=ship4 stack=church played=1",
    "either": "round=B stack=goods:1,bonus:1 played=1 p0.estate=ship1+ship2+ship3 goods=dark,light",
    "piles": "stack=boarding-house played=1 goods=dark,light animals=pig,cow",
    "discard": "stack=discard played=1 p0.projects=ship1,mine2,bank3,castle4",
    "convert": "p0.hand=ship2,ship2 p0.workers=2 p0.silver=5",
}


def written() -> dict[str, Any]:
    """What the file holds."""
    found: dict[str, Any] = {
        "board": GAME.printed({}),
        "actions": [
            {
                "name": block.name,
                "base": block.base,
                "fields": [{"name": field.name, "words": list(field.words)} for field in block.fields],
            }
            for block in ACTIONS.blocks
        ],
        "positions": {},
    }
    for name, text in POSITIONS.items():
        state = at(text)
        found["positions"][name] = {
            "view": state.view(0),
            "hints": GAME.hints(state, 0),
            "legal": state.legal(0),
        }
    return found


def test_the_positions_of_the_clients_tests_are_those_of_the_engine() -> None:
    text = json.dumps(written(), ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
    if os.environ.get("CHATELAIN_WRITE"):
        FILE.write_text(text, "utf-8")
    assert FILE.read_text("utf-8") == text, "CHATELAIN_WRITE=1 writes the file anew"
