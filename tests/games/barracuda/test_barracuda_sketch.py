"""The promenade in characters."""

from __future__ import annotations

from tablee.engine.catalogue import find
from tablee.kit.picture import Lens

GAME = find("barracuda")
POSITION = (
    "players 3; round 3; bars karambole 1/-, octopus 1, lagoon 2/1, hammock 2, sirena closed, mistral hidden; seat 0; bag 1"
)
SKETCH = """
┌──────────────┬──────────────┬──────────────┬──────────────┬──────────────┐
│ 1 Karambole  │ 2 Octopus    │ 3 Lagoon     │ 4 Hammock    │ 5 Sirena     │
│   5000       │   3000       │   4000       │   2000       │   fermé      │
│   ■ ·        │   ■          │   ▲ ■        │   ▲          │              │
├──────────────┼──────────────┼──────────────┼──────────────┼──────────────┤
│ 6 ░░░░░░░░░  │ 7 ░░░░░░░░░  │ 8 ░░░░░░░░░  │ 9 ░░░░░░░░░  │10 ░░░░░░░░░  │
│   ░░░░░░░░░  │   ░░░░░░░░░  │   ░░░░░░░░░  │   ░░░░░░░░░  │   ░░░░░░░░░  │
│   ░░░░░░░░░  │   ░░░░░░░░░  │   ░░░░░░░░░  │   ░░░░░░░░░  │   ░░░░░░░░░  │
└──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘
Pions en main : ●●●●● loyer 0   ■■ loyer 8000   ▲▲▲ loyer 6000
Tirés : ▲ ●   dans le sac : ■
Rien sur la table.
Votre portefeuille : 2 × 10000, 3 × 5000, 5 × 2000, 5 × 1000 et 7 faux billets, en tout 50000.
"""


def test_the_sketch_shows_the_whole_table() -> None:
    view = GAME.view(GAME.from_position(POSITION), 0)
    assert str(GAME.face.sketch(view, Lens("fr"))) == SKETCH.strip("\n")
