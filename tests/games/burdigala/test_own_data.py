"""Whatever data of one's own is accepted can be played to the end, drawn and written down."""

from __future__ import annotations

from random import Random

import pytest

from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.own_data import edition_named
from tests.games.burdigala.helpers import new
from tests.games.burdigala.maps import crowded, random_box, random_map
from tests.games.moves import random_game


@pytest.mark.parametrize("seed", range(15))
def test_whatever_is_accepted_can_be_played(seed: int) -> None:
    luck = Random(seed)
    word = ";".join(part for part in (random_map(luck, 60, 100) if seed % 3 else "", random_box(luck)) if part)
    seats = luck.randint(2, 4)
    state = new(seats, seed, options={"data": word or "standard"})
    census = state.census()
    for decision, (seat, _action) in enumerate(random_game(state, seed)):
        if decision % 7 == 0:
            view = state.view(seat)
            assert GAME.draw(view, str, False, 100) and GAME.hints(state, seat)["reach"] is not None
            GAME.evaluate(state, seat)
    assert state.is_over and state.census() == census
    assert GAME.from_text(state.to_text()).to_text() == state.to_text()
    assert GAME.printed({"data": word or "standard"})["points"]


def test_words_that_mean_the_same_share_an_edition() -> None:
    word = crowded(20)
    edition = edition_named(word)
    assert edition_named(edition.text) is edition is edition_named(word + ";goods=5,4,4,4,4")
    assert edition_named("standard") is edition_named("") and edition_named("").text == ""
