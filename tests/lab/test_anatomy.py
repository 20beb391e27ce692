"""Every attribute of a state is found, compiled or not."""

from __future__ import annotations

import pytest

from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.lab.anatomy import attributes, differences, plain


@pytest.mark.parametrize("name", catalogue.names())
def test_a_state_is_taken_apart_down_to_its_dice(name: str) -> None:
    game = catalogue.find(name)
    state = game.open(game.seats[0], {}, seeded("anatomy"))
    assert len(attributes(state)) > 5
    assert differences(state, state.copy()) == []
    found = plain(state)
    assert isinstance(found, dict)
    assert found == plain(state.copy())


class Slotted:
    __slots__ = ("crew", "hold", "never_set")

    def __init__(self) -> None:
        self.crew = ["Ann"]
        self.hold = {"tea": {1, 2}}


def test_what_is_inside_counts_and_what_is_not_set_does_not() -> None:
    one, other = Slotted(), Slotted()
    assert plain(one) == {"crew": ("Ann",), "hold": {"tea": frozenset({1, 2})}}
    other.hold["tea"].add(3)
    assert differences(one, other) == ["hold"]
    del other.crew
    assert differences(one, other) == ["crew", "hold"]
