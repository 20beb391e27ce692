"""The seats of a table, each in parts of its own: who sits there, points, what lies before it, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from tablee.engine.values import Seat, View
from tablee.kit import shapes
from tablee.kit.picture import Board
from tablee.kit.svg import escape, tag
from tablee.kit.words import Words, words
from tablee.table.live import HASTY, QUEUED, LiveTable
from tablee.table.values import Place
from tablee.web.clocks import clock_of
from tablee.web.company import gone
from tablee.web.difference import Attributes, Part
from tablee.web.onlooker import Onlooker
from tablee.web.texts import SITE
from tablee.web.watching import watching

NO_INVITATION = '<div id="invite" hidden=""></div>'


def seats_shared(table: LiveTable, view: View, board: Board, lang: str) -> dict[str, Part]:
    """What everybody sees alike of the seats, by id."""
    colours, acting = table.game.colours_of(view), () if table.waiting else view.acting
    parts: dict[str, Part] = {}
    for place, points, hand in zip(table.places, board.running or view.points, board.hands, strict=True):
        seat = place.seat
        parts[f"at-{seat}"] = shell("open" if place.is_open else colours[seat], seat in acting, gone(table, seat))
        parts[f"at-{seat}-token"] = token_of(seat, colours[seat])
        parts[f"at-{seat}-points"] = points_of(seat, points, lang)
        if table.header.clock.runs:
            parts[f"at-{seat}-clock"] = clock_of(table, seat, lang)
        parts[f"at-{seat}-hand"] = f'<div class="hand" id="at-{seat}-hand">{hand}</div>'
    return parts


def seats_told(table: LiveTable, view: View, mine: tuple[Seat, ...], lang: str) -> dict[str, Part]:
    """What is said of the seats to one who may hold some of them, by id."""
    parts: dict[str, Part] = {"watching": watching(table.watchers, lang)}
    for place in table.places:
        parts |= seat_told(table, view, place.seat, place.seat in mine, lang)
    return parts


def seat_told(table: LiveTable, view: View, seat: Seat, own: bool, lang: str) -> dict[str, Part]:
    """The same of one seat."""
    place, acting = table.places[seat], not table.waiting and seat in view.acting
    turn = turn_of(place, acting, own, table.moods.get(seat, ""))
    leads = view.ranks is not None and view.ranks[seat] == 1 and max(view.ranks) > 1
    lead = ("won" if table.over else "leads") if leads else ""
    colour = table.game.colours_of(view)[seat]
    return {
        f"at-{seat}-who": who(place, table.game.face.say(lang, f"colour-{colour}"), own, lang),
        f"at-{seat}-chips": chips(seat, turn, lead, lang, away=seat in table.away and not place.stand_in),
    }


def turn_of(place: Place, acting: bool, own: bool, mood: str) -> str:
    """What is said of a seat's turn: a bot may wait for its own to think, or have chosen quickly when it had it last."""
    if not acting:
        return HASTY if mood == HASTY else ""
    if place.mind is None:
        return "your-turn" if own else "to-move"
    return QUEUED if mood == QUEUED else "thinking"


def seats_whole(table: LiveTable, view: View, parts: Mapping[str, Part], lang: str) -> str:
    """The same parts put together for a page."""
    rows = [seat_whole(place.seat, parts) for place in table.places]
    heading = tag("h2", escape(SITE[lang]("seats")), cls="label") + aim(table, view, lang)
    seat_list = tag("ol", *rows, cls="seat-list", data_seats=table.seats)
    below = str(parts["watching"]), str(parts["invite"])
    return tag("div", tag("div", heading, cls="seats-head"), seat_list, *below, id="seats")


def seat_whole(seat: Seat, parts: Mapping[str, Part]) -> str:
    around = parts[f"at-{seat}"]
    assert not isinstance(around, str)
    shown = [f"at-{seat}-{name}" for name in ("token", "who", "points", "clock", "hand", "chips")]
    inside = [str(parts[name]) for name in shown if name in parts]
    return tag("li", *inside, id=f"at-{seat}", **dict(around))


def aim(table: LiveTable, view: View, lang: str) -> str:
    """What everybody is after, where it is not said otherwise."""
    told: Words = words(table.game.folder, lang)
    if "aim" in told:
        return tag("p", escape(told("aim")), cls="small muted")
    if all(points is None for points in view.points):
        return ""
    return tag("p", escape(SITE[lang]("fewest-wins" if table.game.fewest_wins else "most-wins")), cls="small muted")


@cache
def shell(kind: str, acting: bool, gone: bool = False) -> Attributes:
    more = f"{' acting' if acting else ''}{' gone' if gone else ''}"
    return ("class", f"card seat seat-{kind}{more}"), ("aria-current", "true" if acting else None)


@lru_cache(maxsize=4096)
def who(place: Place, colour: str, mine: bool, lang: str) -> str:
    say = SITE[lang]
    if place.stand_in:
        note = say("you-played-on" if mine else "played-on", level=say(f"level-{place.stand_in}"))
    else:
        note = say("you") if mine else say("bot-level", level=say(f"level-{place.level}")) if place.level else ""
    name = tag("strong", escape(place.name or say("open-seat")))
    more = tag("span", escape(f"{colour}, {note}" if note else colour), cls="small muted")
    return tag("p", f"{name} {more}", id=f"at-{place.seat}-who", cls="who mine" if mine else "who")


@cache
def token_of(seat: Seat, colour: str) -> str:
    """A part of its own: where colours fall by lot, the page is there before them."""
    return shapes.token(colour, f"at-{seat}-token")


@lru_cache(maxsize=4096)
def points_of(seat: Seat, points: int | None, lang: str) -> str:
    unit = tag("span", f" {escape(SITE[lang]('points'))}", cls="unseen")
    return tag("p", "" if points is None else f"{points}{unit}", id=f"at-{seat}-points", cls="points figure")


@lru_cache(maxsize=1024)
def chips(seat: Seat, turn: str, lead: str, lang: str, *, away: bool = False) -> str:
    say = SITE[lang]
    shown = tag("span", escape(say(turn)), cls="chip turn") if turn and turn != HASTY else ""
    shown += tag("span", escape(say(HASTY)), cls="chip quiet", title=say("hasty-why")) if turn == HASTY else ""
    shown += tag("span", escape(say("away")), cls="chip quiet") if away else ""
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
