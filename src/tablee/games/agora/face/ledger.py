"""Who leads where: districts with their values and walkers, points, and the tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from tablee.engine.values import Seat
from tablee.games.agora.face.speech import colour, say
from tablee.games.agora.face.standings import VALUES, Walkers
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.city import CODES, NAMES
from tablee.games.agora.rules.codes import DISTRICTS
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import token
from tablee.kit.svg import escape, tag

NOTHING: Final = tag("td", tag("span", "·", cls="muted", aria_hidden="true"))
Sizes = tuple[tuple[int, ...], ...]  # walkers by district and colour


def ledger_panel(lang: str, walkers: Walkers, points: tuple[int | None, ...]) -> Panel:
    return drawn(lang, walkers.sizes, walkers.leaders, points, walkers.occupied)


@lru_cache(maxsize=2048)
def drawn(
    lang: str,
    sizes: Sizes,
    leaders: tuple[Seat | None, ...],
    points: tuple[int | None, ...],
    occupied: tuple[int, ...],
) -> Panel:
    title = say(lang, "ledger-title")
    value = tag("th", escape(say(lang, "ledger-value")), scope="col")
    rows = [row(lang, district, sizes[district], leaders[district]) for district in range(DISTRICTS)]
    totals = (total(lang, "points", points), total(lang, "occupied", occupied))
    opening = opened(lang, len(points), title, value)
    return Panel("ledger", title, opening, (*rows, *totals), "</tbody></table>", say(lang, "ledger-note"))


@cache
def opened(lang: str, seats: int, title: str, more: str = "") -> str:
    """A table with a column for every seat, as far as its first row."""
    heads = "".join(
        tag("th", token(COLOURS[seat]), tag("span", escape(colour(lang, seat)), cls="unseen"), scope="col")
        for seat in range(seats)
    )
    first = tag("th", escape(say(lang, "ledger-district")), scope="col")
    return (
        f'<table class="agora ledger"><caption class="unseen">{escape(title)}</caption>'
        f"<thead><tr>{first}{more}{heads}</tr></thead><tbody>"
    )


@lru_cache(maxsize=8192)
def row(lang: str, district: int, sizes: tuple[int, ...], leader: Seat | None) -> Piece:
    """An empty cell is dotted by the style sheet."""
    code = CODES[district]
    cells = "".join([cell(lang, seat, walkers, seat == leader) for seat, walkers in enumerate(sizes)])
    return Piece(
        f"ledger-{code}",
        f'<tr id="ledger-{code}"><th scope="row" class="d-{code}">{escape(NAMES[district])}</th>'
        f"<td>{VALUES[district]}</td>{cells}</tr>",
    )


@lru_cache(maxsize=1024)
def cell(lang: str, seat: Seat, walkers: int, leads: bool) -> str:
    more = tag("span", escape(say(lang, "ledger-leads")), cls="unseen") if leads else ""
    return tag("td", str(walkers or ""), more, cls=f"leads seat-{COLOURS[seat]}" if leads else None)


@lru_cache(maxsize=2048)
def total(lang: str, what: str, numbers: Sequence[int | None]) -> Piece:
    key = f"ledger-{what}"
    cells = "".join([f"<td>{number or 0}</td>" for number in numbers])
    return Piece(
        key,
        f'<tr id="{key}" class="sum"><th scope="row" colspan="2">{escape(say(lang, key))}</th>{cells}</tr>',
    )


# At the end ---------------------------------------------------------------------------------------------------------------


def reckoning(view: AgoraView, lang: str, walkers: Walkers) -> str:
    """Points by district, their sums (AGO-55, AGO-58), and districts occupied, which decide between equals (AGO-59)."""
    body = "".join(scored(view.seats, district, walkers.leaders[district]) for district in range(DISTRICTS))
    body += summed(lang, "points", view.points) + summed(lang, "occupied", walkers.occupied)
    return f"{opened(lang, view.seats, say(lang, 'reckoning-title'))}{body}</tbody></table>"


def scored(seats: int, district: int, leader: Seat | None) -> str:
    cells = "".join(
        tag("td", str(VALUES[district]), cls=f"leads seat-{COLOURS[seat]}") if seat == leader else NOTHING
        for seat in range(seats)
    )
    return tag("tr", tag("th", escape(NAMES[district]), scope="row", cls=f"d-{CODES[district]}"), cells)


def summed(lang: str, what: str, numbers: Sequence[int | None]) -> str:
    cells = "".join(tag("td", str(number or 0), cls="figure") for number in numbers)
    return tag("tr", tag("th", escape(say(lang, f"ledger-{what}")), scope="row"), cells, cls="sum")
