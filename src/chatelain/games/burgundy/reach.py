"""What is within reach: the targets of every action as bit masks, for the list of legal actions and for refusals."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.games.burgundy import decisions, tiles
from chatelain.games.burgundy.board import Board
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.tables import (
    FOUNDING_PRICE,
    NUMBERED,
    PRICE,
    REACH,
    SPACES_WITH,
    STORAGE,
    WORKERS_NEEDED,
)
from chatelain.hexes import touching

# -- R4.4 to R4.7: dice and workers. A mode says what knowledge tiles 8 to 12 do for a use of a die (see tables).


def plain_mode(player: Player) -> i64:
    """R15.8: tile 8."""
    return 2 if player.has_power(8) else 0


def take_mode(player: Player) -> i64:
    """R15.12: tile 12 helps to take tiles."""
    return plain_mode(player) + (1 if player.has_power(tiles.TAKE_HELPER) else 0)


def place_mode(player: Player, family: i64) -> i64:
    """R15.9 to R15.11: tiles 9, 10 and 11 help to place tiles of their families."""
    return plain_mode(player) + (1 if player.has_power(i64(tiles.PLACE_HELPER[family])) else 0)


def numbers_in_reach(player: Player, which: i64, mode: i64) -> i64:
    """The set of numbers a die can become with the workers at hand."""
    workers = player.workers
    if workers > 3:
        workers = 3
    return i64(REACH[mode * 32 + player.die(which) * 4 + workers])


def workers_needed(player: Player, which: i64, number: i64, mode: i64) -> i64:
    """Workers that turn a die into a number."""
    return i64(WORKERS_NEEDED[mode * 64 + player.die(which) * 8 + number])


# -- placing


def placeable(board: Board, seat: i64, player: Player, tile: i64, numbers: i64) -> i64:
    """R6.2 to R6.5: the spaces that may receive a tile with one of these numbers."""
    return spaces_for(board, seat, player, tile) & SPACES_WITH[numbers]


def spaces_for(board: Board, seat: i64, player: Player, tile: i64) -> i64:
    """The spaces that may receive a tile, numbers aside."""
    family = i64(tiles.FAMILY_OF[tile])
    spaces = player.open & player.estate.colours[family]
    if family == tiles.BUILDING:
        if not player.has_power(1):  # R15.1
            spaces &= ~board.cities[seat * tiles.BUILDINGS + tile]
    if (board.spielbox or player.estate.spielbox) and family != tiles.CASTLE:
        spaces &= spielbox_reach(player, family)
    return spaces


def spielbox_reach(player: Player, family: i64) -> i64:
    """R17.3, R17.5: spaces beside a placed castle or a placed tile of the colour."""
    colours = player.estate.colours
    return touching((colours[tiles.CASTLE] | colours[family]) & player.filled)


def foundable(board: Board, player: Player) -> i64:
    """R17.7 to R17.10: castle spaces on which a castle may be founded away from everything."""
    if not (board.spielbox or player.estate.spielbox) or player.used or player.points < FOUNDING_PRICE:
        return 0
    if slot_of_castle(player) < 0:
        return 0
    return player.estate.colours[tiles.CASTLE] & ~player.filled & ~player.open


def slot_of_castle(player: Player) -> i64:
    """The storage place of a castle, or -1."""
    for slot in range(STORAGE):
        if player.stored(slot) == tiles.CASTLE_TILE:
            return slot
    return -1


# -- taking without a die


def fetchable(board: Board, benefit: i64) -> i64:
    """R8.4 to R8.7: the depot places that carpenter, church or market may take from."""
    found: i64 = 0
    left = board.stock & NUMBERED
    while left:
        place = lowest(left)
        left &= left - 1
        family = i64(tiles.FAMILY_OF[board.shelf[place]])
        if benefit == decisions.CARPENTER:
            fits = family == tiles.BUILDING
        elif benefit == decisions.CHURCH:
            fits = family in (tiles.MINE, tiles.KNOWLEDGE, tiles.CASTLE)
        else:
            fits = family in (tiles.SHIP, tiles.PASTURE)
        if fits:
            found |= BIT[place]
    return found


def buyable(board: Board, player: Player) -> i64:
    """R12.1, R15.6: the depot places one may buy from now."""
    if board.has_bought or player.silver < PRICE:
        return 0
    if player.has_power(6):
        return board.stock
    return board.stock & ~NUMBERED


def can_place_any(board: Board, seat: i64, player: Player) -> bool:
    """R8.11, R8.17: would a town hall be of use?"""
    for slot in range(STORAGE):
        tile = player.stored(slot)
        if tile >= 0 and spaces_for(board, seat, player, tile):
            return True
    return False
