"""What a learned value sees of a position of the card game.

Every player has a block of features: estate, projects, storage. The seat's own block comes crossed with the turns it
has left as well; those of the others share one set of numbers, added up. Then there is what the hand and the rows make
possible, what is open to all, and, alone, how things stand with Aaron. Of hands and purchases only one's own are seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import WAITING, Features, Layout, Row
from chatelain.core.state import State
from chatelain.games.cards import decisions
from chatelain.games.cards.aaron import AARON
from chatelain.games.cards.actions import BUY, END, FETCH, GOOD
from chatelain.games.cards.board import DECISION_BITS
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.cards import (
    ANIMALS,
    CARDS,
    CLOISTER,
    DIE_OF,
    FACE_NAMES,
    FACE_OF,
    GOODS,
    TYPE_NAMES,
    TYPE_OF,
)
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.evaluation import POINT, ROUND_WORTH, danger, prospects
from chatelain.games.cards.player import INCOMING, Player
from chatelain.games.cards.reach import can_buy, workers_needed
from chatelain.games.cards.scoring import animal_points, has_lost_to_aaron, projected, species_with
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import BOUGHT, ROUNDS, ROW_PLACES, SEVEN_CARDS, SOURCES, TURNS

_TYPES: Final = len(TYPE_NAMES)
_FACES: Final = len(FACE_NAMES)
_PENDING_KINDS: Final = len(decisions.NAMES)
#: The time by the turns a seat has left, 0 to 30: the last ones are told apart.
_TIME_OF: Final = bytes([0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 8, 8] + [9] * 6 + [10] * 6 + [11] * 6)
_TIMES: Final = 12
_MOMENTS: Final = int(ROUNDS * TURNS)
_SILVERS: Final = 13
_WORKERS_: Final = 10
_SETS: Final[i64] = 4

# -- the block of a player
_PLAYER: Final = Layout()
_OPEN: Final[i64] = _PLAYER.block("open column type size", _TYPES, 2)
_TRIPLE: Final[i64] = _PLAYER.block("triples of a type", _TYPES, 3)
_TYPES_HELD: Final[i64] = _PLAYER.block("types", _TYPES + 1)
_MISSING: Final[i64] = _PLAYER.block("missing type", _TYPES)
_HAS_SEVEN: Final[i64] = _PLAYER.block("has a card for seven types")
_PROJECT: Final[i64] = _PLAYER.block("project face die", _FACES, 6)
_STEP: Final[i64] = _PLAYER.block("project type on a column of", _TYPES, 3)
_PROJECTS: Final[i64] = _PLAYER.block("projects", 5)
_PAIR: Final[i64] = _PLAYER.block("projects of one type on a column of", _TYPES, 3)
_SILVER: Final[i64] = _PLAYER.block("silver", _SILVERS)
_WORKERS: Final[i64] = _PLAYER.block("workers", _WORKERS_)
_GOOD: Final[i64] = _PLAYER.block("good amount", int(GOODS), 7)
_AMOUNT: Final[i64] = _PLAYER.block("goods", 12)
_ANIMAL: Final[i64] = _PLAYER.block("animal amount", int(ANIMALS), 6)
_SET: Final[i64] = _PLAYER.block("set of animals size", int(_SETS), 5)
_POINTS: Final[i64] = _PLAYER.block("points by twos", 30)

# -- everything: one's own block, the others' block, then what is common and what is crossed with the time
LAYOUT: Final = Layout()
LAYOUT.blocks += [(f"own {name}", first, sizes) for name, first, sizes in _PLAYER.blocks]
LAYOUT.blocks += [(f"others' {name}", first + _PLAYER.size, sizes) for name, first, sizes in _PLAYER.blocks]
LAYOUT.size = 2 * _PLAYER.size
_OTHERS: Final[i64] = _PLAYER.size
_SEATS: Final[i64] = LAYOUT.block("seats turns left", 4, _MOMENTS + 1)
_MOMENT: Final[i64] = LAYOUT.block("round turn", int(ROUNDS), int(TURNS))
_ORDER: Final[i64] = LAYOUT.block("seats turns of others before mine", 4, 4)
_WAITING: Final[i64] = LAYOUT.block("waiting round", int(ROUNDS))
_START: Final[i64] = LAYOUT.block("start card mine face down round", 2, 2, int(ROUNDS))
_LEAD: Final[i64] = LAYOUT.block("time lead", _TIMES, 21)
_FIRST: Final[i64] = LAYOUT.block("first triple of a type (0: free, 1: mine)", _TYPES, 3)
_FIRST_FREE: Final[i64] = LAYOUT.block("first triple free with a column of", _TYPES, 3)
_SEVEN: Final[i64] = LAYOUT.block("cards for seven types left types", 5, _TYPES + 1)
_UNSEEN: Final[i64] = LAYOUT.block("unseen cards of a type by twos", _TYPES, 13)
_GOODS_LEFT: Final[i64] = LAYOUT.block("goods left by twos", 10)
_ANIMALS_LEFT: Final[i64] = LAYOUT.block("animals left by twos", 11)
_GOOD_TOP: Final[i64] = LAYOUT.block("good on top have", int(GOODS), 5)
_ANIMAL_TOP: Final[i64] = LAYOUT.block("animal on top brings", 5)

_HAND: Final[i64] = LAYOUT.block("die in hand", 6)
_HANDS: Final[i64] = LAYOUT.block("dice in hand", 7, 7)
_HAND_TYPE: Final[i64] = LAYOUT.block("project type with workers", _TYPES, 4)
_HAND_STEP: Final[i64] = LAYOUT.block("project on a column of with workers", 3, 4)
_HAND_SELLS: Final[i64] = LAYOUT.block("hand sells", 7)
_OFFER: Final[i64] = LAYOUT.block("offered type on a column of turns of the round", _TYPES, 3, int(TURNS) + 1)
_OFFER_FACE: Final[i64] = LAYOUT.block("offered face", _FACES)
_OFFER_MISSING: Final[i64] = LAYOUT.block("offered type that is missing", _TYPES)
_OFFER_NEED: Final[i64] = LAYOUT.block("offered type with workers", _TYPES, 4)
_OFFER_STEP: Final[i64] = LAYOUT.block("offered on a column of with workers", 3, 4)
_OFFER_RIVAL: Final[i64] = LAYOUT.block("offered type completes a rival's column", _TYPES)

_PENDING: Final[i64] = LAYOUT.block("pending number", _PENDING_KINDS, 8)
_PENDING_TIME: Final[i64] = LAYOUT.block("time pending", _TIMES, _PENDING_KINDS)
_NEXT_PENDING: Final[i64] = LAYOUT.block("pending below", _PENDING_KINDS)
_BONUS: Final[i64] = LAYOUT.block("round bonus pending", int(ROUNDS))
_TO_PLAY: Final[i64] = LAYOUT.block("card to be played turn", int(TURNS))
_ENDING: Final[i64] = LAYOUT.block("about to end turn", int(TURNS))
_AFFORDS: Final[i64] = LAYOUT.block("time may still buy", _TIMES)
_HAS_BOUGHT: Final[i64] = LAYOUT.block("has bought")
_SEEN: Final[i64] = LAYOUT.block("bought card type on a column of", _TYPES, 3)
_SEEN_FACE: Final[i64] = LAYOUT.block("bought card face", _FACES)
_SEEN_PLACES: Final[i64] = LAYOUT.block("bought die places a project on a column of", 3)
_BUYING: Final[i64] = LAYOUT.block("buying time", _TIMES)
_BUYING_AT: Final[i64] = LAYOUT.block("buying with pending", _PENDING_KINDS)
_BUYING_PROJECTS: Final[i64] = LAYOUT.block("buying with projects", 5)
_BUYING_SILVER: Final[i64] = LAYOUT.block("buying with silver", _SILVERS)
_BUYING_WORKERS: Final[i64] = LAYOUT.block("buying with workers", _WORKERS_)
_BUYING_STEP: Final[i64] = LAYOUT.block("buying with a column of", _TYPES, 2)

_X_OPEN: Final[i64] = LAYOUT.block("time open column type size", _TIMES, _TYPES, 2)
_X_STEP: Final[i64] = LAYOUT.block("time project type on a column of", _TIMES, _TYPES, 3)
_X_FACE: Final[i64] = LAYOUT.block("time project face", _TIMES, _FACES)
_X_PROJECTS: Final[i64] = LAYOUT.block("time projects", _TIMES, 5)
_X_TYPES: Final[i64] = LAYOUT.block("time types", _TIMES, _TYPES + 1)
_X_SILVER: Final[i64] = LAYOUT.block("time silver", _TIMES, _SILVERS)
_X_WORKERS: Final[i64] = LAYOUT.block("time workers", _TIMES, _WORKERS_)
_X_PURSE: Final[i64] = LAYOUT.block("time silver and workers", _TIMES, 16)
_X_LOT: Final[i64] = LAYOUT.block("time lot of goods", _TIMES, 7)
_X_SET: Final[i64] = LAYOUT.block("time set of animals size", _TIMES, int(_SETS), 5)
_X_HAND_STEP: Final[i64] = LAYOUT.block("time project on a column of with workers", _TIMES, 3, 4)

# -- alone
_MARGIN: Final[i64] = LAYOUT.block("round turn ahead of Aaron", _MOMENTS, 25)
_AARON_OPEN: Final[i64] = LAYOUT.block("round Aaron's open column type size", int(ROUNDS), _TYPES, 2)
_AARON_PAIRS: Final[i64] = LAYOUT.block("round Aaron's columns of two", int(ROUNDS), _TYPES + 1)
_AARON_TYPES: Final[i64] = LAYOUT.block("round Aaron's types", int(ROUNDS), _TYPES + 1)
_AARON_RACE: Final[i64] = LAYOUT.block("first triple free Aaron's column mine", _TYPES, 3, 3)

#: What a turn that is still to come adds to the prospects, and what decisions that wait for an answer are worth.
TURN_WORTH: Final[i64] = 60
PENDING_WORTH: Final = (0, 110, 0, 75, 75, 85, 80, 80, 80, 60, 110, 0, 30, 150, 0, 0)
#: Outcomes that are looked at when a card of a pile is taken: it is known, only the next one is not.
_PILE_TRIES: Final[i64] = 2
#: What Aaron gains on average after a round (R15.4), first triples and the seven types included.
AARON_GROWTH: Final = (2800, 2600, 2000, 1100, 0)
_UNREACHED: Final[i64] = 3


class CardsFeatures(Features):
    """The card game's features."""

    layout = LAYOUT

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, CardsState)
        time = i64(_TIME_OF[turns_left(state, seat)])
        write_player(state, seat, 0, row)
        write_crossed(state, seat, time, row)
        write_common(state, seat, moment, time, row)
        write_hand(state, seat, time, row)
        write_offer(state, seat, row)
        if state.seat == seat and not state.is_over:
            write_turn(state, seat, moment, time, row)
        if state.seats == 1:
            write_race(state, row)

    def write_background(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, CardsState)
        for other in range(state.seats):
            if other != seat:
                write_player(state, other, _OTHERS, row)
        write_unseen(state, seat, row)
        if state.seats == 1:
            write_aaron(state, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, CardsState)
        player = state.players[seat]
        total = player.points * POINT
        if state.is_over:
            return total
        left = turns_left(state, seat)
        total += prospects(state, seat, left) + TURN_WORTH * left
        if state.seats == 1:
            total -= danger(state, player)
        if state.stack and state.seat == seat:
            total += worth_of_pending(state, left)
        return total

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, CardsState)
        if GOOD <= action < FETCH:
            return _PILE_TRIES
        if action != END or state.turn < TURNS - 1 or state.place < state.seats - 1:
            return 0
        return 1 if state.round == ROUNDS - 1 or has_lost_to_aaron(state) else 0

    def unseated(self, state: State) -> i64:
        assert isinstance(state, CardsState)
        # A game that he has won early (R15.11) counts as if he had gone on: else an early defeat would look small.
        return state.players[AARON].points * POINT + i64(AARON_GROWTH[state.round])


