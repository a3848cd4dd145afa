"""The roll, rolling on, and the end of a turn. Sections 2 and 6."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.board import ACTING, CHOOSING, LOSING, NO_COLOUR, ROLLING, Board, faces_of
from chatelain.games.beaugency.scoring import ends_game, score_colour
from chatelain.games.beaugency.tables import COLOURS, VALUE
from chatelain.games.beaugency.track import NO_CARD

# -- 2 The roll


def roll(board: Board, seat: i64, specials: i64, chance: Chance) -> None:
    """The own die and some special dice."""
    own = chance.die("own-die")
    rolled = own
    digit: i64 = 8
    differ = False
    for _die in range(specials):
        face = chance.die("special-die")
        rolled += face * digit
        digit *= 8
        if face != own:
            differ = True
    board.rolled = rolled
    board.used = 0
    board.give_dice(seat, -specials)  # R2.6, R2.7
    if board.events is not None:
        faces = faces_of(rolled)
        board.emit("rolled", int(seat), {"own": faces[0], "others": faces[1:], "count": len(faces)})
        if specials:
            board.emit("dice-returned", int(seat), {"count": int(specials)})
    if differ:
        board.phase = CHOOSING  # R2.5
    else:
        use(board, seat, own)


def use(board: Board, seat: i64, face: i64) -> None:
    """A die moves the crown."""
    start = board.crown
    board.used = face
    board.crown = board.track.ahead(start, face)  # R2.2, R6.5
    reached = board.track.colour_of(board.crown)
    if board.events is not None:
        there: dict[str, Value] = {"colour": COLOURS[reached], "space": board.track.spaces[board.crown]}
        way: dict[str, Value] = {"face": int(face), "start": int(start), "end": int(board.crown)}
        board.emit("crown-moved", int(seat), there | way)
    if board.colour == NO_COLOUR:
        board.colour = reached  # R2.3
    elif reached != board.colour:
        leave_colour(board, seat)
        return
    if board.card_here() == NO_CARD:
        score_colour(board, seat)  # R5.2
    else:
        board.phase = ACTING


def use_closes(board: Board, seat: i64, face: i64) -> bool:
    """Whether a die ends the turn or the game."""
    space = board.track.ahead(board.crown, face)
    reached = board.track.colour_of(space)
    if board.colour != NO_COLOUR and reached != board.colour:
        own = board.castle_of(seat, board.colour)
        left, right = castle.ends(board.castles, own)
        return left != right or castle.length(board.castles, own) <= 1  # R6.7
    return board.track.card_of(space) == NO_CARD and ends_game(board, reached)


# -- 6 Rolling on and losing


def leave_colour(board: Board, seat: i64) -> None:
    """R6.3, R6.4: the turn is over, and the space has no effect."""
    if board.events is not None:
        board.emit("left-colour", int(seat), {"colour": COLOURS[board.colour]})
    own = board.castle_of(seat, board.colour)
    size = castle.length(board.castles, own)
    if size == 0:  # R6.8
        if board.events is not None:
            board.emit("lost-nothing", int(seat), {"colour": COLOURS[board.colour]})
        end_turn(board, seat)
        return
    left = castle.card_at(board.castles, own, 0)
    right = castle.card_at(board.castles, own, size - 1)
    if left == right and size > 1:
        board.phase = LOSING  # R6.7
    else:
        lose(board, seat, VALUE[left] >= VALUE[right])  # R6.6


def lose(board: Board, seat: i64, is_left: bool) -> None:
    """An end card goes back to its pile."""
    own = board.castle_of(seat, board.colour)
    slot: i64 = 0
    if not is_left:
        slot = castle.length(board.castles, own) - 1
    card = castle.remove(board.castles, own, slot)
    board.supply[board.pile_of(card)] += 1
    if board.events is not None:
        board.emit("lost-card", int(seat), board.card_data(card, slot))
    end_turn(board, seat)


def end_turn(board: Board, seat: i64) -> None:
    """R6.10"""
    board.turn = 1 - seat
    board.colour = NO_COLOUR
    board.phase = ROLLING
    if board.events is not None:
        board.emit("turn-ended", int(seat), {})
