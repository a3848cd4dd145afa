"""The position: players, rows, piles, pools and whose turn it is. No rule lives here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.state import State
from chatelain.games.cards import decisions
from chatelain.games.cards.deck import Pool
from chatelain.games.cards.player import NOTHING, Player
from chatelain.games.cards.tables import SOURCE_NAMES, SOURCES
from chatelain.games.cards.values import Values

#: Seven bits a decision, kind + 16 * number. A turn never stacks more than eight: at most five cards are placed in it.
DECISION_BITS: Final[i64] = 7
DECISIONS: Final[i64] = 8
_DECISION: Final[i64] = 127
_FULL: Final[i64] = 2**56

#: Nobody places more than 42 cards in a game: every card is taken and placed, by one of 84 actions and effects at most.
#: Unfinished columns are 7, and one more for each of the 12 cloisters; so there are never more than 26.
COLUMNS: Final[i64] = 28

# -- `small` holds counts: goods and animals below the tops of the piles
ANIMALS_POOL: Final[i64] = 3


class Board(State):
    """Everything that is true at one moment."""

    def __init__(
        self,
        seats: int,
        values: Values,
        players: list[Player],
        pools: list[Pool],
        discard: Pool,
        rows: vec[i64],
        small: vec[i64],
        columns: vec[i64],
        ledger: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.values = values
        #: One for each seat; alone, Aaron is the second.
        self.players = players
        #: Unseen cards, see deck.py. One that is empty may be shared with other positions.
        self.pools = pools
        self.discard = discard
        #: Cards in the deck, and the pool it is of; the pools of the cards that were dealt first and later to stacks.
        self.deck: i64 = 0
        self.deck_pool: i64 = 0
        self.stack1_pool: i64 = 0
        self.stack2_pool: i64 = 0
        #: The card on every place of the rows, NOTHING if empty; `stock` has a bit for each that is not.
        self.rows = rows
        self.stock: i64 = 0
        #: Two piles of goods and two of animals: cards in each, and the top card (one byte each: kind + 1).
        self.pile_sizes: i64 = 0
        self.pile_tops: i64 = 0
        self.small = small
        #: COLUMNS for each player and Aaron: type, then card + 1 for each card, a byte each.
        self.columns = columns
        #: Points by source: SOURCES for each player and Aaron.
        self.ledger = ledger
        self.round: i64 = 0
        self.turn: i64 = 0
        #: The first player of the round, and how many have acted in this turn.
        self.first: i64 = 0
        self.place: i64 = 0
        self.seat: i64 = 0
        #: Has the seat laid down a card in this turn, has it bought?
        self.has_played = False
        self.has_bought = False
        #: The start card: its holder (NOTHING alone), and does it lie face down?
        self.holder: i64 = 0
        self.is_face_down = False
        #: Three bits a type: player + 1 of the card for the first triple; how many cards for seven types are taken.
        self.first_owners: i64 = 0
        self.seven_taken: i64 = 0
        #: Decisions that must be made before the turn goes on.
        self.stack: i64 = 0
        #: The cards of a purchase, as entries.
        self.bought: i64 = 0

    # -- pending decisions

    def push(self, kind: i64, number: i64) -> None:
        if self.stack < _FULL:  # a position set up by hand may have any number of them
            self.stack = (self.stack << DECISION_BITS) | kind | (number << 4)

    def pop(self) -> None:
        self.stack >>= DECISION_BITS

    def pending(self) -> i64:
        return self.stack & 15

    def pending_number(self) -> i64:
        return (self.stack >> 4) & 7

    def die_in_use(self) -> i64:
        """The die of the action that is next; 0 for that of a castle, and for what needs no die."""
        return self.pending_number() if self.pending() == decisions.ACTION else 0

    def below(self) -> i64:
        """The decision below the first one, with its number."""
        return (self.stack >> DECISION_BITS) & _DECISION

    def effect_first(self) -> None:
        """R12.9: the effect of the card comes before the bonus of the round."""
        effect = self.below()
        self.stack = ((self.stack >> 14) << 14) | (decisions.BONUS << DECISION_BITS) | effect

    # -- small changes that many rules share

    def gain(self, seat: i64, source: i64, points: i64) -> None:
        self.ledger[seat * SOURCES + source] += points
        self.players[seat].points += points
        if self.events is not None and points and seat < self.seats:
            self.emit("points", int(seat), {"source": SOURCE_NAMES[source], "points": int(points)})

    def receive(self, seat: i64, workers: i64, silver: i64, die: i64) -> None:
        player = self.players[seat]
        player.workers += workers
        player.silver += silver
        if self.events is not None:
            self.emit("received", int(seat), {"silver": int(silver), "workers": int(workers), "die": int(die)})

    def clear_place(self, place: i64) -> None:
        self.rows[place] = NOTHING
        self.stock &= ~BIT[place]

    def fill_place(self, place: i64, card: i64) -> None:
        self.rows[place] = card
        self.stock |= BIT[place]

    # -- piles: 0 and 1 goods, 2 and 3 animals

    def pile_size(self, pile: i64) -> i64:
        return (self.pile_sizes >> (pile * 8)) & 255

    def pile_top(self, pile: i64) -> i64:
        """The kind on top, or NOTHING."""
        return ((self.pile_tops >> (pile * 8)) & 255) - 1

    def set_pile(self, pile: i64, size: i64, top: i64) -> None:
        mask = ~(255 * BIT[pile * 8])
        self.pile_sizes = (self.pile_sizes & mask) | (size << (pile * 8))
        self.pile_tops = (self.pile_tops & mask) | ((top + 1) << (pile * 8))
