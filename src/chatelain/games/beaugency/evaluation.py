"""How good a position looks: what a bot that thinks one step ahead maximises.

All terms are in points of the score track. A position in the middle of a decision (a die to choose, a card to place) is
worth what its best continuation is worth, so that a roll is judged by what can be made of it. Who may roll on is judged
by the better of stopping and rolling on, to the end of the colour: leaving it costs one card, and that is often cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.board import NO_COLOUR, ROLLING
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.games.beaugency.tables import (
    CARD_COUNT,
    COLOUR_COUNT,
    GOAL,
    SMALL_TOWER,
    SPECIAL_DICE,
    VALUE,
)
from chatelain.games.beaugency.track import NO_CARD

VICTORY: Final = 1000.0
#: Reaching the goal ends the game: worth more than the points themselves.
LAST_STEP: Final = 30.0
#: A point of castle value counts in about so many evaluations to come.
LEAD: Final = 0.9
#: An end where a building can go.
OPEN_END: Final = 0.4
#: Special dice in hand: the first one helps most.
DICE_WORTH: Final[list[float]] = [0.0, 0.6, 1.1, 1.5, 1.8, 2.0]
#: How much of the opponent's (or the own) next roll counts.
NEXT_ROLL: Final = 0.8

# The same in hundredths, for `worth_at_rest`.
_LEAD_HUNDREDTHS: Final[i64] = round(100 * LEAD)
_END_HUNDREDTHS: Final[i64] = round(100 * OPEN_END)
_DICE_HUNDREDTHS: Final = bytes([round(100 * worth) for worth in DICE_WORTH])


def evaluate(state: BeaugencyState, seat: i64) -> float:
    """The prospects of a seat, in points; those of its opponent are the opposite."""
    worth = _settled(state)
    return worth if state.turn == seat else -worth


def _settled(state: BeaugencyState) -> float:
    """The worth for the seat whose turn it is, after the choices that its last roll left open."""
    if state.is_over or state.phase == ROLLING:
        return _at_rest(state)
    best = -2.0 * VICTORY
    no_chance = Chance()  # choices after a roll never roll again
    for action in state.legal(int(state.turn)):
        after = state.clone()
        after.apply(state.turn, action, no_chance)
        worth = _settled(after)
        if after.turn != state.turn:
            worth = -worth
        if worth > best:
            best = worth
    return best


def _at_rest(state: BeaugencyState) -> float:
    """The worth for the seat whose turn it is, before it rolls or stops."""
    seat = state.turn
    own_score = int(state.score(seat))
    other_score = int(state.score(1 - seat))
    if own_score >= GOAL:
        return VICTORY
    if other_score >= GOAL:
        return -VICTORY
    worth = float(own_score - other_score)
    for colour in range(COLOUR_COUNT):
        worth += LEAD * int(_lead(state, seat, colour))
        worth += OPEN_END * int(_open_ends(state, seat, colour) - _open_ends(state, 1 - seat, colour))
    worth += DICE_WORTH[state.dice_of(seat)] - DICE_WORTH[state.dice_of(1 - seat)]
    if state.colour == NO_COLOUR:
        return worth + NEXT_ROLL * _next_roll(_gains(state, seat, 6), 0, state.dice_of(seat))
    return worth + _rest_of_turn(state, seat)


def worth_at_rest(state: BeaugencyState, seat: i64) -> i64:
    """What a seat has by the same measure, without the rest of a turn and without its opponent, in hundredths."""
    worth = state.score(seat) * 100 + _DICE_HUNDREDTHS[state.dice_of(seat)]
    for colour in range(COLOUR_COUNT):
        worth += _LEAD_HUNDREDTHS * castle.worth(state.castles, state.castle_of(seat, colour))
        worth += _END_HUNDREDTHS * _open_ends(state, seat, colour)
    return worth


def _lead(state: BeaugencyState, seat: i64, colour: i64) -> i64:
    """What an evaluation of the colour would give the seat now."""
    own = castle.worth(state.castles, state.castle_of(seat, colour))
    return own - castle.worth(state.castles, state.castle_of(1 - seat, colour))


def _open_ends(state: BeaugencyState, seat: i64, colour: i64) -> i64:
    return 1 if castle.fits(state.castles, state.castle_of(seat, colour), SMALL_TOWER) else 0


def _rest_of_turn(state: BeaugencyState, seat: i64) -> float:
    """What is still to come of a turn, and of the roll of the opponent after it, for a seat that may stop or roll on.

    Counted from the end of the colour backwards: on every space the better of stopping and rolling on. What a space
    gives is judged by the castles as they are now, and special dice are thrown in with the first roll alone.
    """
    left = int(state.track.left[state.crown])
    lost = LEAD * int(_end_value(state, seat))
    own = _gains(state, seat, left)
    others = _gains(state, 1 - seat, left + 12)
    others_dice = state.dice_of(1 - seat)
    stopping = [-NEXT_ROLL * _next_roll(others, steps, others_dice) for steps in range(left + 7)]
    #: By steps from here: what is to come there, with what the space gives or leaving the colour costs.
    coming = [0.0] * left + [0.0] + [worth - lost for worth in stopping[left + 1 :]]
    for steps in range(left, 0, -1):
        coming[steps] = own[steps - 1] + max(stopping[steps], _mean(coming, steps + 1))
    return max(stopping[0], _next_roll(coming, 1, state.dice_of(seat)))


def _end_value(state: BeaugencyState, seat: i64) -> i64:
    """The card that leaving the colour of the turn costs. R6.6"""
    left, right = castle.ends(state.castles, state.castle_of(seat, state.colour))
    return 0 if left < 0 else max(i64(VALUE[left]), i64(VALUE[right]))


def _gains(state: BeaugencyState, seat: i64, spaces: int) -> list[float]:
    """What the next spaces are worth to a seat, from the one that a 1 reaches."""
    return [_gain(state, seat, state.track.ahead(state.crown, steps)) for steps in range(1, spaces + 1)]


def _next_roll(gains: list[float], first: int, held: i64) -> float:
    """What a roll is worth that reaches six gains from `first` on, with the number of special dice that pays best."""
    best = _mean(gains, first)
    if held == 0:
        return best
    rising = sorted(gains[first : first + 6])
    for dice in range(1, held + 1):
        worth = _expected_best(rising, dice + 1) - (DICE_WORTH[held] - DICE_WORTH[held - dice])
        if worth > best:
            best = worth
    return best


def _mean(gains: list[float], first: int) -> float:
    """The expectation of one die."""
    total = 0.0
    for face in range(6):
        total += gains[first + face]
    return total / 6.0


#: [dice * 7 + rank]: the chance that the best of some dice has a rank of 1 to 6 at most.
_UP_TO: Final[list[float]] = [(rank / 6.0) ** dice for dice in range(7) for rank in range(7)]


def _expected_best(gains: list[float], dice: i64) -> float:
    """The expectation of the best of some dice, for the gains of the six faces in rising order.

    >>> _expected_best([0.0, 0.0, 0.0, 6.0, 6.0, 6.0], 2)
    4.5
    """
    total = 0.0
    for rank in range(6):
        total += gains[rank] * (_UP_TO[dice * 7 + rank + 1] - _UP_TO[dice * 7 + rank])
    return total


def _gain(state: BeaugencyState, seat: i64, space: i64) -> float:
    """What a space gives to the seat that reaches it."""
    colour = state.track.colour_of(space)
    card = state.track.card_of(space)
    best = -VICTORY
    if state.track.has_crown(space):
        best = _points_worth(state, seat, int(_lead(state, seat, colour)))
        if card == NO_CARD:
            return best
    best = max(best, _dice_worth(state, seat, int(VALUE[card])))
    if castle.fits(state.castles, state.castle_of(seat, colour), card):
        if state.supply[colour * CARD_COUNT + card] > 0:
            best = max(best, LEAD * int(VALUE[card]))
        elif castle.has_beyond(state.castles, state.castle_of(1 - seat, colour), card, -1):
            best = max(best, 2.0 * LEAD * int(VALUE[card]))
    return best


def _points_worth(state: BeaugencyState, seat: i64, lead: int) -> float:
    if lead >= 0:
        return lead + (LAST_STEP if int(state.score(seat)) + lead >= GOAL else 0.0)
    return lead - (LAST_STEP if int(state.score(1 - seat)) - lead >= GOAL else 0.0)


def _dice_worth(state: BeaugencyState, seat: i64, value: int) -> float:
    held = int(state.dice_of(seat))
    return DICE_WORTH[min(held + value, int(SPECIAL_DICE))] - DICE_WORTH[held]
