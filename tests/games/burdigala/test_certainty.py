"""What a seat can know for certain: an account that keeps every deal that agrees with all the seat has heard.

The account knows nothing of the engine but its events and the actions, which are open. What a seat imagines is always
one of these deals, and each of them can be imagined.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Seeded
from chatelain.core.events import Event, Value, visible
from chatelain.core.packed import amount, packed
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.beliefs import (
    MOST_SCENES,
    PLACES,
    Scene,
    all_hidden,
    came,
    cards_at,
    left,
    moved_unseen,
)
from chatelain.games.burdigala.board import CARD_POOL, GOODS_POOL, TOKEN_POOL
from chatelain.games.burdigala.notes import Note, known
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import CARD_NAMES, GOOD_NAMES
from tests.games.burdigala.helpers import at, card, discards, dreams, goods, hand, new, play, tile, tokens

PILE, OFFER = 4, 5
VALUES = tuple("012345")
SUITS = ("goods", "tokens", "cards")
Counts = tuple[int, ...]
Deal = tuple[Counts, ...]
#: Few cards, so that all deals can be listed, and those that make secrets.
SMALL = "goods=2,2,1,1,1;corruption=1,1,1,2,0,0;intrigue=0,0,0,0,0,1,1,0,0,2,1,0,1,2"
#: What makes a game full of secrets.
LIKES = ("merchant", "swap", "theft", "connections", "corrupt", "good", "again", "accept", "betray-hand", "play")


class Account:
    """All deals of one suit that a viewer cannot rule out."""

    def __init__(self, viewer: int, counts: list[int]) -> None:
        self.viewer = viewer
        self.deals: set[Deal] = {tuple(tuple(counts) if place == PILE else (0,) * len(counts) for place in range(6))}

    def moves(self, kind: int | None, source: int | None, target: int | None) -> None:
        """One card; None for a kind that the viewer did not see, and for a place that is open or the viewer's own."""
        found: set[Deal] = set()
        for deal in self.deals:
            for one in range(len(deal[PILE])) if kind is None else (kind,):
                places = [list(counts) for counts in deal]
                if source not in (None, self.viewer):
                    assert source is not None
                    places[source][one] -= 1
                if target not in (None, self.viewer):
                    assert target is not None
                    places[target][one] += 1
                if min(map(min, places)) >= 0:
                    found.add(tuple(map(tuple, places)))
        self.deals = found

    def swap(self, one: int, other: int) -> None:
        """One card each way at the same time, both unseen."""
        found: set[Deal] = set()
        for deal in self.deals:
            for given, taken in product(range(len(deal[one])), range(len(deal[other]))):
                if deal[one][given] and deal[other][taken]:
                    places = [list(counts) for counts in deal]
                    places[one][given] -= 1
                    places[other][given] += 1
                    places[other][taken] -= 1
                    places[one][taken] += 1
                    found.add(tuple(map(tuple, places)))
        self.deals = found

    def looks(self, place: int, counts: Counts) -> None:
        self.deals = {deal for deal in self.deals if deal[place] == counts}


