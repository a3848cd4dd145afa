"""The table in plain text, drawn from a view alone, and what a move means in a position.

`draw` writes round and turn, the rows, the piles, and every player with their estate. Letters and brackets carry the
meaning, colour only repeats it: without the escape codes both drawings are the same.

`action_words` returns the variables of the text `action-<kind>-here`, which says what a move does in this position
("Take bank 3 from row 4"). `outcome_word` names what was drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chatelain.core.actions import Action
from chatelain.core.drawing import BOLD, DIM, GAP, Brush, Names, abreast, finish, flow, wrap
from chatelain.games.cards.board import ANIMALS_POOL
from chatelain.games.cards.cards import (
    ANIMAL_NAMES,
    CARD_NAMES,
    CARD_OF,
    DIE_OF,
    FACE_NAMES,
    FACE_OF,
    GOOD_NAMES,
    TYPE_NAMES,
    TYPE_OF,
)
from chatelain.games.cards.outside import shapes

#: Two players stand side by side from this width on.
_ABREAST: Final = 38
_EMPTY: Final = "-"

#: Escape codes by type: castle, mine, cloister, knowledge, ship, pasture, building.
_TYPE: Final = ("38;5;35", "38;5;245", "38;5;97", "38;5;172", "38;5;33", "38;5;70", "38;5;137")


def draw(view: shapes.View, names: Names, colour: bool, width: int) -> str:
    """The whole table, no line wider than `width` (40 at least)."""
    return finish(_Table(view, names, colour, width).lines())


def bonus_words(bonus: shapes.Bonus, names: Names) -> str:
    """What a choice of a round gives, in words."""
    found = [names(f"gift-{name}-1") if n == 1 else f"{n} {names(f'gift-{name}')}" for name, n in bonus.items()]
    return f" {names('gift-and')} ".join(found)


class _Table:
    """One drawing."""

    def __init__(self, view: shapes.View, names: Names, colour: bool, width: int) -> None:
        self.view = view
        self.names = names
        self.paint = Brush(colour).paint
        self.width = width
        self.players = view["players"]

    def lines(self) -> list[str]:
        found = [*self.heading(), ""]
        if not self.view["over"]:
            found += [*self.rows(), *self.piles()]
        found += self.bonus_cards()
        blocks = [self.player(seat) for seat in self.seats()]
        if "aaron" in self.view:
            blocks.append(self.aaron)
        room = (self.width - GAP) // 2
        if room >= _ABREAST and len(blocks) > 1:
            for start in range(0, len(blocks), 2):
                found += ["", *abreast([block(room) for block in blocks[start : start + 2]], room)]
        else:
            for block in blocks:
                found += ["", *block(self.width)]
        return [*found, *self.legend()]

    # -- pieces

    def card(self, card: str) -> str:
        return self.paint(_TYPE[TYPE_OF[CARD_OF[card]]], self.names(card))

    def code(self, card: str) -> str:
        """A letter, or two for a building, and the die."""
        number = CARD_OF[card]
        face = FACE_NAMES[FACE_OF[number]]
        letters = self.names(f"letter-{face}" if TYPE_OF[number] < 6 else f"code-{face}")
        return self.paint(_TYPE[TYPE_OF[number]], f"{letters}{DIE_OF[number]}")

    def points(self, points: int) -> str:
        return self.names("gift-points-1") if points == 1 else f"{points} {self.names('gift-points')}"

    def name_of(self, seat: int) -> str:
        return self.names(f"seat-{seat}")

    # -- the top

    def heading(self) -> list[str]:
        view, names = self.view, self.names
        if view["over"]:
            title = names("label-over")
            if "aaron" in view:
                title += f", {names('label-lost' if view['aaron']['won'] else 'label-won')}"
        else:
            turn = f"{names('turn')} {view['turn']} {names('label-of-six')}"
            title = f"{names('round').capitalize()} {view['round']}, {turn}"
        items = [self.paint(BOLD, title)]
        if len(self.players) > 1:
            items.append(f"{names('label-order')} " + " > ".join(str(seat + 1) for seat in view["order"]))
        discarded = sum(view["discard"].values())
        items.append(f"{names('label-deck')} {view['deck']}, {names('label-discard')} {discarded}")
        found = flow("", items, "   ", self.width)
        if not view["over"]:
            bonuses = [f"({at}) {bonus_words(bonus, names)}" for at, bonus in enumerate(view["bonuses"], start=1)]
            found += flow(names("label-bonuses"), bonuses, ", ", self.width)
        for seat in view["to_act"]:
            who = self.paint(BOLD, self.name_of(seat) + names("label-colon"))
            found += wrap(who, self.decision(), self.width)
        cards = [f"b{at} {self.card(card)}" for at, card in enumerate(view["seen"], start=1) if card]
        if cards:
            found += flow(names("label-bought"), cards, "  ", self.width)
        return found

    def decision(self) -> str:
        """What is to be decided now, with the die that is used."""
        pending, names = self.view["pending"], self.names
        if not pending:
            return names("what-over" if self.view["played"] else "what-turn")
        words = []
        for decision in pending[: 2 if pending[0].get("either") else 1]:
            die = decision.get("die")
            text = names("what-castle" if die == 0 else f"what-{decision['what']}")
            words.append(f"{text} ({names('label-die')} {die})" if die else text)
        return f", {names('label-or-first')} ".join(words)

    def rows(self) -> list[str]:
        found = [self.paint(BOLD, self.names("label-rows"))]
        for number, cards in enumerate(self.view["rows"], start=1):
            items = [f"{letter} {self.card(card)}" for letter, card in zip("abcde", cards) if card]
            found += flow(f"  {number} ", items or [_EMPTY], "  ", self.width)
        return found

    def piles(self) -> list[str]:
        goods = [(pile["top"] and f"good-{pile['top']}", pile["cards"]) for pile in self.view["goods"]]
        animals = [(pile["top"], pile["cards"]) for pile in self.view["animals"]]
        found: list[str] = []
        for label, piles in (("label-goods-piles", goods), ("label-animal-piles", animals)):
            items = []
            for side, (top, cards) in zip(("label-left", "label-right"), piles):
                items.append(f"{self.names(side)} {self.names(top) if top else _EMPTY} ({cards})")
            found += flow(self.paint(BOLD, self.names(label)), items, "  ", self.width)
        return found

    def bonus_cards(self) -> list[str]:
        items = []
        for kind, name in enumerate(TYPE_NAMES):
            owner = self.view["first_triples"][name]
            shown = _EMPTY if owner is None else self.names("aaron") if owner == "aaron" else str(owner + 1)
            items.append(f"{self.paint(_TYPE[kind], self.names(f'letter-{name}'))} {shown}")
        found = flow(self.paint(BOLD, self.names("label-first-triples")), items, "  ", self.width)
        left = [str(points) for points in self.view["seven_types"]] or [self.names("label-none")]
        return found + flow(self.paint(BOLD, self.names("label-seven-types")), left, ", ", self.width)

    # -- the players

    def seats(self) -> list[int]:
        """Whoever is to act first, then clockwise."""
        first = self.view["to_act"][0] if self.view["to_act"] else 0
        return [(first + step) % len(self.players) for step in range(len(self.players))]

    def player(self, seat: int) -> Callable[[int], list[str]]:
        """All that belongs to a player, for a given width."""
        player, names = self.players[seat], self.names

        def block(room: int) -> list[str]:
            mark = "> " if seat in self.view["to_act"] else ""
            points = self.points(player["points"])
            if player["projected"] != player["points"]:
                points = f"{player['points']} \u2192 {self.points(player['projected'])}"
            title = [self.paint(BOLD, mark + self.name_of(seat)), points]
            if self.view["start_card"] == seat:
                down = f" ({names('label-face-down')})" if self.view["start_card_down"] else ""
                title.append(names("label-start-card") + down)
            found = flow("", title, "  ", room)
            if not self.view["over"]:
                hand = [self.card(card) if card else "?" for card in player["hand"]] or [_EMPTY]
                stack = f"{names('label-stack')} {player['stack']}"
                found += flow(names("label-hand"), [", ".join(hand), stack], "  ", room)
            purse = [f"{names('label-silver')} {player['silver']}", f"{names('label-workers')} {player['workers']}"]
            found += flow("", purse, "  ", room)
            found += self.storage(player, room)
            found += flow(names("label-projects"), self.projects(player), "  ", room)
            return found + self.estate(player["estate"], room)

        return block

    def storage(self, player: shapes.Player, room: int) -> list[str]:
        names = self.names
        goods = [f"{names(kind)}\u00d7{n}" for kind, n in player["goods"].items()] or [_EMPTY]
        if player["sold"]:
            goods.append(f"({names('label-sold')} {sum(player['sold'].values())})")
        animals = [f"{names(kind)}\u00d7{n}" for kind, n in player["animals"].items()] or [_EMPTY]
        return flow(names("label-goods"), goods, " ", room) + flow(names("label-animals"), animals, " ", room)

    def projects(self, player: shapes.Player) -> list[str]:
        """The three places, and the card that waits for one of them."""
        cards = player["projects"]
        found = [f"p{slot} {self.card(card) if card else _EMPTY}" for slot, card in enumerate(cards[:3], start=1)]
        return [*found, f"{self.names('label-new')} {self.card(cards[3])}"] if cards[3] else found

    def estate(self, columns: list[shapes.Column], room: int) -> list[str]:
        """Every column in brackets, with a point for each card that is missing."""
        items = []
        for column in columns:
            cards = [self.code(card) for card in column["cards"]]
            items.append("[" + " ".join(cards + ["."] * (3 - len(cards))) + "]")
        return flow(self.names("label-estate"), items or [_EMPTY], " ", room)

    def aaron(self, room: int) -> list[str]:
        aaron, names = self.view["aaron"], self.names
        title = [self.paint(BOLD, names("aaron")), self.points(aaron["points"])]
        if not self.view["over"]:
            title.append(f"{names('label-cards-left')} {aaron['cards_left']}")
        return flow("", title, "  ", room) + self.estate(aaron["estate"], room)

    # -- the legend

    def legend(self) -> list[str]:
        """What letters mean and what is worth what; which numbers nobody has found in print."""
        names, view = self.names, self.view
        letters = [f"{names(f'letter-{name}')} {names(name)}" for name in TYPE_NAMES[:6]]
        letters += [f"{names(f'code-{name}')} {names(name)}" for name in FACE_NAMES[6:]]
        found = flow(names("label-letters"), letters, ", ", self.width)
        found += wrap("", names("label-card-help"), self.width)
        triples = [f"{names(name)} {view['triple_points'][name]}" for name in TYPE_NAMES]
        found += flow(names("label-triples"), triples, ", ", self.width)
        dice = {
            kind: [str(die) for die, sold in enumerate(view["sold_by"], start=1) if sold == kind] for kind in GOOD_NAMES
        }
        sells = [f"{'/'.join(dice[kind]) or _EMPTY} {names(kind)}" for kind in GOOD_NAMES]
        found += flow(names("label-sold-by"), sells, ", ", self.width)
        origin = "label-reconstruction" if view["data"] == "standard" else "label-own-data"
        found += wrap("", names(origin), self.width)
        return ["", *[self.paint(DIM, line) for line in found]]


# -- what a move means here


def action_words(view: shapes.View, action: Action, names: Names) -> dict[str, str | int]:
    """What a legal move of the seat to act is about: the card, its die, goods, animals."""
    words: dict[str, str | int] = {}
    for field, word in zip(action.values, action.words):
        if field in ("row", "column", "pile"):
            words[field] = names(f"{field}-{word}")
        elif field == "kind":
            words[field] = names(word)
    player = view["players"][view["to_act"][0]]
    values = action.values
    card: str | None = None
    if action.kind == "play":
        card = action.words[0]
    elif action.kind in ("take", "fetch"):
        card = view["rows"][values["row"]][values["slot"]]
    elif action.kind in ("place", "discard"):
        card = player["projects"][values["project"]]
    elif action.kind in ("keep", "use"):
        card = view["seen"][values["bought"]]
    elif action.kind == "sell":
        words["amount"] = player["goods"][action.words[0]]
    elif action.kind == "good":
        words["good"] = names(f"good-{view['goods'][values['pile']]['top']}")
    elif action.kind == "animal":
        words["animal"] = names(f"animal-{view['animals'][values['pile']]['top']}")
    elif action.kind == "bonus":
        words["bonus"] = bonus_words(view["bonuses"][values["choice"]], names)
    if card is not None:
        words["card"] = names(card)
        words["die"] = DIE_OF[CARD_OF[card]]
    return words


# -- what was drawn


def outcome_word(what: str, number: int) -> str:
    """The text that names a draw: a card, a good or an animal. Other draws have a text of their own."""
    if what.endswith("-card"):
        return CARD_NAMES[number]
    if what in ("good", "start-good"):
        return f"good-{GOOD_NAMES[number]}"
    if what in ("animal", "start-animal"):
        return ANIMAL_NAMES[number - int(ANIMALS_POOL)]
    return ""
