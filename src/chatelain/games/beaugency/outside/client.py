"""What a client draws and what helps its player to decide, from the same tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chatelain.core.chance import Forced
from chatelain.core.events import Event
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import BUILD, DICE, FURTHER, LOSE, ROLL, STEAL, STOP
from chatelain.games.beaugency.board import LOSING, NO_COLOUR, PLACING
from chatelain.games.beaugency.data import Card, Space
from chatelain.games.beaugency.outside.shapes import After, Ahead, Castle, End, Hints, Printed, Source
from chatelain.games.beaugency.outside.view import counted, odds, risk, row_of
from chatelain.games.beaugency.own_data import NAMED, edition_named
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.games.beaugency.tables import CARD_COUNT, CARDS, COLOURS, COPIES, GOAL, SPECIAL_DICE, VALUE, WALL
from chatelain.games.beaugency.track import NO_CARD, Track

#: The rules of RULES.md that are marked as reconstructions; X2 belongs to an example alone.
RECONSTRUCTIONS: Final = ("R1.4", "R1.5", "R1.6")
#: The places in a colour whose order is uncertain on the tracks that have a name. R1.5
UNSURE_OFFSETS: Final = (2, 3, 4)

#: Nothing can be lost.
NO_RISK: Final[tuple[Card | None, End | None]] = (None, None)

# -- what never changes


def printed(options: Mapping[str, object]) -> Printed:
    """The ring, the pieces and the goal."""
    track = edition_named(str(options["data"]))
    name = next((name for name, known in NAMED.items() if known.text == track.text), "")
    return {
        "spaces": [
            {
                "colour": COLOURS[colour],
                "kind": kind,
                "card": _card(track, number),
                "unsure": bool(name) and offset in UNSURE_OFFSETS,
            }
            for number, (colour, offset, kind) in enumerate(_spaces(track))
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


def _spaces(track: Track) -> list[tuple[int, int, Space]]:
    return [(colour, offset, kind) for colour, layout in enumerate(track.layouts) for offset, kind in enumerate(layout)]


def _card(track: Track, space: int) -> Card | None:
    card = int(track.card_of(space))
    return None if card == int(NO_CARD) else CARDS[card]


# -- what helps to decide


def hints(state: BeaugencyState, seat: int) -> Hints:
    """Where every choice without chance leads, and what the six faces of the next roll would reach."""
    is_own = state.may_act(seat)
    card, end = risk(state) if is_own else NO_RISK
    legal = [action for action in state.legal(seat) if not ROLL <= action <= STOP]
    return {
        "actions": {str(action): _after(state, seat, [action]) for action in legal},
        "thefts": {str(action): _places(state, seat, action) for action in legal if STEAL <= action < LOSE},
        "ahead": [_ahead(state, seat, face) for face in range(1, 7)] if is_own else [],
        "mirrored": is_own and state.colour != NO_COLOUR and _is_mirrored(row_of(state, seat, int(state.colour))),
        "risk": card,
        "risk_end": end,
    }


def _is_mirrored(row: list[Card | None]) -> bool:
    return row == row[::-1]


def _places(state: BeaugencyState, seat: int, theft: int) -> dict[str, After]:
    """Where the stolen card may go; nothing if it places itself."""
    taken = _played(state, seat, [theft])
    places = taken.legal(seat) if taken.phase == PLACING else []
    return {str(place): _after(state, seat, [theft, place]) for place in places if place != FURTHER}


def _played(state: BeaugencyState, seat: int, actions: list[int], events: list[Event] | None = None) -> BeaugencyState:
    """The position after choices without chance, on a copy."""
    after = state.clone()
    after.events = events
    for action in actions:
        after.apply(seat, action, Forced())
    return after


def _after(state: BeaugencyState, seat: int, actions: list[int]) -> After:
    events: list[Event] = []
    after = _played(state, seat, actions, events)
    goes_on = after.turn == seat and not after.is_over
    colour = int(after.track.colour_of(after.crown)) if state.colour == NO_COLOUR else int(state.colour)
    taken = int(after.dice_of(seat) - state.dice_of(seat))
    robbed = int(state.dice_of(1 - seat) - after.dice_of(1 - seat))
    card, end = risk(after) if goes_on else NO_RISK
    return {
        "turn": goes_on,
        "crown": int(after.crown),
        "stays": int(after.track.colour_of(after.crown)) == colour,
        "scores": after.scores(),
        "values": [int(castle.worth(after.castles, after.castle_of(one, colour))) for one in range(2)],
        "dice": int(after.dice_of(seat)),
        "taken": taken - robbed if actions == [int(DICE)] else 0,
        "robbed": robbed,
        "odds": odds(after, seat) if goes_on and after.phase != LOSING else [],
        "risk": card,
        "risk_end": end,
        "lost": card if after.phase == LOSING else None if goes_on else _lost(state, after, colour),
        "castle": _castle(after, seat, colour, events) if _brings_card(actions[0]) else None,
        "over": after.is_over,
    }


def _brings_card(action: int) -> bool:
    return bool(BUILD <= action < DICE or STEAL <= action < LOSE)


def _castle(after: BeaugencyState, seat: int, colour: int, events: list[Event]) -> Castle:
    """R3.8, R7.3: the castle with the card, wherever the rules let it go."""
    row = row_of(after, seat, colour)
    slots = [event.data["slot"] for event in events if event.kind == "card-placed"]
    fresh = slots[-1] if slots else None
    assert fresh is None or isinstance(fresh, int)
    return {"row": row, "counted": counted(row), "fresh": fresh if fresh is None else fresh - 1}


def _lost(state: BeaugencyState, after: BeaugencyState, colour: int) -> Card | None:
    """The card that went back to its pile."""
    for card, name in enumerate(CARDS):
        pile = colour * int(CARD_COUNT) + card
        if after.supply[pile] > state.supply[pile]:
            return name
    return None


def _ahead(state: BeaugencyState, seat: int, face: int) -> Ahead:
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


def _source(state: BeaugencyState, seat: int, colour: int, card: int) -> Source:
    """Where a card would come from. R3.8, R7.1 to R7.4"""
    has_pile = state.supply[colour * int(CARD_COUNT) + card] > 0
    if not has_pile and not castle.has_beyond(state.castles, state.castle_of(1 - seat, colour), card, -1):
        return "none"
    if not castle.fits(state.castles, state.castle_of(seat, colour), card):
        return "no-place"
    return "pile" if has_pile else "theft"
