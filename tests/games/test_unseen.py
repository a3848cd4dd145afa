"""What a viewer has not seen, and what it has, are together what is in the box: the sheets of the client show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from chatelain import Match, Seat

View = dict[str, Any]
CARDS_OF = {"goods": "goods_cards", "animals": "animal_cards"}


def views(game: str, seats: int, seed: int = 5) -> Iterator[tuple[int, View, Mapping[str, Any]]]:
    """Now and then in a random game: a viewer (-1: somebody beside the table), its view, and what is printed."""
    match = Match.new(game, [Seat(name) for name in ("Anna", "Benno", "Carla")[:seats]], seed=seed)
    state, choice = match.state, Random(seed)
    printed = match.game.printed(match.game.manifest.check_options({}))
    step = 0
    while True:
        if step % 23 == 0 or state.is_over:
            for viewer in range(-1, seats):
                yield viewer, state.view(viewer), printed  # type: ignore[misc]
        if state.is_over:
            return
        seat = choice.choice([one for one in range(seats) if state.may_act(one)])
        match.play(seat, choice.choice(state.legal(seat)))
        state = match.state
        step += 1


def test_the_bag_of_the_board_game() -> None:
    """It holds all that is printed but for what was drawn, which lies open or has lain open."""
    most: Counter[str] | None = None
    for _viewer, view, printed in views("burgundy", 3):
        bag = Counter(view["bag"]["tiles"]) + Counter(view["bag"]["black"])
        total = Counter({name: tile["normal"] + tile["black"] for name, tile in printed["tiles"].items()})
        shown = Counter(tile for depot in view["depots"] for tile in depot["tiles"] if tile)
        shown += Counter(tile for tile in view["black"] if tile)
        for player in view["players"]:
            shown += Counter(tile for tile in [*player["tiles"], *player["stored"]] if tile)
        if most is None:  # later on tiles leave the game
            assert bag + shown == total
        assert bag + shown <= total
        assert most is None or bag <= most
        most = bag


@pytest.mark.parametrize("seats", [1, 3])
def test_the_cards_of_the_card_game(seats: int) -> None:
    for viewer, view, printed in views("cards", seats):
        seen = Counter(view["discard"]) + Counter(card for row in view["rows"] for card in row if card)
        seen += Counter(card for card in view["seen"] if card)
        for player in [*view["players"], *([view["aaron"]] if seats == 1 else [])]:
            seen += Counter(card for column in player["estate"] for card in column["cards"])
        for player in view["players"]:
            seen += Counter(card for card in [*player["hand"], *player["projects"]] if card)
        total = Counter({name: card["cards"] for name, card in printed["cards"].items()})
        assert seen + Counter(view["unseen"]["cards"]) == total, viewer
        for what in ("goods", "animals"):
            small = Counter(pile["top"] for pile in view[what] if pile["top"])
            for player in view["players"]:
                small += Counter(player[what]) + Counter(player["sold"] if what == "goods" else {})
            if seats > 1:
                assert small + Counter(view["unseen"][what]) == Counter(printed[CARDS_OF[what]]), viewer


def test_tiles_cards_and_goods_of_burdigala() -> None:
    for viewer, view, printed in views("burdigala", 3):
        built = [site["building"] for district in view["districts"] for site in district["sites"] if site["building"]]
        assert Counter(built) + Counter(view["unseen"]["tiles"]) == Counter(list(printed["tiles"])), viewer
        cards: Counter[str] = Counter(view["discards"])
        goods: Counter[str] = Counter(view["offer"] or {})
        for player in view["players"]:
            cards += Counter([*player["table"], *(player["hand_cards"] or [])])
            goods += Counter(player["goods_cards"] or {})
        total = Counter({name: card["count"] for name, card in printed["cards"].items()})
        assert cards + Counter(view["unseen"]["cards"]) == total, viewer
        assert goods + Counter(view["unseen"]["goods"]) == Counter(printed["goods"]), viewer
