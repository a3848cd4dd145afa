"""Text positions: `dice phase=II turn=3 time=4 roll=yellow,orange,4,6,1 p0.castle=monk p0.marks=c5:1,c6:2 ...`.

What is left out has a default that suits a rule test: two players, sheet A, phase I, everybody with the castle of the
monk, no other marks. The sheets are those everybody has seen; a draft is written as its actions, and read by playing
them again. Everything that follows from the rest (open spaces, totals) is not written.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, members
from chatelain.core.errors import DataError, NotationError, PositionError
from chatelain.core.moves import Moves
from chatelain.core.position import Keys, Names, PositionText
from chatelain.games.dice.actions import ACTIONS, COMMIT
from chatelain.games.dice.board import DIFFERENT, SAME, SETTING_UP, START_RULES, Board
from chatelain.games.dice.drafting import actions_of, draft
from chatelain.games.dice.fields import BONUS, CASTLE, COLUMN, LEDGER, MARKED, ROW, WITH
from chatelain.games.dice.legal import gather
from chatelain.games.dice.marking import cross_start, write
from chatelain.games.dice.own_data import edition_named
from chatelain.games.dice.sheets import Sheet, sheet_named
from chatelain.games.dice.tables import (
    BONUSES,
    BOXES,
    COLOURS,
    GREEN,
    NUMBERS,
    ORANGE,
    PHASE_NAMES,
    SOLO_TURNS,
    SOURCE_NAMES,
    YELLOW,
)
from chatelain.hexes import NAMES, NEIGHBOURS, SpaceNames, connected

_START_RULES: Final = Names(START_RULES)
_PHASES: Final = Names(PHASE_NAMES, none="setup")
_COLOURS: Final = Names(COLOURS)
_BONUSES: Final = Names(BONUSES)
_CASTLES: Final = Names(BONUSES, none="")
_SOURCES: Final = Names(SOURCE_NAMES)
_SPACES: Final = SpaceNames(NAMES)
_MOST: Final = 9999


def to_text(board: Board) -> str:
    """The whole position on one line."""
    keys = Keys("dice")
    _go_through(keys, board)
    return keys.line()


def read_table(text: PositionText) -> tuple[int, Sheet]:
    """The number of seats and the sheet: what has to be known to make a blank board."""
    seats = text.number("seats", 1, 5, 2)
    values = text.edition(edition_named)
    try:
        return seats, sheet_named(text.word("sheet", "A"), values)
    except DataError as error:
        raise PositionError("bad-sheet", key="sheet", cause=error) from None


def read_position(text: PositionText, board: Board) -> None:
    """Fills a blank board of the right number of seats and the right sheet."""
    drafts = _go_through(Keys("dice", text), board)
    board.now = board.shown[:]
    if board.is_over:
        board.committed = BIT[board.seats] - 1
    _check_starts(board)
    for seat, words in enumerate(drafts):
        _play_draft(board, seat, words)
    text.finish()
    if not board.is_over and board.all_have_committed():
        raise PositionError("all-committed")


def _go_through(keys: Keys, board: Board) -> list[list[str]]:
    """Gives the drafts back: they can be played when all sheets are there."""
    keys.number("seats", board.seats, 1, 5, 2)
    keys.word("sheet", board.sheet.name)
    board.start_rule = keys.name("start", board.start_rule, _START_RULES, 0)
    if board.start_rule == DIFFERENT and not 2 <= board.seats <= len(BONUSES):  # R11.1
        raise PositionError("castle-seats", key="start", seats=int(board.seats))
    keys.word("data", board.sheet.values.text)
    board.is_over = keys.flag("over", board.is_over)
    board.phase = keys.name("phase", board.phase, _PHASES, 0)
    if board.phase != SETTING_UP:
        _time(keys, board)
    claimed = [f"{name}:{int(board.values_claimed(c))}" for c, name in enumerate(COLOURS) if board.values_claimed(c)]
    for word in keys.words("claimed", claimed):
        colour, value = keys.pair("claimed", word)
        board.claimed |= keys.parse("claimed", value, 0, 2) << (2 * _COLOURS.value("claimed", colour))
    drafts: list[list[str]] = []
    for seat in range(board.seats):
        keys.prefix = f"p{seat}."
        _sheet(keys, board, seat)
        drafted = [ACTIONS.text(action).replace(" ", ":") for action in actions_of(board, seat)]
        drafts.append(keys.words("draft", drafted))
    return drafts


def _time(keys: Keys, board: Board) -> None:
    is_solo = board.is_solo()
    board.turn = keys.number("turn", board.turn, 1, SOLO_TURNS if is_solo else BOXES, 1)
    if not is_solo:
        board.crossed = keys.number("time", board.crossed, 1, BOXES, 1)
    colours = f"{COLOURS[board.colour1]},{COLOURS[board.colour2]}"
    written = f"{colours},{int(board.number1)},{int(board.number2)},{int(board.hourglass)}"
    words = keys.word("roll", written, "blue,grey,1,2,1").split(",")
    if len(words) != 5:
        raise PositionError("roll-shape", key="roll", word=",".join(words))
    board.colour1 = _COLOURS.value("roll", words[0])
    board.colour2 = _COLOURS.value("roll", words[1])
    board.number1 = keys.parse("roll", words[2], 1, 6)
    board.number2 = keys.parse("roll", words[3], 1, 6)
    board.hourglass = keys.parse("roll", words[4], 1, 2)


# -- the sheet everybody has seen


def _sheet(keys: Keys, board: Board, seat: int) -> None:
    at, row = seat * ROW, board.shown
    first = -1 if board.phase == SETTING_UP else seat if board.start_rule == DIFFERENT else 0
    castle = keys.name("castle", row[at + CASTLE] - 1, _CASTLES, first)
    if castle < 0:
        return
    if keys.reads:
        if board.phase == SETTING_UP:
            board.committed |= BIT[seat]
        cross_start(board.sheet, row, at, castle)
    _marks(keys, board, seat)
    keys.counts("bonuses", row, at + BONUS, _BONUSES, 0, _MOST, default=f"{BONUSES[castle]}:1", always=True)
    keys.counts("points", row, at + LEDGER, _SOURCES, 0, _MOST, default="start-castle:1", always=True)
    total = sum(int(row[at + LEDGER + source]) for source in range(len(SOURCE_NAMES)))
    written = [int(row[at + COLUMN + phase]) for phase in range(3)]
    columns = keys.numbers("columns", written, 0, _MOST, [total, 0, 0], wanted=3)
    if sum(columns) != total:
        raise PositionError("column-sum", key=keys.key("columns"), sum=sum(columns), points=total)
    for phase, number in enumerate(columns):
        row[at + COLUMN + phase] = number


def _marks(keys: Keys, board: Board, seat: int) -> None:
    at, row = seat * ROW, board.shown
    marks = sorted((space, number + 1) for number in range(6) for space in members(row[at + WITH + number]))
    for word in keys.words("marks", [f"{NAMES[space]}:{number}" for space, number in marks]):
        name, value = keys.pair("marks", word)
        _read_mark(keys, board, seat, name, value)
    if keys.reads:
        start = i64(board.sheet.castles[row[at + CASTLE] - 1])
        apart = row[at + MARKED] & ~connected(start, row[at + MARKED])
        if apart:
            raise PositionError("mark-apart", key=keys.key("marks"), space=NAMES[members(apart)[0]])  # R4.5
        _check_castles(keys, board, seat)


def _read_mark(keys: Keys, board: Board, seat: int, name: str, value: str) -> None:
    key, at, row = keys.key("marks"), seat * ROW, board.shown
    space, number = _SPACES.value(key, name), keys.parse("marks", value, 1, 6)
    if row[at + MARKED] & BIT[space]:
        raise PositionError("marked-twice", key=key, space=name)
    colour = int(board.sheet.colour[space])
    zone = int(board.sheet.zone[space]) & int(row[at + MARKED])
    same = int(row[at + WITH + number - 1]) & zone
    fits = number in NUMBERS[colour]
    if colour == ORANGE:
        fits = not same  # R5.4
    elif colour == YELLOW:
        fits = same == zone  # R5.6
    if not fits and colour != GREEN:
        raise PositionError("mark-number", key=key, space=name, number=number)
    write(board.sheet, row, at, space, number)


def _check_castles(keys: Keys, board: Board, seat: int) -> None:
    """R5.8: the number of a castle stands in a space that touches it too."""
    row, at = board.shown, seat * ROW
    for number in range(6):
        held = row[at + WITH + number]
        for space in members(held & board.sheet.colours[GREEN]):
            if not NEIGHBOURS[space] & held:
                raise PositionError("mark-number", key=keys.key("marks"), space=NAMES[space], number=number + 1)


def _check_starts(board: Board) -> None:
    """R11.1, R11.2: what the start rule says of the castles that are there."""
    castles = [int(board.shown[seat * ROW + CASTLE]) for seat in range(board.seats)]
    chosen = [castle for castle in castles if castle]
    if board.start_rule == DIFFERENT and len(set(chosen)) < len(chosen):
        raise PositionError("castles-alike", key="start")
    if board.start_rule == SAME and len(set(chosen)) > 1:
        raise PositionError("castles-differ", key="start")
    if board.phase == SETTING_UP:
        is_in_order = board.start_rule == DIFFERENT and castles[: len(chosen)] == chosen
        if chosen and not is_in_order:
            raise PositionError("castles-before-game")


# -- drafts


def _play_draft(board: Board, seat: int, words: list[str]) -> None:
    moves = Moves()
    for word in words:
        try:
            action = ACTIONS.parse(word.replace(":", " "))
        except NotationError as error:
            raise PositionError("bad-draft", key="draft", cause=error) from None
        moves.clear()
        gather(board, seat, moves)
        if board.has_committed(seat) or not moves.has(action):
            raise PositionError("illegal-draft", key=f"p{seat}.draft", move=ACTIONS.text(action))
        if action == COMMIT:
            board.committed |= BIT[seat]
        else:
            draft(board, seat, action)
