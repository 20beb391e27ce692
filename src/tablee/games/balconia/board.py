"""A Balconia view drawn as SVG."""

from __future__ import annotations

from tablee.engine.values import Board, Label, Lens
from tablee.games.balconia.view import BalconiaView


def board(view: BalconiaView, lens: Lens) -> Board:
    raise NotImplementedError


def vignette() -> str:
    raise NotImplementedError


def prompt(view: BalconiaView, lens: Lens) -> str:
    raise NotImplementedError


def label(view: BalconiaView, slot: str, place: str, lens: Lens) -> Label:
    raise NotImplementedError
