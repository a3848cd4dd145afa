"""The table in plain text, drawn from a view alone, and what a move means in a position.

`draw` writes phase and dice, the depots, and every player with an estate. Letters and brackets carry the meaning,
colour only repeats it: without the escape codes both drawings are the same.

`action_words` returns the variables of the text `action-<kind>-here`, which says what a move does in this position
("Take a bank from depot 3 with the 4"); the text `action-<kind>` needs neither position nor hook. Events and refusals
need no hook at all: the engine's words become names by ids such as `tile-bank`. `outcome_word` names what was drawn.
"""

from __future__ import annotations

from typing import Final

from chatelain.core.actions import Action
from chatelain.core.drawing import BOLD, DIM, GAP, Brush, Names, abreast, finish, flow, pad, size, wrap
from chatelain.games.burgundy.board import BLACK_POOL, GOODS_POOL
from chatelain.games.burgundy.estates import ESTATES
from chatelain.games.burgundy.outside.shapes import Player, View
from chatelain.games.burgundy.tables import DEPOTS, GOOD_NAMES, NUMBERS, PLACE_NAMES, STORAGE, WORKERS_NEEDED
from chatelain.games.burgundy.tiles import (
    FAMILY_LETTERS,
    FAMILY_NAMES,
    FAMILY_OF,
    KNOWLEDGE,
    PASTURE,
    PLACE_HELPER,
    TAKE_HELPER,
    TILE_NAMES,
    TILE_OF,
)
from chatelain.hexes import NAMES

#: A space takes five columns; an estate seven of them, with the letter of the row before.
_CELL: Final = 5
_ESTATE: Final = 37
#: An estate of the catalogue.
_PICTURE: Final = 13
_EMPTY: Final = "-"

# Escape codes by family: a covered space has a ground, an empty one just coloured letters.
_COVERED: Final = ("97;48;5;22", "30;48;5;247", "97;48;5;25", "30;48;5;113", "30;48;5;180", "30;48;5;220")
_OPEN: Final = ("38;5;35", "38;5;245", "38;5;33", "38;5;70", "38;5;137", "38;5;172")
_GOODS: Final = ("38;5;37", "38;5;97", "38;5;168", "38;5;160", "38;5;130", "38;5;208")


def draw(view: View, names: Names, colour: bool, width: int) -> str:
    """The whole table, no line wider than `width` (40 at least)."""
    return finish(_Table(view, names, colour, width).lines())


