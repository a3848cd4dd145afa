"""The state of the board game: the contract, each part in a module of its own."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.actions import ActionTable
from chatelain.core.bits import BIT, lowest
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy.acting import act
from chatelain.games.burgundy.actions import ACTIONS, END
from chatelain.games.burgundy.board import SETTING_UP, Board
from chatelain.games.burgundy.census import census
from chatelain.games.burgundy.imagining import imagine
from chatelain.games.burgundy.legal import gather
from chatelain.games.burgundy.outside.position import to_text
from chatelain.games.burgundy.outside.shapes import View
from chatelain.games.burgundy.outside.view import view
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.refusals import explain, explain_wait
from chatelain.games.burgundy.scoring import ranking
from chatelain.games.burgundy.tables import SOURCE_NAMES, SOURCES


class BurgundyState(Board):
    """One position of the board game."""

    def seat_to_act(self) -> i64:
        return lowest(self.deciders()) if self.is_secret() else self.seat

    def deciders(self) -> i64:
        if not self.is_secret():
            return BIT[self.seat]
        found: i64 = 0
        for seat in range(self.seats):
            if not self.players[seat].is_ready:
                found |= BIT[seat]
        return found

    def gather(self, seat: i64, moves: Moves) -> None:
        gather(self, seat, moves)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        act(self, seat, action, chance)

    def closes(self, seat: i64, action: i64) -> bool:
        return action == END or self.phase == SETTING_UP

    def explain(self, seat: int, action: int) -> Refusal:
        return explain(self, seat, action)

    def explain_wait(self, seat: int) -> Refusal:
        return explain_wait(self, seat)

    def actions(self) -> ActionTable:
        return ACTIONS

    def clone(self) -> BurgundyState:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        other = BurgundyState(
            int(self.seats),
            players,
            self.shelf[:],
            self.goods[:],
            self.pool[:],
            self.laid[:],
            self.ledger[:],
            self.cities[:],
        )
        other.is_over = self.is_over
        other.revelations = self.revelations
        other.stock = self.stock
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.order = self.order
        other.seat = self.seat
        other.has_bought = self.has_bought
        other.stack = self.stack
        other.round_goods = self.round_goods
        other.white_die = self.white_die
        other.arrivals = self.arrivals
        other.bonus_owners = self.bonus_owners
        other.spielbox = self.spielbox
        other.most_empty_wins = self.most_empty_wins
        other.chooses_estate = self.chooses_estate
        other.secret = self.secret
        return other

    def imagine(self, seat: int, chance: Chance) -> BurgundyState:
        other = self.clone()
        imagine(other, seat, chance)
        return other

    def view(self, viewer: int) -> View:
        return view(self, viewer)

    def score(self, seat: i64) -> i64:
        return self.players[seat].points

    def sources(self) -> tuple[str, ...]:
        return SOURCE_NAMES

    def earned(self, seat: i64, source: i64) -> i64:
        return self.ledger[seat * SOURCES + source]

    def ranking(self) -> list[int]:
        return ranking(self)

    def to_text(self) -> str:
        return to_text(self)

    def census(self) -> dict[str, int]:
        return census(self)
