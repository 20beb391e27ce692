"""Barracuda's pictures and words."""

from __future__ import annotations

from tablee.games.barracuda.face import board, deeds, figures, legend, prompts, tell
from tablee.games.barracuda.face.sketch import sketch
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.kit.face import Face, FaceParts
from tablee.kit.picture import Deed, Lens
from tablee.kit.sketch import Sketch


class BarracudaFace(Face[BarracudaView]):
    parts = FaceParts(board, prompts, figures, tell, legend)
    own_panels = ("purse",)

    def sketch(self, view: BarracudaView, lens: Lens) -> Sketch:
        return sketch(view, lens)

    def deed(self, view: BarracudaView, verb: str, lens: Lens) -> Deed:
        return deeds.deed(view, verb, lens)


FACE = BarracudaFace
