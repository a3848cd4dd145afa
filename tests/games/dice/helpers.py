"""Positions in a line, moves in words, and questions a rulebook could ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chatelain.core.chance import Forced, Seeded
from chatelain.core.events import Event
from chatelain.games.dice.actions import ACTIONS
from chatelain.games.dice.fields import BONUS, COLUMN, MARKED, OPEN, ROW, WITH
from chatelain.games.dice.game import GAME
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import BONUSES, COLOURS
from chatelain.hexes import NAMES
from tests.games.moves import Moves

SPACE_OF = {name: space for space, name in enumerate(NAMES)}

_MOVES = Moves(ACTIONS)
why_not, can, legal = _MOVES.why_not, _MOVES.can, _MOVES.legal


def at(words: str = "") -> DiceState:
    """A text position without its first word: two players, sheet A, phase I, the monk's castles, unless told."""
    return GAME.from_text("dice " + words)


def alone(words: str = "") -> DiceState:
    """The same for one player."""
    return at("seats=1 " + words)


def new(seats: int = 2, **options: object) -> DiceState:
    """A new game, before the choice of the start castles; nothing is rolled yet."""
    state = GAME.new(seats, options, Seeded(0))
    assert isinstance(state, DiceState)
    return state


def play(
    state: DiceState, *moves: str, seat: int | None = None, roll: str | Iterable[str] = (), seed: int = 1
) -> DiceState:
    """Plays moves of one seat, the first to act if none is named; returns the same state.

    `roll` is what comes when the turn ends, such as "blue,grey,3,4,1": colours, numbers, hourglasses.
    """
    rolls = [roll] if isinstance(roll, str) else list(roll)
    faces = [face for words in rolls for face in words.split(",")]
    draws = [COLOURS.index(face) if face in COLOURS else int(face) for face in faces]
    numbers = [draws[at] for at in range(len(draws)) if at % 5 in (2, 3)]
    others = [draws[at] for at in range(len(draws)) if at % 5 not in (2, 3)]
    chance = Forced(numbers, others, then=Seeded(seed))
    who = state.to_act()[0] if seat is None else seat
    for move in moves:
        state.play(who, ACTIONS.parse(move), chance)
    return state


def all_pass(state: DiceState, roll: str | Iterable[str] = ()) -> DiceState:
    """Everybody who has not committed takes a worker, or ends what they have begun."""
    turn = (int(state.phase), int(state.turn))
    rolls = [roll] if isinstance(roll, str) else list(roll)
    for seat in state.to_act():
        if (int(state.phase), int(state.turn)) != turn or state.is_over:
            break
        if state.verify(seat, ACTIONS.parse("pass")) is None:
            play(state, "pass", seat=seat)
        play(state, "commit", seat=seat, roll=rolls if len(state.to_act()) == 1 else ())
    return state


def told(state: DiceState, *moves: str, seat: int | None = None, roll: str = "") -> list[Event]:
    """Plays moves and returns what happened."""
    state.events = []
    play(state, *moves, seat=seat, roll=roll or ())
    events, state.events = state.events, None
    return events


def spaces(state: DiceState, kind: str, number: int, seat: int | None = None) -> set[str]:
    """Where a kind of combination may write a number."""
    return {move.split()[-1] for move in legal(state, f"{kind} {number}", seat)}


def view(state: DiceState, viewer: int = -1) -> Any:
    """What a viewer sees; without one, a spectator."""
    return state.view(viewer)


# -- what stands on the sheets, drafts included


def field(state: DiceState, place: int, seat: int = 0) -> int:
    return int(state.now[seat * int(ROW) + place])


def bonuses(state: DiceState, seat: int = 0) -> dict[str, int]:
    """Unused bonuses, zeros left out."""
    held = {name: field(state, int(BONUS) + kind, seat) for kind, name in enumerate(BONUSES)}
    return {name: number for name, number in held.items() if number}


def points(state: DiceState, seat: int = 0) -> int:
    return int(state.total_with_draft(seat))


def columns(state: DiceState, seat: int = 0) -> list[int]:
    return [field(state, int(COLUMN) + phase, seat) for phase in range(3)]


def names_of(mask: int) -> set[str]:
    return {NAMES[space] for space in range(37) if mask >> space & 1}


def marked(state: DiceState, seat: int = 0) -> set[str]:
    return names_of(field(state, int(MARKED), seat))


def open_spaces(state: DiceState, seat: int = 0) -> set[str]:
    return names_of(field(state, int(OPEN), seat))


def number_in(state: DiceState, space: str, seat: int = 0) -> int:
    """The number in a space, 0 if there is none."""
    held = [n + 1 for n in range(6) if field(state, int(WITH) + n, seat) >> SPACE_OF[space] & 1]
    return held[0] if held else 0


def roll_of(state: DiceState) -> tuple[str, str, int, int, int]:
    return (
        COLOURS[state.colour1],
        COLOURS[state.colour2],
        int(state.number1),
        int(state.number2),
        int(state.hourglass),
    )
