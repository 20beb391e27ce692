"""Agora's pictures and words."""

from __future__ import annotations

from tablee.games.agora.face import board, figures, prompts, tell
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.face import Face, FaceParts


class AgoraFace(Face[AgoraView]):
    parts = FaceParts(board, prompts, figures, tell)


FACE = AgoraFace
