"""Opening a table, looking at it, sitting down, asking for a rematch, taking the record home."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import get, post
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response, Template

from tablee.bots.levels import LEVELS
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.options import specs
from tablee.engine.record import write_record
from tablee.engine.values import Mistake
from tablee.kit.picture import Lens
from tablee.table.kept import Kept
from tablee.table.live import LiveTable, seated
from tablee.table.setup import Chair, Setup
from tablee.table.signature import Signer
from tablee.table.values import Denied
from tablee.web.onlooker import onlooker
from tablee.web.pages import AnyRequest, Facts, context, find_game
from tablee.web.painter import Painter
from tablee.web.people import clean_name, guest_of, house_of, language_of
from tablee.web.seats import seats_whole
from tablee.web.texts import SITE

DEFAULT_LEVEL = "steady"
MOST_BOTS_AT_ONE_CLICK = 3
KEPT = ("other-rules", "damaged", "closed")  # tables that can be read and not played


@get("/new")
async def new(request: AnyRequest, game: FromQuery[str | None] = None) -> Template:
    return await new_form(request, find_game(game) if game else catalogue.games()[0])


async def new_form(request: AnyRequest, game: AnyGame, problem: str = "") -> Template:
    more = {
        "game": game,
        "seats": game.seats[-1],
        "levels": LEVELS,
        "options": specs(game.options),
        "problem": problem,
    }
    status = 400 if problem else 200
    return Template("new.html", context=await context(request, "nav-tables", **more), status_code=status)


@post("/tables", status_code=200)
async def open_table(request: AnyRequest) -> Redirect | Template:
    form = await request.form()
    game = find_game(str(form.get("game", "")))
    guest = await guest_of(request)
    try:
        table = await house_of(request).open_table(guest.id, read_setup(game, form))
    except Denied:  # nothing is wrong with the form
        raise
    except Mistake as problem:
        return await new_form(request, game, problem.told(language_of(request)))
    return Redirect(f"/table/{table.id}", status_code=303)


def read_setup(game: AnyGame, form: FormMultiDict) -> Setup:
    """The new-table form. Options that need another one that is off are not asked for."""
    seats = str(form.get("seats", ""))
    if not seats.isdecimal() or len(seats) > 2:
        raise Mistake("web.no-players", game=game.name, least=game.seats[0], most=game.seats[-1])
    given: dict[str, object] = {}
    ticked = {spec.name: unless_off(form.get(f"option_{spec.name}")) for spec in specs(game.options)}
    for spec in specs(game.options):
        value = form.get(f"option_{spec.name}")
        if spec.kind == "flag":
            given[spec.name] = value is not None
        elif spec.kind == "seats":
            given[spec.name] = form.getall(f"option_{spec.name}", [])
        elif value is not None and spec.counts(ticked):
            given[spec.name] = value
    return Setup(
        game=game.name,
        chairs=tuple(read_chair(form, seat) for seat in range(int(seats))),
        options=given,
        name=clean_name(str(form.get("name", ""))),
        public=bool(form.get("public")),
        seeds=adds_seed(form),
    )


def adds_seed(form: Mapping[str, Any]) -> bool:
    """Whether the page will add a seed of its own to the luck: only a script can say so."""
    return form.get("seeds") == "page"


def unless_off(value: object) -> str:
    return "" if value in (None, "0", "off") else str(value)


def read_chair(form: Mapping[str, Any], seat: int) -> Chair:
    wanted = str(form.get(f"chair_{seat}", ""))
    if any(level.name == wanted for level in LEVELS):
        return Chair("bot", level=wanted)
    return Chair(wanted, name=clean_name(str(form.get(f"name_{seat}", ""))))


@post("/play/{name:str}", status_code=303)
async def play_now(request: AnyRequest, name: FromPath[str]) -> Redirect:
    """One click: the first seat is yours, bots take the others."""
    game, guest = find_game(name), await guest_of(request)
    bots = min(MOST_BOTS_AT_ONE_CLICK, game.seats[-1] - 1)
    chairs = (Chair("here"), *(Chair("bot", level=DEFAULT_LEVEL) for _ in range(bots)))
    name_of_table = SITE[language_of(request)]("table-of", name=guest.name)
    setup = Setup(game=game.name, chairs=chairs, options={}, name=name_of_table, seeds=adds_seed(await request.form()))
    table = await house_of(request).open_table(guest.id, setup)
    return Redirect(f"/table/{table.id}", status_code=303)


@get("/table/{table_id:str}")
async def show(request: AnyRequest, table_id: FromPath[str]) -> Template:
    try:
        table = await house_of(request).find(table_id)
    except Denied as problem:
        if problem.code not in KEPT:
            raise
        kept, why = await house_of(request).kept(table_id), problem.told(language_of(request))
        more: Facts = {"table": kept, "game": kept.game, "why": why, "shown": []}
        return Template("kept.html", context=await context(request, "nav-tables", **more))
    return await at_table(request, table)


async def at_table(request: AnyRequest, table: LiveTable) -> Template:
    guest = await guest_of(request)
    painter: Painter = request.app.state.painter
    me = onlooker(table, guest.id, Lens(lang=language_of(request)), origin=str(request.base_url).rstrip("/"))
    picture = painter.picture(table, me, await painter.prepare(table, me))
    choices = {name: msgspec.Raw(json) for name, json in picture.choices.items()}
    more = {
        "table": table,
        "picture": picture,
        "seats": seats_whole(table, table.view(None), picture.parts, me.lens.lang),
        "mine": me.seats,
        "shown": [table.game],
        "choices": script_json({"step": picture.step, "seat": picture.chair, **choices}),
    }
    return Template("table/page.html", context=await context(request, "nav-tables", **more))


def script_json(value: object) -> str:
    """JSON that cannot end the script element it stands in."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")


