"""Reads the printed numbers from tables: those that come with the game, and a file of the player's own.

A file of the player's own is TOML with the tables of data/*.toml: a copy of one of them, or only what differs. The dice
of the cards, goods, animals, points of triples and of goods, and the bonuses of the rounds may differ; the rest stands
in the rulebook and must be what it is.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from chatelain.core.errors import DataError
from chatelain.games.cards import data
from chatelain.games.cards.cards import ANIMAL_NAMES, BUILDING_NAMES, FACE_NAMES, GOOD_NAMES, TYPE_NAMES
from chatelain.games.cards.values import CHOICES, GIFT_NAMES, Bonus, Values

ROUND_NAMES: Final = ("A", "B", "C", "D", "E")
#: Nothing printed is larger: amounts of a bonus fit three bits, points of a triple a row of the score sheet.
MOST_GIFTS: Final = 7
MOST_POINTS: Final = 20

_OWN: Final = data.tables()
#: What may differ, and the name under which an inline table has the value.
_MAY_DIFFER: Final = {
    "die_values": "cards",
    "buildings": "dice",
    "goods": "",
    "animals": "cards",
    "sale": "number",
    "triples": "points",
    "rounds": "choices",
}


def read_file(text: str, file: str) -> dict[str, Any]:
    """The tables of a player's file; DataError names the place and the reason."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "", "not-toml", detail=str(error)) from None
    return tables


