"""What a player has, for the evaluation: points now and at the end, cards on the table and in hand, pawns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import count, lowest
from chatelain.core.packed import amount, kinds_in
from chatelain.games.burdigala.board import SIZE, STONES, Board
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.scoring import corruption, set_points
from chatelain.games.burdigala.tables import (
    BOAT,
    CHARIOT,
    CONNECTIONS,
    CONSUL,
    CONSUL_SIZE,
    HARVEST,
    HYGIENE,
    HYGIENE_SIZE,
    MERCHANT,
    PAWNS,
    PERMANENT,
    VALUES,
    VINO,
)

#: A point: all worth is in hundredths.
POINT: Final[i64] = 100
#: What it may cost to be the most corrupt player, in percent of the five points, by the lead in corruption.
RISK: Final = bytes([55, 65, 72, 78, 83, 87, 90, 93, 95])
#: What it may cost to be one, two ... behind that player.
LATENT: Final = bytes([0, 35, 28, 22, 17, 13, 10, 7, 5])
#: Worth of cards in hand that are played once, by kind.
ONCE: Final = (0, 0, 0, 0, 0, 0, 130, 100, 40, 90, 190, 160, 0, 200)
#: A pawn beside an unfinished site, and beside one that is nearly finished.
BESIDE: Final[i64] = 6
NEARLY: Final[i64] = 22


def worth_of_player(board: Board, seat: i64, left: i64) -> i64:
    """What a player has, and what it may cost to be the most corrupt one."""
    if board.is_over:
        return board.players[seat].points * POINT
    return worth_of_things(board, seat, left) - risk_of_corruption(board, seat)


def worth_of_things(board: Board, seat: i64, left: i64) -> i64:
    """Points now and at the end, cards in hand, pawns."""
    player = board.players[seat]
    total = player.points * POINT
    total += set_points(player.goods) * POINT + count(kinds_in(player.goods)) * left // 4
    total += player.table_count * 2 * POINT + worth_of_table(board, player, left)
    total -= corruption(player.tokens) * POINT
    total += worth_of_hand(board, player, left)
    total += worth_of_pawns(board, seat) * left // 100
    return total


def worth_of_table(board: Board, player: Player, left: i64) -> i64:
    """What permanent cards will still do."""
    total: i64 = 0
    for card in range(PERMANENT):
        if player.has_laid(card):
            total += help_of(board, card, left)
    return total


def help_of(board: Board, card: i64, left: i64) -> i64:
    """What a permanent card does while it lies there, besides its two points."""
    if card == CONSUL:
        return sites_of_size(board, CONSUL_SIZE) * 140 // board.seats
    if card == HYGIENE:
        return sites_of_size(board, HYGIENE_SIZE) * 140 // board.seats
    if card == BOAT:
        return 130 * left // 100
    if card == CHARIOT:
        return 50 * left // 100
    if card == VINO:
        return 110 * left // 100
    return 40 * left // 100 if card == HARVEST else 0


def sites_of_size(board: Board, size: i64) -> i64:
    """Sites of a size still under construction."""
    found: i64 = 0
    todo = board.unfinished
    while todo:
        if board.site[SIZE + lowest(todo)] == size:
            found += 1
        todo &= todo - 1
    return found


def risk_of_corruption(board: Board, seat: i64) -> i64:
    """R14.5: how likely the five points are to be lost."""
    mine = corruption(board.players[seat].tokens)
    if not mine:
        return 0
    most: i64 = 0
    for other in range(board.seats):
        if other != seat and corruption(board.players[other].tokens) > most:
            most = corruption(board.players[other].tokens)
    return cost_of_lead(mine - most)


def supposed_risk(board: Board, seat: i64) -> i64:
    """The same by what all can see of the others: how many tokens they have."""
    mine = corruption(board.players[seat].tokens)
    if not mine:
        return 0
    most: i64 = 0
    for other in range(board.seats):
        if other != seat and board.players[other].token_count > most:
            most = board.players[other].token_count
    return cost_of_lead(mine - most * (VALUES - 1) // 2)


def cost_of_lead(lead: i64) -> i64:
    """What a lead in corruption, or being so much behind, may cost."""
    if lead >= 0:
        return 5 * i64(RISK[lead if lead < 8 else 8])
    return 5 * i64(LATENT[-lead if lead > -8 else 8])


def worth_of_hand(board: Board, player: Player, left: i64) -> i64:
    """Cards that can still be played; a second copy of a permanent card is of little use."""
    if not player.hand:
        return 0
    total: i64 = 0
    kinds = kinds_in(player.hand)
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        value = worth_of_card(board, player, card, left)
        total += value + (amount(player.hand, card) - 1) * value // 3
    return total * (left if left < 40 else 40) // 40


def worth_of_card(board: Board, player: Player, card: i64, left: i64) -> i64:
    """One card of the hand."""
    if card < PERMANENT:
        return 25 if player.has_laid(card) else (200 + help_of(board, card, left)) * 4 // 5
    if card == CONNECTIONS:
        return 40 + highest_token(player) * 85
    if card == MERCHANT and not player.goods_count:
        return 40
    return i64(ONCE[card])


def highest_token(player: Player) -> i64:
    """The value of the player's worst token."""
    value = VALUES - 1
    while value > 0 and not amount(player.tokens, value):
        value -= 1
    return value


def worth_of_pawns(board: Board, seat: i64) -> i64:
    """Pawns beside sites draw cards when a building is finished there."""
    total: i64 = 0
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if board.pawn[slot] >= 0:
            total += 150
            sites = board.edition.touched[board.pawn[slot]] & board.unfinished
            while sites:
                site = lowest(sites)
                sites &= sites - 1
                total += NEARLY if board.site[SIZE + site] - board.site[STONES + site] <= 2 else BESIDE
    return total
