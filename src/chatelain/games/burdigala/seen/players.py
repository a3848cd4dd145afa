"""What the seat has, what all can see of the others, and how the points stand."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import lowest
from chatelain.core.features import Row, capped
from chatelain.core.packed import amount, kinds_in
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.scoring import corruption
from chatelain.games.burdigala.seen import layout as at
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import (
    CARDS,
    CONNECTIONS,
    CONSUL,
    HARVEST,
    HARVEST_LIMIT,
    HYGIENE,
    LIMIT,
    MERCHANT,
    PERMANENT,
    THEFT,
    VALUES,
)
from chatelain.games.burdigala.worth.players import highest_token, sites_of_size


def write_goods(board: BurdigalaState, seat: i64, time: i64, row: Row) -> None:
    """Goods as they lie in sets, and tokens."""
    player = board.players[seat]
    sets: i64 = 0
    for size in range(1, 4):
        kinds: i64 = 0
        for good in range(5):
            if amount(player.goods, good) >= size:
                kinds += 1
        sets = sets * 6 + kinds
    era = i64(at.ERA_OF[time])
    row.add(at.SETS + era * 216 + sets)
    row.add(at.FIRST_SET + time * 6 + sets // 36)
    row.add(at.SETS_LEFT + sets // 36 * 8 + capped((board.goods_left + 2) // 3, 7))
    for good in range(5):
        row.add(at.GOOD + good * 5 + capped(amount(player.goods, good), 4))
    if board.stack & 15 >= 8:
        row.add(at.DUE_SETS + era * 6 + sets // 36)
    mine = corruption(player.tokens)
    row.add(at.CORRUPTION + era * 26 + capped(mine, 25))
    row.add_capped(at.TOKENS, player.token_count, 9)
    most: i64 = 0
    for other in range(board.seats):
        if other != seat:
            most = max(most, board.players[other].token_count)
    row.add(at.LEAD_IN_TOKENS + era * 21 + capped(max(mine - most * (VALUES - 1) // 2 + 10, 0), 20))


def write_cards(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """Cards in hand and on the table, with what makes them worth more."""
    player = board.players[seat]
    kinds = kinds_in(player.hand)
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        row.add(at.HAND + era * CARDS + card)
        if amount(player.hand, card) > 1:
            row.add(at.SECOND + card)
    laid = player.table
    while laid:
        row.add(at.TABLE + era * PERMANENT + lowest(laid))
        laid &= laid - 1
    row.add(at.CONSUL + whereabouts(player, CONSUL) * 8 + capped(sites_of_size(board, 2), 7))
    row.add(at.HYGIENE + whereabouts(player, HYGIENE) * 8 + capped(sites_of_size(board, 3), 7))
    if player.holds(CONNECTIONS):
        row.add(at.WORST + highest_token(player))
    most: i64 = 0
    for other in range(board.seats):
        if other != seat:
            most = max(most, board.players[other].goods_count)
    if player.holds(THEFT):
        row.add_capped(at.PREY, most, 7)
    if player.holds(MERCHANT):
        row.add_capped(at.PREY + 8, most, 7)
    limit = HARVEST_LIMIT if player.has_laid(HARVEST) else LIMIT
    row.add(at.ROOM + era * 6 + max(limit - player.hand_count - player.table_count, 0))
    row.add_capped(at.DRAWS, (board.draws >> (seat * 4)) & 15, 4)


def whereabouts(player: Player, card: i64) -> i64:
    """Laid, in hand, or elsewhere."""
    if player.has_laid(card):
        return 2
    return 1 if player.holds(card) else 0


def write_others(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """Their cards, goods and tokens by number, and what lies open."""
    for other in range(board.seats):
        if other == seat:
            continue
        rival = board.players[other]
        laid = rival.table
        while laid:
            row.add(at.OTHERS_TABLE + era * PERMANENT + lowest(laid))
            laid &= laid - 1
        row.add(at.OTHERS_GOODS + era * 13 + capped(rival.goods_count, 12))
        row.add(at.OTHERS_TOKENS + era * 10 + capped(rival.token_count, 9))
        row.add(at.OTHERS_HAND + era * 6 + capped(rival.hand_count, 5))
        row.add_capped(at.OTHERS_DRAWS, (board.draws >> (other * 4)) & 15, 4)


def write_lead(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """How the points stand against the best of the others, by what all can see."""
    highest: i64 = -999
    for other in range(board.seats):
        if other != seat:
            highest = max(highest, shown(board.players[other]))
    lead = shown(board.players[seat]) - highest
    row.add(at.LEAD + era * 21 + capped(max(lead + 42, 0) // 4, 20))
    if board.goods_left < 6:
        row.add(at.LEAD_AT_END + board.goods_left * 9 + capped(max(lead + 36, 0) // 8, 8))


def shown(player: Player) -> i64:
    """Points, what lies open, and about what hidden goods and tokens will bring."""
    return player.points + 2 * player.table_count + 5 * player.goods_count // 2 - 5 * player.token_count // 2
