"""The map in characters."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee.engine.catalogue import find
from tablee.games.agora.face.sketch import LANDS
from tablee.games.agora.rules.city import BORDERS
from tablee.kit.picture import Lens

GAME = find("agora")
POSITION = "players 4; round 3; step move; seat 1; map EX B3 G2, GR T2+1, CV O1 G3, SG B1 T10; hand1 CV5 EX1"
SKETCH = """
┌───────────────────┬─────────────────────────┬────────────────┐
│ SG Sarrià 8       │ HG Horta 9              │ NB Nou Barris 6│
│ ▲10 ●1            │                         │                │
│                   ├───────────────┐         ├────────────────┤
│                   │ GR Gràcia 7   │         │ SA S. Andreu 7 │
│                   │ ▲3₁           │         │                │
├────────────────┬──┴───────────────┴──┬──────┴────────────────┤
│ LC Les Corts 7 │ EX Eixample 10      │ MT Sant Martí 8       │
│                │ ●3 ■2               │                       │
├────────────────┤                     │                       │
│ SM Sants 7     │                     │                       │
│                ├─────────────────────┤                       │
│                │ CV Ciutat Vella 7   │                       │
│                │ ■3 ◆1               │                       │
└────────────────┴─────────────────────┴───────────────────────┘
● bleu  EX SG HG HG MT  26 en réserve, Fontaine magique
■ grenat  CV EX  25 en réserve
▲ topaze  CV EX LC SG NB  17 en réserve
◆ olive  CV HG NB NB SA  29 en réserve
Pioche 1 : 14 cartes, dessus Sants-Montjuïc · Pioche 2 : 14 cartes, dessus Ciutat Vella
Vos cartes : CV5  EX1
"""


def test_the_sketch_shows_the_whole_table() -> None:
    view = GAME.view(GAME.from_position(POSITION), 1)
    assert str(GAME.face.sketch(view, Lens("fr"))) == SKETCH.strip("\n")


@pytest.mark.rule("AGO-36")
def test_ago_36_districts_touch_on_the_map_as_they_do_in_the_city() -> None:
    """Two districts have a common border exactly where their outlines share at least one character of line."""
    owners: dict[tuple[int, int], str] = {}
    for code, land in LANDS.items():
        owners |= dict.fromkeys(inside(land.border), code)
    touching = {
        frozenset((code, owners[other]))
        for (x, y), code in owners.items()
        for other in ((x + 2, y), (x, y + 2))
        if owners.get(other, code) != code
    }
    assert touching == {frozenset((here, there)) for here, others in BORDERS.items() for there in others.split()}


def inside(border: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    """The characters within an outline: left of an odd number of upright lines."""
    walls = [(x, min(y, b), max(y, b)) for (x, y), (a, b) in pairwise([*border, border[0]]) if x == a]
    return {
        (x, y)
        for x in range(64)
        for y in range(15)
        if sum(wall > x and low < y < high for wall, low, high in walls) % 2 and not any(wall == x for wall, _, _ in walls)
    }