class Listener:
    """One viewer, who hears events and sees which action was done."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        word = dict(part.split("=") for part in SMALL.split(";"))
        self.goods, self.tokens, self.cards = (
            Account(viewer, [int(number) for number in word[key].split(",")])
            for key in ("goods", "corruption", "intrigue")
        )
        self.discards: list[int] = []
        self.checked: list[Note] = []

    def hear(self, events: list[Event], action: str) -> None:
        heard = visible(events, self.viewer if self.viewer >= 0 else None)
        for event, following in zip(heard, [*heard[1:], Event("", -1, {})]):
            # What only some may know comes right after what all may know.
            told = following.data if following.kind.startswith("own-") else {}
            self.hear_of_goods(event, told)
            self.hear_of_tokens(event, told)
            self.hear_of_cards(event, told, action)

    def hear_of_goods(self, event: Event, told: dict[str, Value]) -> None:
        seat, other, account = event.seat, event.data.get("seat", -1), self.goods
        assert isinstance(other, int)
        if event.kind == "good-drawn":
            account.moves(one_of(GOOD_NAMES, told, "good"), PILE, seat)
        elif event.kind == "goods-inspected" and told and seat == self.viewer:
            account.looks(other, counted(told["goods"]))
        elif event.kind == "swapped" and told:
            account.moves(one_of(GOOD_NAMES, told, "take"), other, seat)
            account.moves(one_of(GOOD_NAMES, told, "give"), seat, other)
        elif event.kind == "swapped":
            account.swap(seat, other)
        elif event.kind == "stolen":
            account.moves(one_of(GOOD_NAMES, told, "good"), other, seat)
        elif event.kind == "sailed":
            number = event.data["cards"]
            assert isinstance(number, int)
            for _card in range(number):
                account.moves(None, PILE, OFFER)
            if told:
                account.looks(OFFER, counted(told["goods"]))
        elif event.kind == "kept":
            account.moves(one_of(GOOD_NAMES, told, "good"), OFFER, seat)
            account.deals = {
                (*deal[:PILE], tuple(map(sum, zip(deal[PILE], deal[OFFER]))), (0,) * 5) for deal in account.deals
            }

    def hear_of_tokens(self, event: Event, told: dict[str, Value]) -> None:
        if event.kind == "token-drawn":
            self.tokens.moves(one_of(VALUES, told, "value"), PILE, event.seat)
        elif event.kind == "token-returned":
            self.tokens.moves(one_of(VALUES, told, "value"), event.seat, PILE)

    def hear_of_cards(self, event: Event, told: dict[str, Value], action: str) -> None:
        shown = one_of(CARD_NAMES, event.data, "card")
        if event.kind == "card-drawn":
            self.cards.moves(one_of(CARD_NAMES, told, "card"), PILE, event.seat)
        elif event.kind in ("card-played", "card-laid") or (action.startswith("discard ") and shown is not None):
            self.cards.moves(shown, event.seat, None)
        elif event.kind == "betrayed" and action.startswith("betray-hand"):
            victim = event.data["seat"]
            assert isinstance(victim, int)
            self.cards.moves(shown, victim, None)
        elif event.kind == "discards-shuffled":
            for card_ in self.discards:
                self.cards.moves(card_, None, PILE)
            self.discards = []
        if shown is not None and event.kind in ("card-played", "card-discarded", "betrayed"):
            self.discards.append(shown)

    def check(self, state: BurdigalaState, luck: int) -> None:
        """What may be true for the engine is what may be true for the account."""
        dream, notes = (
            state.imagine(self.viewer, Seeded(luck)),
            [state.goods_notes, state.token_notes, state.card_notes],
        )
        for suit, account, note, kinds in zip(SUITS, (self.goods, self.tokens, self.cards), notes, (5, 6, 14)):
            assert deal_of(dream, self.viewer, suit) in account.deals
            if note not in self.checked:
                assert deal_of(state, self.viewer, suit) in account.deals
                assert len(account.deals) > 150 or deals_of(note, self.viewer, kinds) == account.deals
        self.checked = notes


def one_of(names: tuple[str, ...], data: dict[str, Value], key: str) -> int | None:
    """A kind by its name; None if it was not told."""
    return names.index(str(data[key])) if key in data else None


def counted(names: Value) -> Counts:
    assert isinstance(names, list)
    return tuple(list(map(str, names)).count(name) for name in GOOD_NAMES)


# -- what the engine has to say


def deal_of(state: BurdigalaState, viewer: int, suit: str) -> Deal:
    """What lies where in a position, but for what is the viewer's own."""
    first, kinds = {"goods": (GOODS_POOL, 5), "tokens": (TOKEN_POOL, 6), "cards": (CARD_POOL, 14)}[suit]
    held = {"goods": "goods", "tokens": "tokens", "cards": "hand"}[suit]
    places = [int(getattr(player, held)) for player in state.players] + [0] * (4 - len(state.players))
    places += [packed([int(state.pool[first + kind]) for kind in range(kinds)])]
    places += [int(state.offer) if suit == "goods" else 0]
    return tuple(
        tuple(0 if place == viewer else int(amount(kinds_there, kind)) for kind in range(kinds))
        for place, kinds_there in enumerate(places)
    )


def deals_of(note: Note, viewer: int, kinds: int) -> set[Deal]:
    """All deals that the engine thinks possible."""
    found: set[Deal] = set()
    for scene in known(note, viewer):
        found |= set(spread(scene, kinds))
    return found


def spread(scene: Scene, kinds: int) -> Iterator[Deal]:
    """All ways to lay out the packets of a scene."""
    deals = {tuple((0,) * kinds for _place in range(PLACES))}
    for at_ in range(0, len(scene), 2):
        things = [kind for kind in range(kinds) for _one in range(int(amount(scene[at_], kind)))]
        spots = [place for place in range(PLACES) for _card in range(cards_at(scene[at_ + 1], place))]
        todo: set[tuple[Deal, Counts]] = {
            (tuple((0,) * kinds for _place in range(PLACES)), tuple(things.count(kind) for kind in range(kinds)))
        }
        for place in spots:
            todo = {
                (put(deal, place, kind), tuple(n - (k == kind) for k, n in enumerate(left)))
                for deal, left in todo
                for kind in range(kinds)
                if left[kind]
            }
        deals = {
            tuple(tuple(map(sum, zip(*pair))) for pair in zip(deal, more)) for deal in deals for more, _left in todo
        }
    yield from deals


def put(deal: Deal, place: int, kind: int) -> Deal:
    """One card more."""
    counts = deal[place]
    return (*deal[:place], (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]), *deal[place + 1 :])


BASE = "seats=3 dice=1,2 p0.pawns=6 p1.pawns=31 p2.pawns=20"


