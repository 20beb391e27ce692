"""Where chance comes from: a keyed stream that anyone can check afterwards, and a fast one for imagined worlds.

A table commits to its luck and reveals it afterwards (a commit-reveal scheme): it publishes the SHA-256 of its secret key
when it opens, and the key when the game is over (`engine.verify`).
"""

from __future__ import annotations

import hashlib
from typing import Final

from tablee.engine.native import i64, mypyc_attr

KEY_BYTES: Final = 32
WORD: Final = 2**64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of whole numbers. A state draws all its chance from the dice it holds."""

    def __init__(self) -> None:
        self.drawn: i64 = 0  # numbers taken so far: an undo never crosses a change of this

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely."""
        raise NotImplementedError

    def copy(self) -> Dice:
        raise NotImplementedError

    def shuffled(self, items: list[int]) -> list[int]:
        """A new list in random order (Fisher-Yates, from the end)."""
        mixed = items[:]
        index: i64
        for index in range(len(mixed) - 1, 0, -1):
            other = self.below(index + 1)
            mixed[index], mixed[other] = mixed[other], mixed[index]
        return mixed


class Luck(Dice):
    """Number n of a key is BLAKE2b(key, n): the same key gives the same game on every machine and version."""

    def __init__(self, key: bytes, drawn: i64 = 0) -> None:
        super().__init__()
        self.key = key
        self.drawn = drawn

    def below(self, bound: i64) -> i64:
        size: int = bound
        fair: int = WORD - WORD % size  # numbers from here on would favour the small ones
        while True:
            counter: int = self.drawn
            self.drawn += 1
            digest = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=self.key).digest()
            number = int.from_bytes(digest, "big")
            if number < fair:
                return i64(number % size)

    def copy(self) -> Luck:
        return Luck(self.key, self.drawn)


class Rng(Dice):
    """Fast numbers for bots and imagined worlds: Marsaglia's multiply-with-carry generator, period about 2**61.

    The low 31 bits of its value are the number, the high bits the carry. Every product stays below 2**63, so compiled and
    interpreted runs agree.
    """

    def __init__(self, value: i64) -> None:
        super().__init__()
        self.value = value  # a state of the generator, not a seed: see `seeded`

    def below(self, bound: i64) -> i64:
        self.drawn += 1
        self.value = 2147483085 * (self.value & 2147483647) + (self.value >> 31)
        return ((self.value & 2147483647) * bound) >> 31

    def copy(self) -> Rng:
        twin = Rng(self.value)
        twin.drawn = self.drawn
        return twin

    def fork(self) -> Rng:
        """Numbers of its own for an imagined world, unrelated to what this generator gives next."""
        high, low = self.below(2147483647), self.below(2147483647)
        return Rng((high << 31) + ((low * 1103515245) & 2147483647) + 1)  # scrambled, or the streams would be correlated


def seeded(*seed: int | str) -> Rng:
    """The generator of a seed. Seeds that differ anywhere give unrelated streams."""
    return Rng(int.from_bytes(key_from(*seed)[:7], "big") + 1)


def key_from(*seed: int | str) -> bytes:
    """A key for reproducible games. Live tables use secret random keys instead."""
    return hashlib.sha256("\n".join(["tablee", *(str(part) for part in seed)]).encode()).digest()


def commitment(key: bytes) -> str:
    """What a table publishes when it opens; it reveals the key itself when it ends."""
    return hashlib.sha256(key).hexdigest()
