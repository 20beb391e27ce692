"""The free cells around a paving as buttons, patch by patch, called by what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.games.gaudi.face.ground import Ground, middle, patch
from tablee.games.gaudi.face.lines import number
from tablee.games.gaudi.face.parts import piece
from tablee.games.gaudi.face.scene import Scene
from tablee.games.gaudi.face.speech import of_cell, of_offered_cell, of_promises
from tablee.games.gaudi.rules.tiles import place_of
from tablee.kit.picture import Piece
from tablee.kit.svg import escape


@lru_cache(maxsize=1024)
def cells(lang: str, under: Ground) -> tuple[Piece, ...]:
    return tuple([patch_of_cells(lang, index, spots) for index, spots in enumerate(under.spots)])


@lru_cache(maxsize=4096)
def patch_of_cells(lang: str, index: int, spots: tuple[int, ...]) -> Piece:
    return buttons(index, [(spot // 64, of_cell(lang, spot)) for spot in spots])


def offered_cells(scene: Scene) -> dict[str, Piece]:
    """The patches where the picked tile may lie, with what it would complete there."""
    lang, found = scene.lens.lang, {}
    for index in {patch(cell) for cell in scene.prospects}:
        called = []
        for spot in scene.ground.spots[index]:
            gained = scene.prospects.get(spot // 64)
            said = of_cell(lang, spot) if gained is None else of_offered_cell(lang, spot, of_promises(scene, gained))
            called.append((spot // 64, said))
        drawn = buttons(index, called)
        found[drawn.id] = drawn
    return found


def buttons(index: int, called: Sequence[tuple[int, str]]) -> Piece:
    return piece(f"cells-{index}", "".join([f'{button(cell)} aria-label="{escape(said)}"/>' for cell, said in called]))


@lru_cache(maxsize=4096)
def button(cell: int) -> str:
    """All but its name."""
    (q, r), (x, y) = place_of(cell), middle(cell)
    where = f'x="{number(x)}" y="{number(y)}" data-x="{2 * q + r}" data-y="{r}"'
    return f'<use class="cell" href="#gau-cell" {where} data-slot="cell" data-place="{q},{r}" role="button" tabindex="-1"'