def turns_left(board: CardsState, seat: i64) -> i64:
    """Cards that a seat has still to play, in this turn and later."""
    left = (ROUNDS - 1 - board.round) * TURNS + TURNS - 1 - board.turn
    place = (seat - board.first + board.seats) % board.seats
    if place > board.place or (place == board.place and not board.has_played):
        left += 1
    return left


def worth_of_pending(board: CardsState, left: i64) -> i64:
    """A guess at what the answers to all pending decisions will bring."""
    total: i64 = 0
    stack = board.stack
    while stack:
        kind = stack & 15
        if kind == decisions.BONUS:
            total += i64(ROUND_WORTH[board.round])
        elif kind in (decisions.GOODS, decisions.ANIMALS):
            total += i64(PENDING_WORTH[kind]) * ((stack >> 4) & 7)
        else:
            total += i64(PENDING_WORTH[kind])
        stack >>= DECISION_BITS
    return total if left >= 3 else total * (left + 2) // 5


def capped(amount: i64, most: i64) -> i64:
    """The amount, or the most that is told apart."""
    return amount if amount < most else most


def column_for(player: Player, kind: i64) -> i64:
    """The cards of the fullest unfinished column on which a card of a type can go; 0 for a new one."""
    open_ = player.open >> 1
    if kind != CLOISTER:
        open_ &= (3 * BIT[2 * kind]) | (3 * BIT[2 * CLOISTER])
    if open_ & 0b10101010101010:
        return 2
    return 1 if open_ else 0


