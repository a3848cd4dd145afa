"""What holds in every game, whoever plays: random games with all their positions looked at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatelain.core.chance import Seeded
from chatelain.games.cards import decisions, turns
from chatelain.games.cards.actions import ACTIONS, END, PLAY, TAKE
from chatelain.games.cards.board import COLUMNS
from chatelain.games.cards.cards import CLOISTER, TYPE_OF
from chatelain.games.cards.census import unseen_places
from chatelain.games.cards.estate import column_cards, column_size, column_type
from chatelain.games.cards.game import GAME
from chatelain.games.cards.scoring import animal_points, spare_animals
from chatelain.games.cards.state import CardsState
from chatelain.testing import Case, check_secrets
from tests.games.cards.helpers import hand, new, stack
from tests.games.moves import random_game

IS_COMPILED = not str(turns.__file__).endswith(".py")
#: How many games of each kind: the compiled engine has time for many.
MANY = 80 if IS_COMPILED else 40


def check_position(state: CardsState) -> None:
    """What is true of every position."""
    for seat, player in enumerate(state.players):
        assert min(player.silver, player.workers, player.points) >= 0
        if seat < state.seats:
            assert state.scores()[seat] == sum(state.score_sheet()[seat].values())
            waits = seat == state.seat and state.pending() == decisions.DISCARD
            assert (player.project(3) >= 0) == waits
            assert len(hand(state, seat)) <= 2 and stack(state, seat) <= 4
        check_estate(state, seat)
    assert (int(state.bought) != 0) == (state.pending() == decisions.BOUGHT)
    assert [int(pool.left) for pool in state.pools] == unseen_places(state)
    assert int(state.stack) < 2**56


def check_estate(state: CardsState, seat: int) -> None:
    """R11.1 to R11.9, seen from the columns."""
    player = state.players[seat]
    columns = [int(state.columns[seat * COLUMNS + at]) for at in range(int(player.columns))]
    pure = 0
    for column in columns:
        types = {TYPE_OF[card] for card in column_cards(column)} - {int(CLOISTER)}
        assert types == ({column_type(column)} if column_type(column) != CLOISTER else set())
        pure += column_type(column) == CLOISTER and column_size(column) < 3
    assert pure <= 1
    assert player.types == sum(2 ** int(kind) for kind in {column_type(column) for column in columns})
    triples = [column_type(column) for column in columns if column_size(column) == 3]
    scored = sum(state.values.triples[int(kind)] for kind in triples)
    assert scored == sum(int(state.ledger[seat * 16 + kind]) for kind in range(7))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_keep_the_rules(seats: int) -> None:
    for seed in range(MANY):
        state = new(seats, seed)
        census = state.census()
        turns_taken, plays, ends = set(), [0] * seats, [0] * seats
        for number, (seat, action) in enumerate(random_game(state, seed)):
            if number % 5 == 0:
                check_position(state)
            if number % 40 == 0:
                assert state.census() == census
            turns_taken.add((int(state.round), int(state.turn)))
            plays[seat] += PLAY <= action < TAKE
            ends[seat] += action == END
        check_position(state)
        assert state.census() == census
        rounds = int(state.round) + 1
        assert len(turns_taken) == 6 * rounds and plays == ends == [6 * rounds] * seats
        assert rounds == 5 or seats == 1
        if seats > 1:
            assert sum(sheet["start-card"] for sheet in state.score_sheet()) == 1


def test_every_kind_of_action_comes_up() -> None:
    seen = set()
    for seed in range(30):
        for _seat, action in random_game(new(3, seed), seed):
            seen.add(ACTIONS.block_of(action).name)
    assert seen == {block.name for block in ACTIONS.blocks}


@given(st.lists(st.integers(0, 5), min_size=4, max_size=4))
def test_sets_of_animals_by_hand(numbers: list[int]) -> None:
    """R14.6, R14.7: take a set of all species there are, again and again."""
    left, points, spare = list(numbers), 0, 0
    while any(left):
        size = sum(number > 0 for number in left)
        points += (0, 0, 1, 2, 4)[size]
        spare += size == 1
        left = [max(0, number - 1) for number in left]
    packed = sum(number << (8 * kind) for kind, number in enumerate(numbers))
    assert (int(animal_points(packed)), int(spare_animals(packed))) == (points, spare)


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_imagined_hands_come_from_the_same_decks(seed: int, seats: int) -> None:
    """What a seat knows stays, what it does not know is somewhere else, and no card is lost."""
    state = new(seats, seed)
    choice = Seeded(seed)
    steps = int(choice.below(60 * seats))
    for step, _decision in enumerate(random_game(state, seed)):
        if step == steps:
            break
    for seat in range(seats):
        dream = state.imagine(seat, Seeded(seed + seat))
        assert dream.census() == state.census() and hand(dream, seat) == hand(state, seat)
        assert [int(pool.left) for pool in dream.pools] == [int(pool.left) for pool in state.pools]
        check_position(dream)


def test_a_position_is_not_changed_by_what_is_imagined_from_it() -> None:
    """Empty pools are shared between copies: an imagined position must not write into them."""
    for seed in range(10):
        state = new(4, seed)
        for number, _decision in enumerate(random_game(state, seed)):
            if number % 20 == 0:
                copy, text = state.clone(), state.to_text()
                state.imagine(0, Seeded(seed))
                assert state.to_text() == copy.to_text() == text


@pytest.mark.thorough  # the kit does the same with fewer games
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_leaks(seats: int) -> None:
    """Thousands of positions: views and events do not depend on what a viewer must not know."""
    games = {1: 20, 2: 8, 3: 3, 4: 2}[seats]
    check_secrets(Case.of(GAME, seats), games if IS_COMPILED else max(1, games // 4), 500)
