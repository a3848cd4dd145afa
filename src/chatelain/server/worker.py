"""A process that thinks for bots: one JSON line in, one out. It only ever sees what a seat may imagine."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from chatelain.bots.registry import bot as bot_of
from chatelain.core import registry


def think(question: dict[str, Any]) -> dict[str, Any]:
    """The bot's action in an imagined position."""
    state = registry.position(question["position"])
    game = registry.game(question["position"].split(maxsplit=1)[0])
    player = bot_of(question["bot"])(game, question["seed"])
    return {"number": question["number"], "action": int(player.choose(state, question["seat"]))}


def main() -> None:
    """Answers until nobody asks any more."""
    # Whoever plays has the right of way.
    os.nice(5)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    # A bot that prints must not spoil the answers.
    sys.stdout = sys.stderr
    for line in questions:
        question = msgspec.json.decode(line)
        try:
            answer = think(question)
        except Exception as error:
            answer = {"number": question["number"], "error": repr(error)}
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
