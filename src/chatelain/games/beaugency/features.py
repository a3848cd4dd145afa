"""What a learned value sees of a position of Beaugency.

It is written for the player who rolls next: the other one sees the same, the other way round. Colours are told by their
order from the crown on, so that what is learned of one holds for all three. Whether the roll is free or within a colour
is crossed with nearly everything. Of the spaces ahead each says what it offers to either player, of each castle its
value, its ends and what can be stolen of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import count, lowest
from chatelain.core.features import Features, Layout, Row, capped
from chatelain.core.state import State
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import STOP
from chatelain.games.beaugency.board import CHOOSING, NO_COLOUR
from chatelain.games.beaugency.evaluation import worth_at_rest
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
from chatelain.games.beaugency.turns import use

FACES: Final[i64] = 6
#: A roll is free, or within a colour.
_TURNS: Final = 2
_SIDES: Final = 2
_COLOURS: Final = int(COLOUR_COUNT)
_CARDS: Final = int(CARD_COUNT)
_HELD: Final = int(SPECIAL_DICE) + 1
#: Spaces ahead that are looked at.
_AHEAD: Final[i64] = 8
#: What a space offers: a card from its pile, from the opponent, or none, by type; then what an evaluation would give.
_OFFERS: Final[i64] = 3 * CARD_COUNT
_GAINS: Final[i64] = 10
_CODES: Final = int(_OFFERS + _GAINS)
_ENDS: Final = 5
#: What a face gives is told apart up to so many points.
_MOST: Final[i64] = 15
#: Colour by colour a lead up to so many points is told apart.
_LEAST: Final[i64] = 20
_BALANCE: Final[i64] = 40

LAYOUT: Final = Layout()
_PHASE: Final[i64] = LAYOUT.block("turn phase", _TURNS, 5)
_LEFT: Final[i64] = LAYOUT.block("turn spaces left in the colour", _TURNS, 16)
_POINTS: Final[i64] = LAYOUT.block("side points", _SIDES, 31)
_NEEDS: Final[i64] = LAYOUT.block("turn own need, other's need by twos", _TURNS, 16, 16)
_MARGIN: Final[i64] = LAYOUT.block("turn points ahead", _TURNS, 61)
_STANDING: Final[i64] = LAYOUT.block("turn ahead by the rule of thumb", _TURNS, 2 * int(_BALANCE) + 1)
_DICE: Final[i64] = LAYOUT.block("turn own dice, other's dice", _TURNS, _HELD, _HELD)
_RISK: Final[i64] = LAYOUT.block("turn card at risk, spaces left", _TURNS, 6, 8)
_SPACE: Final[i64] = LAYOUT.block("turn side steps offer", _TURNS, _SIDES, int(_AHEAD), _CODES)
_WINNING: Final[i64] = LAYOUT.block("turn side dice, faces that win", _TURNS, _SIDES, _HELD, 7)
_REACH: Final[i64] = LAYOUT.block("turn side dice, most that a face gives", _TURNS, _SIDES, _HELD, int(_MOST) + 1)
_LEAD: Final[i64] = LAYOUT.block("turn colour lead", _TURNS, _COLOURS, 2 * int(_LEAST) + 1)
_RACE: Final[i64] = LAYOUT.block("turn colour side evaluations to the goal", _TURNS, _COLOURS, _SIDES, 7)
_WORTH: Final[i64] = LAYOUT.block("colour side value", _COLOURS, _SIDES, 36)
_BROKEN: Final[i64] = LAYOUT.block("colour side value beyond a gap", _COLOURS, _SIDES, 16)
_END: Final[i64] = LAYOUT.block("turn colour side ends", _TURNS, _COLOURS, _SIDES, _ENDS, _ENDS)
_PLACES: Final[i64] = LAYOUT.block("turn colour side places for a building", _TURNS, _COLOURS, _SIDES, 4)
_HAS: Final[i64] = LAYOUT.block("colour side card copies", _COLOURS, _SIDES, _CARDS, 8)
_PILE: Final[i64] = LAYOUT.block("colour card pile", _COLOURS, _CARDS, 8)
_THEFT: Final[i64] = LAYOUT.block("turn colour side card can be stolen", _TURNS, _COLOURS, _SIDES, _CARDS)
_DAMAGE: Final[i64] = LAYOUT.block("turn colour side value lost by theft", _TURNS, _COLOURS, _SIDES, 16)
_CLOSING: Final[i64] = LAYOUT.block("dice about to be rolled, spaces left", _HELD, 8)
_CLOSING_SPACE: Final[i64] = LAYOUT.block("dice about to be rolled, steps offer", _HELD, int(FACES), _CODES)
_CHOICE: Final[i64] = LAYOUT.block("rolled face offers", int(FACES), _CODES)


class BeaugencyFeatures(Features):
    """Beaugency's features: a race, in which it is the chance to win that counts."""

    layout = LAYOUT
    mirrored = True
    prize: i64 = 10000
    points: i64 = 2
    lean: i64 = 100

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, BeaugencyState)
        turn: i64 = 0 if state.colour == NO_COLOUR else 1
        write_standing(state, seat, turn, row)
        for steps in range(_AHEAD):
            write_space(state, seat, turn, steps, row)
        write_reach(state, seat, turn, 0, row)
        write_reach(state, 1 - seat, turn, 1, row)
        for order in range(COLOUR_COUNT):
            write_colour(state, seat, turn, order, row)
        if 0 <= moment < STOP:
            write_roll(state, seat, moment, row)
        elif state.phase == CHOOSING:
            write_choice(state, seat, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BeaugencyState)
        return worth_at_rest(state, seat)

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        return 0 if action < STOP else 1

    def outcomes(self, state: State, seat: i64, action: i64) -> i64:
        return FACES if action < STOP else 0

    def outcome(self, state: State, seat: i64, action: i64, which: i64) -> State:
        assert isinstance(state, BeaugencyState)
        after = state.clone()
        after.rolled = which + 1
        after.give_dice(seat, -action)  # R2.6
        use(after, seat, which + 1)
        return after

    def picks(self, state: State, seat: i64, action: i64) -> i64:
        return action + 1  # R2.5


