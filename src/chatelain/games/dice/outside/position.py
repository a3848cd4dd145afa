"""Text positions: `dice phase=II turn=3 time=4 roll=yellow,orange,4,6,1 p0.castle=monk p0.marks=c5:1,c6:2 ...`.

What is left out has a default that suits a rule test: two players, sheet A, phase I, everybody with the castle of the
monk, no other marks. The sheets are those everybody has seen; a draft is written as its actions, and read by playing
them again. Everything that follows from the rest (open spaces, totals) is not written.
"""

from __future__ import annotations

from chatelain.core.bits import BIT, members
from chatelain.core.errors import DataError, NotationError, PositionError
from chatelain.core.moves import Moves
from chatelain.core.position import PositionText
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
from chatelain.hexes import NAMES, NEIGHBOURS, connected

_SPACE_OF = {name: space for space, name in enumerate(NAMES)}
_MOST = 9999

# -- writing


def to_text(board: Board) -> str:
    """The whole position on one line."""
    words = ["dice", f"seats={int(board.seats)}", f"sheet={board.sheet.name}", f"start={START_RULES[board.start_rule]}"]
    if board.sheet.values.text:
        words.append(f"data={board.sheet.values.text}")
    if board.is_over:
        words.append("over=1")
    if board.phase == SETTING_UP:
        words.append("phase=setup")
    else:
        words.append(f"phase={PHASE_NAMES[board.phase]}")
        words.append(f"turn={int(board.turn)}")
        if not board.is_solo():
            words.append(f"time={int(board.crossed)}")
        faces = [COLOURS[board.colour1], COLOURS[board.colour2], str(int(board.number1)), str(int(board.number2))]
        words.append(f"roll={','.join(faces)},{int(board.hourglass)}")
    claimed = [f"{name}:{int(board.values_claimed(c))}" for c, name in enumerate(COLOURS) if board.values_claimed(c)]
    if claimed:
        words.append("claimed=" + ",".join(claimed))
    for seat in range(int(board.seats)):
        words += [f"p{seat}.{word}" for word in _player_words(board, seat)]
    return " ".join(words)


def _player_words(board: Board, seat: int) -> list[str]:
    at = seat * int(ROW)
    row = [int(board.shown[at + field]) for field in range(int(ROW))]
    words: list[str] = []
    if row[CASTLE]:
        words.append(f"castle={BONUSES[row[CASTLE] - 1]}")
        marks = sorted((space, number + 1) for number in range(6) for space in members(row[WITH + number]))
        if marks:
            words.append("marks=" + ",".join(f"{NAMES[space]}:{number}" for space, number in marks))
        held = [(name, row[BONUS + bonus]) for bonus, name in enumerate(BONUSES)]
        words.append("bonuses=" + ",".join(f"{name}:{number}" for name, number in held if number))
        points = [(name, row[LEDGER + source]) for source, name in enumerate(SOURCE_NAMES)]
        words.append("points=" + ",".join(f"{name}:{number}" for name, number in points if number))
        words.append("columns=" + ",".join(str(row[COLUMN + phase]) for phase in range(3)))
    drafted = [ACTIONS.text(action).replace(" ", ":") for action in actions_of(board, seat)]
    if drafted:
        words.append("draft=" + ",".join(drafted))
    return words


# -- reading


def read_table(line: str) -> tuple[int, Sheet]:
    """The number of seats and the sheet: what has to be known to make a blank board."""
    text = PositionText("dice", line)
    seats = text.number("seats", 1, 5, 2)
    try:
        values = edition_named(text.word("data", ""))
    except DataError as error:
        raise PositionError("bad-data", key="data", cause=error) from None
    try:
        return seats, sheet_named(text.word("sheet", "A"), values)
    except DataError as error:
        raise PositionError("bad-sheet", key="sheet", cause=error) from None


def read_position(line: str, board: Board) -> None:
    """Fills a blank board of the right number of seats and the right sheet."""
    text = PositionText("dice", line)
    text.word("seats", "2")
    text.word("sheet", "A")
    text.word("data", "")
    board.start_rule = _one_of("start", text.word("start", START_RULES[0]), START_RULES)
    if board.start_rule == DIFFERENT and not 2 <= board.seats <= len(BONUSES):  # R11.1
        raise PositionError("castle-seats", key="start", seats=int(board.seats))
    board.is_over = text.number("over", 0, 1, 0) == 1
    phase = text.word("phase", "I")
    board.phase = SETTING_UP if phase == "setup" else _one_of("phase", phase, (*PHASE_NAMES, "setup"))
    if board.phase != SETTING_UP:
        _read_time(text, board)
    _read_claimed(text, board)
    for seat in range(int(board.seats)):
        _read_sheet(text, board, seat)
    board.now = board.shown[:]
    if board.is_over:
        board.committed = BIT[board.seats] - 1
    _check_starts(board)
    for seat in range(int(board.seats)):
        _read_draft(text, board, seat)
    text.finish()
    if not board.is_over and board.all_have_committed():
        raise PositionError("all-committed")


