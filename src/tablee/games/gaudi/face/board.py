"""A view of the Gaudí tile game drawn: the paving, the own hand, the objective cards, and what lies before each seat.

Every panel is remembered by the little it depends on: what a move leaves alone is the same object as before.
"""

from __future__ import annotations

from tablee.games.gaudi.face.cards import objectives_panel
from tablee.games.gaudi.face.count import steps, told
from tablee.games.gaudi.face.hand import before_seat, hand_panel
from tablee.games.gaudi.face.scene import Scene
from tablee.games.gaudi.face.speech import belongings, phase, sentences
from tablee.games.gaudi.face.stage import paving_panel
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.telling import buttons


def board(view: GaudiView, lens: Lens) -> Board:
    scene, before, counted = Scene(view, lens), belongings(view), told(view, lens.spot)
    return Board(
        stage=paving_panel(scene),
        panels=panels(view, lens.lang),
        hands=tuple([before_seat(lens.lang, one) for one in before]),
        phase=phase(scene),
        sentences=sentences(scene, before),
        onward=buttons(lens.spot, [step.pause for step in steps(view)]),
        told=counted[-1].words(lens.lang) if counted else "",
        running=counted[-1].running if counted else (),
    )


def panels(view: GaudiView, lang: str) -> tuple[Panel, ...]:
    own = () if view.seat is None else view.hands[view.seat] or ()
    hand = hand_panel(lang, own, tuple([tile.kind for tile in view.draft]), view.pile)
    return (hand,) if view.paving else (hand, objectives_panel(lang, view.seat, view.pairs))
