"""The state of the card game: the contract, each part in a module of its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.actions import ActionTable
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.games.cards.acting import act
from chatelain.games.cards.actions import ACTIONS, BUY, END, FETCH, GOOD
from chatelain.games.cards.board import COLUMNS, Board
from chatelain.games.cards.census import census
from chatelain.games.cards.deck import POOLS, Pool, empty_pool
from chatelain.games.cards.imagining import imagine
from chatelain.games.cards.legal import gather
from chatelain.games.cards.outside.position import to_text
from chatelain.games.cards.outside.shapes import View
from chatelain.games.cards.outside.view import view
from chatelain.games.cards.piles import brings_to_light
from chatelain.games.cards.player import NOTHING, Player
from chatelain.games.cards.refusals import explain
from chatelain.games.cards.scoring import ranking
from chatelain.games.cards.tables import PLACES, SOURCE_NAMES, SOURCES
from chatelain.games.cards.values import Values


class CardsState(Board):
    """One position of the card game."""

    def seat_to_act(self) -> i64:
        return self.seat

    def gather(self, seat: i64, moves: Moves) -> None:
        gather(self, seat, moves)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        act(self, seat, action, chance)

    def closes(self, seat: i64, action: i64) -> bool:
        return action in (END, BUY) or (GOOD <= action < FETCH and brings_to_light(self, action - GOOD))

    def explain(self, seat: int, action: int) -> Refusal:
        return explain(self, seat, action)

    def actions(self) -> ActionTable:
        return ACTIONS

    def clone(self) -> CardsState:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        pools: list[Pool] = []
        for pool in self.pools:
            pools.append(pool.copy() if pool.left else pool)
        other = CardsState(
            int(self.seats),
            self.values,
            players,
            pools,
            self.discard.copy(),
            self.rows[:],
            self.small[:],
            self.columns[:],
            self.ledger[:],
        )
        other.is_over = self.is_over
        other.revelations = self.revelations
        other.deck = self.deck
        other.deck_pool = self.deck_pool
        other.stack1_pool = self.stack1_pool
        other.stack2_pool = self.stack2_pool
        other.stock = self.stock
        other.pile_sizes = self.pile_sizes
        other.pile_tops = self.pile_tops
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.place = self.place
        other.seat = self.seat
        other.has_played = self.has_played
        other.has_bought = self.has_bought
        other.holder = self.holder
        other.is_face_down = self.is_face_down
        other.first_owners = self.first_owners
        other.seven_taken = self.seven_taken
        other.stack = self.stack
        other.bought = self.bought
        return other

    def imagine(self, seat: int, chance: Chance) -> CardsState:
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


def blank(seats: int, values: Values) -> CardsState:
    """A table with nothing on it. Alone, Aaron has a place of his own."""
    estates = 2 if seats == 1 else seats
    return CardsState(
        seats,
        values,
        [Player() for _place in range(estates)],
        [empty_pool() for _pool in range(int(POOLS))],
        empty_pool(),
        vec[i64]([int(NOTHING)] * int(PLACES)),
        vec[i64]([0] * 7),
        vec[i64]([0] * int(COLUMNS * estates)),
        vec[i64]([0] * int(SOURCES * estates)),
    )
