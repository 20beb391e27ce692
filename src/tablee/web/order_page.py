"""Order at a table: not to hear somebody, to keep them away, to report them with the talk; for its host, to close it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.engine.values import Said
from tablee.kit.sayings import SAYINGS, saying
from tablee.kit.svg import escape, tag
from tablee.kit.words import one_line
from tablee.table.distance import KINDS
from tablee.table.live import LiveTable
from tablee.table.past import seen_by
from tablee.table.reports import LONGEST, Report
from tablee.table.values import Denied
from tablee.web.pages import AnyRequest, Facts, context
from tablee.web.people import guest_of, house_of, known_guest, language_of, welcome
from tablee.web.reception import spend
from tablee.web.telling import spoken


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody else at a table, as a page names them without telling who they are elsewhere."""

    player: str
    name: str
    who: str
    kind: str = ""  # how they are kept away


@get("/sayings", media_type=MediaType.HTML)
async def sayings(request: AnyRequest) -> str:
    return quick(language_of(request))


@cache
def quick(lang: str) -> str:
    """The sayings as buttons."""
    return "".join(
        tag("button", escape(saying(name, lang)), cls="button saying", type="button", data_saying=name) for name in SAYINGS
    )


def handle(player: str, where: str) -> str:
    """What somebody is called in a form; elsewhere something else."""
    return blake2b(f"{where} {player}".encode(), digest_size=9).hexdigest()


def others_at(table: LiveTable, me: str, distances: dict[str, str]) -> list[Person]:
    """The other people at a table: who sits there, and who has spoken where one could hear it."""
    found = {place.player: place.name for place in table.places if place.player}
    if table.over or not table.seats_of(me):
        found = {aside.player: aside.name for aside in table.gallery} | found
    found.pop(me, None)
    return [Person(who, name, handle(who, table.id), distances.get(who, "")) for who, name in found.items() if who]


def named_in(people: Iterable[Person], who: str) -> Person:
    found = next((person for person in people if person.who == who), None)
    if found is None:
        raise Denied("nobody")
    return found


@get("/table/{table_id:str}/order")
async def show(request: AnyRequest, table_id: FromPath[str]) -> Template:
    spend(request, "pages")
    house, guest = house_of(request), await guest_of(request)
    table = await welcome(request, table_id)
    hosts = table.header.host == guest.id
    more: Facts = {
        "table": table,
        "people": others_at(table, guest.id, await house.order.distances.of(guest.id)),
        "hosts": hosts,
        "reports": [one for one in await house.order.reports.about(table_id) if one.other != guest.id] if hosts else [],
        "longest": LONGEST,
        "shown": [],
    }
    return Template("order.html", context=await context(request, "nav-tables", **more))


@post("/table/{table_id:str}/order", status_code=303)
async def keep_order(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """One of: mute, block, clear, report, close, open. Raises `Denied`."""
    form, house, guest = await request.form(), house_of(request), await guest_of(request)
    deed, table = str(form.get("deed", "")), await welcome(request, table_id)
    spend(request, "reports" if deed == "report" else "manners")
    if deed in ("close", "open"):
        await house.talk.hush(table_id, guest.id, deed == "close")
        return Redirect(f"/table/{table_id}/order", status_code=303)
    other = named_in(others_at(table, guest.id, {}), str(form.get("who", "")))
    if deed == "report":
        words = one_line(str(form.get("text", "")))[:LONGEST]
        talk = heard(seen_by(table, guest.id), guest.id, language_of(request))
        await house.order.reports.add(Report(table_id, guest.id, other.player, other.name, words, talk, house.clock()))
        table.reported += other.player != table.header.host
    elif deed in (*KINDS, "clear"):
        await house.order.distances.keep(guest.id, other.player, "" if deed == "clear" else deed)
    else:
        raise Denied("nobody")
    await house.hub.wake(table_id)
    return Redirect(f"/table/{table_id}/order?done={deed}#main", status_code=303)


def heard(table: LiveTable, me: str, lang: str) -> tuple[tuple[str, str], ...]:
    """The talk as somebody could read it, in words."""
    told = []
    for one in spoken(table, table.over or not table.seats_of(me)):
        if isinstance(one, Said):
            text = table.game.face.quote(one.remark, table.names, lang) if one.remark else one.text
            told.append((table.names[one.seat], text))
        else:
            told.append((one.name, saying(one.saying, lang) if one.saying else one.text))
    return tuple(told)


async def kept_away(request: AnyRequest) -> list[Person]:
    """Everybody whom somebody mutes or blocks, wherever they met."""
    house, me = house_of(request), known_guest(request) or ""
    known = await house.order.distances.of(me)
    return [Person(who, await house.store.name_of(who) or "", handle(who, me), kind) for who, kind in known.items()]


@post("/me/near", status_code=303)
async def let_back(request: AnyRequest) -> Redirect:
    spend(request, "manners")
    form, guest = await request.form(), await guest_of(request)
    other = named_in(await kept_away(request), str(form.get("who", "")))
    await house_of(request).order.distances.keep(guest.id, other.player, "")
    return Redirect("/me", status_code=303)


def handlers() -> list[Any]:
    return [sayings, show, keep_order, let_back]
