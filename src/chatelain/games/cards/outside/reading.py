"""Reads text positions. What is left out has a default that suits a rule test.

Round A, turn 1, seat 0 to act, empty purses, hands and estates; stacks as they are in that turn; the goods and animals
that nobody has in two piles; all other cards unseen, in the deck.
"""

from __future__ import annotations

from chatelain.core.errors import DataError, PositionError
from chatelain.core.position import PositionText
from chatelain.games.cards.board import (
    ANIMALS_POOL,
    AT_BOUGHT,
    AT_DISCARD,
    COLUMNS,
    DECISIONS,
    PENDING_NAMES,
    Board,
)
from chatelain.games.cards.cards import (
    ANIMAL_NAMES,
    CARD_NAMES,
    CARD_OF,
    CLOISTER,
    GOOD_NAMES,
    TYPE_NAMES,
    TYPE_OF,
)
from chatelain.games.cards.census import cards_in_sight, small_in_sight, unseen_places
from chatelain.games.cards.deck import Pool, empty_pool, entry_of
from chatelain.games.cards.estate import column_size, column_type, look_again
from chatelain.games.cards.outside.position import POINT_CARDS
from chatelain.games.cards.own_data import edition_named
from chatelain.games.cards.player import Player
from chatelain.games.cards.scoring import score_animals, score_seven_types, score_start_card
from chatelain.games.cards.state import CardsState, blank
from chatelain.games.cards.tables import (
    FIRST_TRIPLE,
    FIRST_TRIPLES,
    ROUND_LETTERS,
    SEVEN_CARDS,
    SOLD_GOODS,
    SOURCE_NAMES,
)

#: Purses and piles are small; what is larger is a slip of the pen.
MOST = 255


def read_position(words: str) -> CardsState:
    """The position that a text describes."""
    reading = Reading(words)
    state = blank(reading.seats, reading.values)
    reading.fill(state)
    return state


