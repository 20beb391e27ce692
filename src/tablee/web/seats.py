"""The seats of a table, each in parts of its own: who sits there, points, what lies before it, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from tablee.engine.game import AnyGame
from tablee.engine.values import Seat, View
from tablee.kit import shapes
from tablee.kit.picture import Board
from tablee.kit.svg import escape, tag
from tablee.kit.words import Words, words
from tablee.table.live import HASTY, QUEUED, LiveTable
from tablee.table.values import Place
from tablee.web.difference import Part
from tablee.web.onlooker import Onlooker
from tablee.web.picture import Own
from tablee.web.texts import SITE

NO_INVITATION = '<div id="invite" hidden=""></div>'


def seats_shared(table: LiveTable, view: View, board: Board, lang: str) -> dict[str, Part]:
    """What everybody sees alike of the seats, by id."""
    colours, acting = table.game.colours_of(view), () if table.waiting else view.acting
    parts: dict[str, Part] = {}
    for place, points, hand in zip(table.places, board.running or view.points, board.hands, strict=True):
        seat = place.seat
        parts[f"at-{seat}"] = shell("open" if place.is_open else colours[seat], seat in acting)
        parts[f"at-{seat}-points"] = points_of(seat, points, lang)
        parts[f"at-{seat}-hand"] = f'<div class="hand" id="at-{seat}-hand">{hand}</div>'
    return parts


def seats_own(table: LiveTable, view: View, me: Onlooker) -> Own:
    """What is said of the seats to one who may hold some of them."""
    acting = () if table.waiting else view.acting
    ranks = view.ranks if view.ranks is not None and max(view.ranks) > 1 else ()
    leading = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    colours, moods = table.game.colours_of(view), tuple(table.moods.items())
    return told_of_seats(table.places, table.game, colours, acting, moods, leading, table.over, me.seats, me.lens.lang)


@lru_cache(maxsize=4096)
def told_of_seats(
    places: tuple[Place, ...],
    game: AnyGame,
    colours: tuple[str, ...],
    acting: tuple[Seat, ...],
    moods: tuple[tuple[Seat, str], ...],
    leading: tuple[Seat, ...],
    over: bool,
    mine: tuple[Seat, ...],
    lang: str,
) -> Own:
    """By id. As a game goes round, the same is said again and again."""
    parts: dict[str, Part] = {}
    for place, colour in zip(places, colours, strict=True):
        seat, own = place.seat, place.seat in mine
        turn = turn_of(place, seat in acting, own, dict(moods).get(seat, ""))
        lead = ("won" if over else "leads") if seat in leading else ""
        parts[f"at-{seat}-who"] = who(place, game.face.say(lang, f"colour-{colour}"), own, lang)
        parts[f"at-{seat}-chips"] = chips(seat, turn, lead, lang)
    return Own(parts)


def turn_of(place: Place, acting: bool, own: bool, mood: str) -> str:
    """What is said of a seat's turn: a bot may wait for its own to think, or have chosen quickly when it had it last."""
    if not acting:
        return HASTY if mood == HASTY else ""
    return "your-turn" if own else "to-move" if place.level is None else QUEUED if mood == QUEUED else "thinking"


def seats_whole(table: LiveTable, view: View, parts: Mapping[str, Part], lang: str) -> str:
    """The same parts put together for a page."""
    rows = [seat_whole(seat, colour, parts) for seat, colour in enumerate(table.game.colours_of(view))]
    heading = tag("h2", escape(SITE[lang]("seats")), cls="label") + aim(table, view, lang)
    seat_list = tag("ol", *rows, cls="seat-list", data_seats=table.seats)
    return tag("div", tag("div", heading, cls="seats-head"), seat_list, str(parts["invite"]), id="seats")


def seat_whole(seat: Seat, colour: str, parts: Mapping[str, Part]) -> str:
    around = parts[f"at-{seat}"]
    assert not isinstance(around, str)
    inside = [str(parts[f"at-{seat}-{name}"]) for name in ("who", "points", "hand", "chips")]
    return tag("li", shapes.token(colour), *inside, id=f"at-{seat}", **around)


def aim(table: LiveTable, view: View, lang: str) -> str:
    """What everybody is after, where it is not said otherwise."""
    told: Words = words(table.game.folder, lang)
    if "aim" in told:
        return tag("p", escape(told("aim")), cls="small muted")
    if all(points is None for points in view.points):
        return ""
    return tag("p", escape(SITE[lang]("fewest-wins" if table.game.fewest_wins else "most-wins")), cls="small muted")


@cache
def shell(kind: str, acting: bool) -> Mapping[str, str | None]:
    return {"class": f"card seat seat-{kind}{' acting' if acting else ''}", "aria-current": "true" if acting else None}


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


def chips(seat: Seat, turn: str, lead: str, lang: str) -> str:
    say = SITE[lang]
    shown = tag("span", escape(say(turn)), cls="chip turn") if turn and turn != HASTY else ""
    shown += tag("span", escape(say(HASTY)), cls="chip quiet", title=say("hasty-why")) if turn == HASTY else ""
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
