"""A Barracuda view drawn: the promenade, the chair's purse, what lies on the table, the order, and pawns in hand."""

from __future__ import annotations

from tablee.games.barracuda.face.count import steps, told, verdict
from tablee.games.barracuda.face.dealings import dealings_panel
from tablee.games.barracuda.face.front import front_panel
from tablee.games.barracuda.face.hand import hands
from tablee.games.barracuda.face.order import order_panel
from tablee.games.barracuda.face.purse import purse_panel
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.face.speech import dealings_in_words, order_in_words, phase, sentences
from tablee.games.barracuda.rules.envelopes import TO_ANSWER, TO_BID, TO_PICK, TO_STAKE
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.kit.picture import Board, Lens
from tablee.kit.telling import buttons


def board(view: BarracudaView, lens: Lens) -> Board:
    scene = BarracudaScene(view, lens)
    now, dealings, order = phase(scene), dealings_in_words(scene), order_in_words(scene)
    counted = told(view, lens.lang, lens.spot)
    return Board(
        stage=front_panel(scene, counted),
        panels=(purse_panel(scene), dealings_panel(scene, dealings, counted), order_panel(scene, order)),
        hands=hands(scene),
        phase=now,
        sentences=sentences(scene, now, dealings, order),
        shows=shows(scene),
        onward=buttons(lens.spot, [step.pause for step in steps(view, lens.lang)]),
        told=counted[-1].words if counted else "",
        running=counted[-1].running if counted else (),
        verdict=verdict(view, lens.lang),
    )


def shows(scene: BarracudaScene) -> str:
    """Where the chair has to look now."""
    view = scene.view
    if scene.filling or scene.sealing:
        return "purse"
    if view.over or view.task in (TO_ANSWER, TO_PICK, TO_BID, TO_STAKE):
        return "dealings"
    turned_up = any(map(any, view.stakes)) and len(view.drawn) == 1  # stakes, just now
    return "dealings" if turned_up and not view.my_turn else "front"
