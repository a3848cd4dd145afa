"""Aaron, who takes no decisions (section 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import lowest
from chatelain.core.chance import Chance
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import CARD_NAMES, CLOISTER, TYPE_OF
from chatelain.games.cards.estate import column_size, lay
from chatelain.games.cards.player import Player
from chatelain.games.cards.scoring import score_seven_types, score_triple
from chatelain.games.cards.tables import AARON_CARDS, AARON_CLOISTER, AARON_CLOISTERS, ROUNDS

#: Aaron's place among the players of a game alone, and the pool of his piles: they were dealt from the first deck.
AARON: Final[i64] = 1
AARON_POOL: Final[i64] = 0


def aaron_cards_after(round_: i64) -> i64:
    """R15.4: cards in the piles of later rounds."""
    total: i64 = 0
    for later in range(round_ + 1, ROUNDS):
        total += i64(AARON_CARDS[later])
    return total


def reveal_pile(board: Board, chance: Chance) -> None:
    """R15.5: the pile of the round is turned up and sorted into his estate."""
    aaron = board.players[AARON]
    cards: list[int] = []
    for _at in range(i64(AARON_CARDS[board.round])):
        card = board.pools[AARON_POOL].draw(chance, "aaron-card")
        cards.append(int(card))
    if board.events is not None:
        board.emit("aaron-cards", -1, {"cards": [CARD_NAMES[card] for card in cards]})
    for card in cards:
        sort_card(board, aaron, card)


def sort_card(board: Board, aaron: Player, card: i64) -> None:
    """R15.5 to R15.9: on the unfinished column of its type, or on a new one; a cloister pays the player a point."""
    kind = i64(TYPE_OF[card])
    unfinished = (aaron.open >> (1 + 2 * kind)) & 3
    target: i64 = 1 + 2 * kind + lowest(unfinished) if unfinished else 0
    if kind == CLOISTER:
        board.gain(0, AARON_CLOISTERS, AARON_CLOISTER)
    column = lay(board, AARON, aaron, card, target)
    if column_size(column) == 3:
        score_triple(board, AARON, kind)
    score_seven_types(board, AARON, aaron)
