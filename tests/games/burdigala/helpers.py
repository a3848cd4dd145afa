"""Positions in a line, moves in words, and questions a rulebook could ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from chatelain.core.bits import members
from chatelain.core.chance import Chance, Forced, Seeded
from chatelain.core.events import Event
from chatelain.core.packed import listed
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.board import (
    CARD_POOL,
    DISCARDS,
    GOODS_POOL,
    PHASE_NAMES,
    SEEN,
    SIZE,
    STONES,
    TILE,
    TOKEN_POOL,
)
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.memory import PLACES, kinds_of, lost_from
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import CARD_NAMES, GOOD_NAMES, SITE_NAMES, TILE_NAMES
from tests.games.moves import Moves

#: Two pawns each, far from each other.
PAWNS = "p0.pawns=6,20 p1.pawns=31,32"

_MOVES = Moves(ACTIONS)
why_not, can, legal = _MOVES.why_not, _MOVES.can, _MOVES.legal


def at(words: str = PAWNS) -> BurdigalaState:
    """A text position without its first word: seat 0 to move, empty sites, unless the words say otherwise."""
    return GAME.from_text("burdigala " + words)


def new(
    seats: int = 2,
    seed: int = 1,
    chance: Chance | None = None,
    options: Mapping[str, object] | None = None,
) -> BurdigalaState:
    """A new game; seeded unless a chance is given."""
    state = GAME.new(seats, options or {}, chance or Seeded(seed))
    assert isinstance(state, BurdigalaState)
    return state


def play(
    state: BurdigalaState, *moves: str, dice: Iterable[int] = (), draws: Iterable[int] = (), seed: int = 1
) -> BurdigalaState:
    """Plays moves, each for the seat to act; gives the same state. Chance is forced first, then seeded."""
    chance = Forced(dice, draws, then=Seeded(seed))
    for move in moves:
        state.play(state.to_act()[0], ACTIONS.parse(move), chance)
    return state


def told(state: BurdigalaState, *moves: str, draws: Iterable[int] = ()) -> list[Event]:
    """Plays moves and gives what happened."""
    state.events = []
    play(state, *moves, draws=draws)
    events, state.events = state.events, None
    return events


def heard(events: list[Event], viewer: int | None) -> set[str]:
    """The kinds of events a viewer learns of (None: a spectator)."""
    return {event.kind for event in events if event.only is None or viewer in event.only}


def code(state: BurdigalaState, move: str) -> str:
    """The code of a refusal, empty if the move is legal."""
    refusal = why_not(state, move)
    return refusal.code if refusal else ""


def pending(state: BurdigalaState) -> str:
    """What has to be decided now: a pending question, or the step of the turn."""
    return decisions.NAMES[state.pending()] or PHASE_NAMES[state.phase]


# -- outcomes of draws by name


def good(name: str) -> int:
    return int(GOODS_POOL) + GOOD_NAMES.index(name)


def token(value: int) -> int:
    return int(TOKEN_POOL) + value


def card(name: str) -> int:
    return int(CARD_POOL) + CARD_NAMES.index(name)


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


# -- what lies where


def points(state: BurdigalaState, seat: int = 0) -> int:
    return state.scores()[seat]


def goods(state: BurdigalaState, seat: int = 0) -> list[str]:
    return [GOOD_NAMES[kind] for kind in listed(state.players[seat].goods)]


def tokens(state: BurdigalaState, seat: int = 0) -> list[int]:
    return listed(state.players[seat].tokens)


def hand(state: BurdigalaState, seat: int = 0) -> list[str]:
    return [CARD_NAMES[kind] for kind in listed(state.players[seat].hand)]


def table(state: BurdigalaState, seat: int = 0) -> list[str]:
    return [CARD_NAMES[kind] for kind in members(state.players[seat].table)]


def discards(state: BurdigalaState) -> list[str]:
    return [name for kind, name in enumerate(CARD_NAMES) for _ in range(int(state.pool[DISCARDS + kind]))]


def site(state: BurdigalaState, name: str) -> tuple[int, int]:
    """Stones and size of a site."""
    number = SITE_NAMES.index(name)
    return int(state.site[STONES + number]), int(state.site[SIZE + number])


def building(state: BurdigalaState, name: str) -> str | None:
    """The tile of a site, None while nobody has seen it."""
    number = int(state.site[TILE + SITE_NAMES.index(name)])
    return TILE_NAMES[number] if number >= 0 else None


def seen_by(state: BurdigalaState, name: str) -> list[int]:
    return members(state.site[SEEN + SITE_NAMES.index(name)])


def is_finished(state: BurdigalaState, name: str) -> bool:
    return not state.is_unfinished(SITE_NAMES.index(name))


def pawns(state: BurdigalaState, seat: int = 0) -> list[int]:
    """The points of a seat's pawns that stand on the board."""
    return [int(state.pawn[seat * 3 + pawn]) + 1 for pawn in range(3) if state.pawn[seat * 3 + pawn] >= 0]


def remembered(state: BurdigalaState, seat: int, place: int) -> tuple[list[str], int]:
    """The goods a seat remembers of a place (4: the pile), and how many have left unseen since."""
    memory = state.memory[seat * PLACES + place]
    return [GOOD_NAMES[kind] for kind in listed(kinds_of(memory))], int(lost_from(memory))


def dreams(state: BurdigalaState, seat: int, number: int = 60) -> Iterator[BurdigalaState]:
    """Positions that a seat can imagine."""
    for seed in range(number):
        yield state.imagine(seat, Seeded(seed))
