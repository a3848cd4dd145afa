"""One position of Beaugency, and the rules in the order of RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.core.moves import Moves
from chatelain.core.position import PositionText
from chatelain.core.refusal import Refusal
from chatelain.core.state import State, View
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import BUILD, DICE, EVALUATE, FURTHER, LOSE, ROLL, STEAL, STOP, USE
from chatelain.games.beaugency.cards import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    COPIES,
    GOAL,
    SPECIAL_DICE,
    START_CARDS,
    VALUE,
)
from chatelain.games.beaugency.position import faces_of, read_into, read_track, to_text
from chatelain.games.beaugency.refusals import reason_against
from chatelain.games.beaugency.track import NO_CARD, Track
from chatelain.games.beaugency.view import view_of

# What the seat whose turn it is has to decide.
ROLLING: Final[i64] = 0  # roll, or stop after a completed action
CHOOSING: Final[i64] = 1  # which of the rolled dice to use
ACTING: Final[i64] = 2  # card, dice or evaluation
PLACING: Final[i64] = 3  # where the stolen card goes
LOSING: Final[i64] = 4  # which of two equal end cards goes back

NO_COLOUR: Final[i64] = -1


class BeaugencyState(State):
    """Castles, piles, dice, crown and points. Everything is open: every viewer sees it all."""

    def __init__(self, track: Track, castles: vec[i64], supply: vec[i64], points: vec[i64]) -> None:
        super().__init__(2)
        self.track = track
        #: Four sets of places for every seat and colour: see castle.py and `castle_of`.
        self.castles = castles
        #: Cards in the pile of every colour and type.
        self.supply = supply
        #: Points of every seat by the colour evaluated.
        self.points = points
        self.turn: i64 = 0
        self.phase: i64 = ROLLING
        #: The colour of the turn; none before its first roll.
        self.colour: i64 = NO_COLOUR
        self.crown: i64 = 0
        #: Special dice of seat 0 and seat 1; the others lie on the board.
        self.dice0: i64 = 0
        self.dice1: i64 = 0
        #: The last roll, one octal digit a die, the own die last; and the face that moved the crown.
        self.rolled: i64 = 0
        self.used: i64 = 0
        #: Which forty places of a row the next choice is about: 0 are the first ones. R4.6
        self.window: i64 = 0

    # -- the pieces

    def castle_of(self, seat: i64, colour: i64) -> i64:
        """Where a castle begins in `castles`."""
        return (seat * COLOUR_COUNT + colour) * CARD_COUNT

    def dice_of(self, seat: i64) -> i64:
        return self.dice0 if seat == 0 else self.dice1

    def dice_on_board(self) -> i64:
        return SPECIAL_DICE - self.dice0 - self.dice1

    def score(self, seat: i64) -> i64:
        first = seat * COLOUR_COUNT
        return self.points[first] + self.points[first + 1] + self.points[first + 2]

    def give_dice(self, seat: i64, number: i64) -> None:
        """Moves dice from the board to a seat, or back if negative."""
        if seat == 0:
            self.dice0 += number
        else:
            self.dice1 += number

    def has_face(self, face: i64) -> bool:
        """Whether a die of the last roll shows it."""
        rest = self.rolled
        while rest:
            if rest & 7 == face:
                return True
            rest >>= 3
        return False

    def can_be_stolen(self, card: i64) -> bool:
        """R7.1, R7.4: the opponent has such a card in the colour of the space."""
        at = self.castle_of(1 - self.turn, self.track.colour_of(self.crown))
        return castle.has_beyond(self.castles, at, card, -1)

    # -- who may do what

    def seat_to_act(self) -> i64:
        return self.turn

    def gather(self, seat: i64, moves: Moves) -> None:
        if self.is_over or seat != self.turn:
            return
        phase = self.phase
        if phase == ROLLING:
            specials: i64 = 0
            while specials <= self.dice_of(seat):  # R2.4
                moves.add(ROLL + specials)
                specials += 1
            if self.colour != NO_COLOUR:  # R2.1, R6.1
                moves.add(STOP)
        elif phase == ACTING:
            self._gather_acts(seat, moves)
        elif phase == CHOOSING:
            face: i64 = 1
            while face <= 6:  # R2.5
                if self.has_face(face):
                    moves.add(USE + face - 1)
                face += 1
        elif phase == PLACING:
            own = self.castle_of(seat, self.colour)
            moves.add_bits(BUILD, castle.places(self.castles, own, self.track.card_of(self.crown), self.window))
            self._gather_further(moves)
        else:
            moves.add(LOSE)
            moves.add(LOSE + 1)

    def _gather_acts(self, seat: i64, moves: Moves) -> None:
        card = self.track.card_of(self.crown)
        own = self.castle_of(seat, self.colour)
        if self.supply[self.colour * CARD_COUNT + card] > 0:
            moves.add_bits(BUILD, castle.places(self.castles, own, card, self.window))  # R3.1, R3.2, R3.8
        elif castle.fits(self.castles, own, card):
            # R7.1, R7.2, R7.3
            moves.add_bits(STEAL, castle.copies(self.castles, self.castle_of(1 - seat, self.colour), card, self.window))
        self._gather_further(moves)
        moves.add(DICE)  # R3.7
        if self.track.has_crown(self.crown):
            moves.add(EVALUATE)  # R5.3

    def _gather_further(self, moves: Moves) -> None:
        if len(self.castles) > castle.SETS and self.has_further():
            moves.add(FURTHER)

    def has_further(self) -> bool:
        """R4.6: there is something to choose beyond the forty places that the choice is about."""
        card = self.track.card_of(self.crown)
        own = self.castle_of(self.turn, self.colour)
        if self.phase == PLACING or self.supply[self.colour * CARD_COUNT + card] > 0:
            return castle.goes_on(self.castles, own, card, self.window)
        other = self.castle_of(1 - self.turn, self.colour)
        return castle.fits(self.castles, own, card) and castle.has_beyond(self.castles, other, card, self.window)

    def verify(self, seat: i64, action: i64) -> Refusal | None:
        return reason_against(self, seat, action)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == FURTHER:
            self.window += 1
            return
        skipped = self.window * castle.WINDOW
        self.window = 0
        if action < STOP:
            self._roll(seat, action - ROLL, chance)
        elif action == STOP:
            self._end_turn(seat)
        elif action < BUILD:
            self._use(seat, action - USE + 1)
        elif action < DICE:
            place = action - BUILD
            self._build(seat, place if place < castle.FIRST else place + skipped)
        elif action == DICE:
            self._take_dice(seat)
        elif action == EVALUATE:
            self._evaluate(seat)
        elif action < LOSE:
            self._steal(seat, action - STEAL + skipped)
        else:
            self._lose(seat, action == LOSE)

    # -- 2 The roll

    def _roll(self, seat: i64, specials: i64, chance: Chance) -> None:
        own = chance.die("own-die")
        rolled = own
        digit: i64 = 8
        differ = False
        die: i64 = 0
        while die < specials:
            face = chance.die("special-die")
            rolled += face * digit
            digit *= 8
            if face != own:
                differ = True
            die += 1
        self.rolled = rolled
        self.used = 0
        self.give_dice(seat, -specials)  # R2.6, R2.7
        if self.events is not None:
            faces = faces_of(rolled)
            self.emit("rolled", int(seat), {"own": faces[0], "others": faces[1:], "count": len(faces)})
            if specials:
                self.emit("dice-returned", int(seat), {"count": int(specials)})
        if differ:
            self.phase = CHOOSING  # R2.5
        else:
            self._use(seat, own)

    def _use(self, seat: i64, face: i64) -> None:
        start = self.crown
        self.used = face
        self.crown = self.track.ahead(start, face)  # R2.2, R6.5
        reached = self.track.colour_of(self.crown)
        if self.events is not None:
            there: dict[str, Value] = {"colour": COLOURS[reached], "space": self.track.spaces[self.crown]}
            self.emit(
                "crown-moved", int(seat), there | {"face": int(face), "start": int(start), "end": int(self.crown)}
            )
        if self.colour == NO_COLOUR:
            self.colour = reached  # R2.3
        elif reached != self.colour:
            self._leave_colour(seat)
            return
        if self.track.card_of(self.crown) == NO_CARD:
            self._evaluate(seat)  # R5.2
        else:
            self.phase = ACTING

    # -- 3 Card or dice

    def _take_dice(self, seat: i64) -> None:
        wanted = i64(VALUE[self.track.card_of(self.crown)])  # R3.3, R3.6
        board = min(wanted, self.dice_on_board())  # R3.4
        lacking = min(wanted - board, self.dice_of(1 - seat))  # R3.5
        self.give_dice(1 - seat, -lacking)
        self.give_dice(seat, board + lacking)
        if self.events is not None:
            taken: dict[str, Value] = {"count": int(board + lacking), "board": int(board), "opponent": int(lacking)}
            self.emit("dice-taken", int(seat), taken)
        self.phase = ROLLING

    # -- 4 Building a castle

    def _build(self, seat: i64, place: i64) -> None:
        card = self.track.card_of(self.crown)
        own = self.castle_of(seat, self.colour)
        if castle.is_full(self.castles, own):
            self.castles = castle.grown(self.castles)
        slot = castle.add(self.castles, own, card, place)  # R3.9
        if self.phase == ACTING:
            self.supply[self.colour * CARD_COUNT + card] -= 1
        if self.events is not None:
            self.emit("card-placed", int(seat), self._card_data(self.colour, card, slot))
        self.phase = ROLLING

    def _card_data(self, colour: i64, card: i64, slot: i64) -> dict[str, Value]:
        return {"colour": COLOURS[colour], "card": CARDS[card], "slot": int(slot) + 1}

    # -- 5 Evaluation

    def _evaluate(self, seat: i64) -> None:
        colour = self.colour
        first = castle.worth(self.castles, self.castle_of(0, colour))
        second = castle.worth(self.castles, self.castle_of(1, colour))
        better: i64 = 0 if first > second else 1  # R5.6
        gain = first - second if first > second else second - first  # R5.7: equal values give nothing.
        gain = min(gain, GOAL - self.score(better))  # R8.3
        self.points[better * COLOUR_COUNT + colour] += gain
        self.phase = ROLLING
        if self.events is not None:
            self._tell_evaluation(seat if first == second else better, colour, first, second, gain)
        if self.score(better) >= GOAL:
            self.is_over = True  # R8.1
            if self.events is not None:
                self.emit("game-won", int(better), {"points": int(self.score(better))})

    def _tell_evaluation(self, seat: i64, colour: i64, first: i64, second: i64, gain: i64) -> None:
        """The event belongs to the better castle; between equal ones to the seat whose turn it is."""
        own, other = max(first, second), min(first, second)
        told: dict[str, Value] = {"colour": COLOURS[colour], "own": int(own), "other": int(other), "points": int(gain)}
        self.emit("evaluation" if own > other else "evaluation-tie", int(seat), told)

    # -- 6 Rolling on and losing

    def _leave_colour(self, seat: i64) -> None:
        """R6.3, R6.4: the turn is over, and the space has no effect."""
        if self.events is not None:
            self.emit("left-colour", int(seat), {"colour": COLOURS[self.colour]})
        own = self.castle_of(seat, self.colour)
        size = castle.length(self.castles, own)
        if size == 0:  # R6.8
            if self.events is not None:
                self.emit("lost-nothing", int(seat), {"colour": COLOURS[self.colour]})
            self._end_turn(seat)
            return
        left = castle.card_at(self.castles, own, 0)
        right = castle.card_at(self.castles, own, size - 1)
        if left == right and size > 1:
            self.phase = LOSING  # R6.7
        else:
            self._lose(seat, VALUE[left] >= VALUE[right])  # R6.6

    def _lose(self, seat: i64, is_left: bool) -> None:
        own = self.castle_of(seat, self.colour)
        slot: i64 = 0
        if not is_left:
            slot = castle.length(self.castles, own) - 1
        card = castle.remove(self.castles, own, slot)
        self.supply[self.colour * CARD_COUNT + card] += 1
        if self.events is not None:
            self.emit("lost-card", int(seat), self._card_data(self.colour, card, slot))
        self._end_turn(seat)

    def _end_turn(self, seat: i64) -> None:
        self.turn = 1 - seat  # R6.10
        self.colour = NO_COLOUR
        self.phase = ROLLING
        if self.events is not None:
            self.emit("turn-ended", int(seat), {})

    # -- 7 Empty piles, theft and gaps

    def _steal(self, seat: i64, slot: i64) -> None:
        card = castle.remove(self.castles, self.castle_of(1 - seat, self.colour), slot)  # R7.2, R7.7, R7.8
        if self.events is not None:
            # `seat` in the data is the one who loses the card.
            self.emit("card-stolen", int(seat), self._card_data(self.colour, card, slot) | {"seat": int(1 - seat)})
        self.phase = PLACING  # R7.3
        own = self.castle_of(seat, self.colour)
        free = castle.places(self.castles, own, card, 0)
        if free & (free - 1) == 0 and not castle.goes_on(self.castles, own, card, 0):
            # One place only: no choice.
            place: i64 = 0
            while BIT[place] != free:
                place += 1
            self._build(seat, place)

    # -- copies, views, points and text

    def clone(self) -> BeaugencyState:
        twin = BeaugencyState(self.track, self.castles[:], self.supply[:], self.points[:])
        twin.is_over = self.is_over
        twin.turn = self.turn
        twin.phase = self.phase
        twin.colour = self.colour
        twin.crown = self.crown
        twin.dice0 = self.dice0
        twin.dice1 = self.dice1
        twin.rolled = self.rolled
        twin.used = self.used
        twin.window = self.window
        return twin

    def imagine(self, seat: int, chance: Chance) -> BeaugencyState:
        return self.clone()

    def view(self, viewer: int) -> View:
        return view_of(self)

    def scores(self) -> list[int]:
        return [int(self.score(0)), int(self.score(1))]

    def score_sheet(self) -> list[dict[str, int]]:
        return [
            {colour: int(self.points[seat * COLOUR_COUNT + number]) for number, colour in enumerate(COLOURS)}
            for seat in range(2)
        ]

    def census(self) -> dict[str, int]:
        """What never changes: the cards of every colour and type, and the special dice. R1.1, R1.3"""
        totals = {"special_dice": int(self.dice_on_board() + self.dice0 + self.dice1)}
        in_hand = int(self.colour) * 4 + int(self.track.card_of(self.crown)) if self.phase == PLACING else -1
        for pile in range(12):
            cards = self.supply[pile]
            for index in range(pile, len(self.castles), 12):
                cards += count(self.castles[index])
            totals[f"{COLOURS[pile // 4]} {CARDS[pile % 4]}"] = int(cards) + (pile == in_hand)
        return totals

    def ranking(self) -> list[int]:
        first, second = self.scores()
        return [1 if first >= second else 2, 1 if second >= first else 2]

    def to_text(self) -> str:
        return to_text(self)


def new_state(track: Track, crown: i64, turn: i64) -> BeaugencyState:
    """The set-up. R1.8 to R1.11."""
    castles = vec[i64]([0] * 24)
    supply = vec[i64]([int(COPIES[pile % 4]) for pile in range(12)])
    state = BeaugencyState(track, castles, supply, vec[i64]([0] * 6))
    for seat in range(2):
        for pile in range(12):
            castles[state.castle_of(seat, 0) + pile] = int(START_CARDS[pile % 4])
            supply[pile] -= int(START_CARDS[pile % 4])
    state.crown = crown
    state.turn = turn
    return state


def read_state(line: str) -> BeaugencyState:
    """The state a text position describes."""
    text = PositionText("beaugency", line)
    state = new_state(read_track(text), 0, 0)
    read_into(state, text)
    return state
