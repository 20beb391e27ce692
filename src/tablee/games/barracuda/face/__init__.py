"""Barracuda's pictures and words."""

from __future__ import annotations

from tablee.games.barracuda.face import board, figures, prompts, tell
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.kit.face import Face, FaceParts


class BarracudaFace(Face[BarracudaView]):
    parts = FaceParts(board, prompts, figures, tell)


FACE = BarracudaFace
