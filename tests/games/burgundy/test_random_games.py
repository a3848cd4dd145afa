"""What holds in every game, whoever plays: random games with all their positions looked at."""

from __future__ import annotations

import pytest

from chatelain.core.bits import count
from chatelain.games.burgundy import turns
from chatelain.games.burgundy.actions import ACTIONS, FOUND, PLACE, SELL
from chatelain.games.burgundy.decisions import DISCARD
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tiles import BUILDING, CASTLE, CASTLE_TILE, FAMILY_LETTERS, FAMILY_OF
from chatelain.hexes import NEIGHBOURS, touching
from tests.games.burgundy.helpers import new, order
from tests.games.moves import random_game

IS_COMPILED = not str(turns.__file__).endswith(".py")
#: How many games of each kind: the compiled engine has time for many.
MANY, SOME = (300, 75) if IS_COMPILED else (60, 15)
OPTIONS: dict[str, dict[str, object]] = {
    "basic": {},
    "spielbox": {"spielbox": True},
    "random": {"estates": "random", "tie": "most-empty"},
    "random-10": {"estates": "random-10"},
    "choose": {"estates": "choose"},
    "secret": {"estates": "choose", "choice": "secret", "spielbox": True},
}


def check_position(state: BurgundyState, census: dict[str, int] | None) -> None:
    """What is true of every position; with a census, nothing has been lost."""
    assert sorted(order(state)) == list(range(int(state.seats)))
    for seat, player in enumerate(state.players):
        assert state.scores()[seat] == sum(state.score_sheet()[seat].values())
        types = [good for good in range(6) if player.goods_of(good)]
        assert len(types) <= 3 and player.types == sum(2**good for good in types)
        assert min(player.silver, player.workers, player.track) >= 0
        waits_for_discard = seat == state.seat and state.pending() == DISCARD
        assert (player.stored(3) >= 0) == waits_for_discard
        assert player.filled & player.open == 0
    if census is not None:
        assert state.census() == census
        assert all(left >= 0 for left in state.pool)


def check_placement(state: BurgundyState, seat: int, action: int) -> None:
    """R6.2 to R6.5 and R17.3, seen from the tile: called before a tile is placed or a castle founded."""
    player, space = state.players[seat], (action - PLACE) % 37 if action < SELL else action - FOUND
    tile = int(player.stored((action - PLACE) // 37 % 3)) if action < SELL else int(CASTLE_TILE)
    family = FAMILY_OF[tile]
    assert player.estate.letters[space] == FAMILY_LETTERS[family]
    assert not player.filled >> space & 1
    assert bool(NEIGHBOURS[space] & player.filled) == (action < SELL)
    if family == BUILDING and not player.has_power(1):
        city = [other for other in range(37) if player.estate.district[space] >> other & 1]
        assert tile not in [state.laid[seat * 37 + other] for other in city]
    if (state.spielbox or player.estate.spielbox) and family != CASTLE:
        friends = (player.estate.colours[CASTLE] | player.estate.colours[family]) & player.filled
        assert touching(friends) >> space & 1


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_rules(seats: int, name: str) -> None:
    for seed in range(MANY if name == "basic" else SOME):
        state = new(seats, seed=seed, options=OPTIONS[name])
        census = state.census()
        rounds, ends, decisions = set(), [0] * seats, 0
        for seat, action in random_game(state, seed):
            check_position(state, census if decisions % 16 == 0 else None)
            if PLACE <= action < SELL or FOUND <= action < FOUND + 37:
                check_placement(state, seat, action)
            if state.phase >= 0:
                rounds.add((int(state.phase), int(state.round)))
            ends[seat] += ACTIONS.text(action) == "end" if action >= SELL else 0
            decisions += 1
        check_position(state, census)
        assert len(rounds) == 25 and ends == [25] * seats
        assert sorted(state.ranking()) == list(range(1, seats + 1))
        for seat, player in enumerate(state.players):
            tiles = [(space, int(state.laid[seat * 37 + space])) for space in range(37)]
            assert count(player.filled) == sum(tile >= 0 for _space, tile in tiles)
            assert all(player.estate.letters[at] == FAMILY_LETTERS[FAMILY_OF[tile]] for at, tile in tiles if tile >= 0)
