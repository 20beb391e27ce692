"""The Gaudí tile game's pictures and words."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.gaudi.face import board, figures, legend, prompts, tell
from tablee.games.gaudi.face.sketch import sketch
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.face import Face, FaceParts
from tablee.kit.picture import Lens
from tablee.kit.sketch import Sketch


class GaudiFace(Face[GaudiView]):
    parts = FaceParts(board, prompts, figures, tell, legend)
    own_panels = ("hand", "objectives")

    def sketch(self, view: GaudiView, lens: Lens) -> Sketch:
        return sketch(view, lens)

    def figures(self) -> Mapping[str, str]:
        return figures.figures()


FACE = GaudiFace
