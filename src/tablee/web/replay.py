"""Looking at a game once more: `/table/ID/replay`, and `/replay` for a record file that one opens.

A page is whole at any moment and layer, so that a link to it can be shared; from there its script asks for differences.
Of a file nothing is written anywhere: the game it tells stays in memory for a while, for whoever opened it.
"""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromQuery
from litestar.response import Redirect, Response, Template
from litestar.types import Guard

from tablee.engine.values import Mistake
from tablee.kit.picture import Lens
from tablee.web.branches import branch, choices
from tablee.web.course import Course, course_of
from tablee.web.difference import encode
from tablee.web.moments import Look, picture
from tablee.web.pages import AnyRequest, context
from tablee.web.people import guest_of, language_of
from tablee.web.picture import Picture
from tablee.web.reception import spend
from tablee.web.recorded import reel_from
from tablee.web.reel import ALL, PUBLIC, Layer, Reel, checked, step_in
from tablee.web.seats import seats_whole
from tablee.web.shown import Looked, Shown, archive_of, aside, of_file, of_table
from tablee.web.texts import SITE

SHOWN = re.compile(r"(\d{1,5})\.([0-3])\.([\w-]{0,40})")  # moment, side, and the spot asked about
SPEEDS: Final = ("slow", "normal", "fast")


def paid(kind: str) -> Guard:
    """Before anything is looked for: somebody who has asked too often is told to wait."""
    return lambda request, _: spend(request, kind)


# Looking ------------------------------------------------------------------------------------------------------------------


@get("/", guards=[paid("pages")])
async def page(
    request: AnyRequest, shown: Looked, layer: FromQuery[str] = "", step: FromQuery[int | None] = None
) -> Template:
    reel, lang = shown.reel, language_of(request)
    layer = checked(reel, layer, shown.mine)
    course = await course_at(request, reel, layer, lang)
    look = Look(layer, step_in(reel, layer, step), Lens(lang), shown.unheard)
    drawn = await drawn_at(request, reel, look)
    table = reel.table_at(layer, look.moment)
    more = {
        "table": table,
        "picture": drawn,
        "seats": seats_whole(table, table.view(None), drawn.parts, lang),
        "course": course,
        "layer": layer,
        "layers": [(one, layer_name(reel, one, lang)) for one in reel.layers(shown.mine)],
        "address": shown.address,
        "table_id": shown.table,
        "going_on": not reel.over,
        "speeds": SPEEDS,
        "branch": choices(shown, layer),
        "shown": [table.game],
    }
    return Template("replay.html", context=await context(request, "nav-tables", **more))


async def course_at(request: AnyRequest, reel: Reel, layer: Layer, lang: str) -> Course:
    courses, key = archive_of(request).courses, (id(reel), layer, lang)
    found = courses.get(key)
    if found is None or found[0] is not reel:
        found = courses.keep(key, (reel, await aside(request, course_of, reel, layer, lang)))
    return found[1]


async def drawn_at(request: AnyRequest, reel: Reel, look: Look) -> Picture:
    end = request.app.template_engine.get_template("table/end.html")  # type: ignore[union-attr]
    return reel.pictures.get(look) or reel.pictures.keep(look, await aside(request, picture, reel, look, end))


def layer_name(reel: Reel, layer: Layer, lang: str) -> str:
    if layer in (PUBLIC, ALL):
        return SITE[lang](f"replay-layer-{layer}")
    return SITE[lang]("replay-layer-seat", name=reel.places[int(layer)].name)


@get("/step", guards=[paid("looks")])
async def change(
    request: AnyRequest,
    shown: Looked,
    was: FromQuery[str],
    now: FromQuery[str],
    layer: FromQuery[str] = "",
    seen: FromQuery[str] = "",
) -> Response[bytes]:
    """What makes a page that shows one moment show another; all of that one where the page shows something else."""
    reel, lang = shown.reel, language_of(request)
    layer = checked(reel, layer, shown.mine)
    after = await drawn_at(request, reel, look_at(shown, layer, now, lang))
    before = await drawn_at(request, reel, look_at(shown, layer, was, lang))
    known = before if before.version == seen else None
    message = after.message(known) or {"t": "view", "step": after.step, "seat": None}
    return Response(encode({**message, "version": after.version}), media_type="application/json")


def look_at(shown: Shown, layer: Layer, text: str, lang: str) -> Look:
    """Raises `Mistake`."""
    read = SHOWN.fullmatch(text)
    if read is None:
        raise Mistake("web.no-moment")
    moment, turn, spot = read.groups()
    return Look(layer, step_in(shown.reel, layer, int(moment)), Lens(lang, turn=int(turn), spot=spot), shown.unheard)


@get("/picture", guards=[paid("looks")])
async def svg(request: AnyRequest, shown: Looked, now: FromQuery[str], layer: FromQuery[str] = "") -> Response[str]:
    """The stage as a picture that stands alone."""
    reel = shown.reel
    layer = checked(reel, layer, shown.mine)
    look = look_at(shown, layer, now, language_of(request))
    drawn = await drawn_at(request, reel, look)
    text = await aside(request, reel.match.game.face.complete, str(drawn.board.stage))
    name = f"{reel.header.game}-{look.moment}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="image/svg+xml; charset=utf-8", headers=headers)


# A file -------------------------------------------------------------------------------------------------------------------


@get("/replay")
async def open_file(request: AnyRequest) -> Template:
    spend(request, "pages")
    return await file_form(request)


async def file_form(request: AnyRequest, problem: str = "") -> Template:
    facts = await context(request, "nav-tables", problem=problem, shown=[])
    return Template("replay_open.html", context=facts, status_code=400 if problem else 200)


@post("/replay", status_code=200)
async def read_file(request: AnyRequest) -> Redirect | Template:
    spend(request, "records")
    form, guest = await request.form(), await guest_of(request)
    text, lang = str(form.get("record", "")).replace("\r\n", "\n"), language_of(request)
    try:
        reel = await aside(request, reel_from, text, lang)
    except Mistake as problem:
        return await file_form(request, problem.told(lang))
    name = secrets.token_urlsafe(16)
    archive_of(request).files.keep((name, guest.id), reel)
    return Redirect(f"/replay/{name}", status_code=303)


def handlers() -> list[Any]:
    """The same pages of a game, whether it is found at a table or in a file."""
    of_a_game = [page, change, svg, branch]
    return [
        open_file,
        read_file,
        Router("/table/{table_id:str}/replay", route_handlers=of_a_game, dependencies={"shown": Provide(of_table)}),
        Router("/replay/{name:str}", route_handlers=of_a_game, dependencies={"shown": Provide(of_file)}),
    ]
