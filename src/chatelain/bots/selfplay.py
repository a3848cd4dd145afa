"""Games that a search plays against itself, and what can be learned from them.

For every closed plan of a seat the harvest keeps the features of the position before its end and of one on the way, and
now and then how the table looks to a seat that waits. The lesson is what the seat had in the end, mixed with what it
believed at its later plans (temporal differences): `trust` is the share that comes from the end.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.bots.judge import CERTAIN
from chatelain.bots.search import Line, Search
from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import DECIDING, POINT, WAITING, Row
from chatelain.core.state import State

_NO_CHANCE: Final = Chance()
#: Of so many plans one also shows how the table looks to those who wait.
_WAIT_EVERY: Final[i64] = 2
#: Of so many plans one shows the table to everybody, where games are only watched.
_WATCH_EVERY: Final[i64] = 3


class Harvest:
    """Samples in flat arrays, which numpy can look at without a copy."""

    def __init__(self, samples: int, ids: int) -> None:
        self.ids: vec[i64] = vec[i64]([0] * ids)
        self.first: vec[i64] = vec[i64]([0] * (samples + 1))
        #: What the rule of thumb says, and the lessons: own points, the best rival's, the chance to win.
        self.own_worth: vec[i64] = vec[i64]([0] * samples)
        self.rival_worth: vec[i64] = vec[i64]([0] * samples)
        self.own: vec[float] = vec[float]([0.0] * samples)
        self.rival: vec[float] = vec[float]([0.0] * samples)
        self.win: vec[float] = vec[float]([0.0] * samples)
        self.samples: i64 = 0
        self.used: i64 = 0
        self.most_samples: i64 = samples
        self.most_ids: i64 = ids

    def clear(self) -> None:
        self.samples = 0
        self.used = 0

    def has_room(self, samples: i64, ids: i64) -> bool:
        """Whether so much more can be kept."""
        return self.samples + samples <= self.most_samples and self.used + ids <= self.most_ids

    def add(self, background: Row, row: Row, own_worth: i64, rival_worth: i64) -> None:
        """A sample whose lesson follows."""
        at = self.used
        for place in range(background.count):
            self.ids[at] = background.ids[place]
            at += 1
        for place in range(row.count):
            self.ids[at] = row.ids[place]
            at += 1
        self.own_worth[self.samples] = own_worth
        self.rival_worth[self.samples] = rival_worth
        self.used = at
        self.samples += 1
        self.first[self.samples] = at


class Lesson:
    """Samples of one moment, and what the seat believed then; a seat that waits believes nothing."""

    def __init__(self, seat: i64, first: i64, stop: i64, own: float, rival: float, win: float, believes: bool) -> None:
        self.seat: i64 = seat
        self.first: i64 = first
        self.stop: i64 = stop
        self.own = own
        self.rival = rival
        self.win = win
        self.believes = believes


class SelfPlay:
    """Plays games to the end and fills a harvest."""

    def __init__(self, search: Search, harvest: Harvest, seed: int) -> None:
        self.search = search
        self.harvest = harvest
        self.choice = Seeded(seed)
        self.lessons: list[Lesson] = []

    def play(self, state: State, chance: Chance, noise: float, top: int, trust: float) -> None:
        """Plays a game to its end; `noise` in points makes it choose among the `top` lines of every plan."""
        self.lessons = []
        plans: i64 = 0
        while not state.is_over:
            seat = state.seat_to_act()
            lines = self.search.lines(state, seat, top if noise > 0.0 else 1, self.choice.below(2147483647) + 1)
            line = self.pick(lines, noise)
            if plans % _WAIT_EVERY == 0:
                self.keep_waiting(state, seat)
            self.follow(state, seat, line, chance)
            plans += 1
        self.teach(state, trust)

    def watch(self, state: State, chance: Chance, noise: float, top: int) -> None:
        """Plays a game to its end; keeps how the table looks to everybody now and then, to foretell the end from it."""
        self.lessons = []
        while not state.is_over:
            seat = state.seat_to_act()
            if self.choice.below(_WATCH_EVERY) == 0:
                for viewer in range(state.seats):
                    self.keep_view(state, viewer)
            lines = self.search.lines(state, seat, top if noise > 0.0 else 1, self.choice.below(2147483647) + 1)
            for action in self.pick(lines, noise).actions:
                state.apply(seat, action, chance)
        self.teach(state, 1.0)

    def pick(self, lines: list[Line], noise: float) -> Line:
        """The best line by value and noise (Gumbel's: chances then fall off like a softmax)."""
        best = lines[0]
        if noise <= 0.0:
            return best
        highest = -1e30
        for line in lines:
            uniform = (float(int(self.choice.below(1000000))) + 0.5) / 1000000.0
            value = float(int(line.value)) / 100.0 - noise * math.log(-math.log(uniform))
            if value > highest:
                highest = value
                best = line
        return best

    def follow(self, state: State, seat: i64, line: Line, chance: Chance) -> None:
        """Plays a line; keeps the position before its end and one on the way."""
        judge = self.search.judge
        judge.start(state, seat)
        first = self.harvest.samples
        last = len(line.actions) - 1
        on_the_way = self.choice.below(last) if last > 0 else -1
        for at in range(last):
            state.apply(seat, line.actions[at], _NO_CHANCE)
            if at == on_the_way and at < last - 1:
                self.keep(state, seat, DECIDING)
        closing = line.actions[last]
        tries = judge.features.tries(state, seat, closing)
        outcomes = judge.features.outcomes(state, seat, closing)
        if tries == 0 and outcomes == 0:
            self.keep(judge.features.ahead(state, seat, closing), seat, closing)
        if (outcomes or judge.mirrored) and self.search.rests(state, seat, 0):
            self.keep(state, seat, DECIDING)  # what the search sees after an outcome, or with the eyes of the other
        state.apply(seat, closing, chance)
        if tries == 1 and not state.is_over:
            self.keep(state, seat, DECIDING if state.may_act(seat) else WAITING)
        own, rival, win = float(int(line.own)), float(int(line.rival)), float(int(line.win)) / float(int(CERTAIN))
        self.lessons.append(Lesson(seat, first, self.harvest.samples, own, rival, win, True))

    def keep_waiting(self, state: State, seat: i64) -> None:
        """How the table looks to one of those who wait."""
        if state.seats == 1:
            return
        self.keep_view(state, (seat + 1 + self.choice.below(state.seats - 1)) % state.seats)

    def keep_view(self, state: State, seat: i64) -> None:
        """How the table looks to a seat, whoever is to act."""
        first = self.harvest.samples
        self.search.judge.start(state, seat)
        self.keep(state, seat, DECIDING if state.may_act(seat) else WAITING)
        self.lessons.append(Lesson(seat, first, self.harvest.samples, 0.0, 0.0, 0.0, False))

    def keep(self, state: State, seat: i64, moment: i64) -> None:
        """Adds a sample."""
        judge = self.search.judge
        judge.write(state, seat, moment)
        if judge.row.count and not judge.is_turned:
            rival = judge.rivals_worth if judge.apart else judge.best_rival(state, seat)
            self.harvest.add(judge.background, judge.row, judge.features.worth(state, seat), rival)

    def teach(self, state: State, trust: float) -> None:
        """Writes the lessons, from the end of the game backwards."""
        judge = self.search.judge
        if judge.mirrored:
            self.teach_both(state, trust)
            return
        ranking = state.ranking()
        winners = ranking.count(1)
        for seat in range(state.seats):
            judge.look_at_end(state, seat)
            own, rival = float(int(judge.own)), float(int(judge.rival))
            win = 1.0 / winners if ranking[seat] == 1 else 0.0
            for lesson in reversed(self.lessons):
                if lesson.seat != seat:
                    continue
                self.write(lesson, own, rival, win)
                if lesson.believes:
                    own = trust * own + (1.0 - trust) * lesson.own
                    rival = trust * rival + (1.0 - trust) * lesson.rival
                    win = trust * win + (1.0 - trust) * lesson.win

    def teach_both(self, state: State, trust: float) -> None:
        """The same for two seats of which one believes the opposite of the other: every plan is a lesson to both."""
        judge = self.search.judge
        judge.look_at_end(state, 0)
        first, second, win = float(int(judge.own)), float(int(judge.rival)), float(int(judge.win)) / float(int(CERTAIN))
        for lesson in reversed(self.lessons):
            is_first = lesson.seat == 0
            if lesson.believes:
                first += (1.0 - trust) * ((lesson.own if is_first else lesson.rival) - first)
                second += (1.0 - trust) * ((lesson.rival if is_first else lesson.own) - second)
                win += (1.0 - trust) * ((lesson.win if is_first else 1.0 - lesson.win) - win)
            # What a look ahead says of this very position is part of its own lesson: no luck comes with it.
            if is_first:
                self.write(lesson, first, second, win)
            else:
                self.write(lesson, second, first, 1.0 - win)

    def write(self, lesson: Lesson, own: float, rival: float, win: float) -> None:
        """What the samples of a moment should have said, as corrections of the rule of thumb in points."""
        harvest = self.harvest
        for sample in range(lesson.first, lesson.stop):
            harvest.own[sample] = (own - float(int(harvest.own_worth[sample]))) / float(int(POINT))
            harvest.rival[sample] = (rival - float(int(harvest.rival_worth[sample]))) / float(int(POINT))
            harvest.win[sample] = win
