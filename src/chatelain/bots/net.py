"""A small network in whole numbers: sparse features in, three numbers out, the same interpreted and compiled.

The sum of the rows of the active features, 64 and 32 hidden units, and some heads: what the seat will have above its
worth by the rule of thumb, what its best rival will have, and how likely the seat is to win. Weights have 16 bits. Four
of them lie in one integer and are added at once: as long as no sum leaves its 16 bits, the lanes stay apart.

A file of weights has two sets of upper layers on the same rows: one to choose by, and one that was fitted to how games
ended, to tell people; that one has a head more, for how far it is off.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.errors import ChatelainError
from chatelain.core.features import Row

INNER: Final = 64
OUTER: Final = 32
HEADS: Final = 3
#: Integers for one row of 64 lanes of 16 bits, and for one of 32 lanes of 32 bits.
_WORDS: Final[i64] = 16
#: One is so much in the first layer, in the weights of the second and third, and in what comes out.
SCALE: Final = 256
HEAD_SCALE: Final = 1024
#: More than this the first layer does not pass on, so that 64 of them stay within 32 bits in the second.
CEILING: Final[i64] = 8191
#: The heads for points count in units of so many hundredths.
UNIT: Final[i64] = 2000

OWN: Final[i64] = 0
RIVAL: Final[i64] = 1
WIN: Final[i64] = 2
ERROR: Final[i64] = 3

_MAGIC: Final = b"chatelain mind 2\n"


class Net:
    """The network of a game. `value` leaves its answers in `out`, in units of 1 / HEAD_SCALE."""

    def __init__(
        self, rows: vec[i64], bias: vec[i64], second: vec[i64], second_bias: vec[i64], heads: vec[i64]
    ) -> None:
        self.rows = rows
        self.bias = bias
        self.second = second
        self.second_bias = second_bias
        #: OUTER weights and a bias for each head.
        self.heads = heads
        self.base: vec[i64] = vec[i64]([0] * int(_WORDS))
        self.sums: vec[i64] = vec[i64]([0] * int(_WORDS))
        self.middle: vec[i64] = vec[i64]([0] * int(_WORDS))
        self.hidden: vec[i64] = vec[i64]([0] * OUTER)
        self.heads_count: i64 = len(heads) // (OUTER + 1)
        self.out: vec[i64] = vec[i64]([0] * int(self.heads_count))

    def twin(self) -> Net:
        """The same weights with room of its own to think in."""
        return Net(self.rows, self.bias, self.second, self.second_bias, self.heads)

    def start(self, background: Row) -> None:
        """Adds up what does not change while plans are compared."""
        base = self.base
        bias = self.bias
        for word in range(_WORDS):
            base[word] = bias[word]
        self.add(base, background)

    def add(self, sums: vec[i64], row: Row) -> None:
        """Adds the rows of the active features."""
        rows = self.rows
        ids = row.ids
        for at in range(row.count):
            first = ids[at] * _WORDS
            for word in range(_WORDS):
                sums[word] += rows[first + word]

    def judge(self, row: Row) -> None:
        """The answers for the background and these features."""
        sums = self.sums
        base = self.base
        for word in range(_WORDS):
            sums[word] = base[word]
        self.add(sums, row)
        self.pass_on(sums)

    def pass_on(self, sums: vec[i64]) -> None:
        """From the sums of the first layer to the answers."""
        middle = self.middle
        second = self.second
        second_bias = self.second_bias
        for word in range(_WORDS):
            middle[word] = second_bias[word]
        first: i64 = 0
        for word in range(_WORDS):
            lanes = sums[word]
            for lane in range(4):
                unit = lanes & 65535
                if unit >= 32768:
                    unit -= 65536
                lanes = (lanes - unit) >> 16
                if unit > 0:
                    if unit > CEILING:
                        unit = CEILING
                    for other in range(_WORDS):
                        middle[other] += unit * second[first + other]
                first += _WORDS
        hidden = self.hidden
        for word in range(_WORDS):
            lanes = middle[word]
            unit = lanes & 4294967295
            if unit >= 2147483648:
                unit -= 4294967296
            lanes = (lanes - unit) >> 32
            hidden[word * 2] = unit >> 6 if unit > 0 else 0
            hidden[word * 2 + 1] = lanes >> 6 if lanes > 0 else 0
        out = self.out
        heads = self.heads
        first = 0
        for head in range(self.heads_count):
            total = heads[first + OUTER] << 10
            for at in range(OUTER):
                total += hidden[at] * heads[first + at]
            out[head] = total >> 10
            first += OUTER + 1


def packed(numbers: Sequence[int], bits: int) -> list[int]:
    """Numbers in lanes of so many bits, lowest first: summed, not bits side by side, so that lanes can be added.

    >>> packed([1, -1, 0, 0], 16)
    [-65535]
    """
    lanes = 64 // bits
    found: list[int] = []
    for first in range(0, len(numbers), lanes):
        total = 0
        for lane in range(lanes):
            total += numbers[first + lane] * 2 ** (bits * lane)
        found.append(total)
    return found


def dump(about: dict[str, object], rows: bytes) -> bytes:
    """A file of weights: a line that says what it is and has the upper layers, then the rows of the features."""
    # The quickest way: while it learns, weights are sent to other processes all the time.
    return _MAGIC + json.dumps(about, separators=(",", ":")).encode() + b"\n" + zlib.compress(rows, 1)


def parts(data: bytes) -> tuple[dict[str, Any], bytes]:
    """The two parts of a file of weights."""
    if not data.startswith(_MAGIC):
        raise ChatelainError("no-weights")
    head, rows = data[len(_MAGIC) :].split(b"\n", 1)
    try:
        return json.loads(head), zlib.decompress(rows)
    except (ValueError, zlib.error):
        raise ChatelainError("no-weights") from None


def load(data: bytes, features: int, layers: str = "choice") -> Net:
    """Reads a file of weights, which must be for so many features; `layers` is "choice" or "forecast"."""
    head, rows = parts(data)
    if len(rows) != features * int(_WORDS) * 8:
        raise ChatelainError("other-weights", features=features)
    upper = head[layers]
    return Net(
        vec[i64](list(memoryview(rows).cast("q"))),
        vec[i64](packed(head["bias"], 16)),
        vec[i64](packed(upper["second"], 32)),
        vec[i64](packed(upper["second_bias"], 32)),
        vec[i64](upper["heads"]),
    )
