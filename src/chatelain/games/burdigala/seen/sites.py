"""The sites: what is missing of them, who comes there, and pawns and ports."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.core.features import Row, capped
from chatelain.core.packed import amount
from chatelain.games.burdigala.board import SEEN, SIZE, STONES, TILE
from chatelain.games.burdigala.moving import lanes_with
from chatelain.games.burdigala.seen import layout as at
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import DISTRICTS, NECROPOLIS, PAWNS, STOPPED_SITE

_FACES: Final[i64] = 6


def kind_of_site(board: BurdigalaState, site: i64) -> i64:
    """Its size and how much is missing."""
    size = board.site[SIZE + site]
    return (size - 2) * 6 + size - board.site[STONES + site] - 1


def pawns_in(board: BurdigalaState, seat: i64, points: i64) -> i64:
    """How many pawns of a seat stand on some points."""
    found: i64 = 0
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if board.pawn[slot] >= 0 and points & BIT[board.pawn[slot]]:
            found += 1
    return found


def write_map(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """All that lies on the map."""
    ends = vec[i64]([0] * 24)
    for other in range(board.seats):
        reach(board, other, ends)
    # Who moves next: the player whose turn it is, or after one's own turn the next.
    following = (seat + 1) % board.seats if board.seat == seat else board.seat
    counts: i64 = 0
    for district in range(DISTRICTS):
        sites = (board.unfinished >> (district * 2)) & 3
        if not sites:
            continue
        around = board.edition.around[district]
        mine = i64(at.BAND[faces(ends, seat, around)])
        theirs = i64(at.BAND[faces(ends, following, around)])
        later: i64 = -1
        for other in range(board.seats):
            if other != seat and other != following:
                later = max(later, i64(at.BAND[faces(ends, other, around)]))
        for site in range(district * 2, district * 2 + 2):
            if board.is_unfinished(site):
                kind = write_site(board, seat, site, era, row)
                write_race(board, seat, site, kind, mine, theirs, row)
                if later >= 0:
                    row.add(at.LATER + kind % 6 * at.BANDS + later)
                counts += BIT[kind % 6 * 5]
    write_counts(board, counts, row)
    write_pawns(board, seat, following, ends, era, row)


def reach(board: BurdigalaState, seat: i64, ends: vec[i64]) -> None:
    """For every face of a die the points where a pawn of the seat may end its move."""
    lanes = lanes_with(board, seat, False)
    edition = board.edition
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        point = board.pawn[slot]
        if point >= 0:
            free = board.open_points & ~(board.occupied & ~BIT[point])
            for face in range(_FACES):
                ends[seat * _FACES + face] |= edition.reached(point, face + 1, lanes) & free


def faces(ends: vec[i64], seat: i64, points: i64) -> i64:
    """With how many faces of a die a seat comes to some points."""
    found: i64 = 0
    for face in range(seat * _FACES, seat * _FACES + _FACES):
        if ends[face] & points:
            found += 1
    return found


def write_site(board: BurdigalaState, seat: i64, site: i64, era: i64, row: Row) -> i64:
    """A site under construction by itself; gives its kind."""
    kind = kind_of_site(board, site)
    row.add(at.KIND + era * at.KINDS + kind)
    if board.site[SEEN + site] & BIT[seat]:
        tile = board.site[TILE + site]
        value = capped(i64(board.edition.values[tile]), at.KNOWN_VALUES - 1)
        if tile == NECROPOLIS:
            value = at.KNOWN_VALUES
        elif tile == STOPPED_SITE:
            value = at.KNOWN_VALUES + 1
        row.add(at.KNOWN + kind % 6 * (at.KNOWN_VALUES + 2) + value)
    return kind


def write_race(board: BurdigalaState, seat: i64, site: i64, kind: i64, mine: i64, theirs: i64, row: Row) -> None:
    """Who comes to a site, and who has pawns there."""
    missing = kind % 6
    row.add(at.MINE + kind * at.BANDS + mine)
    row.add(at.NEXT + kind * at.BANDS + theirs)
    row.add(at.BOTH + (missing * at.BANDS + theirs) * at.BANDS + mine)
    around = board.edition.around[site // 2]
    here = pawns_in(board, seat, around)
    row.add(at.AROUND + (capped(missing, 3) * 4 + capped(count(board.occupied & around) - here, 3)) * 4 + here)
    bonus = amount(board.bonus, site // 2)
    if bonus:
        row.add(at.BONUS + (missing * 6 + capped(bonus, 5)) * at.BANDS + theirs)


def write_counts(board: BurdigalaState, counts: i64, row: Row) -> None:
    """How many sites miss how much: who has to open the next one?"""
    seats = board.seats - 2
    for missing in range(6):
        row.add(at.COUNT + (seats * 6 + missing) * 13 + capped((counts >> (missing * 5)) & 31, 12))
    row.add(at.GIFTS + (seats * 6 + capped(counts & 31, 5)) * 8 + capped((counts >> 5) & 31, 7))


def write_pawns(board: BurdigalaState, seat: i64, following: i64, ends: vec[i64], era: i64, row: Row) -> None:
    """Where pawns stand and where they may go."""
    for slot in range(board.seats * PAWNS):
        point = board.pawn[slot]
        if point >= 0:
            row.add(at.PAWN + point if slot // PAWNS == seat else at.OTHERS_PAWN + point)
    ports = board.edition.ports
    row.add(at.PORT + era * 7 + faces(ends, seat, ports))
    row.add(at.NEXT_PORT + era * 7 + faces(ends, following, ports))
    mine: i64 = 0
    theirs: i64 = 0
    for face in range(_FACES):
        mine |= ends[seat * _FACES + face]
        theirs |= ends[following * _FACES + face]
    row.add(at.ENDS + era * 12 + capped(count(mine) // 3, 11))
    row.add_capped(at.NEXT_ENDS, count(theirs) // 3, 11)
    row.add(at.PAWNS + board.players[seat].pawns * at.ERAS + era)
    for other in range(board.seats):
        if other != seat:
            row.add(at.OTHERS_PAWNS + board.players[other].pawns)
