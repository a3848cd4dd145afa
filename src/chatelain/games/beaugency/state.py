"""The state of Beaugency: the contract, each part in a module of its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.actions import ActionTable
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.games.beaugency.acting import act, closes
from chatelain.games.beaugency.actions import ACTIONS
from chatelain.games.beaugency.board import Board
from chatelain.games.beaugency.census import census
from chatelain.games.beaugency.legal import gather
from chatelain.games.beaugency.outside import shapes
from chatelain.games.beaugency.outside.position import to_text
from chatelain.games.beaugency.outside.view import view
from chatelain.games.beaugency.refusals import explain
from chatelain.games.beaugency.scoring import ranking
from chatelain.games.beaugency.setup import first_castles, first_piles
from chatelain.games.beaugency.tables import COLOUR_COUNT, COLOURS
from chatelain.games.beaugency.track import Track


class BeaugencyState(Board):
    """One position of Beaugency."""

    def seat_to_act(self) -> i64:
        return self.turn

    def actions(self) -> ActionTable:
        return ACTIONS

    def gather(self, seat: i64, moves: Moves) -> None:
        gather(self, seat, moves)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        act(self, seat, action, chance)

    def closes(self, seat: i64, action: i64) -> bool:
        return closes(self, seat, action)

    def explain(self, seat: int, action: int) -> Refusal:
        return explain(self, seat, action)

    def clone(self) -> BeaugencyState:
        twin = BeaugencyState(self.track, self.castles[:], self.supply[:], self.points[:])
        twin.is_over = self.is_over
        twin.turn = self.turn
        twin.phase = self.phase
        twin.colour = self.colour
        twin.crown = self.crown
        twin.dice0 = self.dice0
        twin.dice1 = self.dice1
        twin.rolled = self.rolled
        twin.used = self.used
        twin.window = self.window
        return twin

    def imagine(self, seat: int, chance: Chance) -> BeaugencyState:
        """Nothing is hidden."""
        return self.clone()

    def view(self, viewer: int) -> shapes.View:
        return view(self, viewer)

    def sources(self) -> tuple[str, ...]:
        return COLOURS

    def earned(self, seat: i64, source: i64) -> i64:
        return self.points[seat * COLOUR_COUNT + source]

    def ranking(self) -> list[int]:
        return ranking(self)

    def census(self) -> dict[str, int]:
        return census(self)

    def to_text(self) -> str:
        return to_text(self)


def blank(track: Track) -> BeaugencyState:
    """The first cards before both players, the rest in piles; the crown on its first space. R1.8 to R1.11"""
    state = BeaugencyState(track, first_castles(), first_piles(), vec[i64]([0] * 6))
    state.crown = i64(track.starts[0])
    return state
