"""What a learned value sees: named features, nothing that the seat may not know, plans without chance."""

from __future__ import annotations

import hashlib

import pytest

from chatelain.bots.judge import Judge
from chatelain.bots.search import Search
from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import CAPACITY, DECIDING, WAITING, Row
from chatelain.games.cards.actions import ACTIONS, BUY, END
from chatelain.games.cards.features import CardsFeatures
from chatelain.games.cards.game import GAME
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import at, new
from tests.games.moves import random_game

FEATURES = GAME.features()
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def row_of(state: CardsState, seat: int, moment: int) -> list[int]:
    row = Row()
    FEATURES.write_background(state, seat, row)
    FEATURES.write(state, seat, moment, row)
    return row.as_list()


def names(state: CardsState, seat: int = 0, moment: int = int(DECIDING)) -> set[str]:
    return {FEATURES.layout.name(feature) for feature in row_of(state, seat, moment)}


def moments(state: CardsState, seat: int) -> list[int]:
    """All from which a seat may look at a position: before each of its closing actions, too."""
    if seat != state.seat:
        return [int(WAITING)]
    return [int(DECIDING), *(action for action in state.legal(seat) if state.closes(seat, action))]


@SEATS
def test_a_plan_has_no_chance_and_one_seat_until_it_closes(seats: int) -> None:
    for seed in range(3):
        state = new(seats, seed)
        for seat, _action in random_game(state, seed):
            for action in state.legal(seat):
                if not state.closes(seat, action):
                    after = state.clone()
                    after.apply(seat, action, Chance())
                    assert not after.is_over and after.to_act() == (seat,), ACTIONS.text(action)


@pytest.mark.parametrize(("here", "there", "closes"), [(2, 1, True), (1, 2, True), (1, 1, False), (1, 0, False)])
def test_a_card_of_a_pile_closes_where_another_comes_to_light(here: int, there: int, closes: bool) -> None:
    state = at("stack=goods:1")
    state.set_pile(0, here, 0)
    state.set_pile(1, there, 0 if there else -1)
    assert state.closes(0, ACTIONS.parse("good left")) == closes


@SEATS
def test_every_feature_is_known_to_the_seat(seats: int) -> None:
    for seed in range(2):
        state = new(seats, seed)
        for at_, _decision in enumerate(random_game(state, seed)):
            if at_ % 5:
                continue
            for seat in range(seats):
                dream = state.imagine(seat, Seeded(at_ + 1))
                for moment in moments(state, seat):
                    row = row_of(state, seat, moment)
                    assert row == row_of(dream, seat, moment)
                    assert len(row) < CAPACITY // 4 and min(row) >= 0 and max(row) < FEATURES.layout.size
                worths = [[int(FEATURES.worth(one, other)) for other in range(seats)] for one in (state, dream)]
                assert worths[0] == worths[1]


def test_features_have_names() -> None:
    assert 3000 < FEATURES.layout.size < 12000
    assert len({FEATURES.layout.name(feature) for feature in range(FEATURES.layout.size)}) == FEATURES.layout.size


def test_features_tell_what_is_there() -> None:
    found = names(at("p0.estate=mine1+mine2 p0.projects=cloister3 p0.hand=bank3 p0.silver=3 p1.silver=2"))
    assert {"own open column type size 1 1", "own silver 3", "others' silver 2", "die in hand 2"} <= found
    assert {"own project type on a column of 2 2", "project on a column of with workers 2 0"} <= found
    assert not any(name.startswith(("round Aaron's", "round turn ahead")) for name in found)
    assert "buying with silver 3" in names(at("p0.silver=3 p0.hand=bank3"), moment=int(BUY))


def test_a_card_that_is_bought_is_seen_by_its_buyer_alone() -> None:
    state = at("stack=bought bought=1 seen=castle1,mine2,ship3 p0.hand=bank3")
    assert "bought card face 0" in names(state, 0)
    assert not any(name.startswith("bought") for name in names(state, 1, int(WAITING)))


def test_only_certain_ends_and_piles_are_tried_out() -> None:
    last = at("round=E turn=6 place=1 played=1 start=0")
    assert FEATURES.tries(last, 1, END) == 1
    assert FEATURES.tries(at("played=1"), 0, END) == 0
    assert FEATURES.tries(at("p0.silver=3"), 0, BUY) == 0


@pytest.mark.rule("R15.11")
def test_an_early_defeat_counts_as_if_aaron_had_gone_on() -> None:
    early, late = (
        at(f"seats=1 round={round_} turn=6 played=1 over=1 aaron.estate=mine1+mine2+mine3") for round_ in "CE"
    )
    assert FEATURES.unseated(late) == 500
    assert FEATURES.unseated(early) > 2000


@SEATS
def test_a_search_by_the_rule_of_thumb_plays_to_the_end(seats: int) -> None:
    search = Search(Judge(CardsFeatures(), None, 50), 2)
    state, chance = new(seats, 3), Seeded(3)
    while not state.is_over:
        seat = int(state.seat_to_act())
        for action in search.best(state, seat, 1).actions:
            state.play(seat, action, chance)
    assert min(state.scores()) >= 0


def test_both_engines_see_the_same() -> None:
    digest = hashlib.sha256()
    for seats in (1, 2, 3, 4):
        state = new(seats, 5)
        for seat, _action in random_game(state, 5):
            for moment in moments(state, seat):
                digest.update(repr((row_of(state, seat, moment), int(FEATURES.worth(state, seat)))).encode())
    assert digest.hexdigest()[:16] == "2af5ab7388e23295"
