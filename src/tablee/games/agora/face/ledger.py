"""Who leads where: districts with their values and walkers, points, and the tie-break."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.values import Seat
from tablee.games.agora.face.scene import VALUES, Scene
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.city import CODES, NAMES
from tablee.games.agora.rules.codes import DISTRICTS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import token
from tablee.kit.svg import escape, tag

NOTHING: Final = tag("td", tag("span", "·", cls="muted", aria_hidden="true"))


def ledger_panel(scene: Scene) -> Panel:
    title = scene.say("ledger-title")
    value = tag("th", escape(scene.say("ledger-value")), scope="col")
    opening = opened(scene, title, value)
    return Panel("ledger", title, opening, tuple(rows(scene)), "</tbody></table>", scene.say("ledger-note"))


def opened(scene: Scene, title: str, more: str = "") -> str:
    """A table with a column for every seat, as far as its first row."""
    heads = "".join(
        tag("th", token(COLOURS[seat]), tag("span", escape(scene.colour(seat)), cls="unseen"), scope="col")
        for seat in range(scene.view.seats)
    )
    first = tag("th", escape(scene.say("ledger-district")), scope="col")
    return (
        f'<table class="agora ledger"><caption class="unseen">{escape(title)}</caption>'
        f"<thead><tr>{first}{more}{heads}</tr></thead><tbody>"
    )


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


# At the end ---------------------------------------------------------------------------------------------------------------


def reckoning(scene: Scene) -> str:
    """Points by district, their sums (AGO-55, AGO-58), districts occupied, and who is ahead if equal (AGO-59, AGO-60)."""
    if not scene.view.over:
        return ""
    seats = range(scene.view.seats)
    body = "".join(scored(scene, district) for district in range(DISTRICTS))
    body += summed(scene, "points", [scene.view.points[seat] or 0 for seat in seats])
    body += summed(scene, "occupied", [scene.occupied(seat) for seat in seats])
    words = "".join(tag("p", escape(said), cls="small") for said in tie_breaks(scene))
    return f"{opened(scene, scene.say('reckoning-title'))}{body}</tbody></table>{words}"


def scored(scene: Scene, district: int) -> str:
    leader = scene.leader(district)
    cells = "".join(
        tag("td", str(VALUES[district]), cls=f"leads seat-{COLOURS[seat]}") if seat == leader else NOTHING
        for seat in range(scene.view.seats)
    )
    return tag("tr", tag("th", escape(NAMES[district]), scope="row", cls=f"d-{CODES[district]}"), cells)


def summed(scene: Scene, what: str, numbers: list[int]) -> str:
    cells = "".join(tag("td", str(number), cls="figure") for number in numbers)
    return tag("tr", tag("th", escape(scene.say(f"ledger-{what}")), scope="row"), cells, cls="sum")


def tie_breaks(scene: Scene) -> Iterator[str]:
    """A sentence for every sum that several seats have reached."""
    view, ranks = scene.view, scene.view.ranks or ()
    for points in sorted({sum_ or 0 for sum_ in view.points}, reverse=True):
        level = [seat for seat in range(view.seats) if (view.points[seat] or 0) == points]
        if len(level) > 1:
            level.sort(key=lambda seat: ranks[seat])
            order = scene.voice.listing(
                scene.say("occupies", colour=scene.colour(seat), districts=scene.occupied(seat)) for seat in level
            )
            shared = len({ranks[seat] for seat in level}) < len(level)
            yield scene.say("tie-shared" if shared else "tie-broken", points=points, order=order)
