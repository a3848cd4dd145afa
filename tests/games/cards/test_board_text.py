"""The table in the terminal: never too wide, complete, and readable without colours."""

from __future__ import annotations

from functools import cache

import pytest

from chatelain.games.cards.manifest import MANIFEST
from chatelain.games.cards.outside.board_text import draw
from chatelain.games.cards.outside.shapes import View
from chatelain.text import LANGUAGES, for_game
from tests.games.cards.helpers import at, new, play
from tests.games.moves import random_game
from tests.games.pictures import check_pictures

NAMES = {lang: for_game(lang, MANIFEST).name for lang in LANGUAGES}

SNAPSHOT = """\
Round B, turn 3 of 6   Order: 2 > 1   Deck: 94, discard pile: 3
Bonus for a triple: (1) 2 points, (2) 1 good and 1 animal, (3) 2 goods,
  (4) 2 animals, (5) 3 workers, (6) 2 workers and 1 silver,
  (7) 1 worker and 2 silver, (8) 3 silver
Player 2: choose one of the six actions (die 4)

Rows
  1  a castle 1  c ship 2
  2  -
  3  -
  4  -
  5  -
  6  a bank 5
Goods: left dark good (6)  right light good (6)
Animals: left pig (9)  right cow (9)
First triples: C -  M 1  L -  K -  S -  P -  B -
Seven types: 3, 1

> Player 2  0 points                     Player 1  10 → 11 points
hand ship 1  stack 2                       start card (face down)
silver 3  workers 0                      hand ?, ?  stack 2
goods light×2                            silver 4  workers 3
animals -                                goods dark×1 (sold 3)
projects p1 -  p2 -  p3 -                animals cow×1 sheep×1
estate -                                 projects p1 mine 4  p2 -  p3 bank 1
                                         estate [M5 M6 L1] [Bk3 Th2 .]"""

POSITION = (
    "round=B turn=3 first=1 start=0:down stack=action:4 played=1 first-triples=mine:0 row1=castle1,-,ship2 row6=bank5 "
    "goods=dark,light animals=pig,cow discard=castle2:2,shop1 p0.hand=mine1,mine2 p0.projects=mine4,-,bank1 "
    "p0.estate=mine5+mine6+cloister1,bank3+town-hall2 p0.workers=3 p0.silver=4 p0.goods=dark p0.sold=medium:3 "
    "p0.animals=cow,sheep p1.hand=ship1 p1.silver=3 p1.goods=light:2"
)


@cache
def views() -> list[View]:
    """Positions of some random games, for the seat to act and for others, during and after them."""
    found: list[View] = []
    for seats in (1, 2, 3, 4):
        state = new(seats, 3, options={"data": "good-points=2"} if seats == 3 else {})
        for step, (seat, _action) in enumerate(random_game(state, seats)):
            if step % 23 == 0 or state.bought:
                found += [state.view(seat), state.view(-1)]
        found.append(state.view(0))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_too_wide_and_colour_adds_nothing(lang: str, width: int) -> None:
    check_pictures(draw, views(), NAMES[lang], width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_there(lang: str) -> None:
    for view in views():
        drawn = " ".join(draw(view, NAMES[lang], False, 120).split())
        shown = [card for player in view["players"] for card in player["projects"] if card]
        if not view["over"]:
            shown += [card for player in view["players"] for card in player["hand"] if card]
            shown += [card for row in view["rows"] for card in row if card]
            shown += [card for card in view["seen"] if card]
        for card in shown:
            assert NAMES[lang](card) in drawn
        estates = [player["estate"] for player in view["players"]]
        estates += [view["aaron"]["estate"]] if "aaron" in view else []
        columns = sum(len(estate) for estate in estates)
        assert drawn.count("[") == columns + 1  # and one that explains them


def test_hands_of_others_are_not_drawn() -> None:
    state = at("p0.hand=castle1,mine2 p1.hand=ship3,bank5")
    mine, theirs = (draw(state.view(seat), NAMES["en"], False, 80) for seat in (0, 1))
    assert "castle 1, mine 2" in mine and "hand ?, ?" in mine and "ship 3" not in mine
    assert "ship 3, bank 5" in theirs and "castle 1" not in theirs


def test_bought_cards_are_drawn_for_the_buyer() -> None:
    state = play(at("p0.hand=castle1 p0.silver=3"), "buy", draws="mine1 mine2 bank3")
    assert "Bought: b1 mine 1  b2 mine 2  b3 bank 3" in draw(state.view(0), NAMES["en"], False, 80)
    assert "mine 1" not in draw(state.view(1), NAMES["en"], False, 80)


def test_two_players_fit_on_a_screen() -> None:
    for lang in LANGUAGES:
        for view in views():
            if len(view["players"]) <= 2:
                assert draw(view, NAMES[lang], False, 80).count("\n") < 42


def test_a_picture() -> None:
    drawn = draw(at(POSITION).view(1), NAMES["en"], False, 80)
    assert drawn.partition("\n\nCards:")[0] == SNAPSHOT
    assert "They are\n  reconstructions." in drawn  # the screen says what is not known


def test_an_effect_and_a_bonus_may_come_in_any_order() -> None:
    state = at("round=A p0.hand=ship2 p0.projects=ship2 p0.estate=ship1+ship3")
    play(state, "play ship2", "place p1 ship-2")
    drawn = " ".join(draw(state.view(0), NAMES["en"], False, 80).split())
    assert "take a bonus of the round for your triple, or first choose a pile and take a good" in drawn


def test_own_numbers_are_named() -> None:
    assert "numbers of your own" in draw(at("data=good-points=2").view(0), NAMES["en"], False, 80)


def test_aaron_is_drawn() -> None:
    drawn = draw(at("seats=1 aaron.estate=mine1+mine2+mine3,ship4").view(0), NAMES["fr"], False, 80)
    lost = draw(
        play(at("seats=1 turn=6 played=1 aaron.estate=mine1+mine2+mine3"), "end").view(0), NAMES["fr"], False, 80
    )
    assert lost.startswith("Fin de la partie, Aaron gagne")
    won = draw(play(at("seats=1 round=E turn=6 played=1"), "end").view(0), NAMES["en"], False, 80)
    assert won.startswith("End of the game, Aaron is beaten")
    assert "Aaron  5 points  cartes à venir 22" in drawn and "[M1 M2 M3] [N4 . .]" in drawn
