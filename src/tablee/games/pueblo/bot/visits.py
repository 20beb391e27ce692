"""How many looks from each ring cell are still to be expected: of the lap, and of the chief on its way.

What a look costs times the looks expected, summed over the ring, is what a seat still has to pay for a heap.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.pueblo.rules.geometry import RING
from tablee.games.pueblo.rules.state import DISMANTLING, Pueblo
from tablee.games.pueblo.rules.stones import MOST_STONES

FURTHEST: Final = 2 * MOST_STONES  # turns to look ahead at most


class Tuning:
    """Numbers fitted to games between bots: change one, and let it play the others (`tablee.lab.arena`)."""

    def __init__(self) -> None:
        self.fade = 0.85  # of what is seen today, the part still seen a turn later
        self.stops = 1.2  # looks during the turns to come, against those of the lap
        self.again = 0.7  # looks while dismantling, against those before
        self.coloured = 10.0  # what a stone still to be set will cost its owner ...
        self.neutral = -4.0  # ... or save it
        self.rivalry = 12.0  # points behind the leader at which a rival counts a third
        self.doubt = 1.9  # points that mean little as the building ends ...
        self.doubt_before = 0.94  # ... and more of them for the square root of the turns left


class ExpectedLooks:
    """Tables of looks by turns left and cells ahead of the chief: [turns * RING + cells]."""

    def __init__(self, tuning: Tuning) -> None:
        rows = stops_ahead(tuning.fade)
        self.building = vec[float]([1.0 + tuning.stops * stops for row in rows for stops in row])
        self.dismantling = vec[float]([tuning.stops * stops for row in rows for stops in row])
        self.both = vec[float]([(1.0 + tuning.again) * looks for looks in self.building])

    def table(self, state: Pueblo) -> vec[float]:
        if state.part == DISMANTLING:
            return self.dismantling
        return self.both if state.rules.dismantling else self.building


def stops_ahead(fade: float) -> list[list[float]]:
    """How often the chief will stop so many cells ahead, by turns left, when every walk is equally likely."""
    chance = [1.0] + [0.0] * (RING - 1)
    expected = [0.0] * RING
    rows = [expected]
    kept = 1.0
    for _ in range(FURTHEST):
        chance = [sum([chance[(ring - steps) % RING] for steps in range(1, 5)]) / 4.0 for ring in range(RING)]
        expected = [before + kept * now for before, now in zip(expected, chance, strict=True)]
        kept *= fade
        rows.append(expected)
    return rows


def turns_left(state: Pueblo) -> i64:
    """Turns until the lap; while dismantling, stones still to be removed."""
    count: i64 = 0
    if state.part == DISMANTLING:
        number: i64
        for number in range(len(state.stones)):
            if not state.is_gone(number):
                count += 1
        return count
    for stones in state.reserve:
        count += stones
    return count + 2 * state.aside * state.seats
