"""Why an action is not legal: the first rule it breaks, as a code with parameters."""

from __future__ import annotations

from typing import Final

from chatelain.core.refusal import Refusal
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import BUILD, DICE, EVALUATE, FURTHER, LOSE, STEAL, STOP, USE
from chatelain.games.beaugency.board import ACTING, CHOOSING, NO_COLOUR, PLACING, ROLLING, Board
from chatelain.games.beaugency.tables import CARDS, COLOURS, WALL
from chatelain.games.beaugency.track import NO_CARD

#: What each phase wants first.
_FIRST_DO: Final = ("", "choose-die-first", "space-first", "place-first", "lose-first")


def explain(board: Board, seat: int, action: int) -> Refusal:
    """The reason why an illegal action of the seat whose turn it is is refused."""
    if action < USE:
        return _roll_or_stop(board, action)
    if action < BUILD:
        if board.phase != CHOOSING:
            return Refusal("nothing-to-choose")
        return Refusal("face-not-rolled", face=int(action - USE + 1))
    if LOSE <= action < FURTHER:
        return Refusal("nothing-to-lose")
    if board.phase == PLACING and action < DICE:
        return _place(board, action - int(BUILD))
    if action == FURTHER and board.phase in (ACTING, PLACING):
        return Refusal("nothing-further")  # R4.6
    if board.phase != ACTING:
        return _not_now(board)
    if action < DICE:
        return _build(board, action - int(BUILD))
    if action == EVALUATE:
        return Refusal("no-crown-here")
    return _theft(board, action - int(STEAL))


def _roll_or_stop(board: Board, action: int) -> Refusal:
    if board.phase != ROLLING:
        return Refusal(_FIRST_DO[board.phase])
    if action == STOP:
        return Refusal("no-roll-yet")  # R2.1
    return Refusal("not-enough-special-dice", have=int(board.dice_of(board.turn)), need=action)


def _not_now(board: Board) -> Refusal:
    """It is not the moment to do what a space offers."""
    if board.phase != ROLLING:
        return Refusal(_FIRST_DO[board.phase])
    if board.colour == NO_COLOUR:
        return Refusal("no-roll-yet")
    if board.card_here() == NO_CARD:
        return Refusal("must-evaluate", colour=COLOURS[board.colour])  # R5.2
    return Refusal("space-done")


def _build(board: Board, place: int) -> Refusal:
    card = board.card_here()
    if board.supply[board.pile_of(card)] > 0:
        return _place(board, place)
    own = board.castle_of(board.turn, board.colour)
    code = "pile-empty"
    if castle.has_beyond(board.castles, board.castle_of(1 - board.turn, board.colour), card, -1):
        code = "pile-empty-steal" if castle.fits(board.castles, own, card) else "no-place"  # R7.3
    return Refusal(code, colour=COLOURS[board.colour], card=CARDS[card])


def _place(board: Board, place: int) -> Refusal:
    """Section 4, place by place."""
    card = board.card_here()
    own = board.castle_of(board.turn, board.colour)
    size = int(castle.length(board.castles, own))
    if place < castle.FIRST:
        if size == 0:
            return Refusal("castle-empty", colour=COLOURS[board.colour])
        return Refusal("needs-wall", card=CARDS[card])
    slot = place - int(castle.FIRST) + int(board.window * castle.WINDOW)
    if slot >= size:
        return Refusal("no-such-place", place=slot + 1, length=size)
    if castle.card_at(board.castles, own, slot) >= 0:
        return Refusal("place-taken", place=slot + 1)
    if max(castle.card_at(board.castles, own, slot - 1), castle.card_at(board.castles, own, slot + 1)) > WALL:
        return Refusal("building-beside", card=CARDS[card], place=slot + 1)
    return Refusal("needs-wall", card=CARDS[card])


def _theft(board: Board, slot: int) -> Refusal:
    card = board.card_here()
    left = board.supply[board.pile_of(card)]
    if left > 0:
        return Refusal("pile-not-empty", colour=COLOURS[board.colour], card=CARDS[card], left=int(left))
    slot += int(board.window * castle.WINDOW)
    found = castle.card_at(board.castles, board.castle_of(1 - board.turn, board.colour), slot)
    if found < 0:
        return Refusal("nothing-there", place=slot + 1)
    if found != card:
        return Refusal("wrong-card", place=slot + 1, card=CARDS[card], found=CARDS[found])
    return Refusal("no-place", colour=COLOURS[board.colour], card=CARDS[card])
