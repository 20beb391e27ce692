"""An Agora view drawn: the city with its walkers, the own hand, piles and played cards, who leads where.

Nothing here reads what a chair has seen earlier (`history`), except for the memory aid, which says only what AGO-70 allows.
"""

from __future__ import annotations

from tablee.games.agora.face.cards import hand, hand_panel, piles_panel
from tablee.games.agora.face.citymap import map_panel
from tablee.games.agora.face.ledger import ledger_panel, reckoning
from tablee.games.agora.face.scene import scene
from tablee.games.agora.face.speech import phase, sentences
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.picture import Board, Lens


def board(view: AgoraView, lens: Lens) -> Board:
    seen = scene(view, lens)
    return Board(
        stage=map_panel(seen),
        panels=(hand_panel(seen), piles_panel(seen), ledger_panel(seen)),
        hands=tuple(hand(seen, seat) for seat in range(view.seats)),
        phase=phase(seen),
        sentences=tuple(sentences(seen)),
        reckoning=reckoning(seen),
    )