class _Table:
    """One drawing."""

    def __init__(self, view: View, names: Names, colour: bool, width: int) -> None:
        self.view = view
        self.names = names
        self.paint = Brush(colour).paint
        self.width = width
        self.players = view["players"]
        self.is_setup = view["phase"] == "setup"

    def lines(self) -> list[str]:
        found = self.heading()
        if not self.is_setup:
            found += ["", *([] if self.view["over"] else self.depots() + self.black()), *self.bonuses()]
        found += self.estates()
        if self.is_choosing():
            found += ["", *self.catalogue()]
        return [*found, *self.legend()]

    # -- pieces

    def player(self, seat: int) -> str:
        return self.names(f"seat-{seat}")

    def tile(self, tile: str) -> str:
        """The name of a tile, with the number of a knowledge tile."""
        family = FAMILY_OF[TILE_OF[tile]]
        name = f"{tile} {self.names(tile)}" if FAMILY_NAMES[family] == "knowledge" else self.names(tile)
        return self.paint(_OPEN[family], name)

    def code(self, tile: str) -> str:
        """At most three letters for a covered space."""
        if FAMILY_NAMES[FAMILY_OF[TILE_OF[tile]]] == "knowledge":
            return tile
        if tile[-1].isdigit():
            return self.names(f"code-{tile[:-1]}") + tile[-1]
        return self.names(f"code-{tile}")

    def good(self, good: str) -> str:
        return self.paint(_GOODS[GOOD_NAMES.index(good)], self.names(f"good-{good}"))

    def goods(self, goods: dict[str, int]) -> list[str]:
        return [f"{self.good(good)}\u00d7{amount}" for good, amount in goods.items()]

    def letter(self, family: int) -> str:
        return self.names(f"letter-{FAMILY_NAMES[family]}")

    # -- the top

    def heading(self) -> list[str]:
        view = self.view
        if self.is_setup:
            title = self.names("label-setup")
        elif view["over"]:
            title = self.names("label-over")
        else:
            phase, turn = self.names("phase").capitalize(), self.names("round")
            title = f"{phase} {view['phase']}, {turn} {view['round']} {self.names('label-of-five')}"
        order = " > ".join(str(seat + 1) for seat in view["order"])
        items = [self.paint(BOLD, title), f"{self.names('label-order')} {order}"]
        if not self.is_setup and not view["over"]:
            items.append(f"{self.names('label-white-die')} {view['white_die']}")
        found = flow("", items, "   ", self.width)
        if view["round_goods"]:
            coming = [self.good(good) for good in view["round_goods"]]
            found += flow(self.names("label-next-goods"), coming, ", ", self.width)
        for seat in view["to_act"]:
            who = self.paint(BOLD, self.player(seat) + self.names("label-colon"))
            found += wrap(who, self.names(self.decision(seat)), self.width)
        return found

    def decision(self, seat: int) -> str:
        if not self.is_setup:
            return f"what-{self.view['pending']}"
        return "what-estate" if self.players[seat]["estate"] is None else "what-start"

    def depots(self) -> list[str]:
        """A table, or lines with only what is there when that would be too wide."""
        rows: list[list[str]] = []
        for number, depot in enumerate(self.view["depots"], start=1):
            goods = " ".join(self.goods(depot["goods"]))
            rows.append([str(number), *self.places(depot["tiles"]), f"| {goods}" if goods else ""])
        widths = [max(size(row[column]) for row in rows) for column in range(len(rows[0]))]
        found = [self.paint(BOLD, self.names("label-depots"))]
        if sum(widths) + 2 * len(widths) <= self.width:
            return found + ["  " + "  ".join(pad(cell, wide) for cell, wide in zip(row, widths)) for row in rows]
        for row in rows:
            filled = [cell for cell in row[1:-1] if not cell.endswith(f" {_EMPTY}")] + row[-1].split()
            found += flow(f"  {row[0]} ", filled or [_EMPTY], "  ", self.width)
        return found

    def places(self, tiles: list[str | None]) -> list[str]:
        return [f"{letter} {self.tile(tile) if tile else _EMPTY}" for letter, tile in zip(PLACE_NAMES, tiles)]

    def black(self) -> list[str]:
        label = self.names("label-black-bought" if self.view["bought"] else "label-black")
        return flow(self.paint(BOLD, label), self.places(self.view["black"]), "  ", self.width)

    def bonuses(self) -> list[str]:
        items = []
        for family, name in enumerate(FAMILY_NAMES):
            owners = [_EMPTY if seat is None else str(seat + 1) for seat in self.view["bonuses"][name]]
            items.append(f"{self.paint(_OPEN[family], self.letter(family))} {'/'.join(owners)}")
        return flow(self.paint(BOLD, self.names("label-bonuses")), items, "  ", self.width)

    # -- the players

    def estates(self) -> list[str]:
        """Blocks side by side as far as they fit, whoever is to act first."""
        seats = len(self.players)
        first = self.view["to_act"][0] if self.view["to_act"] else 0
        order = [(first + step) % seats for step in range(seats)]
        fit = max(1, (self.width + GAP) // (_ESTATE + GAP))
        rows = -(-seats // fit)
        in_row = -(-seats // rows)
        room = (self.width + GAP) // in_row - GAP
        found: list[str] = []
        for start in range(0, seats, in_row):
            row = order[start : start + in_row]
            found += ["", *abreast([self.things(seat, room) for seat in row], room)]
            found += ["", *abreast([self.hexagon(self.players[seat]) for seat in row], room)]
        return found

    def worth(self, points: int) -> str:
        return f"{points} {self.names('label-point' if points == 1 else 'label-points')}"

    def things(self, seat: int, room: int) -> list[str]:
        """Everything of a player but the estate."""
        player = self.players[seat]
        names = self.names
        mark = "> " if seat in self.view["to_act"] else ""
        points = self.worth(player["points"])
        if not self.view["over"] and not self.is_setup:
            points = f"{player['points']} \u2192 {self.worth(player['projected'])}"
        title = [self.paint(BOLD, mark + self.player(seat)), points, *self.estate(player)]
        if self.is_setup and player["ready"]:
            title.append(names("label-ready"))
        purse = [f"{names('label-silver')} {player['silver']}", f"{names('label-workers')} {player['workers']}"]
        if not self.is_setup and not self.view["over"]:
            rolled = zip(player["dice"], player["used"])
            dice = [self.paint(DIM, f"({die})") if used else self.paint(BOLD, str(die)) for die, used in rolled]
            purse.append(f"{names('label-dice')} {' '.join(dice)}")
        found = flow("", title, "  ", room) + flow("", purse, "  ", room)
        goods = self.goods(player["goods"]) or [_EMPTY]
        sold = player["sold"]
        if sold:
            goods.append(f"({names('label-sold')} {sum(sold.values())}, {names('label-types')} {len(sold)})")
        found += flow(names("label-goods"), goods, " ", room)
        return found if self.is_setup else found + flow("", self.storage(player), "  ", room)

    def storage(self, player: Player) -> list[str]:
        """The three places, and the tile that waits for one of them."""
        found = [
            f"s{slot + 1} {self.tile(tile) if tile else _EMPTY}" for slot, tile in enumerate(player["stored"][:STORAGE])
        ]
        new = player["stored"][STORAGE]
        if new:
            found.append(f"{self.names('label-new')} {self.tile(new)}")
        return found

    def estate(self, player: Player) -> list[str]:
        """Which estate, and whether the Spielbox rules hold."""
        number = player["estate"]
        if number is None:
            return []
        name = self.names("label-own-estate") if "/" in number else f"{self.names('label-estate')} {number}"
        return [f"{name}, Spielbox" if player["spielbox"] else name]

    def hexagon(self, player: Player) -> list[str]:
        """Seven lines, or the reason why there is nothing to see."""
        if player["layout"] is None:
            return wrap("", self.names("label-hidden"), _ESTATE)
        found: list[str] = []
        space = 0
        for row, letters in enumerate(player["layout"].split("/")):
            line = "abcdefg"[row] + " " + " " * ((7 - len(letters)) * _CELL // 2)
            for letter in letters:
                line += self.cell(player, space, FAMILY_LETTERS.index(letter))
                space += 1
            found.append(line)
        return found

    def cell(self, player: Player, space: int, family: int) -> str:
        tile = player["tiles"][space]
        if tile is None and player["start"] == NAMES[space] and self.is_setup:
            tile = "castle"
        if tile is None:
            return " " + pad(self.paint(_OPEN[family], f"{self.letter(family)}{NUMBERS[space]}"), _CELL - 1)
        return pad(self.paint(_COVERED[family], f"[{self.code(tile)}]"), _CELL)

    # -- choosing an estate

    def is_choosing(self) -> bool:
        acting = self.view["to_act"]
        return self.is_setup and bool(acting) and all(self.players[seat]["estate"] is None for seat in acting)

    def catalogue(self) -> list[str]:
        """All estates, small."""
        in_row = (self.width + GAP) // (_PICTURE + GAP)
        pictures: list[list[str]] = []
        for number, estate in ESTATES.items():
            lines = [self.paint(BOLD, number)]
            for row in estate.layout.split("/"):
                letters = [self.paint(_OPEN[at], self.letter(at)) for at in map(FAMILY_LETTERS.index, row)]
                lines.append(" " * (7 - len(row)) + " ".join(letters))
            pictures.append(lines)
        found = [self.paint(BOLD, self.names("label-estates"))]
        for start in range(0, len(pictures), in_row):
            shown = pictures[start : start + in_row]
            found += ["", *abreast(shown, _PICTURE)]
        return found

    # -- the legend

    def legend(self) -> list[str]:
        """What letters and codes mean; only tiles that lie in an estate are explained."""
        names = self.names
        spaces = [f"{self.letter(family)} {names(name)}" for family, name in enumerate(FAMILY_NAMES)]
        goods = [f"{number} {names(f'good-{good}')}" for number, good in enumerate(GOOD_NAMES, start=1)]
        found = flow(names("label-spaces"), spaces, ", ", self.width)
        if any(player["layout"] for player in self.players):
            found += wrap("", names("label-space-help"), self.width)
        placed = {TILE_OF[tile] for player in self.players for tile in player["tiles"] if tile}
        if placed:
            tiles = {self.meaning(TILE_NAMES[tile]): None for tile in sorted(placed, key=_by_family)}
            found += flow(names("label-tiles"), list(tiles), ", ", self.width)
        found += flow(names("label-goods-help"), goods, ", ", self.width)
        return ["", *[self.paint(DIM, line) for line in found]]

    def meaning(self, tile: str) -> str:
        """A code with its name; all tiles of a species have one."""
        if FAMILY_NAMES[FAMILY_OF[TILE_OF[tile]]] == "pasture":
            species = tile[:-1]
            return f"{self.names(f'code-{species}')} {self.names(species)}"
        return f"{self.code(tile)} {self.names(tile)}"


def _by_family(tile: int) -> tuple[int, int]:
    return FAMILY_OF[tile], tile


# -- what a move means here


def action_words(view: View, action: Action, names: Names) -> dict[str, str | int]:
    """What a legal move of the seat to act is about: tile, goods, the value of the die (0: none) and the workers."""
    words: dict[str, str | int] = {}
    for field, word in zip(action.values, action.words):
        id = word if field == "depot" else f"{field}-{word}"
        words[field] = names(id) if field in ("depot", "die", "good") else word
    player = view["players"][view["to_act"][0]]
    values = action.values
    tile = _tile_meant(view, player, action)
    if tile is not None:
        words["tile"] = names(tile_text(tile))
    elif action.kind == "sell":
        words["amount"] = player["goods"][action.words[1]]
    elif action.kind in ("load", "load-two"):
        depots = [values["depot"], (values["depot"] + 1) % DEPOTS][: 1 if action.kind == "load" else 2]
        goods = [item for depot in depots for item in view["depots"][depot]["goods"].items()]
        words["goods"] = ", ".join(f"{names(f'good-{good}')}\u00d7{n}" for good, n in goods) or names("label-none")
        words["next"] = names(f"depot{depots[-1] + 1}")
    if "die" in values:
        words["value"] = 0 if action.words[0] == "free" else player["dice"][values["die"]]
        words["workers"] = _workers(player, action)
    return words


def _tile_meant(view: View, player: Player, action: Action) -> str | None:
    """The tile that a move takes, places or gives up."""
    values = action.values
    if "stored" in values:
        return player["stored"][values["stored"]]
    if "slot" in values:
        tiles = view["depots"][values["depot"]]["tiles"] if "depot" in values else view["black"]
        return tiles[values["slot"]]
    return None


def _workers(player: Player, action: Action) -> int:
    """R4.4 to R4.7 from what lies open: the workers that a move with a die costs."""
    values = action.values
    if action.kind == "workers" or action.words[0] == "free":
        return 0
    helper = 0
    if action.kind == "take":
        number, helper = values["depot"] + 1, int(TAKE_HELPER)
    elif action.kind == "place":
        tile = player["stored"][values["stored"]] or ""
        number, helper = NUMBERS[values["space"]], PLACE_HELPER[FAMILY_OF[TILE_OF[tile]]]
    else:
        number = values["good"] + 1
    mode = 2 * ("k8" in player["tiles"]) + (f"k{helper}" in player["tiles"])
    die = player["dice"][values["die"]]
    return WORKERS_NEEDED[mode * 64 + die * 8 + number]


# -- names of tiles and draws


def tile_text(tile: str) -> str:
    """The text that names a tile in a sentence; a number of animals needs no article."""
    return tile if FAMILY_OF[TILE_OF[tile]] == PASTURE else f"tile-{tile}"


def outcome_word(what: str, number: int) -> str:
    """The text that names a draw: a tile or a good. Other draws have a text of their own."""
    if what in ("tile", "black-tile"):
        tile = TILE_NAMES[number - (BLACK_POOL if what == "black-tile" else 0)]
        return f"tile-{tile}" if FAMILY_OF[TILE_OF[tile]] == KNOWLEDGE else tile
    if what in ("good", "start-good"):
        return f"good-{GOOD_NAMES[number - GOODS_POOL]}"
    return ""
