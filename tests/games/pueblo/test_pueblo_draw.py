"""Drawing an action is as fair as listing them all and picking one."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest
from pueblo_table import almost_full, last_fit, opened, play, table

from tablee.engine.luck import seeded
from tablee.games.pueblo.rules.state import Pueblo

PER_ACTION = 30
POSITIONS = {
    "lone stone": "players 4",
    "either stone": "players 2; stones r NE a1, b NE g1; coloured 7 7; turns 2",
    "neutral stone": "players 2; stones r NE a1, b NE g1; coloured 6 7; turns 2",
    "few spots": f"players 2; stones {last_fit(18)}; coloured 3 3; neutral 3 3",
    "sacred": "players 3; advanced; sacred c3 c6 f3 f6",
    "walk": "players 2; stones r NE a1; step walk",
    "first bid": "players 3; advanced; step bid",
    "later bid": "players 3; advanced; step bid; bid 90 by 2",
    "last bid": "players 3; advanced; step bid; bid 99 by 2",
    "card": "players 4; advanced; step take; cards 0 2 0 0",
    "sacred place": "players 2; advanced; sacred a1; lay 2; step lay; opener 1",
    "removal": "players 2; dismantling; part 3; step remove; stones r NE a1, n NE d4, r NE g7, b NE g1, n SE d5",
}


def drawn(state: Pueblo, times: int) -> Counter[int]:
    rng = seeded("draw", 1)
    return Counter(int(state.draw(state.turn(), rng)) for _ in range(times))


@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_is_drawn_equally_often(name: str) -> None:
    """Chi-square with a fixed seed: the sum of squared deviations stays within five standard deviations of its mean."""
    state = table(POSITIONS[name])
    codes = state.codes(state.turn())
    found = drawn(state, PER_ACTION * len(codes))
    assert set(found) <= set(codes)
    chi_square = sum((found[code] - PER_ACTION) ** 2 / PER_ACTION for code in codes)
    freedom = len(codes) - 1
    assert abs(chi_square - freedom) <= 5 * sqrt(2 * freedom)


def test_the_last_spots_are_found_too() -> None:
    """Two placements among 196: drawing by trial may give up, listing does not."""
    state = almost_full()
    found = drawn(state, 300)
    assert set(found) == set(state.codes(state.turn()))
    assert len(found) == 2
    assert all(count > 110 for count in found.values())


def test_drawing_does_not_touch_the_state() -> None:
    state = opened(3)
    before = state.copy()
    drawn(state, 50)
    assert state.codes(0) == before.codes(0)
    assert len(play(state, "set coloured NE a1").stones) == 1
