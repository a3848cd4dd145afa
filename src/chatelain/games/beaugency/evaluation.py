"""How good a position looks: what a bot that thinks one step ahead maximises.

All terms are in points of the score track. A position in the middle of a decision (a die to choose, a card to place) is
worth what its best continuation is worth, so that a roll is judged by what can be made of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.cards import (
    CARD_COUNT,
    COLOUR_COUNT,
    GOAL,
    SPECIAL_DICE,
    VALUE,
)
from chatelain.games.beaugency.state import ROLLING, BeaugencyState
from chatelain.games.beaugency.track import NO_CARD

VICTORY: Final = 1000.0
#: Reaching the goal ends the game: worth more than the points themselves.
LAST_STEP: Final = 30.0
#: A point of castle value counts in about so many evaluations to come.
LEAD: Final = 0.9
#: An end where a building can go.
OPEN_END: Final = 0.4
#: Special dice in hand: the first one helps most.
DICE_WORTH: Final[tuple[float, ...]] = (0.0, 0.6, 1.1, 1.5, 1.8, 2.0)
#: How much of the opponent's (or the own) next roll counts.
NEXT_ROLL: Final = 0.8


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
    # Who has rolled already may stop: then the opponent is next.
    if state.colour < 0:
        return worth + NEXT_ROLL * _next_roll(state, seat)
    return worth - NEXT_ROLL * _next_roll(state, 1 - seat)


def _lead(state: BeaugencyState, seat: i64, colour: i64) -> i64:
    """What an evaluation of the colour would give the seat now."""
    own = castle.worth(state.castles, state.castle_of(seat, colour))
    return own - castle.worth(state.castles, state.castle_of(1 - seat, colour))


def _open_ends(state: BeaugencyState, seat: i64, colour: i64) -> i64:
    free = castle.places(state.castles, state.castle_of(seat, colour), 1)
    return 1 if free else 0


def _next_roll(state: BeaugencyState, seat: i64) -> float:
    """What the first roll of a seat's turn is worth, with the number of special dice that pays best."""
    gains = sorted([_gain(state, seat, state.track.ahead(state.crown, face)) for face in range(1, 7)])
    held = state.dice_of(seat)
    best = _expected_best(gains, 1)
    dice: i64 = 1
    while dice <= held:
        worth = _expected_best(gains, int(dice) + 1) - (DICE_WORTH[held] - DICE_WORTH[held - dice])
        if worth > best:
            best = worth
        dice += 1
    return best


def _expected_best(gains: list[float], dice: int) -> float:
    """The expectation of the best of some dice, for the gains of the six faces in rising order.

    >>> _expected_best([0.0, 0.0, 0.0, 6.0, 6.0, 6.0], 2)
    4.5
    """
    total = 0.0
    below = 0.0
    for rank, gain in enumerate(gains):
        upto = ((rank + 1) / 6.0) ** dice
        total += gain * (upto - below)
        below = upto
    return total


def _gain(state: BeaugencyState, seat: i64, space: i64) -> float:
    """What a space is worth to the seat that reaches it with the first roll of its turn."""
    colour = state.track.colour_of(space)
    card = state.track.card_of(space)
    best = -VICTORY
    if state.track.has_crown(space):
        best = _points_worth(state, seat, int(_lead(state, seat, colour)))
        if card == NO_CARD:
            return best
    best = max(best, _dice_worth(state, seat, int(VALUE[card])))
    if castle.places(state.castles, state.castle_of(seat, colour), card):
        if state.supply[colour * CARD_COUNT + card] > 0:
            best = max(best, LEAD * int(VALUE[card]))
        elif state.castles[state.castle_of(1 - seat, colour) + card]:
            best = max(best, 2.0 * LEAD * int(VALUE[card]))
    return best


def _points_worth(state: BeaugencyState, seat: i64, lead: int) -> float:
    if lead >= 0:
        return lead + (LAST_STEP if int(state.score(seat)) + lead >= GOAL else 0.0)
    return lead - (LAST_STEP if int(state.score(1 - seat)) - lead >= GOAL else 0.0)


def _dice_worth(state: BeaugencyState, seat: i64, value: int) -> float:
    held = int(state.dice_of(seat))
    return DICE_WORTH[min(held + value, int(SPECIAL_DICE))] - DICE_WORTH[held]
