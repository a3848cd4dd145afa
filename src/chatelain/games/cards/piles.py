"""The piles of goods and animals (R2.2, R10.3 to R10.6). Below its top a pile is only a number of cards.

All cards below the tops are equally unknown, whichever pile they lie in: one pool of counts for the goods and one for
the animals says all there is to know, for the same reason as in deck.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.games.cards.board import ANIMALS_POOL, Board
from chatelain.games.cards.cards import ANIMAL_NAMES, ANIMALS, GOOD_NAMES, GOODS
from chatelain.games.cards.scoring import score_animals


def draw_good(board: Board, chance: Chance, what: str) -> i64:
    """A random kind out of the unseen goods."""
    kind = chance.draw(board.small, 0, GOODS, what)
    board.small[kind] -= 1
    return kind


def draw_animal(board: Board, chance: Chance, what: str) -> i64:
    """A random kind out of the unseen animals."""
    kind = chance.draw(board.small, ANIMALS_POOL, ANIMALS_POOL + ANIMALS, what)
    board.small[kind] -= 1
    return kind - ANIMALS_POOL


def draw_top(board: Board, pile: i64, chance: Chance) -> i64:
    """What comes to light on a pile."""
    return draw_good(board, chance, "good") if pile < 2 else draw_animal(board, chance, "animal")


def has_goods(board: Board) -> bool:
    """Is there a good to take?"""
    return board.pile_sizes & 65535 != 0


def has_animals(board: Board) -> bool:
    """Is there an animal to take?"""
    return board.pile_sizes >> 16 != 0


def filled_piles(board: Board, pile: i64) -> i64:
    """Which of a pile and the next have cards, as bits."""
    found: i64 = 0
    if board.pile_size(pile):
        found |= 1
    if board.pile_size(pile + 1):
        found |= 2
    return found


def take_from_pile(board: Board, seat: i64, pile: i64, chance: Chance) -> None:
    """R10.3, R10.4: the top card goes to storage, the next one is seen."""
    player = board.players[seat]
    kind = board.pile_top(pile)
    size = board.pile_size(pile) - 1
    board.set_pile(pile, size, draw_top(board, pile, chance) if size else -1)
    if pile < 2:
        player.goods += BIT[kind * 8]
        if board.events is not None:
            board.emit("good-taken", int(seat), {"good": GOOD_NAMES[kind]})
    else:
        player.animals += BIT[kind * 8]
        if board.events is not None:
            board.emit("animal-taken", int(seat), {"animal": ANIMAL_NAMES[kind]})
        score_animals(board, seat, player)
    if size == 0:
        divide(board, pile, chance)


def brings_to_light(board: Board, pile: i64) -> bool:
    """Whether another card is seen when one is taken from a pile, there or on the pile that is divided."""
    return board.pile_size(pile) > 1 or board.pile_size(pile ^ 1) > 1


def divide(board: Board, pile: i64, chance: Chance) -> None:
    """R10.5, R10.6: an empty pile takes the lower half of the other one, rounded down."""
    other = pile ^ 1
    half = board.pile_size(other) // 2
    if half:
        board.set_pile(other, board.pile_size(other) - half, board.pile_top(other))
        board.set_pile(pile, half, draw_top(board, pile, chance))
        if board.events is not None:
            board.emit("pile-divided", -1, {"pile": int(pile), "cards": int(half)})


def lay_piles(board: Board, chance: Chance) -> None:
    """R2.2, R2.3: what the players did not receive, in two piles each; the first has the odd card."""
    goods = pool_size(board, 0, GOODS)
    animals = pool_size(board, ANIMALS_POOL, ANIMALS_POOL + ANIMALS)
    for pile, size in enumerate(((goods + 1) // 2, goods // 2, (animals + 1) // 2, animals // 2)):
        board.set_pile(pile, size, -1)
    for pile in range(4):
        board.set_pile(pile, board.pile_size(pile), draw_top(board, pile, chance))


def pool_size(board: Board, first: i64, stop: i64) -> i64:
    """Unseen goods or animals."""
    total: i64 = 0
    for kind in range(first, stop):
        total += board.small[kind]
    return total
