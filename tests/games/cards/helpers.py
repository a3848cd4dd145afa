"""Positions in a line, moves in words, and questions a rulebook could ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chatelain.core.chance import Chance, Forced, Seeded
from chatelain.core.events import Event
from chatelain.games.cards import decisions
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.board import COLUMNS
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, CARD_OF, GOOD_NAMES, TYPE_NAMES
from chatelain.games.cards.deck import Pool, card_of, empty_pool
from chatelain.games.cards.estate import column_cards, column_type
from chatelain.games.cards.game import GAME
from chatelain.games.cards.player import Player
from chatelain.games.cards.state import CardsState
from tests.games.moves import Moves

#: What a draw of goods or animals is called: goods are 0 to 2, animals 3 to 6.
SMALL = {name: at for at, name in enumerate((*GOOD_NAMES, *ANIMAL_NAMES))}

_MOVES = Moves(ACTIONS)
why_not, can, legal = _MOVES.why_not, _MOVES.can, _MOVES.legal


def at(words: str = "") -> CardsState:
    """A text position without its first word: two players, round A, seat 0 to act, unless the words say otherwise."""
    return GAME.from_text("cards " + words)


def new(
    seats: int = 2, seed: int = 1, chance: Chance | None = None, options: Mapping[str, object] | None = None
) -> CardsState:
    """A new game; seeded unless a chance is given."""
    state = GAME.new(seats, options or {}, chance or Seeded(seed))
    assert isinstance(state, CardsState)
    return state


def ids(draws: str) -> list[int]:
    """What is drawn, by name: cards, goods, animals, or the number of a seat."""
    return [int(word) if word.isdecimal() else SMALL.get(word, CARD_OF.get(word, -1)) for word in draws.split()]


def play(state: CardsState, *moves: str, draws: str = "", seed: int = 1) -> CardsState:
    """Plays moves, each for the seat to act; returns the same state. Draws are forced first, then seeded."""
    chance = Forced((), ids(draws), then=Seeded(seed))
    for move in moves:
        state.play(state.to_act()[0], ACTIONS.parse(move), chance)
    return state


def told(state: CardsState, *moves: str, draws: str = "") -> list[Event]:
    """Plays moves; returns what happened."""
    state.events = []
    play(state, *moves, draws=draws)
    events, state.events = state.events, None
    return events


def pending(state: CardsState) -> str:
    """What has to be decided before the turn goes on; `turn` if nothing."""
    return decisions.NAMES[state.pending()]


def idle_round(state: CardsState, seed: int = 1, chance: Chance | None = None) -> CardsState:
    """Everybody takes silver to the end of the round; the state is that of the next one, or of the end."""
    source = chance or Seeded(seed)
    before = int(state.round)
    while int(state.round) == before and not state.is_over:
        idle_turn(state, source)
    return state


def idle_turn(state: CardsState, chance: Chance | None = None) -> CardsState:
    """The seat to act takes a silver and ends its turn."""
    source, seat = chance or Seeded(1), int(state.seat)
    if not state.has_played:
        first = min(legal(state, "play"))
        state.play(seat, ACTIONS.parse(first), source)
        state.play(seat, ACTIONS.parse("silver"), source)
    state.play(seat, ACTIONS.parse("end"), source)
    return state


def end_of_game(words: str, seats: int = 2) -> CardsState:
    """The last turn of the last round is over. The last seat ends it."""
    state = at(f"seats={seats} round=E turn=6 place={seats - 1} played=1 {words}")
    return play(state, "end")


# -- what lies where


def player(state: CardsState, seat: int = 0) -> Player:
    return state.players[seat]


def points(state: CardsState, seat: int = 0) -> int:
    return int(state.players[seat].points)


def names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] if card >= 0 else "-" for card in cards]


def hand(state: CardsState, seat: int = 0) -> list[str]:
    entries = [int(entry) for entry in (state.players[seat].hand1, state.players[seat].hand2) if entry]
    return names(int(card_of(entry)) for entry in entries)


def stack(state: CardsState, seat: int = 0) -> int:
    return int(state.players[seat].stack1 + state.players[seat].stack2)


def projects(state: CardsState, seat: int = 0) -> list[str]:
    """The projects, empty places left out; a fourth waits for a discard."""
    cards = [int(state.players[seat].project(slot)) for slot in range(4)]
    return names(card for card in cards if card >= 0)


def estate(state: CardsState, seat: int = 0) -> list[str]:
    """Every column as `type: cards`."""
    found = []
    for number in range(int(state.players[seat].columns)):
        column = int(state.columns[seat * COLUMNS + number])
        found.append(f"{TYPE_NAMES[column_type(column)]}: {' '.join(names(column_cards(column)))}")
    return found


def row(state: CardsState, number: int) -> list[str]:
    """The cards of a row, empty places left out."""
    return names(card for card in (int(state.rows[(number - 1) * 5 + slot]) for slot in range(5)) if card >= 0)


def amounts(packed: int, words: tuple[str, ...]) -> dict[str, int]:
    return {word: packed >> (8 * at) & 255 for at, word in enumerate(words) if packed >> (8 * at) & 255}


def goods(state: CardsState, seat: int = 0) -> dict[str, int]:
    return amounts(int(state.players[seat].goods), GOOD_NAMES)


def sold(state: CardsState, seat: int = 0) -> dict[str, int]:
    return amounts(int(state.players[seat].sold), GOOD_NAMES)


def animals(state: CardsState, seat: int = 0) -> dict[str, int]:
    return amounts(int(state.players[seat].animals), ANIMAL_NAMES)


def pile(state: CardsState, number: int) -> tuple[str, int]:
    """Top and size of a pile: 0 and 1 are goods, 2 and 3 animals."""
    top, words = int(state.pile_top(number)), GOOD_NAMES if number < 2 else ANIMAL_NAMES
    return words[top] if top >= 0 else "-", int(state.pile_size(number))


def in_pool(pool: Pool) -> dict[str, int]:
    """The cards of a pool or of the discard pile."""
    return {name: int(pool.counts[card]) for card, name in enumerate(CARD_NAMES) if pool.counts[card]}


def thin_deck(state: CardsState, *cards: str) -> CardsState:
    """Leaves only these cards unseen, in the deck; the other unseen cards are discarded. For turns without stacks."""
    assert all(stack(state, seat) == 0 for seat in range(int(state.seats)))
    deck = empty_pool()
    for name in cards:
        state.pools[0].counts[CARD_OF[name]] -= 1
        deck.put(CARD_OF[name])
    for card, count in enumerate(state.pools[0].counts):
        assert count >= 0, CARD_NAMES[card]
        for _card in range(int(count)):
            state.discard.put(card)
    state.pools[0] = deck
    state.deck = len(cards)
    return state