def around(amount: i64, most: i64) -> i64:
    """A number for every amount from -most to most."""
    return capped(amount if amount > -most else -most, most) + most


# -- the race


def write_standing(board: BeaugencyState, seat: i64, turn: i64, row: Row) -> None:
    """Points, dice, the crown and what leaving the colour would cost."""
    own, other = board.score(seat), board.score(1 - seat)
    left = i64(board.track.left[board.crown])
    row.add(_PHASE + turn * 5 + board.phase)
    row.add(_LEFT + turn * 16 + capped(left, 15))
    row.add(_POINTS + capped(own, 30))
    row.add(_POINTS + 31 + capped(other, 30))
    row.add(_NEEDS + (turn * 16 + (GOAL - own) // 2) * 16 + (GOAL - other) // 2)
    row.add(_MARGIN + turn * 61 + around(own - other, 30))
    balance = (worth_at_rest(board, seat) - worth_at_rest(board, 1 - seat)) // 100
    row.add(_STANDING + turn * (2 * _BALANCE + 1) + around(balance, _BALANCE))
    row.add(_DICE + (turn * _HELD + board.dice_of(seat)) * _HELD + board.dice_of(1 - seat))
    if board.colour != NO_COLOUR:
        first, last = castle.ends(board.castles, board.castle_of(board.turn, board.colour))
        risk: i64 = 0 if first < 0 else max(i64(VALUE[first]), i64(VALUE[last]))
        row.add(_RISK + (turn * 6 + risk) * 8 + capped(left, 7))


# -- the spaces ahead


def write_space(board: BeaugencyState, seat: i64, turn: i64, steps: i64, row: Row) -> None:
    """What a space offers to both players."""
    space = board.track.ahead(board.crown, steps + 1)
    for side in range(_SIDES):
        who = seat if side == 0 else 1 - seat
        first = _SPACE + ((turn * _SIDES + side) * _AHEAD + steps) * _CODES
        write_offer(board, who, space, first, row)


def write_offer(board: BeaugencyState, who: i64, space: i64, first: i64, row: Row) -> None:
    """A card from the pile, from the opponent or not at all; on crowns the evaluation."""
    colour = board.track.colour_of(space)
    card = board.track.card_of(space)
    if card != NO_CARD:
        row.add(first + card * 3 + offer_of(board, who, colour, card))
    if board.track.has_crown(space):
        row.add(first + _OFFERS + gain_of(board, who, colour))


def offer_of(board: BeaugencyState, who: i64, colour: i64, card: i64) -> i64:
    """0: none, 1: from the pile, 2: from the opponent."""
    if not castle.fits(board.castles, board.castle_of(who, colour), card):
        return 0
    if board.supply[colour * CARD_COUNT + card] > 0:
        return 1
    return 2 if castle.has_beyond(board.castles, board.castle_of(1 - who, colour), card, -1) else 0


def gain_of(board: BeaugencyState, who: i64, colour: i64) -> i64:
    """What an evaluation would give to a player, from the end of the game at one end to that at the other."""
    own = castle.worth(board.castles, board.castle_of(who, colour))
    lead = own - castle.worth(board.castles, board.castle_of(1 - who, colour))
    if lead > 0:
        if board.score(who) + lead >= GOAL:
            return _GAINS - 1
        return 5 + capped((lead - 1) // 3, 3)
    if lead < 0 and board.score(1 - who) - lead >= GOAL:
        return 0
    return 4 - capped((2 - lead) // 3, 3)


def write_reach(board: BeaugencyState, who: i64, turn: i64, side: i64, row: Row) -> None:
    """What the best of six faces would give, and how many would win: dice are worth the more."""
    best: i64 = 0
    winning: i64 = 0
    stay = board.colour != NO_COLOUR and side == 0
    for face in range(1, FACES + 1):
        space = board.track.ahead(board.crown, face)
        colour = board.track.colour_of(space)
        if stay and colour != board.colour:
            break
        card = board.track.card_of(space)
        if card != NO_CARD:
            best = max(best, i64(VALUE[card]) * offer_of(board, who, colour, card))
        if board.track.has_crown(space):
            own = castle.worth(board.castles, board.castle_of(who, colour))
            lead = own - castle.worth(board.castles, board.castle_of(1 - who, colour))
            best = max(best, lead)
            if board.score(who) + lead >= GOAL:
                winning += 1
    there = (turn * _SIDES + side) * _HELD + board.dice_of(who)
    row.add(_REACH + there * (_MOST + 1) + capped(best, _MOST))
    row.add(_WINNING + there * 7 + winning)


def write_roll(board: BeaugencyState, seat: i64, dice: i64, row: Row) -> None:
    """The roll that is about to be."""
    left = i64(board.track.left[board.crown])
    row.add(_CLOSING + dice * 8 + capped(left, 7))
    for steps in range(FACES):
        if board.colour == NO_COLOUR or steps < left:
            space = board.track.ahead(board.crown, steps + 1)
            write_offer(board, seat, space, _CLOSING_SPACE + (dice * FACES + steps) * _CODES, row)


def write_choice(board: BeaugencyState, seat: i64, row: Row) -> None:
    """The dice that were rolled."""
    faces = board.faces()
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        space = board.track.ahead(board.crown, face)
        if board.colour == NO_COLOUR or board.track.colour_of(space) == board.colour:
            write_offer(board, seat, space, _CHOICE + (face - 1) * _CODES, row)


# -- the castles


def write_colour(board: BeaugencyState, seat: i64, turn: i64, order: i64, row: Row) -> None:
    """Both castles of a colour, and its piles."""
    colour = (board.track.colour_of(board.crown) + order) % COLOUR_COUNT
    own = castle.worth(board.castles, board.castle_of(seat, colour))
    other = castle.worth(board.castles, board.castle_of(1 - seat, colour))
    there = turn * COLOUR_COUNT + order
    row.add(_LEAD + there * (2 * _LEAST + 1) + around(own - other, _LEAST))
    if own > other:
        row.add(_RACE + there * _SIDES * 7 + evaluations(GOAL - board.score(seat), own - other))
    elif other > own:
        row.add(_RACE + (there * _SIDES + 1) * 7 + evaluations(GOAL - board.score(1 - seat), other - own))
    for card in range(CARD_COUNT):
        row.add(_PILE + (order * CARD_COUNT + card) * 8 + capped(board.supply[colour * CARD_COUNT + card], 7))
    write_castle(board, seat, colour, turn, order, 0, own, row)
    write_castle(board, 1 - seat, colour, turn, order, 1, other, row)


def evaluations(need: i64, lead: i64) -> i64:
    """How many evaluations lead to the goal."""
    return capped((need + lead - 1) // lead, 6)


def write_castle(
    board: BeaugencyState, who: i64, colour: i64, turn: i64, order: i64, side: i64, worth: i64, row: Row
) -> None:
    """A castle: its cards, its ends, what a gap costs it, and what can be stolen of it."""
    castles = board.castles
    at = board.castle_of(who, colour)
    here = order * _SIDES + side
    there = (turn * COLOUR_COUNT + order) * _SIDES + side
    total: i64 = 0
    for card in range(CARD_COUNT):
        copies = copies_of(board, at, card)
        total += copies * i64(VALUE[card])
        row.add(_HAS + (here * CARD_COUNT + card) * 8 + capped(copies, 7))
    row.add(_WORTH + here * 36 + capped(worth, 35))
    if total > worth:
        row.add(_BROKEN + here * 16 + capped(total - worth, 15))
    first, last = castle.ends(castles, at)
    low, high = (first, last) if first < last else (last, first)
    row.add(_END + (there * _ENDS + low + 1) * _ENDS + high + 1)
    row.add(_PLACES + there * 4 + capped(count(castle.places(castles, at, SMALL_TOWER, 0)), 3))
    write_thefts(board, who, colour, at, worth, there, row)


def copies_of(board: BeaugencyState, at: i64, card: i64) -> i64:
    """How many cards of a type a castle has."""
    found: i64 = 0
    index = at + card
    while index < len(board.castles):
        found += count(board.castles[index])
        index += castle.SETS
    return found


def write_thefts(board: BeaugencyState, who: i64, colour: i64, at: i64, worth: i64, there: i64, row: Row) -> None:
    """What the opponent can steal, and the most that the castle would lose. Section 7"""
    castles = board.castles
    thief = board.castle_of(1 - who, colour)
    least = worth
    for card in range(CARD_COUNT):
        if board.supply[colour * CARD_COUNT + card] == 0 and castles[at + card]:
            if not castle.fits(castles, thief, card):
                continue
            row.add(_THEFT + there * CARD_COUNT + card)
            left = castles[at + card]
            while left:
                slot = lowest(left)
                left &= left - 1
                castle.put(castles, at, card, slot)
                least = min(least, castle.worth(castles, at))
                castle.put(castles, at, card, slot)
    if least < worth:
        row.add(_DAMAGE + there * 16 + capped(worth - least, 15))
