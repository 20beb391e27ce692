"""The seats of a table, each in parts of its own: who sits there, points, what lies before it, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tablee.engine.values import Seat, View
from tablee.kit import shapes
from tablee.kit.picture import Board
from tablee.kit.svg import escape, opening, tag
from tablee.kit.words import Words, words
from tablee.table.live import LiveTable
from tablee.table.values import Place
from tablee.web.onlooker import Onlooker
from tablee.web.texts import SITE


def seat_parts(table: LiveTable, view: View, board: Board, me: Onlooker) -> Iterator[tuple[str, str]]:
    """(id, markup) of everything that may change; the shell of a seat comes before what stands in it."""
    lang, colours = me.lens.lang, table.game.colours_of(view)
    acting = () if table.waiting else view.acting
    best = view.ranks is not None and max(view.ranks) > 1
    for place in table.places:
        seat, colour, points = place.seat, colours[place.seat], view.points[place.seat]
        mine, to_act = seat in me.seats, seat in acting
        leads = best and view.ranks is not None and view.ranks[seat] == 1
        yield f"at-{seat}", shell(seat, "open" if place.is_open else colour, to_act)
        yield f"at-{seat}-who", who(place, table.game.face.say(lang, f"colour-{colour}"), mine, lang)
        yield f"at-{seat}-points", points_of(seat, points, lang)
        yield f"at-{seat}-hand", f'<div class="hand" id="at-{seat}-hand">{board.hands[seat]}</div>'
        turn = ("your-turn" if mine else "thinking" if place.level else "to-move") if to_act else ""
        yield f"at-{seat}-chips", chips(seat, turn, ("won" if table.over else "leads") if leads else "", lang)
    yield "invite", invite(table, me) if table.waiting else '<div id="invite" hidden></div>'


def seats_whole(table: LiveTable, view: View, parts: Mapping[str, str], lang: str) -> str:
    """The same parts put together for a page."""
    rows = "".join(
        parts[f"at-{seat}"].removesuffix("</li>")
        + shapes.token(colour)
        + "".join(parts[f"at-{seat}-{name}"] for name in ("who", "points", "hand", "chips"))
        + "</li>"
        for seat, colour in enumerate(table.game.colours_of(view))
    )
    heading = tag("h2", escape(SITE[lang]("seats")), cls="label") + aim(table, view, lang)
    seat_list = tag("ol", rows, cls="seat-list", data_seats=table.seats)
    return tag("div", tag("div", heading, cls="seats-head"), seat_list, parts["invite"], id="seats")


def aim(table: LiveTable, view: View, lang: str) -> str:
    """What everybody is after, where it is not said otherwise."""
    told: Words = words(table.game.folder, lang)
    if "aim" in told:
        return tag("p", escape(told("aim")), cls="small muted")
    if all(points is None for points in view.points):
        return ""
    return tag("p", escape(SITE[lang]("fewest-wins" if table.game.fewest_wins else "most-wins")), cls="small muted")


@lru_cache(maxsize=512)
def shell(seat: Seat, kind: str, acting: bool) -> str:
    """The page takes over the attributes of a shell and keeps what is inside."""
    cls = f"card seat seat-{kind}{' acting' if acting else ''}"
    return opening("li", id=f"at-{seat}", data_shell="", cls=cls, aria_current="true" if acting else None) + "</li>"


@lru_cache(maxsize=4096)
def who(place: Place, colour: str, mine: bool, lang: str) -> str:
    say = SITE[lang]
    note = say("you") if mine else say("bot-level", level=say(f"level-{place.level}")) if place.level else ""
    name = tag("strong", escape(place.name or say("open-seat")))
    more = tag("span", escape(f"{colour}, {note}" if note else colour), cls="small muted")
    return tag("p", f"{name} {more}", id=f"at-{place.seat}-who", cls="who")


@lru_cache(maxsize=4096)
def points_of(seat: Seat, points: int | None, lang: str) -> str:
    unit = tag("span", f" {escape(SITE[lang]('points'))}", cls="unseen")
    return tag("p", "" if points is None else f"{points}{unit}", id=f"at-{seat}-points", cls="points figure")


@lru_cache(maxsize=512)
def chips(seat: Seat, turn: str, lead: str, lang: str) -> str:
    say = SITE[lang]
    shown = tag("span", escape(say(turn)), cls="chip turn") if turn else ""
    shown += tag("span", escape(say(lead)), cls="chip lead-mark") if lead else ""
    return tag("p", shown, id=f"at-{seat}-chips", cls="chips")


def invite(table: LiveTable, me: Onlooker) -> str:
    say = SITE[me.lens.lang]
    link = tag(
        "input", cls="input", id="invite-link", readonly="", value=f"{me.origin}/table/{table.id}",
        aria_label=say("invite-link"),
    )  # fmt: skip
    copy = tag("button", escape(say("copy")), cls="button", type="button", data_copy="invite-link", data_done=say("copied"))
    title = tag("p", tag("strong", escape(say("invite-title"))))
    return tag("div", title, tag("p", link, copy, cls="row"), id="invite", cls="invite card body")
