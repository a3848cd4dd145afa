"""What a learned value sees of the dice game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import CAPACITY, DECIDING, WAITING, Row
from chatelain.games.dice.actions import COMMIT
from chatelain.games.dice.features import LAYOUT, completed, turns_left
from chatelain.games.dice.game import FEATURES, GAME
from chatelain.games.dice.state import DiceState
from tests.games.dice.helpers import alone, at, new, play

#: The same on both engines; it changes with the features, and weights that were learned before are then of no use.
DIGEST = "6d51e1a7648da500"
TABLES = [
    (1, "A", "secret"),
    (2, "B", "secret"),
    (3, "C", "different"),
    (4, "D", "same"),
    (5, "A", "secret"),
]


def random_game(seats: int, sheet: str, start: str, seed: int) -> Iterator[DiceState]:
    """The positions of a game in which seats that may decide take turns at random."""
    state, luck, chance = new(seats, sheet=sheet, start=start), Seeded(seed), Seeded(seed + 1000)
    while not state.is_over:
        yield state
        seats_now = state.to_act()
        seat = seats_now[luck.below(len(seats_now))]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], chance)


def written(state: DiceState, seat: int, moment: int) -> list[int]:
    row = Row()
    FEATURES.write_background(state, seat, row)
    FEATURES.write(state, seat, moment, row)
    return row.as_list()


def moments(state: DiceState, seat: int) -> list[int]:
    if seat not in state.to_act():
        return [int(WAITING)]
    return [int(DECIDING), *([int(COMMIT)] if int(COMMIT) in state.legal(seat) else [])]


def names(state: DiceState, moment: int, seat: int = 0) -> list[str]:
    return [LAYOUT.name(feature) for feature in written(state, seat, moment)]


def test_every_feature_has_a_name_of_its_own() -> None:
    assert 12_000 < LAYOUT.size < 18_000
    assert len({LAYOUT.name(feature) for feature in range(LAYOUT.size)}) == LAYOUT.size


@pytest.mark.parametrize(("seats", "sheet", "start"), TABLES)
def test_a_seat_sees_what_it_may_know_and_no_more(seats: int, sheet: str, start: str) -> None:
    luck = Seeded(3)
    for state in random_game(seats, sheet, start, seats):
        seat, other = int(luck.below(seats)), int(luck.below(seats))
        dream = state.imagine(seat, luck)
        assert FEATURES.worth_to_others(dream, other) == FEATURES.worth_to_others(state, other)
        assert FEATURES.worth(dream, seat) == FEATURES.worth(state, seat)
        for moment in moments(state, seat):
            seen = written(state, seat, moment)
            assert seen == written(dream, seat, moment)
            assert seen
            assert all(0 <= feature < LAYOUT.size for feature in seen)
            assert len(seen) < CAPACITY // 4


@pytest.mark.parametrize(("seats", "sheet", "start"), TABLES)
def test_only_a_commit_closes_a_plan(seats: int, sheet: str, start: str) -> None:
    for state in random_game(seats, sheet, start, 10 + seats):
        for seat in state.to_act():
            for action in state.legal(seat):
                if not state.closes(seat, action):
                    after = state.clone()
                    after.apply(seat, action, Chance())  # it would raise if it were asked
                    assert after.may_act(seat)
                    assert not after.is_over


def test_both_engines_see_the_same() -> None:
    found, luck = hashlib.sha256(), Seeded(4)
    for seats, sheet, start in TABLES:
        for state in random_game(seats, sheet, start, 20 + seats):
            seat = int(luck.below(seats))
            for moment in moments(state, seat):
                found.update(repr(written(state, seat, moment)).encode())
            found.update(repr(int(FEATURES.worth(state, seat))).encode())
    assert found.hexdigest()[:16] == DIGEST


def test_a_colour_that_the_draft_completes_counts_at_once() -> None:
    given = 0
    for seed in range(3):
        state, chance, bot = new(1), Seeded(seed), GreedyBot(GAME, seed)
        while not state.is_over:
            action = bot.decide(state, 0)
            expected = int(state.total_with_draft(0) + completed(state, 0))
            state.apply(0, action, chance)
            if action == COMMIT:
                assert state.scores()[0] == expected
                given = max(given, state.score_sheet()[0]["colours"])
    assert given > 0


def test_after_the_last_draft_points_are_certain() -> None:
    words = "phase=III turn=8 roll=purple,orange,1,3,1 p0.marks=f5:2"
    state = play(alone(words), "mark 1 f4")
    assert turns_left(state, 0) == 0
    assert FEATURES.tries(state, 0, COMMIT) == 1
    expected = FEATURES.worth(state, 0)
    assert expected == 100 * play(state, "commit").scores()[0]


def test_a_draft_that_can_go_on_looks_different() -> None:
    state = play(alone("roll=purple,yellow,1,3,1 p0.marks=f5:2,g4:3 p0.bonuses=silver:1"), "mark 1 f4")
    assert set(names(state, int(DECIDING))) - set(names(state, int(COMMIT))) == {"second combination possible part 11"}
    state = play(alone("roll=purple,yellow,1,3,1 p0.marks=f5:2,g4:3 p0.bonuses="), "mark 1 f4")
    assert names(state, int(DECIDING)) == names(state, int(COMMIT))


def test_nothing_was_learned_of_a_sheet_of_ones_own() -> None:
    layout = "bbgg/ooppo/oByyGp/obbpooo/yOpbPy/ygbpp/goyy"
    row = Row()
    FEATURES.write(new(2, sheet=layout), 0, DECIDING, row)
    assert row.count == 0
    assert FEATURES.worth(new(2, sheet=layout), 0) == FEATURES.worth(new(2, sheet="A"), 0)


def test_rivals_are_seen_as_everybody_sees_them() -> None:
    state = at("p1.marks=d5:1 p0.marks=d5:1")
    assert "others' colour missing value 2 8 0" in names(state, int(DECIDING))
