"""A process that thinks: for bots, about how games will end, and about what strangers send.

Of a running game it only ever sees what a viewer may imagine.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from chatelain.bots.forecast import Ending, Forecast, playing_on, summed_up
from chatelain.bots.forecast import foresee as foretold
from chatelain.bots.registry import bot as bot_of
from chatelain.core import registry
from chatelain.core.errors import ChatelainError
from chatelain.core.game import Game
from chatelain.core.record import load
from chatelain.core.state import SPECTATOR, State
from chatelain.server import boards, replays
from chatelain.server.problems import Declined, reason
from chatelain.server.questions import (
    Answered,
    Asked,
    Check,
    Checked,
    Choice,
    Chosen,
    Foreseen,
    Outlook,
    Question,
    Sent,
    Showing,
)
from chatelain.server.wire import ReplayOut


class Inbox:
    """What the server sends, line by line; a glance tells whether it wants an answer now."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._lines: deque[Sent] = deque()
        self._rest = b""
        self._is_closed = False

    def next(self) -> Asked | None:
        """The next question; None when there will be no more."""
        while True:
            while self._lines:
                message = self._lines.popleft()
                if isinstance(message, Asked):
                    return message  # hurry that comes too late is none
            if self._is_closed:
                return None
            self._read()

    def may_go_on(self) -> bool:
        """Whether there is still time for the question that is thought about: the server sends no other meanwhile."""
        if not (self._lines or self._is_closed) and select.select([self._file], [], [], 0)[0]:
            self._read()
        return not (self._lines or self._is_closed)

    def _read(self) -> None:
        found = os.read(self._file, 1 << 16)
        self._is_closed = not found
        *lines, self._rest = (self._rest + found).split(b"\n")
        self._lines.extend(msgspec.json.decode(line, type=Sent) for line in lines)


def think(question: Question, may_go_on: Callable[[], bool]) -> Struct:
    """The answer to a question; where there is something to gain by time, as long as it may go on."""
    match question:
        case Choice():
            return choose(question, may_go_on)
        case Outlook():
            return foresee(question)
        case Check():
            return check(question)
        case Showing():
            return show(question)
        case _:
            return replays.fairness(load(question.record))


def choose(question: Choice, may_go_on: Callable[[], bool]) -> Chosen:
    """What the bot does in an imagined position."""
    state = registry.position(question.position)
    game = registry.game(question.position.split(maxsplit=1)[0])
    player = bot_of(question.bot)(game, question.seed, question.temper)
    player.budget = min(player.budget, question.most)
    player.may_go_on = may_go_on
    return Chosen([int(action) for action in player.plan(state, question.seat)])


def foresee(question: Outlook) -> Foreseen:
    """The probable end of a position."""
    state = registry.position(question.position)
    game = registry.game(question.position.split(maxsplit=1)[0])
    known = foretold(game, state, int(SPECTATOR), question.seed) if question.learned else None
    found = known or play_on(game, state, question)
    can_be_lost = int(state.seats) > 1 or game.manifest.lost_alone
    return Foreseen(
        scores=[round(score, 1) for score in found.scores],
        low=[round(score) for score in found.low],
        high=[round(score) for score in found.high],
        chances=[round(chance, 3) for chance in found.chances] if can_be_lost else [],
        playouts=found.playouts,
    )


def play_on(game: Game, state: State, question: Outlook) -> Forecast:
    """The end by games that are played on."""
    endings: list[Ending] = []
    # Time of this process alone: on a busy machine the answer comes later, not with less in it.
    until = time.process_time() + question.seconds
    for ending in playing_on(game, state, int(SPECTATOR), question.seed):
        endings.append(ending)
        if len(endings) >= question.most or (len(endings) >= question.least and time.process_time() > until):
            break
    return summed_up(endings)


def check(question: Check) -> Checked:
    """Makes all that a table with these options needs; what cannot be is refused."""
    boards.make(question.game, question.seats, question.options)
    return Checked()


def show(question: Showing) -> ReplayOut:
    """A record, step by step."""
    record = replays.read(question.record, question.is_upload)
    header, left = record.header, signal.getitimer(signal.ITIMER_PROF)[0]
    registry.game(header.game)
    signal.setitimer(signal.ITIMER_PROF, question.setup_seconds)
    # What is wrong with it is said again when the record is played, with the line.
    with suppress(ChatelainError):
        boards.make(header.game, len(header.seats), registry.manifest(header.game).check_options(header.options))
    signal.setitimer(signal.ITIMER_PROF, left)
    return replays.replay(record, question.viewer)


def answer(asked: Asked, may_go_on: Callable[[], bool]) -> Answered:
    """The answer on its way, or why there is none."""
    try:
        if isinstance(asked.question, Check):
            registry.game(asked.question.game)  # whoever comes first does not pay for that
        # Who uses up the time is ended by the clock of the system: compiled code hears no other call.
        signal.setitimer(signal.ITIMER_PROF, asked.seconds)
        return Answered(asked.number, msgspec.Raw(msgspec.json.encode(think(asked.question, may_go_on))))
    except ChatelainError as error:
        if isinstance(asked.question, Choice | Outlook):
            return Answered(asked.number, error=repr(error))  # the fault is not of whoever asked
        status = error.status if isinstance(error, Declined) else 422
        return Answered(asked.number, refused=(status, reason(error)))
    except Exception as error:
        return Answered(asked.number, error=repr(error))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def main(niceness: int) -> None:
    """Answers until nobody asks any more."""
    # Whoever plays has the right of way.
    os.nice(niceness)
    inbox, answers = Inbox(sys.stdin.fileno()), sys.stdout.buffer
    # A bot that prints must not spoil the answers.
    sys.stdout = sys.stderr
    while (asked := inbox.next()) is not None:
        answers.write(msgspec.json.encode(answer(asked, inbox.may_go_on)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
