"""Writes text positions: `cards round=B p0.hand=castle4,ship1 p0.estate=mine2+mine5,bank3 ...`; reading.py reads them.

Everything that follows from the rest is not written: unfinished columns, points that lie on the table, and the unseen
cards of the deck, which are all cards that are nowhere else.
"""

from __future__ import annotations

from chatelain.games.cards.board import COLUMNS, PENDING_NAMES, Board
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, GOOD_NAMES, TYPE_NAMES
from chatelain.games.cards.deck import Pool, card_of, pool_of
from chatelain.games.cards.estate import column_cards
from chatelain.games.cards.outside.view import amounts
from chatelain.games.cards.player import Player
from chatelain.games.cards.tables import (
    AARON_CLOISTERS,
    CONVERSION,
    ROUND_BONUS,
    ROUND_LETTERS,
    SOURCE_NAMES,
    SOURCES,
    WATCHTOWERS,
)

#: The sources of points that leave nothing on the table but victory point cards.
POINT_CARDS = (int(ROUND_BONUS), int(WATCHTOWERS), int(CONVERSION), int(AARON_CLOISTERS))


def to_text(board: Board) -> str:
    """The whole position on one line."""
    words = ["cards", f"seats={int(board.seats)}"]
    if board.values.text:
        words.append(f"data={board.values.text}")
    if board.is_over:
        words.append("over=1")
    words.append(f"round={ROUND_LETTERS[board.round]}")
    words.append(f"turn={int(board.turn) + 1}")
    words.append(f"first={int(board.first)}")
    words.append(f"place={int(board.place)}")
    if board.holder >= 0:
        words.append(f"start={int(board.holder)}" + (":down" if board.is_face_down else ""))
    if board.has_played:
        words.append("played=1")
    if board.has_bought:
        words.append("bought=1")
    if board.stack:
        words.append("stack=" + ",".join(_stack_words(board)))
    if board.bought:
        words.append("seen=" + ",".join(entry_word(int(bought_entry(board, which))) for which in range(3)))
    words += _row_words(board)
    words.append("goods=" + ",".join(_pile_word(board, pile, GOOD_NAMES) for pile in (0, 1)))
    words.append("animals=" + ",".join(_pile_word(board, pile, ANIMAL_NAMES) for pile in (2, 3)))
    words += _bonus_words(board)
    words += _pool_words(board)
    for seat, player in enumerate(board.players):
        key = f"p{seat}" if seat < board.seats else "aaron"
        words += [f"{key}.{word}" for word in _player_words(board, seat, player)]
    return " ".join(words)


def entry_word(entry: int) -> str:
    """A card, with its pool unless it is the first."""
    return CARD_NAMES[card_of(entry)] + (f":{pool_of(entry)}" if pool_of(entry) else "")


def _stack_words(board: Board) -> list[str]:
    """Bottom first."""
    words: list[str] = []
    left = int(board.stack)
    while left:
        number = left >> 4 & 7
        words.append(PENDING_NAMES[left & 15] + (f":{number}" if number else ""))
        left >>= 7
    return words[::-1]


def _row_words(board: Board) -> list[str]:
    words: list[str] = []
    for row in range(6):
        cards = [int(board.rows[row * 5 + slot]) for slot in range(5)]
        while cards and cards[-1] < 0:
            cards.pop()
        if cards:
            words.append(f"row{row + 1}=" + ",".join(CARD_NAMES[card] if card >= 0 else "-" for card in cards))
    return words


def _pile_word(board: Board, pile: int, names: tuple[str, ...]) -> str:
    size = int(board.pile_size(pile))
    return f"{names[board.pile_top(pile)]}:{size}" if size else "-"


def _bonus_words(board: Board) -> list[str]:
    words: list[str] = []
    owners = [(name, int(board.first_owners) >> (3 * kind) & 7) for kind, name in enumerate(TYPE_NAMES)]
    if board.first_owners:
        found = [f"{name}:{_owner(board, owner - 1)}" for name, owner in owners if owner]
        words.append("first-triples=" + ",".join(found))
    if board.seven_taken:
        # Whoever has more points for the seven types took their card earlier.
        points = [(-int(board.ledger[seat * SOURCES + 8]), seat) for seat in range(len(board.players))]
        takers = sorted(item for item in points if board.players[item[1]].has_seven)
        words.append("seven-types=" + ",".join(_owner(board, seat) for _points, seat in takers))
    return words


def _owner(board: Board, seat: int) -> str:
    return str(seat) if seat < board.seats else "aaron"


def _pool_words(board: Board) -> list[str]:
    words: list[str] = []
    if board.discard.left:
        words.append("discard=" + counts_text(board.discard))
    pools = [int(board.deck_pool), int(board.stack1_pool), int(board.stack2_pool)]
    if any(pools):
        words.append("pools=" + ",".join(map(str, pools)))
    for at, pool in enumerate(board.pools):
        if pool.left and at != board.deck_pool:
            words.append(f"pool{at}=" + counts_text(pool))
    return words


def counts_text(pool: Pool) -> str:
    """Cards with their numbers, one each left out."""
    counts = [(name, int(pool.counts[card])) for card, name in enumerate(CARD_NAMES)]
    return ",".join(name if count == 1 else f"{name}:{count}" for name, count in counts if count)


def _player_words(board: Board, seat: int, player: Player) -> list[str]:
    """What is not there is not written; a player's stack and purse always are."""
    hand = [entry_word(int(entry)) for entry in (player.hand1, player.hand2) if entry]
    stack = [f"{int(player.stack1)}" + (f"+{int(player.stack2)}" if player.stack2 else "")]
    projects = [int(player.project(slot)) for slot in range(4)] if player.projects else []
    columns = [int(board.columns[seat * int(COLUMNS) + at]) for at in range(int(player.columns))]
    points = [(SOURCE_NAMES[source], int(board.ledger[seat * int(SOURCES) + source])) for source in POINT_CARDS]
    is_player = seat < board.seats
    found = {
        "hand": hand,
        "stack": stack if is_player else [],
        "projects": [CARD_NAMES[card] if card >= 0 else "-" for card in projects],
        "estate": ["+".join(CARD_NAMES[card] for card in column_cards(column)) for column in columns],
        "workers": [str(int(player.workers))] if is_player else [],
        "silver": [str(int(player.silver))] if is_player else [],
        "goods": _amounts(int(player.goods), GOOD_NAMES),
        "sold": _amounts(int(player.sold), GOOD_NAMES),
        "animals": _amounts(int(player.animals), ANIMAL_NAMES),
        "points": [f"{name}:{value}" for name, value in points if value],
    }
    return [f"{key}=" + ",".join(words) for key, words in found.items() if words]


def _amounts(packed: int, names: tuple[str, ...]) -> list[str]:
    return [f"{name}:{amount}" for name, amount in amounts(packed, names).items()]
