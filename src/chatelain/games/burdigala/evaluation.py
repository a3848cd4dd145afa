"""How good a position looks to a player who thinks one action ahead. All terms are in hundredths of a point.

A player is worth his points, what would score if the game ended now, the cards in his hand, and what his pawns stand
beside. Where the seat still has to lay a stone in this turn, the best one is counted already; what is pending is worth
its best answer. The worth of the others, on average, is taken off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.games.burdigala.board import (
    AFTER,
    AT_DISCARD,
    AT_KEEP,
    AT_LOOK,
    AT_PRIVILEGE,
    AT_SWAP,
    LAYING,
    MOVING,
    SEEN,
    SIZE,
    STONES,
    TILE,
)
from chatelain.games.burdigala.ending import corruption, set_points
from chatelain.games.burdigala.kinds import (
    BOAT,
    CHARIOT,
    CONNECTIONS,
    CONSUL,
    CONSUL_SIZE,
    GOODS,
    HARVEST,
    HYGIENE,
    HYGIENE_SIZE,
    LARGEST,
    MERCHANT,
    NECROPOLIS,
    PAWNS,
    PERMANENT,
    STOPPED_SITE,
    TILES,
    VALUES,
    VINO,
)
from chatelain.games.burdigala.moving import open_lanes, targets
from chatelain.games.burdigala.packed import ONE, amount, kinds_in
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.stones import sites_in_reach

POINT: Final[i64] = 100
#: An intrigue card just drawn, and a goods card, before anybody knows what it is.
CARD: Final[i64] = 110
GOOD: Final[i64] = 230
#: A site with one place left is a gift for the next player: so much of it is lost, in percent.
GIFT: Final[i64] = 30
#: What it may cost to be the most corrupt player, in percent of the five points, by the lead in corruption.
RISK: Final = bytes([55, 65, 72, 78, 83, 87, 90, 93, 95])
#: What it may cost to be one, two ... behind him.
LATENT: Final = bytes([0, 35, 28, 22, 17, 13, 10, 7, 5])
#: Worth of cards in hand that are played once, by kind.
ONCE: Final = (0, 0, 0, 0, 0, 0, 130, 100, 40, 90, 190, 160, 0, 200)
#: A pawn beside an unfinished site, and beside one that is nearly finished.
BESIDE: Final[i64] = 6
NEARLY: Final[i64] = 22


def evaluate(board: BurdigalaState, seat: i64) -> float:
    """The prospects of a seat, in points."""
    return float(int(worth(board, seat))) / 100.0


def worth(board: BurdigalaState, seat: i64) -> i64:
    """The seat's own worth, less the average of the others, and what it has still to do in its turn."""
    own: i64 = 0
    others: i64 = 0
    left = time_left(board)
    at: i64 = 0
    while at < board.seats:
        value = worth_of_player(board, at, left)
        if at == seat:
            own = value
        else:
            others += value
        at += 1
    total = own - others // (board.seats - 1)
    if board.is_over:
        return total
    values = average_values(board)
    total -= gifts(board, seat, values)
    if board.seat == seat:
        total += worth_of_turn(board, seat, values, left)
    return total


def time_left(board: BurdigalaState) -> i64:
    """From 100 down to 0 as stones and goods run out: what only pays later is worth that much, in percent."""
    if board.is_over:
        return 0
    places: i64 = 0
    todo = board.unfinished
    while todo:
        site = lowest(todo)
        todo &= todo - 1
        places += board.site[SIZE + site] - board.site[STONES + site]
    left = places * 4
    if board.goods_left * 14 < left:
        left = board.goods_left * 14
    return left if left < 100 else 100


# -- a player


def worth_of_player(board: BurdigalaState, seat: i64, left: i64) -> i64:
    """Points now and at the end, cards in hand, pawns."""
    player = board.players[seat]
    total = player.points * POINT
    if board.is_over:
        return total
    total += set_points(player.goods) * POINT + count(kinds_in(player.goods)) * left // 4
    total += player.table_count * 2 * POINT + worth_of_table(board, player, left)
    total -= corruption(player.tokens) * POINT + risk_of_corruption(board, seat)
    total += worth_of_hand(board, player, left)
    total += worth_of_pawns(board, seat) * left // 100
    return total


