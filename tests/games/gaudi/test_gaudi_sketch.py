"""The paving in characters."""

from __future__ import annotations

from tablee.engine.catalogue import find
from tablee.kit.picture import Lens

GAME = find("gaudi")
POSITION = (
    "players 2; tiles OGB 0,0, OBG 0,-1 by 1, OGG 1,-1 by 0; objectives snail/orange starfish/blue; "
    "hands GGO BBB OOO / GBB GBO OOG"
)
SKETCH = """
      ╱   ╲   ╱   ╲   ╱   ╲
    │ 0,-2  │ 1,-2  │2,-2+0 │
  ╱   ╲   ╱*G1╲   ╱&G1╲   ╱   ╲
│ -1,-1 │  OBG  │  OGG  │ 2,-1  │
  ╲   ╱&B1╲   ╱@O✓╲   ╱*G1╲   ╱
    │ -1,0  │  OGB  │  1,0  │
      ╲   ╱*B1╲   ╱&G1╲   ╱
        │ -1,1  │ 0,1+0 │
          ╲   ╱   ╲   ╱
@ snail, & jellyfish, * starfish; O orange, G green, B blue; 1, 2: thirds that lie; ✓ or a shape: complete
● Blue has 3 tiles, 35 counters left, 0 on animals and the objectives snails and orange.
■ Red has 3 tiles and 35 counters left, 0 on animals.
Your tiles: OOO  GGO  BBB
"""


def test_the_sketch_shows_the_whole_table() -> None:
    view = GAME.view(GAME.from_position(POSITION), 0)
    assert str(GAME.face.sketch(view, Lens("en", draft=(("verb", "lay"), ("tile", "GGO"))))) == SKETCH.strip("\n")
