"""What a viewer may know, built by copying it in: hands and bought cards only for who holds them (R3.8, R9.1)."""

from __future__ import annotations

from typing import Final, cast

from chatelain.core.bits import count
from chatelain.games.cards import decisions
from chatelain.games.cards.aaron import AARON, aaron_cards_after
from chatelain.games.cards.board import ANIMALS_POOL, COLUMNS, Board
from chatelain.games.cards.buying import bought_names
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, GOOD_NAMES, TYPE_NAMES
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.estate import column_cards, column_type
from chatelain.games.cards.outside import shapes
from chatelain.games.cards.player import Player
from chatelain.games.cards.reach import can_buy
from chatelain.games.cards.scoring import has_lost_to_aaron, projected
from chatelain.games.cards.tables import ROUND_LETTERS, SEVEN_CARDS, SEVEN_TYPES, SOURCE_NAMES, SOURCES
from chatelain.games.cards.values import GIFT_NAMES

#: Names as the shapes know them.
TYPES: Final = cast("tuple[shapes.Type, ...]", TYPE_NAMES)
GOODS: Final = cast("tuple[shapes.Good, ...]", GOOD_NAMES)
ANIMALS: Final = cast("tuple[shapes.Animal, ...]", ANIMAL_NAMES)
DECISIONS: Final = cast("tuple[shapes.What, ...]", decisions.NAMES)


def view(board: Board, viewer: int) -> shapes.View:
    """The position as plain JSON values."""
    seats = int(board.seats)
    seen: shapes.View = {
        "game": "cards",
        "data": board.values.text or "standard",
        "over": board.is_over,
        "round": cast("shapes.RoundName", ROUND_LETTERS[board.round]),
        "turn": int(board.turn) + 1,
        "order": [(int(board.first) + place) % seats for place in range(seats)],
        "to_act": list(board.to_act()),
        "played": board.has_played,
        "bought": board.has_bought,
        "can_buy": not board.is_over and can_buy(board, board.players[board.seat]),
        "pending": _pending(board),
        "seen": _bought(board, viewer),
        "start_card": int(board.holder) if board.holder >= 0 else None,
        "start_card_down": board.is_face_down,
        "rows": [[_name(int(board.rows[row * 5 + slot])) for slot in range(5)] for row in range(6)],
        "deck": int(board.deck),
        "discard": {name: int(board.discard.counts[card]) for card, name in _present(board)},
        "unseen": _unseen(board, viewer),
        "goods": [_goods(board, pile) for pile in (0, 1)],
        "animals": [_animals(board, pile) for pile in (2, 3)],
        "first_triples": {name: _owner(board, kind) for kind, name in enumerate(TYPE_NAMES)},
        "seven_types": [SEVEN_TYPES[seats * 4 + at] for at in range(int(board.seven_taken), SEVEN_CARDS[seats])],
        "triple_points": dict(zip(TYPE_NAMES, board.values.triples)),
        "good_points": board.values.points_per_good,
        "sold_by": [GOODS[kind] for kind in board.values.kind_of_die],
        "bonuses": [bonus(choice) for choice in board.values.rounds[int(board.round)]],
        "players": [_player(board, seat, board.players[seat], viewer) for seat in range(seats)],
    }
    if seats == 1:
        seen["aaron"] = _aaron(board)
    return seen


def _name(card: int) -> str | None:
    return CARD_NAMES[card] if card >= 0 else None


def _present(board: Board) -> list[tuple[int, str]]:
    return [(card, name) for card, name in enumerate(CARD_NAMES) if board.discard.counts[card]]


def _unseen(board: Board, viewer: int) -> shapes.Unseen:
    """What lies face down, and what only others have seen."""
    cards = [sum(int(pool.counts[card]) for pool in board.pools) for card in range(len(CARD_NAMES))]
    for seat in range(int(board.seats)):
        if seat != viewer:
            for entry in (board.players[seat].hand1, board.players[seat].hand2):
                if entry:
                    cards[int(card_of(entry))] += 1
    if viewer != board.seat:
        for name in bought_names(board):
            cards[CARD_NAMES.index(name)] += 1
    small = [int(count) for count in board.small]
    return {
        "cards": _counts(cards, CARD_NAMES),
        "goods": _counts(small[: int(ANIMALS_POOL)], GOOD_NAMES),
        "animals": _counts(small[int(ANIMALS_POOL) :], ANIMAL_NAMES),
    }


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}