class Reading:
    """One text position: first the number of seats and the values, then all the rest."""

    def __init__(self, words: str) -> None:
        self.text = PositionText("cards", words)
        self.seats = self.text.number("seats", 1, 4, 2)
        try:
            self.values = edition_named(self.text.word("data", ""))
        except DataError as error:
            raise PositionError("bad-data", key="data", cause=error) from None

    def fill(self, board: Board) -> None:
        """Fills a blank board of these seats and values."""
        self.read_turn(board)
        self.read_start_card(board)
        self.read_stack(board)
        self.read_rows(board)
        for seat, player in enumerate(board.players):
            self.read_player(board, seat, player, f"p{seat}." if seat < self.seats else "aaron.")
        self.read_first_triples(board)
        self.read_seven_types(board)
        self.read_cards(board)
        self.read_small(board)
        if board.is_over:
            score_start_card(board)
        self.text.finish()

    # -- words

    def words(self, key: str) -> list[str]:
        return [word for word in self.text.word(key, "").split(",") if word]

    def card(self, key: str, word: str) -> int:
        card = CARD_OF.get(word)
        if card is None:
            raise PositionError("no-card", key=key, word=word)
        return card

    def kind(self, key: str, word: str, names: tuple[str, ...]) -> int:
        if word not in names:
            raise PositionError("bad-word", key=key, word=word, known=", ".join(names))
        return names.index(word)

    def entry(self, key: str, word: str) -> int:
        name, _, pool = word.partition(":")
        return int(entry_of(self.text.parse(key, pool or "0", 0, 4), self.card(key, name)))

    def counts(self, key: str) -> Pool:
        pool = empty_pool()
        for word in self.words(key):
            name, _, number = word.partition(":")
            count = self.text.parse(key, number or "1", 0, 114)
            pool.counts[self.card(key, name)] += count
            pool.left += count
        return pool

    def amounts(self, key: str, names: tuple[str, ...]) -> int:
        packed = 0
        for word in self.words(key):
            name, _, number = word.partition(":")
            packed += self.text.parse(key, number or "1", 0, 20) << (8 * self.kind(key, name, names))
        return packed

    def owner(self, key: str, word: str) -> int:
        if word == "aaron" and self.seats == 1:
            return 1
        return self.text.parse(key, word, 0, self.seats - 1)

    # -- the table

    def read_turn(self, board: Board) -> None:
        text = self.text
        board.is_over = text.number("over", 0, 1, 0) == 1
        board.round = self.kind("round", text.word("round", "A"), tuple(ROUND_LETTERS))
        board.turn = text.number("turn", 1, 6, 1) - 1
        board.first = text.number("first", 0, self.seats - 1, 0)
        board.place = text.number("place", 0, self.seats - 1, 0)
        board.seat = (board.first + board.place) % self.seats
        board.has_played = text.number("played", 0, 1, 0) == 1
        board.has_bought = text.number("bought", 0, 1, 0) == 1

    def read_start_card(self, board: Board) -> None:
        if self.seats == 1:
            board.holder = -1
            return
        holder, _, lies = self.text.word("start", str(int(board.first))).partition(":")
        board.holder = self.text.parse("start", holder, 0, self.seats - 1)
        board.is_face_down = self.kind("start", lies or "up", ("up", "down")) == 1

    def read_stack(self, board: Board) -> None:
        words = self.words("stack")
        if len(words) > DECISIONS:
            raise PositionError("too-many", key="stack", limit=int(DECISIONS))
        for word in words:
            name, _, number = word.partition(":")
            kind = self.kind("stack", name, PENDING_NAMES[1:]) + 1
            board.push(kind, self.text.parse("stack", number or "0", 0, 7 if kind in (3, 4) else 6))
        seen = self.words("seen")
        for at, word in enumerate(seen):
            board.bought |= self.entry("seen", word) << (16 * at)
        if len(seen) != (3 if board.pending() == AT_BOUGHT else 0):
            raise PositionError("seen-count", key="seen", wanted=3 if board.pending() == AT_BOUGHT else 0)

    def read_rows(self, board: Board) -> None:
        for row in range(6):
            key = f"row{row + 1}"
            words = self.words(key)
            if len(words) > 5:
                raise PositionError("too-many", key=key, limit=5)
            for slot, word in enumerate(words):
                if word != "-":
                    board.fill_place(row * 5 + slot, self.card(key, word))

    # -- players

    def read_player(self, board: Board, seat: int, player: Player, key: str) -> None:
        text = self.text
        self.read_estate(board, seat, player, key + "estate")
        if seat >= self.seats:
            return
        hand = self.words(key + "hand")
        if len(hand) > 2:
            raise PositionError("too-many", key=key + "hand", limit=2)
        entries = [self.entry(key + "hand", word) for word in hand] + [0, 0]
        player.hand1, player.hand2 = entries[0], entries[1]
        first, _, second = text.word(key + "stack", str(max(0, 4 - int(board.turn)))).partition("+")
        player.stack1 = text.parse(key + "stack", first, 0, 6)
        player.stack2 = text.parse(key + "stack", second or "0", 0, 6)
        self.read_projects(board, seat, player, key + "projects")
        player.workers = text.number(key + "workers", 0, MOST, 0)
        player.silver = text.number(key + "silver", 0, MOST, 0)
        player.goods = self.amounts(key + "goods", GOOD_NAMES)
        player.sold = self.amounts(key + "sold", GOOD_NAMES)
        sold = sum(int(player.sold_of(kind)) for kind in range(3))
        board.gain(seat, SOLD_GOODS, sold * board.values.good_points)
        player.animals = self.amounts(key + "animals", ANIMAL_NAMES)
        score_animals(board, seat, player)
        for word in self.words(key + "points"):
            name, _, number = word.partition(":")
            source = POINT_CARDS[self.kind(key + "points", name, tuple(SOURCE_NAMES[at] for at in POINT_CARDS))]
            board.gain(seat, source, text.parse(key + "points", number, 0, MOST))

    def read_projects(self, board: Board, seat: int, player: Player, key: str) -> None:
        words = self.words(key)
        waits = seat == board.seat and board.pending() == AT_DISCARD
        if len(words) > 4:
            raise PositionError("too-many", key=key, limit=3)
        for slot, word in enumerate(words):
            if word != "-":
                player.put(slot, self.card(key, word))
        if (player.project(3) >= 0) != waits or (waits and player.free_slot() < 3):
            raise PositionError("discard-of-four", key=key)

    def read_estate(self, board: Board, seat: int, player: Player, key: str) -> None:
        words = self.words(key)
        if len(words) > COLUMNS:
            raise PositionError("too-many", key=key, limit=int(COLUMNS))
        for at, word in enumerate(words):
            cards = [self.card(key, name) for name in word.split("+")]
            types = {TYPE_OF[card] for card in cards} - {int(CLOISTER)}
            if len(cards) > 3 or len(types) > 1:
                raise PositionError("no-column", key=key, word=word)
            column = types.pop() if types else int(CLOISTER)
            for place, card in enumerate(cards, start=1):
                column |= (card + 1) << (8 * place)
            board.columns[seat * COLUMNS + at] = column
            if column_size(column) == 3:
                board.gain(seat, column_type(column), board.values.triples[column & 255])
        player.columns = len(words)
        look_again(board, seat, player)

    def read_first_triples(self, board: Board) -> None:
        for word in self.words("first-triples"):
            name, _, owner = word.partition(":")
            kind, seat = self.kind("first-triples", name, TYPE_NAMES), self.owner("first-triples", owner)
            if int(board.first_owners) >> (3 * kind) & 7:
                raise PositionError("type-twice", key="first-triples", word=name)
            board.first_owners |= (seat + 1) << (3 * kind)
            board.gain(seat, FIRST_TRIPLES, FIRST_TRIPLE)

    def read_seven_types(self, board: Board) -> None:
        words = self.words("seven-types")
        if len(words) > SEVEN_CARDS[self.seats]:
            raise PositionError("too-many", key="seven-types", limit=SEVEN_CARDS[self.seats])
        for word in words:
            player = board.players[self.owner("seven-types", word)]
            if player.has_seven:
                raise PositionError("seven-twice", key="seven-types", word=word)
            types, player.types = player.types, 127
            score_seven_types(board, self.owner("seven-types", word), player)
            player.types = types

    # -- what is unseen

    def read_cards(self, board: Board) -> None:
        """What is nowhere to be seen is in the pool of the deck; what of that lies in no stack is the deck."""
        board.discard = self.counts("discard")
        pools = self.text.numbers("pools", 0, 4, [0, 0, 0])
        if len(pools) != 3:
            raise PositionError("number-count", key="pools", wanted=3, count=len(pools))
        board.deck_pool, board.stack1_pool, board.stack2_pool = pools[0], pools[1], pools[2]
        board.pools = [self.counts(f"pool{at}") if at != pools[0] else empty_pool() for at in range(5)]
        seen, deck = cards_in_sight(board), empty_pool()
        for card, name in enumerate(CARD_NAMES):
            elsewhere = int(board.discard.counts[card]) + sum(int(pool.counts[card]) for pool in board.pools)
            left = int(board.values.counts[card]) - seen[card] - elsewhere
            if left < 0:
                raise PositionError("too-many-of-card", card=name)
            deck.counts[card] = left
            deck.left += left
        board.pools[pools[0]] = deck
        places = unseen_places(board)
        for at, pool in enumerate(board.pools):
            missing = int(pool.left) - places[at]
            if missing < 0 or (missing and at != pools[0]):
                raise PositionError("pool-size", pool=at, cards=int(pool.left), places=places[at])
        board.deck = int(deck.left) - places[pools[0]]

    def read_small(self, board: Board) -> None:
        """Goods and animals that nobody has lie in the piles."""
        for pile, key, names in ((0, "goods", GOOD_NAMES), (2, "animals", ANIMAL_NAMES)):
            first = 0 if pile == 0 else int(ANIMALS_POOL)
            numbers = board.values.goods if pile == 0 else board.values.animals
            seen = small_in_sight(board)
            left = [numbers[kind] - seen[first + kind] for kind in range(len(names))]
            if min(left) < 0:
                raise PositionError("too-many-of-kind", key=key, kind=names[left.index(min(left))])
            for at, (size, top) in enumerate(self.piles(key, names, left)):
                board.set_pile(pile + at, size, top)
                if top >= 0:
                    left[top] -= 1
            if min(left) < 0:
                raise PositionError("too-many-of-kind", key=key, kind=names[left.index(min(left))])
            for kind, number in enumerate(left):
                board.small[first + kind] = number
            below = sum(max(0, int(board.pile_size(pile + at)) - 1) for at in (0, 1))
            if below != sum(left):
                raise PositionError("pile-size", key=key, cards=sum(left), places=below)

    def piles(self, key: str, names: tuple[str, ...], left: list[int]) -> list[tuple[int, int]]:
        """Size and top of both piles; by default equal halves, with the first kinds there are on top."""
        total = sum(left)
        sizes = [(total + 1) // 2, total // 2]
        if not self.text.has(key):
            kinds = [kind for kind, number in enumerate(left) for _ in range(min(number, 2))]
            order = sorted(range(len(kinds)), key=lambda at: (kinds[:at].count(kinds[at]), at))
            tops = [kinds[at] for at in order] + [-1, -1]
            return [(size, tops[at] if size else -1) for at, size in enumerate(sizes)]
        words = self.words(key)
        if len(words) != 2:
            raise PositionError("two-piles", key=key)
        found: list[tuple[int, int]] = []
        for word, size in zip(words, sizes):
            name, _, number = word.partition(":")
            if name == "-":
                found.append((0, -1))
            else:
                found.append((self.text.parse(key, number or str(size), 1, 20), self.kind(key, name, names)))
        return found
