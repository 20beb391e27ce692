"""What is remembered: the newest, and never nothing at all."""

from __future__ import annotations

from functools import partial

from tablee.web.newest import Newest


def test_what_is_asked_for_again_is_not_made_again() -> None:
    made: list[int] = []

    def making(number: int) -> int:
        made.append(number)
        return -number

    newest = Newest[int, int](2)
    for number in (1, 2, 1, 3, 1, 2):
        assert newest.get(number, partial(making, number)) == -number
    assert made == [1, 2, 3, 2]  # the third pushed out the second, which had waited longest


def test_only_so_many_are_kept() -> None:
    newest = Newest[int, int](3)
    for number in range(10):
        newest.get(number, lambda: 0)
    assert len(newest) == 3
