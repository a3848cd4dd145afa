"""What a learned value sees of a position of the board game.

Every player has a block of features: what is built and what is missing, what is stored and where it fits, the purse,
knowledge, dice. The seat's own block comes crossed with the time as well; those of the others share one set of numbers,
added up. The rest is common to all: the offer, who can reach it, the order, how the points stand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import WAITING, Features, Layout, Row
from chatelain.core.packed import amount, kinds_in, total
from chatelain.core.state import State
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.board import SETTING_UP
from chatelain.games.burgundy.evaluation import CASTLE_WORTH, worth_at_rest, worth_of_choice
from chatelain.games.burgundy.player import INCOMING, NOTHING, Player
from chatelain.games.burgundy.reach import place_mode, spaces_for, take_mode, workers_needed
from chatelain.games.burgundy.scoring import buildings_of, projected
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import (
    DEPOTS,
    GOODS,
    NUMBERED,
    NUMBERS,
    PHASES,
    PLACES,
    PRICE,
    ROUNDS,
    SPACES_WITH,
)
from chatelain.games.burgundy.tiles import (
    BUILDING,
    BUILDINGS,
    FAMILIES,
    FAMILY_OF,
    KINDS,
    KNOWLEDGE_NUMBERS,
    PASTURE,
    SPECIES_NAMES,
    animals_on,
    species_of,
)
from chatelain.hexes import SPACES

_DICE: Final = 6
_SPECIES: Final[i64] = len(SPECIES_NAMES)
#: Phases A to D, then every round of phase E.
_TIMES: Final = int(PHASES - 1 + ROUNDS)
_COLOURS: Final = int(FAMILIES)
_TILES: Final = int(KINDS)

# -- the block of a player
_PLAYER: Final = Layout()
_FILLED: Final[i64] = _PLAYER.block("filled space", int(SPACES))
_DISTRICT: Final[i64] = _PLAYER.block("district colour size missing", _COLOURS, 9, 9)
_COLOUR: Final[i64] = _PLAYER.block("colour missing", _COLOURS, 13)
_OPEN: Final[i64] = _PLAYER.block("open colour number", _COLOURS, _DICE)
_STORED: Final[i64] = _PLAYER.block("stored kind", _TILES)
_ROOM: Final[i64] = _PLAYER.block("tiles stored", 5)
_FITS: Final[i64] = _PLAYER.block("stored family fits number (0: nowhere)", _COLOURS, 1 + _DICE)
_FITS_DIE: Final[i64] = _PLAYER.block("stored family fits a die with workers", _COLOURS, 3)
_GOOD: Final[i64] = _PLAYER.block("good amount", int(GOODS), 6)
_TYPES: Final[i64] = _PLAYER.block("types of goods", 4)
_AMOUNT: Final[i64] = _PLAYER.block("goods", 12)
_SOLD_TYPES: Final[i64] = _PLAYER.block("types sold", 7)
_SOLD: Final[i64] = _PLAYER.block("goods sold", 16)
_SILVER: Final[i64] = _PLAYER.block("silver", 10)
_WORKERS: Final[i64] = _PLAYER.block("workers", 12)
_MINES: Final[i64] = _PLAYER.block("phase mines", int(PHASES), 5)
_POWER: Final[i64] = _PLAYER.block("knowledge", KNOWLEDGE_NUMBERS)
_POWER_TIME: Final[i64] = _PLAYER.block("phase knowledge", int(PHASES), KNOWLEDGE_NUMBERS)
_BUILT: Final[i64] = _PLAYER.block("building amount", int(BUILDINGS), 5)
_CITY: Final[i64] = _PLAYER.block("building open spaces", int(BUILDINGS), 4)
_HERD: Final[i64] = _PLAYER.block("species animals in the best open pasture", int(_SPECIES), 14)
_HAS_SPECIES: Final[i64] = _PLAYER.block("species", int(_SPECIES))
_DIE: Final[i64] = _PLAYER.block("unused die", _DICE)
_DICE_LEFT: Final[i64] = _PLAYER.block("unused dice", 3)
_BONUS: Final[i64] = _PLAYER.block("colour bonus (1: one gone, 2: mine or none left)", _COLOURS, 3)
_POINTS: Final[i64] = _PLAYER.block("points by tens", 30)
_PLAYER_SIZE: Final[i64] = _PLAYER.size

# -- everything: one's own block, the others' block, what is common, one's own block crossed with the time
LAYOUT: Final = Layout()
LAYOUT.blocks += [(f"own {name}", first, sizes) for name, first, sizes in _PLAYER.blocks]
LAYOUT.blocks += [(f"others' {name}", first + _PLAYER.size, sizes) for name, first, sizes in _PLAYER.blocks]
LAYOUT.size = 2 * _PLAYER.size
_OTHERS: Final[i64] = _PLAYER.size
_SEATS: Final[i64] = LAYOUT.block("seats time", 3, _TIMES)
_ROUND: Final[i64] = LAYOUT.block("phase round", int(PHASES), int(ROUNDS))
_TURN: Final[i64] = LAYOUT.block("seats turns until mine", 3, 5)
_WAITING: Final[i64] = LAYOUT.block("waiting phase", int(PHASES))
_PENDING: Final[i64] = LAYOUT.block("pending", len(decisions.NAMES))
_BOUGHT: Final[i64] = LAYOUT.block("bought")
_CLOSING: Final[i64] = LAYOUT.block("turn about to end")
_AFFORDS: Final[i64] = LAYOUT.block("can still buy")
_KIND: Final[i64] = LAYOUT.block("offered kind", _TILES)
_FAMILY_AT: Final[i64] = LAYOUT.block("offered family depot", _COLOURS, int(DEPOTS))
_BLACK: Final[i64] = LAYOUT.block("black kind", _TILES)
_TAKE: Final[i64] = LAYOUT.block("kind in reach with workers", 2, _TILES)
_OTHERS_TAKE: Final[i64] = LAYOUT.block("kind in reach of a later player", _TILES)
_FIT: Final[i64] = LAYOUT.block("offered kind has a place", _TILES)
_FIT_BLACK: Final[i64] = LAYOUT.block("black kind has a place", _TILES)
_DEPOT_GOODS: Final[i64] = LAYOUT.block("depot goods", int(DEPOTS), 5)
_DEPOT_GOOD: Final[i64] = LAYOUT.block("good in a depot", int(GOODS))
_LOAD: Final[i64] = LAYOUT.block("own types in the best depot", 7)
_TRACK: Final[i64] = LAYOUT.block("track ahead", 9)
_AHEAD: Final[i64] = LAYOUT.block("others ahead in order", 4)
_LEAD: Final[i64] = LAYOUT.block("lead by sixes", 21)
_X_DISTRICT: Final[i64] = LAYOUT.block("time district colour size missing", _TIMES, _COLOURS, 9, 9)
_X_COLOUR: Final[i64] = LAYOUT.block("time colour missing", _TIMES, _COLOURS, 13)
_X_STORED: Final[i64] = LAYOUT.block("time stored kind", _TIMES, _TILES)
_X_NOWHERE: Final[i64] = LAYOUT.block("time stored family fits nowhere", _TIMES, _COLOURS)
_X_SILVER: Final[i64] = LAYOUT.block("time silver", _TIMES, 10)
_X_WORKERS: Final[i64] = LAYOUT.block("time workers", _TIMES, 12)
_X_AMOUNT: Final[i64] = LAYOUT.block("time goods", _TIMES, 12)
_X_ROOM: Final[i64] = LAYOUT.block("time tiles stored", _TIMES, 5)
_X_PENDING: Final[i64] = LAYOUT.block("time pending", _TIMES, len(decisions.NAMES))
_X_EMPTY: Final[i64] = LAYOUT.block("time empty spaces", _TIMES, int(SPACES) + 1)
_X_CITY: Final[i64] = LAYOUT.block("time building open spaces", _TIMES, int(BUILDINGS), 4)

#: What a decision that waits for its answer is worth, but for a castle's.
_PENDING_WORTH: Final[i64] = 250


class BurgundyFeatures(Features):
    """The board game's features."""

    layout = LAYOUT
    apart = True

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, BurgundyState)
        if state.phase != SETTING_UP:
            write_player(state, seat, 0, row)
            write_crossed(state, seat, row)
            write_common(state, seat, moment, row)

    def write_background(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BurgundyState)
        if state.phase != SETTING_UP:
            for other in range(state.seats):
                if other != seat:
                    write_player(state, other, _OTHERS, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BurgundyState)
        if state.phase == SETTING_UP:
            return worth_of_choice(state, seat)
        total = worth_at_rest(state, seat)
        if state.stack and state.seat == seat:
            total += CASTLE_WORTH if state.pending() == decisions.CASTLE else _PENDING_WORTH
        return total

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, BurgundyState)
        if state.phase == SETTING_UP:
            return 2
        is_last = state.phase == PHASES - 1 and state.round == ROUNDS - 1 and state.turn == state.seats - 1
        return 1 if is_last else 0


