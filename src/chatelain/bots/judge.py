"""What a position is worth to a seat: the game's rule of thumb, corrected by a network."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.bots.net import ERROR, HEAD_SCALE, OWN, RIVAL, UNIT, WIN, Net
from chatelain.core.features import CAPACITY, DECIDING, POINT, WAITING, Features, Row
from chatelain.core.state import State

#: Random numbers below 2**47, one for each feature by its remainder: keys of rows are sums of them.
_MIX_SIZE: Final[i64] = 32768
#: Answers of the network that are remembered: rolls lead to the same positions again and again.
_REMEMBERED: Final[i64] = 2048
#: No network has more heads.
_ROOM: Final[i64] = ERROR + 1
#: Chances to win count in millionths.
CERTAIN: Final[i64] = 1_000_000


def _mix() -> list[int]:
    numbers: list[int] = []
    word = 88172645463325252
    for _number in range(int(_MIX_SIZE)):
        word ^= (word << 13) & 0xFFFFFFFFFFFFFFFF
        word ^= word >> 7
        word ^= (word << 17) & 0xFFFFFFFFFFFFFFFF
        numbers.append(word >> 17)
    return numbers


_MIX: Final[vec[i64]] = vec[i64](_mix())


class Judge:
    """Looks at positions for one seat. What it finds stays in `own`, `rival`, `win` and `value` until the next look."""

    def __init__(self, features: Features, net: Net | None, spite: i64) -> None:
        self.features = features
        self.net = None if net is None else net.twin()
        #: How much a point of the best rival counts against one's own, in percent.
        self.spite: i64 = spite
        self.row = Row()
        #: The key of the row that was written last.
        self.key: i64 = 0
        self.background = Row()
        #: The keys of rows that were judged before this background, each in its place, and the answers.
        self.keys: vec[i64] = vec[i64]([-1] * int(_REMEMBERED))
        self.answers: vec[i64] = vec[i64]([0] * int(_REMEMBERED * _ROOM))
        self.apart = features.apart
        self.mirrored = features.mirrored
        #: Whether the position was written for the other seat.
        self.is_turned = False
        self.prize: i64 = features.prize
        self.points: i64 = features.points
        self.rivals_worth: i64 = 0
        self.own: i64 = 0
        self.rival: i64 = 0
        self.win: i64 = 0
        self.value: i64 = 0

    def start(self, state: State, seat: i64) -> None:
        """Prepares to look at the positions of one plan of a seat."""
        self.background.clear()
        self.features.write_background(state, seat, self.background)
        if self.net is not None:
            self.net.start(self.background)
            keys = self.keys
            for place in range(_REMEMBERED):
                keys[place] = -1
        self.rivals_worth = self.best_rival(state, seat)

    def best_rival(self, state: State, seat: i64) -> i64:
        """The highest worth of another seat; alone, that of an opponent who has none."""
        best: i64 = self.features.unseated(state) if state.seats == 1 else 0
        is_first = True
        for other in range(state.seats):
            if other != seat:
                worth = self.features.worth_to_others(state, other)
                if is_first or worth > best:
                    best = worth
                    is_first = False
        return best

    def write(self, state: State, seat: i64, moment: i64) -> i64:
        """Writes the features of a position; returns a key that equal features share."""
        row = self.row
        row.clear()
        self.is_turned = self.mirrored and moment == WAITING
        if self.is_turned:
            self.features.write(state, 1 - seat, DECIDING, row)
        else:
            self.features.write(state, seat, moment, row)
        key: i64 = 0
        for at in range(row.count):
            key += _MIX[row.ids[at] & (_MIX_SIZE - 1)] + row.ids[at]
        self.key = key
        return key

    def look(self, state: State, seat: i64) -> None:
        """Judges the position whose features were written last."""
        features = self.features
        own = features.worth(state, seat)
        rival = self.rivals_worth if self.apart else self.best_rival(state, seat)
        win = lean_of(features, own, rival)
        net = self.net
        if net is not None and self.row.count:
            self.answer(net)
            if self.is_turned:
                own += net.out[RIVAL] * UNIT // HEAD_SCALE
                rival += net.out[OWN] * UNIT // HEAD_SCALE
                win -= net.out[WIN]
            else:
                own += net.out[OWN] * UNIT // HEAD_SCALE
                rival += net.out[RIVAL] * UNIT // HEAD_SCALE
                win += net.out[WIN]
        self.win = chance_of(win)
        self.own = own
        self.rival = rival
        self.value = self.value_of(own, rival, self.win)

    def answer(self, net: Net) -> None:
        """Leaves in the network what it says of the row that was written last, or said of the same one before."""
        place = self.key & (_REMEMBERED - 1)
        answers = self.answers
        out = net.out
        first = place * _ROOM
        if self.keys[place] == self.key:
            for head in range(net.heads_count):
                out[head] = answers[first + head]
            return
        net.judge(self.row)
        self.keys[place] = self.key
        for head in range(net.heads_count):
            answers[first + head] = out[head]

    def look_at_end(self, state: State, seat: i64) -> None:
        """Judges a game that is over."""
        best: i64 = self.features.unseated(state) if state.seats == 1 else 0
        is_first = True
        for other in range(state.seats):
            if other != seat and (is_first or state.score(other) * POINT > best):
                best = state.score(other) * POINT
                is_first = False
        self.own = state.score(seat) * POINT
        self.rival = best
        ranking = state.ranking()
        self.win = CERTAIN // ranking.count(1) if ranking[seat] == 1 else 0
        # A tie that the rules break is worth a little.
        self.value = self.value_of(self.own, self.rival, self.win) + (10 if self.win > 0 else 0)

    def value_of(self, own: i64, rival: i64, win: i64) -> i64:
        """Points and the chance to win in one number, in hundredths of a point."""
        return (own - rival * self.spite // 100) * self.points // 100 + self.prize * win // CERTAIN


def lean_of(features: Features, own: i64, rival: i64) -> i64:
    """What the rule of thumb says of the chance to win, in the units of the network's answers."""
    return (own - rival) * features.lean * HEAD_SCALE // (POINT * 1000)


def chance_of(win: i64) -> i64:
    """The chance to win that an answer of the network stands for, in millionths."""
    return int(1000000.0 / (1.0 + math.exp(-float(int(win)) / float(HEAD_SCALE))))


assert CAPACITY <= 2**16  # so that a key stays within 63 bits
