"""Barracuda's picture is not drawn yet: the game is on the workbench, playable as a library, not offered to people."""

from __future__ import annotations

from typing import NoReturn

from tablee.engine.values import Mistake


def not_drawn(*_asked: object) -> NoReturn:
    raise Mistake("Barracuda is on the workbench: its picture is not drawn yet")


board = sprite = vignette = prompt = label = not_drawn
