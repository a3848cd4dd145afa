"""What players are called: people by their own name, bots by what they are, in the language of the moment.

A record keeps the id of a bot (`squire 2`); the browser (`seatName` in `web/src/lib/words.ts`) and the terminal make a
name of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chatelain.core.record import Seat
from chatelain.text.texts import Texts


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it.

    >>> free_name("greedy", ["Anna", "greedy"])
    'greedy 2'
    """
    number, wanted = 1, name
    while wanted in taken:
        number += 1
        wanted = f"{name} {number}"
    return wanted


def seat_name(seat: Seat, texts: Texts) -> str:
    """The name of a seat as it is shown; a bot that the texts do not know is called by its id.

    >>> seat_name(Seat("squire 2", "squire"), Texts("fr", "chatelain.bots"))
    'Écuyer 2'
    """
    if not seat.bot or not seat.name.startswith(seat.bot):
        return seat.name
    id = f"bot-name-{seat.bot.partition(':')[0]}"
    name = texts.name(id) if texts.has(id) else seat.bot
    return name[:1].upper() + name[1:] + seat.name[len(seat.bot) :]


def seat_names(seats: Iterable[Seat], texts: Texts) -> list[str]:
    """All names at a table."""
    return [seat_name(seat, texts) for seat in seats]
