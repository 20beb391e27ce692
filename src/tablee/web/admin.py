"""The page of whoever runs the site: how it fares, which tables there are, which bots are stuck, and a button that closes
a table."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.engine.values import Mistake
from tablee.kit.words import listing
from tablee.table.live import LiveTable
from tablee.table.repair import closing
from tablee.table.stuck import Stuck
from tablee.web import metrics
from tablee.web.insiders import insiders_of, insiders_only
from tablee.web.pages import AnyRequest, Facts, context
from tablee.web.people import house_of, language_of
from tablee.web.reception import reception_of, spend

MOST_TABLES: Final = 100  # on the page
MOST_REFUSALS: Final = 12


@get("/admin")
async def admin(request: AnyRequest) -> Template:
    """Whoever may not look is asked for the token, if there is one. Raises `Mistake` if there is none."""
    if not insiders_of(request).may_look(request):
        return await locked_door(request)
    await request.app.state.readiness.why_not()
    stuck: list[Stuck] = request.app.state.watch.look()
    tables = sorted(house_of(request).tables, key=lambda table: order(request, table, stuck))
    more: Facts = {
        "facts": facts(request),
        "stuck": stuck,
        "rows": [row(request, table, stuck) for table in tables[:MOST_TABLES]],
        "left_out": max(0, len(tables) - MOST_TABLES),
        "refusals": reception_of(request).refusals.most_common(MOST_REFUSALS),
        "reports": await house_of(request).order.reports.newest(),
        "shown": [],
    }
    return Template("admin.html", context=await context(request, "", **more))


async def locked_door(request: AnyRequest) -> Template:
    if not insiders_of(request).has_token:
        raise Mistake("web.insiders-only")
    return Template("admin_token.html", context=await context(request, shown=[]), status_code=403)


def facts(request: AnyRequest) -> list[tuple[str, object]]:
    """The load, as lines of a list: what, and how much."""
    state, house = request.app.state, house_of(request)
    bots = house.minds.told()
    return [
        ("admin-ready", state.readiness.last),
        ("admin-sockets", house.hub.listeners),
        ("admin-tables", len(house.tables)),
        ("admin-moves", house.moves),
        ("admin-thinking", bots["thinking"]),
        ("admin-queued", bots["queued"] + bots["outside"]),
        ("admin-failing", bots["failing"]),
        ("admin-late", round(1000 * state.pulse.worst)),
        ("admin-memory", round(metrics.memory() / 1_000_000)),
    ]


def order(request: AnyRequest, table: LiveTable, stuck: list[Stuck]) -> tuple[bool, int]:
    """Where something is wrong first, then where most look on."""
    return not any(bot.table == table.id for bot in stuck), -house_of(request).hub.heard_by(table.id)


def row(request: AnyRequest, table: LiveTable, stuck: list[Stuck]) -> Facts:
    """What may be told of a table to somebody who does not play there."""
    lang = language_of(request)
    acting = table.view(None).acting if not table.waiting else ()
    return {
        "id": table.id,
        "name": table.header.name,
        "game": table.game.face.title(lang),
        "listeners": house_of(request).hub.heard_by(table.id),
        "moves": table.step(None),
        "acting": listing([table.names[seat] for seat in acting], lang),
        "over": table.over,
        "stuck": any(bot.table == table.id for bot in stuck),
    }


@post("/admin/token", status_code=303)
async def enter(request: AnyRequest) -> Redirect:
    """Show the token, in a form: an address would be kept by everything on the way. Raises `Mistake`."""
    spend(request, "entries")
    form = await request.form()
    if not insiders_of(request).fits(str(form.get("token", ""))):
        raise Mistake("web.wrong-token")
    insiders_of(request).let_in(request)
    return Redirect("/admin", status_code=303)


@post("/admin/tables/{table_id:str}/close", status_code=303, guards=[insiders_only])
async def close(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """End a table before its game is over. Whoever looks at it is told, and nothing of it is lost."""
    house = house_of(request)
    if await house.take_away(table_id, closing(table_id, house.clock()), though_heard=True):
        await house.hub.wake(table_id)
    return Redirect("/admin", status_code=303)


def handlers() -> list[Any]:
    return [admin, enter, close]
