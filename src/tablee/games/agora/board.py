"""A Agora view drawn as SVG."""

from __future__ import annotations

from tablee.engine.values import Board, Label, Lens
from tablee.games.agora.view import AgoraView


def board(view: AgoraView, lens: Lens) -> Board:
    raise NotImplementedError


def vignette() -> str:
    raise NotImplementedError


def prompt(view: AgoraView, lens: Lens) -> str:
    raise NotImplementedError


def label(view: AgoraView, slot: str, place: str, lens: Lens) -> Label:
    raise NotImplementedError