def _pending(board: Board) -> list[shapes.Pending]:
    """What is to be decided, the next decision first. The bonus of a round with `either` may also come second."""
    found: list[shapes.Pending] = []
    left = int(board.stack)
    while left:
        name, number = DECISIONS[left & 15], left >> 4 & 7
        decision: shapes.Pending = {"what": name}
        if name == "action":
            decision["die"] = number
        elif name in ("goods", "animals"):
            decision["number"] = number
        elif name == "bonus":
            decision["either"] = number == 1
        found.append(decision)
        left >>= 7
    return found


def _bought(board: Board, viewer: int) -> list[str | None]:
    """The cards of a purchase: for the buyer only."""
    if not board.bought:
        return []
    return [*bought_names(board)] if viewer == board.seat else [None] * 3


def _goods(board: Board, pile: int) -> shapes.GoodsPile:
    top = int(board.pile_top(pile))
    return {"top": GOODS[top] if top >= 0 else None, "cards": int(board.pile_size(pile))}


def _animals(board: Board, pile: int) -> shapes.AnimalPile:
    top = int(board.pile_top(pile))
    return {"top": ANIMALS[top] if top >= 0 else None, "cards": int(board.pile_size(pile))}


def _owner(board: Board, kind: int) -> shapes.Owner:
    owner = int(board.first_owners) >> (3 * kind) & 7
    return None if owner == 0 else owner - 1 if owner <= board.seats else "aaron"


def bonus(choice: tuple[int, ...]) -> shapes.Bonus:
    """A choice of a round, without what it does not give."""
    return cast("shapes.Bonus", {name: amount for name, amount in zip(GIFT_NAMES, choice) if amount})


def amounts(packed: int, names: tuple[str, ...]) -> dict[str, int]:
    """The kinds of goods or animals there are, by name."""
    return {name: packed >> (8 * kind) & 255 for kind, name in enumerate(names) if packed >> (8 * kind) & 255}


def _estate(board: Board, seat: int, player: Player) -> list[shapes.Column]:
    columns = [int(board.columns[seat * int(COLUMNS) + at]) for at in range(int(player.columns))]
    return [
        {"type": TYPES[column_type(column)], "cards": [CARD_NAMES[card] for card in column_cards(column)]}
        for column in columns
    ]


def _sheet(board: Board, seat: int) -> dict[str, int]:
    return {name: int(board.ledger[seat * SOURCES + source]) for source, name in enumerate(SOURCE_NAMES)}


def _player(board: Board, seat: int, player: Player, viewer: int) -> shapes.Player:
    hand = [int(entry) for entry in (player.hand1, player.hand2) if entry]
    return {
        "hand": [CARD_NAMES[card_of(entry)] if viewer == seat else None for entry in hand],
        "stack": int(player.stack1 + player.stack2),
        "projects": [_name(int(player.project(slot))) for slot in range(4)],
        "estate": _estate(board, seat, player),
        "types": int(count(player.types)),
        "workers": int(player.workers),
        "silver": int(player.silver),
        "goods": amounts(int(player.goods), GOOD_NAMES),
        "sold": amounts(int(player.sold), GOOD_NAMES),
        "animals": amounts(int(player.animals), ANIMAL_NAMES),
        "seven_types": player.has_seven,
        "points": int(player.points),
        "projected": int(projected(board, seat)),
        "sheet": _sheet(board, seat),
    }


def _aaron(board: Board) -> shapes.Aaron:
    aaron = board.players[AARON]
    return {
        "estate": _estate(board, int(AARON), aaron),
        "types": int(count(aaron.types)),
        "cards_left": int(aaron_cards_after(board.round)),
        "seven_types": aaron.has_seven,
        "points": int(aaron.points),
        "sheet": _sheet(board, int(AARON)),
        "won": board.is_over and has_lost_to_aaron(board),
    }
