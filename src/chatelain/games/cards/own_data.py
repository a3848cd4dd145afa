"""Numbers of a player's own in place of the printed ones: a TOML file becomes a word, and a word an edition.

A file has the tables of data/*.toml: a copy of one of them, or only what differs. The dice of the cards, goods and
animals, points of triples and of goods, and the bonuses of the rounds may differ; the rest stands in the rulebook.

The word `triples=5,5,6,5,5,4,3;good-points=2` changes the points of triples and of goods. The parts:

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
from collections.abc import Iterable, Mapping
from typing import Final

from chatelain.core.datafile import STANDARD_NAME, Table, join_parts, known_word, part_numbers, prepared, split_parts
from chatelain.core.errors import DataError
from chatelain.games.cards import data
from chatelain.games.cards.cards import ANIMAL_NAMES, BUILDING_NAMES, FACE_NAMES, GOOD_NAMES, TYPE_NAMES
from chatelain.games.cards.values import CHOICES, GIFT_NAMES, Bonus, Values

ROUND_NAMES: Final = ("A", "B", "C", "D", "E")
#: Nothing printed is larger: amounts of a bonus fit three bits, points of a triple a row of the score sheet.
MOST_GIFTS: Final = 7
MOST_POINTS: Final = 20

_FILES: Final = Table("cards/data", data.text())
_PRINTED: Final = _FILES.root
#: R1.1, R1.2, R1.5, R1.6: how many cards there are of every face, of goods and of animals.
CARDS_OF_FACE: Final = {name: int(_PRINTED["types"][name]["cards"]) for name in TYPE_NAMES[:6]} | dict.fromkeys(
    BUILDING_NAMES, 3
)
ALL_GOODS: Final = int(_PRINTED["others"]["goods"])
ALL_ANIMALS: Final = int(_PRINTED["others"]["animals"])

_LETTERS: Final = "pgaws"
_GIFT: Final = re.compile(r"([0-9])([pgaws])")
_KEYS: Final = (*FACE_NAMES, "triples", "good-points", "goods", "sold-by", "animals", *ROUND_NAMES)
#: Where a file has what is a part of the word.
_PLACES: Final = (
    {name: f"die_values.{name}" for name in TYPE_NAMES[:6]}
    | {name: f"buildings.{name.replace('-', '_')}" for name in BUILDING_NAMES}
    | {name: f"rounds.{name}" for name in ROUND_NAMES}
)


# -- from a word to an edition


def edition_named(word: str) -> Values:
    """The values of an option or a position: `standard`, or a word as above; DataError names the part."""
    return STANDARD if word in ("", STANDARD_NAME) else prepared("cards", word, _edition)


def _edition(word: str) -> Values:
    values = _values(_STANDARD_PARTS | split_parts(word, _KEYS))
    values.text = join_parts(parts_of(values), _STANDARD_PARTS)
    return values


def _values(parts: Mapping[str, str]) -> Values:
    """What all parts together say; every number is checked here, whoever wrote it."""
    dice = [part_numbers(face, parts[face], 0, 24, 6) for face in FACE_NAMES]
    for face, row in zip(FACE_NAMES, dice):
        _check_total(face, row, CARDS_OF_FACE[face])
    goods = part_numbers("goods", parts["goods"], 0, ALL_GOODS, 3)
    _check_total("goods", goods, ALL_GOODS)
    animals = part_numbers("animals", parts["animals"], 0, ALL_ANIMALS, 4)
    _check_total("animals", animals, ALL_ANIMALS)
    return Values(
        dice,
        part_numbers("triples", parts["triples"], 0, MOST_POINTS, 7),
        part_numbers("good-points", parts["good-points"], 0, MOST_POINTS, 1)[0],
        goods,
        [kind - 1 for kind in part_numbers("sold-by", parts["sold-by"], 1, 3, 6)],
        animals,
        [_choices(name, parts[name]) for name in ROUND_NAMES],
    )


def _check_total(key: str, numbers: list[int], wanted: int) -> None:
    """So many cards and no others."""
    if sum(numbers) != wanted:
        raise DataError("", key, "card-total", count=sum(numbers), wanted=wanted)


def _choices(key: str, part: str) -> list[Bonus]:
    """R12.2: every choice gives something, and no two are the same."""
    words = part.split(",")
    if len(words) > CHOICES:
        raise DataError("", key, "choice-count", limit=int(CHOICES))
    choices = [_choice(key, word) for word in words]
    if len(set(choices)) < len(choices):
        raise DataError("", key, "same-choice")
    return choices


def _choice(key: str, word: str) -> Bonus:
    gifts = _GIFT.findall(word)
    amounts = [sum(int(number) for number, letter in gifts if letter == wanted) for wanted in _LETTERS]
    if "".join(number + letter for number, letter in gifts) != word or max(amounts) > MOST_GIFTS:
        raise DataError("", key, "not-a-choice", word=word)
    if not any(amounts):
        raise DataError("", key, "empty-choice")
    return amounts[0], amounts[1], amounts[2], amounts[3], amounts[4]


# -- from an edition to the parts of its word


def parts_of(values: Values) -> dict[str, str]:
    """All parts, in their shortest form."""
    return (
        {name: _row(numbers) for name, numbers in zip(FACE_NAMES, values.dice)}
        | {"triples": _row(values.triples), "good-points": str(values.points_per_good)}
        | {"goods": _row(values.goods), "sold-by": _row(kind + 1 for kind in values.kind_of_die)}
        | {"animals": _row(values.animals)}
        | {name: ",".join(map(choice_text, choices)) for name, choices in zip(ROUND_NAMES, values.rounds)}
    )


def _row(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def choice_text(choice: Iterable[int]) -> str:
    """One choice of a bonus, such as `1g1a`."""
    return "".join(f"{amount}{letter}" for amount, letter in zip(choice, _LETTERS) if amount)


# -- from a file to the parts of a word


def read_file(text: str, file: str) -> str:
    """The word of a TOML file of the player's own; DataError names the place and the reason."""
    parts = _STANDARD_PARTS | _parts_in(Table(file, text), _STANDARD_PARTS)
    try:
        return join_parts(parts_of(_values(parts)), _STANDARD_PARTS) or STANDARD_NAME
    except DataError as error:
        place = str(error.place)
        raise error.found_at(file, _PLACES.get(place, place)) from None


