"""R4.6: rows have no limit. Two players who help each other make one longer than forty places, and far longer."""

from __future__ import annotations

from random import Random

import pytest

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Seeded
from chatelain.core.errors import PositionError
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.manifest import MANIFEST
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.text import for_game
from tests.games.beaugency.helpers import Table

WALL_SPACES = (0, 1, 3, 4)  # the blue ones
CROWN_ALONE = (2, 10, 18)


def check_reasons(state: BeaugencyState) -> None:
    """Every action is listed or refused."""
    listed = state.legal(int(state.turn))
    for action in range(GAME.actions.size):
        assert (state.verify(int(state.turn), action) is None) == (action in listed), GAME.actions.text(action)


class Helpers:
    """Two players whose dice fall as they like: seat 0 builds blue walls at the right, seat 1 steals those inside."""

    def __init__(self) -> None:
        self.table = Table()
        self.luck = Random(1)
        self.decisions = 0

    def grow(self, length: int) -> None:
        while len(self.row) < length and self.decisions < 2000:
            self.decide()

    @property
    def row(self) -> str:
        state = self.table.state
        return "".join("WSHT."[card] for card in castle.row_of(state.castles, state.castle_of(0, 0)))

    def decide(self) -> None:
        table = self.table
        before, legal = self.row, table.legal()
        if len(before) > 40 and self.decisions % 9 == 0:
            state = GAME.from_text(table.state.to_text())
            assert state.legal(table.turn) == table.state.legal(table.turn), "a position that was read plays the same"
            check_reasons(table.state)
        move = self.choose(legal)
        face = self.face() if move.startswith("roll") else None
        expected = self.expected(before, move)
        table.play(move, dice=[] if face is None else [face])
        self.decisions += 1
        if expected is not None:
            assert self.row == expected

    def choose(self, legal: list[str]) -> str:
        """A move of the plan; what does not serve it is passed by."""
        if "build right" in legal and self.table.crown in WALL_SPACES:
            return "build right"
        thefts = [move for move in legal if move.startswith("steal")]
        if thefts and self.table.turn == 0:
            return thefts[0]
        inner = [move for move in thefts if 1 < self.place(move) < len(self.row)]
        if inner:
            return inner[0]
        if "further" in legal and self.table.turn == 1:
            return "further"
        plan = ["dice", "stop", "roll 0", "lose left"]
        return next(move for move in plan if move in legal)

    def place(self, move: str) -> int:
        return int(move.split()[1]) + 40 * int(self.table.state.window)

    def face(self) -> int:
        ahead = [(self.table.crown + face) % 24 for face in range(1, 7)]
        walls = [face for face, space in enumerate(ahead, 1) if space in WALL_SPACES]
        calm = [face for face, space in enumerate(ahead, 1) if space not in CROWN_ALONE]
        return self.luck.choice(walls or calm)

    def expected(self, row: str, move: str) -> str | None:
        """The rules on a plain string, where they change this row."""
        if self.table.turn == 0 and move == "build right":
            return row + "W"
        if self.table.turn == 1 and move.startswith("steal"):
            at = self.place(move)
            return (row[: at - 1] + "." + row[at:]).strip(".")
        return row if move in ("further", "dice", "stop") else None


@pytest.mark.rule("R4.6")
def test_a_row_grows_past_forty_places_and_on() -> None:
    helpers = Helpers()
    helpers.grow(100)
    assert len(helpers.row) == 100
    assert set(helpers.row) == {"W", "."}


@pytest.mark.rule("R4.6", "R4.4")
def test_places_beyond_the_fortieth_are_named_by_going_on() -> None:
    far = "W" + "." * 49 + "W" + "." * 38 + "W"
    table = Table(f"crown=6 phase=act blue={far}/-")
    assert table.legal() == ["build left", "build right", "build 2", "further", "dice"]
    table.play("further")
    assert table.legal() == ["build left", "build right", "build 10", "build 12", "further", "dice"]
    assert (table.view["skipped"], table.turn, table.kinds()) == (40, 0, [])
    assert str(table.refusal("build 11")) == "place-taken place=51"
    assert str(table.refusal("build 13")) == "needs-wall card=house"
    table.play("further")
    assert table.legal() == ["build left", "build right", "build 9", "dice"]
    assert str(table.refusal("further")) == "nothing-further"
    assert str(table.refusal("build 11")) == "no-such-place place=91 length=90"
    table.play("build 9")
    assert table.castle(0, "blue") == "W" + "." * 49 + "W" + "." * 37 + "HW"
    assert "skipped" not in table.view
    assert str(table.refusal("further")) == "space-done"


