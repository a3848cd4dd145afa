"""The chances of the next roll, exactly. The player picks one of the dice, so one good die is enough."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.games.beaugency.track import Track


def crown_faces(track: Track, crown: i64, colour: i64) -> i64:
    """How many faces reach a crown space, of this colour unless it is -1."""
    faces: i64 = 0
    for face in range(1, 7):
        space = track.ahead(crown, face)
        if track.has_crown(space) and (colour < 0 or track.colour_of(space) == colour):
            faces += 1
    return faces


def all_miss(good_faces: i64, dice: i64) -> float:
    """The chance that none of the dice shows one of the good faces.

    >>> all_miss(3, 2)
    0.25
    """
    chance = 1.0
    for _die in range(dice):
        chance *= int(6 - good_faces) / 6.0
    return chance


def loss_chance(track: Track, crown: i64, colour: i64, specials: i64) -> float:
    """The chance that a roll with some special dice must leave the colour. R2.3: never the first of a turn."""
    return 0.0 if colour < 0 else all_miss(track.staying_faces(crown), specials + 1)


def crown_chance(track: Track, crown: i64, colour: i64, specials: i64) -> float:
    """The chance that an evaluation is within reach."""
    return 1.0 - all_miss(crown_faces(track, crown, colour), specials + 1)
