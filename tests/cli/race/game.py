from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.core.chance import Chance
from chatelain.core.drawing import Names
from chatelain.core.errors import DataError, OptionError
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.core.moves import Moves
from chatelain.core.position import PositionText
from chatelain.core.refusal import Refusal
from chatelain.core.state import State, View
from tests.cli.race import board_text
from tests.cli.race.manifest import MANIFEST

ACTIONS = ActionTable(
    [
        Block("boost", Field("coins", ["one", "two", "three"])),
        Block("roll"),
        Block("rest"),
        Block("call", Field("face", "123456")),
    ]
)
BOOST, ROLL, REST, CALL = (ACTIONS.base(name) for name in ("boost", "roll", "rest", "call"))


class Race(State):
    def __init__(self, seats: int, goal: int = 21) -> None:
        super().__init__(seats)
        self.goal = goal
        self.turn = 0
        self.boost = 0
        self.points = [0] * seats
        self.coins = [3] * seats
        self.lucky = [0] * seats

    def seat_to_act(self) -> i64:
        return self.turn

    def actions(self) -> ActionTable:
        return ACTIONS

    def gather(self, seat: i64, moves: Moves) -> None:
        coins = self.coins[seat]
        for action in range(ACTIONS.size):
            if (coins > action and not self.boost) if action < ROLL else (action < CALL or coins):
                moves.add(action)

    def explain(self, seat: int, action: int) -> Refusal:
        if action < ROLL and self.boost:
            return Refusal("boosted")
        return Refusal("needs-coins", have=self.coins[seat], need=action + 1 if action < ROLL else 1)

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        me = int(seat)
        if action < ROLL:
            self.boost = int(action) + 1
            self.coins[me] -= self.boost
            self.emit("boosted", me, {"coins": self.boost})
            return
        if action == REST:
            self.coins[me] += 1
            self.emit("rested", me, {})
        else:
            if action >= CALL:
                self.coins[me] -= 1
            die = int(chance.die("die"))
            points = die + self.boost + (2 if die == self.lucky[me] else 0)
            if action >= CALL:
                points = 6 if die == action - CALL + 1 else 0
            self.points[me] += points
            self.emit("rolled", me, {"die": die, "points": points})
        self.boost = 0
        if self.points[me] >= self.goal:
            self.is_over = True
            self.emit("won", me, {})
        else:
            self.turn = (self.turn + 1) % int(self.seats)

    def clone(self) -> Race:
        copy = Race(int(self.seats), self.goal)
        copy.turn, copy.boost, copy.is_over = self.turn, self.boost, self.is_over
        copy.points, copy.coins, copy.lucky = list(self.points), list(self.coins), list(self.lucky)
        return copy

    def imagine(self, seat: int, chance: Chance) -> Race:
        copy = self.clone()
        for other in range(int(self.seats)):
            if other != seat and copy.lucky[other]:
                copy.lucky[other] = int(chance.die("lucky"))
        return copy

    def view(self, viewer: int) -> View:
        return {
            "turn": self.turn,
            "boost": self.boost,
            "goal": self.goal,
            "players": [
                {"points": points, "coins": coins, **({"lucky": self.lucky[seat]} if seat == viewer else {})}
                for seat, (points, coins) in enumerate(zip(self.points, self.coins))
            ],
        }

    def score(self, seat: int) -> int:
        return self.points[seat]

    def sources(self) -> tuple[str, ...]:
        return ("dice",)

    def earned(self, seat: int, source: int) -> int:
        return self.points[seat]

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def to_text(self) -> str:
        parts = {"goal": self.goal, "turn": self.turn, "boost": self.boost, "over": int(self.is_over)}
        lists = {"points": self.points, "coins": self.coins, "lucky": self.lucky}
        words = [f"{key}={value}" for key, value in parts.items()]
        return " ".join(["race", *words, *(f"{key}={','.join(map(str, value))}" for key, value in lists.items())])


class RaceGame(Game):
    def new(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> State:
        goal = str(options.get("goal", "21"))
        if not goal.isdigit():
            raise OptionError("goal-no-number", option="goal", value=goal)
        state = Race(seats, int(goal))
        if options.get("lucky", True):
            state.lucky = [int(chance.die("lucky")) for _ in range(seats)]
        if events is not None:
            events.append(Event("started", -1, {"goal": state.goal}))
        return state

    def from_text(self, text: str) -> State:
        read = PositionText("race", text)
        points = read.numbers("points", 0, 99)
        state = Race(len(points), read.number("goal", 1, 99))
        state.points, state.coins, state.lucky = points, read.numbers("coins", 0, 99), read.numbers("lucky", 0, 6)
        state.turn, state.boost = read.number("turn", 0, 3), read.number("boost", 0, 3)
        state.is_over = bool(read.number("over", 0, 1))
        return state

    def draw(self, view: View, names: Names, colour: bool, width: int) -> str:
        return board_text.draw(view, names, colour, width)

    def read_option_file(self, option: str, path: str, text: str) -> str:
        if not text.strip().isdigit():
            raise DataError(path, 1, "file-no-number")
        return text.strip()


GAME = RaceGame()
GAME.manifest = MANIFEST
GAME.actions = ACTIONS
