"""The Gaudí tile game's pictures and words."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.gaudi.face import board, figures, prompts, tell
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.face import Face, FaceParts


class GaudiFace(Face[GaudiView]):
    parts = FaceParts(board, prompts, figures, tell)

    def figures(self) -> Mapping[str, str]:
        return figures.figures()


FACE = GaudiFace
