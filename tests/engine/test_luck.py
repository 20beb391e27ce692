"""Luck: the same key gives the same numbers for ever, fairly, and nobody can tell them beforehand."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.luck import KEY_BYTES, Dice, Luck, Rng, commitment, key_from, seeded
from tablee.lab.worlds import misfit

KEY = key_from("vector")


def test_luck_gives_these_numbers_for_ever() -> None:
    """Records on disk depend on them: if this fails, do not change the test."""
    luck = Luck(KEY)
    assert [luck.below(1000) for _ in range(8)] == [844, 997, 737, 812, 375, 635, 370, 347]
    assert luck.shuffled(list(range(10))) == [4, 9, 7, 5, 2, 0, 1, 6, 3, 8]
    assert luck.drawn == 17


def test_imagined_luck_gives_these_numbers_for_ever() -> None:
    rng = seeded("vector", 7)
    assert [rng.below(1000) for _ in range(8)] == [66, 184, 468, 504, 549, 115, 375, 778]
    assert rng.shuffled(list(range(10))) == [7, 5, 9, 2, 8, 1, 4, 3, 6, 0]
    assert [rng.fork().below(1000) for _ in range(4)] == [446, 379, 707, 373]


def test_a_number_of_luck_is_the_keyed_hash_of_its_place() -> None:
    luck = Luck(KEY, drawn=41)
    digest = hashlib.blake2b((41).to_bytes(8, "big"), digest_size=8, key=KEY).digest()
    assert luck.below(10**9) == int.from_bytes(digest, "big") % 10**9


@given(st.integers(1, 2**62), st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES))
def test_luck_stays_below_its_bound(bound: int, key: bytes) -> None:
    luck = Luck(key)
    assert all(0 <= luck.below(bound) < bound for _ in range(5))


@given(st.integers(1, 2**31 - 1), st.integers(0, 10**6))
def test_imagined_luck_stays_below_its_bound(bound: int, seed: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(5))


def test_luck_throws_away_what_would_favour_small_numbers() -> None:
    """Of 2**64 numbers a quarter is too many for three equal shares of this size."""
    luck, bound = Luck(KEY), 2**62 + 1
    numbers = [luck.below(bound) for _ in range(200)]
    assert luck.drawn > 220
    assert max(numbers) > 2**61


@pytest.mark.parametrize("dice", [Luck(KEY), seeded("fair")], ids=["luck", "imagined"])
def test_numbers_and_shuffles_are_fair(dice: Dice) -> None:
    faces = Counter(str(dice.below(6)) for _ in range(3000))
    assert misfit(faces, {str(face): 500.0 for face in range(6)}) == ""
    orders = Counter(str(dice.shuffled([1, 2, 3, 4])) for _ in range(2400))
    assert len(orders) == 24
    assert misfit(orders, dict.fromkeys(orders, 100.0)) == ""


@pytest.mark.parametrize("dice", [Luck(KEY), seeded("copy")], ids=["luck", "imagined"])
def test_a_copy_gives_the_same_numbers_and_leaves_the_original_alone(dice: Dice) -> None:
    dice.below(6)
    twin, drawn = dice.copy(), dice.drawn
    ahead = [twin.below(100) for _ in range(20)]
    assert (dice.drawn, twin.drawn) == (drawn, drawn + 20)
    assert [dice.below(100) for _ in range(20)] == ahead


def test_shuffling_leaves_the_given_list_alone() -> None:
    items = [1, 2, 3, 4, 5]
    assert sorted(seeded(1).shuffled(items)) == items == [1, 2, 3, 4, 5]


def test_a_fork_does_not_foretell_its_parent() -> None:
    rng, pairs = seeded("fork"), Counter[str]()
    for _ in range(3600):
        fork = rng.fork()
        pairs[f"{fork.below(6)} {rng.below(6)}"] += 1
    assert misfit(pairs, {f"{one} {other}": 100.0 for one in range(6) for other in range(6)}) == ""


@pytest.mark.parametrize(("one", "other"), [((1,), (2,)), (("1", "2"), ("12",)), ((1, 2), (2, 1)), (("a",), ("a", ""))])
def test_seeds_that_differ_give_other_numbers(one: tuple[int | str, ...], other: tuple[int | str, ...]) -> None:
    assert key_from(*one) != key_from(*other)
    first, second = seeded(*one), seeded(*other)
    assert [first.below(1000) for _ in range(5)] != [second.below(1000) for _ in range(5)]


def test_a_commitment_is_the_hash_of_the_key() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest() != commitment(key_from("other"))
    assert len(KEY) == KEY_BYTES


def test_numbers_taken_are_counted() -> None:
    for dice in (Luck(KEY), Rng(1)):
        assert dice.drawn == 0
        dice.below(6)
        dice.shuffled([1, 2, 3])
        assert dice.drawn == 3
