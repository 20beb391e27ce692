"""Pueblo's fast rules against the slow model that moves cubes in space (tests/voxels.py), on random games."""

from __future__ import annotations

import pytest
from pueblo_table import at_random, opened
from voxels import NEUTRAL, Heap, Shape

from tablee.games.pueblo.rules.geometry import FOOTPRINTS, RING, SIZE, feet
from tablee.games.pueblo.rules.state import TO_SET, Pueblo
from tablee.games.pueblo.rules.view import Stone, view


def cubes_of(stone: Stone) -> Shape:
    return frozenset((cell % SIZE, cell // SIZE, level - 1) for cell, level in stone.cubes)


def cubes_set(state: Pueblo, code: int) -> Shape:
    """The cubes a placement adds, by the heights before and after."""
    after = state.copy()
    after.play(state.turn(), code)
    return frozenset(
        (cell % SIZE, cell // SIZE, level)
        for cell in feet(code % FOOTPRINTS)
        for level in range(int(state.heights[cell]), int(after.heights[cell]))
    )


def follow(heap: Heap, state: Pueblo) -> None:
    """Do to the cubes what happened to the stones."""
    for stone in view(state, None).stones:
        if stone.standing and stone.number not in heap.owners:
            heap.put(stone.number, NEUTRAL if stone.owner is None else stone.owner, cubes_of(stone))
        elif not stone.standing and stone.number in heap.stones:
            assert stone.number in heap.removable()
            heap.take(stone.number)


def compare(heap: Heap, state: Pueblo) -> None:
    """Every placement, every look, every stone that could be lifted."""
    if state.task == TO_SET:
        spots = {code % FOOTPRINTS: code for code in state.codes(state.turn())}  # both kinds fit alike
        fitting = heap.placements()
        assert {cubes_set(state, code) for code in spots.values()} == fitting
        assert len(spots) == len(fitting)
        assert state.can_build() == bool(fitting)
    for ring in range(RING):
        assert state.bill(ring) == heap.look(ring, int(state.seats))
    lifted = {number + 1 for number in range(len(state.stones)) if not state.is_gone(number) and state.is_free(number)}
    assert lifted == heap.removable()
    for seat in range(state.seats):
        own = {number for number in heap.stones if heap.owners[number] == seat}
        allowed = {number for number in heap.removable() if heap.owners[number] in (seat, NEUTRAL)} if own else set()
        assert {number + 1 for number in state.removable(seat)} == allowed


@pytest.mark.rule("PUE-21", "PUE-24", "PUE-26", "PUE-27", "PUE-36", "PUE-37", "PUE-59", "PUE-60", "PUE-61", "PUE-74")
@pytest.mark.parametrize(
    ("seats", "sacred", "seed"), [(2, 0, 1), (3, 1, 2), (4, 2, 3), (2, 3, 4), (4, 4, 5), (3, 4, 6), (4, 0, 7)]
)
def test_pue_27_heights_and_cubes_agree_on_random_games(seats: int, sacred: int, seed: int) -> None:
    options = {"advanced": True, "dismantling": True, "sacred_count": sacred, "sacred_placement": "random"}
    start = opened(seats, seed, **options)
    assert len(view(start, None).sacred) == sacred
    heap = Heap({(cell % SIZE, cell // SIZE) for cell in view(start, None).sacred})
    for moves, state in enumerate(at_random(start, seed)):
        follow(heap, state)
        if state.task == TO_SET or moves % 5 == 0:
            compare(heap, state)
    assert state.turn() == -1