@post("/table/{table_id:str}/sit", status_code=303)
async def sit(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    form = await request.form()
    guest = await guest_of(request, str(form.get("name", "")))
    await house_of(request).sit(table_id, guest.id, guest.name, adds_seed(form))
    return Redirect(f"/table/{table_id}", status_code=303)


@post("/table/{table_id:str}/rematch", status_code=303)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    house, guest = house_of(request), await guest_of(request)
    follower = await house.rematch(table_id, guest.id)
    return Redirect(f"/table/{follower.id}", status_code=303)


@get("/table/{table_id:str}/record")
async def record(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The game as a file, as far as the one who asks may know it."""
    kept, guest = await house_of(request).kept(table_id), await guest_of(request)
    text = await asyncio.to_thread(
        written, kept, guest.id, request.app.state.signer
    )  # a game may be long, and is played once more for it
    headers = {"content-disposition": f'attachment; filename="{kept.header.game}-{kept.header.id}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


def written(kept: Kept, player: str, signer: Signer) -> str:
    table = seated(kept.header, kept.places, kept.entries, kept.said, kept.length)
    mine = table.seats_of(player)
    return write_record(signer.signed(table.record(mine[0] if len(mine) == 1 else None)))


@get("/table/{table_id:str}/fair")
async def fair(request: AnyRequest, table_id: FromPath[str]) -> Template:
    """What was fixed of the luck, who added to it, and how to check it."""
    table, guest = await house_of(request).find(table_id), await guest_of(request)
    seat = next(iter(table.seats_of(guest.id)), None)
    more: Facts = {
        "table": table,
        "game": table.game,
        "seed": "" if seat is None else table.places[seat].seed or "",
        "key": table.header.key.hex() if table.over and not table.waiting else "",
        "site_key": request.app.state.signer.site,
        "shown": [table.game],
    }
    return Template("fair.html", context=await context(request, "nav-tables", **more))


def handlers() -> list[Any]:
    return [new, open_table, play_now, show, sit, rematch, record, fair]
