"""The table in plain text, drawn from a view alone, and what a move means in a position.

`draw` writes the districts with their sites, every player, whose turn it is, and the map where it fits. Letters and
brackets carry the meaning, colour only repeats it: without the escape codes both drawings are the same.

`action_words` returns the variables of the text `action-<kind>-here`, which says what a move does in this position.
"""

from __future__ import annotations

from typing import Final, Literal

from chatelain.core.actions import Action
from chatelain.core.drawing import BOLD, DIM, Brush, Names, finish, flow, wrap
from chatelain.games.burdigala.board import CARD_POOL, GOODS_POOL
from chatelain.games.burdigala.facts import Facts
from chatelain.games.burdigala.outside import shapes
from chatelain.games.burdigala.outside.canvas import ROW, Canvas, rows_of
from chatelain.games.burdigala.own_data import STANDARD, edition_named
from chatelain.games.burdigala.tables import CARD_NAMES, GOOD_NAMES, PAWN_LETTERS, TILE_NAMES

#: The map needs so many columns.
_MAP: Final = 72
_STREET: Final = "38;5;245"
_SITE: Final = "38;5;137"
_BUILT: Final = "38;5;70"
_PILES: Final[tuple[Literal["goods", "cards", "tokens"], ...]] = ("goods", "cards", "tokens")
_SEATS: Final = ("38;5;33", "38;5;160", "38;5;172", "38;5;35")


def draw(view: shapes.View, names: Names, colour: bool, width: int) -> str:
    """The whole table, no line wider than `width` (40 at least)."""
    return finish(_Table(view, names, colour, width).lines())


