"""What a client draws and what helps its player to decide, from the same tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64

from chatelain.core.bits import members
from chatelain.core.chance import Forced
from chatelain.core.events import Event, Value
from chatelain.games.cards.actions import ACTIONS, PLAY, TARGET_NAMES
from chatelain.games.cards.cards import (
    BUILDING_NAMES,
    CARD_NAMES,
    DIE_OF,
    FACE_NAMES,
    FACE_OF,
    TYPE_NAMES,
    TYPE_OF,
)
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.estate import targets_of
from chatelain.games.cards.outside import shapes
from chatelain.games.cards.outside.view import ANIMALS, GOODS, TYPES, bonus
from chatelain.games.cards.own_data import STANDARD, edition_named
from chatelain.games.cards.reach import workers_needed
from chatelain.games.cards.scoring import animal_points
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import (
    AARON_CARDS,
    ANIMAL_SETS,
    BOUGHT,
    CARDS_PER_POINT,
    FIRST_TRIPLE,
    PRICE,
    PROJECTS,
    ROUND_LETTERS,
    SEVEN_CARDS,
    SEVEN_TYPES,
    START_CARD,
    TURNS,
    WORKERS_UP_TO,
)
from chatelain.games.cards.values import Values

#: The rules of RULES.md that are marked as reconstructions.
RECONSTRUCTIONS = ("R1.3", "R1.4", "R1.5", "R1.6", "R6.1", "R6.3", "R12.4", "R12.5", "R12.7", "R14.3")
UNSURE_TRIPLES = ("castle", "mine", "knowledge", "ship")
UNSURE_ROUNDS = "BCE"

# -- what never changes


def printed(options: Mapping[str, object]) -> shapes.Printed:
    """All that is printed, with the numbers of the options."""
    values = edition_named(str(options["data"]))
    return {
        "cards": {name: card_shape(card, values) for card, name in enumerate(CARD_NAMES)},
        "types": list(TYPES),
        "buildings": list(BUILDING_NAMES),
        "goods": list(GOODS),
        "animals": list(ANIMALS),
        "goods_cards": dict(zip(GOODS, values.goods)),
        "animal_cards": dict(zip(ANIMALS, values.animals)),
        "rounds": [
            {"name": name, "choices": [bonus(choice) for choice in choices]}
            for name, choices in zip(ROUND_LETTERS, values.rounds)
        ],
        "turns": int(TURNS),
        "steps": [[int(workers_needed(die, number)) for number in range(1, 7)] for die in range(1, 7)],
        "paths": [[path(die, number) for number in range(1, 7)] for die in range(1, 7)],
        "sold_by": [GOODS[kind] for kind in values.kind_of_die],
        "triples": dict(zip(TYPE_NAMES, values.triples)),
        "good_points": values.points_per_good,
        "first_triple": int(FIRST_TRIPLE),
        "seven_types": [
            {"seats": seats, "points": [SEVEN_TYPES[seats * 4 + at] for at in range(SEVEN_CARDS[seats])]}
            for seats in (1, 2, 3, 4)
        ],
        "animal_sets": list(ANIMAL_SETS[1:]),
        "start_card": int(START_CARD),
        "price": int(PRICE),
        "bought": int(BOUGHT),
        "projects": int(PROJECTS),
        "workers_up_to": int(WORKERS_UP_TO),
        "cards_per_point": int(CARDS_PER_POINT),
        "aaron_cards": list(AARON_CARDS),
        # A number that a player has put in place of ours is as sure as can be.
        "unsure_triples": [
            name
            for name, own, ours in zip(TYPES, values.triples, STANDARD.triples)
            if own == ours and name in UNSURE_TRIPLES
        ],
        "unsure_rounds": [
            name
            for name, own, ours in zip(ROUND_LETTERS, values.rounds, STANDARD.rounds)
            if own == ours and name in UNSURE_ROUNDS
        ],
        "unsure_goods": values.points_per_good == STANDARD.points_per_good,
        "reconstructions": list(RECONSTRUCTIONS),
    }


def path(die: int, number: int) -> list[int]:
    """R8.3: the numbers on the way from a die to a number, a worker a step; upwards where both ways are as long."""
    found = [die]
    while found[-1] != number:
        beside = (found[-1] % 6 + 1, (found[-1] + 4) % 6 + 1)
        found.append(min(beside, key=lambda one: int(workers_needed(one, number))))
    return found


def card_shape(card: int, values: Values) -> shapes.Card:
    """One kind of card."""
    face, die = FACE_OF[card], DIE_OF[card]
    return {
        "face": FACE_NAMES[face],
        "type": TYPES[TYPE_OF[card]],
        "die": die,
        "cards": values.dice[face][die - 1],
    }


# -- what helps to decide


def hints(state: CardsState, seat: int) -> shapes.Hints:
    """Costs and gains of the legal actions of a seat, and of those that each card of its hand would make legal."""
    if seat not in state.to_act():
        return {"actions": {}, "cards": {}, "columns": [[], [], []], "conversions": 0}
    player = state.players[seat]
    legal = state.legal(seat)
    hand = sorted({int(card_of(entry)) for entry in (player.hand1, player.hand2) if entry})
    playable = {card: played(state, seat, int(PLAY) + card) for card in hand if int(PLAY) + card in legal}
    projects = [int(player.project(slot)) for slot in range(int(PROJECTS))]
    return {
        "actions": gains(state, seat, legal),
        "cards": {CARD_NAMES[card]: gains(after, seat, after.legal(seat)) for card, after in playable.items()},
        "columns": [
            [TARGET_NAMES[target] for target in members(targets_of(player, card))] if card >= 0 else []
            for card in projects
        ],
        "conversions": int((player.workers + player.silver) // CARDS_PER_POINT),
    }


def played(state: CardsState, seat: int, action: int) -> CardsState:
    """The position after an action without chance, on a copy."""
    after = state.clone()
    after.apply(seat, action, Forced())
    return after


def gains(state: CardsState, seat: int, actions: list[int]) -> dict[str, shapes.Gain]:
    """What is known of the actions that cost or bring something."""
    found: dict[str, shapes.Gain] = {}
    for action in actions:
        wanted = ACTIONS.decode(action)
        if wanted.kind == "animal":
            found[str(action)] = gain(animal_gain(state, seat, wanted.values["pile"]))
        elif wanted.kind in ("take", "place", "sell", "workers", "silver", "convert", "bonus"):
            found[str(action)] = gain(told(state, seat, action))
    return found


def told(state: CardsState, seat: int, action: int) -> list[Event]:
    """What happens with an action, done on a copy."""
    after = state.clone()
    events: list[Event] = []
    after.events = events
    after.apply(seat, action, Forced())
    return events


def animal_gain(state: CardsState, seat: int, pile: int) -> list[Event]:
    """R14.6: the points of the animal on top of a pile. What lies under it is not known."""
    animals = state.players[seat].animals
    top = int(state.pile_top(2 + pile))
    points = int(animal_points(animals + i64(2 ** (8 * top))) - animal_points(animals))
    return [Event("points", seat, {"source": "animals", "points": points})]


def gain(events: list[Event]) -> shapes.Gain:
    """What these events cost and bring."""
    found: shapes.Gain = {
        "workers": 0,
        "silver": 0,
        "new_workers": 0,
        "points": 0,
        "triple": None,
        "first": False,
        "seven": 0,
        "start_card": False,
    }
    for event in events:
        words = event.data
        if event.kind in ("card-taken", "card-placed", "sold"):
            found["workers"] += number(words["workers"])
        if event.kind == "points":
            found["points"] += number(words["points"])
        elif event.kind == "received":
            found["silver"] += number(words["silver"])
            found["new_workers"] += number(words["workers"])
        elif event.kind == "converted":
            found["silver"] -= number(words["silver"])
            found["new_workers"] -= number(words["workers"])
        elif event.kind == "sold":
            found["silver"] += number(words["silver"])
        elif event.kind == "start-card-taken":
            found["start_card"] = True
        elif event.kind == "triple":
            found["triple"] = cast("shapes.Type", words["type"])
            found["first"] = bool(words["is_first"])
        elif event.kind == "seven-types":
            found["seven"] = number(words["worth"])
    return found


def number(value: Value) -> int:
    """A value of an event that is a number."""
    assert isinstance(value, int)
    return value
