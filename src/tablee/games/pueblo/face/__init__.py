"""Pueblo's pictures and words."""

from __future__ import annotations

from tablee.games.pueblo.face import board, figures, legend, prompts, tell
from tablee.games.pueblo.face.sketch import sketch
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit.face import Face, FaceParts
from tablee.kit.picture import Lens
from tablee.kit.sketch import Sketch


class PuebloFace(Face[PuebloView]):
    parts = FaceParts(board, prompts, figures, tell, legend)

    def sketch(self, view: PuebloView, lens: Lens) -> Sketch:
        return sketch(view)


FACE = PuebloFace
