"""The table in plain text, drawn from a view alone, and what a move means in a position.

`draw` writes phase, dice and colours, and every player with the estate. Letters and brackets carry the meaning, colour
only repeats it: without the escape codes both drawings are the same.

`action_words` returns the variables of the text `action-<kind>-here`, which says what a move does in this position.
"""

from __future__ import annotations

from typing import Final

from chatelain.core.actions import Action
from chatelain.core.drawing import BOLD, DIM, GAP, Brush, Names, abreast, finish, flow, pad, wrap
from chatelain.games.dice.marking import zone_points
from chatelain.games.dice.outside.shapes import Player, Roll, View
from chatelain.games.dice.own_data import edition_named
from chatelain.games.dice.sheets import Sheet, sheet_named
from chatelain.games.dice.tables import BONUSES, COLOURS, GREEN, PHASE_NAMES, SALE_POINTS, ZONE_BONUS
from chatelain.hexes import NAMES

#: A space takes five columns; an estate seven of them, with the letter of the row before.
_CELL: Final = 5
_ESTATE: Final = 37

# Escape codes by colour: a marked space has a ground, an empty one just coloured letters.
_MARKED: Final = ("97;48;5;25", "30;48;5;247", "30;48;5;208", "97;48;5;90", "30;48;5;220", "97;48;5;28")
_EMPTY: Final = ("38;5;33", "38;5;245", "38;5;208", "38;5;133", "38;5;178", "38;5;34")


def draw(view: View, names: Names, colour: bool, width: int) -> str:
    """The whole table, no line wider than `width` (40 at least)."""
    return finish(_Table(view, names, colour, width).lines())


def sheet_of(view: View) -> Sheet:
    """The sheet of a view, with the values that belong to it."""
    return sheet_named(view["sheet"], edition_named(view["data"]))


