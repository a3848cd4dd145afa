"""Where the dice of a game at the terminal come from."""

from __future__ import annotations

from chatelain.cli.console import Console
from chatelain.cli.table.keyboard import Keyboard
from chatelain.core.chance import Manual, commitment
from chatelain.core.record import Record
from chatelain.text.speech import Speech


def real_dice(console: Console, keyboard: Keyboard, speech: Speech) -> Manual:
    """Asks for every roll and draw of a physical table."""

    def ask(what: str, choices: list[int]) -> int:
        names = {str(choice): speech.outcome(what, choice) for choice in choices}
        plain = all(name == number for number, name in names.items())
        if not plain:
            for number, name in names.items():
                console.print(f"  {number:>3}  {name}")
        has_holes = choices != list(range(choices[0], choices[-1] + 1))
        limits = ", ".join(names) if has_holes else f"{choices[0]}-{choices[-1]}"
        while True:
            answer = keyboard.ask(console.text("dice-ask", what=speech.chance(what), choices=limits) + " ")
            if answer in names:
                return int(answer)
            matching = [number for number, name in names.items() if name.casefold() == answer.casefold()]
            if len(matching) == 1:
                return int(matching[0])
            console.say("dice-again", answer=answer, choices=limits)

    return Manual(ask)


def promise(commitment: str, console: Console) -> None:
    """Before the first roll: the hash of the secret seed."""
    console.paragraph(console.text("sealed-promise"))
    console.print(f"  {commitment}")


def proof(record: Record, console: Console) -> None:
    """After the game: the seed, and whether it has the hash that was promised."""
    end, promised = record.end, record.header.commitment
    if end is None or end.secret is None or promised is None:
        return
    agrees = commitment(bytes.fromhex(end.secret)) == promised
    console.paragraph(console.text("sealed-proof"))
    console.print(f"  {end.secret}")
    console.paragraph(console.text("sealed-agrees" if agrees else "sealed-differs"))
