"""A view drawn as SVG."""

from __future__ import annotations

from tablee.engine.values import Board, Label, Lens, Panel, Piece
from tablee.games.barracuda.view import BarracudaView


def board(view: BarracudaView, lens: Lens) -> Board:
    stage = Panel("stage", "Promenade", '<svg viewBox="0 0 10 10">', (Piece("x", '<g id="x"></g>'),), "</svg>")
    return Board(stage, (), tuple("" for _ in range(view.seats)), "phase", "words")


def sprite() -> str:
    return ""


def vignette() -> str:
    return "<g/>"


def prompt(view: BarracudaView, lens: Lens) -> str:
    return "prompt"


def label(view: BarracudaView, slot: str, place: str, lens: Lens) -> Label:
    return Label(place)
