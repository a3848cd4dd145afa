"""Printed numbers as one word, for options, records and text positions: only what differs from the standard.

`triples=5,5,6,5,5,4,3;good-points=2` changes the points of triples and of goods. The parts:

    castle=2,2,2,2,2,2     cards with a die of 1 to 6; likewise the other types and every kind of building
    triples=5,5,6,4,4,4,3  points of a triple: castle, mine, cloister, knowledge, ship, pasture, building
    good-points=1          points of a sold good
    goods=6,6,6            light, medium and dark goods
    sold-by=1,1,2,2,3,3    for a die of 1 to 6 the kind of goods it sells: 1 light, 2 medium, 3 dark
    animals=5,5,5,5        cows, sheep, pigs and chickens
    A=3p,2g,2a,3s,3w       the bonus of a round: points, goods, animals, workers, silver; 1g1a is a good and an animal
"""

from __future__ import annotations

import re
from typing import Final

from chatelain.core.errors import DataError
from chatelain.games.cards.cards import FACE_NAMES
from chatelain.games.cards.own_data import (
    MOST_GIFTS,
    MOST_POINTS,
    ROUND_NAMES,
    STANDARD,
    Reader,
    check_choices,
    check_dice,
    check_goods,
    check_total,
    read_file,
    values_of,
)
from chatelain.games.cards.values import CHOICES, Bonus, Values

#: The value of the option for the numbers that come with the game.
STANDARD_NAME: Final = "standard"
_LETTERS: Final = "pgaws"
_KEYS: Final = (*FACE_NAMES, "triples", "good-points", "goods", "sold-by", "animals", *ROUND_NAMES)
_GIFT: Final = re.compile(r"(\d)([pgaws])")


# -- writing


def inline_text(values: Values) -> str:
    """The word; empty when all is standard."""
    standard = _parts(STANDARD)
    return ";".join(f"{key}={value}" for key, value in _parts(values).items() if value != standard[key])


def _parts(values: Values) -> dict[str, str]:
    found = {name: ",".join(map(str, row)) for name, row in zip(FACE_NAMES, values.dice)}
    found["triples"] = ",".join(map(str, values.triples))
    found["good-points"] = str(values.points_per_good)
    found["goods"] = ",".join(map(str, values.goods))
    found["sold-by"] = ",".join(str(kind + 1) for kind in values.kind_of_die)
    found["animals"] = ",".join(map(str, values.animals))
    for name, choices in zip(ROUND_NAMES, values.rounds):
        found[name] = ",".join(choice_text(choice) for choice in choices)
    return found


def choice_text(choice: Bonus) -> str:
    """One choice of a bonus, such as `1g1a`."""
    return "".join(f"{amount}{letter}" for amount, letter in zip(choice, _LETTERS) if amount)


# -- reading


def read_inline(text: str) -> Values:
    """The values of a word; DataError names the part and what is wrong."""
    reader = Reader({}, "")
    base = STANDARD
    dice, triples, points = [list(row) for row in base.dice], list(base.triples), base.points_per_good
    goods, sells, animals = list(base.goods), list(base.kind_of_die), list(base.animals)
    rounds = [list(choices) for choices in base.rounds]
    for part in text.split(";"):
        key, sign, word = part.partition("=")
        if not sign or key not in _KEYS:
            raise DataError("", key, "not-among", word=key, known=", ".join(_KEYS))
        if key in FACE_NAMES:
            face = FACE_NAMES.index(key)
            dice[face] = _numbers(key, word, 0, 24, 6)
            check_dice(reader, key, dice[face], face)
        elif key in ROUND_NAMES:
            rounds[ROUND_NAMES.index(key)] = _choices(reader, key, word)
        elif key == "triples":
            triples = _numbers(key, word, 0, MOST_POINTS, 7)
        elif key == "good-points":
            points = _numbers(key, word, 0, MOST_POINTS, 1)[0]
        elif key == "goods":
            goods = _numbers(key, word, 0, 18, 3)
        elif key == "sold-by":
            sells = [kind - 1 for kind in _numbers(key, word, 1, 3, 6)]
        else:
            animals = _numbers(key, word, 0, 20, 4)
            check_total(reader, key, animals, 20)
    check_goods(reader, goods, sells)
    read = Values("", dice, triples, points, goods, sells, animals, rounds)
    read.text = inline_text(read)
    return read


def _numbers(key: str, word: str, low: int, high: int, wanted: int) -> list[int]:
    words = word.split(",")
    if len(words) != wanted:
        raise DataError("", key, "not-a-list", wanted=wanted)
    for number in words:
        if not number.isdecimal() or not low <= int(number) <= high:
            raise DataError("", key, "bad-number", value=number, low=low, high=high)
    return [int(number) for number in words]


def _choices(reader: Reader, key: str, word: str) -> list[Bonus]:
    words = word.split(",")
    if len(words) > CHOICES:
        raise DataError("", key, "choice-count", limit=int(CHOICES))
    found: list[Bonus] = []
    for choice in words:
        gifts = _GIFT.findall(choice)
        amounts = [sum(int(number) for number, letter in gifts if letter == wanted) for wanted in _LETTERS]
        if "".join(number + letter for number, letter in gifts) != choice or max(amounts) > MOST_GIFTS:
            raise DataError("", key, "not-a-choice", word=choice)
        found.append((amounts[0], amounts[1], amounts[2], amounts[3], amounts[4]))
    check_choices(reader, key, found)
    return found


# -- by name

_KNOWN: Final[dict[str, Values]] = {"": STANDARD, STANDARD_NAME: STANDARD}


def values_named(text: str) -> Values:
    """The values of an option or a position: `standard`, or a word as above. Each is made once."""
    known = _KNOWN.get(text)
    if known is None:
        known = read_inline(text)
        known = _KNOWN.setdefault(known.text, known)
        _KNOWN[text] = known
    return known


def inline_file(text: str, file: str) -> str:
    """What an option carries of a TOML file of the player's own."""
    return inline_text(values_of(Reader(read_file(text, file), file), STANDARD, "")) or STANDARD_NAME
