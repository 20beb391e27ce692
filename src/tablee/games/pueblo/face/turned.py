"""Where things stand on the screen when the board is seen from one of four sides."""

from __future__ import annotations

from typing import Final

from tablee.games.pueblo.face.cubes import Spot
from tablee.games.pueblo.face.scene import FileRank, file_rank, ring_file_rank
from tablee.games.pueblo.rules.geometry import CELLS, RING, SIZE


def turned(place: FileRank, turn: int) -> Spot:
    """A place as the camera sees it after quarter turns."""
    i, j = place[0], SIZE - 1 - place[1]
    for _ in range(turn % 4):
        i, j = SIZE - 1 - j, i
    return i, j


SPOTS: Final = [[turned(file_rank(cell), turn) for cell in range(CELLS)] for turn in range(4)]
WAYS: Final = [[turned(ring_file_rank(ring), turn) for ring in range(RING)] for turn in range(4)]
CELL_AT: Final = [{spot: cell for cell, spot in enumerate(spots)} for spots in SPOTS]
BACK_TO_FRONT: Final = [sorted(range(CELLS), key=lambda cell, spots=spots: sum(spots[cell])) for spots in SPOTS]  # type: ignore[misc]
