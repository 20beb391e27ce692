"""The action panel: a verb with what fills its slots, undo, and what can be done before and after a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tablee.kit.picture import Board
from tablee.kit.svg import escape, tag
from tablee.kit.words import Voice, voice
from tablee.table.live import LiveTable
from tablee.web.choices import Group, Offer, Verb
from tablee.web.drawing import icon
from tablee.web.onlooker import Onlooker
from tablee.web.texts import FOLDER

NOTHING = '<div class="verbs" id="action"></div>'
CSRF = '<input type="hidden" name="_csrf_token" data-csrf=""/>'


def action(table: LiveTable, me: Onlooker, verbs: tuple[Verb, ...], board: Board) -> str:
    site = voice(FOLDER, me.lens.lang)
    if me.curtain is not None:
        inside = decide(lift(site, me.curtain, table.names[me.curtain]))
    elif verbs:
        undo = me.chair if table.can_undo(me.chair) else None
        inside = chosen(verbs, undo, site, table.game.face.voice(me.lens.lang))
    elif table.has_room and not me.seats:
        inside = sit_down(table.id, site)
    elif table.over:
        inside = afterwards(table, me, board, site)
    else:
        return NOTHING
    return tag("div", inside, cls="verbs", id="action")


def decide(*buttons: str) -> str:
    return tag("div", *(buttons or ("",)), cls="decide")


def button(*inside: str, cls: str = "button", **attrs: object) -> str:
    return tag("button", *inside, cls=cls, type="button", **attrs)


def lift(site: Voice, seat: int, name: str) -> str:
    return button(escape(site.say("i-am", name=name)), cls="button primary", data_lift=seat)


# What is chosen now -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def chosen(verbs: tuple[Verb, ...], undo: int | None, site: Voice, told: Voice) -> str:
    shown = [tag("div", *(field(group, site, told) for group in verb.groups), cls="verb", data_verb=verb.name)
             for verb in verbs if verb.groups]  # fmt: skip
    return "".join([*shown, decide(*buttons(verbs, undo, site, told))])


def buttons(verbs: Iterable[Verb], undo: int | None, site: Voice, told: Voice) -> Iterator[str]:
    if undo is not None:
        yield button(icon("undo"), escape(site.say("undo")), data_undo=undo)
    plain = [verb for verb in verbs if not verb.groups]
    filled = [verb for verb in verbs if verb.groups]
    for verb in plain:
        first = not filled and verb is plain[0]
        yield button(escape(told.say(f"verb-{verb.name}")), cls="button primary" if first else "button", data_do=verb.name)
    for verb in filled:
        words = escape(told.say(f"verb-{verb.name}"))
        yield button(icon("check"), words, cls="button primary", data_confirm=verb.name, aria_disabled="true")


def field(group: Group, site: Voice, told: Voice) -> str:
    title = told.say(f"slot-{group.slot.name}")
    legend = tag("legend", escape(title), cls="label")
    if group.slot.kind == "number":
        inside = stepper(group, title, site)
    elif group.is_list:
        inside = listed(group, title, site)
    else:
        inside = tag("div", *(offered(group, offer) for offer in group.offers), cls=f"offers offers-{len(group.offers)}")
    return tag("fieldset", legend, inside, cls="slot", data_group=group.slot.name)


def stepper(group: Group, title: str, site: Voice) -> str:
    less = button(icon("minus"), cls="button square", data_step_by=-1, aria_label=site.say("one-less"))
    more = button(icon("plus"), cls="button square", data_step_by=1, aria_label=site.say("one-more"))
    number = tag(
        "input", cls="input", type="number", inputmode="numeric", data_slot=group.slot.name, min=group.low, max=group.high,
        value=group.low, aria_label=title,
    )  # fmt: skip
    return tag("div", less, number, more, cls="stepper")


def listed(group: Group, title: str, site: Voice) -> str:
    """A list; the page fills in what lies on the board, as the board calls it."""
    first = tag("option", escape(site.say("pick-on-board")), value="")
    more = [tag("option", escape(offer.label.text), value=offer.place) for offer in group.offers]
    board = "" if group.slot.kind == "board" else None
    return tag("select", first, *more, cls="select", data_slot=group.slot.name, data_board=board, aria_label=title)


def offered(group: Group, offer: Offer) -> str:
    label = offer.label
    return button(
        label.markup or escape(label.text), cls="button offer", data_slot=group.slot.name, data_place=offer.place,
        aria_pressed="false", aria_label=label.text if label.markup else None,
    )  # fmt: skip


# Before and after a game ------------------------------------------------------------------------------------------------


def sit_down(table_id: str, site: Voice) -> str:
    name = tag(
        "input", cls="input", name="name", maxlength=24, autocomplete="nickname", placeholder=site.say("my-name-here"),
        aria_label=site.say("my-name"),
    )  # fmt: skip
    return form(f"/table/{table_id}/sit", name, submit(site.say("sit-down")))


def afterwards(table: LiveTable, me: Onlooker, board: Board, site: Voice) -> str:
    """How to go on with the telling of the end, or what next. Whoever is offered a rematch sees it at once."""
    told = [button(escape(site.say(f"tell-{one.name}")), data_tell=one.spot, data_after=one.after) for one in board.onward]
    offered = rematch_link(table, me, site)
    if len(told) > 1:
        return decide(*told, offered)
    more = (*told, link(f"/new?game={table.game.name}", site.say("open-a-table")), link("/", site.say("back-home")))
    if offered or not me.seats:
        return decide(offered, *more)
    return form(f"/table/{table.id}/rematch", submit(site.say("rematch")), *more)


def rematch_link(table: LiveTable, me: Onlooker, site: Voice) -> str:
    """To the table that follows, if somebody has asked for it."""
    if table.header.rematch is None:
        return ""
    mine = table.asks_again in me.seats or not me.seats
    return link(f"/table/{table.header.rematch}", site.say("to-rematch" if mine else "accept-rematch"), "button primary")


def link(address: str, words: str, cls: str = "button") -> str:
    return tag("a", escape(words), cls=cls, href=address)


def form(address: str, *inside: str) -> str:
    return tag("form", CSRF, *inside, cls="decide", method="post", action=address)


def submit(words: str) -> str:
    return tag("button", escape(words), cls="button primary", type="submit")
