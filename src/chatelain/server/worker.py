"""A process that thinks: for bots, and about how games will end. It only ever sees what a viewer may imagine."""

from __future__ import annotations

import os
import sys
import time

import msgspec

from chatelain.bots.forecast import playing_on, summed_up
from chatelain.bots.registry import bot as bot_of
from chatelain.core import registry
from chatelain.core.state import SPECTATOR
from chatelain.server.questions import Answered, Asked, Choice, Chosen, Foreseen, Outlook, Question


def think(question: Question) -> Chosen | Foreseen:
    """The answer to a question."""
    return choose(question) if isinstance(question, Choice) else foresee(question)


def choose(question: Choice) -> Chosen:
    """The bot's action in an imagined position."""
    state = registry.position(question.position)
    game = registry.game(question.position.split(maxsplit=1)[0])
    player = bot_of(question.bot)(game, question.seed)
    return Chosen(int(player.choose(state, question.seat)))


def foresee(question: Outlook) -> Foreseen:
    """The probable end of a position."""
    state = registry.position(question.position)
    game = registry.game(question.position.split(maxsplit=1)[0])
    endings: list[list[int]] = []
    # Time of this process alone: on a busy machine the answer comes later, not with less in it.
    until = time.process_time() + question.seconds
    for ending in playing_on(game, state, int(SPECTATOR), question.seed):
        endings.append(ending)
        if len(endings) >= question.most or (len(endings) >= question.least and time.process_time() > until):
            break
    found = summed_up(endings)
    return Foreseen(
        scores=[round(score, 1) for score in found.scores],
        low=[round(score) for score in found.low],
        high=[round(score) for score in found.high],
        playouts=found.playouts,
    )


def main(niceness: int) -> None:
    """Answers until nobody asks any more."""
    # Whoever plays has the right of way.
    os.nice(niceness)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    # A bot that prints must not spoil the answers.
    sys.stdout = sys.stderr
    for line in questions:
        asked = msgspec.json.decode(line, type=Asked)
        try:
            answer = Answered(asked.number, msgspec.Raw(msgspec.json.encode(think(asked.question))))
        except Exception as error:
            answer = Answered(asked.number, error=repr(error))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
