"""What a client draws and what helps its player to decide, from the same tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chatelain.core.chance import Forced
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import DICE, FURTHER, LOSE, ROLL, STEAL, STOP
from chatelain.games.beaugency.cards import CARD_COUNT, CARDS, COLOURS, COPIES, GOAL, SPECIAL_DICE, VALUE, WALL
from chatelain.games.beaugency.odds import crown_chance, loss_chance
from chatelain.games.beaugency.state import LOSING, NO_COLOUR, PLACING, BeaugencyState
from chatelain.games.beaugency.track import NAMED, NO_CARD, Track, track_named

#: The rules of RULES.md that are marked as reconstructions; X2 belongs to an example alone.
RECONSTRUCTIONS: Final = ("R1.4", "R1.5", "R1.6")
#: The places in a colour whose order is uncertain on the tracks that have a name. R1.5
UNSURE_OFFSETS: Final = (2, 3, 4)

# -- what never changes


def board(options: Mapping[str, object]) -> dict[str, object]:
    """The ring, the pieces and the goal."""
    track = track_named(str(options["data"]))
    name = next((name for name, known in NAMED.items() if known.text == track.text), "")
    return {
        "spaces": [
            {
                "colour": COLOURS[colour],
                "kind": kind,
                "card": _card(track, number),
                "unsure": bool(name) and offset in UNSURE_OFFSETS,
            }
            for number, (colour, offset, kind) in enumerate(_places(track))
        ],
        "colours": list(COLOURS),
        "cards": {
            card: {"value": VALUE[number], "count": COPIES[number], "building": number != int(WALL)}
            for number, card in enumerate(CARDS)
        },
        "special_dice": int(SPECIAL_DICE),
        "goal": int(GOAL),
        "track": name,
        "own_track": not name,
        "reconstructions": list(RECONSTRUCTIONS),
    }


def _places(track: Track) -> list[tuple[int, int, str]]:
    return [(colour, offset, kind) for colour, layout in enumerate(track.layouts) for offset, kind in enumerate(layout)]


def _card(track: Track, space: int) -> str | None:
    card = int(track.card_of(space))
    return None if card == int(NO_CARD) else CARDS[card]


# -- what helps to decide


def hints(state: BeaugencyState, seat: int) -> dict[str, object]:
    """Where every choice without chance leads, and what the six faces of the next roll would reach."""
    risk, risk_end = _risk(state, seat)
    found: dict[str, object] = {"actions": {}, "thefts": {}, "ahead": [], "risk": risk, "risk_end": risk_end}
    if state.is_over or seat != state.turn:
        return found
    legal = [action for action in state.legal(seat) if not ROLL <= action <= STOP]
    found["actions"] = {str(action): _after(state, seat, [action]) for action in legal}
    found["thefts"] = {
        str(action): {
            str(place): _after(state, seat, [action, place])
            for taken in (_played(state, seat, [action]),)
            if taken.phase == PLACING
            for place in taken.legal(seat)
            if place != FURTHER
        }
        for action in legal
        if STEAL <= action < LOSE
    }
    found["ahead"] = [_ahead(state, seat, face) for face in range(1, 7)]
    return found


def _played(state: BeaugencyState, seat: int, actions: list[int]) -> BeaugencyState:
    """The position after choices without chance, on a copy."""
    after = state.clone()
    for action in actions:
        after.apply(seat, action, Forced())
    return after


def _after(state: BeaugencyState, seat: int, actions: list[int]) -> dict[str, object]:
    after = _played(state, seat, actions)
    goes_on = after.turn == seat and not after.is_over
    colour = int(after.track.colour_of(after.crown)) if state.colour == NO_COLOUR else int(state.colour)
    taken = int(after.dice_of(seat) - state.dice_of(seat))
    robbed = int(state.dice_of(1 - seat) - after.dice_of(1 - seat))
    risk, risk_end = _risk(after, seat) if goes_on else (None, None)
    return {
        "turn": goes_on,
        "crown": int(after.crown),
        "stays": int(after.track.colour_of(after.crown)) == colour,
        "scores": after.scores(),
        "values": [int(castle.worth(after.castles, after.castle_of(one, colour))) for one in range(2)],
        "dice": int(after.dice_of(seat)),
        "taken": taken - robbed if actions == [int(DICE)] else 0,
        "robbed": robbed,
        "odds": _odds(after, seat) if goes_on and after.phase != LOSING else [],
        "risk": risk,
        "risk_end": risk_end,
        "lost": risk if after.phase == LOSING else None if goes_on else _lost(state, after, colour),
        "over": after.is_over,
    }


def _lost(state: BeaugencyState, after: BeaugencyState, colour: int) -> str | None:
    """The card that went back to its pile."""
    for card, name in enumerate(CARDS):
        pile = colour * int(CARD_COUNT) + card
        if after.supply[pile] > state.supply[pile]:
            return name
    return None


def _odds(state: BeaugencyState, seat: int) -> list[dict[str, float]]:
    """As in the view: by the number of special dice rolled."""
    return [
        {
            "loss": round(loss_chance(state.track, state.crown, state.colour, specials), 4),
            "crown": round(crown_chance(state.track, state.crown, state.colour, specials), 4),
        }
        for specials in range(state.dice_of(seat) + 1)
    ]


def _risk(state: BeaugencyState, seat: int) -> tuple[str | None, str | None]:
    """The card that leaving the colour would cost, and at which end it stands. R6.6, R6.7"""
    if state.colour == NO_COLOUR or state.is_over or seat != state.turn:
        return None, None
    own = state.castle_of(seat, state.colour)
    size = castle.length(state.castles, own)
    if size == 0:
        return None, None
    left = castle.card_at(state.castles, own, 0)
    right = castle.card_at(state.castles, own, size - 1)
    if left == right:
        return CARDS[left], "either"
    return (CARDS[left], "left") if VALUE[left] > VALUE[right] else (CARDS[right], "right")


def _ahead(state: BeaugencyState, seat: int, face: int) -> dict[str, object]:
    """What the space offers to the seat, if nothing changes before."""
    space = state.track.ahead(state.crown, face)
    colour = state.track.colour_of(space)
    card = state.track.card_of(space)
    gain: int | None = None
    if state.track.has_crown(space):
        worths = [int(castle.worth(state.castles, state.castle_of(one, colour))) for one in (seat, 1 - seat)]
        gain = worths[0] - worths[1]
    return {
        "space": int(space),
        "stays": state.colour in (NO_COLOUR, colour),
        "card": _card(state.track, int(space)),
        "source": None if card == NO_CARD else _source(state, seat, int(colour), int(card)),
        "gain": gain,
    }


def _source(state: BeaugencyState, seat: int, colour: int, card: int) -> str:
    """Where a card would come from. R3.8, R7.1 to R7.4"""
    has_pile = state.supply[colour * int(CARD_COUNT) + card] > 0
    if not has_pile and not castle.has_beyond(state.castles, state.castle_of(1 - seat, colour), card, -1):
        return "none"
    if not castle.fits(state.castles, state.castle_of(seat, colour), card):
        return "no-place"
    return "pile" if has_pile else "theft"
