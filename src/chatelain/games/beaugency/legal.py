"""The legal actions of the seat whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.moves import Moves
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import BUILD, DICE, EVALUATE, FURTHER, LOSE, ROLL, STEAL, STOP, USE
from chatelain.games.beaugency.board import ACTING, CHOOSING, NO_COLOUR, PLACING, ROLLING, Board


def gather(board: Board, seat: i64, moves: Moves) -> None:
    """Adds the actions of the seat."""
    phase = board.phase
    if phase == ROLLING:
        for specials in range(board.dice_of(seat) + 1):  # R2.4
            moves.add(ROLL + specials)
        if board.colour != NO_COLOUR:  # R2.1, R6.1
            moves.add(STOP)
    elif phase == ACTING:
        gather_acts(board, seat, moves)
    elif phase == CHOOSING:
        moves.add_bits(USE - 1, board.faces())  # R2.5
    elif phase == PLACING:
        own = board.castle_of(seat, board.colour)
        moves.add_bits(BUILD, castle.places(board.castles, own, board.card_here(), board.window))
        if has_further(board):
            moves.add(FURTHER)
    else:
        moves.add(LOSE)
        moves.add(LOSE + 1)


def gather_acts(board: Board, seat: i64, moves: Moves) -> None:
    """What the space offers."""
    card = board.card_here()
    own = board.castle_of(seat, board.colour)
    if board.supply[board.pile_of(card)] > 0:
        moves.add_bits(BUILD, castle.places(board.castles, own, card, board.window))  # R3.1, R3.2, R3.8
    elif castle.fits(board.castles, own, card):
        other = board.castle_of(1 - seat, board.colour)
        moves.add_bits(STEAL, castle.copies(board.castles, other, card, board.window))  # R7.1, R7.2, R7.3
    if len(board.castles) > castle.SETS and has_further(board):
        moves.add(FURTHER)
    moves.add(DICE)  # R3.7
    if board.track.has_crown(board.crown):
        moves.add(EVALUATE)  # R5.3


def has_further(board: Board) -> bool:
    """R4.6: whether there is something to choose beyond the forty places that the choice is about."""
    card = board.card_here()
    own = board.castle_of(board.turn, board.colour)
    if board.phase == PLACING or board.supply[board.pile_of(card)] > 0:
        return castle.goes_on(board.castles, own, card, board.window)
    other = board.castle_of(1 - board.turn, board.colour)
    return castle.fits(board.castles, own, card) and castle.has_beyond(board.castles, other, card, board.window)
