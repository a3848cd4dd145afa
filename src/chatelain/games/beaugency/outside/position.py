"""Text positions: `beaugency turn=0 crown=6 blue=TWTWS/WTWT red=TWHW/WW`.

A castle is written from left to right with W wall, S small tower, H house, T great tower, `.` for a gap and `-` for no
card; seat 0 stands before the `/`. What is left out is as in the set-up; the piles follow from the castles, the dice on
the board from those of the players. `data=` names a track other than the standard one (see own_data.py).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from chatelain.core.errors import PositionError
from chatelain.core.position import Keys, Names, PositionText
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.board import NO_COLOUR, Board, faces_of
from chatelain.games.beaugency.legal import has_further
from chatelain.games.beaugency.outside.shapes import Phase
from chatelain.games.beaugency.tables import CARD_COUNT, COLOURS, COPIES, GOAL, SPECIAL_DICE
from chatelain.games.beaugency.track import NO_CARD

LETTERS: Final = "WSHT"
PHASES: Final[tuple[Phase, ...]] = ("roll", "choose", "act", "place", "lose")
_PHASES: Final = Names(PHASES)
_COLOURS: Final = Names(COLOURS, none="-")


def to_text(board: Board) -> str:
    """The position on one line; what is as in the set-up is left out."""
    keys = Keys("beaugency")
    _go_through(keys, board)
    return keys.line()


def read_position(text: PositionText, board: Board) -> None:
    """Fills a blank board on the right track; PositionError names the key and the reason."""
    _go_through(Keys("beaugency", text), board)
    if not text.has("colour") and PHASES[board.phase] in ("act", "place"):
        board.colour = board.track.colour_of(board.crown)
    text.finish()
    _fill_piles(board)
    _check(board)
    board.is_over = max(board.scores()) >= GOAL


def _go_through(keys: Keys, board: Board) -> None:
    track = board.track
    keys.word("data", track.text)
    board.turn = keys.number("turn", board.turn, 0, 1, 0)
    board.phase = keys.name("phase", board.phase, _PHASES, 0, always=False)
    board.colour = keys.name("colour", board.colour, _COLOURS, NO_COLOUR, always=False)
    board.crown = keys.number("crown", board.crown, 0, track.size - 1, int(track.starts[0]))
    for number, name in enumerate(COLOURS):
        _castles(keys, board, number, name)
    _dice(keys, board)
    points = keys.numbers("points", [int(board.points[at]) for at in range(6)], 0, GOAL, [0] * 6, 6, always=False)
    for at, value in enumerate(points):
        board.points[at] = value
    _roll(keys, board)
    board.window = keys.number("window", board.window, 0, len(board.castles) // castle.SETS - 1, 0, always=False)


def _castles(keys: Keys, board: Board, colour: int, name: str) -> None:
    written = f"{_row(board, 0, colour)}/{_row(board, 1, colour)}"
    word = keys.word(name, "" if written == "W/W" else written, "W/W")
    if not keys.reads:
        return
    rows = word.split("/")
    if len(rows) != 2:
        raise PositionError("not-two-castles", key=name, word=word)
    for seat, row in enumerate(rows):
        at = board.castle_of(seat, colour)
        castle.remove(board.castles, at, 0)
        if row == "-":
            continue
        _check_row(name, row)
        while len(row) > castle.WINDOW * (len(board.castles) // castle.SETS):
            board.castles = castle.grown(board.castles)
        for slot, letter in enumerate(row):
            if letter != ".":
                castle.put(board.castles, at, LETTERS.index(letter), slot)


def _row(board: Board, seat: i64, colour: i64) -> str:
    row = castle.row_of(board.castles, board.castle_of(seat, colour))
    return "".join([LETTERS[card] if card >= 0 else "." for card in row]) or "-"


def _check_row(name: str, row: str) -> None:
    for letter in row:
        if letter != "." and letter not in LETTERS:
            raise PositionError("no-card-letter", key=name, letter=letter, known=", ".join(LETTERS))
    if not row or row[0] == "." or row[-1] == ".":
        raise PositionError("gap-at-end", key=name, row=row)
    for left, right in pairwise(row):
        if left in "SHT" and right in "SHT":
            raise PositionError("buildings-touch", key=name, row=row)


def _dice(keys: Keys, board: Board) -> None:
    written = [int(board.dice0), int(board.dice1)]
    dice = keys.numbers("dice", written, 0, SPECIAL_DICE, [0, 0], wanted=2, always=False)
    if sum(dice) > SPECIAL_DICE:
        raise PositionError("too-many-special-dice", key="dice", limit=int(SPECIAL_DICE))
    board.dice0, board.dice1 = dice


def _roll(keys: Keys, board: Board) -> None:
    faces = keys.numbers("rolled", faces_of(board.rolled), 1, 6, [], always=False)
    if len(faces) > SPECIAL_DICE + 1:
        raise PositionError("too-many-rolled", key="rolled", limit=int(SPECIAL_DICE) + 1)
    board.rolled = sum(face * 8**at for at, face in enumerate(faces))
    board.used = keys.number("used", board.used, 0, 6, 0, always=False)
    if board.used and board.used not in faces:
        raise PositionError("face-not-rolled", key="used", face=int(board.used))


def _fill_piles(board: Board) -> None:
    """What stands in no castle and in no hand lies beside the board. R1.1, R1.9"""
    for colour, name in enumerate(COLOURS):
        for card in range(CARD_COUNT):
            left = int(COPIES[card])
            for seat in range(2):
                left -= castle.row_of(board.castles, board.castle_of(seat, colour)).count(int(card))
            if PHASES[board.phase] == "place" and colour == board.colour and card == board.track.card_of(board.crown):
                left -= 1
            if left < 0:
                raise PositionError("too-many-cards", key=name, count=-left, card=LETTERS[card])
            board.supply[colour * CARD_COUNT + card] = left


def _check(board: Board) -> None:
    """The phase must agree with crown, colour, roll and castle."""
    phase = PHASES[board.phase]
    reached = board.track.colour_of(board.crown)
    card = board.track.card_of(board.crown)
    if max(board.scores()) > GOAL or min(board.scores()) >= GOAL:
        raise PositionError("too-many-points", key="points", goal=int(GOAL))
    if phase == "lose":
        _check_loss(board, reached)
    elif board.colour >= 0 and board.colour != reached:
        raise PositionError("crown-colour", key="colour", colour=COLOURS[reached])
    if phase == "choose":
        faces = faces_of(board.rolled)
        if board.used or len(set(faces)) < 2:
            raise PositionError("no-choice-of-dice", key="rolled")
        if len(faces) - 1 > board.dice_on_board():  # R2.7
            raise PositionError("rolled-not-on-board", key="rolled", count=len(faces) - 1)
    if phase in ("act", "place") and (card == NO_CARD or board.colour < 0):
        raise PositionError("space-without-card", key="phase")
    if board.window:
        _check_window(board)
    if phase == "place":
        if board.supply[board.colour * CARD_COUNT + card] > 0:
            raise PositionError("pile-not-empty", key="phase", card=LETTERS[card])
        if not castle.fits(board.castles, board.castle_of(board.turn, board.colour), card):
            raise PositionError("card-without-place", key="phase", card=LETTERS[card])


def _check_window(board: Board) -> None:
    """R4.6: there was something to go on to."""
    board.window -= 1
    if PHASES[board.phase] not in ("act", "place") or not has_further(board):
        raise PositionError("nothing-further", key="window")
    board.window += 1


def _check_loss(board: Board, reached: i64) -> None:
    if board.colour < 0 or board.colour == reached:
        raise PositionError("crown-not-gone", key="colour")
    own = board.castle_of(board.turn, board.colour)
    row = castle.row_of(board.castles, own)
    if len(row) < 2 or row[0] != row[-1]:
        raise PositionError("ends-not-equal", key="phase")
