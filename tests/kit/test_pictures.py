"""What every game draws with: small SVG, seat shapes."""

from __future__ import annotations

import pytest
from drawings import parsed

from tablee.engine import catalogue
from tablee.kit import shapes, svg


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
