"""The keys of text positions: `cards round=B p0.hand=castle4,ship1 p0.estate=mine2+mine5,bank3 ...`.

What is left out has a default that suits a rule test: round A, turn 1, seat 0 to act, empty purses, hands and estates,
stacks as they are in that turn. Everything that follows from the rest is not written: unfinished columns, points that
lie on the table, and the unseen cards of the deck, which are all cards that are nowhere else (see reading.py).
"""

from __future__ import annotations

from typing import Final

from chatelain.core.errors import PositionError
from chatelain.core.position import Keys, Names, unstacked
from chatelain.games.cards import decisions
from chatelain.games.cards.board import COLUMNS, DECISION_BITS, DECISIONS, Board
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, CLOISTER, GOOD_NAMES, TYPE_NAMES, TYPE_OF
from chatelain.games.cards.deck import Pool, card_of, entry_of, pool_of
from chatelain.games.cards.estate import column_cards, column_size, column_type, look_again
from chatelain.games.cards.player import NOTHING, Player
from chatelain.games.cards.scoring import score_animals, score_seven_types
from chatelain.games.cards.tables import (
    AARON_CLOISTERS,
    CONVERSION,
    FIRST_TRIPLE,
    FIRST_TRIPLES,
    ROUND_BONUS,
    ROUND_LETTERS,
    SEVEN_CARDS,
    SOLD_GOODS,
    SOURCE_NAMES,
    WATCHTOWERS,
)


class _CardNames(Names):
    def unknown(self, key: str, word: str) -> PositionError:
        return PositionError("no-card", key=key, word=word)


_ROUNDS: Final = Names(ROUND_LETTERS)
_LIES: Final = Names(["up", "down"])
_PENDING: Final = Names(["", *decisions.NAMES[1:]])
_CARDS: Final = _CardNames(CARD_NAMES)
_PLACES: Final = _CardNames(CARD_NAMES, none="-")
_TYPES: Final = Names(TYPE_NAMES)
_GOODS: Final = Names(GOOD_NAMES)
_ANIMALS: Final = Names(ANIMAL_NAMES)
#: The sources of points that leave nothing on the table but victory point cards.
_POINT_CARDS: Final = (int(ROUND_BONUS), int(WATCHTOWERS), int(CONVERSION), int(AARON_CLOISTERS))
_POINTS: Final = Names([SOURCE_NAMES[source] for source in _POINT_CARDS])
#: Purses and piles are small; what is larger is a slip of the pen.
_MOST: Final = 255


def to_text(board: Board) -> str:
    """The whole position on one line."""
    keys = Keys("cards")
    go_through(keys, board)
    return keys.line()


def go_through(keys: Keys, board: Board) -> list[list[str]]:
    """All keys, in the order in which they are written. Gives back what was read of the piles of goods and animals."""
    seats = int(board.seats)
    keys.number("seats", seats, 1, 4, 2)
    keys.word("data", board.values.text)
    board.is_over = keys.flag("over", board.is_over)
    board.round = keys.name("round", board.round, _ROUNDS, 0)
    board.turn = keys.number("turn", board.turn + 1, 1, 6, 1) - 1
    board.first = keys.number("first", board.first, 0, seats - 1, 0)
    board.place = keys.number("place", board.place, 0, seats - 1, 0)
    if keys.reads:
        board.seat = (board.first + board.place) % seats
    _start_card(keys, board)
    board.has_played = keys.flag("played", board.has_played)
    board.has_bought = keys.flag("bought", board.has_bought)
    _stack(keys, board)
    for row in range(6):
        cards = [int(board.rows[row * 5 + slot]) for slot in range(5)]
        for slot, card in enumerate(_in_places(keys, f"row{row + 1}", cards, 5)):
            if card >= 0:
                board.fill_place(row * 5 + slot, card)
    goods = keys.words("goods", [_pile_word(board, pile, _GOODS) for pile in (0, 1)])
    animals = keys.words("animals", [_pile_word(board, pile, _ANIMALS) for pile in (2, 3)])
    _first_triples(keys, board)
    _seven_types(keys, board)
    _pools(keys, board)
    for seat, player in enumerate(board.players):
        keys.prefix = f"p{seat}." if seat < seats else "aaron."
        if seat < seats:
            _hand(keys, board, seat, player)
        _estate(keys, board, seat, player)
        if seat < seats:
            _purse(keys, board, seat, player)
    return [goods, animals]


# -- the table


def _start_card(keys: Keys, board: Board) -> None:
    if board.seats == 1:
        board.holder = NOTHING
        return
    written = f"{int(board.holder)}" + (":down" if board.is_face_down else "")
    holder, lies = keys.pair("start", keys.word("start", written, str(int(board.first))), alone="up")
    board.holder = keys.parse("start", holder, 0, int(board.seats) - 1)
    board.is_face_down = _LIES.value("start", lies) == 1


