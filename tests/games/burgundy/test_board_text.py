"""The table in the terminal: never too wide, complete, and readable without colours."""

from __future__ import annotations

import re
from functools import cache

import pytest

from chatelain.core.chance import Seeded
from chatelain.games.burgundy.manifest import MANIFEST
from chatelain.games.burgundy.outside.board_text import draw
from chatelain.games.burgundy.outside.shapes import View
from chatelain.text import LANGUAGES, for_game
from tests.games.burgundy.helpers import at, new, play
from tests.games.moves import random_game
from tests.games.pictures import check_pictures

NAMES = {lang: for_game(lang, MANIFEST).name for lang in LANGUAGES}

SNAPSHOT = """\
Phase B, round 3 of 5   Turn order: 2 > 1   White die: 4
Goods to come: red, violet
Player 2: use both dice, then end the turn

Depots
  1  a -             b ship
  2  a k11 Surveyor  b castle
  3  a 3 cows        b -       | pink×1
  4  a -             b -       | violet×2 red×1
  5  a -             b -
  6  a watchtower    b -
Black depot (2 silver): a -  b market  c -  d -
Colour bonuses (1st/2nd player): C -/-  M 1/-  S -/-  P -/-  B -/-  K -/-

> Player 2  0 → 0 points  estate 1       Player 1  12 → 18 points  estate 1
silver 0  workers 0  dice 3 4            silver 2  workers 3  dice (1) 5
goods -                                  goods turquoise×2 orange×1
s1 -  s2 -  s3 -                         s1 boarding house  s2 k26 Honours
                                           s3 -

a         P6   C5   C4   K3              a         P6   C5   C4   K3
b       P2   P1   C6   K5   B4           b       P2   P1   C6   K5   B4
c    P5   P4   B3   K1   B2   B3         c    P5   P4  [Bk]  K1   B2   B3
d  S6   S1   S2  [Ca]  S5   S4   S1      d  S6   S1  [Sp] [Ca]  S5   S4   S1
e    B2   B5   M4   B3   B1   P2         e    B2   B5  [Mi]  B3   B1  [Ck4]
f       B6   M1   K2   B5   B6           f       B6   M1  [k12] B5   B6
g         M3   K4   K1   B3              g         M3   K4   K1   B3

Spaces: C castle, M mine, S ship, P pasture, B building, K knowledge
B4: empty; [Bk]: covered; d4: row d, fourth space; (3): a die already used
Tiles: Ca castle, Mi mine, Sp ship, Ck chicken, Bk bank, k12 Storekeeper
Goods by die: 1 turquoise, 2 violet, 3 pink, 4 red, 5 brown, 6 orange"""

POSITION = (
    "phase=B round=3 order=10 white=4 goods=4,2 bonus=mine:0 "
    "depot1=-,ship,-,- depot2=k11,castle,-,- depot3=cow3,-,-,- depot6=watchtower,-,-,- goods3=3 goods4=2,2,4 "
    "black=-,market,-,-,-,-,-,- "
    "p0.tiles=d4:castle,c3:bank,d3:ship,e3:mine,e6:chicken4,f3:k12 p0.stored=boarding-house,k26 p0.goods=1,1,6 "
    "p0.silver=2 p0.workers=3 p0.dice=1,5 p0.used=1 p0.points=districts:12 p1.dice=3,4"
)


@cache
def views() -> list[View]:
    """Positions of some random games, before, during and after them."""
    found: list[View] = []
    for seats, options in (
        (2, {}),
        (3, {"estates": "choose", "choice": "secret"}),
        (4, {"estates": "random-10", "choice": "secret"}),
        (4, {"spielbox": True}),
    ):
        state = new(seats, 3, **options)
        for step, (seat, _action) in enumerate(random_game(state, seats)):
            if step < 8 or step % 41 == 0:
                found.append(state.view(seat))
        found.append(state.view(0))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_too_wide_and_colour_adds_nothing(lang: str, width: int) -> None:
    check_pictures(draw, views(), NAMES[lang], width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_is_there(lang: str) -> None:
    for view in views():
        drawn = draw(view, NAMES[lang], False, 120)
        shown = [tile for player in view["players"] for tile in player["stored"] if tile]
        if not view["over"]:
            shown += [tile for depot in view["depots"] for tile in depot["tiles"] if tile]
            shown += [tile for tile in view["black"] if tile]
        for tile in shown:
            assert NAMES[lang](tile) in drawn
        covered = sum(tile is not None for player in view["players"] for tile in player["tiles"])
        chosen = sum(player["start"] is not None for player in view["players"]) if view["phase"] == "setup" else 0
        help_line = 1 if "[" in NAMES[lang]("label-space-help") and any(p["layout"] for p in view["players"]) else 0
        assert len(re.findall(r"\[\w+\]", drawn)) == covered + chosen + help_line


def test_two_players_fit_on_a_screen() -> None:
    for lang in LANGUAGES:
        state = new(2, 3)
        while not state.is_over:
            assert draw(state.view(0), NAMES[lang], False, 80).count("\n") < 42
            state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0], Seeded(1))


def test_a_picture() -> None:
    assert draw(at(POSITION).view(0), NAMES["en"], False, 80) == SNAPSHOT


def test_french_letters_and_codes() -> None:
    drawn = draw(at(POSITION).view(0), NAMES["fr"], False, 80)
    for word in (
        "N6",
        "[Bq]",
        "[Na]",
        "[Po4]",
        "[k12]",
        "Joueur 2\u202f: jouer ses deux dés",
        "Dé blanc\u202f: 4",
        "pépites 2",
    ):
        assert word in drawn
    assert "S6" not in drawn


def test_estates_are_shown_to_whoever_chooses_one_and_secrets_are_kept() -> None:
    state = new(2, 1, estates="choose", choice="secret")
    assert "10h" in draw(state.view(0), NAMES["en"], False, 80)
    play(state, "estate 5")
    mine, theirs = (draw(state.view(seat), NAMES["en"], False, 80) for seat in (0, 1))
    assert "estate 5" in mine and "choose a castle space" in mine and "10h" not in mine
    assert "estate 5" not in theirs and "kept secret" in theirs