@pytest.mark.rule("R4.6", "R7.2")
def test_a_card_beyond_the_fortieth_place_is_stolen() -> None:
    far = "T" + "." * 60 + "WTWT"
    table = Table(f"crown=7 phase=act blue=TW/{far}")
    assert table.legal() == ["steal 1", "further", "dice"]
    table.play("further")
    assert table.legal() == ["steal 23", "steal 25", "dice"]
    assert str(table.refusal("steal 22")) == "wrong-card place=62 card=great_tower found=wall"
    assert str(table.refusal("steal 2")) == "nothing-there place=42"
    table.play("steal 23")
    assert (table.castle(0, "blue"), table.castle(1, "blue")) == ("TWT", "T" + "." * 60 + "W.WT")
    left = Table(f"crown=7 phase=act blue=TW/{far}").play("steal 1")
    assert left.castle(1, "blue") == "WTWT"


@pytest.mark.rule("R4.6", "R7.3")
def test_a_stolen_card_may_go_beyond_the_fortieth_place() -> None:
    table = Table("crown=7 phase=act blue=T" + "." * 50 + "W.WT/WTWT")
    table.play("steal 2")
    assert (table.phase, table.legal()) == ("place", ["further"])
    table.play("further")
    assert table.legal() == ["build 11", "build 13"]
    table.play("build 13")
    assert table.castle(0, "blue") == "T" + "." * 50 + "WTWT"


@pytest.mark.parametrize("size", [39, 40, 41, 79, 80, 81])
def test_parts_are_whole_across_the_edges(size: int) -> None:
    row = "W" + "." * (size - 4) + "WTWTW"
    table = Table(f"crown=4 phase=act blue={row}/W points=0,0,0,0,0,0")
    assert table.view["values"][0]["blue"] == 13
    table.play("build left", "roll 0", dice=[1])
    assert table.castle(0, "blue") == "W" + row


@pytest.mark.parametrize("size", [1, 38, 39, 40, 41, 78, 79, 80])
def test_a_building_sees_its_neighbours_across_the_edges(size: int) -> None:
    """Naively, place by place, beside what the engine lists."""
    for middle in ("W.W", "T.W", "W.T", "W..T", "T..W", "W..W"):
        row = "W" + "." * size + middle + "." * 5 + "WW"
        table = Table(f"crown=6 phase=act blue={row}/-")
        check_reasons(table.state)
        found = []
        while True:
            skipped = int(table.view.get("skipped", 0))
            builds = [move.split()[1] for move in table.legal() if move.startswith("build")]
            found += [int(word) + skipped for word in builds if word.isdecimal()]
            if "further" not in table.legal():
                break
            table.play("further")
        assert found == [
            at + 1
            for at, letter in enumerate(row)
            if letter == "." and "W" in row[at - 1 : at + 2] and "T" not in row[at - 1 : at + 2]
        ]


def test_a_vector_with_room_plays_like_a_short_one() -> None:
    """What few games reach is what every game would be on a longer vector."""
    for seed in range(8):
        chance = Seeded(seed)
        short = GAME.new(2, {}, chance)
        assert isinstance(short, BeaugencyState)
        long = short.clone()
        long.castles = castle.grown(castle.grown(long.castles))
        choice = Random(seed)
        while not short.is_over:
            seat = short.seat_to_act()
            assert short.legal(seat) == long.legal(seat)
            action = choice.choice(short.legal(seat))
            luck = choice.randrange(10**6)
            short.apply(seat, action, Seeded(luck))
            long.apply(seat, action, Seeded(luck))
            assert short.to_text() == long.to_text()
        assert short.census() == long.census() and short.view(0) == long.view(0)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("window=1", "out-of-range key=window number=1 low=0 high=0"),
        ("crown=0 window=1 blue=W" + "." * 50 + "W/W", "nothing-further key=window"),
        ("crown=7 phase=act window=1 blue=W" + "." * 50 + "TW/W", "nothing-further key=window"),
    ],
)
def test_a_window_that_cannot_be_is_refused(position: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Table(position)


def test_a_position_carries_the_window() -> None:
    table = Table("turn=0 phase=act crown=0 colour=blue blue=W" + "." * 50 + "W/W").play("further")
    assert table.state.to_text().endswith(" window=1")
    assert GAME.from_text(table.state.to_text()).legal(0) == table.state.legal(0)


def test_clients_draw_and_judge_long_rows() -> None:
    far = "T" + "." * 60 + "WTWT"
    table = Table(f"crown=7 phase=act blue=T{'.' * 50}W.WT/{far.replace('WTWT', 'WTW')}")
    hints = GAME.hints(table.state, 0)
    actions = [str(GAME.actions.parse(move)) for move in ("steal 1", "further", "dice")]
    assert sorted(hints["actions"]) == sorted(actions)
    for width in (40, 64, 80):
        drawn = GAME.draw(table.view, for_game("en", MANIFEST).name, False, width)
        assert max(map(len, drawn.splitlines())) <= width
    bot = GreedyBot(GAME, 1)
    while table.phase != "roll":
        table.state.apply(0, bot.choose(table.state.imagine(0, Seeded(1)), 0), Seeded(1))
