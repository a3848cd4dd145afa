"""What a viewer sees: in Beaugency everything, as plain JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chatelain.core.state import View
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.cards import CARD_COUNT, CARDS, COLOURS, VALUE
from chatelain.games.beaugency.odds import crown_chance, loss_chance
from chatelain.games.beaugency.position import PHASES, faces_of

if TYPE_CHECKING:
    from chatelain.games.beaugency.state import BeaugencyState


def view_of(state: BeaugencyState) -> View:
    """Castles as rows of card ids with null for a gap, chances as numbers from 0 to 1."""
    phase = PHASES[state.phase]
    view: View = {
        "game": "beaugency",
        "over": state.is_over,
        "turn": int(state.turn),
        "phase": phase,
        "colour": COLOURS[state.colour] if state.colour >= 0 else None,
        "crown": int(state.crown),
        "space": state.track.spaces[state.crown],
        "track": {name: list(state.track.layouts[colour]) for colour, name in enumerate(COLOURS)},
        "scores": state.scores(),
        "points": state.score_sheet(),
        "ranking": state.ranking() if state.is_over else None,
        "castles": [_castles(state, 0), _castles(state, 1)],
        "values": [_values(state, 0), _values(state, 1)],
        "supply": {name: _piles(state, colour) for colour, name in enumerate(COLOURS)},
        "dice": {"board": int(state.dice_on_board()), "seats": [int(state.dice0), int(state.dice1)]},
        "roll": _roll(state) if state.rolled else None,
        "odds": _odds(state) if phase == "roll" and not state.is_over else [],
        "at_risk": _at_risk(state),
        "hand": CARDS[state.track.card_of(state.crown)] if phase == "place" else None,
    }
    if state.window:
        view["skipped"] = int(state.window * castle.WINDOW)
    return view


def _castles(state: BeaugencyState, seat: int) -> dict[str, list[str | None]]:
    rows: dict[str, list[str | None]] = {}
    for colour, name in enumerate(COLOURS):
        row = castle.row_of(state.castles, state.castle_of(seat, colour))
        rows[name] = [CARDS[card] if card >= 0 else None for card in row]
    return rows


def _values(state: BeaugencyState, seat: int) -> dict[str, int]:
    return {
        name: int(castle.worth(state.castles, state.castle_of(seat, colour))) for colour, name in enumerate(COLOURS)
    }


def _piles(state: BeaugencyState, colour: i64) -> dict[str, int]:
    return {name: int(state.supply[colour * CARD_COUNT + card]) for card, name in enumerate(CARDS)}


def _roll(state: BeaugencyState) -> dict[str, object]:
    """The last roll; a new turn still shows that of the opponent."""
    faces = faces_of(state.rolled)
    is_new_turn = state.colour < 0 and state.used > 0
    seat = int(1 - state.turn if is_new_turn else state.turn)
    return {"seat": seat, "own": faces[0], "specials": faces[1:], "used": int(state.used) or None}


def _odds(state: BeaugencyState) -> list[dict[str, float]]:
    """For every number of special dice the seat may roll: the chance to leave the colour and to reach a crown."""
    return [
        {
            "loss": round(loss_chance(state.track, state.crown, state.colour, specials), 4),
            "crown": round(crown_chance(state.track, state.crown, state.colour, specials), 4),
        }
        for specials in range(state.dice_of(state.turn) + 1)
    ]


def _at_risk(state: BeaugencyState) -> str | None:
    """The card that leaving the colour would cost. R6.6"""
    if state.colour < 0 or state.is_over:
        return None
    own = state.castle_of(state.turn, state.colour)
    size = castle.length(state.castles, own)
    if size == 0:
        return None
    left = castle.card_at(state.castles, own, 0)
    right = castle.card_at(state.castles, own, size - 1)
    return CARDS[left if VALUE[left] >= VALUE[right] else right]
