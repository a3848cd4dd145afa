"""Projects: never more than three (R4.2, R4.3)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.games.cards import decisions
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import CARD_NAMES
from chatelain.games.cards.player import INCOMING, Player


def take_project(board: Board, player: Player, card: i64) -> None:
    """A card becomes a project; if there are three, one of them has to make room."""
    slot = player.free_slot()
    player.put(slot, card)
    if slot == INCOMING:
        board.push(decisions.DISCARD, 0)


def discard_project(board: Board, seat: i64, player: Player, slot: i64) -> None:
    """R4.2: an old project goes to the discard pile, the new one takes its place."""
    card = player.project(slot)
    board.discard.put(card)
    player.drop(slot)
    player.put(slot, player.project(INCOMING))
    player.drop(INCOMING)
    if board.events is not None:
        board.emit("project-discarded", int(seat), {"card": CARD_NAMES[card]})
