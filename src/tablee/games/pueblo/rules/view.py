"""What one chair may know of a Pueblo game: everything (PUE-53)."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.engine.values import Seat, View
from tablee.games.pueblo.rules.geometry import BIT, CELLS, FOOTPRINTS, feet, opening_of
from tablee.games.pueblo.rules.sampler import rebuilt
from tablee.games.pueblo.rules.state import Pueblo


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
    order: tuple[Seat, ...]
    cards: tuple[int, ...]
    sacred: tuple[int, ...]
    to_lay: int
    chief: int
    part: int
    step: int
    turn: Seat
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
        advanced=state.advanced,
        dismantling=state.dismantling,
        starter=int(state.starter),
        opener=int(state.opener),
        stones=stones(state),
        heights=tuple(int(height) for height in state.heights),
        codes=tuple(int(code) for code in state.stones),
        taken=int(state.taken),
        reserve=tuple(int(count) for count in state.reserve),
        order=tuple(int(one) for one in state.order),
        cards=tuple(int(card) for card in state.cards),
        sacred=tuple(cell for cell in range(CELLS) if state.sacred & BIT[cell]),
        to_lay=int(state.to_lay),
        chief=int(state.chief),
        part=int(state.part),
        step=int(state.step),
        turn=int(state.seat),
        turns=int(state.turns),
        bid=int(state.bid),
        bidder=int(state.bidder),
        asked_first=int(state.asked_first),
        passed=tuple(one for one in range(state.seats) if state.passed & BIT[one]),
    )


GROWTH = ((1, 1, 2), (2, 1, 1), (1, 2, 1))  # cubes on left arm, corner, right arm, by posture


def stones(state: Pueblo) -> tuple[Stone, ...]:
    """All stones ever set, with the cubes of those that stand."""
    heights = [0] * CELLS
    found = []
    for number, code in enumerate(state.stones):
        owner, rest = divmod(int(code), 3 * FOOTPRINTS)
        posture, spot = divmod(rest, FOOTPRINTS)
        cells = feet(spot)
        cubes: list[tuple[int, int]] = []
        for cell, growth in zip(cells, GROWTH[posture], strict=True):
            cubes += [(cell, heights[cell] + k) for k in range(1, growth + 1)]
            heights[cell] += growth
        standing = () if state.is_gone(number) else tuple(cubes)
        whose = owner if owner < state.seats else None
        found.append(Stone(number + 1, whose, opening_of(spot), cells[1], posture, standing))
    return tuple(found)


def state_of(seen: PuebloView) -> Pueblo:
    """The only state that looks like this view."""
    rules = (seen.seats, seen.advanced, seen.dismantling, seen.starter, seen.opener)
    state = rebuilt(rules, seen.codes, seen.taken, seen.sacred)
    for index, count in enumerate(seen.reserve):
        state.reserve[index] = count
    for seat in range(seen.seats):
        state.totals[seat] = seen.points[seat] or 0
        state.order[seat] = seen.order[seat]
        state.cards[seat] = seen.cards[seat]
    state.to_lay, state.chief = seen.to_lay, seen.chief
    state.part, state.step, state.seat, state.turns = seen.part, seen.step, seen.turn, seen.turns
    state.bid, state.bidder, state.asked_first = seen.bid, seen.bidder, seen.asked_first
    for seat in seen.passed:
        state.passed |= BIT[seat]
    return state
