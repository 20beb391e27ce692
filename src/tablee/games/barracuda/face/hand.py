"""What lies before a seat: its pawns in hand, those in bars as rings, and the rent it owes when drawn."""

from __future__ import annotations

from tablee.engine.values import Seat
from tablee.games.barracuda.face.figures import COLOURS, pawn
from tablee.games.barracuda.face.scene import Scene, rent_due, shape
from tablee.games.barracuda.rules.bars import PAWNS
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_RENT
from tablee.kit import svg
from tablee.kit.svg import escape


def hand(scene: Scene, seat: Seat) -> str:
    held = scene.view.hands[seat]
    drawn = "".join(
        pawn(shape(seat), COLOURS[seat], 16 + 26 * k, 40, 0.82) if k < held else svg.dot(16 + 26 * k, 32, 7, "hole")
        for k in range(PAWNS)
    )
    said = escape(scene.say("hand", held=held, placed=PAWNS - held))
    picture = f'<svg class="barracuda pawns" viewBox="0 0 138 44" role="img" aria-label="{said}">{drawn}</svg>'
    ruined = scene.view.ended in (BY_RENT, BY_NO_ACTION) and seat == scene.view.last
    rent = escape(scene.say("ruined") if ruined else scene.say("rent-due", rent=str(rent_due(scene.view, seat))))
    return f'<span class="barracuda-hand">{picture}<span class="small muted">{rent}</span></span>'
