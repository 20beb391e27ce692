"""What lies before a seat: the signs of its doors, which are public (BAL-56), and its role in this turn."""

from __future__ import annotations

from tablee.engine.values import Seat
from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.signs import door_plaque
from tablee.games.balconia.face.speech import door_condition, role
from tablee.kit import svg
from tablee.kit.svg import escape


def hand(scene: Scene, seat: Seat) -> str:
    doors = scene.doors_of(seat ^ scene.view.turquoise)
    plates = [bal.group(door_plaque(door), y=29 * row) for row, door in enumerate(doors)]
    label = "; ".join(door_condition(scene.voice, door) for door in doors)
    frame = f"-1 -1 114 {29 * len(doors) - 1}"
    drawn = svg.picture(frame, *plates, cls="balconia signs", role="img", aria_label=label)
    return drawn if scene.view.over else drawn + svg.tag("span", escape(role(scene, seat)), cls="small muted")