@pytest.mark.rule("R15.9")
def test_knowledge_follows_a_card() -> None:
    """Seat 0 knows the only good of seat 1; seat 2 swaps with seat 1, and now seat 0 knows a good of seat 2."""
    words = f"{BASE} seat=2 p2.hand=merchant p2.goods=wine,copper p1.goods=tin p0.saw=1:tin"
    state = play(at(words), "merchant 2", "swap wine tin")
    assert all("tin" in goods(dream, 2) and goods(dream, 1) != [] for dream in dreams(state, 0))
    assert {tuple(goods(dream, 1)) for dream in dreams(state, 0)} > {("wine",), ("copper",)}


@pytest.mark.rule("R15.9")
def test_a_thief_has_what_the_victim_has_no_more() -> None:
    """Seat 0 has seen all goods of seat 1; seat 2 steals one of them, and then another."""
    words = f"{BASE} seat=2 p2.hand=theft p1.goods=tin,copper,wheat p0.saw=1:tin.copper.wheat"
    state = play(at(words), "theft 2", draws=[4])
    for dream in dreams(state, 0):
        assert sorted(goods(dream, 1) + goods(dream, 2)) == ["copper", "tin", "wheat"]
    assert {tuple(goods(dream, 2)) for dream in dreams(state, 0)} == {("tin",), ("copper",), ("wheat",)}


@pytest.mark.rule("R15.9")
def test_a_hand_that_has_not_changed_holds_nothing_of_the_pile() -> None:
    """The discard pile has been shuffled and seat 0 has drawn: seat 2 still has what it had, and seat 1 knows that."""
    others = ",".join(
        ["hygiene,chariot,boat,harvest,vino"] * 3
        + ["betrayal,influence,indiscretion,merchant,sailor,crassus,connections,theft"] * 2
    )
    words = (
        "seats=3 phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=31 p2.pawns=1 "
        f"p1.hand=consul,consul p2.hand=consul discards={others}"
    )
    state = play(at(words), "lay q8", draws=[tile("tavern"), card("sailor")])
    assert discards(state) == [] and hand(state, 0) == ["sailor"]
    assert all(hand(dream, 2) == ["consul"] for dream in dreams(state, 1))
    assert all("consul" not in hand(dream, 0) for dream in dreams(state, 1))
    assert len({tuple(hand(dream, 0)) for dream in dreams(state, 1)}) > 5


@pytest.mark.rule("R15.9")
def test_tokens_that_all_come_back_are_all_there() -> None:
    """Seat 0 has put back the only 5; seat 1 takes a token and puts all tokens back: the 5 is there again."""
    data = "corruption=1,1,1,1,1,1"
    words = f"{BASE.replace('1,2', '3,4')} data={data} seat=1 phase=after laid=q1 p1.hand=connections p0.returned=5"
    state = play(at(words), "corrupt", "good")
    assert any(5 in tokens(dream, 1) for dream in dreams(state, 0))
    play(state, f"connections {tokens(state, 1)[0]}")
    assert all(5 not in tokens(dream, 2) and int(dream.pool[TOKEN_POOL + 5]) == 1 for dream in dreams(state, 0))


@pytest.mark.rule("R15.9")
def test_too_many_possibilities_are_mixed_up_and_stay_true() -> None:
    """What has been known longest is forgotten first; what is true stays possible."""
    scenes = all_hidden(vec[i64]([0, 0, 0, 0, packed([9, 9, 9, 9, 9]), 0]), 0)
    for kind in range(5):
        for place in (1, 2, 3):
            scenes = came(left(scenes, kind, PILE), int(16**kind), place)
    for number in range(39):
        scenes = moved_unseen(scenes, 1 + number % 3, 1 + (number + 1) % 3)
        assert 0 < len(scenes) <= MOST_SCENES
    assert all(sum(cards_at(places, place) for places in scene[1::2]) == 5 for scene in scenes for place in (1, 2, 3))


@pytest.mark.rule("R15.9")
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_what_is_imagined_is_all_that_cannot_be_ruled_out(seed: int) -> None:
    seats = 3
    state = new(seats, chance=Seeded(seed), options={"data": SMALL})
    listeners = [Listener(viewer) for viewer in range(-1, seats)]
    # The set-up is heard by nobody here: every seat has drawn a card.
    for listener in listeners:
        for seat, player in enumerate(state.players):
            own = next(kind for kind in range(14) if amount(player.hand, kind))
            listener.cards.moves(own if seat == listener.viewer else None, PILE, seat)
    chance, choice = Seeded(seed + 100), Seeded(seed + 200)
    for decision in range(400):
        if state.is_over:
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        liked = [action for action in legal if ACTIONS.block_of(action).name in LIKES] or legal
        action = liked[int(choice.below(len(liked)))]
        state.events = []
        state.apply(seat, action, chance)
        events, state.events = state.events, None
        for listener in listeners:
            listener.hear(events, ACTIONS.text(action))
            if not state.is_over:
                listener.check(state, decision)
