"""What a viewer sees: in Beaugency everything, as plain JSON values."""

from __future__ import annotations

from chatelain.games.beaugency import castle
from chatelain.games.beaugency.board import NO_COLOUR, Board, faces_of
from chatelain.games.beaugency.data import Card, Colour
from chatelain.games.beaugency.odds import crown_chance, loss_chance
from chatelain.games.beaugency.outside.position import PHASES
from chatelain.games.beaugency.outside.shapes import End, Lead, Odds, Reach, Roll, View
from chatelain.games.beaugency.tables import CARD_COUNT, CARDS, COLOURS, VALUE


def view(board: Board, viewer: int) -> View:
    """The same for everybody: castles as rows of card ids with null for a gap, chances as numbers from 0 to 1."""
    phase = PHASES[board.phase]
    seen: View = {
        "game": "beaugency",
        "over": board.is_over,
        "turn": int(board.turn),
        "phase": phase,
        "colour": COLOURS[board.colour] if board.colour != NO_COLOUR else None,
        "crown": int(board.crown),
        "space": board.track.spaces[board.crown],
        "track": {name: list(board.track.layouts[colour]) for colour, name in enumerate(COLOURS)},
        "scores": board.scores(),
        "points": board.score_sheet(),
        "ranking": board.ranking() if board.is_over else None,
        "castles": [_castles(board, 0), _castles(board, 1)],
        "values": [_values(board, 0), _values(board, 1)],
        "leads": {name: _lead(board, colour) for colour, name in enumerate(COLOURS)},
        "counted": [_counted(board, 0), _counted(board, 1)],
        "supply": {name: _piles(board, colour) for colour, name in enumerate(COLOURS)},
        "dice": {"board": int(board.dice_on_board()), "seats": [int(board.dice0), int(board.dice1)]},
        "roll": _roll(board) if board.rolled else None,
        "reach": [reach(board, face) for face in range(1, 7)],
        "odds": odds(board, int(board.turn)) if phase == "roll" and not board.is_over else [],
        "at_risk": risk(board)[0],
        "hand": CARDS[board.card_here()] if phase == "place" else None,
    }
    if board.window:
        seen["skipped"] = int(board.window * castle.WINDOW)
    return seen


def _castles(board: Board, seat: int) -> dict[Colour, list[Card | None]]:
    return {name: row_of(board, seat, colour) for colour, name in enumerate(COLOURS)}


def row_of(board: Board, seat: int, colour: int) -> list[Card | None]:
    """A castle from left to right, None for a gap."""
    row = castle.row_of(board.castles, board.castle_of(seat, colour))
    return [CARDS[card] if card >= 0 else None for card in row]


def counted(row: list[Card | None]) -> list[int]:
    """R5.5: where the most valuable unbroken part of a row begins and ends; the first of several."""
    best, most, first, value = [0, 0], 0, 0, 0
    for slot, card in enumerate(row):
        if card is None:
            first, value = slot + 1, 0
            continue
        value += VALUE[CARDS.index(card)]
        if value > most:
            best, most = [first, slot + 1], value
    return best


def reach(board: Board, face: int) -> Reach:
    """R2.2, R2.3: where a face takes the crown now, and whether it stays in the colour that is played."""
    space = board.track.ahead(board.crown, face)
    is_free = board.is_over or PHASES[board.phase] == "lose" or board.colour == NO_COLOUR
    return {"space": int(space), "stays": is_free or bool(board.track.colour_of(space) == board.colour)}


def _counted(board: Board, seat: int) -> dict[Colour, list[int]]:
    return {name: counted(row_of(board, seat, colour)) for colour, name in enumerate(COLOURS)}


def _values(board: Board, seat: int) -> dict[Colour, int]:
    return {
        name: int(castle.worth(board.castles, board.castle_of(seat, colour))) for colour, name in enumerate(COLOURS)
    }


def _lead(board: Board, colour: int) -> Lead | None:
    """R5.6, R5.7: an evaluation now."""
    lead = int(castle.worth(board.castles, board.castle_of(0, colour)))
    lead -= int(castle.worth(board.castles, board.castle_of(1, colour)))
    return {"seat": 0 if lead > 0 else 1, "points": abs(lead)} if lead else None


def _piles(board: Board, colour: int) -> dict[Card, int]:
    return {name: int(board.supply[colour * CARD_COUNT + card]) for card, name in enumerate(CARDS)}


def _roll(board: Board) -> Roll:
    """The last roll; a new turn still shows that of the opponent."""
    faces = faces_of(board.rolled)
    is_new_turn = board.colour < 0 and board.used > 0
    seat = int(1 - board.turn if is_new_turn else board.turn)
    return {"seat": seat, "own": faces[0], "specials": faces[1:], "used": int(board.used) or None}


def odds(board: Board, seat: int) -> list[Odds]:
    """For every number of special dice the seat may roll: the chance to leave the colour and to reach a crown."""
    track, crown, colour = board.track, board.crown, board.colour
    return [
        {
            "loss": round(loss_chance(track, crown, colour, specials), 4),
            "crown": round(crown_chance(track, crown, colour, specials), 4),
        }
        for specials in range(board.dice_of(seat) + 1)
    ]


def risk(board: Board) -> tuple[Card | None, End | None]:
    """The card that leaving the colour of the turn would cost, and at which end it stands. R6.6, R6.7"""
    if board.colour == NO_COLOUR or board.is_over:
        return None, None
    left, right = castle.ends(board.castles, board.castle_of(board.turn, board.colour))
    if left < 0:
        return None, None
    if left == right:
        return CARDS[left], "either"
    return (CARDS[left], "left") if VALUE[left] > VALUE[right] else (CARDS[right], "right")
