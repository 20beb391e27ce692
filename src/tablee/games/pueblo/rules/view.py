"""What one chair may know of a Pueblo game: everything (PUE-53)."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.values import Seat, View
from tablee.games.pueblo.rules.geometry import BIT, CELLS, GROWTH, feet, opening_of
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.stones import footprint_of, owner_of, posture_of


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone that was set: what the code of `Pueblo.stones` says."""

    number: int  # counts from 1
    owner: Seat | None  # None is neutral
    opening: int
    corner: int
    posture: int
    cubes: tuple[tuple[int, int], ...]  # (cell, level), the lowest level is 1; empty once removed

    @property
    def standing(self) -> bool:
        return bool(self.cubes)


@dataclass(frozen=True, slots=True, kw_only=True)
class PuebloView(View):
    game = "pueblo"

    seats: int
    advanced: bool
    dismantling: bool
    starter: Seat
    opener: Seat
    stones: tuple[Stone, ...]
    heights: tuple[int, ...]
    codes: tuple[int, ...]  # the stones as the state writes them
    taken: int
    reserve: tuple[int, ...]  # coloured stones of all seats, then neutral ones
    aside: int  # blocks of each seat that wait for phase two
    order: tuple[Seat, ...]
    cards: tuple[int, ...]
    sacred: tuple[int, ...]
    to_lay: int
    chief: int
    part: int
    task: int  # what the seat that acts has to do
    actor: Seat  # whose turn it is
    turns: int
    bid: int
    bidder: Seat
    asked_first: Seat
    passed: tuple[Seat, ...]


def view(state: Pueblo, seat: Seat | None) -> PuebloView:
    return PuebloView(
        seat=seat,
        acting=tuple(state.acting()),
        points=tuple(state.points()),
        ranks=tuple(state.ranks()),
        seats=int(state.seats),
        advanced=state.rules.advanced,
        dismantling=state.rules.dismantling,
        starter=state.rules.starter,
        opener=state.rules.opener,
        stones=stones(state),
        heights=tuple(int(height) for height in state.heights),
        codes=tuple(int(code) for code in state.stones),
        taken=int(state.taken),
        reserve=tuple(int(count) for count in state.reserve),
        aside=int(state.aside),
        order=tuple(int(one) for one in state.order),
        cards=tuple(int(card) for card in state.cards),
        sacred=tuple(cell for cell in range(CELLS) if state.sacred & BIT[cell]),
        to_lay=int(state.to_lay),
        chief=int(state.chief),
        part=int(state.part),
        task=int(state.task),
        actor=int(state.seat),
        turns=int(state.turns),
        bid=int(state.bid),
        bidder=int(state.bidder),
        asked_first=int(state.asked_first),
        passed=tuple(one for one in range(state.seats) if state.passed & BIT[one]),
    )


def stones(state: Pueblo) -> tuple[Stone, ...]:
    """All stones ever set, with the cubes of those that stand."""
    heights = [0] * CELLS
    found = []
    for number, code in enumerate(state.stones):
        owner, posture, spot = int(owner_of(code)), int(posture_of(code)), int(footprint_of(code))
        cells = feet(spot)
        cubes: list[tuple[int, int]] = []
        for cell, growth in zip(cells, GROWTH[posture], strict=True):
            cubes += [(cell, heights[cell] + k) for k in range(1, growth + 1)]
            heights[cell] += growth
        standing = () if state.is_gone(number) else tuple(cubes)
        whose = owner if owner < state.seats else None
        found.append(Stone(number + 1, whose, opening_of(spot), cells[1], posture, standing))
    return tuple(found)
