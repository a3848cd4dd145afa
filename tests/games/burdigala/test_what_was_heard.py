"""What a seat has heard during a whole game holds in everything it imagines, and stands in its view.

The listener here knows nothing but the events that its seat may hear: no state, no memory of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.events import Event, visible
from chatelain.core.packed import listed
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.board import GOODS_POOL, TOKEN_POOL
from chatelain.games.burdigala.outside.shapes import View
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import GOOD_NAMES
from tests.games.burdigala.helpers import goods, new

PILE = -1
#: What makes a game full of secrets.
LIKES = ("merchant", "swap", "theft", "connections", "corrupt", "good", "again", "accept", "look")


class Place:
    """Things that were seen there, and how many have left unseen since."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.lost = 0

    def comes(self, *things: str) -> None:
        self.seen.update(things)

    def leaves(self, thing: str | None) -> None:
        """One thing goes; None if the listener does not know which."""
        if thing is None:
            self.lost += 1
        elif self.seen[thing]:
            self.seen[thing] -= 1
        if self.lost >= self.seen.total():
            self.seen, self.lost = Counter(), 0

    def agrees(self, things: Iterable[str]) -> bool:
        """All but the lost ones are still there."""
        return (self.seen & Counter(things)).total() >= self.seen.total() - self.lost


class Listener:
    """One seat, and what it makes of the events it hears."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.places = {place: Place() for place in (PILE, *range(seats)) if place != seat}
        self.tokens = Place()
        self.catch: list[str] = []

    def hear(self, events: list[Event]) -> None:
        heard = visible(events, self.seat)
        kinds = [event.kind for event in heard]
        for event in heard:
            mine, other = event.seat == self.seat, event.data.get("seat", -1)
            assert isinstance(other, int)
            words = {name: str(value) for name, value in event.data.items()}
            if event.kind == "own-inspection" and mine:
                self.places[other] = Place()
                things = event.data["goods"]
                assert isinstance(things, list)
                self.places[other].comes(*map(str, things))
            elif event.kind == "own-swap":
                gone, come = (words["take"], words["give"]) if mine else (words["give"], words["take"])
                self.places[other if mine else event.seat].leaves(gone)
                self.places[other if mine else event.seat].comes(come)
            elif event.kind == "swapped" and "own-swap" not in kinds:
                self.places[event.seat].leaves(None)
                self.places[other].leaves(None)
            elif event.kind == "own-theft" and mine:
                self.places[other].leaves(words["good"])
            elif event.kind == "own-theft":
                self.places[event.seat].comes(words["good"])
            elif event.kind == "stolen" and "own-theft" not in kinds:
                self.places[other].leaves(None)
            else:
                self.hear_of_piles(event, kinds, mine, words)

    def hear_of_piles(self, event: Event, kinds: list[str], mine: bool, words: dict[str, str]) -> None:
        if event.kind == "own-good" and "kept" not in kinds:
            self.places[PILE].leaves(words["good"])
        elif event.kind == "own-good":
            self.catch.remove(words["good"])
            self.places[PILE].comes(*self.catch)
            self.catch = []
        elif event.kind == "own-catch":
            things = event.data["goods"]
            assert isinstance(things, list)
            self.catch = [str(thing) for thing in things]
            for thing in self.catch:
                self.places[PILE].leaves(thing)
        elif event.kind in ("good-drawn", "kept") and not mine:
            self.places[PILE].leaves(None)
        elif event.kind == "own-token":
            self.tokens.leaves(words["value"])
        elif event.kind == "own-token-returned":
            self.tokens.comes(words["value"])
        elif event.kind == "token-drawn" and not mine:
            self.tokens.leaves(None)

    def check(self, dream: BurdigalaState) -> None:
        """Everything heard holds there."""
        for place, known in self.places.items():
            if place == PILE:
                there = [
                    name for good, name in enumerate(GOOD_NAMES) for _ in range(int(dream.pool[GOODS_POOL + good]))
                ]
                there += [GOOD_NAMES[good] for good in listed(dream.offer)] if not self.catch else []
            else:
                there = goods(dream, place)
            assert known.agrees(there), (self.seat, place, known.seen, known.lost, there)
        supply = [str(value) for value in range(6) for _ in range(int(dream.pool[TOKEN_POOL + value]))]
        assert self.tokens.agrees(supply), (self.seat, self.tokens.seen, self.tokens.lost, supply)

    def compare(self, view: View) -> None:
        """The view says what was heard, and no more."""
        players = view["players"]
        for place, known in self.places.items():
            memory = view["known_pile"] if place == PILE else players[place]["known_goods"]
            assert said(memory, "goods") == (dict(+known.seen), known.lost)
        assert said(view["known_tokens"], "values") == (dict(+self.tokens.seen), self.tokens.lost)


def said(memory: object, what: str) -> tuple[dict[str, int], int]:
    """What a view says that its viewer remembers."""
    return (memory[what], memory["lost"]) if isinstance(memory, dict) else ({}, 0)


def played(seed: int) -> Iterator[tuple[BurdigalaState, int, list[Event]]]:
    """A game of players who like secrets: the position after every action, the action, and what happened."""
    state, chance, choice = new(2 + seed % 3, seed), Seeded(seed), Seeded(seed + 2**40)
    while not state.is_over:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        liked = [action for action in legal if ACTIONS.block_of(action).name in LIKES] or legal
        action = liked[int(choice.below(len(liked)))]
        state.events = []
        state.apply(seat, action, chance)
        events, state.events = state.events, None
        yield state, action, events


@pytest.mark.rule("R15.2", "R15.3", "R15.4", "R15.5", "R15.7")
@pytest.mark.parametrize("seed", range(8))
def test_what_was_heard_holds(seed: int) -> None:
    listeners = [Listener(seat, 2 + seed % 3) for seat in range(2 + seed % 3)]
    for state, _action, events in played(seed):
        for listener in listeners:
            listener.hear(events)
            if not state.is_over and any(event.only for event in events):
                for luck in range(4):
                    listener.check(state.imagine(listener.seat, Seeded(seed * 7 + luck)))
                listener.compare(state.view(listener.seat))


def test_the_games_are_full_of_secrets() -> None:
    """So that the test above has something to say."""
    met = Counter(ACTIONS.block_of(action).name for seed in range(8) for _state, action, _events in played(seed))
    assert min(met[name] for name in ("merchant", "swap", "theft", "connections", "keep", "accept")) > 2
