"""A finished public game as part of another site's page: any moment of it, to step through.

Nothing can be done there but look, so it may stand in a frame anywhere; every other page may stand in none."""

from __future__ import annotations

from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Template

from tablee.kit.picture import Lens
from tablee.table.values import Denied
from tablee.web.moments import stage_at
from tablee.web.pages import AnyRequest, context
from tablee.web.people import language_of, welcome
from tablee.web.reel import PUBLIC, checked, step_in
from tablee.web.replay import paid
from tablee.web.shown import aside, reel_at

POLICY: Final = "default-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'"


@get("/table/{table_id:str}/embed", guards=[paid("pages")])
async def embed(
    request: AnyRequest, table_id: FromPath[str], layer: FromQuery[str] = PUBLIC, step: FromQuery[int | None] = None
) -> Template:
    """Raises `Denied` for a game that goes on, and one that is not public."""
    table, lang = await welcome(request, table_id), language_of(request)
    if not (table.header.public and table.over) or table.waiting:
        raise Denied("not-public")
    reel = await reel_at(request, table)
    layer = checked(reel, layer, ())
    now, last = step_in(reel, layer, step), len(reel.moments(layer)) - 1
    stage = await aside(request, stage_at, reel, layer, now, Lens(lang))
    view = table.view(None)
    more = {"table": table, "view": view, "stage": stage, "layer": layer, "now": now, "last": last, "shown": [table.game]}
    more["colours"] = table.game.colours_of(view)
    facts = await context(request, "", **more)
    return Template("embed.html", context=facts, headers={"content-security-policy": POLICY})


def handlers() -> list[Any]:
    return [embed]
