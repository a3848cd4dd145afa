"""Why an action is refused. `reason_against` finds nothing exactly when the action is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.refusal import Refusal
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import ACTIONS, BUILD, DICE, EVALUATE, FURTHER, LOSE, STEAL, STOP, USE
from chatelain.games.beaugency.cards import CARD_COUNT, CARDS, COLOURS, WALL
from chatelain.games.beaugency.track import NO_CARD

if TYPE_CHECKING:
    from chatelain.games.beaugency.state import BeaugencyState

# The numbers of the phases in state.py; what each wants first.
_FIRST_DO: Final = ("", "choose-die-first", "space-first", "place-first", "lose-first")
_ROLLING: Final[i64] = 0
_CHOOSING: Final[i64] = 1
_ACTING: Final[i64] = 2
_PLACING: Final[i64] = 3
_LOSING: Final[i64] = 4


def reason_against(state: BeaugencyState, seat: i64, action: i64) -> Refusal | None:
    """The reason why a seat may not do this now, or None."""
    if state.is_over:
        return Refusal("game-over")
    if seat != state.turn:
        return Refusal("not-your-turn", seat=int(state.turn))
    if not 0 <= action < ACTIONS.size:
        return Refusal("no-such-action", action=int(action))
    phase = state.phase
    if action < USE:
        if phase != _ROLLING:
            return Refusal(_FIRST_DO[phase])
        return _against_stop(state) if action == STOP else _against_roll(state, action)
    if action == FURTHER:
        return _against_further(state)
    if action >= LOSE:
        return None if phase == _LOSING else Refusal("nothing-to-lose")
    if action < BUILD:
        if phase != _CHOOSING:
            return Refusal("nothing-to-choose")
        return None if state.has_face(action - USE + 1) else Refusal("face-not-rolled", face=int(action - USE + 1))
    if phase == _PLACING and action < DICE:
        return _against_place(state, action - BUILD)
    if phase != _ACTING:
        return _against_time(state)
    if action < DICE:
        return _against_build(state, action - BUILD)
    if action == DICE:
        return None  # R3.7
    if action == EVALUATE:
        return None if state.track.has_crown(state.crown) else Refusal("no-crown-here")
    return _against_theft(state, action - STEAL)


def _against_roll(state: BeaugencyState, specials: i64) -> Refusal | None:
    have = state.dice_of(state.turn)
    return Refusal("not-enough-special-dice", have=int(have), need=int(specials)) if specials > have else None


def _against_stop(state: BeaugencyState) -> Refusal | None:
    return Refusal("no-roll-yet") if state.colour < 0 else None  # R2.1


def _against_further(state: BeaugencyState) -> Refusal | None:
    """R4.6"""
    if state.phase != _ACTING and state.phase != _PLACING:
        return _against_time(state)
    return None if state.has_further() else Refusal("nothing-further")


def _against_time(state: BeaugencyState) -> Refusal:
    """It is not the moment to do what a space offers."""
    if state.phase != _ROLLING:
        return Refusal(_FIRST_DO[state.phase])
    if state.colour < 0:
        return Refusal("no-roll-yet")
    if state.track.card_of(state.crown) == NO_CARD:
        return Refusal("must-evaluate", colour=COLOURS[state.colour])  # R5.2
    return Refusal("space-done")


def _against_build(state: BeaugencyState, place: i64) -> Refusal | None:
    card = state.track.card_of(state.crown)
    if state.supply[state.colour * CARD_COUNT + card] == 0:
        code = "pile-empty"
        if state.can_be_stolen(card):
            own = state.castle_of(state.turn, state.colour)
            code = "pile-empty-steal" if castle.fits(state.castles, own, card) else "no-place"  # R7.3
        return Refusal(code, colour=COLOURS[state.colour], card=CARDS[card])
    return _against_place(state, place)


def _against_place(state: BeaugencyState, place: i64) -> Refusal | None:
    """Section 4, place by place."""
    card = state.track.card_of(state.crown)
    own = state.castle_of(state.turn, state.colour)
    if castle.places(state.castles, own, card, state.window) & BIT[place]:
        return None
    size = castle.length(state.castles, own)
    if place < castle.FIRST:
        if size == 0:
            return Refusal("castle-empty", colour=COLOURS[state.colour])
        return Refusal("needs-wall", card=CARDS[card])
    slot = place - castle.FIRST + state.window * castle.WINDOW
    if slot >= size:
        return Refusal("no-such-place", place=int(slot) + 1, length=int(size))
    if castle.card_at(state.castles, own, slot) >= 0:
        return Refusal("place-taken", place=int(slot) + 1)
    neighbours = [castle.card_at(state.castles, own, slot - 1), castle.card_at(state.castles, own, slot + 1)]
    if max(neighbours) > WALL:
        return Refusal("building-beside", card=CARDS[card], place=int(slot) + 1)
    return Refusal("needs-wall", card=CARDS[card])


def _against_theft(state: BeaugencyState, slot: i64) -> Refusal | None:
    card = state.track.card_of(state.crown)
    left = state.supply[state.colour * CARD_COUNT + card]
    if left > 0:
        return Refusal("pile-not-empty", colour=COLOURS[state.colour], card=CARDS[card], left=int(left))
    slot += state.window * castle.WINDOW
    found = castle.card_at(state.castles, state.castle_of(1 - state.turn, state.colour), slot)
    if found < 0:
        return Refusal("nothing-there", place=int(slot) + 1)
    if found != card:
        return Refusal("wrong-card", place=int(slot) + 1, card=CARDS[card], found=CARDS[found])
    if not castle.fits(state.castles, state.castle_of(state.turn, state.colour), card):
        return Refusal("no-place", colour=COLOURS[state.colour], card=CARDS[card])
    return None
