"""A Balconia view drawn: the side in sight, the disc, one balcony in words, the blocks on the table, and the doors."""

from __future__ import annotations

from tablee.games.balconia.face.closeup import asked_panel
from tablee.games.balconia.face.disc import disc_panel
from tablee.games.balconia.face.facade import facade_panel
from tablee.games.balconia.face.hand import hand
from tablee.games.balconia.face.prompts import onward, verdict
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import phase, sentences
from tablee.games.balconia.face.tray import tray_panel
from tablee.games.balconia.rules.view import BalconiaView
from tablee.kit.picture import Board, Lens


def board(view: BalconiaView, lens: Lens) -> Board:
    """Turning the stage shows the back: curtains while one may not look, the other side once one may (BAL-50, BAL-62)."""
    scene = Scene(view, lens)
    return Board(
        stage=facade_panel(scene),
        panels=(disc_panel(scene), asked_panel(scene), tray_panel(scene)),
        hands=(hand(scene, 0), hand(scene, 1)),
        phase=phase(scene),
        sentences=sentences(scene),
        turns=2,
        shows="disc" if scene.keeping else "",
        onward=onward(scene),
        running=scene.running,
        verdict=verdict(scene),
    )
