"""Who leads where: districts with their values and walkers, points, and the tie-break."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.values import Panel, Piece, Seat
from tablee.games.agora.actions import COLOURS
from tablee.games.agora.city import CODES, DISTRICTS, NAMES
from tablee.games.agora.scene import VALUES, Scene
from tablee.kit.shapes import token
from tablee.kit.svg import escape, tag


def ledger_panel(scene: Scene) -> Panel:
    title = scene.say("ledger-title")
    heads = "".join(
        tag("th", token(COLOURS[seat]), tag("span", escape(scene.colour(seat)), cls="unseen"), scope="col")
        for seat in range(scene.view.seats)
    )
    first = tag("th", escape(scene.say("ledger-district")), scope="col")
    value = tag("th", escape(scene.say("ledger-value")), scope="col")
    opening = (
        f'<table class="agora ledger"><caption class="unseen">{escape(title)}</caption>'
        f"<thead><tr>{first}{value}{heads}</tr></thead><tbody>"
    )
    return Panel("ledger", title, opening, tuple(rows(scene)), "</tbody></table>", scene.say("ledger-note"))


def rows(scene: Scene) -> Iterator[Piece]:
    for district in range(DISTRICTS):
        yield row(scene, district)
    seats = range(scene.view.seats)
    yield total(scene, "points", [str(scene.view.points[seat] or 0) for seat in seats])
    yield total(scene, "occupied", [str(scene.occupied(seat)) for seat in seats])


def row(scene: Scene, district: int) -> Piece:
    key, leader = f"ledger-{CODES[district]}", scene.leader(district)
    sizes = {crowd.colour: crowd.size for crowd in scene.view.crowds[district]}
    cells = "".join(cell(scene, seat, sizes.get(seat, 0), seat == leader) for seat in range(scene.view.seats))
    name = tag("th", escape(NAMES[district]), scope="row", cls=f"d-{CODES[district]}")
    return Piece(key, tag("tr", name, tag("td", str(VALUES[district]), cls="figure"), cells, id=key))


def cell(scene: Scene, seat: Seat, walkers: int, leads: bool) -> str:
    said = str(walkers) if walkers else tag("span", "·", cls="muted", aria_hidden="true")
    more = tag("span", escape(scene.say("ledger-leads")), cls="unseen") if leads else ""
    return tag("td", said, more, cls=f"leads seat-{COLOURS[seat]}" if leads else None)


def total(scene: Scene, what: str, numbers: list[str]) -> Piece:
    key = f"ledger-{what}"
    cells = "".join(tag("td", number, cls="figure") for number in numbers)
    return Piece(
        key, tag("tr", tag("th", escape(scene.say(f"ledger-{what}")), scope="row", colspan=2), cells, id=key, cls="sum")
    )
