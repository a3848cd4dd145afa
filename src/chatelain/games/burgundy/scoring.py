"""Points: districts, colours, animals, and the end of the game (sections 7, 9, 14 and 15)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.events import Value, parts_of
from chatelain.core.packed import kinds_in, total
from chatelain.games.burgundy import tiles
from chatelain.games.burgundy.board import Board
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.tables import (
    ANIMAL,
    COLOURS,
    DISTRICT_POINTS,
    DISTRICTS,
    KNOWLEDGE_POINTS,
    LARGE_BONUS,
    PHASE,
    PHASE_BONUS,
    SILVER,
    SMALL_BONUS,
    UNSOLD,
    WORKER,
)
from chatelain.hexes import NAMES, SPACES


def score_district(board: Board, seat: i64, player: Player, space: i64) -> None:
    """R9.1 to R9.3: a district that has just been completed scores by size and by phase."""
    district = player.estate.district[space]
    if district & ~player.filled:
        return
    size = player.estate.size[space]
    if board.events is not None:
        note_district(board, seat, space, size)
    board.gain(seat, DISTRICTS, i64(DISTRICT_POINTS[size]))
    board.gain(seat, PHASE, i64(PHASE_BONUS[board.phase]))


def note_district(board: Board, seat: i64, space: i64, size: i64) -> None:
    """Tells what kind of district is complete, and its points by size and by phase."""
    family = tiles.FAMILY_NAMES[tiles.FAMILY_OF[board.laid[seat * SPACES + space]]]
    where: dict[str, Value] = {"space": NAMES[space], "district": family, "size": int(size)}
    sums = parts_of([int(DISTRICT_POINTS[size]), int(PHASE_BONUS[board.phase])])
    board.emit("district-completed", int(seat), {**where, "parts": sums})


def score_colour(board: Board, seat: i64, player: Player, colour: i64) -> None:
    """R9.4 to R9.6: the first to cover a colour takes the large bonus tile, the second the small one."""
    if player.estate.colours[colour] & ~player.filled:
        return
    owners = (board.bonus_owners >> (colour * 6)) & 63
    if owners == 0:
        points = i64(LARGE_BONUS[board.seats])
        board.bonus_owners |= (seat + 1) << (colour * 6)
    elif owners < 8:
        points = i64(SMALL_BONUS[board.seats])
        board.bonus_owners |= (seat + 1) << (colour * 6 + 3)
    else:
        return
    player.bonuses += 1
    if board.events is not None:
        bonus = "large" if owners == 0 else "small"
        won: dict[str, Value] = {"colour": tiles.FAMILY_NAMES[colour], "bonus": bonus, "parts": str(int(points))}
        board.emit("colour-completed", int(seat), won)
    board.gain(seat, COLOURS, points)


def score_animals(board: Board, seat: i64, player: Player, space: i64, tile: i64) -> None:
    """R7.10 to R7.13, R15.7: all tiles of the species in the pasture score, the new one included."""
    species = tiles.species_of(tile)
    extra: i64 = 1 if player.has_power(7) else 0
    points: i64 = 0
    left = player.estate.district[space] & player.filled
    while left:
        other = board.laid[seat * SPACES + lowest(left)]
        if tiles.species_of(other) == species:
            points += tiles.animals_on(other) + extra
        left &= left - 1
    if board.events is not None:
        note_animals(board, seat, player, space, tile)
    board.gain(seat, ANIMAL, points)


def note_animals(board: Board, seat: i64, player: Player, space: i64, tile: i64) -> None:
    """Tells the species and the points of every tile of it in the pasture, the new one first."""
    species = tiles.species_of(tile)
    extra = 1 if player.has_power(7) else 0
    each = [int(tiles.animals_on(tile)) + extra]
    left = player.estate.district[space] & player.filled & ~BIT[space]
    while left:
        other = board.laid[seat * SPACES + lowest(left)]
        if tiles.species_of(other) == species:
            each.append(int(tiles.animals_on(other)) + extra)
        left &= left - 1
    board.emit("animals-counted", int(seat), {"species": tiles.SPECIES_NAMES[species], "parts": parts_of(each)})


# -- the end of the game


def final_scoring(board: Board) -> None:
    """R14.2 to R14.5."""
    if board.events is not None:
        board.emit("final-scoring", -1, {})
    for seat in range(board.seats):
        player = board.players[seat]
        if board.events is not None:
            board.emit("final-count", int(seat), {})
        board.gain(seat, UNSOLD, total(player.goods))  # R14.2
        board.gain(seat, SILVER, player.silver)
        board.gain(seat, WORKER, player.workers // 2)
        if board.events is not None:
            note_knowledge(board, seat, player)
        board.gain(seat, KNOWLEDGE_POINTS, knowledge_points(board, seat, player))


def note_knowledge(board: Board, seat: i64, player: Player) -> None:
    """Tells what each knowledge tile is worth at the end."""
    left = player.powers & tiles.SCORING
    while left:
        number = lowest(left)
        worth = int(knowledge_tile_points(board, seat, player, number))
        if worth:
            board.emit("knowledge-counted", int(seat), {"knowledge": f"k{int(number)}", "parts": str(worth)})
        left &= left - 1


def knowledge_points(board: Board, seat: i64, player: Player) -> i64:
    """R15.15 to R15.26: what the knowledge tiles in the estate are worth as things stand."""
    points: i64 = 0
    left = player.powers & tiles.SCORING
    while left:
        points += knowledge_tile_points(board, seat, player, lowest(left))
        left &= left - 1
    return points


def knowledge_tile_points(board: Board, seat: i64, player: Player, number: i64) -> i64:
    """What one of the tiles that score at the end is worth as things stand."""
    return i64(tiles.POINTS_EACH[number]) * counted(board, seat, player, i64(tiles.COUNTED[number]))


def counted(board: Board, seat: i64, player: Player, what: i64) -> i64:
    """How many there are of what a knowledge tile counts."""
    if what < tiles.BUILDINGS:
        return buildings_of(board, seat, player, what)
    if what == tiles.SOLD_TYPES:
        return count(kinds_in(player.sold))
    if what == tiles.SPECIES:
        return species_in(board, seat, player)
    if what == tiles.SOLD_GOODS:
        return total(player.sold)
    return player.bonuses


def buildings_of(board: Board, seat: i64, player: Player, building: i64) -> i64:
    """Buildings of a type in the estate."""
    found: i64 = 0
    left = player.estate.colours[tiles.BUILDING] & player.filled
    while left:
        if board.laid[seat * SPACES + lowest(left)] == building:
            found += 1
        left &= left - 1
    return found


def species_in(board: Board, seat: i64, player: Player) -> i64:
    """Species of animals in the estate."""
    found: i64 = 0
    left = player.estate.colours[tiles.PASTURE] & player.filled
    while left:
        found |= BIT[tiles.species_of(board.laid[seat * SPACES + lowest(left)])]
        left &= left - 1
    return count(found)


def projected(board: Board, seat: i64) -> i64:
    """What the seat would have if the game ended now."""
    player = board.players[seat]
    if board.is_over:
        return player.points
    rest = total(player.goods) + player.silver + player.workers // 2
    return player.points + rest + knowledge_points(board, seat, player)


def ranking(board: Board) -> list[int]:
    """R14.7 to R14.11: points, then empty spaces, then the later in turn order."""
    keys: list[tuple[int, int, int]] = []
    for seat, player in enumerate(board.players):
        empty = int(SPACES - count(player.filled))
        place = 0
        while int(board.seat_in_order(place)) != seat:
            place += 1
        keys.append((int(player.points), empty if board.most_empty_wins else -empty, place))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
