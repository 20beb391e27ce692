"""What the interpreter gets in place of machine numbers."""

from __future__ import annotations

import pytest

from tablee.engine.native import append, i64, mypyc_attr, u8, vec


def plain(row: object) -> object:
    """The same row, as the type checker does not know it: interpreted, it is a list or a bytearray."""
    return row


def test_whole_numbers_are_plain_ints() -> None:
    assert i64(5) == u8(5) == 5
    assert type(i64(5)) is int


def test_a_row_of_numbers_is_a_list_and_a_row_of_bytes_a_bytearray() -> None:
    assert plain(vec[i64]([1, -2])) == [1, -2]
    assert plain(vec[i64](capacity=8)) == []
    assert plain(vec[u8]([1, 2])) == bytearray([1, 2])
    with pytest.raises(ValueError, match="range"):
        vec[u8]([256])


def test_slicing_copies_a_row() -> None:
    row = vec[i64]([1, 2])
    twin = row[:]
    twin[0] = 9
    assert plain(row) == [1, 2]


def test_appending_gives_the_longer_row() -> None:
    assert plain(append(vec[i64]([1]), 2)) == [1, 2]
    assert plain(append(vec[u8](), 7)) == bytearray([7])


def test_attributes_for_the_compiler_change_nothing() -> None:
    class Plain:
        pass

    assert mypyc_attr(allow_interpreted_subclasses=True)(Plain) is Plain
