"""Harbor's pictures and words."""

from __future__ import annotations

from harbor.face import board, figures, prompts, tell
from harbor.rules.view import HarborView
from tablee.kit.face import Face, FaceParts


class HarborFace(Face[HarborView]):
    parts = FaceParts(board, prompts, figures, tell)


FACE = HarborFace