# -- one player


def write_player(board: CardsState, seat: i64, base: i64, row: Row) -> None:
    """The block of a player."""
    player = board.players[seat]
    write_estate(board, seat, player, base, row)
    write_projects(player, base, row)
    row.add_capped(base + _SILVER, player.silver, 12)
    row.add_capped(base + _WORKERS, player.workers, 9)
    total: i64 = 0
    for good in range(GOODS):
        number = player.goods_of(good)
        total += number
        row.add(base + _GOOD + good * 7 + capped(number, 6))
    row.add_capped(base + _AMOUNT, total, 11)
    for animal in range(ANIMALS):
        row.add(base + _ANIMAL + animal * 6 + capped(player.animals_of(animal), 5))
    for number in range(_SETS):
        row.add(base + _SET + number * 5 + species_with(player.animals, number + 1))
    row.add_capped(base + _POINTS, projected(board, seat) // 2, 29)


def write_estate(board: CardsState, seat: i64, player: Player, base: i64, row: Row) -> None:
    """Columns and types."""
    left = player.open >> 1
    while left:
        row.add(base + _OPEN + lowest(left))
        left &= left - 1
    for kind in range(_TYPES):
        points = board.ledger[seat * SOURCES + kind]
        if points:
            row.add(base + _TRIPLE + kind * 3 + capped(points // i64(board.values.triple_points[kind]), 3) - 1)
        if not player.types & BIT[kind]:
            row.add(base + _MISSING + kind)
    row.add(base + _TYPES_HELD + count(player.types))
    if player.has_seven:
        row.add(base + _HAS_SEVEN)


def write_projects(player: Player, base: i64, row: Row) -> None:
    """Projects, and on which columns they would go."""
    number: i64 = 0
    types: i64 = 0
    for slot in range(INCOMING + 1):
        card = player.project(slot)
        if card >= 0:
            kind = i64(TYPE_OF[card])
            number += 1
            row.add(base + _PROJECT + card)
            row.add(base + _STEP + kind * 3 + column_for(player, kind))
            if types & BIT[kind]:
                row.add(base + _PAIR + kind * 3 + column_for(player, kind))
            types |= BIT[kind]
    row.add(base + _PROJECTS + number)


def write_crossed(board: CardsState, seat: i64, time: i64, row: Row) -> None:
    """One's own things, with the time that is left for them."""
    player = board.players[seat]
    left = player.open >> 1
    while left:
        row.add(_X_OPEN + time * 14 + lowest(left))
        left &= left - 1
    number: i64 = 0
    for slot in range(INCOMING + 1):
        card = player.project(slot)
        if card >= 0:
            kind = i64(TYPE_OF[card])
            number += 1
            row.add(_X_STEP + (time * _TYPES + kind) * 3 + column_for(player, kind))
            row.add(_X_FACE + time * _FACES + i64(FACE_OF[card]))
    row.add(_X_PROJECTS + time * 5 + number)
    row.add(_X_TYPES + time * (_TYPES + 1) + count(player.types))
    row.add(_X_SILVER + time * _SILVERS + capped(player.silver, 12))
    row.add(_X_WORKERS + time * _WORKERS_ + capped(player.workers, 9))
    row.add(_X_PURSE + time * 16 + capped(player.silver + player.workers, 15))
    for good in range(GOODS):
        row.add(_X_LOT + time * 7 + capped(player.goods_of(good), 6))
    for size in range(_SETS):
        row.add(_X_SET + (time * _SETS + size) * 5 + species_with(player.animals, size + 1))


# -- what is open to all


def write_common(board: CardsState, seat: i64, moment: i64, time: i64, row: Row) -> None:
    """Time, order, start card, lead, bonus cards and piles."""
    row.add(_SEATS + (board.seats - 1) * (_MOMENTS + 1) + turns_left(board, seat))
    row.add(_MOMENT + board.round * TURNS + board.turn)
    row.add(_ORDER + (board.seats - 1) * 4 + (seat - board.seat + board.seats) % board.seats)
    if moment == WAITING:
        row.add(_WAITING + board.round)
    if board.holder >= 0:
        mine: i64 = 1 if board.holder == seat else 0
        face_down: i64 = 1 if board.is_face_down else 0
        row.add(_START + (mine * 2 + face_down) * ROUNDS + board.round)
    if board.seats > 1:
        row.add(_LEAD + time * 21 + lead(board, seat))
    write_bonus_cards(board, seat, row)
    write_piles(board, board.players[seat], row)


def lead(board: CardsState, seat: i64) -> i64:
    """Points ahead of the best of the others, by twos; 10 is even."""
    highest: i64 = -1000
    for other in range(board.seats):
        if other != seat:
            highest = max(highest, projected(board, other))
    return capped(max(projected(board, seat) - highest + 20, 0) // 2, 20)


def write_bonus_cards(board: CardsState, seat: i64, row: Row) -> None:
    """The cards for first triples and for the seven types."""
    player = board.players[seat]
    for kind in range(_TYPES):
        owner = (board.first_owners >> (kind * 3)) & 7
        if owner:
            row.add(_FIRST + kind * 3 + (1 if owner == seat + 1 else 2))
        else:
            row.add(_FIRST + kind * 3)
            row.add(_FIRST_FREE + kind * 3 + column_for(player, kind))
    if not player.has_seven:
        cards = max(i64(SEVEN_CARDS[board.seats]) - board.seven_taken, 0)
        row.add(_SEVEN + cards * (_TYPES + 1) + count(player.types))


def write_piles(board: CardsState, player: Player, row: Row) -> None:
    """Goods and animals that can be taken."""
    row.add_capped(_GOODS_LEFT, (board.pile_size(0) + board.pile_size(1) + 1) // 2, 9)
    row.add_capped(_ANIMALS_LEFT, (board.pile_size(2) + board.pile_size(3) + 1) // 2, 10)
    points = animal_points(player.animals)
    for pile in range(4):
        top = board.pile_top(pile)
        if top >= 0:
            if pile < 2:
                row.add(_GOOD_TOP + top * 5 + capped(player.goods_of(top), 4))
            else:
                row.add_capped(_ANIMAL_TOP, animal_points(player.animals + BIT[top * 8]) - points, 4)


def write_unseen(board: CardsState, seat: i64, row: Row) -> None:
    """How many cards of every type the seat has not seen yet: those in hands of others, too."""
    unseen: i64 = 0  # a byte for each type
    for pool in board.pools:
        if pool.left:
            for card in range(CARDS):
                unseen += pool.counts[card] * BIT[i64(TYPE_OF[card]) * 8]
    for other in range(board.seats):
        if other != seat:
            unseen += type_bit(board.players[other].hand1) + type_bit(board.players[other].hand2)
            if other == board.seat:
                for which in range(BOUGHT):
                    unseen += type_bit(bought_entry(board, which))
    for kind in range(_TYPES):
        row.add_capped(_UNSEEN + kind * 13, ((unseen >> (kind * 8)) & 255) // 2, 12)


def type_bit(entry: i64) -> i64:
    """One card in the byte of its type; 0 for no card."""
    return BIT[i64(TYPE_OF[card_of(entry)]) * 8] if entry else 0


# -- what the hand makes possible


def hand_need(player: Player, number: i64) -> i64:
    """Workers that turn a card in hand into a number; _UNREACHED if they are not there."""
    need: i64 = _UNREACHED
    if player.hand1:
        need = workers_needed(i64(DIE_OF[card_of(player.hand1)]), number)
    if player.hand2:
        need = min(need, workers_needed(i64(DIE_OF[card_of(player.hand2)]), number))
    return need if need <= player.workers else _UNREACHED


def write_hand(board: CardsState, seat: i64, time: i64, row: Row) -> None:
    """The dice in hand, and the projects and goods that they serve."""
    player = board.players[seat]
    one: i64 = i64(DIE_OF[card_of(player.hand1)]) if player.hand1 else 0
    other: i64 = i64(DIE_OF[card_of(player.hand2)]) if player.hand2 else 0
    row.add(_HANDS + min(one, other) * 7 + max(one, other))
    sells: i64 = 0
    if one:
        row.add(_HAND + one - 1)
        sells |= i64(board.values.sells[BIT[one - 1]])
    if other:
        row.add(_HAND + other - 1)
        sells |= i64(board.values.sells[BIT[other - 1]])
    for slot in range(INCOMING + 1):
        card = player.project(slot)
        if card >= 0:
            need = hand_need(player, i64(DIE_OF[card]))
            step = column_for(player, i64(TYPE_OF[card]))
            row.add(_HAND_TYPE + i64(TYPE_OF[card]) * 4 + need)
            row.add(_HAND_STEP + step * 4 + need)
            row.add(_X_HAND_STEP + (time * 3 + step) * 4 + need)
    most: i64 = 0
    for good in range(GOODS):
        if sells & BIT[good]:
            most = max(most, player.goods_of(good))
    row.add_capped(_HAND_SELLS, most, 6)


def write_offer(board: CardsState, seat: i64, row: Row) -> None:
    """The cards of the rows: what they are good for, and who wants them."""
    player = board.players[seat]
    turns = turns_left(board, seat) - (ROUNDS - 1 - board.round) * TURNS
    wanted: i64 = 0
    for other in range(board.seats):
        if other != seat:
            wanted |= board.players[other].open
    left = board.stock
    while left:
        place = lowest(left)
        left &= left - 1
        card = board.rows[place]
        kind = i64(TYPE_OF[card])
        step = column_for(player, kind)
        need = hand_need(player, place // ROW_PLACES + 1)
        row.add(_OFFER + (kind * 3 + step) * (TURNS + 1) + turns)
        row.add(_OFFER_FACE + i64(FACE_OF[card]))
        row.add(_OFFER_NEED + kind * 4 + need)
        row.add(_OFFER_STEP + step * 4 + need)
        if not player.types & BIT[kind]:
            row.add(_OFFER_MISSING + kind)
        if wanted & BIT[2 * kind + 2]:
            row.add(_OFFER_RIVAL + kind)


# -- one's own turn


def write_turn(board: CardsState, seat: i64, moment: i64, time: i64, row: Row) -> None:
    """How far one's own turn is, and what is about to close the plan."""
    player = board.players[seat]
    pending = board.pending()
    if pending:
        row.add(_PENDING + pending * 8 + board.pending_number())
        row.add(_PENDING_TIME + time * _PENDING_KINDS + pending)
        row.add(_NEXT_PENDING + (board.below() & 15))
        if pending == decisions.BONUS:
            row.add(_BONUS + board.round)
        elif pending == decisions.BOUGHT:
            write_bought(board, player, row)
    elif not board.has_played:
        row.add(_TO_PLAY + board.turn)
    if board.has_bought:
        row.add(_HAS_BOUGHT)
    if moment == BUY:
        write_buying(player, pending, time, row)
    elif moment == END or (pending == 0 and board.has_played and not can_buy(board, player)):
        row.add(_ENDING + board.turn)
    elif can_buy(board, player):
        row.add(_AFFORDS + time)


def write_bought(board: CardsState, player: Player, row: Row) -> None:
    """R9.1: the three cards that the seat alone looks at."""
    for which in range(BOUGHT):
        entry = bought_entry(board, which)
        if entry:
            card = card_of(entry)
            kind = i64(TYPE_OF[card])
            row.add(_SEEN + kind * 3 + column_for(player, kind))
            row.add(_SEEN_FACE + i64(FACE_OF[card]))
            for slot in range(INCOMING):
                project = player.project(slot)
                if project >= 0 and DIE_OF[project] == DIE_OF[card]:
                    row.add(_SEEN_PLACES + column_for(player, i64(TYPE_OF[project])))


def write_buying(player: Player, pending: i64, time: i64, row: Row) -> None:
    """What three unknown cards are good for."""
    number: i64 = 0
    for slot in range(INCOMING + 1):
        if player.project(slot) >= 0:
            number += 1
    row.add(_BUYING + time)
    row.add(_BUYING_AT + pending)
    row.add(_BUYING_PROJECTS + number)
    row.add(_BUYING_SILVER + capped(player.silver, 12))
    row.add(_BUYING_WORKERS + capped(player.workers, 9))
    left = player.open >> 1
    while left:
        row.add(_BUYING_STEP + lowest(left))
        left &= left - 1


# -- alone


def write_race(board: CardsState, row: Row) -> None:
    """R15.11: the points that are compared, and the triples that both are after."""
    player, aaron = board.players[0], board.players[AARON]
    ahead = capped(max(player.points - aaron.points + 12, 0), 24)
    row.add(_MARGIN + (board.round * TURNS + board.turn) * 25 + ahead)
    for kind in range(_TYPES):
        if not (board.first_owners >> (kind * 3)) & 7:
            row.add(_AARON_RACE + (kind * 3 + own_column(aaron, kind)) * 3 + column_for(player, kind))


def write_aaron(board: CardsState, row: Row) -> None:
    """His estate, which grows by itself."""
    aaron = board.players[AARON]
    pairs: i64 = 0
    left = aaron.open >> 1
    while left:
        target = lowest(left)
        left &= left - 1
        pairs += target % 2
        row.add(_AARON_OPEN + board.round * 14 + target)
    row.add(_AARON_PAIRS + board.round * (_TYPES + 1) + pairs)
    row.add(_AARON_TYPES + board.round * (_TYPES + 1) + count(aaron.types))


def own_column(player: Player, kind: i64) -> i64:
    """The cards of the unfinished column of a type; 0 if there is none."""
    both = (player.open >> (1 + 2 * kind)) & 3
    return lowest(both) + 1 if both else 0
