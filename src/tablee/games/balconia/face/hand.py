"""What lies before a seat: the signs of its doors, which are public (BAL-56), and its role in this turn."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.values import Seat
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.signs import door_sign
from tablee.games.balconia.face.speech import door_condition, role, voice
from tablee.games.balconia.rules.loader import building
from tablee.kit import svg
from tablee.kit.svg import escape


def hand(scene: Scene, seat: Seat) -> str:
    view = scene.view
    return drawn(scene.lens.lang, view.building, view.doors, seat ^ view.turquoise, role(view.selector, seat))


@lru_cache(maxsize=1024)
def drawn(lang: str, source: str, doors: tuple[int, ...], side: int, role: str) -> str:
    standing = [building(source).door(number, side) for number in doors if number]
    plates = [
        svg.group(door_sign(source, door), y=29 * row) if row else door_sign(source, door)
        for row, door in enumerate(standing)
    ]
    label = "; ".join(door_condition(voice(lang), door) for door in standing)
    frame = f"-1 -1 114 {29 * len(standing) - 1}"
    signs = svg.picture(frame, *plates, cls="balconia signs", role="img", aria_label=label)
    return signs + (svg.tag("span", escape(voice(lang).say(role)), cls="small muted") if role else "")
