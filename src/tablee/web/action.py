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
from tablee.web.onlooker import HAND, Onlooker
from tablee.web.texts import FOLDER

NOTHING = '<div class="verbs" id="action"></div>'
HELD = '<input type="hidden" name="page" value="hand"/>'
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
    filled = [verb for verb in verbs if verb.groups]
    if any(verb.deed.note for verb in filled):
        shown = [tag("div", *map(card, filled), cls="cards")]
    else:
        shown = [tag("div", *(field(group, site, told) for group in verb.groups), cls="verb", data_verb=verb.name)
                 for verb in filled]  # fmt: skip
    return "".join([*shown, decide(*buttons(verbs, undo, site))])


def card(verb: Verb) -> str:
    """A kind of action whose places are chosen on the board; touching the card shows which."""
    inside = tag("strong", escape(verb.deed.text)), tag("span", escape(verb.deed.note), cls="small")
    return button(*inside, cls="button deed", data_start=verb.name, aria_pressed="false")


def buttons(verbs: Iterable[Verb], undo: int | None, site: Voice) -> Iterator[str]:
    """What can be done at once looks alike, unless there is only one such thing: nothing is pressed by habit."""
    if undo is not None:
        yield button(icon("undo"), escape(site.say("undo")), data_undo=undo)
    plain = [verb for verb in verbs if not verb.groups]
    filled = [verb for verb in verbs if verb.groups]
    for verb in plain:
        only = not filled and len(plain) == 1
        yield button(escape(verb.deed.text), cls="button primary" if only else "button", data_do=verb.name)
    for verb in filled:
        words = escape(verb.deed.text)
        one_of_several = "" if len(filled) > 1 and verb.deed.note else None
        yield button(icon("check"), words, cls="button primary", data_confirm=verb.name, data_only=one_of_several,
                     aria_disabled="true")  # fmt: skip


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
    offered = rematch_offer(table, me, site)
    if len(told) > 1:
        return decide(*told, offered)
    again = link(f"/table/{table.id}/replay", site.say("replay")), link(f"/table/{table.id}/review", site.say("review"))
    more = (*told, *again, link(f"/new?game={table.game.name}", site.say("open-a-table")), link("/", site.say("back-home")))
    if offered or not me.seats:
        return decide(offered, *more)
    return form(f"/table/{table.id}/rematch", held(me), submit(site.say("rematch")), *more)


def rematch_offer(table: LiveTable, me: Onlooker, site: Voice) -> str:
    """The way to the table that follows, if somebody has asked for it; the others say whether they come along."""
    follower = table.header.rematch
    if follower is None:
        return ""
    if table.asks_again in me.seats or not me.seats:
        page = "/hand" if me.page == HAND else ""
        return link(f"/table/{follower}{page}", site.say("to-rematch"), "button primary")
    accept = form(f"/table/{follower}/accept", held(me), submit(site.say("accept-rematch")))
    decline = form(f"/table/{follower}/decline", submit(site.say("decline"), "button"))
    return accept + decline


def held(me: Onlooker) -> str:
    """What a form says of the page it stands on: whoever plays with a phone as a hand goes on so."""
    return HELD if me.page == HAND else ""


def link(address: str, words: str, cls: str = "button") -> str:
    return tag("a", escape(words), cls=cls, href=address)


def form(address: str, *inside: str) -> str:
    return tag("form", CSRF, *inside, cls="decide", method="post", action=address)


def submit(words: str, cls: str = "button primary") -> str:
    return tag("button", escape(words), cls=cls, type="submit")
