"""The action cards. A card is a small number, its kind: what it shows and its die; cards of one kind are the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- types, which are also the types of columns
CASTLE: Final[i64] = 0
MINE: Final[i64] = 1
CLOISTER: Final[i64] = 2
KNOWLEDGE: Final[i64] = 3
SHIP: Final[i64] = 4
PASTURE: Final[i64] = 5
BUILDING: Final[i64] = 6
TYPE_NAMES: Final = ("castle", "mine", "cloister", "knowledge", "ship", "pasture", "building")

# -- faces: the first six types, and eight buildings (R1.2)
CARPENTER: Final[i64] = 6
CHURCH: Final[i64] = 7
MARKET: Final[i64] = 8
WATCHTOWER: Final[i64] = 9
BANK: Final[i64] = 10
BOARDING_HOUSE: Final[i64] = 11
SHOP: Final[i64] = 12
TOWN_HALL: Final[i64] = 13
BUILDING_NAMES: Final = (
    "carpenter",
    "church",
    "market",
    "watchtower",
    "bank",
    "boarding-house",
    "shop",
    "town-hall",
)
FACE_NAMES: Final = (*TYPE_NAMES[:6], *BUILDING_NAMES)

#: Kind of a card: face * 6 + die - 1. Kinds of which there is no card are numbers, too: a player's data may have some.
CARDS: Final[i64] = 84
CARD_NAMES: Final = tuple(f"{face}{die}" for face in FACE_NAMES for die in range(1, 7))
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}

FACE_OF: Final = bytes([card // 6 for card in range(84)])
TYPE_OF: Final = bytes([min(card // 6, 6) for card in range(84)])
DIE_OF: Final = bytes([card % 6 + 1 for card in range(84)])

# -- goods and animals
GOODS: Final[i64] = 3
GOOD_NAMES: Final = ("light", "medium", "dark")
ANIMALS: Final[i64] = 4
ANIMAL_NAMES: Final = ("cow", "sheep", "pig", "chicken")
