"""What holds in every game, whoever plays: random games with all their positions looked at."""

from __future__ import annotations

import pytest

from chatelain.core.bits import count, members
from chatelain.core.chance import Seeded
from chatelain.core.packed import amount, total
from chatelain.games.burdigala import turns
from chatelain.games.burdigala.actions import ACTIONS, MOVE, REMOVE
from chatelain.games.burdigala.board import NOTHING, SEEN, SIZE, STONES, TILE
from chatelain.games.burdigala.memory import PLACES, kinds_of, lost_from
from chatelain.games.burdigala.scoring import end_reason
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import HARVEST, PAWNS
from tests.games.burdigala.helpers import new
from tests.games.burdigala.test_rules_04_move import walks
from tests.games.moves import random_game

IS_COMPILED = not str(turns.__file__).endswith(".py")
#: How many games of each kind: the compiled engine has time for many.
MANY = 80 if IS_COMPILED else 20


def check_position(state: BurdigalaState) -> None:
    """What is true of every position."""
    standing = [int(point) for point in state.pawn if point >= 0]
    assert len(set(standing)) == len(standing) and sorted(standing) == members(state.occupied)
    for seat, player in enumerate(state.players):
        assert state.scores()[seat] == sum(state.score_sheet()[seat].values())
        assert (player.goods_count, player.token_count) == (total(player.goods), total(player.tokens))
        assert (player.hand_count, player.table_count) == (total(player.hand), count(player.table))
        limit = 5 if player.has_laid(HARVEST) else 3
        waits = state.pending_seat() == seat if state.stack else state.seat == seat
        if not (state.stack and waits):
            assert player.hand_count + player.table_count <= limit
        assert player.pawns == sum(state.pawn[seat * PAWNS + pawn] >= 0 for pawn in range(3))
    for number in state.edition.site_list():
        assert 0 <= state.site[STONES + number] < state.site[SIZE + number]
        assert (state.site[TILE + number] == NOTHING) == (state.site[SEEN + number] == 0)
    assert all(left >= 0 for left in state.pool)


def check_memories(state: BurdigalaState) -> None:
    """R15.7: what is remembered is true, but for as many cards as have left unseen."""
    for seat in range(int(state.seats)):
        for place, player in enumerate(state.players):
            memory = state.memory[seat * PLACES + place]
            kinds = kinds_of(memory)
            gone = sum(max(0, int(amount(kinds, good) - amount(player.goods, good))) for good in range(5))
            assert gone <= lost_from(memory) and (not memory or place != seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_rules(seats: int) -> None:
    for seed in range(MANY):
        state = new(seats, seed)
        census = state.census()
        for decision, (seat, action) in enumerate(random_game(state, seed)):
            check_position(state)
            check_memories(state)
            if decision % 16 == 0:
                assert state.census() == census
            if MOVE <= action < REMOVE and not state.is_double() and not state.players[seat].table:
                start = int(state.pawn[seat * 3 + (action - MOVE) // 60]) + 1
                assert (action - MOVE) % 60 + 1 in walks(start, int(state.die1)) | walks(start, int(state.die2))
        check_position(state)
        assert state.census() == census and end_reason(state) in ("built", "pawns", "goods")
        assert not any(state.memory)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_imagines_can_be_played_to_the_end(seats: int) -> None:
    """And is a whole game: nothing is lost, and the seat has the same choices."""
    for seed in range(MANY // 10):
        state = new(seats, seed)
        for decision, _ in enumerate(random_game(state, seed)):
            if decision % 9 != seed % 9:
                continue
            for viewer in (*range(seats), -1):
                dream = state.imagine(viewer, Seeded(decision))
                assert dream.census() == state.census()
                check_position(dream)
                check_memories(dream)
                assert viewer < 0 or dream.legal(viewer) == state.legal(viewer)
                if decision % 45 == seed % 9:
                    for _decision in random_game(dream, decision):
                        pass


def test_turns_of_a_game() -> None:
    """As many as the simulations of the reconstruction had: about 57."""
    played = []
    for seed in range(30):
        state = new(2, seed)
        for _decision in random_game(state, seed):
            pass
        played.append(int(state.turn))
    assert 54 <= sum(played) / len(played) <= 61


def test_action_table() -> None:
    assert ACTIONS.size < 500 and ACTIONS.text(ACTIONS.parse("move b 17")) == "move b 17"