class Reader:
    """Reads the values of tables; what they leave out is as in other values."""

    def __init__(self, tables: dict[str, Any], file: str) -> None:
        self.tables = tables
        self.file = file
        for name, table in tables.items():
            self._check_table(name, table)

    def _check_table(self, name: str, table: Any) -> None:
        if name not in _OWN:
            raise DataError(self.file, name, "not-among", word=name, known=", ".join(_OWN))
        if not isinstance(table, dict):
            raise DataError(self.file, name, "not-a-table")
        for key, value in table.items():
            place = f"{name}.{key}"
            if key not in _OWN[name]:
                raise DataError(self.file, place, "not-among", word=key, known=", ".join(_OWN[name]))
            if name not in _MAY_DIFFER or place == "sale.silver_per_good":
                if key != "source" and value != _OWN[name][key]:
                    raise DataError(self.file, place, "in-the-rulebook", wanted=str(_OWN[name][key]), value=str(value))

    def get(self, table: str, key: str, inner: str) -> Any:
        """The value at `table.key`, plain or in an inline table; None if it is not there."""
        value = self.tables.get(table, {}).get(key)
        if isinstance(value, dict) and inner:
            if inner not in value:
                raise DataError(self.file, f"{table}.{key}.{inner}", "value-missing")
            return value[inner]
        return value

    def number(self, place: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise DataError(self.file, place, "bad-number", value=str(value), low=low, high=high)
        return value

    def numbers(self, place: str, value: Any, low: int, high: int, wanted: int) -> list[int]:
        if not isinstance(value, list) or wanted not in (0, len(value)):
            raise DataError(self.file, place, "not-a-list", wanted=wanted)
        return [self.number(place, item, low, high) for item in value]

    # -- what may differ

    def dice(self, base: list[list[int]]) -> list[list[int]]:
        """R1.3, R1.4: for every face how many cards show 1 to 6."""
        found = [list(row) for row in base]
        for face, name in enumerate(TYPE_NAMES[:6]):
            value, place = self.get("die_values", name, "cards"), f"die_values.{name}"
            if value is not None:
                found[face] = self.numbers(place, value, 0, 24, 6)
                check_dice(self, place, found[face], face)
        for building, name in enumerate(BUILDING_NAMES):
            key = name.replace("-", "_")
            value, place = self.get("buildings", key, "dice"), f"buildings.{key}"
            if value is not None:
                shown = self.numbers(place, value, 1, 6, 3)
                found[6 + building] = [shown.count(die) for die in range(1, 7)]
        return found

    def goods(self, goods: list[int], kind_of_die: list[int]) -> tuple[list[int], list[int]]:
        """R1.5, R6.1: how many goods of each kind, and which die sells which."""
        cards, sells = list(goods), list(kind_of_die)
        sold_by: dict[int, list[int]] = {}
        for kind, name in enumerate(GOOD_NAMES):
            row = self.tables.get("goods", {}).get(name)
            if row is None:
                continue
            if not isinstance(row, dict):
                raise DataError(self.file, f"goods.{name}", "not-a-table")
            if "cards" in row:
                cards[kind] = self.number(f"goods.{name}.cards", row["cards"], 0, 18)
            if "sold_by" in row:
                sold_by[kind] = self.numbers(f"goods.{name}.sold_by", row["sold_by"], 1, 6, 0)
        for kind, dice in sold_by.items():
            sells = [-1 if sold == kind else sold for sold in sells]
        for kind, dice in sold_by.items():
            for die in dice:
                if sells[die - 1] >= 0:
                    raise DataError(self.file, f"goods.{GOOD_NAMES[kind]}.sold_by", "die-sells-twice", die=die)
                sells[die - 1] = kind
        check_goods(self, cards, sells)
        return cards, sells

    def animals(self, base: list[int]) -> list[int]:
        """R1.6."""
        found = list(base)
        for kind, name in enumerate(ANIMAL_NAMES):
            value = self.get("animals", name, "cards")
            if value is not None:
                found[kind] = self.number(f"animals.{name}", value, 0, 20)
        check_total(self, "animals", found, 20)
        return found

    def triples(self, base: list[int]) -> list[int]:
        """R14.2, R14.3."""
        found = list(base)
        for kind, name in enumerate(TYPE_NAMES):
            value = self.get("triples", name, "points")
            if value is not None:
                found[kind] = self.number(f"triples.{name}", value, 0, MOST_POINTS)
        return found

    def good_points(self, base: int) -> int:
        """R6.3."""
        value = self.get("sale", "points_per_good", "number")
        return base if value is None else self.number("sale.points_per_good", value, 0, MOST_POINTS)

    def rounds(self, base: list[list[Bonus]]) -> list[list[Bonus]]:
        """R12.3 to R12.7."""
        found = [list(choices) for choices in base]
        for at, name in enumerate(ROUND_NAMES):
            value = self.get("rounds", name, "choices")
            if value is not None:
                found[at] = self._choices(f"rounds.{name}", value)
        return found

    def _choices(self, place: str, value: Any) -> list[Bonus]:
        if not isinstance(value, list) or not 1 <= len(value) <= CHOICES:
            raise DataError(self.file, place, "choice-count", limit=int(CHOICES))
        found: list[Bonus] = []
        for choice in value:
            if not isinstance(choice, dict) or not choice:
                raise DataError(self.file, place, "not-a-table")
            for name in choice:
                if name not in GIFT_NAMES:
                    raise DataError(self.file, place, "not-among", word=name, known=", ".join(GIFT_NAMES))
            amounts = [self.number(f"{place} {name}", choice.get(name, 0), 0, MOST_GIFTS) for name in GIFT_NAMES]
            found.append((amounts[0], amounts[1], amounts[2], amounts[3], amounts[4]))
        check_choices(self, place, found)
        return found


# -- what the rules need, whoever wrote the numbers


def check_dice(reader: Reader, place: str, numbers: list[int], face: int) -> None:
    """R1.1, R1.2: the printed text says how many cards there are of each type, and of each building."""
    wanted = 3 if face >= 6 else int(_OWN["types"][FACE_NAMES[face]]["cards"])
    check_total(reader, place, numbers, wanted)


def check_total(reader: Reader, place: str, numbers: list[int], wanted: int) -> None:
    """R1.1, R1.5, R1.6: so many cards and no others."""
    if sum(numbers) != wanted:
        raise DataError(reader.file, place, "card-total", count=sum(numbers), wanted=wanted)


def check_goods(reader: Reader, cards: list[int], sells: list[int]) -> None:
    """R1.5, R6.1: 18 goods, and every die sells one kind."""
    check_total(reader, "goods", cards, 18)
    for die, kind in enumerate(sells, start=1):
        if not 0 <= kind < 3:
            raise DataError(reader.file, "goods", "die-sells-nothing", die=die)


def check_choices(reader: Reader, place: str, choices: list[Bonus]) -> None:
    """R12.2: every choice gives something, and no two are the same."""
    for choice in choices:
        if not any(choice):
            raise DataError(reader.file, place, "empty-choice")
    if len(set(choices)) < len(choices):
        raise DataError(reader.file, place, "same-choice")


def values_of(reader: Reader, base: Values, text: str) -> Values:
    """The values of a file, on top of others."""
    goods, kind_of_die = reader.goods(base.goods, base.kind_of_die)
    return Values(
        text,
        reader.dice(base.dice),
        reader.triples(base.triples),
        reader.good_points(base.points_per_good),
        goods,
        kind_of_die,
        reader.animals(base.animals),
        reader.rounds(base.rounds),
    )


def _standard() -> Values:
    """The numbers that come with the game: its files leave nothing out."""
    nothing: list[Bonus] = []
    goods = [int(_OWN["goods"][name]["cards"]) for name in GOOD_NAMES]
    kind_of_die = [-1] * 6
    for kind, name in enumerate(GOOD_NAMES):
        for die in _OWN["goods"][name]["sold_by"]:
            kind_of_die[die - 1] = kind
    animals = [int(_OWN["animals"][name]["cards"]) for name in ANIMAL_NAMES]
    blank = Values("", [[0] * 6] * 14, [0] * 7, 0, goods, kind_of_die, animals, [nothing] * 5)
    return values_of(Reader(_OWN, "cards/data"), blank, "")


STANDARD: Final = _standard()
