"""Doing an action that is known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.burdigala import actions, decisions
from chatelain.games.burdigala.board import Board
from chatelain.games.burdigala.draws import answer_vino, discard_from_hand, discard_from_table
from chatelain.games.burdigala.intrigue import (
    be_indiscreet,
    betray_hand,
    betray_laid,
    decline_swap,
    help_crassus,
    influence,
    keep,
    lay_card,
    look,
    sail,
    steal,
    swap,
    use_connections,
    visit_merchant,
)
from chatelain.games.burdigala.moving import move, remove, send
from chatelain.games.burdigala.setup import place
from chatelain.games.burdigala.stones import lay_first_stone
from chatelain.games.burdigala.tables import GOODS, MAX_POINTS, PAWNS, PERMANENT
from chatelain.games.burdigala.turns import be_corrupted, end_turn, play_again, take_good, take_stone


def act(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """One branch for each block of the action table, in its order."""
    if action < actions.MOVE:
        place(board, seat, action, chance)
    elif action < actions.REMOVE:
        rest = action - actions.MOVE
        move(board, seat, seat * PAWNS + rest // MAX_POINTS, rest % MAX_POINTS, chance)
    elif action < actions.SEND:
        remove(board, seat, seat * PAWNS + action - actions.REMOVE)
        end_turn(board, chance)
    elif action < actions.LAY:
        send(board, seat, action - actions.SEND, chance)
    elif action < actions.PLAY:
        lay_first_stone(board, seat, action - actions.LAY, chance)
    elif action < actions.LOOK:
        play_card(board, seat, action, chance)
    elif action < actions.CORRUPT:
        choose(board, seat, action, chance)
    elif action < actions.DISCARD:
        answer(board, seat, action, chance)
    elif action < actions.DISCARD_LAID:
        discard_from_hand(board, seat, action - actions.DISCARD, chance)
    elif action < actions.END:
        discard_from_table(board, seat, action - actions.DISCARD_LAID, chance)
    elif action == actions.END:
        if board.events is not None:
            board.emit("turn-ended", int(seat), {})
        end_turn(board, chance)
    else:
        play_again(board, seat, chance)


def play_card(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """Section 12."""
    if action < actions.PLAY_INDISCRETION:
        lay_card(board, seat, action - actions.PLAY)
    elif action == actions.PLAY_INDISCRETION:
        be_indiscreet(board, seat)
    elif action == actions.PLAY_SAILOR:
        sail(board, seat, chance)
    elif action == actions.PLAY_CRASSUS:
        help_crassus(board, seat, chance)
    elif action < actions.BETRAY:
        which = action - actions.PLAY_INFLUENCE
        influence(board, seat, which // 2, 1 if which % 2 == 0 else -1)
    elif action < actions.BETRAY_HAND:
        rest = action - actions.BETRAY
        betray_laid(board, seat, rest // PERMANENT, rest % PERMANENT)
    elif action < actions.PLAY_MERCHANT:
        betray_hand(board, seat, action - actions.BETRAY_HAND, chance)
    elif action < actions.PLAY_THEFT:
        visit_merchant(board, seat, action - actions.PLAY_MERCHANT)
    elif action < actions.PLAY_CONNECTIONS:
        steal(board, seat, action - actions.PLAY_THEFT, chance)
    else:
        use_connections(board, seat, action - actions.PLAY_CONNECTIONS)


def choose(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """What a card asks for: sites to look at, goods to swap or to keep."""
    if action < actions.SWAP:
        look(board, seat, action - actions.LOOK, chance)
    elif action < actions.KEEP:
        swap(board, seat, (action - actions.SWAP) // GOODS, (action - actions.SWAP) % GOODS)
    else:
        keep(board, seat, action - actions.KEEP)


def answer(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """The seven and its privileges, In vino veritas, and what may be declined."""
    if action == actions.CORRUPT:
        be_corrupted(board, seat, chance)
    elif action == actions.TAKE_STONE:
        take_stone(board, seat, chance)
    elif action == actions.TAKE_GOOD:
        take_good(board, seat, chance)
    elif board.pending() == decisions.VINO:
        answer_vino(board, seat, action == actions.ACCEPT, chance)
    elif action == actions.DECLINE:
        decline_swap(board, seat)
