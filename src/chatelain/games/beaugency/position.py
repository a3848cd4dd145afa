"""Text positions: `beaugency turn=0 crown=6 blue=TWTWS/WTWT red=TWHW/WW`.

A castle is written from left to right with W wall, S small tower, H house, T great tower, `.` for a gap and `-` for no
card; seat 0 stands before the `/`. What is left out is as in the set-up; the piles follow from the castles, the dice on
the board from those of the players. `data=` names a track other than the standard one (see inline.py).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chatelain.core.errors import DataError, PositionError
from chatelain.core.position import PositionText
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.cards import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLOURS,
    COPIES,
    GOAL,
    SPECIAL_DICE,
)
from chatelain.games.beaugency.track import NO_CARD, Track, track_named

if TYPE_CHECKING:
    from chatelain.games.beaugency.state import BeaugencyState

LETTERS: Final = "WSHT"
PHASES: Final = ("roll", "choose", "act", "place", "lose")


# -- writing


def to_text(state: BeaugencyState) -> str:
    """The position on one line; what is as in the set-up is left out."""
    words = ["beaugency"]
    if state.track.text:
        words.append(f"data={state.track.text}")
    words.append(f"turn={int(state.turn)}")
    if state.phase:
        words.append(f"phase={PHASES[state.phase]}")
    if state.colour >= 0:
        words.append(f"colour={COLOURS[state.colour]}")
    words.append(f"crown={int(state.crown)}")
    for colour in range(COLOUR_COUNT):
        rows = [_row(state, 0, colour), _row(state, 1, colour)]
        if rows != ["W", "W"]:
            words.append(f"{COLOURS[colour]}={rows[0]}/{rows[1]}")
    if state.dice0 or state.dice1:
        words.append(f"dice={int(state.dice0)},{int(state.dice1)}")
    points = [int(state.points[number]) for number in range(6)]
    if max(points):
        words.append("points=" + ",".join(map(str, points)))
    if state.rolled:
        words.append("rolled=" + ",".join(map(str, faces_of(state.rolled))))
    if state.used:
        words.append(f"used={int(state.used)}")
    if state.window:
        words.append(f"window={int(state.window)}")
    return " ".join(words)


def _row(state: BeaugencyState, seat: i64, colour: i64) -> str:
    row = castle.row_of(state.castles, state.castle_of(seat, colour))
    return "".join(LETTERS[card] if card >= 0 else "." for card in row) or "-"


def faces_of(rolled: i64) -> list[int]:
    """The faces of a roll, the own die first.

    >>> faces_of(0o64)
    [4, 6]
    """
    faces: list[int] = []
    while rolled:
        faces.append(int(rolled & 7))
        rolled >>= 3
    return faces


# -- reading


def read_track(text: PositionText) -> Track:
    """The track that the text names."""
    try:
        return track_named(text.word("data", ""))
    except DataError as error:
        raise PositionError("bad-data", key="data", cause=error) from None


def read_into(state: BeaugencyState, text: PositionText) -> None:
    """Sets up a state as the text says; PositionError names the key and the reason."""
    track = state.track
    state.turn = text.number("turn", 0, 1, 0)
    state.crown = text.number("crown", 0, int(track.size) - 1, int(track.starts[0]))
    state.phase = _one_of("phase", text.word("phase", "roll"), PHASES)
    for colour, name in enumerate(COLOURS):
        _read_castles(state, colour, name, text.word(name, "W/W"))
    _read_dice(state, text)
    points = _exactly(text, "points", 0, int(GOAL), 6)
    for number, value in enumerate(points):
        state.points[number] = value
    reached = COLOURS[track.colour_of(state.crown)]
    default = reached if PHASES[state.phase] in ("act", "place") else "-"
    colour_word = text.word("colour", default)
    state.colour = -1 if colour_word == "-" else _one_of("colour", colour_word, COLOURS)
    state.window = text.number("window", 0, int(len(state.castles) // castle.SETS) - 1, 0)
    text.finish()
    _fill_piles(state)
    _check(state)
    state.is_over = max(state.scores()) >= GOAL


def _one_of(key: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise PositionError("bad-word", key=key, word=word, known=", ".join(words))
    return words.index(word)


def _exactly(text: PositionText, key: str, low: int, high: int, wanted: int) -> list[int]:
    numbers = text.numbers(key, low, high, [low] * wanted)
    if len(numbers) != wanted:
        raise PositionError("number-count", key=key, wanted=wanted, count=len(numbers))
    return numbers


def _read_castles(state: BeaugencyState, colour: int, name: str, word: str) -> None:
    rows = word.split("/")
    if len(rows) != 2:
        raise PositionError("not-two-castles", key=name, word=word)
    for seat, row in enumerate(rows):
        at = state.castle_of(seat, colour)
        castle.remove(state.castles, at, 0)
        if row == "-":
            continue
        _check_row(name, row)
        while len(row) > castle.WINDOW * (len(state.castles) // castle.SETS):
            state.castles = castle.grown(state.castles)
        for slot, letter in enumerate(row):
            if letter != ".":
                castle.put(state.castles, at, LETTERS.index(letter), slot)


def _check_row(name: str, row: str) -> None:
    for letter in row:
        if letter != "." and letter not in LETTERS:
            raise PositionError("no-card-letter", key=name, letter=letter, known=", ".join(LETTERS))
    if not row or row[0] == "." or row[-1] == ".":
        raise PositionError("gap-at-end", key=name, row=row)
    for left, right in pairwise(row):
        if left in "SHT" and right in "SHT":
            raise PositionError("buildings-touch", key=name, row=row)


def _read_dice(state: BeaugencyState, text: PositionText) -> None:
    dice = _exactly(text, "dice", 0, int(SPECIAL_DICE), 2)
    if sum(dice) > SPECIAL_DICE:
        raise PositionError("too-many-special-dice", key="dice", limit=int(SPECIAL_DICE))
    state.dice0 = dice[0]
    state.dice1 = dice[1]
    faces = text.numbers("rolled", 1, 6, [])
    if len(faces) > SPECIAL_DICE + 1:
        raise PositionError("too-many-rolled", key="rolled", limit=int(SPECIAL_DICE) + 1)
    rolled = 0
    for face in reversed(faces):
        rolled = rolled * 8 + face
    state.rolled = rolled
    state.used = text.number("used", 0, 6, 0)
    if state.used and state.used not in faces:
        raise PositionError("face-not-rolled", key="used", face=int(state.used))


def _fill_piles(state: BeaugencyState) -> None:
    """What stands in no castle and in no hand lies beside the board. R1.1, R1.9"""
    for colour, name in enumerate(COLOURS):
        for card in range(CARD_COUNT):
            left = int(COPIES[card])
            for seat in range(2):
                left -= castle.row_of(state.castles, state.castle_of(seat, colour)).count(int(card))
            if PHASES[state.phase] == "place" and colour == state.colour and card == state.track.card_of(state.crown):
                left -= 1
            if left < 0:
                raise PositionError("too-many-cards", key=name, count=-left, card=LETTERS[card])
            state.supply[colour * CARD_COUNT + card] = left


def _check(state: BeaugencyState) -> None:
    """The phase must agree with crown, colour, roll and castle."""
    phase = PHASES[state.phase]
    reached = state.track.colour_of(state.crown)
    card = state.track.card_of(state.crown)
    if max(state.scores()) > GOAL or min(state.scores()) >= GOAL:
        raise PositionError("too-many-points", key="points", goal=int(GOAL))
    if phase == "lose":
        _check_loss(state, reached)
    elif state.colour >= 0 and state.colour != reached:
        raise PositionError("crown-colour", key="colour", colour=COLOURS[reached])
    if phase == "choose":
        faces = faces_of(state.rolled)
        if state.used or len(set(faces)) < 2:
            raise PositionError("no-choice-of-dice", key="rolled")
        if len(faces) - 1 > state.dice_on_board():  # R2.7
            raise PositionError("rolled-not-on-board", key="rolled", count=len(faces) - 1)
    if phase in ("act", "place") and (card == NO_CARD or state.colour < 0):
        raise PositionError("space-without-card", key="phase")
    if state.window:
        _check_window(state)
    if phase == "place":
        if state.supply[state.colour * CARD_COUNT + card] > 0:
            raise PositionError("pile-not-empty", key="phase", card=LETTERS[card])
        if not castle.fits(state.castles, state.castle_of(state.turn, state.colour), card):
            raise PositionError("card-without-place", key="phase", card=LETTERS[card])


def _check_window(state: BeaugencyState) -> None:
    """R4.6: there was something to go on to."""
    state.window -= 1
    if PHASES[state.phase] not in ("act", "place") or not state.has_further():
        raise PositionError("nothing-further", key="window")
    state.window += 1


def _check_loss(state: BeaugencyState, reached: i64) -> None:
    if state.colour < 0 or state.colour == reached:
        raise PositionError("crown-not-gone", key="colour")
    own = state.castle_of(state.turn, state.colour)
    row = castle.row_of(state.castles, own)
    if len(row) < 2 or row[0] != row[-1]:
        raise PositionError("ends-not-equal", key="phase")
