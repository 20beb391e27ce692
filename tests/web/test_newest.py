"""What is remembered: the newest, and never nothing at all."""

from __future__ import annotations

from tablee.web.newest import Newest


def test_what_nobody_has_asked_for_longest_is_forgotten() -> None:
    newest = Newest[int, int](2)
    made: list[int] = []
    for number in (1, 2, 1, 3, 1, 2):
        if newest.get(number) is None:
            made.append(newest.keep(number, number))
    assert made == [1, 2, 3, 2]  # the third pushed out the second, which had waited longest


def test_only_so_many_are_kept() -> None:
    newest = Newest[int, int](3)
    for number in range(10):
        newest.keep(number, 0)
    assert len(newest) == 3