class _Table:
    """One drawing."""

    def __init__(self, view: View, names: Names, colour: bool, width: int) -> None:
        self.view = view
        self.names = names
        self.paint = Brush(colour).paint
        self.width = width
        self.sheet = sheet_of(view)
        self.players = view["players"]
        self.is_setup = view["phase"] == "setup"

    def lines(self) -> list[str]:
        return [*self.heading(), *self.colours(), *self.estates(), *self.legend()]

    # -- pieces

    def player(self, seat: int) -> str:
        return self.names(f"seat-{seat}")

    def letter(self, colour: int) -> str:
        return self.names(f"letter-{COLOURS[colour]}")

    # -- the top

    def heading(self) -> list[str]:
        items = [self.paint(BOLD, self.title())]
        roll = None if self.view["over"] else self.view["roll"]
        if roll is not None:
            crossed, boxes = self.view["crossed"], self.view["boxes"]
            if crossed is not None and boxes is not None:
                items.append(f"{self.names('label-time')} [{'x' * crossed}{'.' * (boxes - crossed)}]")
            if self.view["last"]:
                items.append(self.names("label-last-turn"))
        found = flow("", items, "   ", self.width)
        if roll is not None:
            found += flow("", [self.names("label-dice"), *self.dice(roll)], "  ", self.width)
        for seat in self.view["to_act"]:
            who = self.paint(BOLD, self.player(seat) + self.names("label-colon"))
            found += wrap(who, self.names(self.decision(seat)), self.width)
        return found

    def title(self) -> str:
        names, view = self.names, self.view
        if self.is_setup or view["over"]:
            return names("label-setup" if self.is_setup else "label-over")
        phase = names(f"phase-{PHASE_NAMES.index(view['phase']) + 1}")
        turn = f"{names('label-turn')} {view['turn']}"
        whole = f" {names('label-of')} {view['turns']}" if view["turns"] is not None else ""
        return f"{phase[0].upper()}{phase[1:]}, {turn}{whole}"

    def dice(self, roll: Roll) -> list[str]:
        colours = [self.paint(_MARKED[COLOURS.index(name)], self.names(name)) for name in roll["colours"]]
        glass = "double-hourglass" if roll["hourglasses"] == 2 else "hourglass"
        return [*colours, *(self.paint(BOLD, str(number)) for number in roll["numbers"]), self.names(glass)]

    def decision(self, seat: int) -> str:
        """What a seat has to do; of the others only what everybody knows."""
        roll, draft = self.view["roll"], self.players[seat]["draft"]
        if roll is None:
            return "what-start"
        if not draft or draft == ["sell"]:
            is_sale = not draft and roll["hourglasses"] == 2 and self.players[seat]["goods"]
            return "what-sale" if is_sale else "what-combination"
        can_go_on = draft[-1].startswith("mark") and self.players[seat]["silver"]
        return "what-silver" if can_go_on else "what-commit"

    def colours(self) -> list[str]:
        """For every colour the value that is open, in brackets where nothing is left."""
        if self.is_setup or self.view["over"]:
            return []
        items = []
        for colour, name in enumerate(COLOURS):
            value = self.view["colours"][name]["open"]
            items.append(f"{self.paint(_EMPTY[colour], self.letter(colour))} {value or '(0)'}")
        return flow("", [self.paint(BOLD, self.names("label-colours")), *items], "  ", self.width)

    # -- the players

    def estates(self) -> list[str]:
        """Blocks side by side as far as they fit, the viewer first."""
        seats = len(self.players)
        first = next((seat for seat, player in enumerate(self.players) if player["draft"] is not None), 0)
        order = [(first + step) % seats for step in range(seats)]
        fit = max(1, (self.width + GAP) // (_ESTATE + GAP))
        in_row = -(-seats // -(-seats // fit))
        room = (self.width + GAP) // in_row - GAP
        found: list[str] = []
        for start in range(0, seats, in_row):
            row = order[start : start + in_row]
            found += ["", *abreast([self.things(seat, room) for seat in row], room)]
            found += abreast([self.hexagon(self.players[seat]) for seat in row], room)
        return found

    def things(self, seat: int, room: int) -> list[str]:
        """Everything of a player but the estate."""
        player, names = self.players[seat], self.names
        mark = "> " if seat in self.view["to_act"] else ""
        total = player["points"] if player["total"] is None else player["total"]
        points = f"{total} {names('label-point' if total == 1 else 'label-points')}"
        if total != player["points"]:
            points = f"{player['points']} \u2192 {points}"
        title = [self.paint(BOLD, mark + self.player(seat)), points]
        if player["committed"] and not self.view["over"]:
            title.append(names("label-finished"))
        if player["castle"] is None:
            return [*flow("", title, "  ", room), *wrap("", names("label-hidden"), room)]
        purse = [f"{names(f'label-{kind}')} {player[kind]}" for kind in ("monks", "workers", "silver", "goods")]
        columns = f"({names('label-columns')} {' + '.join(map(str, player['columns']))})"
        return [*flow("", [*title, columns], "  ", room), *flow("", purse, "  ", room)]

    def hexagon(self, player: Player) -> list[str]:
        """Seven lines."""
        found: list[str] = []
        drafted = {move.split()[-1] for move in player["draft"] or [] if len(move.split()) == 3}
        space = 0
        for row, letters in enumerate(self.sheet.layout.split("/")):
            line = "abcdefg"[row] + " " + " " * ((7 - len(letters)) * _CELL // 2)
            for _letter in letters:
                line += self.cell(player["marks"][space], space, NAMES[space] in drafted)
                space += 1
            found.append(line)
        return found

    def cell(self, number: int | None, space: int, is_draft: bool) -> str:
        colour = self.sheet.colour[space]
        letter = self.letter(colour)
        if number is not None:
            inside = f"{letter}{number or '*'}"
            return pad(self.paint(_MARKED[colour], f"<{inside}>" if is_draft else f"[{inside}]"), _CELL)
        if colour == GREEN:
            letter += self.letter(_colour_of_square(self.sheet, space)).lower()
        return " " + pad(self.paint(_EMPTY[colour], letter), _CELL - 1)

    # -- the legend

    def legend(self) -> list[str]:
        """What the letters mean."""
        spaces = [f"{self.letter(colour)} {self.names(f'space-{name}')}" for colour, name in enumerate(COLOURS)]
        found = flow(self.names("label-spaces"), spaces, ", ", self.width)
        found += wrap("", self.names("label-help"), self.width)
        return ["", *[self.paint(DIM, line) for line in found]]


def _colour_of_square(sheet: Sheet, space: int) -> int:
    """A castle's square has the colour whose zones give its bonus."""
    return ZONE_BONUS.index(sheet.square[space])


# -- what a move means here


def action_words(view: View, action: Action, names: Names) -> dict[str, str | int]:
    """Space, number and zone of a move, and the points of the zone if it is finished; the goods of a sale."""
    sheet = sheet_of(view)
    player = next(player for player in view["players"] if player["draft"] is not None)
    if action.kind == "start":
        castle = action.values["castle"]
        return {"castle": names(f"castle-{BONUSES[castle]}"), "space": NAMES[sheet.castles[castle]]}
    if action.kind == "sell":
        return {"goods": player["goods"], "points": player["goods"] * int(SALE_POINTS)}
    words: dict[str, str | int] = {}
    if "space" in action.values:
        space = action.values["space"]
        colour = COLOURS[sheet.colour[space]]
        words = {"number": action.values["number"] + 1, "space": NAMES[space], "points": 0}
        words |= {"zone": names(f"zone-{colour}"), "die": names(colour)}
        zone = [other for other in range(37) if sheet.zone[space] >> other & 1]
        if all(player["marks"][other] is not None for other in zone if other != space):
            words["points"] = int(zone_points(sheet, space, PHASE_NAMES.index(view["phase"])))
    return words
