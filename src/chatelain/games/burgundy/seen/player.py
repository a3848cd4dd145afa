"""What one player has: the estate, the storage, the purse, buildings, herds and dice."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import Row, capped
from chatelain.core.packed import amount, kinds_in, total
from chatelain.games.burgundy.player import INCOMING, NOTHING, Player
from chatelain.games.burgundy.reach import place_mode, spaces_for, workers_needed
from chatelain.games.burgundy.scoring import buildings_of, projected
from chatelain.games.burgundy.seen import layout as at
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import GOODS, NUMBERS, PHASES, SPACES_WITH
from chatelain.games.burgundy.tiles import (
    BUILDING,
    BUILDINGS,
    FAMILIES,
    FAMILY_OF,
    KINDS,
    KNOWLEDGE_NUMBERS,
    PASTURE,
    animals_on,
    species_of,
)
from chatelain.hexes import SPACES


def time_of(board: BurgundyState) -> i64:
    """The phase, or the round of the last one."""
    return board.phase if board.phase < PHASES - 1 else PHASES - 1 + board.round


def write_player(board: BurgundyState, seat: i64, base: i64, row: Row) -> None:
    """The block of a player."""
    player = board.players[seat]
    left = player.filled
    while left:
        row.add(base + at.FILLED + lowest(left))
        left &= left - 1
    for colour in range(FAMILIES):
        write_colour(board, seat, player, colour, base, row)
    write_storage(board, seat, player, base, row)
    write_purse(board, player, base, row)
    write_buildings(board, seat, player, base, row)
    write_herds(board, seat, player, base, row)
    write_dice(player, base, row)
    row.add_capped(base + at.POINTS, projected(board, seat) // 10, 29)


def write_colour(board: BurgundyState, seat: i64, player: Player, colour: i64, base: i64, row: Row) -> None:
    """What is missing of a colour and of its districts, and where one can build next."""
    spaces = player.estate.colours[colour]
    row.add(base + at.COLOUR + colour * 13 + count(spaces & ~player.filled))
    todo = spaces & ~player.filled
    while todo:
        space = lowest(todo)
        district = player.estate.district[space]
        todo &= ~district
        row.add(base + at.DISTRICT + (colour * 9 + player.estate.size[space]) * 9 + count(district & ~player.filled))
    todo = spaces & player.open
    while todo:
        row.add(base + at.OPEN + colour * 6 + i64(NUMBERS[lowest(todo)]) - 1)
        todo &= todo - 1
    owners = (board.bonus_owners >> (colour * 6)) & 63
    if owners:
        row.add(base + at.BONUS + colour * 3 + (2 if owners >= 8 or owners == seat + 1 else 1))


def write_storage(board: BurgundyState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """What is stored, where it fits, and with how many workers a die that is left brings it there."""
    stored: i64 = 0
    for slot in range(INCOMING + 1):
        tile = player.stored(slot)
        if tile != NOTHING:
            stored += 1
            row.add(base + at.STORED + tile)
            write_fit(board, seat, player, tile, base, row)
    row.add(base + at.ROOM + stored)


def write_fit(board: BurgundyState, seat: i64, player: Player, tile: i64, base: i64, row: Row) -> None:
    """The numbers with which a stored tile can be placed."""
    family = i64(FAMILY_OF[tile])
    spaces = spaces_for(board, seat, player, tile)
    if not spaces:
        row.add(base + at.FITS + family * 7)
        return
    mode = place_mode(player, family)
    cheapest: i64 = 9
    for number in range(1, 7):
        if spaces & SPACES_WITH[BIT[number - 1]]:
            row.add(base + at.FITS + family * 7 + number)
            for which in range(2):
                if not player.is_used(which):
                    cheapest = min(cheapest, workers_needed(player, which, number, mode))
    if cheapest <= 2 and cheapest <= player.workers:
        row.add(base + at.FITS_DIE + family * 3 + cheapest)


def write_purse(board: BurgundyState, player: Player, base: i64, row: Row) -> None:
    """Goods, silver, workers, mines and knowledge."""
    for good in range(GOODS):
        number = amount(player.goods, good)
        if number:
            row.add(base + at.GOOD + good * 6 + capped(number, 5))
    row.add_capped(base + at.TYPES, count(player.types), 3)
    row.add_capped(base + at.AMOUNT, total(player.goods), 11)
    row.add(base + at.SOLD_TYPES + count(kinds_in(player.sold)))
    row.add_capped(base + at.SOLD, total(player.sold), 15)
    row.add_capped(base + at.SILVER, player.silver, 9)
    row.add_capped(base + at.WORKERS, player.workers, 11)
    row.add(base + at.MINES + board.phase * 5 + capped(player.mines, 4))
    left = player.powers
    while left:
        number = lowest(left)
        left &= left - 1
        row.add(base + at.POWER + number)
        row.add(base + at.POWER_TIME + board.phase * KNOWLEDGE_NUMBERS + number)


def write_buildings(board: BurgundyState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """Buildings, and where more of them can go (R8.1)."""
    open_spaces = player.open & player.estate.colours[BUILDING]
    is_free = player.has_power(1)
    for building in range(BUILDINGS):
        number = buildings_of(board, seat, player, building)
        if number:
            row.add(base + at.BUILT + building * 5 + capped(number, 4))
        spaces = open_spaces if is_free else open_spaces & ~board.cities[seat * BUILDINGS + building]
        row.add(base + at.CITY + building * 4 + capped(count(spaces), 3))


def write_herds(board: BurgundyState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """For every species the most animals in a pasture that has room for more."""
    best: i64 = 0  # a byte for each species
    found: i64 = 0
    todo = player.estate.colours[PASTURE]
    while todo:
        district = player.estate.district[lowest(todo)]
        todo &= ~district
        herds: i64 = 0
        left = district & player.filled
        while left:
            tile = board.laid[seat * SPACES + lowest(left)]
            left &= left - 1
            found |= BIT[species_of(tile)]
            herds += animals_on(tile) << (species_of(tile) * 8)
        if district & ~player.filled:
            for species in range(at.SPECIES):
                more = ((herds >> (species * 8)) & 255) - ((best >> (species * 8)) & 255)
                if more > 0:
                    best += more << (species * 8)
    for species in range(at.SPECIES):
        herd = (best >> (species * 8)) & 255
        if herd:
            row.add(base + at.HERD + species * 14 + capped(herd, 13))
        if found & BIT[species]:
            row.add(base + at.HAS_SPECIES + species)


def write_dice(player: Player, base: i64, row: Row) -> None:
    """The dice that are not used yet."""
    left: i64 = 0
    for which in range(2):
        if not player.is_used(which):
            left += 1
            row.add(base + at.DIE + player.die(which) - 1)
    row.add(base + at.DICE_LEFT + left)


def write_crossed(board: BurgundyState, seat: i64, row: Row) -> None:
    """One's own things at the time they are there."""
    player = board.players[seat]
    time = time_of(board)
    for colour in range(FAMILIES):
        spaces = player.estate.colours[colour]
        row.add(at.X_COLOUR + (time * FAMILIES + colour) * 13 + count(spaces & ~player.filled))
        todo = spaces & ~player.filled
        while todo:
            space = lowest(todo)
            district = player.estate.district[space]
            todo &= ~district
            size = player.estate.size[space]
            row.add(at.X_DISTRICT + ((time * FAMILIES + colour) * 9 + size) * 9 + count(district & ~player.filled))
    stored: i64 = 0
    for slot in range(INCOMING + 1):
        tile = player.stored(slot)
        if tile != NOTHING:
            stored += 1
            row.add(at.X_STORED + time * KINDS + tile)
            if not spaces_for(board, seat, player, tile):
                row.add(at.X_NOWHERE + time * FAMILIES + i64(FAMILY_OF[tile]))
    row.add(at.X_ROOM + time * 5 + stored)
    row.add(at.X_SILVER + time * 10 + capped(player.silver, 9))
    row.add(at.X_WORKERS + time * 12 + capped(player.workers, 11))
    row.add(at.X_AMOUNT + time * 12 + capped(total(player.goods), 11))
    row.add(at.X_EMPTY + time * (SPACES + 1) + SPACES - count(player.filled))
    open_spaces = player.open & player.estate.colours[BUILDING]
    is_free = player.has_power(1)
    for building in range(BUILDINGS):
        spaces = open_spaces if is_free else open_spaces & ~board.cities[seat * BUILDINGS + building]
        row.add(at.X_CITY + (time * BUILDINGS + building) * 4 + capped(count(spaces), 3))
