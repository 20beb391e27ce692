"""Columns of the heap, drawn by what stands around them: the same as cubes of any pile."""

from __future__ import annotations

import pytest

from tablee.engine.luck import seeded
from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.columns import NEIGHBOURS, shown
from tablee.games.pueblo.face.stacks import heap_of, owner_alone
from tablee.games.pueblo.face.turned import SPOTS
from tablee.games.pueblo.game import GAME


@pytest.mark.parametrize("turn", range(4))
def test_what_is_seen_of_a_column_is_what_cubes_show(turn: int) -> None:
    state, dice = GAME.open(3, {"dismantling": True}, seeded("columns")), seeded("moves")
    while state.acting():
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, dice))
        stacks = heap_of(3, tuple(state.stones), int(state.taken)).stacks
        pile = {(*SPOTS[turn][cell], z): one for cell, stack in enumerate(stacks) for z, one in enumerate(stack, start=1)}
        for cell, stack in enumerate(stacks):
            expected = []
            for z, one in enumerate(stack, start=1):
                cube = (*SPOTS[turn][cell], z)
                free = 0 if cubes.is_hidden(pile, cube) else cubes.free_sides(pile, cube)
                if free:
                    bits = (free, cubes.folds(pile, cube, free), cubes.borders(pile, cube, free))
                    expected.append((len(stack) - z, one, *bits))
            around = NEIGHBOURS[turn][cell]((*stacks, ()))
            assert list(shown(stack, around, True)) == expected
            alone = [(down, owner_alone(one), *bits) for down, one, *bits in expected]
            assert list(shown(stack, around, False)) == alone
