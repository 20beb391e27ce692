"""The twelve bars and the numbers that go with the count of players (sections 2.1 and 2.3). Money counts in thousands."""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec

BARS: Final = 12
SLOTS: Final = 10  # on the table; the other two bars are out of the game (BAR-02)
TWO_PLACES: Final = 6  # the first six bars have room for a partner
MOST_SEATS: Final = 5
COLOURS: Final = ("blue", "red", "green", "violet", "gold")  # of the seats, in order
PAWNS: Final = 5  # of each player, beside the one for the bag

KEYS: Final = (
    "barracuda",
    "karambole",
    "sirena",
    "sundowner",
    "albatros",
    "lagoon",
    "mistral",
    "octopus",
    "banana",
    "pelican",
    "flamingo",
    "hammock",
)
TITLES: Final = (
    "Barracuda",
    "Karambole",
    "Sirena",
    "Sundowner",
    "Albatros",
    "Lagoon",
    "Mistral",
    "Octopus",
    "Banana Bar",
    "Pelican",
    "Flamingo",
    "Hammock",
)
RENTS: Final = vec[i64]([6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2])
BIT: Final = vec[i64]([1 << number for number in range(BARS)])
OPEN_LIMITS: Final = vec[i64]([0, 0, 0, 6, 8, 10])  # by players (BAR-31)


def rent_of(bar: i64) -> int:
    """For interpreted code, which has no machine numbers."""
    return RENTS[bar]


def open_limit(seats: i64) -> int:
    return OPEN_LIMITS[seats]


def discounted(rents: vec[i64]) -> i64:
    """What managing bars of these rents costs: three save the cheapest, four or five the dearest.

    BAR-15, BAR-17, BAR-18, BAR-19, BAR-20.
    """
    total: i64 = 0
    cheapest: i64 = 99
    dearest: i64 = 0
    rent: i64
    for rent in rents:
        total += rent
        if rent < cheapest:
            cheapest = rent
        if rent > dearest:
            dearest = rent
    if len(rents) == 3:
        return total - cheapest
    if len(rents) > 3:
        return total - dearest
    return total


def discounted_rent(rents: list[int]) -> int:
    """The same for interpreted code."""
    return discounted(vec[i64](rents))
