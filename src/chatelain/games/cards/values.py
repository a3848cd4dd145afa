"""The numbers printed on the cards. Many of them are not known: players may replace them by their own (own_data.py).

A position refers to its values and never changes them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.datafile import Edition

#: Choices of a round's bonus at most, and what a choice may give, in the order of the tables.
CHOICES: Final[i64] = 8
POINTS: Final[i64] = 0
SOME_GOODS: Final[i64] = 1
SOME_ANIMALS: Final[i64] = 2
SOME_WORKERS: Final[i64] = 3
SOME_SILVER: Final[i64] = 4
GIFTS: Final[i64] = 5
GIFT_NAMES: Final = ("points", "goods", "animals", "workers", "silver")

Bonus = tuple[int, int, int, int, int]


class Values(Edition):
    """One set of numbers."""

    def __init__(
        self,
        dice: list[list[int]],
        triples: list[int],
        good_points: int,
        goods: list[int],
        kind_of_die: list[int],
        animals: list[int],
        rounds: list[list[Bonus]],
    ) -> None:
        super().__init__("")
        #: For every face the number of cards with a die of 1 to 6.
        self.dice = dice
        self.triples = triples
        self.points_per_good = good_points
        self.goods = goods
        #: R6.1: the goods that a die of 1 to 6 sells.
        self.kind_of_die = kind_of_die
        self.animals = animals
        #: R12.3 to R12.7: for every round the choices.
        self.rounds = rounds
        # The same for the engine.
        self.counts: vec[i64] = vec[i64]([number for face in dice for number in face])
        self.triple_points = bytes(triples)
        self.good_points: i64 = good_points
        #: For every set of numbers the goods that they sell, as bits.
        self.sells = bytes([_sold_by(numbers, kind_of_die) for numbers in range(64)])
        self.choices = bytes([len(choices) for choices in rounds])
        #: [(round * CHOICES + choice) * GIFTS + gift]
        self.bonus = bytes(
            [
                rounds[round_][choice][gift] if choice < len(rounds[round_]) else 0
                for round_ in range(5)
                for choice in range(8)
                for gift in range(5)
            ]
        )

    def gift(self, round_: i64, choice: i64, gift: i64) -> i64:
        """How much of something a choice of a round's bonus gives."""
        return i64(self.bonus[(round_ * CHOICES + choice) * GIFTS + gift])


def _sold_by(numbers: int, kind_of_die: list[int]) -> int:
    found = 0
    for die in range(6):
        if numbers >> die & 1:
            found |= 2 ** kind_of_die[die]
    return found
