"""What one player has: columns, types, projects, goods and animals."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import Row, capped
from chatelain.games.cards.cards import ANIMALS, CLOISTER, FACE_OF, GOODS, TYPE_OF
from chatelain.games.cards.player import INCOMING, Player
from chatelain.games.cards.scoring import projected, species_with
from chatelain.games.cards.seen import layout as at
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import SOURCES


def column_for(player: Player, kind: i64) -> i64:
    """The cards of the fullest unfinished column on which a card of a type can go; 0 for a new one."""
    open_ = player.open >> 1
    if kind != CLOISTER:
        open_ &= (3 * BIT[2 * kind]) | (3 * BIT[2 * CLOISTER])
    if open_ & 0b10101010101010:
        return 2
    return 1 if open_ else 0


def write_player(board: CardsState, seat: i64, base: i64, row: Row) -> None:
    """The block of a player."""
    player = board.players[seat]
    write_estate(board, seat, player, base, row)
    write_projects(player, base, row)
    row.add_capped(base + at.SILVER, player.silver, 12)
    row.add_capped(base + at.WORKERS, player.workers, 9)
    total: i64 = 0
    for good in range(GOODS):
        number = player.goods_of(good)
        total += number
        row.add(base + at.GOOD + good * 7 + capped(number, 6))
    row.add_capped(base + at.AMOUNT, total, 11)
    for animal in range(ANIMALS):
        row.add(base + at.ANIMAL + animal * 6 + capped(player.animals_of(animal), 5))
    for number in range(at.SETS):
        row.add(base + at.SET + number * 5 + species_with(player.animals, number + 1))
    row.add_capped(base + at.POINTS, projected(board, seat) // 2, 29)


def write_estate(board: CardsState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """Columns and types."""
    left = player.open >> 1
    while left:
        row.add(base + at.OPEN + lowest(left))
        left &= left - 1
    for kind in range(at.TYPES):
        points = board.ledger[seat * SOURCES + kind]
        if points:
            row.add(base + at.TRIPLE + kind * 3 + capped(points // i64(board.values.triple_points[kind]), 3) - 1)
        if not player.types & BIT[kind]:
            row.add(base + at.MISSING + kind)
    row.add(base + at.TYPES_HELD + count(player.types))
    if player.has_seven:
        row.add(base + at.HAS_SEVEN)


def write_projects(player: Player, base: i64, row: Row) -> None:
    """Projects, and on which columns they would go."""
    number: i64 = 0
    types: i64 = 0
    for slot in range(INCOMING + 1):
        card = player.project(slot)
        if card >= 0:
            kind = i64(TYPE_OF[card])
            number += 1
            row.add(base + at.PROJECT + card)
            row.add(base + at.STEP + kind * 3 + column_for(player, kind))
            if types & BIT[kind]:
                row.add(base + at.PAIR + kind * 3 + column_for(player, kind))
            types |= BIT[kind]
    row.add(base + at.PROJECTS + number)


def write_crossed(board: CardsState, seat: i64, time: i64, row: Row) -> None:
    """One's own things, with the time that is left for them."""
    player = board.players[seat]
    left = player.open >> 1
    while left:
        row.add(at.X_OPEN + time * 14 + lowest(left))
        left &= left - 1
    number: i64 = 0
    for slot in range(INCOMING + 1):
        card = player.project(slot)
        if card >= 0:
            kind = i64(TYPE_OF[card])
            number += 1
            row.add(at.X_STEP + (time * at.TYPES + kind) * 3 + column_for(player, kind))
            row.add(at.X_FACE + time * at.FACES + i64(FACE_OF[card]))
    row.add(at.X_PROJECTS + time * 5 + number)
    row.add(at.X_TYPES + time * (at.TYPES + 1) + count(player.types))
    row.add(at.X_SILVER + time * at.SILVERS + capped(player.silver, 12))
    row.add(at.X_WORKERS + time * at.WORKER_COUNTS + capped(player.workers, 9))
    row.add(at.X_PURSE + time * 16 + capped(player.silver + player.workers, 15))
    for good in range(GOODS):
        row.add(at.X_LOT + time * 7 + capped(player.goods_of(good), 6))
    for size in range(at.SETS):
        row.add(at.X_SET + (time * at.SETS + size) * 5 + species_with(player.animals, size + 1))
