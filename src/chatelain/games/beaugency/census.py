"""What never changes during a game."""

from __future__ import annotations

from chatelain.core.bits import count
from chatelain.games.beaugency.board import PLACING, Board
from chatelain.games.beaugency.tables import CARD_COUNT, CARDS, COLOUR_COUNT, COLOURS


def census(board: Board) -> dict[str, int]:
    """The cards of every colour and type, and the special dice. R1.1, R1.3"""
    totals = {"special_dice": int(board.dice_on_board() + board.dice0 + board.dice1)}
    piles = COLOUR_COUNT * CARD_COUNT
    for pile in range(piles):
        cards = board.supply[pile]
        for sets in range(pile, len(board.castles), piles):
            cards += count(board.castles[sets])
        if board.phase == PLACING and pile == board.pile_of(board.card_here()):
            cards += 1
        totals[f"{COLOURS[pile // CARD_COUNT]} {CARDS[pile % CARD_COUNT]}"] = int(cards)
    return totals
