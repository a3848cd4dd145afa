"""Everything the game says, in both languages."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.events import Event
from chatelain.core.refusal import Refusal
from chatelain.games.beaugency.game import GAME
from chatelain.text.speech import Speech
from chatelain.text.texts import Texts
from tests.games.beaugency.helpers import Table

LATE = "turn=0 colour=blue crown=4 blue=TWT.WS/WTWT red=-/TWHW dice=1,2 points=0,0,8,0,3,0 rolled=2,6 used=2"


def speech(lang: str) -> Speech:
    return Speech(GAME, Texts(lang, GAME.manifest.package), ["Eugénie", "Théophile"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_happens_can_be_said(lang: str) -> None:
    said = speech(lang)
    for action in range(GAME.actions.size):
        assert "$" not in said.action(action)
    for seed in range(12):
        events: list[Event] = []
        chance, choice = Seeded(seed), Seeded(seed + 100)
        state = GAME.new(2, {}, chance, events)
        while not state.is_over:
            state.events = events
            seat = int(state.seat_to_act())
            refused = state.verify(seat, int(choice.below(GAME.actions.size)))
            if refused is not None:
                said.refusal(refused)
            legal = state.legal(seat)
            state.apply(seat, legal[choice.below(len(legal))], chance)
        for event in events:
            said.event(event)


def test_sentences() -> None:
    english, french = speech("en"), speech("fr")
    tower = Refusal("building-beside", card="great_tower", place=3)
    assert english.refusal(tower) == "A great tower may not touch another building; only a wall fits on place 3."
    assert french.refusal(tower) == (
        "Une grande tour ne peut pas toucher un autre bâtiment ; à la place 3, seule une muraille convient."
    )
    stolen = Event("card-stolen", 1, {"colour": "blue", "card": "great_tower", "slot": 3, "seat": 0})
    assert english.event(stolen) == "Théophile takes a great tower from place 3 of the blue castle of Eugénie."
    assert french.event(stolen) == "Théophile vole une grande tour à Eugénie (château fort bleu, place 3)."
    assert french.action(GAME.actions.parse("build left")) == "Poser la carte à l’extrémité gauche"
    assert english.action(GAME.actions.parse("roll 1")) == "Roll your own die and one special die"


def test_the_table_as_text() -> None:
    drawn = GAME.draw(Table(LATE).view, Texts("en", GAME.manifest.package).name, False, 80)
    assert "[*W]" in drawn  # the crown stands on the blue crown/wall
    assert "Player 1   11  T W T _ W S" in drawn  # the gap is visible
    assert "(piles: W 5  S 2  H 3  T 0)" in drawn
    assert "Special dice: 2 on the board   Player 1: 1   Player 2: 2" in drawn
    assert "Player 1 rolled 2 6 (used: 2)" in drawn
    assert "Risk of the next roll:  1d 50%  2d 25%  (at stake: great tower)" in drawn
    assert "\x1b" not in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 80])
def test_every_position_can_be_drawn(lang: str, width: int) -> None:
    names = Texts(lang, GAME.manifest.package).name
    assert "\x1b[34m" in GAME.draw(Table(LATE).view, names, True, width)
    chance, choice = Seeded(5), Seeded(6)
    state = GAME.new(2, {}, chance)
    while not state.is_over:
        assert max(len(line) for line in GAME.draw(state.view(0), names, False, width).splitlines()) <= width
        seat = int(state.seat_to_act())
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal))], chance)
    GAME.draw(state.view(-1), names, False, width)
    GAME.draw(Table("crown=7 phase=place blue=WTW/WTWT").view, names, False, width)
