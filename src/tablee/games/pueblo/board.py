"""A Pueblo view drawn as SVG."""

from __future__ import annotations

from tablee.engine.values import Board, Label, Lens
from tablee.games.pueblo.view import PuebloView


def board(view: PuebloView, lens: Lens) -> Board:
    raise NotImplementedError


def vignette() -> str:
    raise NotImplementedError


def prompt(view: PuebloView, lens: Lens) -> str:
    raise NotImplementedError


def label(view: PuebloView, slot: str, place: str, lens: Lens) -> Label:
    raise NotImplementedError