def worth_of_table(board: BurdigalaState, player: Player, left: i64) -> i64:
    """What permanent cards will still do."""
    total: i64 = 0
    card: i64 = 0
    while card < PERMANENT:
        if player.has_laid(card):
            total += help_of(board, card, left)
        card += 1
    return total


def help_of(board: BurdigalaState, card: i64, left: i64) -> i64:
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


def sites_of_size(board: BurdigalaState, size: i64) -> i64:
    """Sites of a size still under construction."""
    found: i64 = 0
    todo = board.unfinished
    while todo:
        if board.site[SIZE + lowest(todo)] == size:
            found += 1
        todo &= todo - 1
    return found


def risk_of_corruption(board: BurdigalaState, seat: i64) -> i64:
    """R14.5: how likely the five points are to be lost."""
    mine = corruption(board.players[seat].tokens)
    if not mine:
        return 0
    most: i64 = 0
    other: i64 = 0
    while other < board.seats:
        if other != seat and corruption(board.players[other].tokens) > most:
            most = corruption(board.players[other].tokens)
        other += 1
    lead = mine - most
    if lead >= 0:
        return 5 * i64(RISK[lead if lead < 8 else 8])
    return 5 * i64(LATENT[-lead if lead > -8 else 8])


def worth_of_hand(board: BurdigalaState, player: Player, left: i64) -> i64:
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


def worth_of_card(board: BurdigalaState, player: Player, card: i64, left: i64) -> i64:
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


def worth_of_pawns(board: BurdigalaState, seat: i64) -> i64:
    """Pawns beside sites draw cards when a building is finished there."""
    total: i64 = 0
    slot = seat * PAWNS
    stop = slot + PAWNS
    while slot < stop:
        if board.pawn[slot] >= 0:
            total += 150
            sites = board.edition.touched[board.pawn[slot]] & board.unfinished
            while sites:
                site = lowest(sites)
                sites &= sites - 1
                total += NEARLY if board.site[SIZE + site] - board.site[STONES + site] <= 2 else BESIDE
        slot += 1
    return total


# -- stones


def average_values(board: BurdigalaState) -> vec[i64]:
    """By size: what an unseen building is worth on average, in hundredths, with what the special ones bring."""
    values = vec[i64]([0] * int(LARGEST + 1))
    tiles = vec[i64]([0] * int(LARGEST + 1))
    tile: i64 = 0
    while tile < TILES:
        if board.pool[tile]:
            size = i64(board.edition.sizes[tile])
            values[size] += worth_of_tile(board, tile)
            tiles[size] += 1
        tile += 1
    size = 2
    while size <= LARGEST:
        if tiles[size]:
            values[size] //= tiles[size]
        size += 1
    return values


def worth_of_tile(board: BurdigalaState, tile: i64) -> i64:
    """A building, in hundredths."""
    value = i64(board.edition.values[tile]) * POINT
    if tile == STOPPED_SITE:
        value += 2 * CARD
    elif tile == NECROPOLIS:
        value += 2 * POINT
    return value


