"""Doing an action that is known to be legal: card or dice, building and theft. Sections 3, 4 and 7."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import lowest
from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import BUILD, DICE, EVALUATE, FURTHER, LOSE, ROLL, STEAL, STOP, USE
from chatelain.games.beaugency.board import ACTING, PLACING, ROLLING, Board
from chatelain.games.beaugency.scoring import ends_game, score_colour
from chatelain.games.beaugency.tables import VALUE
from chatelain.games.beaugency.turns import end_turn, lose, roll, use, use_closes


def act(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """One action of the seat whose turn it is."""
    window = board.window
    board.window = 0
    if action < STOP:
        roll(board, seat, action - ROLL, chance)
    elif action == STOP:
        end_turn(board, seat)
    elif action < BUILD:
        use(board, seat, action - USE + 1)
    elif action < DICE:
        place = action - BUILD
        build(board, seat, place if place < castle.FIRST else place + window * castle.WINDOW)
    elif action == DICE:
        take_dice(board, seat)
    elif action == EVALUATE:
        score_colour(board, seat)
    elif action < LOSE:
        steal(board, seat, action - STEAL + window * castle.WINDOW)
    elif action < FURTHER:
        lose(board, seat, action == LOSE)
    else:
        board.window = window + 1  # R4.6


def closes(board: Board, seat: i64, action: i64) -> bool:
    """Whether dice, the opponent or the end of the game come next."""
    if action <= STOP:
        return True
    if action < BUILD:
        return use_closes(board, seat, action - USE + 1)
    if action == EVALUATE:
        return ends_game(board, board.colour)
    return LOSE <= action < FURTHER


# -- 3 Card or dice


def take_dice(board: Board, seat: i64) -> None:
    """R3.3 to R3.6: as many as the card is worth."""
    wanted = i64(VALUE[board.card_here()])
    here = min(wanted, board.dice_on_board())  # R3.4
    lacking = min(wanted - here, board.dice_of(1 - seat))  # R3.5
    board.give_dice(1 - seat, -lacking)
    board.give_dice(seat, here + lacking)
    if board.events is not None:
        taken: dict[str, Value] = {"count": int(here + lacking), "board": int(here), "opponent": int(lacking)}
        board.emit("dice-taken", int(seat), taken)
    board.phase = ROLLING


# -- 4 Building a castle


def build(board: Board, seat: i64, place: i64) -> None:
    """R3.9: the card of the space, from its pile or the hand."""
    card = board.card_here()
    own = board.castle_of(seat, board.colour)
    if castle.is_full(board.castles, own):
        board.castles = castle.grown(board.castles)
    slot = castle.add(board.castles, own, card, place)
    if board.phase == ACTING:
        board.supply[board.pile_of(card)] -= 1
    if board.events is not None:
        board.emit("card-placed", int(seat), board.card_data(card, slot))
    board.phase = ROLLING


# -- 7 Empty piles, theft and gaps


def steal(board: Board, seat: i64, slot: i64) -> None:
    """A card of the opponent, which is placed at once."""
    card = castle.remove(board.castles, board.castle_of(1 - seat, board.colour), slot)  # R7.2, R7.7, R7.8
    if board.events is not None:
        # `seat` in the data is the one who loses the card.
        board.emit("card-stolen", int(seat), board.card_data(card, slot) | {"seat": int(1 - seat)})
    board.phase = PLACING  # R7.3
    own = board.castle_of(seat, board.colour)
    free = castle.places(board.castles, own, card, 0)
    if free & (free - 1) == 0 and not castle.goes_on(board.castles, own, card, 0):
        build(board, seat, lowest(free))  # one place only: no choice
