"""Reads text positions (see position.py): what the keys say, then what follows from it.

The goods and animals that nobody has lie in two piles each; all cards that are nowhere else are unseen, in the deck.
"""

from __future__ import annotations

from chatelain.core.errors import PositionError
from chatelain.core.position import Keys, Names, PositionText, parse
from chatelain.games.cards.board import ANIMALS_POOL, Board
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, GOOD_NAMES
from chatelain.games.cards.census import cards_in_sight, small_in_sight, unseen_places
from chatelain.games.cards.deck import empty_pool
from chatelain.games.cards.outside.position import go_through
from chatelain.games.cards.scoring import score_start_card


def read_position(text: PositionText, board: Board) -> None:
    """Fills a blank board of the right number of seats, with the right values."""
    goods, animals = go_through(Keys("cards", text), board)
    _fill_deck(board)
    _fill_piles(board, 0, "goods", GOOD_NAMES, goods if text.has("goods") else None)
    _fill_piles(board, 2, "animals", ANIMAL_NAMES, animals if text.has("animals") else None)
    if board.is_over:
        score_start_card(board)
    text.finish()


def _fill_deck(board: Board) -> None:
    """What is nowhere to be seen is in the pool of the deck; what of that lies in no stack is the deck."""
    deck_pool = int(board.deck_pool)
    seen, deck = cards_in_sight(board), empty_pool()
    for card, name in enumerate(CARD_NAMES):
        elsewhere = int(board.discard.counts[card]) + sum(int(pool.counts[card]) for pool in board.pools)
        left = int(board.values.counts[card]) - seen[card] - elsewhere
        if left < 0:
            raise PositionError("too-many-of-card", card=name)
        deck.counts[card] = left
        deck.left += left
    board.pools[deck_pool] = deck
    places = unseen_places(board)
    for at, pool in enumerate(board.pools):
        missing = int(pool.left) - places[at]
        if missing < 0 or (missing and at != deck_pool):
            raise PositionError("pool-size", pool=at, cards=int(pool.left), places=places[at])
    board.deck = int(deck.left) - places[deck_pool]


def _fill_piles(board: Board, pile: int, key: str, names: tuple[str, ...], words: list[str] | None) -> None:
    """Goods or animals that nobody has lie in the piles."""
    first = 0 if pile == 0 else int(ANIMALS_POOL)
    numbers = board.values.goods if pile == 0 else board.values.animals
    seen = small_in_sight(board)
    left = [numbers[kind] - seen[first + kind] for kind in range(len(names))]
    _check_left(key, names, left)
    for at, (size, top) in enumerate(_default_piles(left) if words is None else _read_piles(key, names, words, left)):
        board.set_pile(pile + at, size, top)
        if top >= 0:
            left[top] -= 1
    _check_left(key, names, left)
    for kind, number in enumerate(left):
        board.small[first + kind] = number
    below = sum(max(0, int(board.pile_size(pile + at)) - 1) for at in (0, 1))
    if below != sum(left):
        raise PositionError("pile-size", key=key, cards=sum(left), places=below)


def _check_left(key: str, names: tuple[str, ...], left: list[int]) -> None:
    if min(left) < 0:
        raise PositionError("too-many-of-kind", key=key, kind=names[left.index(min(left))])


def _halves(left: list[int]) -> tuple[int, int]:
    return (sum(left) + 1) // 2, sum(left) // 2


def _default_piles(left: list[int]) -> list[tuple[int, int]]:
    """Size and top of both piles: equal halves, with the first kinds there are on top."""
    kinds = [kind for kind, number in enumerate(left) for _ in range(min(number, 2))]
    order = sorted(range(len(kinds)), key=lambda at: (kinds[:at].count(kinds[at]), at))
    tops = [kinds[at] for at in order] + [-1, -1]
    return [(size, tops[at] if size else -1) for at, size in enumerate(_halves(left))]


def _read_piles(key: str, names: tuple[str, ...], words: list[str], left: list[int]) -> list[tuple[int, int]]:
    """Size and top of both piles, as the text has them."""
    if len(words) != 2:
        raise PositionError("two-piles", key=key)
    found: list[tuple[int, int]] = []
    for word, size in zip(words, _halves(left)):
        name, _, number = word.partition(":")
        if name == "-":
            found.append((0, -1))
        else:
            found.append((parse(key, number or str(size), 1, 20), Names(names).value(key, name)))
    return found
