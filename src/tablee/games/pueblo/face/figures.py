"""Symbols that Pueblo's pictures use again and again, and its small picture for galleries."""

from __future__ import annotations

from typing import Final

from tablee.games.pueblo.face.scene import colour
from tablee.games.pueblo.rules.position import from_position
from tablee.games.pueblo.rules.view import view
from tablee.kit import cubes, svg
from tablee.kit.cubes import H, Solid, W, line
from tablee.kit.shapes import OUTLINES

OWN: Final = ((0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 1, 2))  # a flat stone that opens towards us
BOX: Final = tuple((i, j, z) for i in (0, 1) for j in (0, 1) for z in (1, 2))
REST: Final = tuple(cube for cube in BOX if cube not in OWN)  # hangs over it: both make a block

TILE: Final = (
    '<rect class="tile" x="-19" y="-19" width="38" height="38" rx="3"/>'
    '<path class="rays" d="M-15-15h30v30h-30zM0-12v4M0 8v4M-12 0h4M8 0h4'
    'M-8.5-8.5l3 3M5.5 5.5l3 3M8.5-8.5l-3 3M-5.5 5.5l-3 3"/>'
    '<circle class="sun" r="5"/>'
)
LAID: Final = f"{W / 44:.3f} {H / 44:.3f} -{W / 44:.3f} {H / 44:.3f} 0 {H}"  # from the plan onto the ground of the heap
TOPS: Final = "".join(
    f'<path id="plan-{name}" class="pueblo-top" d="{outline}" transform="translate(13 13)"/>'
    for name, outline in OUTLINES.items()
)
FIGURES: Final = f"""
<path id="pueblo-open" class="pueblo-open" d="M0 0l{W} {H}-{W} {H}-{W}-{H}z"/>
<path id="pueblo-way" class="pueblo-way" d="M0 0l{W} {H}-{W} {H}-{W}-{H}z"/>
<path id="pueblo-hint" class="pueblo-hint" d="M0 4l{W - 6} {H - 4}-{W - 6} {H - 4}-{W - 6}-{H - 4}z"/>
<path id="pueblo-onward" class="pueblo-sign" d="M-9 1 5 4 2-7"/>
<path id="pueblo-quarter" class="pueblo-sign" d="M0 11l15 10-15 10-15-10zm-7.5 5l15 10m0-10l-15 10"/>
<path id="pueblo-quarter-above" class="pueblo-sign" d="M-7-7h14v14h-14zM-7 0h14M0-7v14"/>
<path id="pueblo-arrow" d="M-7 0H6M1-5.5 6.5 0 1 5.5"/>
<path id="pueblo-stairs" d="M7 18v-5h6v-6h6M49 60v5h-6v6h-6"/>
<g id="pueblo-square" class="pueblo"><rect class="square" width="44" height="44"/>
<rect class="halo" x="2.5" y="2.5" width="39" height="39" rx="3"/></g>
{TOPS}
<ellipse id="pueblo-chief-shadow" class="pueblo-shadow" cx="8" cy="1" rx="21" ry="10"/>
<g id="pueblo-chief" class="pueblo">
<path class="cloak" d="M-15 3C-15-15-9-25-4-29H4C9-25 15-15 15 3 9 10-9 10-15 3z"/>
<path class="band" d="M-14-6C-7 0 7 0 14-6l1 6C8 7-8 7-15 0z"/><circle class="head" cy="-35" r="8.5"/>
<path class="staff" d="M18 6V-44"/><circle class="sun" cx="18" cy="-48" r="6"/></g>
<g id="pueblo-chief-above" class="pueblo">
<circle class="cloak" r="10"/><circle class="band" r="6.5"/><circle class="head" r="4.5"/></g>
<g id="pueblo-marker" class="pueblo">
<path class="disc" d="M-22-3v6a22 14 0 0 0 44 0v-6z"/><ellipse class="disc" cy="-3" rx="22" ry="14"/></g>
<g id="pueblo-sacred" class="pueblo"><g transform="matrix({LAID})">{TILE}</g></g>
<g id="pueblo-sacred-above" class="pueblo"><g transform="translate(22 22)">{TILE}</g></g>
"""


def sprite() -> str:
    return svg.sprite(FIGURES, *cubes.shade_symbols(), *cubes.mark_symbols(), *blocks())


def blocks() -> list[str]:
    """A reserve's parts: a block of a coloured and a neutral stone, one stone alone, and a block of which one is gone."""
    own, neutral = Solid("own", OWN), Solid("neutral", OWN)
    hollow = line("dashes", cubes.silhouette(BOX))
    drawn = {
        "block": cubes.pile(cubes.fill([own, Solid("neutral", REST)])),
        "lone": cubes.pile(cubes.fill([own])),
        "neutral": cubes.pile(cubes.fill([neutral])),
        "broken-own": hollow + cubes.pile(cubes.fill([own])),
        "broken-neutral": hollow + cubes.pile(cubes.fill([neutral])),
    }
    return [svg.symbol(f"pueblo-{name}", "-68 -46 136 136", picture, cls="pueblo") for name, picture in drawn.items()]


def vignette() -> str:
    """A young heap under the sun."""
    state = from_position(
        "players 4; stones r SE d5, b SE f4, g SW e5, n NW e6, n NE d4, n SE d3, r SW e3, b NW f6, v SW h5, n SE d5, "
        "n NE e6, n SE g3"
    )
    solids = [
        Solid(colour(stone.owner), tuple((cell % 8, 7 - cell // 8, level) for cell, level in stone.cubes))
        for stone in view(state, None).stones
    ]
    heap = cubes.fill(solids)
    high = cubes.heights(heap)
    drawn = ""
    for i, j in sorted(((i, j) for i in range(8) for j in range(8)), key=sum):
        there = cubes.column(heap, high, i, j) + cubes.marks(heap, i, j, high.get((i, j), 0)) or cubes.shades(high, i, j, 0)
        drawn += f"<g{cubes.place(i, j)}>{there}</g>" if there else ""
    return (
        '<g class="pueblo vignette"><rect class="sky" width="240" height="160"/>'
        '<circle class="sun" cx="196" cy="40" r="20"/>'
        f'<path class="clay" d="M0 118L120 44 240 118v42H0z"/><g transform="translate(118 6) scale(.5)">{drawn}</g></g>'
    )
