"""A view of the Gaudí tile game drawn as SVG."""

from __future__ import annotations

from tablee.engine.values import Board, Label, Lens
from tablee.games.gaudi.view import GaudiView


def board(view: GaudiView, lens: Lens) -> Board:
    raise NotImplementedError


def vignette() -> str:
    raise NotImplementedError


def prompt(view: GaudiView, lens: Lens) -> str:
    raise NotImplementedError


def label(view: GaudiView, slot: str, place: str, lens: Lens) -> Label:
    raise NotImplementedError
