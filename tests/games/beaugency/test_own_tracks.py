"""Whatever track is accepted can be played to the end, shown, judged and written down."""

from __future__ import annotations

from random import Random

import pytest

from chatelain.core.chance import Seeded
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.manifest import MANIFEST
from chatelain.text import for_game


def random_word(luck: Random) -> str:
    """A track at the edges of what is accepted, or between them."""
    rows: list[str] = []
    starts: list[int] = []
    for _colour in range(3):
        size = luck.choice((6, 7, 8, 11, 16))
        row = list("CX" + "".join(luck.choice("WSHT") for _space in range(size - 2)))
        luck.shuffle(row)
        starts.append(len("".join(rows)) + luck.randrange(size))
        rows.append("".join(row))
    return f"track={'/'.join(rows)};start={','.join(map(str, starts))}"


@pytest.mark.parametrize("seed", range(12))
def test_a_random_track_is_played_to_the_end(seed: int) -> None:
    luck, chance = Random(seed), Seeded(seed)
    options = {"data": random_word(luck), "start": luck.choice(("random", "blue", "yellow", "red"))}
    state = GAME.new(2, options, chance)
    census, names = state.census(), for_game("en", MANIFEST).name
    assert len(GAME.printed(options)["spaces"]) >= 18
    decisions = 0
    while not state.is_over:
        seat = state.to_act()[0]
        if decisions % 9 == 0:
            assert GAME.from_text(state.to_text()).to_text() == state.to_text()
            assert state.census() == census
            assert GAME.hints(state, seat)["ahead"] and abs(GAME.evaluate(state, seat)) <= 1000
            assert GAME.draw(state.view(seat), names, False, 40)
        state.play(seat, luck.choice(state.legal(seat)), chance)
        decisions += 1
    assert max(state.scores()) == 30
