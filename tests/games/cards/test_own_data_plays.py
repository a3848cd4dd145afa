"""Whatever numbers are accepted can be played to the end, by random players and by bots."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.refusal import Refusal
from chatelain.games.cards.cards import FACE_NAMES
from chatelain.games.cards.game import GAME
from chatelain.games.cards.outside.board_text import draw
from tests.games.cards.helpers import at, can, new, play, why_not
from tests.games.cards.test_random_games import IS_COMPILED, check_position
from tests.games.moves import random_game

GAMES = 60 if IS_COMPILED else 12
#: Nobody waits longer for one look at a position, even on the sources.
SECONDS = 2.0


def split(luck: Seeded, total: int, parts: int) -> list[int]:
    """A total in so many parts, some of which are often 0."""
    if luck.below(4) == 0:
        whole = int(luck.below(parts))
        return [total if part == whole else 0 for part in range(parts)]
    cuts = sorted(int(luck.below(total + 1)) for _cut in range(parts - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total])]


def choices(luck: Seeded) -> str:
    """The bonus of a round: one to eight choices, no two the same, each with something in it."""
    found: set[str] = set()
    for _choice in range(1 + int(luck.below(8))):
        gifts = [(int(luck.below(8)), letter) for letter in "pgaws" if luck.below(2)]
        found.add("".join(f"{amount}{letter}" for amount, letter in gifts if amount) or "7g7a")
    return ",".join(sorted(found))


def any_word(luck: Seeded) -> str:
    """Data that the game accepts, with every part anywhere between its limits."""

    def row(numbers: Sequence[int]) -> str:
        return ",".join(map(str, numbers))

    totals = dict(zip(FACE_NAMES, [12, 12, 12, 18, 18, 18] + [3] * 8))
    parts = {face: row(split(luck, total, 6)) for face, total in totals.items()}
    parts["triples"] = row([int(luck.below(21)) for _type in range(7)])
    parts["good-points"] = str(luck.below(21))
    parts["goods"] = row(split(luck, 18, 3))
    parts["sold-by"] = row([1 + int(luck.below(3)) for _die in range(6)])
    parts["animals"] = row(split(luck, 20, 4))
    parts |= {round_: choices(luck) for round_ in "ABCDE"}
    return ";".join(f"{key}={value}" for key, value in parts.items() if luck.below(5))


def names(id: str) -> str:
    return id


@pytest.mark.parametrize("seed", range(GAMES))
def test_accepted_numbers_can_be_played_to_the_end(seed: int) -> None:
    luck = Seeded(seed)
    word, seats = any_word(luck), 1 + seed % 4
    state = new(seats, seed, options={"data": word})
    board, census = GAME.printed({"data": word}), state.census()
    assert board and GAME.from_text(state.to_text()).to_text() == state.to_text()
    for number, (seat, _action) in enumerate(random_game(state, seed)):
        check_position(state)
        if number % 25 == 0:
            assert GAME.from_text(state.to_text()).digest() == state.digest() and state.census() == census
            assert GAME.hints(state, seat) and draw(state.view(seat), names, False, 80)
            look(state.to_text(), seat)
    check_position(state)
    assert state.census() == census and sorted(state.ranking())[0] in (1, 2)


def look(position: str, seat: int) -> None:
    """A bot judges a position in no time."""
    started = time.process_time()
    GAME.evaluate(GAME.from_text(position), seat)
    assert time.process_time() - started < SECONDS, position


@pytest.mark.parametrize(
    "words",
    [
        "p0.workers=40 p0.silver=40 stack=convert",
        "data=A=7g7a,7g6a,7g5a,6g7a,5g7a,6g6a,5g5a,6g5a stack=bonus",
        "stack=animals:7,goods:7,animals:7,goods:7",
    ],
)
def test_many_answers_to_one_decision_do_not_keep_a_bot_busy(words: str) -> None:
    look(f"cards played=1 {words}", 0)


def test_a_kind_of_goods_that_no_die_sells() -> None:
    """Not with any number of workers, nor with a castle; a shop sells it."""
    start = "data=sold-by=1,1,1,2,2,2 p0.goods=dark:2,light:1 p0.workers=9 p0.hand=ship4"
    state = play(at(start), "play ship4")
    assert why_not(state, "sell dark") == Refusal("no-die-sells", kind="dark") and can(state, "sell light")
    assert why_not(at(f"{start} played=1 stack=action"), "sell dark") == Refusal("no-die-sells", kind="dark")
    assert can(at(f"{start} played=1 stack=shop"), "sell dark")
