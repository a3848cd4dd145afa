"""Marking a space, and what a finished zone gives (sections 4 to 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.dice.board import gain
from chatelain.games.dice.fields import BONUS, CASTLE, FITS, MARKED, OPEN, WITH
from chatelain.games.dice.sheets import Sheet
from chatelain.games.dice.tables import (
    FACES,
    GREEN,
    ORANGE,
    START_POINTS,
    START_SOURCE,
    YELLOW,
    ZONE_BONUS,
    ZONES,
)
from chatelain.hexes import NEIGHBOURS

NO_BONUS: Final[i64] = -1


def cross(row: vec[i64], at: i64, space: i64) -> None:
    """A space is marked; what touches it is open from now on (R4.5)."""
    row[at + MARKED] |= BIT[space]
    row[at + OPEN] = (row[at + OPEN] | NEIGHBOURS[space]) & ~row[at + MARKED]


def write(sheet: Sheet, row: vec[i64], at: i64, space: i64, number: i64) -> None:
    """R4.4: a number in a space, and what it means for the numbers that may follow."""
    cross(row, at, space)
    row[at + WITH + number - 1] |= BIT[space]
    colour = i64(sheet.colour[space])
    if colour == ORANGE:
        row[at + FITS + number - 1] &= ~sheet.zone[space]  # R5.4, R5.5
    elif colour == YELLOW:
        for other in range(FACES):  # R5.6, R5.7
            if other != number - 1:
                row[at + FITS + other] &= ~sheet.zone[space]
    row[at + FITS + number - 1] |= NEIGHBOURS[space] & sheet.colours[GREEN]  # R5.8, R5.9


def is_finished(sheet: Sheet, row: vec[i64], at: i64, space: i64) -> bool:
    """R6.1: all spaces of the space's zone are marked."""
    return sheet.zone[space] & ~row[at + MARKED] == 0


def zone_points(sheet: Sheet, space: i64, phase: i64) -> i64:
    """R6.2, R6.3, R6.8: what the zone of a space scores in a phase."""
    return sheet.points[space * 3 + phase]


def zone_bonus(sheet: Sheet, space: i64) -> i64:
    """R6.4 to R6.9: the bonus of the zone of a space."""
    colour = i64(sheet.colour[space])
    if colour == GREEN:
        return i64(sheet.square[space])
    return NO_BONUS if colour == YELLOW else i64(ZONE_BONUS[colour])


def mark(sheet: Sheet, row: vec[i64], at: i64, space: i64, number: i64, phase: i64) -> None:
    """Writes a number and counts what it finishes."""
    write(sheet, row, at, space, number)
    if is_finished(sheet, row, at, space):
        gain(row, at, ZONES + i64(sheet.colour[space]), phase, zone_points(sheet, space, phase))
        bonus = zone_bonus(sheet, space)
        if bonus != NO_BONUS:
            row[at + BONUS + bonus] += 1


def cross_start(sheet: Sheet, row: vec[i64], at: i64, castle: i64) -> None:
    """R2.1, R2.3 to R2.6: the start castle is crossed without a number, for its bonus and a point."""
    cross(row, at, sheet.castles[castle])
    row[at + CASTLE] = castle + 1
    row[at + BONUS + castle] += 1
    gain(row, at, START_SOURCE, 0, START_POINTS)
