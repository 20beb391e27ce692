"""What lies before a seat: its pawns in hand, those in bars as rings, and the rent it owes when drawn."""

from __future__ import annotations

from tablee.engine.values import Seat
from tablee.games.barracuda.face.figures import pawn
from tablee.games.barracuda.face.scene import BarracudaScene, shape
from tablee.games.barracuda.rules.bars import COLOURS, PAWNS
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_RENT
from tablee.kit import svg


def hand(scene: BarracudaScene, seat: Seat) -> str:
    held = scene.view.hands[seat]
    drawn = "".join(
        pawn(shape(seat), COLOURS[seat], 16 + 26 * k, 40, 0.82) if k < held else svg.dot(16 + 26 * k, 32, 7, "hole")
        for k in range(PAWNS)
    )
    said = scene.say("hand", held=held, placed=PAWNS - held)
    picture = svg.tag("svg", drawn, cls="barracuda pawns", viewBox="0 0 138 44", role="img", aria_label=said)
    ruined = scene.view.ended in (BY_RENT, BY_NO_ACTION) and seat == scene.view.last
    rent = scene.say("ruined") if ruined else scene.say("rent-due", rent=scene.rent_due(seat))
    note = svg.tag("span", svg.escape(rent), cls="small muted")
    return svg.tag("span", picture, note, cls="barracuda-hand")
