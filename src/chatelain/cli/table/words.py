"""The words of the conversation: English always, and those of the language spoken."""

from __future__ import annotations

from chatelain.text import Texts

COMMANDS = ("undo", "redo", "why", "save", "rules", "score", "log", "moves", "board", "back", "quit", "help")
_ENGLISH = {"?": "help", "exit": "quit", "q": "quit", "u": "undo", "..": "back"}


def vocabulary(texts: Texts) -> dict[str, str]:
    """Every word that is understood, and the command it means."""
    words = {command: command for command in COMMANDS} | _ENGLISH
    for command in COMMANDS:
        for word in texts.say(f"word-{command}").split():
            words[word] = command
    return words
