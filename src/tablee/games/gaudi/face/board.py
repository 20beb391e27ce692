"""A view of the Gaudí tile game drawn: the paving, the own hand, the objective cards, and what lies before each seat."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.gaudi.face.cards import objectives_panel
from tablee.games.gaudi.face.hand import before_seat, hand_panel
from tablee.games.gaudi.face.scene import Scene
from tablee.games.gaudi.face.speech import phase, sentences
from tablee.games.gaudi.face.stage import paving_panel
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.picture import Board, Lens


@lru_cache(maxsize=64)
def board(view: GaudiView, lens: Lens) -> Board:
    scene = Scene(view, lens)
    return Board(
        stage=paving_panel(scene),
        panels=(hand_panel(scene),) if view.paving else (hand_panel(scene), objectives_panel(scene)),
        hands=tuple(before_seat(scene, seat) for seat in range(view.seats)),
        phase=phase(scene),
        sentences=sentences(scene),
    )
