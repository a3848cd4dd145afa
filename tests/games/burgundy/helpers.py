"""Positions in a line, moves in words, and questions a rulebook could ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chatelain.core.bits import members
from chatelain.core.chance import Chance, Forced, Seeded
from chatelain.core.events import Event
from chatelain.core.packed import amount
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.game import GAME
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import GOOD_NAMES
from chatelain.games.burgundy.tiles import FAMILY_LETTERS, FAMILY_OF, TILE_NAMES
from chatelain.hexes import NAMES
from tests.games.moves import Moves

SPACE_OF = {name: space for space, name in enumerate(NAMES)}

_MOVES = Moves(ACTIONS)
why_not, can, legal = _MOVES.why_not, _MOVES.can, _MOVES.legal


def at(words: str = "") -> BurgundyState:
    """A text position without its first word: phase A, seat 0 to act, estate 1, unless the words say otherwise."""
    return GAME.from_text("burgundy " + words)


def new(
    seats: int = 2,
    seed: int = 1,
    chance: Chance | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> BurgundyState:
    """A new game; seeded unless a chance is given. Options stand in a mapping or by name."""
    state = GAME.new(seats, {**(options or {}), **more}, chance or Seeded(seed))
    assert isinstance(state, BurgundyState)
    return state


def play(
    state: BurgundyState, *moves: str, dice: Iterable[int] = (), draws: Iterable[int] = (), seed: int = 1
) -> BurgundyState:
    """Plays moves, each for the first seat to act; returns the same state. Chance is forced first, then seeded."""
    chance = Forced(dice, draws, then=Seeded(seed))
    for move in moves:
        state.play(state.to_act()[0], ACTIONS.parse(move), chance)
    return state


def told(state: BurgundyState, *moves: str) -> list[Event]:
    """Plays moves and returns what happened."""
    state.events = []
    play(state, *moves)
    events, state.events = state.events, None
    return events


def pending(state: BurgundyState) -> str:
    """What has to be decided before the turn goes on; `turn` if nothing."""
    return decisions.NAMES[state.pending()]


def end_of_game(words: str, seats: int = 2) -> BurgundyState:
    """The last turn of the last round is over: mines pay, the final scoring follows. Seat 0 ends it."""
    order = "0123"[:seats][::-1]
    state = at(f"seats={seats} phase=E round=5 turn={seats - 1} order={order} p0.used=3 {words}")
    return play(state, "end")


def next_round(state: BurgundyState, dice: Iterable[int] = ()) -> BurgundyState:
    """Everybody takes workers to the end of the round; `dice` are the next ones: two for each seat, then the white."""
    phase, round_ = int(state.phase), int(state.round)
    chance = Forced(dice, then=Seeded(1))
    while (int(state.phase), int(state.round)) == (phase, round_) and not state.is_over:
        rest = ["workers die1", "workers die2", "end"]
        move = next(move for move in rest if state.verify(int(state.seat), ACTIONS.parse(move)) is None)
        state.play(int(state.seat), ACTIONS.parse(move), chance)
    return state


# -- what lies where


def player(state: BurgundyState, seat: int = 0) -> Player:
    return state.players[seat]


def points(state: BurgundyState, seat: int = 0) -> int:
    return state.scores()[seat]


def tile_name(tile: int) -> str:
    return TILE_NAMES[tile] if tile >= 0 else "-"


def stored(state: BurgundyState, seat: int = 0) -> list[str]:
    """The tiles in storage, empty places left out; a fourth waits for a discard."""
    tiles = [int(state.players[seat].stored(slot)) for slot in range(4)]
    return [TILE_NAMES[tile] for tile in tiles if tile >= 0]


def laid(state: BurgundyState, space: str, seat: int = 0) -> str:
    return tile_name(int(state.laid[seat * 37 + SPACE_OF[space]]))


def empty_spaces(state: BurgundyState, seat: int = 0) -> int:
    return 37 - len(members(state.players[seat].filled))


def goods(packed: int) -> dict[str, int]:
    """Goods by colour."""
    return {name: int(amount(packed, good)) for good, name in enumerate(GOOD_NAMES) if amount(packed, good)}


def stock(state: BurgundyState, seat: int = 0) -> dict[str, int]:
    return goods(int(state.players[seat].goods))


def sold(state: BurgundyState, seat: int = 0) -> dict[str, int]:
    return goods(int(state.players[seat].sold))


def depot_goods(state: BurgundyState, depot: int) -> dict[str, int]:
    return goods(int(state.goods[depot - 1]))


def depot_tiles(state: BurgundyState, depot: int) -> list[str]:
    return [tile_name(int(state.shelf[(depot - 1) * 4 + slot])) for slot in range(4)]


def depot_colours(state: BurgundyState, depot: int) -> str:
    """The letters of the tiles in a numbered depot."""
    tiles = [int(state.shelf[(depot - 1) * 4 + slot]) for slot in range(4)]
    return "".join(FAMILY_LETTERS[FAMILY_OF[tile]] for tile in tiles if tile >= 0)


def black_tiles(state: BurgundyState) -> list[str]:
    return [TILE_NAMES[int(state.shelf[place])] for place in range(24, 32) if state.shelf[place] >= 0]


def order(state: BurgundyState) -> list[int]:
    return [int(state.seat_in_order(place)) for place in range(int(state.seats))]


def round_goods(state: BurgundyState) -> list[str]:
    packed = int(state.round_goods)
    return [GOOD_NAMES[(packed >> (8 * place) & 255) - 1] for place in range(5) if packed >> (8 * place) & 255]
