"""Estates of the players' own: whatever is accepted can be played to the end, by bots too."""

from __future__ import annotations

from random import Random

import pytest

from chatelain.core.errors import OptionError, PositionError
from chatelain.games.burgundy.game import GAME
from chatelain.games.burgundy.tables import DISTRICT_POINTS
from chatelain.hexes import ROWS
from chatelain.text import LANGUAGES, explain, for_game
from tests.games.burgundy.helpers import new
from tests.games.burgundy.test_estates import districts, touching_spaces
from tests.games.moves import random_game


def random_layout(source: Random, city: int) -> str:
    """37 spaces in the right numbers, with one city of at least this many spaces and the rest anyhow."""
    spaces = {source.randrange(37)}
    while len(spaces) < city:
        spaces.add(source.choice(sorted({near for space in spaces for near in touching_spaces(space)} - spaces)))
    rest = [*("CCCCMMMSSSSSSPPPPPPKKKKKK"), *("B" * (12 - city))]
    source.shuffle(rest)
    letters = "".join("B" if space in spaces else rest.pop() for space in range(37))
    return "/".join(letters[sum(ROWS[:row]) : sum(ROWS[: row + 1])] for row in range(7))


def largest(layout: str) -> int:
    return max(len(group) for _letter, group in districts(layout.replace("/", "")))


@pytest.mark.rule("R1.11", "R9.2")
def test_a_district_larger_than_the_scale_of_points_is_refused_with_the_reason() -> None:
    layout = random_layout(Random(1), 9)
    assert largest(layout) == len(DISTRICT_POINTS)
    with pytest.raises(OptionError) as option:
        new(2, estates=layout)
    assert "building: district-size letter=B count=9 limit=8" in str(option.value)
    with pytest.raises(PositionError) as position:
        GAME.from_text(f"burgundy p0.estate={layout}")
    for lang in LANGUAGES:
        for error in (option.value, position.value):
            sentence = explain(error, for_game(lang, GAME.manifest))
            assert "9" in sentence and "8" in sentence and "district-size" not in sentence


@pytest.mark.rule("R1.11", "R9.2")
@pytest.mark.parametrize("city", [1, 5, 7, 8, 8, 9, 12])
def test_what_is_accepted_is_played_to_the_end(city: int) -> None:
    source = Random(city)
    layout = random_layout(source, city)
    options = {"estates": layout + source.choice(["", ":spielbox"])}
    if largest(layout) > 8:
        with pytest.raises(OptionError):
            new(2, options=options)
        return
    state = new(2, city, options=options)
    for decision, (seat, _action) in enumerate(random_game(state, city)):
        if decision % 8 == 0:
            GAME.evaluate(state, seat)
    assert GAME.from_text(state.to_text()).digest() == state.digest()


def test_the_largest_city_that_is_accepted_scores() -> None:
    """Every district of such an estate, covered one after another, has its points."""
    layout = next(found for found in (random_layout(Random(seed), 8) for seed in range(99)) if largest(found) == 8)
    estate = new(2, estates=layout).players[0].estate
    assert max(estate.size) == 8
    assert [DISTRICT_POINTS[size] for size in estate.size if size == 8] == [36] * 8
