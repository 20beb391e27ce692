"""`/table/ID/review`: a finished game reviewed in the background, shown when it is done, and as one file to take home.

Whoever may see everything of a game once it is over may see its review.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response, Template

from tablee.engine.match import Match
from tablee.review.analysis import lens
from tablee.review.page import content
from tablee.review.page import page as standing_alone
from tablee.review.telling import Teller
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web.newest import Newest
from tablee.web.pages import AnyRequest, context
from tablee.web.people import guest_of, language_of, welcome
from tablee.web.reception import spend
from tablee.web.reviewing import Reviewing, read_review
from tablee.web.shown import aside

KEPT: Final = 24  # that somebody looked at lately
told: Newest[tuple[object, ...], str] = Newest(KEPT)


def reviewing_of(request: AnyRequest) -> Reviewing:
    reviewing: Reviewing = request.app.state.reviewing
    return reviewing


async def over(request: AnyRequest, table_id: str) -> LiveTable:
    """A table whose game is over. Raises `Denied`."""
    table = await welcome(request, table_id)
    if table.waiting or not table.over:
        raise Denied("no-layer")
    return table


@get("/table/{table_id:str}/review")
async def page(request: AnyRequest, table_id: FromPath[str]) -> Template:
    spend(request, "pages")
    table, guest, lang = await over(request, table_id), await guest_of(request), language_of(request)
    standing = await reviewing_of(request).kept.standing(table_id)
    whole = await reviewing_of(request).kept.whole(table_id)
    more = {
        "table": table,
        "standing": standing,
        "may_stop": standing is not None and (guest.id == standing.player or bool(table.seats_of(guest.id))),
        "text": whole and await drawn(request, table, whole, lang),
        "shown": [table.game],
    }
    return Template("review.html", context=await context(request, "nav-tables", **more))


async def drawn(request: AnyRequest, table: LiveTable, whole: str, lang: str) -> str:
    key = table.id, table.names, lang, hash(whole)
    return told.get(key) or told.keep(key, await aside(request, in_page, table, whole, lang))


def in_page(table: LiveTable, whole: str, lang: str) -> str:
    return content(teller_of(table, whole, lang), f"/table/{table.id}/replay")


def teller_of(table: LiveTable, whole: str, lang: str) -> Teller:
    """What the game itself has to say is looked up again: it is not kept."""
    record = replace(table.record(None), players=table.names)
    match = Match.from_record(record)
    return Teller(record, replace(read_review(whole), lens=tuple(lens(match))), lang, match)


@post("/table/{table_id:str}/review", status_code=303)
async def ask(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    spend(request, "reviews")
    table, guest = await over(request, table_id), await guest_of(request)
    await reviewing_of(request).ask(table, guest.id)
    return Redirect(f"/table/{table_id}/review", status_code=303)


@post("/table/{table_id:str}/review/stop", status_code=303)
async def stop(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    spend(request, "messages")
    table, guest = await over(request, table_id), await guest_of(request)
    await reviewing_of(request).stop(table, guest.id)
    return Redirect(f"/table/{table_id}/review", status_code=303)


@get("/table/{table_id:str}/review/progress")
async def progress(request: AnyRequest, table_id: FromPath[str]) -> dict[str, object]:
    """How far it has come, for the script of the page."""
    spend(request, "messages")
    await over(request, table_id)
    standing = await reviewing_of(request).kept.standing(table_id)
    if standing is None:
        return {"state": "", "looked_at": 0, "moments": 0}
    return {"state": standing.state, "looked_at": standing.looked_at, "moments": standing.moments}


@get("/table/{table_id:str}/review/file")
async def file(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """All of it as one page that needs nothing else. Raises `Denied` before it is done."""
    spend(request, "records")
    table, lang = await over(request, table_id), language_of(request)
    whole = await reviewing_of(request).kept.whole(table_id)
    if whole is None:
        raise Denied("no-review")
    text = await aside(request, lambda: standing_alone(teller_of(table, whole, lang)))
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}-review.html"'}
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


def handlers() -> list[Any]:
    return [page, ask, stop, progress, file]
