"""Section 1: components."""

from __future__ import annotations

from collections import Counter

import pytest

from chatelain.core.errors import PositionError
from chatelain.games.burdigala.own_data import STANDARD, edition_named
from chatelain.games.burdigala.tables import BONUS_VALUES, CARD_NAMES, GOOD_NAMES, PERMANENT, TILE_NAMES
from tests.games.burdigala.helpers import at, building, is_finished, new, pawns, play, points, site, tile

VALUES = dict(zip(TILE_NAMES, STANDARD.tiles))


@pytest.mark.rule("R1.1")
def test_what_is_in_the_box() -> None:
    assert len(TILE_NAMES) == len(STANDARD.tiles) == 21
    assert BONUS_VALUES == (3, 3, 2, 2)
    assert (sum(STANDARD.tokens), sum(STANDARD.goods), sum(STANDARD.cards)) == (24, 21, 34)
    assert all(len(state.view(0)["players"]) == state.seats for state in (new(2), new(3), new(4)))


@pytest.mark.rule("R1.2")
def test_the_size_is_open_and_the_building_hidden() -> None:
    state = new(2)
    districts = state.view(0)["districts"]
    assert isinstance(districts, list)
    for shown in (one for district in districts for one in district["sites"]):
        assert 2 <= shown["size"] <= 5 and shown["building"] is None and shown["value"] is None
    # The building does not exist before somebody sees it: what is drawn when it is finished decides.
    for name in ("fountain", "pottery"):
        words = "phase=stone moved=a sites=q4:2/1 p0.pawns=6 p1.pawns=31"
        state = play(at(words), "lay q4", draws=[tile(name)])
        assert building(state, "q4") == name and is_finished(state, "q4")


@pytest.mark.rule("R1.3")
def test_sizes() -> None:
    assert Counter(size for size, _value in STANDARD.tiles) == {2: 6, 3: 6, 4: 5, 5: 4}
    assert [int(edition_named("standard").of_size[size]) for size in range(7)] == [0, 0, 6, 6, 5, 4, 0]


@pytest.mark.rule("R1.4", "R1.5", "R1.6")
def test_values() -> None:
    by_size = {size: sorted(value for s, value in STANDARD.tiles if s == size) for size in (2, 3, 4, 5)}
    assert by_size == {2: [2, 2, 3, 3, 3, 4], 3: [0, 3, 4, 4, 4, 5], 4: [5, 5, 6, 6, 7], 5: [4, 7, 7, 8]}
    assert VALUES["necropolis"] == (3, 0)
    assert VALUES["stopped_site"] == (5, 4)


@pytest.mark.rule("R1.7")
def test_corruption_tokens() -> None:
    assert STANDARD.tokens == [4, 4, 4, 4, 4, 4]


@pytest.mark.rule("R1.8")
def test_goods() -> None:
    assert dict(zip(GOOD_NAMES, STANDARD.goods)) == {"wine": 5, "ceramics": 4, "copper": 4, "wheat": 4, "tin": 4}


@pytest.mark.rule("R1.9", "R1.10")
def test_intrigue_cards() -> None:
    assert CARD_NAMES[: int(PERMANENT)] == ("consul", "hygiene", "chariot", "boat", "harvest", "vino")
    assert STANDARD.cards == [3] * 6 + [2] * 8
    with pytest.raises(PositionError, match="consul"):
        at("p0.pawns=6 p1.pawns=7 p0.hand=consul,consul p1.hand=consul,consul")


@pytest.mark.rule("R1.11")
def test_stones_never_run_out() -> None:
    """More stones than the thirty of the box may lie on the sites."""
    sites = (
        "q1:5/4,q2a:5/4,q2b:5/4,q3:5/4,q4:4/3,q5:4/3,q6:4/3,q7:4/3,q8:4/3,"
        "q9a:3/2,q9b:3/2,q10:3/2,q11:3/2,q12a:3/2,q12b:3/0"
    )
    state = at(f"phase=stone moved=a sites={sites} p0.pawns=22 p1.pawns=31")
    on_sites = sum(stones for stones, _size in (site(state, name) for name in ("q1", "q2a", "q4", "q9a")))
    assert on_sites == 13 and sum(int(state.site[28 + number]) for number in range(28)) > 30
    play(state, "lay q12b")
    assert site(state, "q12b") == (1, 3) and points(state) == 2
    assert pawns(state) == [22]
