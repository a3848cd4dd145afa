"""Buying cards (section 9)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.cards import decisions
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import CARD_NAMES, DIE_OF
from chatelain.games.cards.dealing import draw_from_deck
from chatelain.games.cards.deck import ENTRY, ENTRY_BITS, card_of
from chatelain.games.cards.player import Player
from chatelain.games.cards.projects import take_project
from chatelain.games.cards.tables import BOUGHT, PRICE


def bought_entry(board: Board, which: i64) -> i64:
    """One of the cards of a purchase, as an entry; 0 if there is none."""
    return (board.bought >> (which * ENTRY_BITS)) & ENTRY


def buy(board: Board, seat: i64, player: Player, chance: Chance) -> None:
    """R9.1: three cards of the deck, seen by the buyer alone."""
    player.silver -= PRICE
    board.has_bought = True
    if board.events is not None:
        board.emit("bought", int(seat), {"silver": int(PRICE)})
    for at in range(BOUGHT):
        entry = draw_from_deck(board, chance, "bought-card")
        board.bought |= entry << (at * ENTRY_BITS)
    if board.events is not None:
        board.whisper("cards-seen", int(seat), {"cards": bought_names(board)})
    board.push(decisions.BOUGHT, 0)


def bought_names(board: Board) -> list[str]:
    """The cards of a purchase by name."""
    entries = [int(bought_entry(board, which)) for which in range(3)]
    return [CARD_NAMES[card_of(entry)] for entry in entries if entry]


def keep(board: Board, seat: i64, player: Player, which: i64) -> None:
    """R9.3, R9.4: one card becomes a project, the others are discarded, openly."""
    card = card_of(bought_entry(board, which))
    if board.events is not None:
        others = [CARD_NAMES[card_of(bought_entry(board, other))] for other in range(3) if other != which]
        board.emit("card-kept", int(seat), {"card": CARD_NAMES[card], "others": others})
    discard_bought(board, which)
    take_project(board, player, card)


def use(board: Board, seat: i64, which: i64) -> None:
    """R9.3, R9.5: all three are discarded, the die of one is used for one more action."""
    card = card_of(bought_entry(board, which))
    if board.events is not None:
        others = [CARD_NAMES[card_of(bought_entry(board, other))] for other in range(3) if other != which]
        board.emit("card-used", int(seat), {"card": CARD_NAMES[card], "others": others})
    discard_bought(board, 3)
    board.push(decisions.ACTION, i64(DIE_OF[card]))


def discard_bought(board: Board, but: i64) -> None:
    """R9.8: everybody sees what is discarded: this cannot be taken back."""
    for at in range(BOUGHT):
        if at != but:
            board.discard.put(card_of(bought_entry(board, at)))
    board.bought = 0
    board.pop()
    board.revelations += 1
