"""The table drawn as text, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chatelain.games.beaugency.cards import CARDS, COLOURS, SPACES

Names = Callable[[str], str]

#: What stands on a card and on a space: letters carry the meaning, colour only helps.
LETTER = {"wall": "W", "small_tower": "S", "house": "H", "great_tower": "T", "crown": "*", "crown_wall": "*W"}
PAINT = {"blue": "34", "yellow": "33", "red": "31", "bold": "1"}
GAP = "_"


def draw(view: dict[str, object], lang_names: Names, colour: bool, width: int) -> str:
    """The board as lines of text; with `colour` in ANSI colours."""
    brush = Brush(colour)
    table: dict[str, Any] = dict(view)
    blocks = [
        _scores(table, lang_names, brush),
        _track(table, lang_names, brush, width),
        _castles(table, lang_names, brush),
        _dice(table, lang_names),
        _legend(lang_names, width),
    ]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


class Brush:
    """Paints words, or leaves them plain."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on

    def paint(self, text: str, paint: str) -> str:
        return f"\x1b[{PAINT[paint]}m{text}\x1b[0m" if self.is_on else text


def _scores(view: dict[str, Any], names: Names, brush: Brush) -> list[str]:
    lines = []
    for seat, points in enumerate(view["scores"]):
        bar = "=" * points + "." * (30 - points)
        mark = ">" if view["turn"] == seat and not view["over"] else " "
        lines.append(f"{mark} {names(f'board-player-{seat}'):<7}[{bar}] {points:>2} {names('board-points')}")
    return lines


def _track(view: dict[str, Any], names: Names, brush: Brush, width: int) -> list[str]:
    """One row a colour; the crown stands in brackets, and the six spaces ahead wear their die below."""
    lines = []
    label_width = max(len(names(f"colour-{colour}")) for colour in COLOURS) + 2
    for number, colour in enumerate(COLOURS):
        cells, ahead = "", ""
        for space in range(number * 8, number * 8 + 8):
            letter = LETTER[SPACES[space]]
            steps = (space - view["crown"]) % 24
            cells += f"[{letter}]".ljust(5) if steps == 0 else f" {letter}".ljust(5)
            ahead += (f" {steps}" if 1 <= steps <= 6 and not view["over"] else "").ljust(5)
        label = names(f"colour-{colour}").ljust(label_width)
        lines.append("  " + brush.paint(label + cells.rstrip(), colour))
        if ahead.strip():
            lines.append("  " + " " * label_width + ahead.rstrip())
    return lines


def _castles(view: dict[str, Any], names: Names, brush: Brush) -> list[str]:
    """Colour by colour, because an evaluation compares the two castles of one colour."""
    lines = []
    for colour in COLOURS:
        piles = "  ".join(f"{LETTER[card]} {view['supply'][colour][card]}" for card in CARDS)
        title = names(f"source-{colour}")
        mark = "*" if view["colour"] == colour else " "
        lines.append(f"{mark} {brush.paint(title, colour)}   ({names('board-supply')} {piles})")
        for seat in (0, 1):
            row = " ".join(LETTER[card] if card else GAP for card in view["castles"][seat][colour]) or "-"
            worth = view["values"][seat][colour]
            lines.append(f"    {names(f'board-player-{seat}'):<7}{worth:>3}  {brush.paint(row, colour)}")
    return lines


def _dice(view: dict[str, Any], names: Names) -> list[str]:
    dice = view["dice"]
    held = "  ".join(f"{names(f'board-player-{seat}')} {dice['seats'][seat]}" for seat in (0, 1))
    lines = [f"{names('board-dice')} {dice['board']} {names('board-on-board')}  {held}"]
    roll = view["roll"]
    if roll is not None:
        faces = " ".join(str(face) for face in [roll["own"], *roll["specials"]])
        used = f" ({names('board-used')} {roll['used']})" if roll["used"] else ""
        lines.append(f"{names('board-roll-' + str(roll['seat']))} {faces}{used}")
    if view["hand"] is not None:
        lines.append(f"{names('board-hand')} {names(view['hand'])}")
    if view["odds"] and view["colour"] is None:
        lines.append(names("board-no-risk"))
    elif view["odds"]:
        # 1 die, 2 dice ...: the more special dice join, the smaller the risk.
        risks = "  ".join(
            f"{dice + 1}d {100 * odds['loss']:.0f}{names('board-percent')}" for dice, odds in enumerate(view["odds"])
        )
        stake = f"  ({names('board-at-risk')} {names(view['at_risk'])})" if view["at_risk"] else ""
        lines.append(f"{names('board-risk')} {risks}{stake}")
    return lines


def _legend(names: Names, width: int) -> list[str]:
    """What the letters mean, on as many lines as it takes."""
    words = [f"{LETTER[card]} {names(card)}" for card in CARDS]
    words += [f"* {names('crown')}", f"{GAP} {names('gap')}"]
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 3 + len(word) > max(width, 20):
            lines.append("")
        lines[-1] += (" · " if lines[-1] else "") + word
    return lines
