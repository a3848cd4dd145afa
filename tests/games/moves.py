"""Moves in words for the states of any game, and random games of them."""

from __future__ import annotations

from collections.abc import Iterator

from chatelain.core.actions import ActionTable
from chatelain.core.chance import Seeded
from chatelain.core.refusal import Refusal
from chatelain.core.state import State


class Moves:
    """What a position says to moves in the notation of its game. The seat is the first to act, unless one is named."""

    def __init__(self, actions: ActionTable) -> None:
        self.actions = actions

    def why_not(self, state: State, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move is refused, None if it is legal; the list of legal actions must say the same."""
        who, action = state.to_act()[0] if seat is None else seat, self.actions.parse(move)
        refusal = state.verify(who, action)
        assert (refusal is None) == (action in state.legal(who)), move
        return refusal

    def can(self, state: State, move: str, seat: int | None = None) -> bool:
        return self.why_not(state, move, seat) is None

    def legal(self, state: State, start: str = "", seat: int | None = None) -> set[str]:
        """The legal moves that begin with these words."""
        who = state.to_act()[0] if seat is None else seat
        words = start.split()
        texts = [self.actions.text(action) for action in state.legal(who)]
        return {text for text in texts if text.split()[: len(words)] == words}


def sheet(state: State, seat: int = 0) -> dict[str, int]:
    """The points by source, as everybody has seen them, zeros left out."""
    return {source: value for source, value in state.score_sheet()[seat].items() if value}


def random_game(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Plays random legal moves to the end; every decision is given before it is played."""
    chance, choice = Seeded(seed), Seeded(seed + 2**40)
    while not state.is_over:
        seats = state.to_act()
        seat = seats[0] if len(seats) == 1 else seats[int(choice.below(len(seats)))]
        actions = state.legal(seat)
        action = actions[int(choice.below(len(actions)))]
        yield seat, action
        state.apply(seat, action, chance)
