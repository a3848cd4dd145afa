"""A sixth game, as somebody outside would write it: plain Python on top of the engine, compiled or not.

*Fair*: every round a lot is rolled. All players at once lay a card face down and say they are ready. Then the cards are
shown; the highest card nobody else played wins the lot, the others get one point for thrift. The winner may swap a card
before the next round; everybody draws back to three. The hands are hidden, unless the option `open` says otherwise.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.core.bits import BIT, lowest, of
from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.core.game import Game
from chatelain.core.manifest import Manifest, Option, Options
from chatelain.core.moves import Moves
from chatelain.core.position import PositionText
from chatelain.core.promises import Promise
from chatelain.core.refusal import Refusal
from chatelain.core.state import State, View

KINDS = 5
COPIES = 6
HAND = 3
NOTHING = -1

CARD = Field("card", ["rye", "oats", "hops", "wool", "salt"])
ACTIONS = ActionTable([Block("lay", CARD, secret=True), Block("ready"), Block("keep"), Block("swap", CARD)])
LAY, READY, KEEP, SWAP = (ACTIONS.base(name) for name in ("lay", "ready", "keep", "swap"))

OPTIONS = (Option("rounds", "3", ("3", "5")), Option("open", False))


class FairState(State):
    """Counts of cards by kind in the bag, on the discard pile and in every hand; a laid card has left its hand."""

    def __init__(self, seats: int, rounds: int, is_open: bool) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.is_open = is_open
        self.round = 0
        self.lot = 0
        self.winner = NOTHING
        self.bag = vec[i64]([COPIES] * KINDS)
        self.discards = [0] * KINDS
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.laid = [NOTHING] * seats
        self.is_ready = [False] * seats
        self.lots = [0] * seats
        self.thrift = [0] * seats

    # -- who may do what

    def seat_to_act(self) -> i64:
        return lowest(self.deciders())

    def deciders(self) -> i64:
        if self.winner != NOTHING:
            return BIT[self.winner]
        return of([seat for seat in range(self.seats) if not self.is_ready[seat]])

    def actions(self) -> ActionTable:
        return ACTIONS

    def gather(self, seat: i64, moves: Moves) -> None:
        cards = [card for card in range(KINDS) if self.hands[seat][card]]
        if self.winner != NOTHING:
            moves.add(KEEP)
            for card in cards:
                moves.add(SWAP + card)
        elif self.laid[seat] != NOTHING:
            moves.add(READY)
        else:
            for card in cards:
                moves.add(LAY + card)

    def closes(self, seat: i64, action: i64) -> bool:
        return action >= READY

    def explain(self, seat: int, action: int) -> Refusal:
        if self.winner != NOTHING:
            return Refusal("swap-first") if action < KEEP else Refusal("no-card", card=CARD.words[action - SWAP])
        if action >= KEEP:
            return Refusal("no-swap-now")
        if action == READY:
            return Refusal("lay-first")
        return Refusal("laid-already") if self.laid[seat] != NOTHING else Refusal("no-card", card=CARD.words[action])

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == READY:
            self.is_ready[seat] = True
            self.emit("ready", seat, {})
            if all(self.is_ready):
                self._show(chance)
        elif action < READY:
            self.hands[seat][action] -= 1
            self.laid[seat] = action
            self.emit("laid", seat, {})
            self._tell_own("laid-card", seat, {"card": action})
        else:
            if action >= SWAP:
                self._swap(seat, action - SWAP, chance)
            self.winner = NOTHING
            self._next_round(chance)

    # -- the course of the game

    def start(self, chance: Chance) -> None:
        for seat in range(self.seats):
            self._fill(seat, chance)
        self._next_round(chance)

    def _fill(self, seat: int, chance: Chance) -> None:
        drawn: list[int] = []
        while sum(self.hands[seat]) < HAND and any(count > 0 for count in self.bag):
            drawn.append(int(chance.draw(self.bag, 0, KINDS, "card")))
            self.bag[drawn[-1]] -= 1
            self.hands[seat][drawn[-1]] += 1
        self._tell_own("drew", seat, {"cards": drawn})

    def _next_round(self, chance: Chance) -> None:
        if self.round == self.rounds:
            self.is_over = True
            self.emit("over", -1, {})
            return
        self.round += 1
        self.lot = int(chance.die("lot"))
        self.emit("lot", -1, {"points": self.lot})

    def _show(self, chance: Chance) -> None:
        self.revelations += 1
        self.emit("shown", -1, {"cards": list(self.laid)})
        single = [card for card in self.laid if self.laid.count(card) == 1]
        best = max(single, default=NOTHING)
        for seat, card in enumerate(self.laid):
            self.discards[card] += 1
            self.laid[seat] = NOTHING
            self.is_ready[seat] = False
            if card == best:
                self.winner = seat
                self.lots[seat] += self.lot
                self.emit("won", seat, {"points": self.lot})
            else:
                self.thrift[seat] += 1
        for seat in range(self.seats):
            self._fill(seat, chance)
        if self.winner == NOTHING:
            self._next_round(chance)

    def _swap(self, seat: int, card: int, chance: Chance) -> None:
        self.hands[seat][card] -= 1
        self.discards[card] += 1
        self.emit("swapped", seat, {"card": card})
        self._fill(seat, chance)

    def _tell_own(self, kind: str, seat: int, data: dict[str, Value]) -> None:
        if self.is_open:
            self.emit(kind, seat, data)
        else:
            self.whisper(kind, seat, data)

    # -- copies and what a seat may know

    def clone(self) -> FairState:
        return self._copy_to(type(self)(self.seats, self.rounds, self.is_open))

    def _copy_to(self, copy: FairState) -> FairState:
        copy.is_over, copy.revelations = self.is_over, self.revelations
        copy.round, copy.lot, copy.winner = self.round, self.lot, self.winner
        copy.bag = vec[i64](self.bag)
        copy.discards = list(self.discards)
        copy.hands = [list(hand) for hand in self.hands]
        copy.laid = list(self.laid)
        copy.is_ready = list(self.is_ready)
        copy.lots = list(self.lots)
        copy.thrift = list(self.thrift)
        return copy

    def imagine(self, seat: int, chance: Chance) -> FairState:
        dream = self.clone()
        if self.is_open:
            return dream
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            for kind in range(KINDS):
                dream.bag[kind] += dream.hands[other][kind] + (self.laid[other] == kind)
            dream.hands[other] = [0] * KINDS
        for other in others:
            for _card in range(sum(self.hands[other])):
                drawn = chance.draw(dream.bag, 0, KINDS, "card")
                dream.bag[drawn] -= 1
                dream.hands[other][drawn] += 1
            if self.laid[other] != NOTHING:
                dream.laid[other] = int(chance.draw(dream.bag, 0, KINDS, "card"))
                dream.bag[dream.laid[other]] -= 1
        return dream

    def view(self, viewer: int) -> dict[str, object]:
        return {
            "round": self.round,
            "rounds": self.rounds,
            "lot": self.lot,
            "winner": self.winner,
            "discards": list(self.discards),
            "scores": self.scores(),
            "seats": [self._view_seat(seat, viewer) for seat in range(self.seats)],
        }

    def _view_seat(self, seat: int, viewer: int) -> dict[str, object]:
        seen: dict[str, object] = {
            "cards": sum(self.hands[seat]),
            "has_laid": self.laid[seat] != NOTHING,
            "is_ready": self.is_ready[seat],
        }
        if self.is_open or seat == viewer:
            seen["hand"] = list(self.hands[seat])
            seen["laid"] = self.laid[seat]
        return seen

    # -- points

    def score(self, seat: i64) -> i64:
        return self.lots[seat] + self.thrift[seat]

    def sources(self) -> tuple[str, ...]:
        return ("lots", "thrift")

    def earned(self, seat: i64, source: i64) -> i64:
        return self.thrift[seat] if source else self.lots[seat]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def census(self) -> dict[str, int]:
        """How many cards of each kind there are, wherever they lie."""
        return {
            word: int(self.bag[kind])
            + self.discards[kind]
            + sum(hand[kind] for hand in self.hands)
            + self.laid.count(kind)
            for kind, word in enumerate(CARD.words)
        }

    # -- text

    def to_text(self) -> str:
        numbers: dict[str, list[int]] = {
            "seats": [int(self.seats)],
            "rounds": [self.rounds],
            "open": [int(self.is_open)],
            "over": [int(self.is_over)],
            "round": [self.round],
            "lot": [self.lot],
            "winner": [self.winner],
            "seen": [int(self.revelations)],
            "bag": [int(count) for count in self.bag],
            "discards": self.discards,
            "hands": [count for hand in self.hands for count in hand],
            "laid": self.laid,
            "ready": [int(flag) for flag in self.is_ready],
            "lots": self.lots,
            "thrift": self.thrift,
        }
        return " ".join(["fair", *(f"{key}={','.join(map(str, value))}" for key, value in numbers.items())])


class FairGame(Game):
    """How to start and read a game of Fair."""

    state_class: type[FairState] = FairState

    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest
        self.actions = ACTIONS

    def blank(self, seats: int, options: Options) -> FairState:
        return self.state_class(seats, int(options["rounds"]), bool(options["open"]))

    def set_up(self, state: State, options: Options, chance: Chance) -> None:
        assert isinstance(state, FairState)
        state.start(chance)

    def hints(self, state: State, seat: int) -> View:
        """By action how many cards leave the hand, and the kinds of cards that are there."""
        return {
            "actions": {str(action): {"cards": int(action < READY)} for action in state.legal(seat)},
            "held": [CARD.words.index(word) for word in self.held(state, seat)],
        }

    def held(self, state: State, seat: int) -> list[str]:
        """The kinds of cards that a seat has in hand."""
        assert isinstance(state, FairState)
        return [word for word, count in zip(CARD.words, state.hands[seat]) if count]

    def promises(self, state: State, seat: int) -> list[Promise]:
        """Cards are laid, and a second one is refused."""
        told = cast("dict[str, dict[str, int]]", self.hints(state, seat)["actions"])
        found = [
            Promise((int(action),), {f"seats/{seat}/cards": -gain["cards"]})
            for action, gain in told.items()
            if int(action) < READY
        ]
        laid = [
            Promise((int(action), int(action)), refused=Refusal("laid-already"))
            for action in told
            if int(action) < READY
        ]
        return [*found, *laid]

    def from_text(self, text: str) -> FairState:
        read = PositionText("fair", text)
        seats = read.number("seats", 2, 4)
        state = self.state_class(seats, read.number("rounds", 3, 5), bool(read.number("open", 0, 1)))
        state.is_over = bool(read.number("over", 0, 1))
        state.round = read.number("round", 0, 5)
        state.lot = read.number("lot", 0, 6)
        state.winner = read.number("winner", NOTHING, seats - 1)
        state.revelations = read.number("seen", 0, 100)
        state.bag = vec[i64](read.numbers("bag", 0, COPIES))
        state.discards = read.numbers("discards", 0, COPIES)
        cards = read.numbers("hands", 0, HAND)
        state.hands = [cards[seat * KINDS : (seat + 1) * KINDS] for seat in range(seats)]
        state.laid = read.numbers("laid", NOTHING, KINDS - 1)
        state.is_ready = [bool(flag) for flag in read.numbers("ready", 0, 1)]
        state.lots = read.numbers("lots", 0, 100)
        state.thrift = read.numbers("thrift", 0, 100)
        read.finish()
        return state


MANIFEST = Manifest(
    id="fair",
    rules=1,
    seats=(2, 4),
    minutes=(5, 10),
    package="tests.conformance.fair",
    code="tests.conformance.sample_game:GAME",
    options=OPTIONS,
)
GAME = FairGame(MANIFEST)