def time_of(board: BurgundyState) -> i64:
    """The phase, or the round of the last one."""
    return board.phase if board.phase < PHASES - 1 else PHASES - 1 + board.round


def capped(amount: i64, most: i64) -> i64:
    """The amount, or the most that is told apart."""
    return amount if amount < most else most


# -- one player


def write_player(board: BurgundyState, seat: i64, base: i64, row: Row) -> None:
    """The block of a player."""
    player = board.players[seat]
    left = player.filled
    while left:
        row.add(base + _FILLED + lowest(left))
        left &= left - 1
    for colour in range(FAMILIES):
        write_colour(board, seat, player, colour, base, row)
    write_storage(board, seat, player, base, row)
    write_purse(board, player, base, row)
    write_buildings(board, seat, player, base, row)
    write_herds(board, seat, player, base, row)
    write_dice(player, base, row)
    row.add_capped(base + _POINTS, projected(board, seat) // 10, 29)


def write_colour(board: BurgundyState, seat: i64, player: Player, colour: i64, base: i64, row: Row) -> None:
    """What is missing of a colour and of its districts, and where one can build next."""
    spaces = player.estate.colours[colour]
    row.add(base + _COLOUR + colour * 13 + count(spaces & ~player.filled))
    todo = spaces & ~player.filled
    while todo:
        space = lowest(todo)
        district = player.estate.district[space]
        todo &= ~district
        row.add(base + _DISTRICT + (colour * 9 + player.estate.size[space]) * 9 + count(district & ~player.filled))
    todo = spaces & player.open
    while todo:
        row.add(base + _OPEN + colour * 6 + i64(NUMBERS[lowest(todo)]) - 1)
        todo &= todo - 1
    owners = (board.bonus_owners >> (colour * 6)) & 63
    if owners:
        row.add(base + _BONUS + colour * 3 + (2 if owners >= 8 or owners == seat + 1 else 1))


def write_storage(board: BurgundyState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """What is stored, where it fits, and with how many workers a die that is left brings it there."""
    stored: i64 = 0
    for slot in range(INCOMING + 1):
        tile = player.stored(slot)
        if tile != NOTHING:
            stored += 1
            row.add(base + _STORED + tile)
            write_fit(board, seat, player, tile, base, row)
    row.add(base + _ROOM + stored)


def write_fit(board: BurgundyState, seat: i64, player: Player, tile: i64, base: i64, row: Row) -> None:
    """The numbers with which a stored tile can be placed."""
    family = i64(FAMILY_OF[tile])
    spaces = spaces_for(board, seat, player, tile)
    if not spaces:
        row.add(base + _FITS + family * 7)
        return
    mode = place_mode(player, family)
    cheapest: i64 = 9
    for number in range(1, 7):
        if spaces & SPACES_WITH[BIT[number - 1]]:
            row.add(base + _FITS + family * 7 + number)
            for which in range(2):
                if not player.is_used(which):
                    cheapest = min(cheapest, workers_needed(player, which, number, mode))
    if cheapest <= 2 and cheapest <= player.workers:
        row.add(base + _FITS_DIE + family * 3 + cheapest)


def write_purse(board: BurgundyState, player: Player, base: i64, row: Row) -> None:
    """Goods, silver, workers, mines and knowledge."""
    for good in range(GOODS):
        number = amount(player.goods, good)
        if number:
            row.add(base + _GOOD + good * 6 + capped(number, 5))
    row.add_capped(base + _TYPES, count(player.types), 3)
    row.add_capped(base + _AMOUNT, total(player.goods), 11)
    row.add(base + _SOLD_TYPES + count(kinds_in(player.sold)))
    row.add_capped(base + _SOLD, total(player.sold), 15)
    row.add_capped(base + _SILVER, player.silver, 9)
    row.add_capped(base + _WORKERS, player.workers, 11)
    row.add(base + _MINES + board.phase * 5 + capped(player.mines, 4))
    left = player.powers
    while left:
        number = lowest(left)
        left &= left - 1
        row.add(base + _POWER + number)
        row.add(base + _POWER_TIME + board.phase * KNOWLEDGE_NUMBERS + number)


def write_buildings(board: BurgundyState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """Buildings, and where more of them can go (R8.1)."""
    open_spaces = player.open & player.estate.colours[BUILDING]
    is_free = player.has_power(1)
    for building in range(BUILDINGS):
        number = buildings_of(board, seat, player, building)
        if number:
            row.add(base + _BUILT + building * 5 + capped(number, 4))
        spaces = open_spaces if is_free else open_spaces & ~board.cities[seat * BUILDINGS + building]
        row.add(base + _CITY + building * 4 + capped(count(spaces), 3))


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
            for species in range(_SPECIES):
                more = ((herds >> (species * 8)) & 255) - ((best >> (species * 8)) & 255)
                if more > 0:
                    best += more << (species * 8)
    for species in range(_SPECIES):
        herd = (best >> (species * 8)) & 255
        if herd:
            row.add(base + _HERD + species * 14 + capped(herd, 13))
        if found & BIT[species]:
            row.add(base + _HAS_SPECIES + species)


def write_dice(player: Player, base: i64, row: Row) -> None:
    """The dice that are not used yet."""
    left: i64 = 0
    for which in range(2):
        if not player.is_used(which):
            left += 1
            row.add(base + _DIE + player.die(which) - 1)
    row.add(base + _DICE_LEFT + left)


def write_crossed(board: BurgundyState, seat: i64, row: Row) -> None:
    """One's own things at the time they are there."""
    player = board.players[seat]
    time = time_of(board)
    for colour in range(FAMILIES):
        spaces = player.estate.colours[colour]
        row.add(_X_COLOUR + (time * FAMILIES + colour) * 13 + count(spaces & ~player.filled))
        todo = spaces & ~player.filled
        while todo:
            space = lowest(todo)
            district = player.estate.district[space]
            todo &= ~district
            size = player.estate.size[space]
            row.add(_X_DISTRICT + ((time * FAMILIES + colour) * 9 + size) * 9 + count(district & ~player.filled))
    stored: i64 = 0
    for slot in range(INCOMING + 1):
        tile = player.stored(slot)
        if tile != NOTHING:
            stored += 1
            row.add(_X_STORED + time * KINDS + tile)
            if not spaces_for(board, seat, player, tile):
                row.add(_X_NOWHERE + time * FAMILIES + i64(FAMILY_OF[tile]))
    row.add(_X_ROOM + time * 5 + stored)
    row.add(_X_SILVER + time * 10 + capped(player.silver, 9))
    row.add(_X_WORKERS + time * 12 + capped(player.workers, 11))
    row.add(_X_AMOUNT + time * 12 + capped(total(player.goods), 11))
    row.add(_X_EMPTY + time * (SPACES + 1) + SPACES - count(player.filled))
    open_spaces = player.open & player.estate.colours[BUILDING]
    is_free = player.has_power(1)
    for building in range(BUILDINGS):
        spaces = open_spaces if is_free else open_spaces & ~board.cities[seat * BUILDINGS + building]
        row.add(_X_CITY + (time * BUILDINGS + building) * 4 + capped(count(spaces), 3))


# -- what is common to all


def write_common(board: BurgundyState, seat: i64, moment: i64, row: Row) -> None:
    """Time and turn, the offer, the order and the lead."""
    player = board.players[seat]
    time = time_of(board)
    row.add(_SEATS + (board.seats - 2) * _TIMES + time)
    row.add(_ROUND + board.phase * ROUNDS + board.round)
    row.add(_TURN + (board.seats - 2) * 5 + turns_until(board, seat))
    if moment == WAITING:
        row.add(_WAITING + board.phase)
    if board.seat == seat:
        write_turn(board, player, moment, time, row)
    write_offer(board, seat, player, row)
    write_goods(board, player, row)
    write_standing(board, seat, player, row)


def turns_until(board: BurgundyState, seat: i64) -> i64:
    """Turns of this round before the seat's own one; 4 when it is over."""
    for place in range(board.turn, board.seats):
        if board.seat_in_order(place) == seat:
            return place - board.turn
    return 4


def write_turn(board: BurgundyState, player: Player, moment: i64, time: i64, row: Row) -> None:
    """How far one's own turn is."""
    pending = board.pending()
    if pending:
        row.add(_PENDING + pending)
        row.add(_X_PENDING + time * len(decisions.NAMES) + pending)
    if moment >= 0:
        row.add(_CLOSING)
    elif board.has_bought:
        row.add(_BOUGHT)
    elif player.silver >= PRICE:
        row.add(_AFFORDS)


def write_offer(board: BurgundyState, seat: i64, player: Player, row: Row) -> None:
    """The tiles of the depots: who wants them, who reaches them."""
    mode = take_mode(player)
    left = board.stock & NUMBERED
    while left:
        place = lowest(left)
        left &= left - 1
        kind = board.shelf[place]
        depot = place // PLACES
        row.add(_KIND + kind)
        row.add(_FAMILY_AT + i64(FAMILY_OF[kind]) * DEPOTS + depot)
        if spaces_for(board, seat, player, kind):
            row.add(_FIT + kind)
        need = workers_to(player, depot + 1, mode)
        if need <= 1 and need <= player.workers:
            row.add(_TAKE + need * KINDS + kind)
        for later in range(board.turn + 1, board.seats):
            other = board.players[board.seat_in_order(later)]
            if board.seat_in_order(later) != seat and workers_to(other, depot + 1, take_mode(other)) == 0:
                row.add(_OTHERS_TAKE + kind)
                break
    left = board.stock & ~NUMBERED
    while left:
        place = lowest(left)
        left &= left - 1
        kind = board.shelf[place]
        row.add(_BLACK + kind)
        if player.silver >= PRICE and spaces_for(board, seat, player, kind):
            row.add(_FIT_BLACK + kind)


def workers_to(player: Player, number: i64, mode: i64) -> i64:
    """Workers that turn a die that is left into a number; 9 if none is left."""
    need: i64 = 9
    for which in range(2):
        if not player.is_used(which):
            need = min(need, workers_needed(player, which, number, mode))
    return need


def write_goods(board: BurgundyState, player: Player, row: Row) -> None:
    """The goods that wait in the depots."""
    best: i64 = 0
    for depot in range(DEPOTS):
        goods = board.goods[depot]
        if goods:
            mine: i64 = 0
            for good in range(GOODS):
                number = amount(goods, good)
                if number:
                    row.add(_DEPOT_GOOD + good)
                    if player.types & BIT[good]:
                        mine += number
            row.add(_DEPOT_GOODS + depot * 5 + capped(total(goods), 4))
            best = max(best, mine)
    row.add_capped(_LOAD, best, 6)


def write_standing(board: BurgundyState, seat: i64, player: Player, row: Row) -> None:
    """The order of the next round, and the points against the best of the others."""
    furthest: i64 = -99
    ahead: i64 = 0
    highest: i64 = -999
    for other in range(board.seats):
        if other != seat:
            rival = board.players[other]
            furthest = max(furthest, rival.track)
            if rival.track * 1024 + rival.arrival > player.track * 1024 + player.arrival:
                ahead += 1
            highest = max(highest, projected(board, other))
    row.add_capped(_TRACK, max(player.track - furthest, -4) + 4, 8)
    row.add(_AHEAD + ahead)
    row.add_capped(_LEAD, max(projected(board, seat) - highest + 63, 0) // 6, 20)
