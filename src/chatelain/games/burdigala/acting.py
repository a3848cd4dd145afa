"""Doing an action that is known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.burdigala.actions import (
    ACCEPT,
    BETRAY,
    BETRAY_HAND,
    CORRUPT,
    DECLINE,
    DISCARD,
    DISCARD_LAID,
    END,
    KEEP,
    LAY,
    LOOK,
    MOVE,
    PLAY,
    PLAY_CONNECTIONS,
    PLAY_CRASSUS,
    PLAY_INDISCRETION,
    PLAY_INFLUENCE,
    PLAY_MERCHANT,
    PLAY_SAILOR,
    PLAY_THEFT,
    REMOVE,
    SEND,
    SWAP,
    TAKE_GOOD,
    TAKE_STONE,
)
from chatelain.games.burdigala.board import AT_VINO, Board
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
    if action < MOVE:
        place(board, seat, action, chance)
    elif action < REMOVE:
        rest = action - MOVE
        move(board, seat, seat * PAWNS + rest // MAX_POINTS, rest % MAX_POINTS, chance)
    elif action < SEND:
        remove(board, seat, seat * PAWNS + action - REMOVE)
        end_turn(board, chance)
    elif action < LAY:
        send(board, seat, action - SEND, chance)
    elif action < PLAY:
        lay_first_stone(board, seat, action - LAY, chance)
    elif action < LOOK:
        play_card(board, seat, action, chance)
    elif action < CORRUPT:
        choose(board, seat, action, chance)
    elif action < DISCARD:
        answer(board, seat, action, chance)
    elif action < DISCARD_LAID:
        discard_from_hand(board, seat, action - DISCARD, chance)
    elif action < END:
        discard_from_table(board, seat, action - DISCARD_LAID, chance)
    elif action == END:
        if board.events is not None:
            board.emit("turn-ended", int(seat), {})
        end_turn(board, chance)
    else:
        play_again(board, seat, chance)


def play_card(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """Section 12."""
    if action < PLAY_INDISCRETION:
        lay_card(board, seat, action - PLAY)
    elif action == PLAY_INDISCRETION:
        be_indiscreet(board, seat)
    elif action == PLAY_SAILOR:
        sail(board, seat, chance)
    elif action == PLAY_CRASSUS:
        help_crassus(board, seat, chance)
    elif action < BETRAY:
        which = action - PLAY_INFLUENCE
        influence(board, seat, which // 2, 1 if which % 2 == 0 else -1)
    elif action < BETRAY_HAND:
        rest = action - BETRAY
        betray_laid(board, seat, rest // PERMANENT, rest % PERMANENT)
    elif action < PLAY_MERCHANT:
        betray_hand(board, seat, action - BETRAY_HAND, chance)
    elif action < PLAY_THEFT:
        visit_merchant(board, seat, action - PLAY_MERCHANT)
    elif action < PLAY_CONNECTIONS:
        steal(board, seat, action - PLAY_THEFT, chance)
    else:
        use_connections(board, seat, action - PLAY_CONNECTIONS)


def choose(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """What a card asks for: sites to look at, goods to swap or to keep."""
    if action < SWAP:
        look(board, seat, action - LOOK, chance)
    elif action < KEEP:
        swap(board, seat, (action - SWAP) // GOODS, (action - SWAP) % GOODS)
    else:
        keep(board, seat, action - KEEP)


def answer(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """The seven and its privileges, In vino veritas, and what may be declined."""
    if action == CORRUPT:
        be_corrupted(board, seat, chance)
    elif action == TAKE_STONE:
        take_stone(board, seat, chance)
    elif action == TAKE_GOOD:
        take_good(board, seat, chance)
    elif board.pending() == AT_VINO:
        answer_vino(board, seat, action == ACCEPT, chance)
    elif action == DECLINE:
        decline_swap(board, seat)
