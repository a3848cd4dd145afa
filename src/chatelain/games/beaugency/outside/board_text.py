"""The table drawn as text, from a view alone."""

from __future__ import annotations

from chatelain.core.drawing import Brush, Names, flow, wrap
from chatelain.games.beaugency.outside.shapes import View
from chatelain.games.beaugency.tables import CARDS, COLOURS

PAINT = {"blue": "34", "yellow": "33", "red": "31"}
GAP = "_"
#: Below this width everything is drawn closer.
WIDE = 64


def draw(view: View, names: Names, colour: bool, width: int) -> str:
    """The board as lines of text; with `colour` in ANSI colours."""
    brush = Brush(colour)
    blocks = [
        _scores(view, names, width),
        _track(view, names, brush, width),
        _castles(view, names, brush, width),
        _dice(view, names, width),
        fill(_legend(names), width),
    ]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def letter(kind: str, names: Names) -> str:
    """What stands on a card and on a space: letters carry the meaning, colour only helps."""
    if kind == "crown":
        return "*"
    if kind == "crown_wall":
        return "*" + names("letter-wall")
    return names(f"letter-{kind.replace('_', '-')}")


def fill(parts: list[str], width: int, gap: str = "   ") -> list[str]:
    """Joins parts into as few lines as it takes; a part is never broken.

    >>> fill(["one", "two", "three"], 12)
    ['one   two', 'three']
    """
    return flow("", parts, gap, width, indent="")


def _name_width(names: Names) -> int:
    """Both players' rows begin in the same column."""
    return max(len(names("seat-0")), len(names("seat-1"))) + 2


def _scores(view: View, names: Names, width: int) -> list[str]:
    lines = []
    step = 1 if width >= WIDE else 3
    for seat, points in enumerate(view["scores"]):
        bar = "=" * (points // step) + "." * (30 // step - points // step)
        mark = ">" if view["turn"] == seat and not view["over"] else " "
        unit = names("board-point" if points == 1 else "board-points")
        lines.append(f"{mark} {names(f'seat-{seat}'):<{_name_width(names)}}[{bar}] {points:>2} {unit}")
    return lines


def _track(view: View, names: Names, brush: Brush, width: int) -> list[str]:
    """A row or two for each colour; the crown stands in brackets, and the six spaces ahead wear their die below."""
    lines = []
    cell = 5 if width >= WIDE else 4
    label_width = max(len(names(f"colour-{colour}")) for colour in COLOURS) + cell - 3
    in_line = (width - label_width) // cell
    size = sum(len(view["track"][colour]) for colour in COLOURS)
    first = 0
    for colour in COLOURS:
        spaces = view["track"][colour]
        label = names(f"colour-{colour}").ljust(label_width)
        for start in range(0, len(spaces), in_line):
            cells, ahead = "", ""
            for offset, space in enumerate(spaces[start : start + in_line], start):
                kind = letter(space, names)
                steps = (first + offset - view["crown"]) % size
                cells += f"[{kind}]".ljust(cell) if steps == 0 else f" {kind}".ljust(cell)
                ahead += (f" {steps}" if 1 <= steps <= 6 and not view["over"] else "").ljust(cell)
            lines.append(brush.paint(PAINT[colour], label + cells.rstrip()))
            if ahead.strip():
                lines.append(" " * label_width + ahead.rstrip())
            label = " " * label_width
        first += len(spaces)
    return lines


def _castles(view: View, names: Names, brush: Brush, width: int) -> list[str]:
    """Colour by colour, because an evaluation compares the two castles of one colour."""
    lines = []
    for colour in COLOURS:
        piles = "  ".join(f"{letter(card, names)} {view['supply'][colour][card]}" for card in CARDS)
        mark = "*" if view["colour"] == colour else " "
        head = fill([f"{mark} {names(f'source-{colour}')}", f"({names('board-supply')} {piles})"], width)
        lines += [brush.paint(PAINT[colour], head[0]), *(f"    {line}" for line in head[1:])]
        for seat in (0, 1):
            cards = [letter(card, names) if card else GAP for card in view["castles"][seat][colour]] or ["-"]
            label = f"    {names(f'seat-{seat}'):<{_name_width(names)}}{view['values'][seat][colour]:>3}  "
            gap = " " if 2 * len(cards) + 16 <= width else ""
            for number, row in enumerate(flow("", cards, gap, width - len(label), indent="")):
                lines.append((" " * len(label) if number else label) + brush.paint(PAINT[colour], row))
    return lines


def _dice(view: View, names: Names, width: int) -> list[str]:
    dice = view["dice"]
    held = [f"{names(f'seat-{seat}')}{names('board-colon')} {dice['seats'][seat]}" for seat in (0, 1)]
    lines = fill([f"{names('board-dice')} {dice['board']} {names('board-on-board')}", *held], width)
    roll = view["roll"]
    if roll is not None:
        faces = " ".join(str(face) for face in [roll["own"], *roll["specials"]])
        used = [f"({names('board-used')} {roll['used']})"] if roll["used"] else []
        roller = names(f"seat-{roll['seat']}")
        lines += fill([f"{roller} {names('board-rolled')}", faces, *used], width, " ")
    if view["hand"] is not None:
        lines.append(f"{names('board-hand')} {names(view['hand'])}")
    if view["odds"] and view["colour"] is None:
        lines += wrap("", names("board-no-risk"), width, indent="")
    elif view["odds"]:
        # 1 die, 2 dice ...: the more special dice join, the smaller the risk.
        risks = [
            f"{dice + 1}d {100 * odds['loss']:.0f}{names('board-percent')}" for dice, odds in enumerate(view["odds"])
        ]
        stake = [f"({names('board-at-risk')} {names(view['at_risk'])})"] if view["at_risk"] else []
        lines += fill([names("board-risk"), *risks, *stake], width, "  ")
    return lines


def _legend(names: Names) -> list[str]:
    """What the letters mean."""
    return [f"{letter(card, names)} {names(card)}" for card in CARDS] + [f"* {names('crown')}", f"{GAP} {names('gap')}"]