def _parts_in(table: Table, base: Mapping[str, str]) -> dict[str, str]:
    """The parts that a file has; of goods, animals and triples what it leaves out is as in the base."""
    found: dict[str, str] = {}
    for name in table.rows("", _PRINTED):
        if name == "die_values":
            for key in table.rows(name, TYPE_NAMES[:6]):
                found[key] = _row(table.numbers(_place(table, name, key, "cards"), 0, 24, 6))
        elif name == "buildings":
            for key in table.rows(name, _PRINTED[name]):
                dice = table.numbers(_place(table, name, key, "dice"), 1, 6, 3)
                found[key.replace("_", "-")] = _row(dice.count(die) for die in range(1, 7))
        elif name == "goods":
            found |= _goods_in(table, base)
        elif name == "animals":
            found[name] = _some_of(table, name, "cards", ANIMAL_NAMES, base[name], ALL_ANIMALS)
        elif name == "triples":
            found[name] = _some_of(table, name, "points", TYPE_NAMES, base[name], MOST_POINTS)
        elif name == "sale":
            for key in table.rows(name, _PRINTED[name]):
                place = _place(table, name, key, "number")
                if key == "points_per_good":
                    found["good-points"] = str(table.number(place, 0, MOST_POINTS))
                else:
                    table.exactly(place, _PRINTED[name][key]["number"])
        elif name == "rounds":
            for key in table.rows(name, ROUND_NAMES):
                found[key] = _round_in(table, _place(table, name, key, "choices"))
        else:
            table.same_as(name, _PRINTED[name])
    return found


def _place(table: Table, name: str, key: str, inner: str) -> str:
    """Where a value is: plain at `name.key`, or inside a table that also says where it comes from."""
    place = f"{name}.{key}"
    if not isinstance(table.get(place), dict):
        return place
    table.rows(place, _PRINTED[name][key])
    return f"{place}.{inner}"


def _some_of(table: Table, name: str, inner: str, keys: tuple[str, ...], base: str, high: int) -> str:
    """Numbers by name, those that a file leaves out as in the base."""
    given = {key: table.number(_place(table, name, key, inner), 0, high) for key in table.rows(name, keys)}
    return _row(given.get(key, int(number)) for key, number in zip(keys, base.split(",")))


def _goods_in(table: Table, base: Mapping[str, str]) -> dict[str, str]:
    """R1.5, R6.1: how many goods of each kind, and which dice sell them; every die sells one kind."""
    cards, sells = base["goods"].split(","), base["sold-by"].split(",")
    sold_by: dict[str, list[int]] = {}
    for name in table.rows("goods", GOOD_NAMES):
        kind = GOOD_NAMES.index(name)
        for key in table.rows(f"goods.{name}", _PRINTED["goods"][name]):
            place = f"goods.{name}.{key}"
            if key == "cards":
                cards[kind] = str(table.number(place, 0, ALL_GOODS))
            else:
                dice = table.get(place)
                sold_by[name] = table.numbers(place, 1, 6, len(dice) if isinstance(dice, list) else 1)
                sells = ["" if sold == str(kind + 1) else sold for sold in sells]
    for name, dice in sold_by.items():
        for die in dice:
            if sells[die - 1]:
                raise DataError(table.file, f"goods.{name}.sold_by", "die-sells-twice", die=die)
            sells[die - 1] = str(GOOD_NAMES.index(name) + 1)
    if "" in sells:
        raise DataError(table.file, "goods", "die-sells-nothing", die=sells.index("") + 1)
    return {"goods": ",".join(cards), "sold-by": ",".join(sells)}


def _round_in(table: Table, place: str) -> str:
    """R12.3 to R12.7: the choices of a round."""
    choices = table.get(place)
    if not isinstance(choices, list) or not 1 <= len(choices) <= CHOICES:
        raise DataError(table.file, place, "choice-count", limit=int(CHOICES))
    words: list[str] = []
    for choice in choices:
        if not isinstance(choice, dict):
            raise DataError(table.file, place, "no-table", value=str(choice))
        for name in choice:
            known_word(table.file, place, name, GIFT_NAMES)
        amounts = [table.check_number(f"{place} {name}", choice.get(name, 0), 0, MOST_GIFTS) for name in GIFT_NAMES]
        words.append(choice_text(amounts))
    return ",".join(words)


# -- what comes with the game: its files leave nothing out

_NONE: Final = {"goods": "0,0,0", "sold-by": ",,,,,", "animals": "0,0,0,0", "triples": "0,0,0,0,0,0,0"}
_STANDARD_PARTS: Final = _parts_in(_FILES, _NONE)
STANDARD: Final = _values(_STANDARD_PARTS)