class _Table:
    """One drawing."""

    def __init__(self, view: shapes.View, names: Names, colour: bool, width: int) -> None:
        self.view = view
        self.names = names
        self.colour = colour
        self.paint = Brush(colour).paint
        self.width = width
        self.players = view["players"]
        self.facts = edition_named(view["data"]).facts

    def lines(self) -> list[str]:
        found = [*self.districts(), "", *self.piles()]
        for seat in range(len(self.players)):
            found += ["", *self.player(seat)]
        found += ["", *(self.paint(DIM, line) for line in self.wrap("", self.names("label-map-help")))]
        # The map comes last, and its heading with it: so it stays in sight beside a list of moves.
        if self.width >= _MAP and self.facts.has_places:
            return [*found, "", *self.heading(), *self.map()]
        return [*self.heading(), "", *found]

    # -- pieces

    def flow(self, label: str, items: list[str], separator: str) -> list[str]:
        return flow(label, items, separator, self.width)

    def wrap(self, label: str, text: str) -> list[str]:
        return wrap(label, text, self.width)

    def seat(self, seat: int) -> str:
        return self.names(f"seat-{seat}")

    def goods(self, goods: dict[str, int]) -> str:
        return " ".join(f"{self.names(good)}\u00d7{number}" for good, number in goods.items())

    # -- the top

    def heading(self) -> list[str]:
        view = self.view
        if view["over"]:
            end = self.names(f"reason-{view['end']}")
            return self.wrap("", f"{self.names('label-over')}{self.names('label-colon')} {end}")
        if view["phase"] == "place":
            items = [self.paint(BOLD, self.names("label-setup"))]
        else:
            dice = " ".join(map(str, view["dice"] or []))
            items = [
                self.paint(BOLD, f"{self.names('label-turn')} {view['turn']}"),
                self.seat(view["seat"]),
                f"{self.names('label-dice')} {self.paint(BOLD, dice)}",
            ]
        found = self.flow("", items, "   ")
        for seat in view["to_act"]:
            who = self.paint(BOLD, self.seat(seat) + self.names("label-colon"))
            found += self.wrap(who, self.names(f"what-{view['pending']}"))
        if view["offer"]:
            found += self.wrap(self.names("label-offer"), self.goods(view["offer"]))
        return found

    # -- the map

    def map(self) -> list[str]:
        facts = self.facts
        rows = rows_of([y for _x, y in facts.places])
        if rows is None:
            return []
        width = min(self.width, 96)
        left, right = min(x for x, _y in facts.places), max(x for x, _y in facts.places)
        columns = [(x - left) * (width - 6) // max(1, right - left) for x, _y in facts.places]
        places = [(column + 1, row * ROW) for column, row in zip(columns, rows)]
        canvas = Canvas(width, max(rows) * ROW + 1)
        for one, other in facts.streets:
            canvas.join(places[one - 1], places[other - 1], _STREET)
        for number, district in enumerate(self.view["districts"]):
            self.map_sites(canvas, district, [places[point - 1] for point in facts.touching[number]])
        pawns = self.pawns()
        for point, (column, line) in enumerate(places, start=1):
            label = f"{point}{self.mark(point)}"
            canvas.write(column - len(label) // 2, line, label, BOLD)
            if point in pawns:
                seat, letter = pawns[point]
                canvas.write(column - len(label) // 2 + len(label), line, f":{seat + 1}{letter}", _SEATS[seat])
        return canvas.lines(self.colour)

    def map_sites(self, canvas: Canvas, district: shapes.District, around: list[tuple[int, int]]) -> None:
        """Sites and bonus token in the middle of the district."""
        words = [self.site_sign(site) for site in district["sites"]]
        if district["bonus"]:
            words.append(f"+{district['bonus']}")
        text = " ".join(words)
        top, bottom = min(line for _column, line in around), max(line for _column, line in around)
        line = (top + bottom) // 2
        if line % ROW == 0:  # a row of points: between it and the next there is room
            line += ROW // 2
        column = sum(column for column, _line in around) // len(around) - len(text) // 2
        canvas.write(column, line, text, _SITE)

    def site_sign(self, site: shapes.Site) -> str:
        if site["finished"]:
            return f"[{site['value']}]"
        return f"{site['stones']}/{site['size']}"

    def mark(self, point: int) -> str:
        return ("*" if point in self.facts.ports else "") + ("^" if point in self.facts.fast_points else "")

    def pawns(self) -> dict[int, tuple[int, str]]:
        """Seat and letter of the pawn on every occupied point."""
        return {
            point: (seat, letter)
            for seat, player in enumerate(self.players)
            for letter, point in zip(PAWN_LETTERS, player["pawns"])
            if point
        }

    # -- lists

    def districts(self) -> list[str]:
        """Every district with its sites and the points around it."""
        pawns = self.pawns()
        found: list[str] = []
        for district in self.view["districts"]:
            name = self.names(district["id"]) + (f" +{district['bonus']}" if district["bonus"] else "")
            items = [self.site(site) for site in district["sites"]]
            points = [
                str(point) + (f":{pawns[point][0] + 1}{pawns[point][1]}" if point in pawns else "")
                for point in district["points"]
            ]
            items.append(f"{self.names('label-around').lower()} {' '.join(points)}")
            found += self.flow(self.paint(BOLD, name) + self.names("label-colon"), items, " \u00b7 ")
        return found

    def site(self, site: shapes.Site) -> str:
        """`q2a 2/5`, with what is known of it."""
        if site["finished"]:
            text = f"{site['id']} [{self.names(site['building'] or '')} {site['value']}]"
            return self.paint(_BUILT, text)
        text = f"{site['id']} {site['stones']}/{site['size']}"
        if site["building"]:
            text += f" ({self.names(site['building'])} {site['value']})"
        if site["seen_by"]:
            text += " " + self.names("label-known") + " " + ",".join(str(seat + 1) for seat in site["seen_by"])
        return self.paint(_SITE, text)

    def piles(self) -> list[str]:
        names, piles = self.names, self.view["piles"]
        items = [f"{names(f'label-{pile}')} {piles[pile]}" for pile in _PILES]
        found = self.flow(names("label-piles"), items, ", ")
        if self.view["discards"]:
            cards = [
                names(card) + (f"\u00d7{number}" if number > 1 else "")
                for card, number in self.view["discards"].items()
            ]
            found += self.flow(names("label-discards"), cards, ", ")
        if self.view["known_pile"]:
            found += self.flow(names("label-known-pile"), [self.known(self.view["known_pile"])], " ")
        if self.view["known_tokens"]:
            found += self.flow(names("label-known-tokens"), [self.known_tokens(self.view["known_tokens"])], " ")
        return found

    def known(self, memory: shapes.KnownGoods) -> str:
        """What the viewer remembers of goods that lie face down."""
        return self.goods(memory["goods"]) + self.fewer(memory["lost"])

    def known_tokens(self, memory: shapes.KnownTokens) -> str:
        """The tokens that the viewer has put back."""
        values = [f"{value}\u00d7{number}" for value, number in memory["values"].items()]
        return " ".join(values) + self.fewer(memory["lost"])

    def fewer(self, lost: int) -> str:
        return f" ({self.names('label-perhaps-fewer')})" if lost else ""

    def worth(self, points: int) -> str:
        return f"{points} {self.names('label-point' if points == 1 else 'label-points')}"

    def player(self, seat: int) -> list[str]:
        names, player = self.names, self.players[seat]
        mark = "> " if seat in self.view["to_act"] else ""
        points = self.worth(player["points"])
        if not self.view["over"]:
            points = f"{player['points']} \u2192 {self.worth(player['projected'])}"
        pawns = [f"{letter} {point}" for letter, point in zip(PAWN_LETTERS, player["pawns"]) if point]
        title = [self.paint(BOLD, mark) + self.paint(_SEATS[seat], f"{seat + 1} {self.seat(seat)}"), points]
        found = self.flow("", [*title, f"{names('label-pawns')} {', '.join(pawns) or '-'}"], "  ")
        hand = f"{names('label-hand')} {player['hand']}"
        if player["hand_cards"]:
            hand += f" ({', '.join(names(card) for card in player['hand_cards'])})"
        table = ", ".join(names(card) for card in player["table"]) or "-"
        goods = f"{names('label-goods')} {player['goods']}"
        if player["goods_cards"]:
            goods += f" ({self.goods(player['goods_cards'])})"
        elif player["known_goods"]:
            goods += f" ({names('label-known')} {self.known(player['known_goods'])})"
        tokens = f"{names('label-tokens')} {player['tokens']}"
        if player["token_values"]:
            tokens += f" ({' '.join(map(str, player['token_values']))})"
        return found + self.wrap(" ", " | ".join([hand, f"{names('label-table')} {table}", goods, tokens]))


# -- what a move means here


def action_words(view: shapes.View, action: Action, names: Names) -> dict[str, str | int]:
    """What a legal move of the seat to act is about: places by number and name, sites with their stones."""
    words: dict[str, str | int] = dict(zip(action.values, action.words))
    facts = edition_named(view["data"]).facts
    player = view["players"][view["to_act"][0]]
    if "to" in words:
        words["place"] = _place(str(words["to"]), facts, names)
    if "pawn" in words:
        words["start"] = player["pawns"][action.values["pawn"]] or 0
    if action.kind == "send":
        words["owner"] = names(f"seat-{view['sent']}")
    if action.kind in ("lay", "look", "stone"):
        id = words.get("site", view["laid"])
        site = next(site for district in view["districts"] for site in district["sites"] if site["id"] == id)
        words |= {"site": names(str(id)), "stones": site["stones"] + 1, "size": site["size"]}
    if action.kind == "influence":
        old = (view["dice"] or [])[action.values["die"]]
        words |= {"old": old, "new": old + 1 if action.words[1] == "up" else old - 1}
    return words


def _place(number: str, facts: Facts, names: Names) -> str:
    """A point with its name, if it is one of the map that comes with the game."""
    is_standard = facts.touching == STANDARD.touching
    return f"{number} ({names(f'point-{number}')})" if is_standard else number


def outcome_word(what: str, number: int) -> str:
    """The text that names a draw: a tile, a good or a card. Other draws have a text of their own."""
    if what == "building":
        return TILE_NAMES[number].replace("_", "-")
    if what in ("good", "stolen-good"):
        return GOOD_NAMES[number - (GOODS_POOL if what == "good" else 0)]
    if what in ("card", "betrayed-card"):
        return CARD_NAMES[number - (CARD_POOL if what == "card" else 0)]
    return ""
