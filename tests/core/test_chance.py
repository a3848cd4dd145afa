"""Where dice and draws come from."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance, Forced, Manual, Noting, Recorded, Sealed, Seeded, commitment
from chatelain.core.errors import ChanceError

SECRET = bytes(range(32))
#: The first eight bytes of HMAC-SHA256 with a key of 32 zeros over 8 zeros.
ZEROS = 0xF375180ABA928884
SOURCES: list[Callable[[], Chance]] = [lambda: Seeded(1), lambda: Seeded(2), lambda: Sealed(SECRET)]

#: What chi-square exceeds once in a thousand times, by degrees of freedom. The seeds are fixed, so the verdict is, too.
CRITICAL = {2: 13.82, 5: 20.52, 6: 22.46, 9: 27.88, 35: 66.62, 99: 148.23}


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, weight = sum(counts), sum(weights)
    return sum(
        (count - total * w / weight) ** 2 / (total * w / weight) for count, w in zip(counts, weights, strict=True)
    )


# --- every outcome as likely as it should be ------------------------------------------------------------------------


@pytest.mark.parametrize("source", SOURCES, ids=["seeded 1", "seeded 2", "sealed"])
class TestUniform:
    def test_dice(self, source: Callable[[], Chance]) -> None:
        chance = source()
        counts = Counter(int(chance.die("die")) for _ in range(12_000))
        assert sorted(counts) == [1, 2, 3, 4, 5, 6]
        assert chi_square([counts[face] for face in range(1, 7)], [1] * 6) < CRITICAL[5]

    def test_pairs_of_dice(self, source: Callable[[], Chance]) -> None:
        chance = source()
        rolls = [int(chance.die("die")) for _ in range(18_001)]
        counts = Counter(pairwise(rolls))
        assert chi_square([counts[a, b] for a in range(1, 7) for b in range(1, 7)], [1] * 36) < CRITICAL[35]

    @pytest.mark.parametrize("limit", [3, 7, 10, 100])
    def test_numbers(self, source: Callable[[], Chance], limit: int) -> None:
        chance = source()
        counts = Counter(int(chance.below(limit)) for _ in range(100 * limit + 5000))
        assert set(counts) == set(range(limit))
        assert chi_square([counts[number] for number in range(limit)], [1] * limit) < CRITICAL[limit - 1]

    def test_draws_follow_the_counts(self, source: Callable[[], Chance]) -> None:
        chance, pool = source(), vec[i64]([9, 1, 0, 5, 4, 9])
        counts = Counter(int(chance.draw(pool, 1, 5, "tile")) for _ in range(10_000))
        assert set(counts) == {1, 3, 4}
        assert chi_square([counts[1], counts[3], counts[4]], [1, 5, 4]) < CRITICAL[2]

    def test_a_draw_leaves_the_pool_alone(self, source: Callable[[], Chance]) -> None:
        pool = vec[i64]([2, 0, 3])
        source().draw(pool, 0, 3, "tile")
        assert list(pool) == [2, 0, 3]

    def test_a_limit_of_one(self, source: Callable[[], Chance]) -> None:
        assert source().below(1) == 0

    def test_nothing_left_is_an_error(self, source: Callable[[], Chance]) -> None:
        with pytest.raises(ChanceError, match="nothing-to-draw chance=tile"):
            source().draw(vec[i64]([5, 0, 0, 5]), 1, 3, "tile")

    def test_names_of_questions_change_nothing(self, source: Callable[[], Chance]) -> None:
        one, two = source(), source()
        assert [int(one.die("white")) for _ in range(20)] == [int(two.die("black")) for _ in range(20)]


# --- seeded ---------------------------------------------------------------------------------------------------------


def test_the_seeded_stream_is_multiply_with_carry() -> None:
    """Computed here once more with numbers of any size: no overflow, compiled or not."""
    word = int.from_bytes(hashlib.sha256(b"chatelain:2024").digest()[:7], "big") % (698769069 * 2**32 - 2) + 1
    source = Seeded(2024)
    for _step in range(2000):
        word = 698769069 * (word % 2**32) + word // 2**32
        assert word < 2**63
        assert source.below(1000) == (word % 2**32) * 1000 // 2**32


def test_known_answers_of_the_seeded_stream() -> None:
    """Every seed ever used in a record gives these outcomes for ever."""
    source = Seeded(7)
    assert [int(source.die("die")) for _ in range(16)] == [2, 2, 4, 5, 5, 4, 5, 4, 2, 1, 2, 2, 5, 6, 6, 5]


@given(st.integers(-(2**70), 2**70))
def test_any_number_is_a_seed(seed: int) -> None:
    assert 1 <= Seeded(seed).die("die") <= 6
    assert Seeded(seed).word == Seeded(seed).word > 0


def test_near_seeds_have_nothing_in_common() -> None:
    streams = {tuple(int(source.below(1000)) for _ in range(8)) for source in map(Seeded, range(-500, 500))}
    assert len(streams) == 1000


# --- sealed ---------------------------------------------------------------------------------------------------------


def words(secret: bytes, count: int) -> list[int]:
    """The stream as the promise to the players describes it, from the standard library alone."""
    blocks = [hmac.new(secret, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(count // 8 + 1)]
    data = b"".join(blocks)
    return [int.from_bytes(data[at : at + 4], "big") for at in range(0, 4 * count, 4)]


@pytest.mark.parametrize("secret", [bytes(32), SECRET, b"\xff" * 32])
def test_the_sealed_stream_is_hmac_sha256(secret: bytes) -> None:
    source = Sealed(secret)
    assert [int(source.below(2**32)) for _ in range(100)] == words(secret, 100)
    source = Sealed(secret)
    fair = [word for word in words(secret, 120) if word < 2**32 - 2**32 % 6]
    assert [int(source.die("die")) for _ in range(100)] == [word % 6 + 1 for word in fair[:100]]


def test_a_known_answer_of_the_sealed_stream() -> None:
    """HMAC-SHA256 with a key of 32 zeros over 8 zeros, written out."""
    assert hmac.new(bytes(32), bytes(8), hashlib.sha256).hexdigest()[:16] == format(ZEROS, "016x")
    source = Sealed(bytes(32))
    assert source.below(2**32) * 2**32 + source.below(2**32) == ZEROS


def test_words_that_would_favour_some_outcomes_are_thrown_away() -> None:
    limit = 3 * 2**30  # a quarter of all words is above the last multiple
    source, expected = Sealed(SECRET), [word for word in words(SECRET, 400) if word < limit]
    assert len(expected) < 400
    assert [int(source.below(limit)) for _ in range(250)] == expected[:250]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Sealed(SECRET).commitment == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(bytes(32)) != commitment(SECRET)
    assert SECRET.hex() not in commitment(SECRET)


# --- recorded, forced, manual, noting -------------------------------------------------------------------------------


def test_recorded_outcomes_come_in_order() -> None:
    source = Recorded([3, 1, 2])
    assert (source.die("die"), source.below(5), source.draw(vec[i64]([0, 0, 4]), 0, 3, "tile")) == (3, 1, 2)
    assert source.left() == 0
    with pytest.raises(ChanceError, match="no-outcome-left chance=white-die"):
        source.die("white-die")


@pytest.mark.parametrize(
    ("outcome", "ask"),
    [
        (0, lambda source: source.die("die")),
        (7, lambda source: source.die("die")),
        (-1, lambda source: source.below(5)),
        (5, lambda source: source.below(5)),
        (0, lambda source: source.draw(vec[i64]([1, 1, 0, 1]), 1, 3, "tile")),
        (2, lambda source: source.draw(vec[i64]([1, 1, 0, 1]), 1, 3, "tile")),
        (3, lambda source: source.draw(vec[i64]([1, 1, 0, 1]), 1, 3, "tile")),
        (99, lambda source: source.draw(vec[i64]([1, 1, 0, 1]), 1, 3, "tile")),
        (-1, lambda source: source.draw(vec[i64]([1, 1, 0, 1]), 0, 3, "tile")),
    ],
)
def test_what_cannot_be_is_refused(outcome: int, ask: Callable[[Chance], int]) -> None:
    with pytest.raises(ChanceError):
        ask(Recorded([outcome]))
    with pytest.raises(ChanceError):
        ask(Manual(lambda what, choices: outcome))


def test_forced_dice_and_draws_are_apart() -> None:
    source = Forced(dice=[3, 5], draws=[1, 0])
    pool = vec[i64]([1, 1])
    assert [source.die("die"), source.draw(pool, 0, 2, "tile"), source.die("die"), source.below(1)] == [3, 1, 5, 0]
    with pytest.raises(ChanceError):
        source.die("die")
    with pytest.raises(ChanceError):
        source.below(2)
    with pytest.raises(ChanceError):
        source.draw(pool, 0, 2, "tile")


def test_forced_and_then_another_source() -> None:
    source, after = Forced(dice=[6], draws=[1], then=Seeded(4)), Seeded(4)
    pool = vec[i64]([1, 1])
    assert [source.die("die"), source.draw(pool, 0, 2, "tile")] == [6, 1]
    assert [source.die("die"), source.below(9), source.draw(pool, 0, 2, "tile")] == [
        after.die("die"),
        after.below(9),
        after.draw(pool, 0, 2, "tile"),
    ]


def test_forced_impossible_outcomes_are_refused() -> None:
    with pytest.raises(ChanceError, match="impossible-outcome outcome=7"):
        Forced(dice=[7]).die("die")
    with pytest.raises(ChanceError, match="impossible-outcome outcome=0 chance=tile"):
        Forced(draws=[0]).draw(vec[i64]([0, 1]), 0, 2, "tile")


def test_a_person_is_asked_what_is_possible() -> None:
    asked: list[tuple[str, list[int]]] = []

    def ask(what: str, choices: list[int]) -> int:
        asked.append((what, choices))
        return choices[-1]

    source = Manual(ask)
    assert source.die("white-die") == 6
    assert source.draw(vec[i64]([1, 0, 2, 5]), 0, 3, "tile") == 2
    assert source.below(4) == 3
    assert asked == [("white-die", [1, 2, 3, 4, 5, 6]), ("tile", [0, 2]), ("number", [0, 1, 2, 3])]


def test_noting_writes_down_what_can_be_given_again() -> None:
    pool = vec[i64]([1, 2, 3])

    def ask(source: Chance) -> list[int]:
        return [
            int(n) for n in (source.die("die"), source.below(50), source.draw(pool, 0, 3, "tile"), source.die("die"))
        ]

    noting = Noting(Seeded(5))
    outcomes = ask(noting)
    assert outcomes == ask(Seeded(5))
    notes = noting.take()
    assert notes == outcomes
    assert noting.take() == []
    assert ask(Recorded(notes)) == outcomes


def test_a_failed_question_is_not_noted() -> None:
    noting = Noting(Recorded([9]))
    with pytest.raises(ChanceError):
        noting.die("die")
    assert noting.take() == []


class Sixes(Chance):
    """A source from outside, interpreted: `die` and `draw` follow from `below`."""

    def below(self, limit: i64) -> i64:
        return limit - 1


def test_a_source_needs_only_below() -> None:
    assert Sixes().die("die") == 6
    assert Sixes().draw(vec[i64]([4, 3, 0]), 0, 3, "tile") == 1
    assert Noting(Sixes()).die("die") == 6


def test_the_base_has_no_outcomes() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6)
