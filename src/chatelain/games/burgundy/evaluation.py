"""How good a position looks to a player who thinks one action ahead. All terms are in hundredths of a point.

A position is worth its points, what would score if the game ended now, and the prospects: districts under way, tiles
in storage, coins and workers that still buy something. A decision that is pending is worth its best answer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.games.burgundy import decisions, tiles
from chatelain.games.burgundy.board import SETTING_UP
from chatelain.games.burgundy.placing import lay
from chatelain.games.burgundy.player import NOTHING, Player
from chatelain.games.burgundy.reach import spaces_for
from chatelain.games.burgundy.scoring import knowledge_points, knowledge_tile_points
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import (
    DISTRICT_POINTS,
    GOODS,
    LARGE_BONUS,
    PHASE_BONUS,
    PHASES,
    ROUNDS,
    SALE_POINTS,
    SMALL_BONUS,
    STORAGE,
)
from chatelain.hexes import SPACES

POINT: Final[i64] = 100
#: Rounds of a whole game.
ALL_ROUNDS: Final[i64] = PHASES * ROUNDS

#: How much of a district's worth counts already, in percent, by the number of spaces still empty.
PROGRESS: Final = bytes([100, 58, 38, 25, 17, 12, 9, 7, 6])
#: The same for the bonus of a whole colour.
COLOUR_PROGRESS: Final = bytes([100, 50, 28, 15, 8, 4, 2, 1, 0, 0, 0, 0, 0])

#: What a building's benefit is worth when it is placed, by type.
BENEFIT: Final = (250, 350, 380, 350, 300, 330, 420, 400)
SHIP_WORTH: Final[i64] = 380
CASTLE_WORTH: Final[i64] = 500
#: Knowledge that helps during the game, when all of it is still to come, by its number; others help as usual.
_HELP: Final = {2: 450, 5: 450, 6: 500, 7: 600, 8: 450, 9: 500, 10: 500, 11: 450, 12: 700, 14: 450}
HELP_WORTH: Final[vec[i64]] = vec[i64]([_HELP.get(number, 350) for number in range(tiles.KNOWLEDGE_NUMBERS)])
#: How much more a round lets knowledge count that scores at the end: in storage, by what it counts, and at work.
GROWTH: Final = bytes(
    [
        22 if what < tiles.BUILDINGS else 16 if what == tiles.BONUS_TILES else 24
        for what in range(len(tiles.COUNT_NAMES))
    ]
)
GROWTH_AT_WORK: Final[i64] = 20

#: What is in storage is worth so much of what it will bring, in percent: with a space to go to, or none yet.
STORED_READY: Final[i64] = 62
STORED_WAITING: Final[i64] = 38
#: The second and third tile in storage get in each other's way.
CROWDED: Final[i64] = 60

SILVER_WORTH: Final[i64] = 150
WORKER_WORTH: Final[i64] = 85
#: Every further type of space that can be built on next is worth a little.
OPENING: Final[i64] = 22

_MOVES: Final[list[Moves]] = []


def evaluate(board: BurgundyState, seat: i64) -> float:
    """The prospects of a seat, in points."""
    return float(int(worth(board, seat))) / 100.0


def worth(board: BurgundyState, seat: i64) -> i64:
    """The position for a seat; a pending decision of its own is answered as well as possible first."""
    if board.phase == SETTING_UP:
        return worth_of_choice(board, seat)
    if board.stack and board.seat == seat and not board.is_over:
        return best_answer(board, seat)
    return worth_at_rest(board, seat)


def best_answer(board: BurgundyState, seat: i64) -> i64:
    """The worth after the best answer to what is pending; a castle that follows from it is only estimated."""
    no_chance = Chance()  # answers never roll
    moves = _MOVES.pop() if _MOVES else Moves()
    moves.clear()
    board.gather(seat, moves)
    best: i64 = -1000000
    for at in range(moves.count):
        after = board.clone()
        after.apply(seat, moves.ids[at], no_chance)
        value: i64 = 0
        if after.pending() == decisions.CASTLE:
            value = CASTLE_WORTH + worth_at_rest(after, seat)
        elif after.stack:
            value = best_answer(after, seat)
        else:
            value = worth_at_rest(after, seat)
        if value > best:
            best = value
    _MOVES.append(moves)
    return best


def worth_at_rest(board: BurgundyState, seat: i64) -> i64:
    """Points and prospects, with nothing pending."""
    player = board.players[seat]
    if board.is_over:
        return player.points * POINT
    left = rounds_left(board)
    total = player.points * POINT
    total += knowledge_points(board, seat, player) * POINT
    total += worth_of_districts(board, player, left)
    total += worth_of_colours(board, seat, player, left)
    total += worth_of_storage(board, seat, player, left)
    total += worth_of_purse(board, player, left)
    total += worth_of_help(player, left)
    total += worth_of_openings(player)
    total += player.track * 40
    return total


def rounds_left(board: BurgundyState) -> i64:
    """Rounds in which the seat still has dice, this one not counted."""
    return (PHASES - 1 - board.phase) * ROUNDS + ROUNDS - 1 - board.round


# -- the estate


def worth_of_districts(board: BurgundyState, player: Player, left: i64) -> i64:
    """Districts under way, by what is missing and by the time that remains."""
    estate = player.estate
    bonus = (i64(PHASE_BONUS[board.phase]) + 2) // 2
    total: i64 = 0
    todo = ~player.filled & (BIT[SPACES] - 1)
    while todo:
        space = lowest(todo)
        district = estate.district[space]
        todo &= ~district
        size = estate.size[space]
        missing = count(district & ~player.filled)
        if missing == size and not district & player.open:
            continue
        if missing > left * 2:
            continue
        total += (i64(DISTRICT_POINTS[size]) + bonus) * i64(PROGRESS[missing])
    return total


def worth_of_colours(board: BurgundyState, seat: i64, player: Player, left: i64) -> i64:
    """The bonus tiles of colours that may be completed."""
    total: i64 = 0
    for colour in range(tiles.FAMILIES):
        missing = count(player.estate.colours[colour] & ~player.filled)
        owners = (board.bonus_owners >> (colour * 6)) & 63
        if missing and owners < 8 and missing <= left * 2:
            points = i64(LARGE_BONUS[board.seats]) if owners == 0 else i64(SMALL_BONUS[board.seats])
            total += points * i64(COLOUR_PROGRESS[missing])
    return total


def worth_of_openings(player: Player) -> i64:
    """Families that can be built on next, and numbers to do it with."""
    total: i64 = 0
    for colour in range(tiles.FAMILIES):
        spaces = count(player.open & player.estate.colours[colour])
        if spaces > 3:
            spaces = 3
        total += spaces * OPENING
    return total


# -- storage


def worth_of_storage(board: BurgundyState, seat: i64, player: Player, left: i64) -> i64:
    """The tiles waiting, the best one first; later ones count less, and none without time to place it."""
    best: i64 = 0
    rest: i64 = 0
    turns = left * 2 + dice_left(board, player)
    for slot in range(STORAGE):
        tile = player.stored(slot)
        if tile != NOTHING and turns > 0:
            value = worth_of_stored(board, seat, player, tile, left)
            if is_double(player, slot, tile):
                value = value * CROWDED // 100
            if value > best:
                rest += best
                best = value
            else:
                rest += value
            turns -= 1
    return best + rest * CROWDED // 100


def is_double(player: Player, slot: i64, tile: i64) -> bool:
    """Is there a tile of the same kind in an earlier storage place?"""
    for other in range(slot):
        if player.stored(other) == tile:
            return True
    return False


def dice_left(board: BurgundyState, player: Player) -> i64:
    """Dice of the turn that are not used yet."""
    if player.used == 0:
        return 2
    return 0 if player.used == 3 else 1


def worth_of_stored(board: BurgundyState, seat: i64, player: Player, tile: i64, left: i64) -> i64:
    """A stored tile: what it will bring, less what may come between."""
    family = i64(tiles.FAMILY_OF[tile])
    if not player.estate.colours[family] & ~player.filled:
        return 0
    spaces = spaces_for(board, seat, player, tile)
    gain = worth_when_placed(board, seat, player, tile, family, left) + best_step(board, player, family, spaces)
    if spaces:
        # More spaces mean more dice that fit.
        choices = count(spaces)
        if choices > 4:
            choices = 4
        return gain * (STORED_READY + choices * 3) // 100
    return gain * STORED_WAITING // 100


def best_step(board: BurgundyState, player: Player, family: i64, spaces: i64) -> i64:
    """How much the best of these spaces would bring its district on."""
    bonus = (i64(PHASE_BONUS[board.phase]) + 2) // 2
    best: i64 = 150
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        missing = count(player.estate.district[space] & ~player.filled)
        points = i64(DISTRICT_POINTS[player.estate.size[space]]) + bonus
        step = points * (i64(PROGRESS[missing - 1]) - i64(PROGRESS[missing]))
        if step > best:
            best = step
    return best


def worth_when_placed(board: BurgundyState, seat: i64, player: Player, tile: i64, family: i64, left: i64) -> i64:
    """What a tile does when it is placed, besides its district."""
    if family == tiles.BUILDING:
        return i64(BENEFIT[tile])
    if family == tiles.PASTURE:
        return worth_of_animals(board, seat, player, tile)
    if family == tiles.SHIP:
        return SHIP_WORTH
    if family == tiles.CASTLE:
        return CASTLE_WORTH
    if family == tiles.MINE:
        return SILVER_WORTH * (PHASES - board.phase)
    return worth_of_knowledge(board, seat, player, tiles.knowledge_number(tile), left)


def worth_of_animals(board: BurgundyState, seat: i64, player: Player, tile: i64) -> i64:
    """The animals of the tile, and those of its species in the best pasture that has room."""
    species = tiles.species_of(tile)
    extra: i64 = 1 if player.has_power(7) else 0
    pastures = player.estate.colours[tiles.PASTURE]
    best: i64 = 0
    todo = pastures & ~player.filled
    while todo:
        district = player.estate.district[lowest(todo)]
        todo &= ~district
        points: i64 = 0
        covered = district & player.filled
        while covered:
            other = board.laid[seat * SPACES + lowest(covered)]
            covered &= covered - 1
            if tiles.species_of(other) == species:
                points += tiles.animals_on(other) + extra
        if points > best:
            best = points
    return (best + tiles.animals_on(tile) + extra) * POINT


def worth_of_knowledge(board: BurgundyState, seat: i64, player: Player, number: i64, left: i64) -> i64:
    """Help during the game wears off; points at the end are those of today and some more."""
    if not tiles.POINTS_EACH[number]:
        return HELP_WORTH[number] * left // ALL_ROUNDS
    return knowledge_tile_points(board, seat, player, number) * POINT + i64(GROWTH[tiles.COUNTED[number]]) * left


def worth_of_help(player: Player, left: i64) -> i64:
    """Knowledge at work."""
    total: i64 = 0
    todo = player.powers
    while todo:
        number = lowest(todo)
        todo &= todo - 1
        if tiles.POINTS_EACH[number]:
            total += GROWTH_AT_WORK * left
        else:
            total += HELP_WORTH[number] * left // ALL_ROUNDS
    return total


# -- the purse


def worth_of_purse(board: BurgundyState, player: Player, left: i64) -> i64:
    """Silver, workers, mines and goods: worth more than their points while there is time to use them."""
    total = rest_worth(player.silver, SILVER_WORTH, 100, left, 6)
    total += rest_worth(player.workers, WORKER_WORTH, 50, left, 5)
    total += player.mines * (PHASES - board.phase) * 120
    sale = i64(SALE_POINTS[board.seats])
    for good in range(GOODS):
        amount = player.goods_of(good)
        if amount:
            # A sale also brings a coin; it takes a die, so that bigger lots are better.
            total += amount * (POINT + (sale - 1) * 70 * min_of(left, 3) // 3)
    return total


def rest_worth(amount: i64, each: i64, at_end: i64, left: i64, enough: i64) -> i64:
    """The first few are worth more than the rest; at the end of the game only their points count."""
    useful = min_of(min_of(amount, enough), left * 2)
    return useful * each + (amount - useful) * at_end


def min_of(one: i64, other: i64) -> i64:
    """The smaller one."""
    return one if one < other else other


# -- before the game


def worth_of_choice(board: BurgundyState, seat: i64) -> i64:
    """An estate for its districts, a start for the families around it."""
    player = board.players[seat]
    if not player.has_estate:
        return 0
    total: i64 = 0
    todo = BIT[SPACES] - 1
    while todo:
        space = lowest(todo)
        district = player.estate.district[space]
        todo &= ~district
        total += i64(DISTRICT_POINTS[player.estate.size[space]]) * 40 + 5 * POINT
    if player.start == NOTHING:
        return total
    after = board.clone()
    place_start(after, seat)
    return total + worth_of_openings(after.players[seat])


def place_start(board: BurgundyState, seat: i64) -> None:
    """Lays the start castle to see what would lie around it."""
    player = board.players[seat]
    lay(board, seat, player, tiles.CASTLE_TILE, player.start)
