"""Barracuda's pictures and words."""

from __future__ import annotations

from tablee.games.barracuda.face import board, figures, prompts, tell
from tablee.games.barracuda.face.sketch import sketch
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.kit.face import Face, FaceParts
from tablee.kit.picture import Lens
from tablee.kit.sketch import Sketch


class BarracudaFace(Face[BarracudaView]):
    parts = FaceParts(board, prompts, figures, tell)

    def sketch(self, view: BarracudaView, lens: Lens) -> Sketch:
        return sketch(view, lens)


FACE = BarracudaFace
