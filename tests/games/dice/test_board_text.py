"""The table in the terminal: never too wide, complete, and readable without colours."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from chatelain.games.dice.game import GAME
from chatelain.games.dice.manifest import MANIFEST
from chatelain.text import LANGUAGES, for_game
from tests.games.dice.helpers import at, new, play, view
from tests.games.moves import random_game
from tests.games.pictures import check_pictures

NAMES = {lang: for_game(lang, MANIFEST).name for lang in LANGUAGES}

SNAPSHOT = """\
Phase II, turn 3   Time: [xxxx......]
Dice:  yellow  orange  4  6  double hourglass
Player 1: make a second combination for 1 silver, or finish the turn
Player 2: make a combination, or take a worker
Points for a whole colour:  B 4  G 3  O 3  P 3  Y 4  K (0)

> Player 1  1 → 7 points                 > Player 2  1 point
  (by phase 1 + 6 + 0)                     (by phase 1 + 0 + 0)
monks 2  workers 1  silver 1  goods 0    monks 1  workers 0  silver 0  goods 0
a         B    B    G    G               a         B    B    G    G
b       O    O    P    P   [O6]          b       O    O    P    P    O
c    O    Kb  <Y4> [Y4] [K1] [P2]        c    O    Kb   Y    Y    Kg   P
d  O    B    B   [P1] [O1] [O2] [O5]     d  O    B    B    P    O    O    O
e    Y    Ko   P    B   [K*] [Y4]        e    Y    Ko   P    B   [K*]  Y
f       Y    G    B   [P2] [P1]          f       Y    G    B    P    P
g         G    O    Y   [Y3]             g         G    O    Y    Y

Spaces: B river, G mine, O city, P monastery, Y pasture, K castle
Y: empty; [Y3]: marked with a 3; <Y3>: in your draft; [K*]: start castle; Kp:
  castle with the square of a purple space; d4: row d, fourth space"""

POSITION = (
    "phase=II turn=3 time=4 roll=yellow,orange,4,6,2 claimed=green:2,orange:1 p0.bonuses=monk:2,worker:1,silver:1 "
    "p0.marks=b5:6,c4:4,c5:1,c6:2,d4:1,d5:1,d6:2,d7:5,e6:4,f4:2,f5:1,g4:3 p0.draft=mark:4:c3"
)


@cache
def views() -> list[dict[str, Any]]:
    """Positions of some random games, before, during and after them."""
    found: list[dict[str, Any]] = []
    for seats, options in ((1, {}), (2, {"sheet": "D"}), (4, {"start": "different"}), (5, {"sheet": "C"})):
        state = new(seats, **options)
        for step, (seat, _action) in enumerate(random_game(state, seats)):
            if step < 12 or step % 17 == 0:
                found += [view(state, seat), view(state)]
        found.append(view(state, 0))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_too_wide_and_colour_adds_nothing(lang: str, width: int) -> None:
    check_pictures(GAME.draw, views(), NAMES[lang], width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mark_is_there(lang: str) -> None:
    for seen in views():
        drawn = GAME.draw(seen, NAMES[lang], False, 120)
        marks = sum(mark is not None for player in seen["players"] for mark in player["marks"])
        assert len(re.findall(r"[\[<]\w[\d*][\]>]", drawn)) == marks + 3  # three in the legend


def test_two_players_fit_on_a_screen() -> None:
    for lang in LANGUAGES:
        for seen in views():
            if len(seen["players"]) <= 2:
                assert GAME.draw(seen, NAMES[lang], False, 80).count("\n") < 24


def test_a_picture() -> None:
    assert GAME.draw(view(at(POSITION), 0), NAMES["en"], False, 80) == SNAPSHOT


def test_french_letters() -> None:
    drawn = GAME.draw(view(at(POSITION), 0), NAMES["fr"], False, 80)
    for word in ("[M2]", "<J4>", "Km", "Phase II, tour 3", "moines 2", "double sablier"):
        assert word in drawn
    assert "Y" not in drawn


def test_others_see_nothing_of_a_draft() -> None:
    state = at(POSITION)
    mine, theirs = (GAME.draw(view(state, seat), NAMES["en"], False, 80) for seat in (0, 1))
    assert "<Y4>" in mine and "<Y4>" not in theirs.replace("<Y3>", "")
    play(state, "commit", seat=0)
    theirs = GAME.draw(view(state, 1), NAMES["en"], False, 80)
    assert "Player 1  1 point  finished" in theirs and "[Y4] [Y4]" not in theirs


def test_start_castles_stay_hidden_until_all_have_chosen() -> None:
    state = play(new(2), "start good", "commit", seat=0)
    assert "start castle not shown yet" in GAME.draw(view(state, 1), NAMES["en"], False, 80)
    assert GAME.draw(view(state, 1), NAMES["en"], False, 80).count("[K*]") == 1  # in the legend
    assert GAME.draw(view(state, 0), NAMES["en"], False, 80).count("[K*]") == 2
