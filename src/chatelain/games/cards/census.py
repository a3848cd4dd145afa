"""What is never lost: every card, every good and every animal is somewhere."""

from __future__ import annotations

from chatelain.games.cards.aaron import aaron_cards_after
from chatelain.games.cards.board import COLUMNS, Board
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, GOOD_NAMES
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.estate import column_cards


def cards_in_sight(board: Board) -> list[int]:
    """How many cards of every kind lie where at least one seat sees them, the discard pile aside."""
    counts = [0] * 84
    for card in board.rows:
        if card >= 0:
            counts[card] += 1
    entries = [int(bought_entry(board, which)) for which in range(3)]
    for seat, player in enumerate(board.players):
        entries += [int(player.hand1), int(player.hand2)]
        for slot in range(4):
            if player.project(slot) >= 0:
                counts[player.project(slot)] += 1
        for at in range(int(player.columns)):
            for placed in column_cards(int(board.columns[seat * COLUMNS + at])):
                counts[placed] += 1
    for entry in entries:
        if entry:
            counts[card_of(entry)] += 1
    return counts


def unseen_places(board: Board) -> list[int]:
    """For every pool the number of cards that lie face down: in the deck, in stacks, in Aaron's piles."""
    places = [0] * 5
    places[int(board.deck_pool)] += int(board.deck)
    for player in board.players:
        places[int(board.stack1_pool)] += int(player.stack1)
        places[int(board.stack2_pool)] += int(player.stack2)
    if board.seats == 1:
        places[0] += int(aaron_cards_after(board.round))
    return places


def small_in_sight(board: Board) -> list[int]:
    """How many goods and animals of every kind lie with players, sold or not, and on top of piles."""
    counts = [0] * 7
    for player in board.players:
        for kind in range(3):
            counts[kind] += int(player.goods_of(kind) + player.sold_of(kind))
        for kind in range(4):
            counts[3 + kind] += int(player.animals_of(kind))
    for pile in range(4):
        if board.pile_top(pile) >= 0:
            counts[int(board.pile_top(pile)) + (0 if pile < 2 else 3)] += 1
    return counts


def census(board: Board) -> dict[str, int]:
    """Totals of every kind, and whether pools and places agree: these are always 0."""
    totals: dict[str, int] = {}
    seen = cards_in_sight(board)
    for card, name in enumerate(CARD_NAMES):
        unseen = sum(int(pool.counts[card]) for pool in board.pools) + int(board.discard.counts[card])
        totals[name] = seen[card] + unseen
    for kind, number in enumerate(small_in_sight(board)):
        totals[(*GOOD_NAMES, *ANIMAL_NAMES)[kind]] = number + int(board.small[kind])
    for at, places in enumerate(unseen_places(board)):
        pool = board.pools[at]
        totals[f"pool{at}"] = abs(int(pool.left) - places) + abs(int(pool.left) - sum(int(n) for n in pool.counts))
    return totals
