"""An Agora view drawn: the city with its walkers, the own hand, piles and played cards, who leads where.

Every part is remembered by the little it depends on: what a move leaves as it was is the same object afterwards, for all
chairs that see the same. Nothing here reads what a chair has seen earlier (`history`), except for the memory aid, which
says only what AGO-70 allows.
"""

from __future__ import annotations

from tablee.games.agora.face.cards import hands
from tablee.games.agora.face.citymap import map_panel
from tablee.games.agora.face.count import steps, tie_breaks, told
from tablee.games.agora.face.drafts import drafted
from tablee.games.agora.face.ledger import ledger_panel, reckoning
from tablee.games.agora.face.speech import phase, sentences
from tablee.games.agora.face.standings import walkers_of
from tablee.games.agora.face.table import hand_panel, piles_panel
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.picture import Board, Lens
from tablee.kit.telling import buttons


def board(view: AgoraView, lens: Lens) -> Board:
    lang, walkers, draft = lens.lang, walkers_of(view), drafted(view, lens)
    hand, counted = hand_panel(view, lang, walkers, draft), told(view, lang, lens.spot)
    running = counted[-1].running if counted else ()
    return Board(
        stage=map_panel(view, lang, walkers, draft, counted),
        panels=(hand, piles_panel(view, lang), ledger_panel(lang, walkers, running or view.points)),
        hands=hands(view, lang),
        phase=phase(view, lang),
        sentences=sentences(view, lang, walkers),
        reckoning=reckoning(view, lang, walkers) if view.over else "",
        onward=buttons(lens.spot, [step.pause for step in steps(view, lang)]),
        told=counted[-1].words if counted else "",
        running=running,
        verdict=" ".join(tie_breaks(view, lang, walkers.occupied)) if view.over else "",
    )
