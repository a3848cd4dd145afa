"""The state of the game: the contract, each part in a module of its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.actions import ActionTable
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.core.packed import packed
from chatelain.core.refusal import Refusal
from chatelain.games.burdigala.acting import act
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.board import NOTHING, Board
from chatelain.games.burdigala.census import census
from chatelain.games.burdigala.closing import closes
from chatelain.games.burdigala.edition import Edition
from chatelain.games.burdigala.imagining import imagine
from chatelain.games.burdigala.legal import gather
from chatelain.games.burdigala.memory import MEMORIES, PILE
from chatelain.games.burdigala.notes import Start
from chatelain.games.burdigala.outside.position import to_text
from chatelain.games.burdigala.outside.shapes import View
from chatelain.games.burdigala.outside.view import view
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.refusals import explain
from chatelain.games.burdigala.scoring import ranking
from chatelain.games.burdigala.setup import full_pool, new_site_vector
from chatelain.games.burdigala.tables import MAX_SEATS, PAWNS, SOURCE_NAMES, SOURCES


class BurdigalaState(Board):
    """One position of the game."""

    def seat_to_act(self) -> i64:
        return self.pending_seat() if self.stack else self.seat

    def gather(self, seat: i64, moves: Moves) -> None:
        gather(self, seat, moves)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        act(self, seat, action, chance)

    def closes(self, seat: i64, action: i64) -> bool:
        return closes(self, seat, action)

    def explain(self, seat: int, action: int) -> Refusal:
        return explain(self, seat, action)

    def actions(self) -> ActionTable:
        return ACTIONS

    def clone(self) -> BurdigalaState:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        other = BurdigalaState(
            int(self.seats),
            self.edition,
            players,
            self.site[:],
            self.pawn[:],
            self.pool[:],
            self.ledger[:],
            self.memory[:],
            self.goods_notes,
            self.token_notes,
            self.card_notes,
        )
        other.is_over = self.is_over
        other.revelations = self.revelations
        other.unfinished = self.unfinished
        other.open_points = self.open_points
        other.occupied = self.occupied
        other.bonus = self.bonus
        other.tokens_left = self.tokens_left
        other.goods_left = self.goods_left
        other.cards_left = self.cards_left
        other.phase = self.phase
        other.first = self.first
        other.placed = self.placed
        other.turn = self.turn
        other.seat = self.seat
        other.die1 = self.die1
        other.die2 = self.die2
        other.has_played = self.has_played
        other.is_corrupted = self.is_corrupted
        other.moved = self.moved
        other.laid = self.laid
        other.gained = self.gained
        other.stack = self.stack
        other.draws = self.draws
        other.displaced = self.displaced
        other.offer = self.offer
        return other

    def imagine(self, seat: int, chance: Chance) -> BurdigalaState:
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


def blank(seats: int, edition: Edition) -> BurdigalaState:
    """A board with nothing on it: all is in the piles."""
    memory = vec[i64]([0] * int(MEMORIES))
    goods, tokens, cards = (
        Start(suit, vec[i64]([0, 0, 0, 0, packed(counts), 0]), memory, -1, PILE)
        for suit, counts in enumerate((edition.facts.goods, edition.facts.tokens, edition.facts.cards))
    )
    return BurdigalaState(
        seats,
        edition,
        [Player() for _seat in range(seats)],
        new_site_vector(),
        vec[i64]([int(NOTHING)] * int(MAX_SEATS * PAWNS)),
        vec[i64](full_pool(edition)),
        vec[i64]([0] * int(SOURCES * seats)),
        memory[:],
        goods,
        tokens,
        cards,
    )