def _stack(keys: Keys, board: Board) -> None:
    entries = unstacked(board.stack, DECISION_BITS)
    written = [_PENDING.word(entry & 15) + (f":{entry >> 4}" if entry >> 4 else "") for entry in entries]
    words = keys.words("stack", written)
    if len(words) > DECISIONS:
        raise PositionError("too-many", key="stack", limit=int(DECISIONS))
    for word in words:
        name, number = keys.pair("stack", word, alone="0")
        kind = _PENDING.value("stack", name)
        board.push(kind, keys.parse("stack", number, 0, 7 if kind in (3, 4) else 6))
    bought = [int(bought_entry(board, which)) for which in range(3)] if board.bought else []
    seen = keys.words("seen", [_entry_word(entry) for entry in bought])
    for at, word in enumerate(seen):
        board.bought |= _entry(keys, "seen", word) << (16 * at)
    if keys.reads and len(seen) != (3 if board.pending() == decisions.BOUGHT else 0):
        raise PositionError("seen-count", key="seen", wanted=3 if board.pending() == decisions.BOUGHT else 0)


def _entry_word(entry: int) -> str:
    """A card, with its pool unless it is the first."""
    return CARD_NAMES[card_of(entry)] + (f":{pool_of(entry)}" if pool_of(entry) else "")


def _entry(keys: Keys, key: str, word: str) -> int:
    name, pool = keys.pair(key, word, alone="0")
    return int(entry_of(keys.parse(key, pool, 0, 4), _CARDS.value(keys.key(key), name)))


def _in_places(keys: Keys, key: str, cards: list[int], most: int) -> list[int]:
    """The cards read of a key with so many places."""
    while cards and cards[-1] < 0:
        cards.pop()
    read = keys.kinds(key, cards, _PLACES)
    if len(read) > most:
        raise PositionError("too-many", key=keys.key(key), limit=most)
    return read


def _pile_word(board: Board, pile: int, names: Names) -> str:
    size = int(board.pile_size(pile))
    return f"{names.word(board.pile_top(pile))}:{size}" if size else "-"


def _owner_word(board: Board, seat: int) -> str:
    return str(seat) if seat < board.seats else "aaron"


def _owner(keys: Keys, key: str, board: Board, word: str) -> int:
    return 1 if word == "aaron" and board.seats == 1 else keys.parse(key, word, 0, int(board.seats) - 1)


def _first_triples(keys: Keys, board: Board) -> None:
    owners = [(name, (int(board.first_owners) >> (3 * kind) & 7) - 1) for kind, name in enumerate(TYPE_NAMES)]
    written = [f"{name}:{_owner_word(board, owner)}" for name, owner in owners if owner >= 0]
    for word in keys.words("first-triples", written):
        name, owner = keys.pair("first-triples", word, alone="")
        kind, seat = _TYPES.value("first-triples", name), _owner(keys, "first-triples", board, owner)
        if int(board.first_owners) >> (3 * kind) & 7:
            raise PositionError("type-twice", key="first-triples", word=name)
        board.first_owners |= (seat + 1) << (3 * kind)
        board.gain(seat, FIRST_TRIPLES, FIRST_TRIPLE)


def _seven_types(keys: Keys, board: Board) -> None:
    # Whoever has more points for the seven types took their card earlier.
    takers = [(-int(board.earned(seat, 8)), seat) for seat, player in enumerate(board.players) if player.has_seven]
    words = keys.words("seven-types", [_owner_word(board, seat) for _points, seat in sorted(takers)])
    if len(words) > SEVEN_CARDS[board.seats]:
        raise PositionError("too-many", key="seven-types", limit=SEVEN_CARDS[board.seats])
    for word in words:
        seat = _owner(keys, "seven-types", board, word)
        player = board.players[seat]
        if player.has_seven:
            raise PositionError("seven-twice", key="seven-types", word=word)
        types, player.types = player.types, 127
        score_seven_types(board, seat, player)
        player.types = types


def _pools(keys: Keys, board: Board) -> None:
    """Of the unseen cards those of the deck's pool follow from all the others."""
    _pool(keys, "discard", board.discard)
    pools = [int(board.deck_pool), int(board.stack1_pool), int(board.stack2_pool)]
    pools = keys.numbers("pools", pools, 0, 4, [0, 0, 0], wanted=3, always=False)
    board.deck_pool, board.stack1_pool, board.stack2_pool = pools
    for at, pool in enumerate(board.pools):
        if at != board.deck_pool:
            _pool(keys, f"pool{at}", pool)