def worth_of_building(board: BurdigalaState, seat: i64, site: i64, values: vec[i64]) -> i64:
    """What it brings a seat to finish a site: value, bonus, cards."""
    size = board.site[SIZE + site]
    tile = board.site[TILE + site]
    value = values[size]
    if tile >= 0 and board.site[SEEN + site] & BIT[seat]:
        value = worth_of_tile(board, tile)
        if tile == NECROPOLIS:
            value = corruption(board.players[seat].tokens) * POINT
    value += amount(board.bonus, site // 2) * POINT
    player = board.players[seat]
    if size == CONSUL_SIZE and player.has_laid(CONSUL):
        value += 2 * POINT
    if size == HYGIENE_SIZE and player.has_laid(HYGIENE):
        value += 2 * POINT
    return value


def cards_around(board: BurdigalaState, seat: i64, site: i64, moved: i64) -> i64:
    """What the cards that the neighbours draw are worth to the seat, with this pawn moved there."""
    around = board.edition.around[site // 2]
    total: i64 = 0
    slot: i64 = 0
    while slot < board.seats * PAWNS:
        point = board.pawn[slot]
        if point >= 0 and slot != moved and around & BIT[point]:
            total += CARD if slot // PAWNS == seat else -CARD // (board.seats - 1)
        slot += 1
    return total


def worth_of_stone(board: BurdigalaState, seat: i64, site: i64, values: vec[i64]) -> i64:
    """What a stone on a site brings, and what it leaves to the next player."""
    empty = board.site[SIZE + site] - board.site[STONES + site] - 1
    if empty == 0:
        finished = worth_of_building(board, seat, site, values)
        return finished * (100 + GIFT) // 100 + cards_around(board, seat, site, board.moved)
    value = empty * POINT
    if empty == 1:
        value -= worth_of_building(board, seat, site, values) * GIFT // 100
    return value


def best_stone(board: BurdigalaState, seat: i64, sites: i64, values: vec[i64]) -> i64:
    """The best of some sites."""
    best: i64 = -100000
    while sites:
        value = worth_of_stone(board, seat, lowest(sites), values)
        sites &= sites - 1
        if value > best:
            best = value
    return best


def gifts(board: BurdigalaState, seat: i64, values: vec[i64]) -> i64:
    """Sites with one place left, which the next player may take."""
    total: i64 = 0
    todo = board.unfinished
    while todo:
        site = lowest(todo)
        todo &= todo - 1
        if board.site[SIZE + site] - board.site[STONES + site] == 1:
            total += worth_of_building(board, seat, site, values) * GIFT // 100
    return total


# -- the rest of the turn


def worth_of_turn(board: BurdigalaState, seat: i64, values: vec[i64], left: i64) -> i64:
    """What the seat has still to do, done as well as possible."""
    total: i64 = 0
    if board.phase == MOVING:
        total = best_move(board, seat, values)
    elif board.moved >= 0 and (board.phase == LAYING or board.displaced >= 0):
        total = best_stone(board, seat, sites_in_reach(board), values)
    if board.stack and board.pending_seat() == seat:
        total += worth_of_answer(board, seat, values, left)
    return total


def best_move(board: BurdigalaState, seat: i64, values: vec[i64]) -> i64:
    """The best stone within reach of any pawn, or a port."""
    if board.displaced >= 0:
        return best_stone(board, seat, sites_in_reach(board), values)
    lanes = open_lanes(board, seat)
    best: i64 = -3 * POINT
    slot = seat * PAWNS
    stop = slot + PAWNS
    while slot < stop:
        if board.pawn[slot] >= 0:
            ends = targets(board, slot, lanes)
            while ends:
                point = lowest(ends)
                ends &= ends - 1
                value = best_stone(board, seat, board.edition.touched[point] & board.unfinished, values)
                if board.edition.ports & BIT[point]:
                    value += GOOD
                if value > best:
                    best = value
        slot += 1
    return best


def worth_of_answer(board: BurdigalaState, seat: i64, values: vec[i64], left: i64) -> i64:
    """The best answer to what is pending."""
    pending = board.pending()
    player = board.players[seat]
    if pending == AT_PRIVILEGE:
        best: i64 = GOOD if board.goods_left else 0
        if board.phase == AFTER and board.is_unfinished(board.laid):
            stone = worth_of_stone(board, seat, board.laid, values) - board.gained * POINT
            if stone > best:
                best = stone
        return best
    if pending == AT_KEEP:
        return best_good(player.goods, kinds_in(board.offer))
    if pending == AT_SWAP:
        return best_swap(board, player, board.players[board.pending_other()])
    if pending == AT_LOOK:
        return board.pending_other() * 25
    return -60 if pending == AT_DISCARD else 0


def best_good(goods: i64, kinds: i64) -> i64:
    """What the best of some goods adds to a collection."""
    best: i64 = 0
    while kinds:
        gain = (set_points(goods + ONE[lowest(kinds)]) - set_points(goods)) * POINT
        kinds &= kinds - 1
        if gain > best:
            best = gain
    return best


def best_swap(board: BurdigalaState, player: Player, other: Player) -> i64:
    """What the best swap gains, or nothing."""
    best: i64 = 0
    give: i64 = 0
    while give < GOODS:
        if amount(player.goods, give):
            take: i64 = 0
            while take < GOODS:
                if amount(other.goods, take):
                    mine = set_points(player.goods - ONE[give] + ONE[take]) - set_points(player.goods)
                    theirs = set_points(other.goods + ONE[give] - ONE[take]) - set_points(other.goods)
                    gain = mine * POINT - theirs * POINT // (board.seats - 1)
                    if gain > best:
                        best = gain
                take += 1
        give += 1
    return best