def _one_of(key: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise PositionError("bad-word", key=key, word=word, known=", ".join(words))
    return words.index(word)


def _read_time(text: PositionText, board: Board) -> None:
    is_solo = board.is_solo()
    board.turn = text.number("turn", 1, int(SOLO_TURNS if is_solo else BOXES), 1)
    if not is_solo:
        board.crossed = text.number("time", 1, int(BOXES), 1)
    words = text.word("roll", "blue,grey,1,2,1").split(",")
    if len(words) != 5:
        raise PositionError("roll-shape", key="roll", word=",".join(words))
    board.colour1 = _one_of("roll", words[0], COLOURS)
    board.colour2 = _one_of("roll", words[1], COLOURS)
    board.number1 = text.parse("roll", words[2], 1, 6)
    board.number2 = text.parse("roll", words[3], 1, 6)
    board.hourglass = text.parse("roll", words[4], 1, 2)


def _pairs(text: PositionText, key: str, default: str = "") -> list[tuple[str, str]]:
    """Words such as `monk:2`, separated by commas."""
    pairs: list[tuple[str, str]] = []
    for word in text.word(key, default).split(","):
        if word:
            name, sign, value = word.partition(":")
            if not sign:
                raise PositionError("not-name-value", key=key, word=word)
            pairs.append((name, value))
    return pairs


def _read_claimed(text: PositionText, board: Board) -> None:
    for name, value in _pairs(text, "claimed"):
        board.claimed |= text.parse("claimed", value, 0, 2) << (2 * _one_of("claimed", name, COLOURS))


def _read_sheet(text: PositionText, board: Board, seat: int) -> None:
    """The sheet everybody has seen."""
    key, at, row = f"p{seat}.", seat * int(ROW), board.shown
    default = "" if board.phase == SETTING_UP else BONUSES[seat if board.start_rule == DIFFERENT else 0]
    castle = text.word(key + "castle", default)
    if not castle:
        return
    if board.phase == SETTING_UP:
        board.committed |= BIT[seat]
    cross_start(board.sheet, row, at, _one_of(key + "castle", castle, BONUSES))
    for name, value in _pairs(text, key + "marks"):
        _read_mark(text, board, seat, name, value)
    start = int(board.sheet.castles[row[at + CASTLE] - 1])
    apart = int(row[at + MARKED]) & ~int(connected(start, row[at + MARKED]))
    if apart:
        raise PositionError("mark-apart", key=key + "marks", space=NAMES[members(apart)[0]])  # R4.5
    _check_castles(board, seat)
    for bonus, number in _counts(text, key + "bonuses", BONUSES, f"{castle}:1"):
        row[at + BONUS + bonus] = number
    for source, number in _counts(text, key + "points", SOURCE_NAMES, "start-castle:1"):
        row[at + LEDGER + source] = number
    total = sum(int(row[at + LEDGER + source]) for source in range(len(SOURCE_NAMES)))
    columns = text.numbers(key + "columns", 0, _MOST, [total, 0, 0])
    if len(columns) != 3:
        raise PositionError("number-count", key=key + "columns", wanted=3, count=len(columns))
    if sum(columns) != total:
        raise PositionError("column-sum", key=key + "columns", sum=sum(columns), points=total)
    for phase, number in enumerate(columns):
        row[at + COLUMN + phase] = number


def _counts(text: PositionText, key: str, names: tuple[str, ...], default: str) -> list[tuple[int, int]]:
    """A number for every name; those that are not there are 0."""
    found = dict.fromkeys(range(len(names)), 0)
    for name, value in _pairs(text, key, default):
        found[_one_of(key, name, names)] = text.parse(key, value, 0, _MOST)
    return list(found.items())


def _read_mark(text: PositionText, board: Board, seat: int, name: str, value: str) -> None:
    key, at, row = f"p{seat}.marks", seat * int(ROW), board.shown
    if name not in _SPACE_OF:
        raise PositionError("no-space", key=key, word=name)
    space, number = _SPACE_OF[name], text.parse(key, value, 1, 6)
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


def _check_castles(board: Board, seat: int) -> None:
    """R5.8: the number of a castle stands in a space that touches it too."""
    row, at = board.shown, seat * int(ROW)
    for number in range(6):
        held = row[at + WITH + number]
        for space in members(held & board.sheet.colours[GREEN]):
            if not NEIGHBOURS[space] & held:
                raise PositionError("mark-number", key=f"p{seat}.marks", space=NAMES[space], number=number + 1)


def _check_starts(board: Board) -> None:
    """R11.1, R11.2: what the start rule says of the castles that are there."""
    castles = [int(board.shown[seat * int(ROW) + CASTLE]) for seat in range(board.seats)]
    chosen = [castle for castle in castles if castle]
    if board.start_rule == DIFFERENT and len(set(chosen)) < len(chosen):
        raise PositionError("castles-alike", key="start")
    if board.start_rule == SAME and len(set(chosen)) > 1:
        raise PositionError("castles-differ", key="start")
    if board.phase == SETTING_UP:
        is_in_order = board.start_rule == DIFFERENT and castles[: len(chosen)] == chosen
        if chosen and not is_in_order:
            raise PositionError("castles-before-game")


def _read_draft(text: PositionText, board: Board, seat: int) -> None:
    key = f"p{seat}.draft"
    moves = Moves()
    for word in text.word(key, "").split(","):
        if not word:
            continue
        try:
            action = ACTIONS.parse(word.replace(":", " "))
        except NotationError as error:
            raise PositionError("bad-draft", key="draft", cause=error) from None
        moves.clear()
        gather(board, seat, moves)
        if board.has_committed(seat) or not moves.has(action):
            raise PositionError("illegal-draft", key=key, move=ACTIONS.text(action))
        if action == COMMIT:
            board.committed |= BIT[seat]
        else:
            draft(board, seat, action)