def _pool(keys: Keys, key: str, pool: Pool) -> None:
    """Cards with their numbers, one each left out."""
    counts = [(name, int(pool.counts[card])) for card, name in enumerate(CARD_NAMES)] if pool.left else []
    for word in keys.words(key, [name if count == 1 else f"{name}:{count}" for name, count in counts if count]):
        name, number = keys.pair(key, word, alone="1")
        count = keys.parse(key, number, 0, 114)
        pool.counts[_CARDS.value(key, name)] += count
        pool.left += count


# -- players


def _hand(keys: Keys, board: Board, seat: int, player: Player) -> None:
    """Hand, stack and projects."""
    hand = keys.words("hand", [_entry_word(int(entry)) for entry in (player.hand1, player.hand2) if entry])
    if len(hand) > 2:
        raise PositionError("too-many", key=keys.key("hand"), limit=2)
    if keys.reads:
        player.hand1, player.hand2 = ([_entry(keys, "hand", word) for word in hand] + [0, 0])[:2]
    written = f"{int(player.stack1)}" + (f"+{int(player.stack2)}" if player.stack2 else "")
    first, _, second = keys.word("stack", written, str(max(0, 4 - int(board.turn)))).partition("+")
    player.stack1, player.stack2 = keys.parse("stack", first, 0, 6), keys.parse("stack", second or "0", 0, 6)
    projects = [int(player.project(slot)) for slot in range(4)] if player.projects else []
    read = keys.kinds("projects", projects, _PLACES)
    waits = seat == board.seat and board.pending() == decisions.DISCARD
    if len(read) > 4:
        raise PositionError("too-many", key=keys.key("projects"), limit=3)
    for slot, card in enumerate(read):
        if card >= 0:
            player.put(slot, card)
    if keys.reads and ((player.project(3) >= 0) != waits or (waits and player.free_slot() < 3)):
        raise PositionError("discard-of-four", key=keys.key("projects"))


def _estate(keys: Keys, board: Board, seat: int, player: Player) -> None:
    columns = [int(board.columns[seat * COLUMNS + at]) for at in range(player.columns)]
    words = keys.words("estate", ["+".join([CARD_NAMES[card] for card in column_cards(column)]) for column in columns])
    if len(words) > COLUMNS:
        raise PositionError("too-many", key=keys.key("estate"), limit=int(COLUMNS))
    for at, word in enumerate(words):
        cards = [_CARDS.value(keys.key("estate"), name) for name in word.split("+")]
        types = {TYPE_OF[card] for card in cards} - {int(CLOISTER)}
        if len(cards) > 3 or len(types) > 1:
            raise PositionError("no-column", key=keys.key("estate"), word=word)
        column = types.pop() if types else int(CLOISTER)
        for place, card in enumerate(cards, start=1):
            column |= (card + 1) << (8 * place)
        board.columns[seat * COLUMNS + at] = column
        if column_size(column) == 3:
            board.gain(seat, column_type(column), board.values.triples[column & 255])
    if keys.reads:
        player.columns = len(words)
        look_again(board, seat, player)


def _purse(keys: Keys, board: Board, seat: int, player: Player) -> None:
    """Workers, silver, goods, animals, and points that follow from nothing else."""
    player.workers = keys.number("workers", player.workers, 0, _MOST, 0)
    player.silver = keys.number("silver", player.silver, 0, _MOST, 0)
    player.goods = _amounts(keys, "goods", player.goods, _GOODS)
    player.sold = _amounts(keys, "sold", player.sold, _GOODS)
    player.animals = _amounts(keys, "animals", player.animals, _ANIMALS)
    if keys.reads:
        sold = sum(int(player.sold_of(kind)) for kind in range(3))
        board.gain(seat, SOLD_GOODS, sold * board.values.good_points)
        score_animals(board, seat, player)
    points = [(SOURCE_NAMES[source], int(board.earned(seat, source))) for source in _POINT_CARDS]
    for word in keys.words("points", [f"{name}:{value}" for name, value in points if value]):
        name, number = keys.pair("points", word, alone="")
        source = _POINT_CARDS[_POINTS.value(keys.key("points"), name)]
        board.gain(seat, source, keys.parse("points", number, 0, _MOST))


def _amounts(keys: Keys, key: str, packed: int, names: Names) -> int:
    """One byte a kind."""
    amounts = [(name, packed >> (8 * kind) & 255) for kind, name in enumerate(names.words)] if packed else []
    for word in keys.words(key, [f"{name}:{amount}" for name, amount in amounts if amount]):
        name, number = keys.pair(key, word, alone="1")
        packed += keys.parse(key, number, 0, 20) << (8 * names.value(keys.key(key), name))
    return packed
