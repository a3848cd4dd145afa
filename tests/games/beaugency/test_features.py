"""What a learned value sees: named, small, and only what the rules say."""

from __future__ import annotations

import hashlib
from random import Random

from mypy_extensions import i64

from chatelain.bots.judge import CERTAIN, Judge
from chatelain.bots.search import Search
from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import DECIDING, WAITING, Row
from chatelain.games.beaugency.actions import EVALUATE, ROLL, STOP
from chatelain.games.beaugency.features import LAYOUT, BeaugencyFeatures
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.state import BeaugencyState
from tests.games.beaugency.helpers import Table

FEATURES = BeaugencyFeatures()
TRACKS = ("standard", "crowns-together", "crowns-swapped", "crowns-swapped-together")


def positions(games: int, seed: int) -> list[BeaugencyState]:
    """All positions of some random games, on all tracks."""
    found: list[BeaugencyState] = []
    choice = Random(seed)
    for number in range(games):
        chance = Seeded(seed + number)
        state = GAME.new(2, GAME.manifest.check_options({"data": TRACKS[number % len(TRACKS)]}), chance)
        assert isinstance(state, BeaugencyState)
        while not state.is_over:
            found.append(state.clone())
            seat = int(state.turn)
            state.apply(seat, choice.choice(state.legal(seat)), chance)
    return found


def row_of(state: BeaugencyState, seat: int, moment: int) -> list[int]:
    row = Row()
    FEATURES.write_background(state, seat, row)
    FEATURES.write(state, seat, moment, row)
    return row.as_list()


def moments(state: BeaugencyState, seat: int) -> list[int]:
    return [int(DECIDING), *state.legal(seat)] if state.turn == seat else [int(WAITING)]


def test_what_does_not_close_leaves_everything_to_the_seat() -> None:
    for state in positions(12, 1):
        seat = int(state.turn)
        for action in state.legal(seat):
            if not state.closes(seat, action):
                state_after = state.clone()
                state_after.apply(seat, action, Chance())
                assert not state_after.is_over
                assert state_after.turn == seat


def test_what_closes_without_dice_ends_the_turn_or_the_game() -> None:
    for state in positions(12, 2):
        seat = int(state.turn)
        for action in state.legal(seat):
            if state.closes(seat, action) and action >= STOP:
                state_after = state.clone()
                state_after.apply(seat, action, Chance())
                assert state_after.is_over or state_after.turn != seat


def test_every_feature_has_a_name() -> None:
    assert 3000 <= LAYOUT.size <= 6000
    names = {LAYOUT.name(feature) for feature in range(LAYOUT.size)}
    assert len(names) == LAYOUT.size


def test_rows_are_short_and_change_nothing() -> None:
    for state in positions(4, 3)[::5]:
        text = state.to_text()
        for seat in range(2):
            for moment in moments(state, seat):
                row = row_of(state, seat, moment)
                assert 60 <= len(row) <= 160
                assert 0 <= min(row) <= max(row) < LAYOUT.size
        assert state.to_text() == text


def test_nothing_is_known_but_what_the_seat_may_know() -> None:
    chance = Seeded(5)
    for state in positions(4, 4)[::5]:
        for seat in range(2):
            dream = state.imagine(seat, chance)
            for moment in moments(state, seat):
                assert row_of(dream, seat, moment) == row_of(state, seat, moment)
            assert FEATURES.worth(dream, seat) == FEATURES.worth(state, seat)


def test_colours_are_told_by_their_order_from_the_crown() -> None:
    blue = Table("crown=3 blue=WT/W").state
    yellow = Table("crown=11 yellow=WT/W").state
    assert row_of(blue, 0, DECIDING) == row_of(yellow, 0, DECIDING)


def test_who_waits_sees_the_same_the_other_way_round() -> None:
    judge = Judge(FEATURES, None, 100)
    for state in positions(1, 8):
        turn = int(state.turn)
        key = judge.write(state, turn, DECIDING)
        judge.look(state, turn)
        value = judge.value
        assert judge.write(state, 1 - turn, WAITING) == key
        judge.look(state, 1 - turn)
        assert abs(int(judge.value + value - judge.prize)) <= 10  # but for rounding


def test_outcomes_are_what_the_dice_would_do() -> None:
    for state in positions(4, 6)[::2]:
        seat = int(state.turn)
        for action in state.legal(seat):
            if action < STOP:
                assert FEATURES.outcomes(state, seat, action) == 6
                assert FEATURES.picks(state, seat, action) == action - ROLL + 1
                after = state.clone()
                after.apply(seat, action, OneFace(4))
                after.rolled = 4
                assert FEATURES.outcome(state, seat, action, 3).to_text() == after.to_text()


class OneFace(Chance):
    """Dice that all show the same face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def die(self, what: str) -> i64:
        return self.face


def test_rows_are_the_same_on_both_engines() -> None:
    digest = hashlib.sha256()
    for state in positions(4, 7)[::5]:
        for seat in range(2):
            for moment in moments(state, seat):
                digest.update(str(row_of(state, seat, moment)).encode())
            digest.update(str(int(FEATURES.worth(state, seat))).encode())
    assert digest.hexdigest()[:16] == "9d508a4995237d3e"


def test_the_search_weighs_all_outcomes_and_takes_a_win() -> None:
    """The red evaluation wins, a 1 away. With a die more the 1 is likelier, and a 3 lets the seat choose it as well."""
    state = Table("crown=17 red=TWTWT/W dice=2,0 points=0,0,20,0,0,0").state
    search = Search(Judge(FEATURES, None, 100), 4)
    lines = search.lines(state, 0, 6, 1)
    assert lines[0].actions == [ROLL + 2]
    assert lines[0].win > lines[1].win > lines[2].win


def test_the_search_evaluates_to_win() -> None:
    state = Table("phase=act colour=red crown=20 red=TWTWT/W points=0,0,20,0,0,0 used=1 rolled=1").state
    line = Search(Judge(FEATURES, None, 100), 4).best(state, 0, 1)
    assert line.actions == [EVALUATE]
    assert line.win == CERTAIN


def test_a_second_roll_is_looked_at_with_the_eyes_of_who_rolls() -> None:
    """Who stops lets the other one roll, who wins with a 1 and with a 3: with sight of two rolls that is seen."""
    state = Table("colour=blue crown=1 turn=0 blue=W/TWTWT points=0,0,0,20,0,0").state
    near, far = (Search(Judge(FEATURES, None, 100), 4, sight).lines(state, 0, 6, 1) for sight in (1, 2))
    stop = [next(int(line.win) for line in lines if line.actions == [int(STOP)]) for lines in (near, far)]
    assert stop[1] < stop[0]
    other = state.clone()
    other.apply(0, STOP, Chance())
    best = Search(Judge(FEATURES, None, 100), 4).best(other, 1, 1)
    assert stop[1] == CERTAIN - best.win
