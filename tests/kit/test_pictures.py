"""What every game draws with: small SVG, seat shapes, heaps of cubes."""

from __future__ import annotations

import re

import pytest
from drawings import parsed

from tablee.engine import catalogue
from tablee.kit import cubes, shapes, svg
from tablee.kit.cubes import H, Solid, W


def test_attributes_and_words_are_escaped() -> None:
    drawn = svg.tag("g", svg.text(1, 2.50001, 'a < b & "c"'), cls="x", data_place='"<', tabindex=None)
    assert parsed(drawn).get("data-place") == '"<'
    assert drawn == '<g class="x" data-place="&quot;&lt;"><text x="1" y="2.5">a &lt; b &amp; &quot;c&quot;</text></g>'


def test_a_group_is_an_element_even_when_empty() -> None:
    assert svg.group(id="here") == '<g id="here"></g>'
    assert svg.group("x", x=3, turn=90.0, scale=0.5) == '<g transform="translate(3 0)rotate(90)scale(0.5)">x</g>'


@pytest.mark.parametrize("name", catalogue.names())
def test_every_seat_colour_has_a_shape(name: str) -> None:
    game = catalogue.find(name)
    assert set(game.colours) <= {*shapes.SHAPES, *game.shapes}
    for colour in game.colours:
        assert f'id="shape-{shapes.shape_of(colour)}"' in shapes.sprite()
        assert parsed(shapes.token(colour)).get("class") == f"token seat-{colour}"


@pytest.mark.parametrize("name", catalogue.names())
def test_no_two_seats_of_a_game_share_a_shape(name: str) -> None:
    worn = [shapes.shape_of(colour) for colour in catalogue.find(name).colours]
    assert len(set(worn)) == len(worn)


def test_an_open_seat_is_a_ring() -> None:
    assert shapes.token("open") == (
        '<svg viewBox="-9 -9 18 18" class="token seat-open" aria-hidden="true"><use href="#shape-disc"/></svg>'
    )


def heap(*solids: Solid) -> cubes.Heap:
    return cubes.fill(solids)


def test_sides_that_touch_are_not_drawn() -> None:
    """Two cubes side by side show two tops, two left sides and one right side."""
    drawn = cubes.pile(heap(Solid("red", ((0, 0, 1), (1, 0, 1)))))
    assert [len(re.findall(f'class="{side}"', drawn)) for side in "tlr"] == [2, 2, 1]


def test_ink_runs_where_a_solid_ends() -> None:
    def ink(*solids: Solid) -> int:
        return sum(path.count("M") for path in re.findall(r'class="ink" d="([^"]*)"', cubes.pile(heap(*solids))))

    one, two = ((0, 0, 1),), ((1, 0, 1),)
    assert ink(Solid("red", one), Solid("red", two)) == ink(Solid("red", one + two)) + 2  # across the top and down the left


def test_a_cube_right_behind_another_is_not_drawn() -> None:
    column = tuple((1, 1, z) for z in (1, 2, 3))
    before = cubes.column(heap(Solid("red", ((0, 0, 1),))), {(0, 0): 1}, 0, 0)
    behind = heap(Solid("red", ((0, 0, 1),)), Solid("blue", column))
    assert before
    assert cubes.column(behind, cubes.heights(behind), 0, 0) == ""


def test_a_silhouette_goes_once_around() -> None:
    assert cubes.silhouette([(0, 0, 1)]) == f"M-{W} 0 0 -{H} {W} 0 {W} {H} 0 {2 * H} -{W} {H}z"


def test_a_contour_leaves_out_what_is_covered() -> None:
    low, high = Solid("red", ((0, 0, 1),)), Solid("blue", tuple((1, 1, z) for z in (1, 2, 3)))
    assert cubes.contour(heap(low), low) == cubes.silhouette(low.cubes)
    assert cubes.contour(heap(low, high), low) == ""
    half = Solid("blue", tuple((1, 0, z) for z in (1, 2, 3)))
    assert cubes.contour(heap(low, half), low) not in ("", cubes.silhouette(low.cubes))


def test_symbols_have_ids_of_their_own() -> None:
    drawn = svg.sprite(*cubes.shade_symbols(), *cubes.mark_symbols())
    parsed(drawn)
    named = re.findall(' id="([^"]*)"', drawn)
    assert len(named) == len(set(named))
    used = cubes.pile(heap(Solid("red", ((0, 0, 1), (0, 0, 2), (1, 0, 1)))))
    assert set(re.findall('href="#([^"]*)"', used)) <= set(named)
