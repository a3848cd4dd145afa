"""The table in the terminal: never too wide, complete, and readable without colours."""

from __future__ import annotations

import re
from functools import cache

import pytest

from chatelain.games.burdigala.manifest import MANIFEST
from chatelain.games.burdigala.outside.board_text import draw
from chatelain.games.burdigala.outside.shapes import View
from chatelain.games.burdigala.own_data import read_file
from chatelain.text import LANGUAGES, for_game
from tests.games.burdigala.helpers import at, new
from tests.games.burdigala.test_data import RING
from tests.games.moves import random_game
from tests.games.pictures import check_pictures

NAMES = {lang: for_game(lang, MANIFEST).name for lang in LANGUAGES}

POSITION = (
    "seats=3 turn=12 dice=6,5 phase=after moved=a laid=q1 bonus=q12:3 sites=q1:5/1,q2a:storehouse,q3:3/2/curia@01 "
    "discards=theft,theft,boat p0.pawns=12,3 p0.goods=wine,wine,tin p0.tokens=0,5 p0.hand=consul p0.points=stones:20 "
    "p1.pawns=10,26 p1.goods=copper,tin p1.table=vino p2.pawns=14,17 p0.saw=1:copper.wheat/1,pile:tin p0.returned=3"
)


@cache
def views() -> list[View]:
    """Positions of some random games, before, during and after them."""
    found: list[View] = []
    ring = {"data": read_file(RING, "ring.toml")}
    for seats, options in ((2, {}), (3, {}), (4, {}), (4, ring)):
        state = new(seats, seats, options=options)
        for step, (seat, _action) in enumerate(random_game(state, seats)):
            if step < 4 or step % 23 == 0 or (state.stack and step % 3 == 0):
                found.append(state.view(seat))
        found.append(state.view(0))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_too_wide_and_colour_adds_nothing(lang: str, width: int) -> None:
    check_pictures(draw, views(), NAMES[lang], width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_there(lang: str) -> None:
    names = NAMES[lang]
    for view in views():
        drawn = draw(view, names, False, 120)
        for district in view["districts"]:
            assert names(district["id"]) in drawn
            for site in district["sites"]:
                sign = (
                    names(str(site["building"]))
                    if site["finished"]
                    else f"{site['id']} {site['stones']}/{site['size']}"
                )
                assert sign in drawn
        for seat, player in enumerate(view["players"]):
            assert names(f"seat-{seat}") in drawn and f"{player['points']}" in drawn
            for card in [*player["table"], *(player["hand_cards"] or [])]:
                assert names(card) in drawn
            for letter, point in zip("abc", player["pawns"]):
                assert point is None or f"{letter} {point}" in drawn
        if not view["over"]:
            assert names(f"what-{view['pending']}").split()[0] in drawn


def test_a_picture() -> None:
    drawn = draw(at(POSITION).view(0), NAMES["en"], False, 80)
    for line in (
        "Turn 12   Player 1   dice 6 5",
        "Puy Paulin: q2a [storehouse 3] · q2b 0/2 · points 2 3:1b 4 6 7 8",
        "Mont Judaïque: q3 2/3 (curia 5) seen: 1,2 · points 5 6 9 10:2a",
        "Ombrière +3: q12a 0/4 · q12b 0/5 · points 21 22 23 26:2b 27 28",
        "Discarded: Boat, Theft×2",
        "Put back into the pile: tin×1",
        "Corruption tokens put back: 3×1",
        "> 1 Player 1  20 → 19 points  pawns a 12, b 3",
        "  hand 1 (Consul) | table - | goods 3 (wine×2 tin×1) | corruption 2 (0 5)",
        "  hand 0 | table In vino veritas | goods 2 (seen: copper×1 wheat×1 (perhaps",
    ):
        assert line in drawn.splitlines(), drawn
    street = next(line for line in drawn.splitlines() if line.startswith("9^"))
    assert "10:2a" in street and "12:1a" in street and street.rstrip().endswith("13*")
    assert "0/4 0/5 +3" in drawn
    # Every site stands on the map once: two stones of three, one of five, and the finished one.
    picture = drawn.rpartition("\n\n")[2]
    assert picture.startswith("Turn 12")  # the map comes last, so that it stays in sight above the moves
    signs = re.findall(r"(?<!\S)(?:\d/\d|\[\d\])(?!\S)", picture)
    assert len(signs) == 18 and {"2/3", "1/5", "[3]"} <= set(signs)


def test_a_map_without_places_is_a_list() -> None:
    view = new(2, options={"data": read_file(RING, "ring.toml")}).view(0)
    assert "---" not in draw(view, NAMES["en"], False, 120)
    assert "---" not in draw(new(2).view(0), NAMES["en"], False, 60)
    assert "---" in draw(new(2).view(0), NAMES["en"], False, 80)


def test_secrets_are_not_drawn() -> None:
    state = at(POSITION)
    for viewer in (2, -1):
        drawn = draw(state.view(viewer), NAMES["en"], False, 120)
        assert "Consul" not in drawn and "curia" not in drawn and "wine" not in drawn and "seen: 1,2" in drawn


def test_names_of_people() -> None:
    names = {"seat-0": "Anna", "seat-1": "Benno", "seat-2": "Carla"}
    drawn = draw(at(POSITION).view(0), lambda id: names.get(id) or NAMES["fr"](id), False, 80)
    assert "> 1 Anna" in drawn and "Carla" in drawn and "Tour 12" in drawn
