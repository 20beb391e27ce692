"""Agora's pictures and words."""

from __future__ import annotations

from tablee.games.agora.face import board, figures, legend, prompts, tell
from tablee.games.agora.face.sketch import sketch
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.face import Face, FaceParts
from tablee.kit.picture import Lens
from tablee.kit.sketch import Sketch


class AgoraFace(Face[AgoraView]):
    parts = FaceParts(board, prompts, figures, tell, legend)
    own_panels = ("hand",)

    def sketch(self, view: AgoraView, lens: Lens) -> Sketch:
        return sketch(view, lens)


FACE = AgoraFace
