"""Whatever sheets, points and dice are accepted can be played to the end, shown, judged and written down."""

from __future__ import annotations

from random import Random

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import DataError
from chatelain.games.dice.game import GAME
from chatelain.games.dice.layouts import check_layout
from chatelain.games.dice.manifest import MANIFEST
from chatelain.hexes import ROWS
from chatelain.text import for_game


def random_layout(luck: Random) -> str:
    """Spaces strewn anyhow, until no zone is too large."""
    letters = list("b" * 6 + "g" * 4 + "o" * 9 + "p" * 7 + "y" * 7 + "PGBO")
    while True:
        luck.shuffle(letters)
        left = iter(letters)
        layout = "/".join("".join(next(left) for _space in range(width)) for width in ROWS)
        try:
            return check_layout(layout, "", "")
        except DataError as error:
            assert error.code == "zone-size"


def random_word(luck: Random) -> str:
    """Sheets, points and faces at the edges of what is accepted, or between them."""
    most = luck.choice((0, 9, 99))
    zones = [sorted((luck.randint(0, most) for _phase in range(3)), reverse=True) for _size in range(3)]
    values = [sorted((luck.randint(0, most), luck.randint(0, most)), reverse=True) for _colour in range(6)]
    faces = [luck.randrange(luck.choice((1, 3, 6))) for _face in range(6)]
    return ";".join(
        [
            f"{luck.choice('ABCD')}={random_layout(luck)}",
            "zones=" + ",".join(str(points) for size in zones for points in size),
            "colours=" + ",".join(str(points) for value in values for points in value),
            "colour-die=" + ",".join(str(faces.count(colour)) for colour in range(6)),
            f"doubles={luck.randint(1, 5)}",
        ]
    )


@pytest.mark.parametrize("seed", range(12))
def test_random_data_are_played_to_the_end(seed: int) -> None:
    luck, chance = Random(seed), Seeded(seed)
    seats = luck.randint(1, 5)
    start = luck.choice(("secret", "same", "different") if 2 <= seats <= 4 else ("secret", "same"))
    word = random_word(luck)
    options = {"data": word, "sheet": luck.choice((word[0], random_layout(luck))), "start": start}
    state = GAME.new(seats, options, chance)
    census, names = state.census(), for_game("en", MANIFEST).name
    assert len(GAME.printed(options)["sheets"]) in (4, 5)
    decisions = 0
    while not state.is_over:
        seat = luck.choice(state.to_act())
        if decisions % 19 == 0:
            again = GAME.from_text(state.to_text())
            assert again.to_text() == state.to_text() and again.census() == state.census() == census
            assert GAME.draw(state.view(seat), names, False, 40) and GAME.hints(state, seat)
            assert GAME.evaluate(state.imagine(seat, chance), seat) > -1000
        state.play(seat, luck.choice(state.legal(seat)), chance)
        decisions += 1
    assert len(state.ranking()) == seats
