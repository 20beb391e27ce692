"""Heaps of cubes: what is drawn of them, and what stands before it."""

from __future__ import annotations

import re

from drawings import parsed

from tablee.games.pueblo.face import contour, cubes
from tablee.games.pueblo.face.cubes import H, Solid, W
from tablee.kit import svg


def pile(*solids: Solid) -> cubes.Pile:
    return cubes.fill(solids)


def test_sides_that_touch_are_not_drawn() -> None:
    """Two cubes side by side show two tops, two left sides and one right side."""
    drawn = cubes.whole(pile(Solid("red", ((0, 0, 1), (1, 0, 1)))))
    assert [len(re.findall(f'class="{side}"', drawn)) for side in "tlr"] == [2, 2, 1]


def test_ink_runs_where_a_solid_ends() -> None:
    def ink(*solids: Solid) -> int:
        return sum(path.count("M") for path in re.findall(r'class="ink" d="([^"]*)"', cubes.whole(pile(*solids))))

    one, two = ((0, 0, 1),), ((1, 0, 1),)
    assert ink(Solid("red", one), Solid("red", two)) == ink(Solid("red", one + two)) + 2  # across the top and down the left


def test_a_cube_right_behind_another_is_not_drawn() -> None:
    column = tuple((1, 1, z) for z in (1, 2, 3))
    before = cubes.column(pile(Solid("red", ((0, 0, 1),))), {(0, 0): 1}, 0, 0)
    behind = pile(Solid("red", ((0, 0, 1),)), Solid("blue", column))
    assert before
    assert cubes.column(behind, cubes.heights(behind), 0, 0) == ""


def test_a_silhouette_goes_once_around() -> None:
    assert contour.silhouette([(0, 0, 1)]) == f"M-{W} 0 0 -{H} {W} 0 {W} {H} 0 {2 * H} -{W} {H}z"


def test_a_contour_leaves_out_what_is_covered() -> None:
    low, high = Solid("red", ((0, 0, 1),)), Solid("blue", tuple((1, 1, z) for z in (1, 2, 3)))
    assert contour.contour(low.cubes, ()) == contour.silhouette(low.cubes)
    assert contour.contour(low.cubes, high.cubes) == ""
    half = Solid("blue", tuple((1, 0, z) for z in (1, 2, 3)))
    assert contour.contour(low.cubes, half.cubes) not in ("", contour.silhouette(low.cubes))


def test_symbols_have_ids_of_their_own() -> None:
    drawn = svg.sprite(*cubes.shade_symbols(), *cubes.mark_symbols())
    parsed(drawn)
    named = re.findall(' id="([^"]*)"', drawn)
    assert len(named) == len(set(named))
    used = cubes.whole(pile(Solid("red", ((0, 0, 1), (0, 0, 2), (1, 0, 1)))))
    assert set(re.findall('href="#([^"]*)"', used)) <= set(named)
