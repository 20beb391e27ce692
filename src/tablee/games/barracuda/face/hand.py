"""What lies before a seat: its pawns in hand, those in bars as rings, and the rent it owes when drawn."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.saying import say
from tablee.games.barracuda.face.scene import BarracudaScene
from tablee.games.barracuda.face.symbols import shape, shown
from tablee.games.barracuda.rules.bars import COLOURS, PAWNS
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.turns import BY_NO_ACTION, BY_RENT
from tablee.kit import svg


def hands(scene: BarracudaScene) -> tuple[str, ...]:
    view = scene.view
    ruined = view.last if view.ended in (BY_RENT, BY_NO_ACTION) else NOBODY
    return all_hands(scene.lens.lang, view.hands, scene.rents, ruined)


@lru_cache(maxsize=2048)
def all_hands(lang: str, hands: tuple[int, ...], rents: tuple[int, ...], ruined: Seat) -> tuple[str, ...]:
    notes = (
        say(lang, "ruined") if seat == ruined else say(lang, "rent-due", rent=figure(rent))
        for seat, rent in enumerate(rents)
    )
    return tuple(hand(lang, seat, held, note) for seat, (held, note) in enumerate(zip(hands, notes, strict=True)))


@lru_cache(maxsize=4096)
def hand(lang: str, seat: Seat, held: int, note: str) -> str:
    drawn = shown(f"hand-{shape(seat)}-{held}")
    said = say(lang, "hand", held=held, placed=PAWNS - held)
    cls = f"barracuda pawns seat-{COLOURS[seat]}"
    picture = svg.tag("svg", drawn, cls=cls, viewBox="0 0 138 44", role="img", aria_label=said)
    return svg.tag("span", picture, svg.tag("span", svg.escape(note), cls="small muted"), cls="barracuda-hand")
