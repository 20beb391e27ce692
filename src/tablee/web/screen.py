"""What a big screen shows besides the table: codes by which people in the room sit down, and how the end goes on."""

from __future__ import annotations

from tablee.kit import shapes
from tablee.kit.picture import Board
from tablee.kit.svg import escape, tag
from tablee.table.address import short
from tablee.table.live import LiveTable
from tablee.table.values import Place
from tablee.web.difference import Part
from tablee.web.hosts import is_loopback
from tablee.web.onlooker import Onlooker
from tablee.web.qr import qr_svg
from tablee.web.seats import NO_INVITATION
from tablee.web.texts import SITE

NO_CODES = '<section id="codes" hidden=""></section>'


def screen_parts(table: LiveTable, me: Onlooker, board: Board) -> dict[str, Part]:
    """By id."""
    shown = codes(table, me) if table.has_room else NO_CODES
    return {"codes": shown, "onward": onward(table, board), "invite": NO_INVITATION}


def codes(table: LiveTable, me: Onlooker) -> str:
    """One for each seat that is free, and the address for who has no camera."""
    say, free = SITE[me.lens.lang], [place for place in table.places if place.is_open]
    title = tag("h2", escape(say("screen-join", free=len(free))))
    address = tag("p", escape(say("screen-address")), " ", tag("b", escape(written(table, me))), cls="address")
    note = tag("p", escape(say("screen-loopback")), cls="note") if is_loopback(me.origin) else ""
    cards = tag("ol", *(code(table, me, place) for place in free), cls="code-list", data_codes=len(free))
    return tag("section", title, cards, address, note, cls="codes", id="codes", aria_label=say("screen-codes"))


def code(table: LiveTable, me: Onlooker, place: Place) -> str:
    """Of one seat, with its colour where that is known before the game is dealt."""
    colour = "open" if table.game.colours_by_lot else table.game.colours_of(table.view(None))[place.seat]
    named = SITE[me.lens.lang]("open-seat") if colour == "open" else table.game.face.say(me.lens.lang, f"colour-{colour}")
    head = tag("p", shapes.token(colour), tag("b", escape(named)))
    return tag("li", head, qr_svg(f"{address_of(table, me)}{hand(table, place)}"), cls=f"card seat-{colour}")


def address_of(table: LiveTable, me: Onlooker) -> str:
    """Of the table: as short as can be, of a former version the whole."""
    return f"{me.origin}/t/{short(table.id)}" if short(table.id) else f"{me.origin}/table/{table.id}"


def hand(table: LiveTable, place: Place) -> str:
    """What follows for a certain seat, counted from one."""
    return f"/{place.seat + 1}" if short(table.id) else f"/hand?seat={place.seat + 1}"


def written(table: LiveTable, me: Onlooker) -> str:
    """The address as people type it."""
    return address_of(table, me).partition("://")[2]


def onward(table: LiveTable, board: Board) -> str:
    """For the script of the page: where to look next, after how long, and which table follows."""
    step = next((one for one in board.onward if one.after is not None), None)
    follower = table.header.rematch
    return tag(
        "i", "", id="onward", hidden="", data_tell=step.spot if step else None, data_after=step.after if step else None,
        data_follows=f"/table/{follower}/screen" if follower else None,
    )  # fmt: skip
