"""The state of the board game: the contract, each part in a module of its own."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.core.state import View
from chatelain.games.burgundy.acting import act
from chatelain.games.burgundy.actions import STOP
from chatelain.games.burgundy.board import SETTING_UP, Board
from chatelain.games.burgundy.census import census
from chatelain.games.burgundy.estates import ESTATE_LIST
from chatelain.games.burgundy.legal import gather
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.position import write_position
from chatelain.games.burgundy.refusals import explain
from chatelain.games.burgundy.scoring import ranking
from chatelain.games.burgundy.setup import deal, new_board_vectors, redraw_secrets
from chatelain.games.burgundy.tables import SOURCE_NAMES, SOURCES
from chatelain.games.burgundy.verify import is_legal
from chatelain.games.burgundy.view import view


class BurgundyState(Board):
    """One position of the board game."""

    def seat_to_act(self) -> i64:
        if self.phase == SETTING_UP and self.secret:
            seat: i64 = 0
            while self.players[seat].is_ready:
                seat += 1
            return seat
        return self.seat

    def to_act(self) -> tuple[int, ...]:
        if self.phase == SETTING_UP and self.secret:
            return tuple(seat for seat, player in enumerate(self.players) if not player.is_ready)
        return super().to_act()

    def may_act(self, seat: i64) -> bool:
        if self.is_over or seat < 0 or seat >= self.seats:
            return False
        if self.phase == SETTING_UP and self.secret:
            return not self.players[seat].is_ready
        return seat == self.seat

    def gather(self, seat: i64, moves: Moves) -> None:
        if self.may_act(seat):
            gather(self, seat, moves)

    def verify(self, seat: i64, action: i64) -> Refusal | None:
        if self.may_act(seat) and 0 <= action < STOP:
            if is_legal(self, seat, action):
                return None
            return explain(self, int(seat), int(action))
        if self.is_over:
            return Refusal("game-over")
        if action < 0 or action >= STOP:
            return Refusal("no-such-action", action=int(action))
        if self.phase == SETTING_UP and 0 <= seat < self.seats and self.secret:
            return Refusal("ready-already")
        return Refusal("not-your-turn", seat=int(self.seat))

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        act(self, seat, action, chance)

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
        """Nothing is hidden but what has not been drawn yet, and secret choices before the game."""
        other = self.clone()
        redraw_secrets(other, seat, chance)
        return other

    def view(self, viewer: int) -> View:
        return view(self, viewer)

    def scores(self) -> list[int]:
        return [int(player.points) for player in self.players]

    def score_sheet(self) -> list[dict[str, int]]:
        return [
            {name: int(self.ledger[seat * SOURCES + source]) for source, name in enumerate(SOURCE_NAMES)}
            for seat in range(int(self.seats))
        ]

    def ranking(self) -> list[int]:
        return ranking(self)

    def to_text(self) -> str:
        return write_position(self)

    def census(self) -> dict[str, int]:
        """Totals that never change: tiles of every kind, and goods."""
        return census(self)


def blank(seats: int) -> BurgundyState:
    """A board with nothing on it, everybody with estate 1."""
    shelf, goods, pool, laid, ledger, cities = new_board_vectors(seats)
    players = [Player(ESTATE_LIST[0]) for _seat in range(seats)]
    return BurgundyState(seats, players, shelf, goods, pool, laid, ledger, cities)


def new_state(estates: str, spielbox: bool, tie: str, secret: bool, chance: Chance, board: BurgundyState) -> None:
    """Sets up a blank board."""
    board.spielbox = spielbox
    board.most_empty_wins = tie == "most-empty"
    board.secret = secret
    board.chooses_estate = estates == "choose"
    deal(board, estates, chance)
